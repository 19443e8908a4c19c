import { expect, test } from "vitest";
import type { DocumentContent } from "#engine/cv/page/document.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { candidateDoubts } from "#engine/doubts/candidate-doubts.ts";
import { asDocx } from "#tests/support/cvs/as-files.ts";
import { type GlyphOptions, glyphPdf } from "#tests/support/cvs/glyph-pdf.ts";
import { readDocx } from "../docx.ts";
import { readPdf } from "../pdf.ts";

const TODAY = "2026-11-28";
const CV = [
  "Steffi Griffioen",
  "steffi.griffioen@example.org | 06 12 34 56 78 | Delft",
  "",
  "Profile",
  "Certified workflow officer with eight years in finance.",
  "",
  "Work experience",
  "Workflow Officer, Hoffleverancier BV",
  "03/2019 - present",
  "",
  "Skills",
  "Cloudflare, Excel, Office",
];
const read = async (lines: string[], options?: GlyphOptions) => readCv(await readPdf(glyphPdf(lines, options)), { today: TODAY });
const ligatures = (said: string | null): GlyphOptions => ({ told: { ffi: said, fi: said, fl: said, ff: said } });

test.each([
  ["U+0000", "\0"],
  ["U+FFFD", "\ufffd"],
  ["a sign of its own", "\ue001"],
  ["a control", "\u0002"],
  ["nothing", null],
])("a ligature of which a font says %s is a mark in the text, and no name or address is made of what is left", async (_, said) => {
  const { text, profile } = await read(CV, ligatures(said));
  expect(text).toContain("Ste\ufffd Gri\ufffdoen\nste\ufffd.gri\ufffdoen@example.org | 06 12 34 56 78 | Delft");
  expect(profile).toMatchObject({
    phone: "06 12 34 56 78",
    city: "Delft",
    skills: [expect.objectContaining({ name: "Excel" })],
    unchecked_fields: expect.arrayContaining(["experience.0.title", "experience.0.company"]),
  });
  for (const field of ["first_name", "last_name", "email", "links"]) expect(profile).not.toHaveProperty(field);
});

test.each([
  ["as they are", {}],
  ["as ligatures of the alphabet", { told: { ffi: "\ufb03", fi: "\ufb01", fl: "\ufb02", ff: "\ufb00" } }],
  ["but for the spaces, which a font maps to U+0000", { told: { " ": "\0" } }],
  ["but for the spaces, of which a font says nothing", { told: { " ": null } }],
])("letters are read %s", async (_, options: GlyphOptions) => {
  const { text, profile } = await read(CV, options);
  expect(text.split("\n").filter(Boolean)).toEqual(CV.filter(Boolean));
  expect(profile).toMatchObject({ first_name: "Steffi", last_name: "Griffioen", email: "steffi.griffioen@example.org" });
});

test.each([
  ["a name's first letters", ["Steffi Griffioen", "Planner", "Work experience", "Planner, Zilt BV, 2019 - present"], { S: "\0", G: "\0" }],
  ["the end of a name", ["Els Graff", "Nora Visser", "Work experience", "Planner, Zilt BV, 2019 - present"], { ff: "\0" }],
  ["a name in a sentence", ["Mijn naam is Jan Piet Griffioen.", "Werkervaring", "Planner, Zilt BV, 2019 - heden"], { ffi: null }],
  ["a labelled name", ["Naam: Jan Griffioen", "Werkervaring", "Planner, Zilt BV, 2019 - heden"], { ffi: null }],
  ["a name before a comma", ["Griffioen, Els", "Werkervaring", "Planner, Zilt BV, 2019 - heden"], { ffi: "\0" }],
])("where %s can't be read, nobody is named and the name is asked for", async (_, lines: string[], told: Record<string, string | null>) => {
  const { profile, text, evidence } = await read(lines, { told });
  expect(profile).not.toHaveProperty("first_name");
  expect(profile).not.toHaveProperty("last_name");
  expect(askedOf({ profile, text, evidence })).toEqual(["missing"]);
});

test("addresses, numbers and links with a hole are none", async () => {
  const { profile } = await read(
    ["Els Bakker", "els@bakkerij.nl", "els@office.nl", "06 12 34 56 78", "www.office.nl", "linkedin.com/in/els-office"],
    { told: { kk: "\0", ffi: "\0", "34": "\0" } },
  );
  for (const field of ["email", "phone", "links"]) expect(profile).not.toHaveProperty(field);
});

test("a page of which no letter is told is a picture of them", async () => {
  await expect(readPdf(glyphPdf(CV, { tell: () => null }))).rejects.toMatchObject({ reason: "scanned" });
  await expect(readPdf(glyphPdf(CV, { tell: () => "\0" }))).rejects.toMatchObject({ reason: "scanned" });
});

const askedOf = ({ profile, text, evidence }: Pick<Awaited<ReturnType<typeof read>>, "profile" | "text" | "evidence">) =>
  candidateDoubts({
    first_name: null,
    last_name: null,
    city: null,
    experience: [],
    education: [],
    languages: [],
    unchecked_fields: [],
    ...profile,
    evidence,
    cv_text: text,
  } as unknown as Parameters<typeof candidateDoubts>[0]).flatMap(({ path, why }) => (path === "last_name" ? [why] : []));

test("what runs from right to left is read as it is written, numbers and Latin words within it too", async () => {
  for (const lines of [
    ["יוסף כהן", "טלפון: 050-1234567", "מהנדס תוכנה, אורן בע״מ, 2016 - 2019", "פיתוח ב Spring Boot ו Java", "שנים (שלוש)."],
    ["أحمد المصري", "الهاتف: 0501234567", "مهندس برمجيات في شركة النور، 2016 - 2019"],
    ["דנה לוינסון", "dana.levinson@example.org", "Software Engineer, Oren Ltd"],
  ])
    expect((await read(lines)).text.split("\n").filter(Boolean)).toEqual(lines);
});

/** A CV, the name that it tells, and how it is asked for: nobody knows whose name a line in these scripts is. */
test.each([
  ["Анна Петрова\nanna.petrova@example.org\n\nWork experience\nTranslator, Lingua BV, 2016 - present", "Анна Петрова"],
  ["Резюме\nПетрова Анна Сергеевна\n\nОпыт работы\nПереводчик, 2016 - 2019", "Анна Сергеевна Петрова"],
  ["ФИО: Иван Кузнецов\nE-mail: ivan@example.org", "Иван Кузнецов"],
  ["Γιώργος Παπαδόπουλος\ngiorgos@example.org\n\nΕργασιακή εμπειρία\nΜηχανικός, 2015 - 2020", "Γιώργος Παπαδόπουλος"],
  ["Βιογραφικό σημείωμα\nΜαρία Κωνσταντίνου\n06 12 34 56 78", "Μαρία Κωνσταντίνου"],
  ["王小明\nxiaoming.wang@example.org\n\n工作经验\n软件工程师, 2016 - 2019", "王小明"],
  ["简历\n姓名：李娜\nlina@example.org", "李娜"],
  ["北川 美咲\nmisaki@example.org\n\nWerkervaring\nAccountmanager, Tulp BV, 2016 - heden", "北川 美咲"],
  ["김민준\nminjun@example.org", "김민준"],
  ["קורות חיים\nדנה לוינסון\ndana@example.org", "דנה לוינסון"],
  ["שם: יוסף כהן\nyosef@example.org", "יוסף כהן"],
  ["السيرة الذاتية\nأحمد المصري\nahmed@example.org", "أحمد المصري"],
  ["الاسم: فاطمة الزهراء\nfatima@example.org", "فاطمة الزهراء"],
  ["ניסיון תעסוקתי\nמהנדסת תוכנה\n2016 - 2019", ""],
  ["工作经验\n软件工程师\n2016 - 2019", ""],
  ["自己紹介\n営業担当\n2016 - 2019", ""],
  ["Опыт работы\nПереводчик\n2016 - 2019", ""],
  ["الخبرة\nمهندس برمجيات\n2016 - 2019", ""],
  ["Εργασιακή εμπειρία\nΜηχανικός λογισμικού\n2016 - 2019", ""],
])("%j names %j, and asks for it", async (cv, name) => {
  const contents: DocumentContent[] = [
    { kind: "text", text: cv, links: [], hidden: [] },
    readDocx(await asDocx(cv)),
    await readPdf(glyphPdf(cv.split("\n"))),
  ];
  for (const content of contents) {
    const reading = readCv(content, { today: TODAY });
    expect([reading.profile.first_name, reading.profile.last_name].filter(Boolean).join(" ")).toBe(name);
    // Behind a label it is told to be one.
    if (!/[:：]/.test(cv)) expect(askedOf(reading)).toEqual([name ? "unsure" : "missing"]);
  }
});
