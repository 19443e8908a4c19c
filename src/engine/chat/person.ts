import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Evidence, Language } from "#contract/fields.ts";
import { inLanguage, saidIn } from "#contract/text/languages.ts";
import { coveredMonths as monthsCovered, periodsOf } from "#engine/facts/periods.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { passageAt, passagesOf } from "#engine/matching/passages.ts";
import type { PreparedCandidate } from "#engine/matching/prepared-candidate.ts";
import { findNumbers } from "#engine/proposal/numbers.ts";
import { dateIn, listed } from "#engine/proposal/words.ts";
import { findSkills, impliedBy } from "#engine/skills/lexicon.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { isInstruction } from "#engine/words/orders-to-machines.ts";
import { isPersonal } from "./passages.ts";
import { fieldOf } from "./sources.ts";

/** A line of a job, and where it stands. */
interface Deed {
  text: string;
  evidence: Evidence;
  skills: string[];
  /** How much it tells: figures, results. */
  worth: number;
  /** The largest amount in it, times and percentages aside. */
  size: number;
}

/** A job of a CV, with what it takes to count it. */
export interface Role {
  index: number;
  title: string | null;
  company: string | null;
  location: string | null;
  start: string | null;
  end: string | null;
  current: boolean;
  /** Months since year 0, `until` exclusive; null where the dates don't tell. */
  from: number | null;
  until: number | null;
  months: number | null;
  /** Only years are known: its months are a guess. */
  rough: boolean;
  named: Evidence[];
  dated: Evidence | null;
  deeds: Deed[];
  skills: Set<string>;
}

const telling =
  /(?<!\p{L})(?:cut|reduced|halved|doubled|increased|grew|brought|saved|won|replaced|introduced|built|rebuilt|led|moved|migrated|handed over|on time|early|above target|recovered|designed|opened|gehalveerd|verdubbeld|gegroeid|verlaagd|verhoogd|teruggebracht|gebracht|bespaard|ingevoerd|opgezet|gebouwd|herbouwd|gehaald|boven target|opgeleverd|teruggewonnen|minder|sneller|lager|hoger|geplaatst)(?!\p{L})/iu;

/** What tells no size. */
const measures = new Set(["percent", "month", "week", "workday", "day", "hour", "minute", "second"]);

/** What one candidate's records hold, read once for an answer. */
export class Person {
  readonly candidate: Candidate;
  readonly cv: string;
  readonly prepared: PreparedCandidate;
  /** The latest first. */
  readonly roles: Role[];
  constructor(candidate: Candidate) {
    this.candidate = candidate;
    this.cv = candidate.cv_text ?? "";
    this.prepared = prepareCandidate(candidate);
    this.roles = this.readRoles();
  }

  /** How sentences speak of the candidate: a first name, never a pronoun. */
  nameIn(language: Language): string {
    return (
      this.candidate.first_name?.trim() ||
      this.candidate.last_name?.trim() ||
      inLanguage(language, { en: "the candidate", nl: "de kandidaat" })
    );
  }

  get fullName(): string {
    return [this.candidate.first_name, this.candidate.last_name].filter(Boolean).join(" ");
  }

  field(path: string, readPath?: string): Evidence | null {
    return fieldOf(this.candidate, path, readPath);
  }

  private readRoles(): Role[] {
    const { candidate, cv } = this;
    const periods = periodsOf(candidate, this.prepared.ledger.as_of);
    const roles = candidate.experience.map((job, index): Role => {
      const period = periods[index] ?? null;
      const goesOn = Boolean(job.current);
      return {
        index,
        title: job.title?.trim() || null,
        company: firmIn(job.company),
        location: job.location?.trim() || null,
        start: job.start ?? null,
        end: job.end ?? null,
        current: goesOn,
        from: period?.start ?? null,
        until: period?.end ?? null,
        months: period ? period.end - period.start : null,
        rough: period?.rough ?? (job.start?.length === 4 || job.end?.length === 4),
        named: [this.field(`experience.${index}.title`), this.field(`experience.${index}.company`)].filter((one) => one !== null),
        dated: this.field(`experience.${index}.start`) ?? this.field(`experience.${index}.end`),
        deeds: deedsOf(candidate, index, cv),
        skills: new Set(findSkills(`${job.title ?? ""}\n${job.description ?? ""}`).flatMap(({ name }) => [name, ...impliedBy(name)])),
      };
    });
    return roles
      .filter(({ title, company }) => title || company)
      .sort((one, other) => Number(other.current) - Number(one.current) || (other.from ?? 0) - (one.from ?? 0) || one.index - other.index);
  }

  /** Evidence of a profile, moved to the words of the CV that it was read from: a bare "36" shows nothing. */
  inCv(evidence: Evidence): Evidence {
    if (!evidence.source.startsWith("profile:")) return evidence;
    const path = evidence.source.slice("profile:".length);
    const item = /^(?:skills|certifications|languages)\.\d+/.exec(path)?.[0];
    const read = this.field(item ? `${item}.name` : path, item ?? path);
    if (read?.source !== "cv") return evidence;
    if (item?.startsWith("languages")) return this.lineAround(read);
    if (item || read.quote.includes(evidence.quote) === false) return read;
    if (read.quote.length < 200) return read;
    const within = this.cv.indexOf(evidence.quote, read.start);
    return within === -1 ? read : { source: "cv", quote: evidence.quote, start: within, end: within + evidence.quote.length };
  }

  /** The line of the CV around a find, where it is short. */
  lineAround(evidence: Evidence): Evidence {
    if (evidence.source !== "cv") return evidence;
    const passage = passageAt(this.prepared.passages, evidence.start);
    if (!passage || passage.end < evidence.end || passage.end - passage.start > 160) return evidence;
    return { source: "cv", quote: this.cv.slice(passage.start, passage.end), ...passage };
  }

  /** The deed or role that a place of the CV stands in. */
  roleAt(evidence: Evidence): Role | null {
    return (
      this.roles.find(
        ({ deeds, named }) =>
          deeds.some(({ evidence: deed }) => deed.source === evidence.source && deed.start <= evidence.start && deed.end >= evidence.end) ||
          named.some((name) => name.source === evidence.source && name.start <= evidence.start && name.end >= evidence.end),
      ) ?? null
    );
  }
}

/** "Lanzheron Shipping, Odesa" → the firm alone. */
function firmIn(company: string | null | undefined): string | null {
  const name = company?.trim() ?? "";
  const comma = name.lastIndexOf(",");
  return (
    (comma > 2 && findPlaces(name.slice(comma + 1)).length + Number(name.length - comma < 22) > 0 ? name.slice(0, comma).trim() : name) ||
    null
  );
}

function deedsOf(candidate: Candidate, index: number, cv: string): Deed[] {
  const description = candidate.experience[index]?.description ?? "";
  const read = candidate.evidence[`experience.${index}.description`];
  let from = read && cv.slice(read.start, read.end) === read.quote ? read.start : 0;
  const deeds: Deed[] = [];
  for (const passage of passagesOf(description)) {
    const text = description.slice(passage.start, passage.end);
    const at = cv.indexOf(text, from);
    if (at >= 0) from = at + text.length;
    if (text.length < 8 || isPersonal(text) || isInstruction(text)) continue;
    const numbers = findNumbers(text).filter(({ value, unit }) => value > 0 && unit !== "year");
    const largest = Math.max(0, ...numbers.map(({ value }) => value));
    deeds.push({
      text,
      evidence:
        at >= 0
          ? { source: "cv", quote: text, start: at, end: at + text.length }
          : { source: `profile:experience.${index}.description`, quote: text, start: passage.start, end: passage.end },
      skills: findSkills(text).map(({ name }) => name),
      size: Math.max(
        0,
        ...numbers
          .filter(({ unit }) => !unit || !measures.has(unit))
          .map(({ value, unit }) => value * (unit === "TB" ? 1e6 : unit === "GB" ? 1e3 : 1)),
      ),
      worth: Math.min(2, numbers.length) * 2 + Math.log10(largest + 1) / 2 + (telling.test(text) ? 1.5 : 0) - (text.length > 260 ? 1 : 0),
    });
  }
  return deeds;
}

/** Months covered by at least one of these roles. */
export const coveredMonths = (roles: readonly Role[]): number =>
  monthsCovered(roles.flatMap(({ from, until }) => (from === null || until === null ? [] : [{ start: from, end: until }])));

/** "8 years", "half a year": as every screen and text tells the years of a person. */
export function yearsOf(language: Language, years: number): string {
  if (years === 0) return inLanguage(language, { en: "less than half a year", nl: "minder dan een half jaar" });
  if (years === 0.5) return inLanguage(language, { en: "half a year", nl: "een half jaar" });
  return inLanguage(language, { en: `${years} ${years === 1 ? "year" : "years"}`, nl: `${String(years).replace(".", ",")} jaar` });
}

/** "5 years and 8 months", "8 maanden". */
export function monthsIn(language: Language, months: number): string {
  const t = saidIn(language);
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    years > 0 && `${years} ${t({ en: years === 1 ? "year" : "years", nl: "jaar" })}`,
    rest > 0 && `${rest} ${t({ en: rest === 1 ? "month" : "months", nl: rest === 1 ? "maand" : "maanden" })}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? t({ en: "less than a month", nl: "minder dan een maand" }) : listed(language, parts);
}

/** "March 2021 to now". */
export function periodIn(language: Language, { start, end, current }: Pick<Role, "start" | "end" | "current">): string {
  const t = saidIn(language);
  const last = current ? t({ en: "now", nl: "nu" }) : end ? dateIn(language, end) : null;
  if (!start) return last ? `${t({ en: "until", nl: "tot" })} ${last}` : t({ en: "dates not given", nl: "zonder data" });
  return last
    ? `${dateIn(language, start)} ${t({ en: "to", nl: "tot" })} ${last}`
    : `${t({ en: "from", nl: "vanaf" })} ${dateIn(language, start)}`;
}

/** "Senior backend engineer at Veerstroom Logistics". */
export function roleIn(language: Language, { title, company }: Pick<Role, "title" | "company">): string {
  return title && company ? `${title} ${inLanguage(language, { en: "at", nl: "bij" })} ${company}` : (title ?? company ?? "");
}

export const monthName = (language: Language, month: number) =>
  dateIn(language, `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`);
