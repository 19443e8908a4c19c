import { nth } from "#contract/nth.ts";
import { type Mention, spanOf, type ToldEntry, wordsOf } from "./entry/entry-reading.ts";
import type { Token, Tokens } from "./entry/entry-tokens.ts";
import { ABBREVIATED } from "./head/phrases.ts";
import type { SectionKind } from "./heading-words.ts";
import type { Job } from "./jobs.ts";
import type { Line } from "./page/lines.ts";
import type { Read } from "./page/passage.ts";
import { companyScore, isDegree, isSameEmployer, isTeam, titleScore } from "./vocabulary.ts";

/** From how sure a learned reading on it adds what the rules left out, takes the place of what they read (`overrules`: of what they are sure of), or is a job that they didn't see. */
const TRUST = { fills: 0.3, replaces: 0.6, overrules: 0.75, adds: 0.5 };

/** The rules' jobs as the learned reader would have them, and those that only it saw. */
export function withTold(jobs: Job[], tokens: Tokens, read: readonly ToldEntry[]): Job[] {
  const told = read.map((entry) => {
    const inOne = withinSection(entry, tokens);
    // A team is no employer.
    return inOne.employer && isTeam(wordsOf(inOne.employer, tokens)) ? { ...inOne, employer: null } : inOne;
  });
  const owners = ownersOf(told, tokens);
  const merged = [...jobs];
  for (const [at, owner] of owners.entries()) {
    const [job, entry] = [jobs[owner], told[at]];
    if (job && entry) merged[owner] = corrected(job, withoutOthers(entry, owner, tokens), tokens);
  }
  for (const [at, entry] of told.entries()) {
    if (owners[at] !== -1 || entry.sure < TRUST.adds || !isWhole(entry) || !isWork(entry, tokens)) continue;
    const job = jobFrom(entry, told[at + 1], tokens);
    if (isDeed(job, merged) || merged.some((other) => isOn(other, job))) continue;
    merged.push(job);
  }
  merged.sort((a, b) => a.entry.first.start - b.entry.first.start || beginOf(a) - beginOf(b));
  for (const [index, job] of merged.entries())
    if (job.company && isSameEmployer(job.company.value)) job.company = merged[index - 1]?.company ?? job.company;
  return merged;
}

/** A job without what stands under a heading of another kind: the school and the years of a study are no job's. */
function withinSection(entry: ToldEntry, { tokens, lines }: Tokens): ToldEntry {
  const kindAt = (at: number | undefined) => lines[tokens[at ?? -1]?.line ?? -1]?.kind;
  const kind = kindAt(entry.title?.from ?? entry.employer?.from);
  const isElsewhere = (at: number | null | undefined) => at != null && kindAt(at) !== kind;
  return {
    ...entry,
    employer: isElsewhere(entry.employer?.from) && !entry.isKept ? null : entry.employer,
    date: isElsewhere(entry.date) ? null : entry.date,
  };
}

const beginOf = ({ title, company, entry }: Job) => Math.min(title?.start ?? Infinity, company?.start ?? Infinity, entry.first.end);

/** A job says what somebody did, and where or when; without what, both. */
const isWhole = ({ title, employer, date }: ToldEntry) => (title ? employer !== null || date !== null : employer !== null && date !== null);

/** "Ran tests.", below a job: without a time, at the same employer, and called by no word of a title, it is what was done there. */
const isDeed = ({ title, company, entry }: Job, others: Job[]) =>
  entry.span === null && title !== null && titleScore(title.value) < 0.7 && others.some((other) => isShared(company, other.company));

const isShared = (a: Read | null, b: Read | null) => a !== null && b !== null && a.start < b.end && b.start < a.end;

/** Does a job stand where another was read already? */
function isOn(one: Job, other: Job): boolean {
  return other.title
    ? isShared(one.title, other.title)
    : isShared(one.company, other.company) || one.entry.span?.line === other.entry.span?.line;
}

/** Where jobs stand besides the sections of work: in those, only what plainly is one. */
const BESIDE = new Set<SectionKind>(["contact", "summary", "other"]);
const LEARNING =
  /stage|stagiair|intern(?:ship)?(?!\p{L})|placement|apprentice|leerling|leerwerk|ausbildung|(?<!\p{L})lehre|trainee|(?<!\p{L})bpv/iu;

/** Is it told where jobs are? Among studies, only those that somebody learns by are. */
function isWork({ title, employer }: ToldEntry, tokens: Tokens): boolean {
  const kind = tokens.lines[tokens.tokens[(title ?? employer)?.from ?? 0]?.line ?? 0]?.kind;
  const said = title ? wordsOf(title, tokens) : "";
  if (kind === "experience" || LEARNING.test(said)) return !isDegree(said) || titleScore(said) >= 0.7;
  return kind !== undefined && BESIDE.has(kind) && titleScore(said) >= 0.7;
}

/** For each of the told jobs, which of the rules' jobs it is; -1 none. Two of them are never the same one. */
function ownersOf(told: readonly ToldEntry[], { tokens }: Tokens): number[] {
  const votes = told.map((entry) => {
    const count = new Map<number, number>();
    const vote = (from: number, to: number, weight: number) => {
      for (const job of new Set(tokens.slice(from, to + 1).map(({ ruled }) => ruled?.job)))
        if (job !== undefined) count.set(job, (count.get(job) ?? 0) + weight);
    };
    if (entry.title) vote(entry.title.from, entry.title.to, 2);
    if (entry.date !== null) vote(entry.date, entry.date, 2);
    if (entry.employer && !entry.isKept) vote(entry.employer.from, entry.employer.to, 1);
    return count;
  });
  const pairs = votes.flatMap((count, entry) => [...count].map(([job, weight]) => ({ entry, job, weight })));
  const owners = told.map(() => -1);
  const taken = new Set<number>();
  for (const { entry, job } of pairs.sort((a, b) => b.weight - a.weight)) {
    if (owners[entry] !== -1 || taken.has(job)) continue;
    owners[entry] = job;
    taken.add(job);
  }
  return owners;
}

function readOf(mention: Mention, tokens: Tokens, confidence: number): Read {
  const first = nth(tokens.tokens, mention.from);
  const last = nth(tokens.tokens, mention.to);
  const at = (token: Token) => tokens.lines[token.line]?.line.start ?? 0;
  const written = wordsOf(mention, tokens);
  const value = written.replace(OPENED, "").replace(LEADS_ON, "");
  const isAbbreviated = ABBREVIATED.test(`${value}.`) && tokens.tokens[mention.to + 1]?.text === ".";
  const end = at(last) + last.end - (written.length - value.length) + (isAbbreviated ? 1 : 0);
  return { value: isAbbreviated ? `${value}.` : value, start: at(first) + first.start, end, confidence };
}

/** A bracket that is opened and not closed, with what stands in it. */
const OPENED = /\s*\([^)]*$/u;
/** Words at the end of a name that lead on to what follows it. */
const LEADS_ON = /(?:[\s,;:–—-]+(?:between|tussen|from|van|in|at|bij|te|and|en|for|voor|as|als|since|sinds))*[\s,;:(–—-]*$/iu;

/** What the rules gave to another job isn't this one's. */
function withoutOthers(entry: ToldEntry, owner: number, { tokens }: Tokens): ToldEntry {
  const isOthers = (mention: Mention | null, role: "T" | "E") => {
    const ruled = mention ? tokens[mention.from]?.ruled : null;
    return ruled != null && ruled.job !== owner && ruled.role === role;
  };
  return {
    ...entry,
    title: isOthers(entry.title, "T") ? null : entry.title,
    employer: !entry.isKept && isOthers(entry.employer, "E") ? null : entry.employer,
  };
}

const CONFIDENCE = 0.66;
/** What the rules read so is rarely wrong. */
const SURE = 0.9;
/** What a label or the head of a column says. */
const CERTAIN = 0.95;

/** A legal form, or two words of a firm. */
const FIRMER = 1;

const isSameWords = (one: string, other: string) => one.replace(/[\s\p{P}]/gu, "") === other.replace(/[\s\p{P}]/gu, "");

function corrected(job: Job, entry: ToldEntry, tokens: Tokens): Job {
  const title = entry.title ? readOf(entry.title, tokens, CONFIDENCE) : null;
  const company = entry.employer ? readOf(entry.employer, tokens, CONFIDENCE) : null;
  const chosen = (ruled: Read | null, learned: Read | null) => {
    if (!learned) return ruled;
    if (!ruled) return entry.sure >= TRUST.fills ? learned : null;
    if (ruled.confidence > CERTAIN || isSameWords(ruled.value, learned.value)) return ruled;
    const isSure = ruled.confidence > SURE;
    if (isSure && learned.start >= ruled.start && learned.end <= ruled.end) return ruled;
    return entry.sure >= (isSure ? TRUST.overrules : TRUST.replaces) ? learned : ruled;
  };
  const isSame = company !== null && job.company !== null && isSameEmployer(company.value);
  const span = job.entry.span ?? (entry.date === null ? null : spanFrom(entry.date, tokens));
  // A legal form says more than the reader can: what stands in its place may be a team that nobody knows.
  const isFirmer = job.company !== null && companyScore(job.company.value) - companyScore(company?.value ?? "") >= FIRMER;
  const employer = job.company && (isSame || isFirmer || entry.isKept) ? job.company : chosen(job.company, company);
  const said = chosen(job.title, title);
  // "Stukadoor bij diverse bazen": where the employer stands in what the rules took for the title, the title ends before it.
  const isWithin = said !== null && employer !== null && isShared(said, employer);
  if (isWithin && (!title || isShared(title, employer))) return { ...job, entry: { ...job.entry, span } };
  return { ...job, title: isWithin ? title : said, company: employer, entry: { ...job.entry, span } };
}

function spanFrom(date: number, tokens: Tokens): Job["entry"]["span"] {
  const span = spanOf(date, tokens);
  const line = tokens.lines[tokens.tokens[date]?.line ?? 0]?.line;
  return span && line ? { ...span, line } : null;
}

const LINES_TOLD = 12;

function jobFrom(entry: ToldEntry, next: ToldEntry | undefined, tokens: Tokens): Job {
  const placesOf = (one: ToldEntry) =>
    [one.title?.from, one.isKept ? undefined : one.employer?.from, one.date ?? undefined].filter((place) => place !== undefined);
  const rowsOf = (one: ToldEntry) => placesOf(one).map((place) => tokens.tokens[place]?.line ?? 0);
  const rows = rowsOf(entry);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const own = tokens.lines[first];
  const until = Math.min(last + 1 + LINES_TOLD, next ? Math.min(...rowsOf(next)) : tokens.lines.length);
  const description: Line[] = [];
  for (const line of tokens.lines.slice(last + 1, until)) {
    if (line.section !== own?.section || line.gap) break;
    description.push(line.line);
  }
  return {
    title: entry.title ? readOf(entry.title, tokens, CONFIDENCE) : null,
    company: entry.employer ? readOf(entry.employer, tokens, CONFIDENCE) : null,
    location: null,
    entry: {
      span: entry.date === null ? null : spanFrom(entry.date, tokens),
      phrases: [],
      row: 0,
      below: [],
      description,
      first: own?.line as Line,
      apart: true,
    },
  };
}
