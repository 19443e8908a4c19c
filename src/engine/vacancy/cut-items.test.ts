import { describe, expect, test } from "vitest";
import { readVacancy } from "./read-vacancy.ts";

const asksOf = (text: string) => (readVacancy(text, { today: "2026-11-28" }).job.requirements ?? []).map((one) => one.text);
const vacancy = (...lines: string[]) => `Planner\nUtrecht\n\nRequirements\n${lines.join("\n")}\n`;

describe("an item that a line cuts in two is one", () => {
  test.each([
    [
      "small letters below",
      ["- Fluent in the language of", "our clients", "- Driving licence B"],
      ["Fluent in the language of our clients"],
    ],
    ["indented", ["• Knowledge of Exact", "   Globe", "• Driving licence B"], ["Knowledge of Exact Globe"]],
    [
      "a word that nothing ends with",
      ["- Five years of experience with", "Oracle", "- Driving licence B"],
      ["Five years of experience with Oracle"],
    ],
    ["a name", ["- Ervaring met Rx", "Mission", "- Rijbewijs B"], ["Ervaring met Rx Mission"]],
    ["a name, no marks", ["Ervaring met Google", "Analytics", "Rijbewijs B"], ["Ervaring met Google Analytics"]],
    [
      "three lines",
      ["* Diploma of a school for", "  nursing, or of one that", "  is as good", "* Driving licence B"],
      ["Diploma of a school for nursing, or of one that is as good"],
    ],
  ])("%s", (_, lines, [first]) => {
    const asked = asksOf(vacancy(...lines)).map((text) => text.replace(/\s+/g, " "));
    expect(asked[0]).toBe(first);
    expect(asked).toHaveLength(2);
  });

  test("what is an item or a heading of its own stays one", () => {
    expect(asksOf(vacancy("- Rijbewijs B", "- Ervaring met Excel", "", "Wat bieden wij", "Een jaarcontract"))).toHaveLength(2);
    expect(asksOf(vacancy("- Ervaring met Excel", "Wensen", "- Duits", "- Frans"))).toHaveLength(3);
    expect(asksOf(vacancy("Ervaring met Excel", "Rijbewijs B", "Goed Nederlands"))).toHaveLength(3);
    expect(asksOf(vacancy("- The people you work with", "- Driving licence B")).at(-1)).toBe("Driving licence B");
  });
});

test("what only tells of them asks nothing, whatever it stands under", () => {
  const told = [
    "The department counts nine people",
    "De ploeg bestaat uit vijf monteurs",
    "Location is Almere",
    "Standplaats is Almere",
    "We look forward to hearing from you",
    "We zien je reactie graag tegemoet",
    "De Zwaan is een hotel met 40 kamers",
    "Brink & Zoon is een familiebedrijf in Almere",
    "The salary depends on experience",
    "Het salaris bedraagt 2.900 euro",
  ];
  expect(asksOf(vacancy(...["Driving licence B", ...told].map((line) => `- ${line}`)))).toEqual(["Driving licence B"]);
});

describe("a name with a point in it is one", () => {
  test.each([
    ["- Ervaring met Rx.Mission", ["Ervaring met Rx.Mission"]],
    ["You have worked with Rx.Mission.", ["Worked with Rx.Mission"]],
    ["- Working knowledge of Exact.Online and Twinfield", ["Exact.Online", "Twinfield"]],
    ["- Ervaring met Google.Analytics", ["Ervaring met Google.Analytics"]],
  ])("%s", (line, asked) => expect(asksOf(vacancy(line, "- Driving licence B")).slice(0, -1)).toEqual(asked));

  test("a sentence that follows without a blank is another", () => {
    expect(asksOf(vacancy("- Je hebt ervaring met Java.Scrum ken je ook.", "- Rijbewijs B"))).toHaveLength(3);
  });
});

describe("things behind commas, of which an or stands before the last, are one that either does for", () => {
  test.each([
    "Opera Cloud, Mews or a similar PMS",
    "Ervaring met Opera Cloud, Mews of een vergelijkbaar PMS",
    "Salesforce, HubSpot or a comparable CRM",
    "Java, Kotlin or another Scala",
    "Pluspunten: Opera Cloud, Mews of een vergelijkbaar PMS",
  ])("%s", (line) => {
    const own = line.replace("Pluspunten: ", "");
    const asked = asksOf(vacancy("- Driving licence B", own === line ? `- ${line}` : line));
    expect(asked).toEqual(["Driving licence B", own]);
  });

  test("what an and joins, or has a head of its own, stays apart", () => {
    expect(asksOf(vacancy("- Opera Cloud, Mews and a modern PMS", "- Driving licence B"))).toHaveLength(4);
    expect(asksOf(vacancy("- Excel, ervaring met crediteuren of debiteuren", "- Rijbewijs B"))).toHaveLength(3);
  });
});
