import { nth } from "#contract/nth.ts";
import type { Fact } from "#engine/facts/fact.ts";
import { ROLE, rolesIn } from "#engine/facts/kinds/work.ts";
import { relatedRoles } from "#engine/skills/titles.ts";
import type { AskedRole } from "../asked.ts";
import type { AskedWork } from "../asks/role.ts";
import { stemsOf } from "../meaning/stems.ts";
import { waysOf } from "../meaning/word-ways.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { type HeldJob, isSameTitle, jobsOf, judgeMonths, otherCareer } from "./career.ts";
import { distinct, type Finding, note, unknown, yearsTold } from "./finding.ts";
import { worthOf } from "./words.ts";
import { orByTitle } from "./years.ts";

/** Jobs held longer ago than this many count for half. */
export const RECENT_TITLES = 3;

const isGeneralWord = ({ family, stems }: AskedRole) => family.general && stems.length > 1;

/** A title that has the words asked. "Music instructor" is more than an instructor: beside a general word most of the others must be there. */
function hasWordsOf(asked: AskedRole, title: string): boolean {
  const held = new Set(stemsOf(title));
  const share = asked.stems.filter((stem) => held.has(stem)).length / Math.max(1, asked.stems.length);
  return share >= (isGeneralWord(asked) ? 0.51 : 1);
}

/** By the titles that somebody held; where none of them says it, by the work that they look for. A wish shows nothing done: it is worth asking about. */
export function judgeTitleOrWish(asked: AskedRole, candidate: PreparedCandidate): Finding {
  const found = judgeTitle(asked, candidate);
  if (found.verdict === "met" || found.verdict === "partly") return found;
  const wish = candidate.wishes.find(({ title, role }) => (role !== null && asked.roles.includes(role)) || hasWordsOf(asked, title));
  return wish ? { verdict: "partly", evidence: [wish.evidence], note: note("title_wished", { has: wish.title }) } : found;
}

function judgeTitle(asked: AskedRole, candidate: PreparedCandidate): Finding {
  const { titles } = candidate;
  if (titles.length === 0) return unknown();
  const wanted = new Set(asked.roles);
  const isGeneral = isGeneralWord(asked);
  const byWords = titles.find((title) => hasWordsOf(asked, title.title));
  if (byWords && (wanted.size === 0 || isGeneral)) {
    return {
      verdict: byWords.age < RECENT_TITLES ? "met" : "partly",
      evidence: [byWords.evidence],
      note: note("title_same", { has: byWords.title }),
    };
  }
  if (wanted.size > 0) {
    const same = titles.filter((title) => title.role !== null && wanted.has(title.role));
    const recent = same.find((title) => title.age < RECENT_TITLES);
    if (recent && !isGeneral)
      return { verdict: "met", evidence: distinct(same.map((title) => title.evidence)), note: note("title_same", { has: recent.title }) };
    const near = titles.find((title) => title.role !== null && [...wanted].some((role) => relatedRoles(role).has(title.role as string)));
    const partly = same[0] ?? near;
    if (partly)
      return {
        verdict: "partly",
        evidence: [partly.evidence],
        note: note(same[0] ? "title_earlier" : "title_related", { has: partly.title }),
      };
  }
  if (byWords) {
    return {
      verdict: byWords.age < RECENT_TITLES ? "met" : "partly",
      evidence: [byWords.evidence],
      note: note("title_same", { has: byWords.title }),
    };
  }
  if (wanted.size === 0 || asked.family.general) return unknown();
  const other = titles.find((title) => title.role !== null);
  return other ? { verdict: "not_met", evidence: [other.evidence], note: note("title_other", { has: other.title }) } : unknown();
}

const isOfRole = (title: string, { roles }: AskedRole) => rolesIn(title).some((one) => roles.includes(one));

/** Years count where the work was of the same or a related role, or of one that nobody told. */
export function judgeYears(asked: number, role: AskedRole, candidate: PreparedCandidate): Finding {
  const { years } = candidate;
  const held = judgeTitle(role, candidate);
  if (held.verdict === "not_met") return otherCareer(candidate);
  // Where some jobs were of the work and others weren't, those count that were.
  const jobs = jobsOf(candidate).filter(({ title }) => isOfRole(title, role));
  if (jobs.length > 0) return judgeMonths(jobs, { years: asked }, false, candidate);
  return years ? yearsTold(years, years.evidence, asked) : unknown();
}

/** General heads of compounds: sharing them tells nothing ("beleidsmedewerker", "administratief medewerker"). */
const heads = new Set(
  stemsOf(
    "medewerker manager adviseur assistent specialist consultant coordinator leider hulp operator planner beheerder technicus engineer officer begeleider",
  ),
);
/** Letters that two words of one compound share: "magazijn" and "magazijnmedewerker". */
const SHARED = 6;
const isPart = (part: string, whole: string) => part.length >= SHARED && !heads.has(part) && whole.includes(part);
const isNear = (one: string, other: string) =>
  one === other || isPart(other, one) || isPart(one, other) || (!heads.has(one) && waysOf(other).includes(one));

/** Do a role's words stand side by side in a title? "Office 365 engineer / manager" is no office manager. */
export function isTitled(words: string[], title: string[]): boolean {
  return title.some((_, from) => words.every((word, step) => title[from + step] !== undefined && isNear(nth(title, from + step), word)));
}

/** "Monteur, Rijwielhuis Noord" is a bicycle mechanic: one word of the role in the title, the others in what is told of the job. */
function isToldBy(words: string[], job: HeldJob): boolean {
  if (words.length < 2) return false;
  const concepts = words.map((stem) => ({ stem, ways: waysOf(stem), weight: 1, isName: false }));
  const shownBy = (stems: string[]) => concepts.filter((concept) => stems.some((word) => worthOf(concept, word) >= TOLD));
  const titled = shownBy(job.titleStems);
  // All of them in the title, yet not side by side, is another title.
  return titled.length < words.length && titled.some(({ stem }) => !heads.has(stem)) && shownBy(job.stems()).length === words.length;
}
/** A word that is a part of the other will do. */
const TOLD = 0.7;

/** Work as the role that is asked; where the vacancy itself is called so, by the jobs that are called as the vacancy is. */
export function judgeRole(asked: AskedWork, title: string, candidate: PreparedCandidate): Finding {
  const isOwn = asked.within === null && isSameTitle(asked.named, title);
  return orByTitle(judgeWork(asked, candidate), isOwn ? asked.years : null, title, candidate);
}

/** Work as the role that is asked, by the titles of the jobs and, where it is narrowed down, by what they tell. */
function judgeWork(asked: AskedWork, candidate: PreparedCandidate): Finding {
  const { ledger } = candidate;
  const wanted = new Set(asked.roles);
  const rolesAt = new Map<number, string[]>();
  for (const { kind, at, subject } of ledger.facts)
    if (kind === "occupation" && at !== undefined && subject.startsWith(ROLE))
      rolesAt.set(at, [...(rolesAt.get(at) ?? []), subject.slice(ROLE.length)]);
  const shows = (job: HeldJob, names: string[]) =>
    names.length === 0 || names.some((name) => job.skills().has(name) || ledger.facts.some((fact) => isShownAt(fact, name, job.at)));
  const same: HeldJob[] = [];
  const related: HeldJob[] = [];
  for (const job of jobsOf(candidate)) {
    const roles = rolesAt.get(job.at) ?? [];
    const near = roles.some((role) => [...wanted].some((one) => relatedRoles(one).has(role)));
    const own =
      roles.some((role) => wanted.has(role)) ||
      asked.titles.some((words) => isTitled(words, job.titleStems) || isToldBy(words, job)) ||
      isSameTitle(job.title, asked.named);
    // Related work with the very skill that is asked is that work: a back-end engineer in Java.
    if (own || (near && asked.skills.length > 0 && shows(job, asked.skills))) (shows(job, asked.skills) ? same : related).push(job);
    else if (near) related.push(job);
  }
  const isNarrow = asked.context.length > 0 || asked.sectors.length > 0;
  const inContext = same.filter(
    (job) => (asked.context.length > 0 && shows(job, asked.context)) || job.sectors().told.some((sector) => asked.sectors.includes(sector)),
  );
  const best = isNarrow && inContext.length > 0 ? inContext : same;
  if (best.length > 0) return judgeMonths(best, asked, isNarrow && inContext.length === 0, candidate);
  if (related.length > 0) {
    const some = judgeMonths(related, { ...asked, within: null }, true, candidate);
    return some.verdict === "not_met" ? some : { ...some, note: note("title_related", { has: related[0]?.title ?? "" }) };
  }
  return otherCareer(candidate);
}

/** Does a fact show a skill in one job? */
const isShownAt = (fact: Fact, name: string, at: number): boolean =>
  fact.kind === "skill" && fact.subject === name && fact.polarity === "has" && fact.at === at;
