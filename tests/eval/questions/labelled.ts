import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { EvidenceByField } from "#contract/fields.ts";
import type { JobDraft } from "#contract/job/job.ts";
import { calibratedEvidence } from "#engine/confidence/calibrated.ts";
import type { DocumentContent } from "#engine/cv/page/document.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { valuesOfCandidate } from "#engine/doubts/candidate-doubts.ts";
import type { Value } from "#engine/doubts/doubt.ts";
import { valuesOfJob } from "#engine/doubts/job-doubts.ts";
import { readFacts } from "#engine/facts/ledger.ts";
import type { FactSource } from "#engine/facts/reading.ts";
import { valueIn } from "#engine/facts/values.ts";
import { educationRank, findEducationLevels } from "#engine/skills/education-level.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { readDocx } from "#server/parts/documents/docx.ts";
import { readPdf } from "#server/parts/documents/pdf.ts";
import { makeText } from "#server/sample/cv/text.ts";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { demoPeople } from "#server/sample/people.ts";
import { fullName } from "#server/sample/person.ts";
import { near, same } from "../confidence/compare.ts";
import { halfOf } from "../halves.ts";
import { VerdictSet } from "../verdicts/set.ts";

const TODAY = "2026-11-22";
const SETS = 12;

/** A document that was read: what may be asked of it, which of that is wrong by its labels (null: nobody labelled it), and what is wrong besides. */
export interface Labelled {
  id: string;
  of: "cv" | "vacancy";
  set: string;
  half: "read" | "unread";
  values: { value: Value; wrong: boolean | null }[];
  /** Kinds of values that are wrong or missing, and that nothing could be asked about. */
  beyond: string[];
}

interface Work {
  title: string | null;
  employer: string | null;
  start: string | null;
  end: string | null;
}
/** What isn't there isn't labelled; null: there is none. */
interface CvLabels {
  name?: string | null;
  emails?: string[] | null;
  phones?: string[] | null;
  city?: string | null;
  experience?: Work[] | null;
  education?: { degree: string | null; end?: string | null }[] | null;
  languages?: { language: string; level: string | null }[];
}
interface JobLabels {
  title?: string | null;
  client?: string | null;
  city?: string | null;
  hours?: [number, number] | null;
  salary?: { min: number | null; max: number | null } | null;
  requirements?: { quote: string; kind: string; min_years: number | null }[];
}

export async function labelled(data: string): Promise<Labelled[]> {
  const found: Labelled[] = [];
  const folders = [
    join(data, "verdicts"),
    "tests/eval/vacancies-labelled",
    ...Array.from({ length: SETS }, (_one, at) => `tests/eval/sets/${at + 1}`),
  ];
  for (const folder of folders.filter((one) => existsSync(join(one, "jobs")))) {
    const set = new VerdictSet(resolve(folder));
    const name = folder.includes("sets/") ? "sets by strangers" : folder.startsWith("tests") ? "vacancies of our own" : "verdicts";
    const labels = (kind: string, id: string) => JSON.parse(readFileSync(join(folder, kind, `${id}.json`), "utf8"));
    for (const id of set.cvs) found.push(cvOf(`${folder}/${id}`, name, textContent(set.textOf("cvs", id)), labels("cvs", id)));
    for (const id of set.jobs) found.push(jobOf(`${folder}/${id}`, name, set.textOf("jobs", id), labels("jobs", id)));
  }
  for (const person of demoPeople) {
    const experience = person.jobs.map(({ title, company, start, end }) => ({ title, employer: company, start, end: end || "present" }));
    const languages = Object.entries(person.languages).map(([language, level]) => ({ language, level }));
    const gold = { name: fullName(person), city: person.city, experience, education: person.schools, languages };
    found.push(cvOf(`demo/${person.last_name}`, "demo", textContent(makeText(person)), gold));
  }
  for (const { title, client, city, text } of demoVacancies)
    found.push(jobOf(`demo/${title}`, "demo", text, { title, city, ...(text.includes(client) && { client }) }));
  for (const { id, how, template, gold } of linesOf(join(data, "layouts/gold.jsonl"))) {
    const path = ["pdf", "docx"].map((end) => join(data, "layouts/files", `${id}.${end}`)).find((one) => existsSync(one));
    if (!path) throw new Error(`layouts: no file of ${id} (${how}).`);
    const bytes = readFileSync(path);
    const content = await (path.endsWith("pdf") ? readPdf(bytes) : readDocx(bytes));
    // Other people in a template that was learnt from would show nothing.
    found.push({ ...cvOf(id, "layouts", content, { ...gold, experience: gold.work }), half: halfOf(template) });
  }
  for (const { id, file, text, gold } of linesOf(join(data, "cv_docs/gold_dev.jsonl"))) {
    const content = file ? await readPdf(readFileSync(join(data, "cv_docs", file))) : textContent(text ?? "");
    found.push(cvOf(id, "cv_docs", content, { ...gold, experience: gold.work }));
  }
  return found;
}

const textContent = (text: string): DocumentContent => ({ kind: "text", text, links: [], hidden: [] });

function linesOf(path: string) {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

const nothing = {
  first_name: null,
  last_name: null,
  email: null,
  phone: null,
  city: null,
  skills: [],
  experience: [],
  education: [],
  certifications: [],
  languages: [],
};

function cvOf(id: string, set: string, content: DocumentContent, gold: CvLabels): Labelled {
  const { profile, evidence, text } = readCv(content, { today: TODAY });
  // A reading lacks what nobody tells; a stored candidate has null there.
  const candidate = {
    unchecked_fields: [],
    ...nothing,
    ...profile,
    cv_text: text,
    evidence: calibratedEvidence("cv", evidence),
  } as unknown as Candidate;
  const values = valuesOfCandidate(candidate).map((value) => ({ value, wrong: isWrong(value, candidate, gold) }));
  return { id, of: "cv", set, half: halfOf(id), values, beyond: missedOf(values, candidate, gold) };
}

/** The last nine: with or without the country. */
const digits = (phone: string | null) => (phone ?? "").replace(/\D/g, "").slice(-9);

const ended = (end: string | null | undefined) => (!end || end === "present" ? "9999" : end);

/** What somebody does now, by the labels: the jobs that go on, else the last. */
function presentOf(experience: readonly Work[]): Work[] {
  const latest = [...experience].sort(
    (one, other) => ended(other.end).localeCompare(ended(one.end)) || String(other.start).localeCompare(String(one.start)),
  );
  const current = latest.filter(({ end }) => ended(end) === "9999");
  return current.length > 0 ? current : latest.slice(0, 1);
}

const unfinished =
  /niet (?:af|voltooid|behaald)|gestopt|afgebroken|verwacht|bezig|lopend|heden|propedeuse|deelcertifica|not (?:completed|finished)|unfinished|dropped|expected|present|ongoing|in progress|zonder diploma|no degree|geen diploma/i;

/** The highest level that is held: a study that isn't finished is none yet, by its label or by its line. */
const highestOf = (gold: CvLabels, text: string) =>
  Math.max(
    -1,
    ...(gold.education ?? []).flatMap(({ degree, end }) => {
      const at = text.indexOf(degree ?? " ");
      const line = at === -1 ? "" : (text.slice(at, at + 160).split("\n")[0] ?? "");
      const isHeld = end !== "present" && !unfinished.test(`${degree} ${line}`);
      return isHeld ? findEducationLevels(degree ?? "").map(({ level }) => educationRank(level)) : [];
    }),
  );
const codeOf = (language: string) => (/^[a-z]{2}$/.test(language) ? language : findLanguages(language)[0]?.language);

function isWrong(value: Value, candidate: Candidate, gold: CvLabels): boolean | null {
  const present = presentOf(gold.experience ?? []);
  switch (value.kind) {
    case "name":
      return gold.name ? !near(gold.name, value.value) : null;
    case "email":
      return gold.emails?.length ? !gold.emails.some((one) => same(one, value.value)) : null;
    case "phone":
      return gold.phones?.length ? !gold.phones.some((one) => digits(one) === digits(value.value)) : null;
    case "town":
    case "town_missing":
      return gold.city === undefined ? null : value.value === null ? gold.city !== null : !near(gold.city, value.value);
    case "job":
      return present.some(({ title }) => title) ? !present.some(({ title }) => near(title, value.value)) : null;
    case "employer":
      return present.some(({ employer }) => employer) ? !present.some(({ employer }) => near(employer, value.value)) : null;
    case "education": {
      const level = valueIn.education(readFacts(candidate as unknown as FactSource, TODAY))?.value;
      const highest = highestOf(gold, candidate.cv_text ?? "");
      return gold.education && highest >= 0 ? (level ? educationRank(level) : -1) !== highest : null;
    }
    case "language":
    case "language_missing": {
      const spoken = candidate.languages[Number(value.path.split(".")[1])];
      const label = gold.languages?.find(({ language }) => codeOf(language) === spoken?.language);
      return label ? (label.level ?? null) !== (spoken?.level ?? null) : null;
    }
    case "gap": {
      if (value.isCertain) return true;
      const [from = 0, to = 0] = (value.value ?? "").split(" – ").map(Number);
      const between = ({ start, end }: Work) =>
        Number(start?.slice(0, 4)) <= (from + to) / 2 && Number(ended(end).slice(0, 4)) >= (from + to) / 2;
      return gold.experience ? gold.experience.some(between) : null;
    }
    default:
      return null;
  }
}

function missedOf(values: Labelled["values"], candidate: Candidate, gold: CvLabels): string[] {
  const has = (kind: string) => values.some(({ value }) => value.kind === kind);
  const present = presentOf(gold.experience ?? []);
  const level = valueIn.education(readFacts(candidate as unknown as FactSource, TODAY))?.value;
  const highest = highestOf(gold, candidate.cv_text ?? "");
  const languages = (gold.languages ?? []).filter(({ language }) => {
    const code = codeOf(language);
    return code && !candidate.languages.some((one) => one.language === code);
  });
  return [
    ...(gold.emails?.length && !has("email") ? ["email"] : []),
    ...(gold.phones?.length && !has("phone") ? ["phone"] : []),
    ...(gold.city && !has("town") && !has("town_missing") ? ["town_missing"] : []),
    ...(present.some(({ title }) => title) && !has("job") ? ["job"] : []),
    ...(present.some(({ employer }) => employer) && !has("employer") ? ["employer"] : []),
    ...(!has("education") && highest >= 0 && highest !== (level ? educationRank(level) : -1) ? ["education"] : []),
    ...languages.map(() => "language"),
  ];
}

function jobOf(id: string, set: string, text: string, gold: JobLabels): Labelled {
  const { job, evidence } = readVacancy(text, { today: TODAY });
  const labelOf = requirementLabels(text, evidence, gold.requirements ?? []);
  const values = valuesOfJob(text, job, calibratedEvidence("job", evidence)).map((value) => ({
    value,
    wrong: isWrongOf(value, job, gold, labelOf),
  }));
  const has = (kind: string) => values.some(({ value }) => value.kind === kind);
  const missed = (kind: string, label: unknown) => (label && !has(kind) ? [kind] : []);
  const pay = gold.salary?.min || gold.salary?.max;
  const beyond = [...missed("place", gold.city), ...missed("hours", gold.hours), ...missed("pay", pay)];
  return { id, of: "vacancy", set, half: halfOf(id), values, beyond };
}

/** For each requirement that was read the label that it shares most letters with; of several with one label only the one that shares most. */
function requirementLabels(text: string, evidence: EvidenceByField, labels: NonNullable<JobLabels["requirements"]>) {
  const pairs = Object.entries(evidence).flatMap(([path, { start, end }]) => {
    const index = /^requirements\.(\d+)$/.exec(path)?.[1];
    if (!index) return [];
    return labels.flatMap((label) => {
      const from = text.indexOf(label.quote);
      const to = from + label.quote.length;
      const shared = Math.min(end, to) - Math.max(start, from);
      return from < 0 || shared <= 0 ? [] : [{ index: Number(index), label, share: shared / (Math.max(end, to) - Math.min(start, from)) }];
    });
  });
  pairs.sort((one, other) => other.share - one.share);
  const of = new Map<number, (typeof labels)[number]>();
  for (const { index, label } of pairs) if (!of.has(index) && ![...of.values()].includes(label)) of.set(index, label);
  return (index: number) => of.get(index);
}

const is = (cents: number | null | undefined, other: number | null | undefined) => Math.abs((cents ?? 0) / 100 - (other ?? 0)) < 1;

function isWrongOf(
  { kind, value, path }: Value,
  job: JobDraft,
  gold: JobLabels,
  labelOf: (index: number) => { kind: string } | undefined,
): boolean | null {
  switch (kind) {
    case "title":
      return gold.title ? !near(gold.title, value) : null;
    case "client":
    case "client_missing":
      return gold.client === undefined ? null : value === null ? gold.client !== null : !near(gold.client, value);
    case "place":
      return gold.city === undefined ? null : !near(gold.city, value);
    case "hours":
      return gold.hours ? Number(value) < gold.hours[0] || Number(value) > gold.hours[1] : null;
    case "pay": {
      const pay = gold.salary;
      return pay ? !is(job.salary_min, pay.min ?? pay.max) && !is(job.salary_max, pay.max ?? pay.min) : null;
    }
    case "kind": {
      const label = labelOf(Number(path.split(".")[1]));
      return label ? label.kind.replace("knockout", "knock_out") !== value : null;
    }
    default:
      return null;
  }
}
