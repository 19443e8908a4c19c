import { DAY_MS } from "#contract/choices.ts";
import type { EducationLevel } from "#contract/fields.ts";
import type { Language } from "#contract/text/languages.ts";
import { FACTS_VERSION } from "#engine/facts/fact.ts";
import { hasFullCareer, jobsOf } from "#engine/matching/judges/career.ts";
import { rank } from "#engine/matching/judges/finding.ts";
import { WRITTEN } from "#engine/matching/judges/languages.ts";
import { judgeTransport, judgeWorkPermit, perYear } from "#engine/matching/judges/practical.ts";
import { judgeTimes } from "#engine/matching/judges/times.ts";
import { ENGINE_VERSION } from "#engine/matching/match.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import type { PreparedCandidate, SkillProofs } from "#engine/matching/prepared-candidate.ts";
import { educationRank } from "#engine/skills/education-level.ts";
import { isDutch, levelRank } from "#engine/skills/languages.ts";
import { findPlaces } from "#engine/skills/places/places.ts";
import { studyFieldsIn } from "#engine/skills/study-fields.ts";

/** Changes whenever the same candidate may give another entry: stored entries of another version are made anew. */
export const ENTRY_VERSION = `${ENGINE_VERSION}.${FACTS_VERSION}.1`;

/**
 * What the index holds of one candidate: made once from the prepared candidate, stored, and put into any number of indexes without reading
 * a text again. Terms carry a letter for their kind (`kinds`) and a value 0…255 that its kind explains.
 */
export interface Entry {
  /** Kind and name of each term, one a line; the words first. */
  terms: string;
  values: number[];
  /** Of each word the passages that hold it, one bit for each of 32: passages that share a bit stand for one. */
  masks: number[];
  titles: EntryTitle[];
  facets: Facets;
}

export interface EntryTitle {
  title: string;
  role: string | null;
  age: number;
  /** Months in it; null for a title without its job, or a job without dates. */
  months: number | null;
  isJob: boolean;
  isLearner: boolean;
}

/** What is one value a person. Null: nobody says. */
export interface Facets {
  years: number | null;
  /** `educationRank` of the highest study that is done, and of the highest at all. */
  studied: number | null;
  studying: number | null;
  city: string | null;
  country: string | null;
  radius_km: number | null;
  relocates: boolean;
  hours: number | null;
  /** Days since 1970. */
  from: number | null;
  /** What is wanted, a year of full time. */
  pay: number | null;
  currency: string | null;
  /** Verdicts that no job changes, by `rank`. */
  transport: number;
  permit: number;
  hasFullCareer: boolean;
  /** The language that the CV is written in, where it is long enough to tell. */
  written: Language | null;
}

/** The kinds of terms, by their letter. */
export const kinds = {
  /** A word's stem: how often, as relevance counts. */
  word: "w",
  /** A skill or profession: how often, as relevance counts. */
  concept: "c",
  /** A skill: where it stands (`standings`) and its years (`withYears`). */
  skill: "s",
  /** A language: `LANGUAGE` values. */
  language: "l",
  /** A field of study, a wider one, and a word of a study: level and whether it is done. */
  field: "f",
  wider: "g",
  study: "e",
  /** A kind of employer, and one that a job tells of: years. */
  employer: "o",
  sector: "p",
  /** A day (0 is Monday) or a shift: the verdict on it alone. */
  time: "t",
  /** What a person said that a passage proves. */
  said: "q",
} as const;

export const standings = { has: 1, basic: 2, denied: 3, expired: 4, planned: 5, implied: 6 } as const;
const MOST = 255;
const HALF_YEARS = 31;

/** Standing and half years in one byte; 0 years is none told. */
const withYears = (standing: number, years: number | null): number =>
  standing | ((years === null ? 0 : Math.min(HALF_YEARS, 1 + Math.floor(years * 2))) << 3);
export const standingIn = (value: number): number => value & 7;
/** What the judge goes by: years that a document states alone are some of it, as years that nobody tells are. */
const shownYears = ({ years }: SkillProofs): number | null => years?.shown || null;
/** Null where none are told. */
export const yearsIn = (value: number): number | null => (value >> 3 === 0 ? null : ((value >> 3) - 1) / 2);

/** A language that is denied, one whose level nobody tells, and from here on its `levelRank`. */
export const LANGUAGE = { denied: 1, untold: 2, level: 3 } as const;
/** Where the study is done. */
export const DONE = 16;
const HEAD = 600;
const SHIFTS = ["evening", "night", "weekend", "shift", "call", "holiday"] as const;
const DAYS = 7;

/** What the index needs of a candidate. The same candidate always gives the same entry. */
export function entryOf(prepared: PreparedCandidate): Entry {
  const terms: string[] = [];
  const values: number[] = [];
  const masks: number[] = [];
  const known = new Set<string>();
  const add = (kind: string, name: string, value: number) => {
    const term = kind + name.replace(/\s+/g, " ");
    if (known.has(term)) return;
    known.add(term);
    terms.push(term);
    values.push(Math.max(1, Math.min(MOST, Math.round(value))));
  };
  const passages = prepared.stems();
  const { words, concepts } = prepared.held();
  for (const [stem, often] of words) {
    add(kinds.word, stem, often);
    let mask = 0;
    for (const passage of passages.get(stem) ?? []) mask |= 1 << (passage & 31);
    masks.push(mask >>> 0);
  }
  for (const [concept, often] of concepts) add(kinds.concept, concept, often);
  for (const [name, proofs] of prepared.skills) {
    const standing = standingOf(proofs);
    if (standing) add(kinds.skill, name, withYears(standing, shownYears(proofs)));
  }
  for (const [name, via] of prepared.implied) {
    const bringing = prepared.skills.get(via);
    if (bringing && bringing.positive.length > 0) add(kinds.skill, name, withYears(standings.implied, shownYears(bringing)));
  }
  for (const [language, { level }] of prepared.languages)
    add(kinds.language, language, level ? LANGUAGE.level + levelRank(level) : LANGUAGE.untold);
  const { facts } = prepared.ledger;
  for (const { kind, subject, polarity } of facts)
    if (kind === "language" && polarity === "denies") add(kinds.language, subject, LANGUAGE.denied);
  for (const subject of prepared.said.keys()) add(kinds.said, subject, 1);
  addStudies(prepared, add);
  addJobs(prepared, add);
  for (let day = 0; day < DAYS; day += 1) addTime(prepared, String(day), { days: [day], shifts: [] }, add);
  for (const shift of SHIFTS) addTime(prepared, shift, { days: [], shifts: [shift] }, add);
  return { terms: terms.join("\n"), values, masks, titles: titlesOf(prepared), facets: facetsOf(prepared) };
}

type Add = (kind: string, name: string, value: number) => void;

function standingOf({ positive, negative, expired, planned }: SkillProofs): number {
  if (positive.length > 0) return positive.every(({ basic }) => basic) ? standings.basic : standings.has;
  return negative ? standings.denied : expired ? standings.expired : planned ? standings.planned : 0;
}

function addTime(prepared: PreparedCandidate, name: string, asked: Pick<Parameters<typeof judgeTimes>[0], "days" | "shifts">, add: Add) {
  const { verdict } = judgeTimes({ about: "times", hours: null, count: null, city: null, ...asked }, prepared);
  if (verdict !== "unknown") add(kinds.time, name, rank[verdict]);
}

function addStudies({ ledger }: PreparedCandidate, add: Add): void {
  for (const { kind, polarity, level, subject, quotes, at } of ledger.facts) {
    if ((kind !== "education" && kind !== "study_field") || polarity === "denies") continue;
    const own = kind === "education" ? level : ledger.facts.find((one) => one.kind === "education" && one.at === at)?.level;
    const value = (own ? educationRank(own as EducationLevel) + 1 : 0) + (polarity === "has" ? DONE : 0);
    const words = kind === "study_field" ? subject : (quotes[0]?.quote ?? "");
    for (const { name, wider } of studyFieldsIn(words)) {
      add(kinds.field, name, value);
      add(kinds.wider, wider, value);
    }
    for (const stem of stemsOf(words)) add(kinds.study, stem, value);
  }
}

const MONTHS = 12;

function addJobs(prepared: PreparedCandidate, add: Add): void {
  const months = new Map<string, number>();
  const count = (term: string, more: number) => months.set(term, (months.get(term) ?? 0) + more);
  for (const job of jobsOf(prepared)) {
    const length = job.period ? job.period.end - job.period.start : 0;
    const { employer, told } = job.sectors();
    for (const sector of employer) count(kinds.employer + sector, length);
    for (const sector of told) count(kinds.sector + sector, length);
  }
  for (const [term, length] of months)
    add(term.slice(0, 1), term.slice(1), withYears(standings.has, length === 0 ? null : length / MONTHS));
}

function titlesOf(prepared: PreparedCandidate): EntryTitle[] {
  const jobs = jobsOf(prepared);
  // `titles` are the occupations of the ledger, in its order.
  const at = prepared.ledger.facts.filter(({ kind }) => kind === "occupation").map((fact) => fact.at);
  return prepared.titles.map(({ title, role, age }, index): EntryTitle => {
    const job = jobs.find((one) => one.at === at[index]);
    const months = job?.period ? job.period.end - job.period.start : null;
    return { title: title.replace(/\s+/g, " "), role, age, months, isJob: job !== undefined, isLearner: job?.isLearner ?? false };
  });
}

function facetsOf(prepared: PreparedCandidate): Facets {
  const { candidate, cv, ledger } = prepared;
  const { desired } = candidate;
  const studies = ledger.facts.filter(({ kind, polarity }) => kind === "education" && polarity !== "denies");
  const highest = (all: typeof studies) =>
    all.length === 0 ? null : Math.max(...all.map(({ level }) => (level ? educationRank(level as EducationLevel) : 0)));
  const wants = desired?.salary_min ?? desired?.salary_max ?? null;
  const from = candidate.available_from ? Date.parse(candidate.available_from) / DAY_MS : Number.NaN;
  return {
    years: prepared.years?.value ?? null,
    studied: highest(studies.filter(({ polarity }) => polarity === "has")),
    studying: highest(studies),
    city: candidate.city || (findPlaces(cv.slice(0, HEAD))[0]?.name ?? null),
    country: candidate.country,
    radius_km: desired?.radius_km ?? null,
    relocates: desired?.relocate === true,
    hours: desired?.hours_per_week ?? null,
    from: Number.isFinite(from) ? from : null,
    pay: wants && desired?.period ? wants * perYear[desired.period] : null,
    currency: desired?.currency ?? null,
    transport: rank[judgeTransport({ licence: false }, prepared).verdict],
    permit: rank[judgeWorkPermit(prepared).verdict],
    hasFullCareer: hasFullCareer(prepared),
    written: cv.length < WRITTEN ? null : isDutch(cv) ? "nl" : "en",
  };
}

/** An entry as it is stored and sent. */
export const packEntry = (entry: Entry): string => JSON.stringify(entry);
export const unpackEntry = (stored: string): Entry => JSON.parse(stored) as Entry;
