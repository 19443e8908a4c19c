/**
 * `npm run eval -- layouts [PEOPLE] [--wrong]`: the invented people of the demo, written in every layout we know (pages that a browser
 * prints, Word files, drawn PDFs and text) and read back: how many of their fields come back as they were written.
 * PEOPLE: how many people each layout is tried on (default 4).
 */
import { parseArgs } from "node:util";
import type { CandidateDraft } from "#contract/candidate/candidate.ts";
import type { DocumentContent } from "#engine/cv/page/document.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { readDocx } from "#server/parts/documents/docx.ts";
import { readPdf } from "#server/parts/documents/pdf.ts";
import { docxLayouts, makeDocx } from "#server/sample/cv/docx.ts";
import { makePdf, pdfLayouts } from "#server/sample/cv/pdf.ts";
import { makeText } from "#server/sample/cv/text.ts";
import { demoPeople } from "#server/sample/people.ts";
import { fullName, type Person } from "#server/sample/person.ts";
import { launchBrowser } from "../support/journey.ts";
import { htmlLayouts } from "./layouts/html.ts";
import { moreLayouts } from "./layouts/more-html.ts";

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { wrong: { type: "boolean", default: false } } });
const count = Number(positionals[0] ?? 4);

const plain = (text: string | null | undefined) => (text ?? "").toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Field by field: what was written, and what was read. */
function compare(person: Person, read: CandidateDraft): [field: string, written: string, got: string][] {
  const fields: [string, string, string][] = [
    ["name", fullName(person), [read.first_name, read.last_name].filter(Boolean).join(" ")],
    ["email", person.email, read.email ?? ""],
    ["phone", person.phone, read.phone ?? ""],
    ["city", person.city, read.city ?? ""],
    ["jobs", String(person.jobs.length), String(read.experience?.length ?? 0)],
    ["schools", String(person.schools.length), String(read.education?.length ?? 0)],
  ];
  for (const [index, job] of person.jobs.entries()) {
    const got = read.experience?.[index];
    fields.push(["title", job.title, got?.title ?? ""], ["company", job.company, got?.company ?? ""]);
    fields.push(["start", job.start, got?.start ?? ""], ["end", job.end || "present", got?.current ? "present" : (got?.end ?? "")]);
  }
  for (const [index, school] of person.schools.entries()) {
    const got = read.education?.[index];
    fields.push(["degree", school.degree, got?.degree ?? ""], ["institution", school.institution, got?.institution ?? ""]);
    fields.push(["school end", school.end, got?.end?.slice(0, 4) ?? ""]);
  }
  const names = new Set((read.skills ?? []).map(({ name }) => plain(name)));
  for (const skill of person.skills) fields.push(["skill", skill, names.has(plain(skill)) ? skill : ""]);
  for (const [code, level] of Object.entries(person.languages)) {
    const got = read.languages?.find((one) => one.language === code);
    fields.push(["language", `${code} ${level}`, got ? `${code} ${got.level ?? ""}` : ""]);
  }
  return fields;
}

type Render = (person: Person) => Promise<DocumentContent>;
const browser = await launchBrowser();
const page = await browser.newPage();
const layouts: [name: string, render: Render][] = [
  ...[...htmlLayouts, ...moreLayouts].map(({ name, dates, page: write }): [string, Render] => [
    name,
    async (person) => {
      await page.setContent(write(person, dates));
      return readPdf(new Uint8Array(await page.pdf({ format: "A4", printBackground: true, preferCSSPageSize: true })));
    },
  ]),
  ...docxLayouts.map((layout): [string, Render] => [`Word, ${layout}`, async (person) => readDocx(await makeDocx(person, layout))]),
  ...pdfLayouts.map((layout): [string, Render] => [`drawn, ${layout}`, async (person) => readPdf(await makePdf(person, layout))]),
  ["text", async (person) => ({ kind: "text", text: makeText(person), links: [], hidden: [] })],
];

const total = { right: 0, of: 0 };
const byField = new Map<string, { right: number; of: number }>();
for (const [name, render] of layouts) {
  const here = { right: 0, of: 0 };
  const wrong: string[] = [];
  for (const person of demoPeople.slice(0, count)) {
    const { profile } = readCv(await render(person), { today: "2026-11-22" });
    for (const [field, written, got] of compare(person, profile)) {
      const isRight = plain(written) === plain(got);
      const tally = byField.get(field) ?? { right: 0, of: 0 };
      byField.set(field, { right: tally.right + (isRight ? 1 : 0), of: tally.of + 1 });
      here.of++;
      if (isRight) here.right++;
      else wrong.push(`    ${person.last_name} ${field}: ${written} → ${got}`);
    }
  }
  total.right += here.right;
  total.of += here.of;
  console.log(`${(here.right / here.of).toFixed(3)}  ${name}`);
  if (options.wrong && wrong.length > 0) console.log(wrong.slice(0, 12).join("\n"));
}
await browser.close();
console.log([...byField].map(([field, { right, of }]) => `${field} ${(right / of).toFixed(3)}`).join(" · "));
console.log(`${(total.right / total.of).toFixed(3)}  of ${total.of} fields in ${layouts.length} layouts`);
if (total.right / total.of < 0.97) process.exitCode = 1;
