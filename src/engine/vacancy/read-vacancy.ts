import { type EvidenceByField, type FieldEvidence, type LanguageLevel, TEXT_LENGTH } from "#contract/fields.ts";
import { type JobDraft, jobDraft, type LeftOut } from "#contract/job/job.ts";
import { findLanguages, levelRank } from "#engine/skills/languages.ts";
import { tradeOf } from "#engine/skills/lexicon.ts";
import { unspokenIn } from "#engine/skills/unspoken.ts";
import { type Fact, factAt } from "./fact.ts";
import { kindSureness } from "./kind-sureness.ts";
import type { ReadRequirement } from "./read-requirement.ts";
import { readRequirements } from "./requirements.ts";
import { readClient } from "./terms/client.ts";
import { readContact } from "./terms/contact.ts";
import { firmBehind } from "./terms/organisation.ts";
import { readSalary } from "./terms/pay.ts";
import { readPlaces } from "./terms/place.ts";
import { readSoon, readStart } from "./terms/start-date.ts";
import { readEducation, readEmployment, readHours, readOpenings, readRemote } from "./terms/terms.ts";
import { readTitle } from "./terms/title.ts";
import { headerOf } from "./text/header.ts";
import { statementsOf } from "./text/lines.ts";
import type { Statement } from "./text/statement.ts";
import { yearsIn } from "./years.ts";

export interface VacancyReading {
  /** The whole pasted text; `job.description` is the same, and every offset points into it. */
  text: string;
  /** Valid as `jobDraft`: each field as `create` takes it, or absent. */
  job: JobDraft;
  evidence: EvidenceByField;
  /** Where the text says "as soon as possible": no date, and worth knowing. */
  starts_soon: FieldEvidence | null;
  /** Lines that aren't requirements, and why, in the order of the text. */
  left_out: LeftOut[];
}

/**
 * Reads a pasted vacancy, English or Dutch, with headings, as bare bullets, as prose or in one line. Nothing is invented:
 * what isn't stated is absent. `today` (YYYY-MM-DD) tells what "per direct" and a month without a year mean. Linear in the
 * text's length; text beyond 200,000 characters is left out. `quote === text.slice(start, end)` for every requirement and
 * every piece of evidence.
 */
export function readVacancy(pasted: string, options: { today: string }): VacancyReading {
  const text = pasted.slice(0, TEXT_LENGTH);
  const statements = statementsOf(text);
  const evidence: EvidenceByField = {};
  const job: JobDraft = { description: text };
  const take = <K extends keyof JobDraft>(field: K, fact: Fact<NonNullable<JobDraft[K]>> | null | undefined) => {
    if (!fact) return;
    const parsed = jobDraft.shape[field].safeParse(fact.value);
    if (!parsed.success) return;
    job[field] = fact.value;
    evidence[field] = fact.evidence;
  };
  take("title", readTitle(text));
  const place = readPlaces(text);
  take("city", place.city);
  takeClient(text, job, evidence);
  endTitleBeforeClient(job, evidence);
  take("country", place.country);
  if (place.others.length > 0) job.other_cities = place.others.map(({ value }) => value);
  place.others.forEach((other, index) => {
    evidence[`other_cities.${index}`] = other.evidence;
  });
  take("remote", readRemote(text));
  take("employment_type", readEmployment(text));
  const hours = readHours(text);
  take("hours_per_week", hours && { value: hours.value.most, evidence: hours.evidence });
  if (hours && hours.value.least < hours.value.most) take("hours_min", { value: hours.value.least, evidence: hours.evidence });
  const salary = readSalary(text);
  if (salary) {
    for (const field of ["salary_min", "salary_max", "currency", "period"] as const)
      take(field, { value: salary.value[field], evidence: salary.evidence });
  }
  take("start_date", readStart(text, options.today));
  take("openings", readOpenings(text));
  take("education_level", readEducation(text, statements));

  const { requirements: stated, left_out } = readRequirements(text, statements, headerOf(text, statements, evidence));
  // Sentences of a language that isn't read ask nothing by their wording: what stands in every language, names of tools, is kept.
  const requirements = unspokenIn(text) ? stated.filter(({ skill, text }) => skill && skill.length >= text.length / 2) : stated;
  if (requirements.length > 0) {
    job.requirements = requirements;
    requirements.forEach((one, index) => {
      evidence[`requirements.${index}`] = { quote: one.quote, start: one.start, end: one.end, confidence: kindSureness(one) };
    });
  }
  const languages = readAskedLanguages(text, statements);
  if (languages.length > 0) {
    job.languages = languages.map(({ value }) => value);
    languages.forEach((language, index) => {
      evidence[`languages.${index}`] = language.evidence;
    });
  }
  takeAsked(job, evidence, requirements);
  const valid = jobDraft.safeParse(job);
  return { text, job: valid.success ? job : withoutInvalid(job), evidence, starts_soon: readSoon(text), left_out };
}

/** "Adviseur water - Gemeente Oosterwolde", where that is the client: the title ends before it. */
function endTitleBeforeClient(job: JobDraft, evidence: EvidenceByField): void {
  const at = job.title ? firmBehind(job.title, job.client?.name ?? null) : -1;
  const read = evidence.title;
  if (at < 0 || !job.title || !read) return;
  const cut = job.title.length - at;
  const isAtEnd = read.quote.length > cut && read.quote.endsWith(job.title.slice(at));
  job.title = job.title.slice(0, at);
  if (isAtEnd) evidence.title = { ...read, quote: read.quote.slice(0, -cut), end: read.end - cut };
}

/** The client, and whom to ask; an agency's vacancy often names the second alone. */
function takeClient(text: string, job: JobDraft, evidence: EvidenceByField): void {
  const client = readClient(text, evidence.title ?? null, job.city ?? null);
  const contact = readContact(text, client?.value ?? null);
  if (!client && !contact) return;
  const full = {
    ...(client && { name: client.value }),
    ...(contact && { contact_name: contact.value.name }),
    ...(contact?.value.email && { contact_email: contact.value.email }),
    ...(contact?.value.phone && { contact_phone: contact.value.phone }),
  };
  const { contact_email: _, ...withoutMail } = full;
  const value = [full, withoutMail].find((one) => jobDraft.shape.client.safeParse(one).success);
  if (!value) return;
  job.client = value;
  if (client) evidence["client.name"] = client.evidence;
  if (!contact) return;
  evidence["client.contact_name"] = contact.evidence;
  for (const [field, told] of [
    ["client.contact_email", contact.value.email],
    ["client.contact_phone", contact.value.phone],
  ] as const) {
    const start = told ? text.indexOf(told) : -1;
    if (told && start !== -1) evidence[field] = factAt(text, told, start, start + told.length, contact.evidence.confidence).evidence;
  }
}

/** Drops what the schema refuses; requirements one by one. */
function withoutInvalid(job: JobDraft): JobDraft {
  const kept: JobDraft = {};
  for (const [field, value] of Object.entries(job) as [keyof JobDraft, never][]) {
    if (jobDraft.shape[field]?.safeParse(value).success) kept[field] = value;
    else if (field === "requirements") {
      kept.requirements = (job.requirements ?? []).filter((requirement) => jobDraft.shape.requirements.safeParse([requirement]).success);
    }
  }
  return kept;
}

/** What follows from the requirements: skills, each as the first of them asks it, and the years of the trade. `evidence` has theirs. */
export function takeAsked(job: JobDraft, evidence: EvidenceByField, requirements: readonly ReadRequirement[]): void {
  const first = new Map<string, FieldEvidence>();
  const skills: NonNullable<JobDraft["skills"]> = [];
  requirements.forEach(({ skill, kind, min_years, quote, start, end }, index) => {
    if (!skill || first.has(skill)) return;
    const isTold = evidence[`requirements.${index}`]?.read_by;
    first.set(skill, { quote, start, end, confidence: 0.8, ...(isTold && evidence[`requirements.${index}`]) });
    skills.push({ name: skill, kind, ...(min_years && { min_years }) });
  });
  for (const path of Object.keys(evidence)) if (path === "min_years" || path.startsWith("skills.")) delete evidence[path];
  delete job.skills;
  if (skills.length > 0) job.skills = skills;
  [...first.values()].forEach((bears, index) => {
    evidence[`skills.${index}`] = bears;
  });
  delete job.min_years;
  const years = generalYears(job.description ?? "", requirements);
  if (!years) return;
  job.min_years = years.value;
  evidence.min_years = years.evidence;
}

/** Languages asked outside the blurb and the benefits. A native speaker may not be asked: C1 stands in its place. */
function readAskedLanguages(text: string, statements: Statement[]): Fact<{ language: string; level?: LanguageLevel }>[] {
  const found: Fact<{ language: string; level?: LanguageLevel }>[] = [];
  for (const statement of statements) {
    if (statement.section === "offer" || statement.section === "company" || statement.section === "nice" || found.length >= 10) continue;
    const sentence = text.slice(statement.start, statement.end);
    if (
      /\b(?:pr[eé](?!-)|a plus|bonus|nice to have|preferred|bij voorkeur)\b/i.test(sentence) &&
      !/\b(?:vereist|required|must)\b/i.test(sentence)
    )
      continue;
    for (const { language, level, start, end } of findLanguages(sentence)) {
      const asked = level === "native" ? "C1" : level;
      const known = found.find((one) => one.value.language === language);
      if (known) {
        if (asked && (!known.value.level || levelRank(asked) > levelRank(known.value.level))) known.value.level = asked;
        continue;
      }
      found.push(
        factAt(text, { language, ...(asked && { level: asked }) }, statement.start + start, statement.start + end, asked ? 0.85 : 0.7),
      );
    }
  }
  return found;
}

/** Years asked of the trade as a whole: those of a must without a skill, else the most that a trade skill asks. */
function generalYears(text: string, requirements: readonly ReadRequirement[]): Fact<number> | null {
  const musts = requirements.filter((requirement) => requirement.kind === "must" && requirement.min_years);
  const general =
    musts.find((requirement) => !requirement.skill) ??
    musts.find((requirement) => requirement.skill && tradeOf(requirement.skill) !== "certificate");
  if (!general?.min_years || yearsIn(general.quote) === null) return null;
  return factAt(text, general.min_years, general.start, general.end, general.skill ? 0.6 : 0.85);
}
