import type { Evidence } from "#contract/fields.ts";
import type { Period } from "#engine/facts/fact.ts";
import { withoutName } from "#engine/facts/own-name.ts";
import { coveredMonths, wholeYears } from "#engine/facts/periods.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import { sectorsIn } from "#engine/skills/sectors.ts";
import { titleLikeness } from "#engine/skills/title-likeness.ts";
import { titleFamily } from "#engine/skills/titles.ts";
import { stemsOf } from "../meaning/stems.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { distinct, type Finding, note, unknown, yearsVerdict } from "./finding.ts";

/** One job of a career as judges look at it. */
export interface HeldJob {
  at: number;
  title: string;
  /** Title, employer and what was done. */
  text: string;
  /** Kinds of employers that its title and employer name, and those that all its text names. */
  sectors: () => { employer: string[]; told: string[] };
  /** Skills that its text names or tells. */
  skills: () => ReadonlySet<string>;
  titleStems: string[];
  /** The trade that its title names. */
  trade: () => string | null;
  /** The stems of all its text, each once. */
  stems: () => string[];
  period: Period | null;
  quotes: Evidence[];
  /** An internship, a training place or a side job: some experience, not the work itself. */
  isLearner: boolean;
}

const learner =
  /(?<!\p{L})(?:stagiaire?|stage|intern|internship|leerling|trainee|apprentice|werkstudent|vakantiewerk\p{L}*|weekendhulp|bijbaan|zaterdag(?:hulp|baan)|vrijwilliger\p{L}*|volunteer|hulpkok|leerling-\p{L}+)(?!\p{L})/iu;

/** Made when first asked for, and kept. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const known = new WeakMap<PreparedCandidate, HeldJob[]>();

/** The jobs of a candidate, in the profile's order. */
export function jobsOf(candidate: PreparedCandidate): HeldJob[] {
  const before = known.get(candidate);
  if (before) return before;
  const facts = candidate.ledger.facts.filter(({ kind, at }) => (kind === "occupation" || kind === "employer") && at !== undefined);
  const jobs = candidate.candidate.experience.map((job, at): HeldJob => {
    const own = facts.filter((fact) => fact.at === at);
    const title = job.title ?? "";
    const company = withoutName(job.company ?? "", candidate.candidate);
    const text = withoutName([title, job.company, job.description].filter(Boolean).join("\n"), candidate.candidate);
    return {
      at,
      title,
      text,
      sectors: once(() => ({ employer: sectorsIn(`${title}\n${company}`), told: sectorsIn(text) })),
      skills: once(() => new Set([...findSkills(text), ...findPractice(text)].map(({ name }) => name))),
      titleStems: stemsOf(title),
      trade: once(() => titleFamily(title).trade),
      stems: once(() => [...new Set(stemsOf(text))]),
      period: own.find(({ period }) => period)?.period ?? null,
      quotes: distinct(own.flatMap(({ quotes }) => quotes)),
      isLearner: learner.test(title),
    };
  });
  known.set(candidate, jobs);
  return jobs;
}

/** Titles this like are of one profession. */
const LIKE = 0.55;

/** Pairs of titles that were compared; cleared when full. */
const compared = new Map<string, boolean>();
const MOST_COMPARED = 50_000;

/** Are two titles of one profession, however they are worded? */
export function isSameTitle(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  const pair = `${one}\n${other}`;
  const before = compared.get(pair);
  if (before !== undefined) return before;
  const [first, second] = [titleFamily(one), titleFamily(other)];
  const same = (first.role !== null && !first.general && first.role === second.role) || titleLikeness(one, other) >= LIKE;
  if (compared.size >= MOST_COMPARED) compared.clear();
  compared.set(pair, same);
  return same;
}

/** What somebody did of the vacancy's own work. */
interface OwnWork {
  /** The jobs that are called as the vacancy is. */
  jobs: HeldJob[];
  /** Is one of them, or what they call themselves, so called? */
  isOwn: boolean;
}
const ownWork = new WeakMap<PreparedCandidate, Map<string, OwnWork>>();
/** Vacancies whose answer is kept for one candidate. */
const MOST_TITLES = 20;

export function ownWorkOf(title: string, candidate: PreparedCandidate): OwnWork {
  const known = ownWork.get(candidate) ?? new Map<string, OwnWork>();
  ownWork.set(candidate, known);
  const before = known.get(title);
  if (before) return before;
  const jobs = jobsOf(candidate).filter((job) => isSameTitle(job.title, title));
  const own = { jobs, isOwn: jobs.length > 0 || isSameTitle(candidate.candidate.headline ?? "", title) };
  if (known.size >= MOST_TITLES) known.clear();
  known.set(title, own);
  return own;
}

/** A career shorter than this says little about what somebody never did. */
const FULL_CAREER_MONTHS = 12;

/**
 * Does the profile tell a whole career: every job titled and dated? Then work that is in none of them was not done; a skill that
 * is merely not named stays unknown.
 */
export function hasFullCareer(candidate: PreparedCandidate): boolean {
  const jobs = candidate.candidate.experience;
  if (jobs.length === 0 || !jobs.every(({ title, start }) => title && start)) return false;
  const all = candidate.ledger.facts.find(({ kind, says }) => kind === "experience" && says.by === "rule");
  return Number(all?.value ?? 0) >= FULL_CAREER_MONTHS;
}

/** The part of each period that lies within so many years before the record's day. */
function within(jobs: HeldJob[], years: number | null, as_of: string | null): { start: number; end: number }[] {
  const periods = jobs.flatMap(({ period }) => (period ? [period] : []));
  if (!years || !as_of) return periods;
  const from = (Number(as_of.slice(0, 4)) - years) * 12 + Number(as_of.slice(5, 7) || 1) - 1;
  return periods.flatMap(({ start, end }) => (end <= from ? [] : [{ start: Math.max(start, from), end }]));
}

/** What the jobs that show some work say of the years asked; `half`: they show it only in part. */
export function judgeMonths(
  jobs: HeldJob[],
  asked: { years: number | null; within?: number | null; named?: string },
  half: boolean,
  candidate: PreparedCandidate,
): Finding {
  const evidence = distinct(jobs.flatMap(({ quotes }) => quotes.slice(0, 2)));
  if (evidence.length === 0) return unknown();
  const part = half || jobs.every(({ isLearner }) => isLearner);
  if (!asked.years && !asked.within)
    return { verdict: part ? "partly" : "met", evidence, note: note("title_same", { has: jobs[0]?.title ?? "" }) };
  const months = coveredMonths(within(jobs, asked.within ?? null, candidate.ledger.as_of));
  const years = asked.years ?? 1;
  if (months === 0 && !jobs.some(({ period }) => period))
    return { verdict: "partly", evidence, note: note("years_unknown", { asked: years }) };
  const verdict = yearsVerdict(months / 12, years);
  const told = note("years_of", { years: wholeYears(months), asked: years, ...(asked.named && { title: asked.named }) });
  if (verdict === "met") return { verdict: part ? "partly" : "met", evidence, note: told };
  return { verdict: verdict === "not_met" && !hasFullCareer(candidate) ? "partly" : verdict, evidence, note: told };
}

/** Other work throughout a career that is told whole; unknown where it isn't. */
export function otherCareer(candidate: PreparedCandidate): Finding {
  if (!hasFullCareer(candidate)) return unknown();
  const held = jobsOf(candidate).filter(({ quotes }) => quotes.length > 0);
  const evidence = distinct(held.flatMap(({ quotes }) => quotes.slice(0, 1)));
  return evidence.length > 0 ? { verdict: "not_met", evidence, note: note("title_other", { has: held[0]?.title ?? "" }) } : unknown();
}
