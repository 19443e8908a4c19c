import { describe, expect, test } from "vitest";
import { findSkills } from "#engine/skills/lexicon.ts";
import { readVacancy } from "./read-vacancy.ts";

const jobOf = (text: string) => readVacancy(text, { today: "2026-11-28" }).job;
const asksOf = (text: string) =>
  (jobOf(text).requirements ?? []).map(({ kind, text: words, skill }) => `${kind}: ${words}${skill ? ` [${skill}]` : ""}`);

describe("words of everyday ask for no skill that is called so", () => {
  test.each([
    "Available from Spring 2028.",
    "Willing to start in Spring.",
    "Autumn/Spring intake.",
    "Spring term start.",
    "Spring into action when needed.",
    "Go-to attitude.",
    "Go the extra mile.",
    "Go/no-go beslissingen nemen.",
    "Excel in teamwork.",
    "You excel at planning.",
    "Word of mouth skills.",
    "A man of his word.",
    "Excellent in R&D.",
    "Experience in R&D environments.",
    "React calmly under pressure.",
    "You react quickly.",
    "Rest assured, we train you.",
    "Exact and precise in your work.",
    "Je kunt exact werken.",
    "Bash out a draft in an hour.",
    "A notion of finance.",
    "Notion of time.",
    "Access to a car.",
    "Outlook on life that is positive.",
    "Outlook: permanent contract.",
    "Spark of humour.",
    "Swift and friendly service.",
    "Express yourself clearly in writing.",
    "Word jij blij van klanten?",
    "Rust bewaren.",
    "Je werkt in teams van vijf.",
    "Zin om te gaan, go go go.",
  ])("%s", (line) => {
    const named = [
      "Spring",
      "Go",
      "Microsoft Excel",
      "Microsoft Word",
      "R",
      "React",
      "REST Assured",
      "Exact Online",
      "Bash",
      "Notion",
      "Microsoft Access",
      "Microsoft Outlook",
      "Apache Spark",
      "Swift",
      "Express",
      "Rust",
      "Microsoft Teams",
    ];
    const asked = jobOf(`Nurse\nUtrecht\n\nRequirements\n- ${line}\n`).requirements ?? [];
    expect(asked.flatMap(({ skill }) => (skill && named.includes(skill) ? [skill] : []))).toEqual([]);
    expect(findSkills(line).flatMap(({ name }) => (named.includes(name) ? [name] : []))).toEqual([]);
  });
});

describe("nor do words of the trade that everybody uses", () => {
  test.each([
    "Rust, ruimte en regelmaat.",
    "Orde en rust op de groep.",
    "Leans on nobody.",
    "You never lean back.",
    "A lean crew of five.",
    "We raise the bar.",
    "Door de bomen het bos zien.",
    "Over één kam scheren doe je niet.",
    "Laat gasten stralen.",
    "Iets toe te voegen hebben.",
    "Klachten op te lossen.",
    "Inzichten vertalen naar acties.",
    "Op jou kunnen we rekenen.",
    "Concrete afspraken maken.",
    "A safe haven.",
    "Forges strong bonds.",
    "A treasure hunting spirit.",
    "Radio silence.",
    "A record of our history of growth.",
    "Privé en werk in balans.",
    "Off the rails.",
    "Survival mode.",
    "To spin yarn.",
    "A spark of joy in our hive.",
    "Wendbaar, flexibel en agile.",
  ])("%s", (line) => {
    const named =
      /^(?:Rust|Lean|Continuous improvement|Bar service|Forestry|Occupational safety|Surface treatment|Pointing|Loading|Translation|Mathematics|Concrete work|Port operations|Trading|Acquisition|Broadcasting|History|Financial statements|Ruby on Rails|Fashion design|Yarn|Apache Spark|Hive|Agile)/;
    const asked = jobOf(`Nurse\nUtrecht\n\nRequirements\n- ${line}\n`).requirements ?? [];
    expect(
      [...asked.flatMap(({ skill }) => skill ?? []), ...findSkills(line).map(({ name }) => name)].filter((one) => named.test(one)),
    ).toEqual([]);
  });

  test.each([
    ["Scripts in Rust en Go.", "Rust"],
    ["Ervaring met Lean en Six Sigma.", "Lean"],
    ["Werken achter de bar.", "Bar service"],
    ["Stralen en coaten van staal.", "Surface treatment"],
    ["Voegen van gevels.", "Pointing (masonry)"],
    ["Laden en lossen.", "Loading and unloading"],
    ["Vertalen naar het Frans.", "Translation"],
    ["Rekenen en taal.", "Mathematics"],
    ["Concrete pouring.", "Concrete work"],
    ["Werk in de haven.", "Port operations"],
    ["Ruby on Rails.", "Ruby on Rails"],
    ["Agile werken.", "Agile"],
  ])("the trade is named: %s", (line, name) => {
    expect(findSkills(line).map((found) => found.name)).toContain(name);
  });
});

test.each([
  ["Experience with Go.", "Go"],
  ["You know Spring and Hibernate.", "Spring"],
  ["Java, Spring, SQL.", "Spring"],
  ["Spring is a must.", "Spring"],
  ["Strong Excel skills.", "Microsoft Excel"],
  ["Excel 2016.", "Microsoft Excel"],
  ["Excel at an advanced level.", "Microsoft Excel"],
  ["Excel op gevorderd niveau.", "Microsoft Excel"],
  ["Advanced Excel.", "Microsoft Excel"],
  ["Kennis van Excel en Word.", "Microsoft Word"],
  ["Outlook kent geen geheimen voor je.", "Microsoft Outlook"],
  ["SAP is a must.", "SAP"],
  ["Exact is vereist.", "Exact"],
  ["React developer with two years of practice.", "React"],
  ["Ervaring met react en typescript.", "React"],
  ["Proficient in R or Python.", "R"],
  ["Scripts in bash.", "Bash"],
  ["Used Excel daily.", "Microsoft Excel"],
])("the thing is named: %s", (line, name) => {
  expect(findSkills(line).map((found) => found.name)).toContain(name);
});

describe("a message of a few lines", () => {
  test.each([
    [
      "Nurse\nUtrecht\nStart in autumn 2027 or spring 2028.\nGo-to attitude.\nExcel in teamwork.",
      "2027-09-01",
      ["must: Go-to attitude", "must: Excel in teamwork"],
    ],
    [
      "Verpleegkundige\nUtrecht\nStart in het najaar van 2027.\nCan-do mentaliteit.\nGoed in samenwerken.",
      "2027-09-01",
      ["must: Can-do mentaliteit", "must: Goed in samenwerken"],
    ],
    [
      "Nurse\nUtrecht\nBegin in spring or summer 2027.\nA positive attitude.\nTeam player.",
      "2027-03-01",
      ["must: Positive attitude", "must: Team player"],
    ],
    ["Kok\nBreda\nStartdatum: zomer 2027\nGo-getter.\nFlexibele houding.", "2027-06-01", ["must: Go-getter", "must: Flexibele houding"]],
    ["Developer\nBreda\nStart Q3 2027\nSpring Boot and Java.", "2027-07-01", ["must: Spring Boot [Spring Boot]", "must: Java [Java]"]],
  ])("%s", (text, start, asks) => {
    expect([jobOf(text).start_date, asksOf(text)]).toEqual([start, asks]);
  });

  test("what a firm says of itself asks nothing", () => {
    expect(asksOf("Bakery\nWe have a great attitude. Our team is close.\nWe bake bread every day in Breda and like teamwork.")).toEqual([]);
  });
});
