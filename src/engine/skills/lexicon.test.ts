import { describe, expect, it, test } from "vitest";
import { listIn } from "#engine/data/read.ts";
import { dutchSkillNames, skillRows, toolFamilyRows, toolRows } from "#engine/data/tables.ts";
import { canonicalSkill, findSkills, impliedBy, relatedTo, skillCount, skillNameIn, trades } from "./lexicon.ts";

const namesIn = (text: string) => findSkills(text).map((found) => found.name);

describe("the lexicon finds skills", () => {
  it.each([
    ["C++, C# and .NET", ["C++", "C#", ".NET"]],
    ["We use node.js and CI/CD", ["Node.js", "CI/CD"]],
    ["ASP.NET Core on Azure", ["ASP.NET", "Azure"]],
    ["Spring Boot, not just Spring", ["Spring Boot", "Spring"]],
    ["Ervaring met wondzorg en VCA", ["Wound care", "VCA"]],
    ["Je bent BIG-geregistreerd", ["BIG registration"]],
    ["reactjs / postgres", ["React", "PostgreSQL"]],
    ["REST APIs", ["REST API"]],
  ])("in %j", (text, names) => expect(namesIn(text)).toEqual(names));

  it.each([
    ["Go, Python and Rust", "Go"],
    ["Ervaring met Go en Docker", "Go"],
    ["Skills: R, SQL", "R"],
    ["Kennis van Excel", "Microsoft Excel"],
    ["Word, Excel, Outlook", "Microsoft Word"],
  ])("that are also words, where they are meant: %j", (text, name) => expect(namesIn(text)).toContain(name));

  it.each([
    ["You go the extra mile and excel at sales", ["Go", "Microsoft Excel"]],
    ["Word jij onze nieuwe collega?", ["Microsoft Word"]],
    ["Rijbewijs B en C", ["C"]],
    ["Een glas sap bij de lunch", ["SAP"]],
    ["A big team that will teach you", ["BIG registration"]],
    ["mail jan@voorbeeld.net", [".NET"]],
    ["Javanese coffee", ["Java"]],
  ])("never where they aren't: %j", (text, names) => {
    for (const name of names) expect(namesIn(text)).not.toContain(name);
  });

  it("with the places of their words", () => {
    const text = "Tien jaar ervaring met wondverzorging.";
    const [found] = findSkills(text);
    expect(text.slice(found?.start, found?.end)).toBe("wondverzorging");
  });

  it("knows at least 900 skills, in English and Dutch", () => {
    expect(skillCount).toBeGreaterThanOrEqual(900);
    expect(canonicalSkill("K8s")).toBe("Kubernetes");
    expect(canonicalSkill("metselen")).toBe("Bricklaying");
    expect(canonicalSkill("flurbing")).toBeNull();
  });

  it("gives each spelling to one skill: that of the row it stands in", () => {
    const rows = [...toolFamilyRows(), ...toolRows(), ...trades.flatMap(skillRows)];
    const astray = rows.flatMap((row) => {
      const [name = "", ...others] = [row.name, ...listIn(row.aliases)].map((one) => one.replace(/^[!?]/, ""));
      return [name, ...others].filter((one) => canonicalSkill(one) !== name).map((one) => `${one}: ${canonicalSkill(one)}, not ${name}`);
    });
    expect(astray).toEqual([]);
  });

  it("tells what a skill implies, all the way, and what is near", () => {
    expect(impliedBy("Next.js")).toEqual(["React", "JavaScript"]);
    expect(impliedBy("FastAPI")).toContain("Python");
    expect(impliedBy("Unity")).toEqual(["Game development"]);
    expect(impliedBy("Amazon EKS")).toEqual(expect.arrayContaining(["AWS", "Kubernetes"]));
    expect(impliedBy("Kaizen")).toEqual(expect.arrayContaining(["Lean", "Continuous improvement"]));
    expect(relatedTo("Docker")).toContain("Kubernetes");
    expect(relatedTo("Kubernetes")).toContain("Docker");
  });
});

test("a Dutch name is one of the skill's own, and leads back to it", () => {
  const rows = dutchSkillNames();
  expect(rows.length).toBeGreaterThan(300);
  for (const { skill, name } of rows) expect([skill, canonicalSkill(skill), canonicalSkill(name)]).toEqual([skill, skill, skill]);
});

test.each([
  ["nl", "Wound care", "Wondzorg"],
  ["nl", "Accounting", "Boekhouden"],
  ["nl", "Python", "Python"],
  ["nl", "wondzorg", "wondzorg"],
  ["nl", "Something of our own", "Something of our own"],
  ["en", "wondzorg", "Wound care"],
  ["en", "Wound care", "Wound care"],
] as const)("in %s %s is called %s", (language, name, called) => {
  expect(skillNameIn(language, name)).toBe(called);
});
