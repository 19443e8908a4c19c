import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readVacancy } from "./read-vacancy.ts";

const folder = join(import.meta.dirname, "../../../tests/eval/vacancies");
const read = (name: string) => readVacancy(readFileSync(join(folder, `${name}.txt`), "utf8"), { today: "2026-11-22" });
const asked = (name: string) => (read(name).job.requirements ?? []).map(({ kind, text, min_years }) => [kind, text, min_years ?? null]);
const left = (name: string, why: string) => read(name).left_out.filter((one) => one.why === why);

describe("invented vacancies of other trades, as they are pasted", () => {
  it.each(readdirSync(folder).map((file) => file.replace(/\.txt$/, "")))(
    "%s: quotes stand, and no line both asks and is left out",
    (name) => {
      const { text, job, left_out } = read(name);
      expect(job.requirements?.length).toBeGreaterThan(3);
      for (const { quote, start, end } of [...left_out, ...(job.requirements ?? [])])
        expect(text.slice(start ?? -1, end ?? -1)).toBe(quote);
      for (const one of left_out.filter(({ why }) => why !== "protected"))
        expect(job.requirements?.filter(({ start, end }) => (start ?? 0) < one.end && one.start < (end ?? 0))).toEqual([]);
    },
  );

  it("kinds follow the wording: wishes in brackets, hard requirements, what isn't needed", () => {
    expect(asked("kok.nl")).toEqual(
      expect.arrayContaining([
        ["knock_out", "VOG", null],
        ["nice", "Ervaring in de zorg", null],
      ]),
    );
    expect(asked("kok.nl").map(([, text]) => text)).not.toContain("Rijbewijs");
    expect(left("kok.nl", "offer").map(({ quote }) => quote)).toContain("Rijbewijs is niet nodig");
    expect(left("kok.nl", "agency_notice").map(({ quote }) => quote)).toEqual(["Geen bureaus s.v.p."]);
    expect(asked("uitvoerder.nl")).toEqual(
      expect.arrayContaining([
        ["must", "VCA-VOL", null],
        ["nice", "Rijbewijs BE", null],
        ["must", "Min. 5 jr ervaring als uitvoerder in de gww", 5],
      ]),
    );
  });

  it("a tender's points are weights of wishes", () => {
    const wishes = (read("zaaksysteem-inhuur.nl").job.requirements ?? []).filter(({ kind }) => kind === "nice");
    expect(wishes.map(({ weight }) => weight)).toEqual([4, 3, 1, 2]);
    expect(asked("archive-tender.en").map(([kind]) => kind)).toEqual([
      "knock_out",
      "knock_out",
      "knock_out",
      "knock_out",
      "nice",
      "nice",
      "nice",
    ]);
  });

  it("what the law protects is told with the law and a neutral wording, and the rest of its sentence still asks", () => {
    expect(left("verkoopmedewerker.nl", "protected").map(({ ground }) => ground)).toEqual(["age", "appearance", "appearance"]);
    expect(asked("verkoopmedewerker.nl")).toContainEqual(["must", "Minimaal 2 jaar ervaring in de detailhandel", 2]);
    expect(left("financial-controller.en", "protected")).toMatchObject([
      {
        quote: "Native Dutch speaker",
        ground: "native_speaker",
        law: expect.stringContaining("2000/43"),
        instead: "You speak and write excellent Dutch (C1)",
      },
    ]);
    expect(left("casemanager.nl", "protected")).toMatchObject([{ ground: "marital_status" }]);
    expect(left("vet.en", "protected")).toMatchObject([{ ground: "gender" }]);
  });

  it.each([
    ["data-engineer.en", "Brightwater Analytics", "Lotte Haverkamp"],
    ["sous-chef.en", "The Copper Kettle", "Ines Ferreira"],
    ["chauffeur.nl", "Transportbedrijf Hoogesteger", "Gerrit-Jan van de Kamp"],
    ["verkoopmedewerker.nl", "Modehuis Verhage", "Corry Verhage"],
    ["paediatric-nurse.en", "St Brannock's Hospital NHS Trust", "Helen Marsden"],
    ["electrician.en", "Kestrel Foods", "Wendy"],
    ["servicedesk.nl", undefined, "Bas de Rooij"],
    ["financial-controller.en", undefined, "Thomas Lindqvist"],
  ])("%s: client %s, contact %s", (name, client, contact) =>
    expect(read(name).job.client).toEqual(expect.objectContaining({ ...(client && { name: client }), contact_name: contact })),
  );

  it("“Kubernetes is a plus” names no client, “Jonge dame” no requirement", () => {
    const { job, left_out } = readVacancy(
      "Developer\n\nWe look for someone with Java. Kubernetes is a plus.\nJonge, representatieve dame gezocht.",
      {
        today: "2026-11-22",
      },
    );
    expect(job.client).toBeUndefined();
    expect(job.requirements?.map(({ kind, text }) => [kind, text])).toEqual([
      ["must", "Java"],
      ["nice", "Kubernetes"],
    ]);
    expect(left_out.some(({ why, quote }) => why === "protected" && /dame/.test(quote))).toBe(true);
  });
});
