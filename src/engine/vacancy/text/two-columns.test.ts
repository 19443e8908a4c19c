import { describe, expect, it } from "vitest";
import { readVacancy } from "../read-vacancy.ts";

const asked = (text: string) =>
  (readVacancy(text, { today: "2026-01-01" }).job.requirements ?? []).map(({ kind, text: words }) => [kind, words]);
const head = "Lab Technician\nNoorder Labs, Zwolle\n\nREQUIREMENTS\n";

describe("what stands beside, behind and between requirements", () => {
  it("labels of a first column are no part of what is asked, and page marks are nothing", () => {
    const found = asked(
      `${head}Education        Mbo 4 in chemistry\nTechniques       Experience with titration\n                 Working knowledge of Excel\nSystems          LIMS experience\n\n                              (page 1 of 2)\n`,
    );
    expect(found).toEqual([
      ["must", "Mbo 4 in chemistry"],
      ["must", "Experience with titration"],
      ["must", "Working knowledge of Excel"],
      ["must", "LIMS experience"],
    ]);
  });

  it("an abbreviation or a class of licence ends no sentence, a licence does", () => {
    const eisen = asked(
      "Monteur\nInstallatiebedrijf Palm, Zwolle\n\nEisen\n- F-gassen cat. 1, is een harde eis\n- rijbewijs B. BE handig voor de aanhanger\n",
    );
    expect(eisen).toEqual([
      ["knock_out", expect.stringContaining("F-gassen cat. 1")],
      ["must", "Rijbewijs B"],
      ["nice", expect.stringContaining("BE")],
    ]);
  });

  it("two things of one sentence are two requirements", () => {
    const eisen = asked(
      "Monteur\nInstallatiebedrijf Palm, Zwolle\n\nEisen\n- leidingwerk (persen, solderen) en ketels inregelen\n- ervaring met Excel, en een CO-certificaat voor de ketels\n- kunt een muur metselen en een vloer leggen\n",
    ).map(([, text]) => text);
    expect(eisen).toEqual([
      "Leidingwerk (persen, solderen)",
      "Ketels inregelen",
      "Ervaring met Excel",
      "CO-certificaat voor de ketels",
      "Kunt een muur metselen",
      "Vloer leggen",
    ]);
  });

  it("a prerequisite is one, a part of the years isn't all of them, and no text ends in the middle", () => {
    const found = asked(
      `${head}- Availability of 32 hours a week is a prerequisite\n- 5+ years in tender management, of which a good part in procurement (TenderNed is your home)\n- A valid work permit for the Netherlands or EU citizenship. We do not sponsor.\n`,
    );
    expect(found[0]?.[0]).toBe("knock_out");
    expect(found.map(([, text]) => text)).not.toContainEqual(expect.stringMatching(/5\+ years procurement|\(TenderNed$| or$/));
    expect(found.at(-1)).toEqual(["knock_out", "Valid work permit for the Netherlands"]);
  });

  it("what comes behind says how hard the sentence before it is", () => {
    const found = asked(
      "Bakker\nBakkerij Palm, Zwolle\n\nWat je moet kunnen. Brood bakken en deeg draaien. Op zaterdag werken we gewoon. Kun je dat niet dan heeft het geen zin om te reageren, sorry.\n",
    );
    expect(found.map(([, text]) => text)).not.toContainEqual(expect.stringMatching(/geen zin|Wat je moet/));
    expect(found).toContainEqual(["knock_out", expect.stringContaining("zaterdag")]);
  });
});
