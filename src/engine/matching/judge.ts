import { nth } from "#contract/nth.ts";
import { findSkills, isProperName } from "#engine/skills/lexicon.ts";
import { findPractice } from "#engine/skills/patterns/find.ts";
import type { Asked } from "./asked.ts";
import { isWillAsked, isWillEnough, tellsWill } from "./asks/willing.ts";
import { wordsAsked } from "./asks/words.ts";
import { cvEvidence } from "./evidence.ts";
import type { Ask } from "./job.ts";
import { isSameTitle, judgeMonths, ownWorkOf } from "./judges/career.ts";
import { judgeEducation } from "./judges/education.ts";
import { IN_TITLE, judgeExperience, judgeSector } from "./judges/experience.ts";
import { distinct, type Finding, note, rank, unknown } from "./judges/finding.ts";
import { judgeLanguages } from "./judges/languages.ts";
import { judgeLiteral } from "./judges/literal.ts";
import { judgeNames } from "./judges/names.ts";
import { judgePlace, judgeSalary, judgeStart, judgeTransport, judgeWorkPermit } from "./judges/practical.ts";
import { ofModule } from "./judges/proofs.ts";
import { judgeSkillsOrWords } from "./judges/skills.ts";
import { judgeHours, judgeTimes } from "./judges/times.ts";
import { coverageOf, judgeDenied, judgeNearest, judgeText, nearestTo, PARTLY } from "./judges/words.ts";
import { judgeRole, judgeTitleOrWish, judgeYears } from "./judges/work.ts";
import { stemsOf } from "./meaning/stems.ts";
import { passageAt } from "./passages.ts";
import type { PreparedCandidate } from "./prepared-candidate.ts";

/** Asks whose thing may have a name of its own. */
const nameable = new Set<Asked["about"]>(["skills", "text", "literal"]);
/** A name alone is the ask where it is this much of its weight. */
const MOST_OF = 0.5;

/** Verdicts that a will to get there, or a paper that ran out, is told by. */
const isOnTheWay = new Set(["basic_level", "study_under_way", "still_to_come", "denied", "expired", "no_longer"]);

/** So much of one thing's words in a passage shows it beside the others. */
const PART_SHOWN = 0.6;

/** Of several things asked together each must be there: one that the CV says nothing of leaves some of the ask. */
function judgeList(found: Finding, { parts }: AskToJudge, candidate: PreparedCandidate): Finding {
  if (found.verdict !== "met" || !parts || parts.length === 0) return found;
  const shown = parts.filter(({ name, skills, words }) => {
    if (name !== null && candidate.cv.includes(name)) return true;
    const isHeld = skills.some((name) => (candidate.skills.get(name)?.positive.length ?? 0) > 0 || candidate.implied.has(name));
    return isHeld || (name === null && nearestTo(words, candidate, 1).some(({ share }) => share >= PART_SHOWN));
  });
  if (shown.length === 0 || shown.length === parts.length) return found;
  return { ...found, verdict: "partly", note: note("some_of", { has: shown.length, asks: parts.length }) };
}

/** The verdict on one ask: what its own judge finds, what the CV says of the names that it gives, and whether a will is enough. */
export function judgeAsk(ask: AskToJudge, title: string, candidate: PreparedCandidate): Finding {
  const found = judgeList(judgeNamed(ask, title, candidate), ask, candidate);
  const text = ask.text ?? "";
  if (found.verdict === "met") return found;
  if (isWillFor(ask, text)) return orWilling(found, text, candidate);
  return found;
}
/** Whether a will is enough for an ask, read once for all candidates. */
const wills = new WeakMap<AskToJudge, boolean>();
function isWillFor(ask: AskToJudge, text: string): boolean {
  const is = wills.get(ask) ?? isWillEnough(`${text} ${ask.quote?.quote ?? ""}`);
  wills.set(ask, is);
  return is;
}
type AskToJudge = Pick<Ask, "asked" | "names" | "text"> & Partial<Pick<Ask, "quote" | "parts" | "paper">>;

function orWilling(found: Finding, text: string, candidate: PreparedCandidate): Finding {
  const { cv, passages } = candidate;
  if (found.verdict === "unknown") {
    const near = nearestTo(wordsAsked(text, null), candidate).map(({ passage }) => nth(passages, passage));
    const told = near.find(({ start, end }) => tellsWill(cv.slice(start, end)));
    return told ? { verdict: "met", evidence: [cvEvidence(candidate, told)], note: null } : found;
  }
  // Who does it already is as willing as who says so.
  if (isWillAsked(text) && found.verdict === "partly" && found.note === null) return { ...found, verdict: "met" };
  const told = found.evidence.some(({ source, start, end }) => {
    const passage = source === "cv" ? passageAt(passages, start) : undefined;
    return passage && tellsWill(cv.slice(passage.start, Math.max(passage.end, end)));
  });
  return told && isOnTheWay.has(found.note?.key ?? "") ? { ...found, verdict: "met" } : found;
}

/** What its own judge finds, and what the CV says of the names that it gives. */
function judgeNamed({ asked, names, text, paper }: AskToJudge, title: string, candidate: PreparedCandidate): Finding {
  const judged = judge(asked, title, candidate);
  const found = paper ? ofModule(judged, paper) : judged;
  if (!names || !nameable.has(asked.about)) return found;
  const called = judgeNames(names, candidate);
  const named = paper ? ofModule(called, paper) : called;
  if (named.verdict === "unknown") return found;
  const isCounted = "min_years" in asked && asked.min_years !== null;
  if (named.verdict === "not_met") return found.verdict === "unknown" || names.isPaper ? named : found;
  if (rank[found.verdict] >= rank[named.verdict]) return found;
  if (isCounted) return found.verdict === "unknown" ? { ...named, verdict: "partly" } : found;
  if (names.any || names.isPaper || named.verdict !== "met") return named;
  return { ...named, verdict: shareOfNames(text ?? "") >= MOST_OF ? "met" : "partly" };
}

/** What says that too little of the work was found, or other work. */
const isShort = new Set(["title_other", "title_related", "years_of", "years_unknown"]);

/** Years of the work itself: jobs that are called as the vacancy count where the vacancy's title names what is asked. */
function orByTitle(found: Finding, asked: Asked, title: string, candidate: PreparedCandidate): Finding {
  const years = yearsOf(asked, title);
  if (!years || found.verdict === "met" || (found.verdict !== "unknown" && !isShort.has(found.note?.key ?? ""))) return found;
  const { jobs } = ownWorkOf(title, candidate);
  const byTitle = jobs.length > 0 ? judgeMonths(jobs, { years }, false, candidate) : found;
  return rank[byTitle.verdict] > rank[found.verdict] || found.note?.key === "title_other" ? byTitle : found;
}

function yearsOf(asked: Asked, title: string): number | null {
  if (asked.about === "role") return asked.within === null && isSameTitle(asked.named, title) ? asked.years : null;
  // Whoever was called so for years needn't have worked with a thing that has a name of its own.
  if ((asked.about !== "skills" && asked.about !== "text") || asked.min_years === null || asked.isNamed) return null;
  return isInTitle(asked, title) ? asked.min_years : null;
}

/** Does a title name what is asked: "Nurse" nursing, but not phlebotomy? Whoever was called so for years needn't have done more. */
function isInTitle(asked: Extract<Asked, { about: "skills" | "text" }>, title: string): boolean {
  const before = inTitle.get(asked);
  if (before?.title === title) return before.is;
  const named = asked.about === "skills" ? namedInTitle(asked.groups.flat(), title) : false;
  const words = asked.about === "text" ? asked : asked.words;
  const is = named || (words !== undefined && coverageOf(words, stemsOf(title)) >= IN_TITLE);
  inTitle.set(asked, { title, is });
  return is;
}
const inTitle = new WeakMap<Asked, { title: string; is: boolean }>();

const namedInTitle = (names: string[], title: string) =>
  [...findSkills(title), ...findPractice(title)].some(({ name }) => names.includes(name));

/**
 * So much of an ask in one passage shows it where the work is the vacancy's own (a telling word of it: nobody says every word of what they
 * do all day); elsewhere it shows some of it. Set on texts that the engine hadn't learnt from (docs/decisions/0048).
 */
const OWN_WORK = 0.15;
const OTHER_WORK = 0.4;

/** An ask of this many words that tell something isn't met by one skill beside which the CV says nothing of it. */
const MANY = 4;

function isBeside(asked: Asked, candidate: PreparedCandidate): boolean {
  if (asked.about !== "skills" || asked.min_years || !asked.words || asked.groups.flat().some(isProperName)) return false;
  return asked.words.concepts.filter(({ weight }) => weight >= 1).length >= MANY && nearestTo(asked.words, candidate, 1).length === 0;
}

/** What the words of an ask find that no rule knows: whoever holds the vacancy's own title does its work by that word too. */
function orNearest(asked: Asked, title: string, candidate: PreparedCandidate): Finding {
  const words =
    asked.about === "text" ? asked : asked.about === "skills" && !asked.groups.flat().some(isProperName) ? asked.words : undefined;
  if (!words) return unknown();
  const denied = judgeDenied(words, candidate, OTHER_WORK);
  if (denied.verdict === "not_met") return denied;
  const { isOwn } = ownWorkOf(title, candidate);
  return judgeNearest(words, candidate, isOwn ? OWN_WORK : OTHER_WORK, isOwn ? "met" : "partly");
}

/** How much of an ask its names are, by weight. */
function shareOfNames(text: string): number {
  const { concepts } = wordsAsked(text, null);
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 1 : concepts.reduce((sum, { weight }) => sum + (weight > 1 ? weight : 0), 0) / total;
}

/** Compares one thing asked with one candidate; `title` is the vacancy's. Every verdict but unknown carries at least one quote. */
function judge(asked: Asked, title: string, candidate: PreparedCandidate): Finding {
  if (asked.about === "either")
    return asked.asks
      .map((one) => judge(one, title, candidate))
      .reduce((best, one) => (rank[one.verdict] > rank[best.verdict] ? one : best));
  const found = orByTitle(withoutOwnWork(judgeAlone(asked, title, candidate), asked, title, candidate), asked, title, candidate);
  if (found.verdict === "met" && isBeside(asked, candidate)) return unknown();
  return found.verdict === "unknown" && !("min_years" in asked && asked.min_years) ? orNearest(asked, title, candidate) : found;
}

/** A career as the vacancy's own title is no other work than what the vacancy asks years of: it only says nothing of it. */
const withoutOwnWork = (found: Finding, { about }: Asked, title: string, candidate: PreparedCandidate): Finding =>
  found.note?.key === "title_other" && (about === "skills" || about === "text") && ownWorkOf(title, candidate).jobs.length > 0
    ? unknown()
    : found;

/** So much of an ask's words in one passage is all of it where the work is the vacancy's own: who does it every day tells it in part. */
const enoughFor = (title: string, candidate: PreparedCandidate) => (ownWorkOf(title, candidate).isOwn ? PARTLY : undefined);

/** Of two things asked at once the one that is lacking decides; where nothing is said of one, the other is some of it. */
function both(one: Finding, other: Finding): Finding {
  const evidence = distinct([...one.evidence, ...other.evidence]);
  const [worst, best] = rank[one.verdict] < rank[other.verdict] ? [one, other] : [other, one];
  if (worst.verdict !== "unknown") return { ...worst, evidence };
  return best.verdict === "met" ? { ...best, verdict: "partly" } : best;
}

function judgeAlone(asked: Exclude<Asked, { about: "either" }>, title: string, candidate: PreparedCandidate): Finding {
  switch (asked.about) {
    case "skills":
      return judgeSkillsOrWords(asked, candidate, enoughFor(title, candidate));
    case "literal":
      return judgeLiteral(asked, candidate);
    case "title":
      return judgeTitleOrWish(asked, candidate);
    case "years":
      return judgeYears(asked.years, asked.role, candidate);
    case "role":
      return judgeRole(asked, candidate);
    case "sector":
      return judgeSector(asked, candidate);
    case "education":
      return judgeEducation(asked, candidate);
    case "languages":
      return judgeLanguages(asked, candidate);
    case "place":
      return judgePlace(asked, candidate);
    case "transport":
      return judgeTransport(asked, candidate);
    case "hours":
      return judgeHours(asked, candidate);
    case "times":
      return judgeTimes(asked, candidate);
    case "start":
      return asked.hours ? both(judgeStart(asked.date, candidate), judgeHours(asked.hours, candidate)) : judgeStart(asked.date, candidate);
    case "salary":
      return judgeSalary(asked, candidate);
    case "work_permit":
      return judgeWorkPermit(candidate);
    case "text":
      return asked.min_years
        ? judgeExperience([], asked, asked.min_years, candidate)
        : judgeText(asked, candidate, enoughFor(title, candidate));
  }
}
