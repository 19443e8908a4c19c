import { isProperName } from "#engine/skills/lexicon.ts";
import type { AskedThing } from "../asked.ts";
import type { AskedPart } from "../asks/list.ts";
import { type AskedWords, wordsAsked } from "../asks/words.ts";
import type { Ask } from "../job.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { ownWorkOf } from "./career.ts";
import { type Finding, note, rank, unknown } from "./finding.ts";
import { judgeLiteral } from "./literal.ts";
import { judgeNames } from "./names.ts";
import { ofModule } from "./proofs.ts";
import { judgeSkills } from "./skills.ts";
import { judgeDenied, judgeNearest, judgeText, MET, nearestTo, PARTLY } from "./words.ts";
import { judgeYearsOf } from "./years.ts";

/** An ask with what is known of it beside the thing itself. */
export type AskOf<A> = { asked: A } & Partial<Pick<Ask, "names" | "text" | "parts" | "paper">>;

/**
 * What the CV says of a thing: a skill, a paper, a deed in words of its own. First what shows the thing itself, with the years where they are
 * asked; then the names that the ask gives, the module of a paper, and whether each of several things is there.
 */
export function judgeThing({ asked, names, text, parts, paper }: AskOf<AskedThing>, title: string, candidate: PreparedCandidate): Finding {
  const ofPaper = (found: Finding) => (paper ? ofModule(found, paper) : found);
  const shown = ofPaper(
    asked.about !== "literal" && asked.min_years
      ? judgeYearsOf(asked, asked.min_years, title, candidate)
      : judgeShown(asked, title, candidate),
  );
  const named = names ? withNames(shown, ofPaper(judgeNames(names, candidate)), { asked, names, text }) : shown;
  return parts && parts.length > 0 ? withParts(named, parts, candidate) : named;
}

/** The words of an ask that may show it without its name: none of what has a name of its own. */
const freeWords = (asked: Exclude<AskedThing, { about: "literal" }>): AskedWords | undefined =>
  asked.about === "text" ? asked : asked.groups.flat().some(isProperName) ? undefined : asked.words;

/**
 * So much of an ask in one passage shows it where the work is the vacancy's own (a telling word of it: nobody says every word of what they
 * do all day); elsewhere it shows some of it. Set on texts that the engine hadn't learnt from (docs/decisions/0048).
 */
const OWN_WORK = 0.15;
const OTHER_WORK = 0.4;
/** Where a skill that is known isn't named, only nearly all of the ask's words in one passage show it. */
export const NEARLY_ALL = 0.85;

/** By the skill or the words in one passage; where they say nothing, by the passage that comes nearest. */
function judgeShown(asked: AskedThing, title: string, candidate: PreparedCandidate): Finding {
  if (asked.about === "literal") return judgeLiteral(asked, candidate);
  // Whoever holds the vacancy's own title does its work by that word too, and tells it in part.
  const { isOwn } = ownWorkOf(title, candidate);
  const found =
    asked.about === "text" ? judgeText(asked, candidate, isOwn ? PARTLY : MET) : judgeSkills(asked, candidate, isOwn ? PARTLY : NEARLY_ALL);
  const words = freeWords(asked);
  if (found.verdict === "met" && asked.about === "skills" && isBeside(words, candidate)) return unknown();
  if (found.verdict !== "unknown" || !words) return found;
  const denied = judgeDenied(words, candidate, OTHER_WORK);
  return denied.verdict === "not_met" ? denied : judgeNearest(words, candidate, isOwn ? OWN_WORK : OTHER_WORK, isOwn ? "met" : "partly");
}

/** An ask of this many words that tell something isn't met by one skill beside which the CV says nothing of it. */
const MANY = 4;

const isBeside = (words: AskedWords | undefined, candidate: PreparedCandidate): boolean =>
  words !== undefined && words.concepts.filter(({ weight }) => weight >= 1).length >= MANY && nearestTo(words, candidate, 1).length === 0;

/** A name alone is the ask where it is this much of its weight. */
const MOST_OF = 0.5;

/** What was found of a thing, beside what the CV says of the names that the ask gives. */
function withNames(found: Finding, named: Finding, { asked, names, text }: AskOf<AskedThing>): Finding {
  if (named.verdict === "unknown" || !names) return found;
  if (named.verdict === "not_met") return found.verdict === "unknown" || names.isPaper ? named : found;
  if (rank[found.verdict] >= rank[named.verdict]) return found;
  if (asked.min_years !== null) return found.verdict === "unknown" ? { ...named, verdict: "partly" } : found;
  // Beside what has a name in the lexicon another name is some of the ask.
  const isBesideNamed = asked.about === "skills" && asked.isNamed && found.verdict === "unknown";
  const isWhole = names.any || names.isPaper || named.verdict !== "met" || (!isBesideNamed && shareOfNames(text ?? "") >= MOST_OF);
  return isWhole ? named : { ...named, verdict: "partly" };
}

/** How much of an ask its names are, by weight. */
function shareOfNames(text: string): number {
  const { concepts } = wordsAsked(text, null);
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 1 : concepts.reduce((sum, { weight }) => sum + (weight > 1 ? weight : 0), 0) / total;
}

/** So much of one thing's words in a passage shows it beside the others. */
const PART_SHOWN = 0.6;

/** Of several things asked together each must be there: one that the CV says nothing of leaves some of the ask. */
function withParts(found: Finding, parts: AskedPart[], candidate: PreparedCandidate): Finding {
  if (found.verdict !== "met") return found;
  const shown = parts.filter(({ name, skills, words }) => {
    if (name !== null && candidate.cv.includes(name)) return true;
    const isHeld = skills.some((one) => (candidate.skills.get(one)?.positive.length ?? 0) > 0 || candidate.implied.has(one));
    return isHeld || (name === null && nearestTo(words, candidate, 1).some(({ share }) => share >= PART_SHOWN));
  });
  if (shown.length === 0 || shown.length === parts.length) return found;
  return { ...found, verdict: "partly", note: note("some_of", { has: shown.length, asks: parts.length }) };
}
