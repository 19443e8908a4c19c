import type { Span } from "#engine/matching/passages.ts";
import { told } from "#engine/words/told/words.ts";
import type { Polarity } from "./fact.ts";
import { learnedStanding, type Standing } from "./learned/learned-standing.ts";
import { around } from "./told/clause.ts";
import { isDenied, isNotDone } from "./told/denied.ts";
import { word } from "./told/others.ts";
import { isOfOthers } from "./told/whose.ts";
import { isWished } from "./told/wished.ts";

const anyOf = (alternatives: string) => new RegExp(word(alternatives), "iu");

const expired = anyOf(told.expired);
const allExpired = anyOf(told.allExpired);
const noLonger = anyOf(told.noLonger);
const planned = anyOf(told.planned);
const plannedBehind = anyOf(told.plannedBehind);
const nextExam = anyOf(told.nextExam);
const underWay = anyOf(told.underWay);
const student = anyOf(told.student);
const little = anyOf(told.little);
const course = anyOf(told.course);
const atSchool = anyOf(told.atSchool);
const lastYear = new RegExp(`^,?[^.;|•,]{0,24}?${word(told.lastUsed)}\\s(?:\\p{L}+ )?((?:19|20)\\d\\d)(?!\\d)`, "iu");
/** "UX certificate (online): Figma, usability tests": what a course's colon opens was learnt there. */
const inCourse = new RegExp(`${word(told.listedCourse)}[^:.;\\n]{0,30}:[^:.;\\n]*$`, "iu");
/** "Some Empower" is a little of it; "some twenty bids" counts. */
const some = new RegExp(`${word(told.some)}\\s(?!of\\s)$`, "iu");
const pastime = new RegExp(`^${word(told.pastime)}`, "iu");

/** A tool that was last used so many years ago is known from then. */
const LONG_AGO = 10;
const isLongAgo = (behind: string, as_of: string | null): boolean => {
  const year = lastYear.exec(behind)?.[1];
  return year !== undefined && as_of !== null && Number(as_of.slice(0, 4)) - Number(year) > LONG_AGO;
};

/** Longer finds are deeds, not names. */
const LONGEST_NAME = 30;
/** Letters of a list behind a colon. */
const LIST = 160;

/** The item of a list that a find is: from the comma before it to the one behind it, brackets kept whole. */
function itemOf(before: string, behind: string): string {
  const start = Math.max(before.lastIndexOf(","), before.lastIndexOf(":"));
  const end = /,(?![^(]*\))/.exec(behind)?.index ?? behind.length;
  // Of what brackets list, only the first thing is said of what stands before them: "Excel (pivot tables, a little VBA)".
  return `${before.slice(start + 1)} ${behind.slice(0, end).replace(/(\([^(),]*),[^()]*\)/g, "$1)")}`.replace(/ {2,}/g, " ");
}

/**
 * How far somebody is with what stands at a place: has it, learns it (under way, a little, from a course alone), wants it, had it
 * (expired), or says that it isn't there. `paper`: a certificate or licence, which a course leads to rather than away from, and which
 * has run out where it was valid until a month before `as_of` (YYYY-MM-DD).
 */
export function standingOf(text: string, found: Span, passage: Span, paper = false, as_of: string | null = null): Polarity {
  if (isDenied(text, found, passage)) return "denies";
  const { before, behind } = around(text, found, passage);
  const item = itemOf(before, behind);
  if (expired.test(item) || (!paper && (noLonger.test(item) || noLonger.test(behind) || isLongAgo(behind, as_of)))) return "had";
  // "Diploma, gestart in september", "licence, expired in May": what follows is still of this paper, as long as it names no other.
  const next = paper ? (/^[^\p{Lu};|•]{0,90}/u.exec(behind)?.[0] ?? "") : "";
  if (isWished(text, found, passage) || planned.test(item) || plannedBehind.test(itemOf("", behind)) || nextExam.test(next)) return "wants";
  if (underWay.test(item)) return "learns";
  if (paper) {
    if (allExpired.test(text.slice(passage.start, passage.end)) || expired.test(next) || (as_of && hasRunOut(behind, as_of))) return "had";
    if (planned.test(next) || plannedBehind.test(next)) return "wants";
    return underWay.test(next) || student.test(item) ? "learns" : "has";
  }
  // What was done may be told in a stretch of its own: what stands inside it speaks of it, too.
  const inside = found.end - found.start > LONGEST_NAME ? text.slice(found.start, found.end) : "";
  if (
    little.test(item) ||
    course.test(item) ||
    atSchool.test(inside) ||
    some.test(before) ||
    inCourse.test(text.slice(Math.max(passage.start, found.start - LIST), found.start))
  )
    return "learns";
  return pastime.test(text.slice(passage.start, found.start)) ? "learns" : "has";
}

/** The same, or `untold`: said of others, of whoever reads it, or of what was not taken, so that it says nothing of the person. */
export const toldByRules = (text: string, found: Span, passage: Span, paper = false, as_of: string | null = null): Standing =>
  !isNotDone(text, found, passage) && isOfOthers(text, found, passage, paper) ? "untold" : standingOf(text, found, passage, paper, as_of);

/** The same, where words that no rule knows don't surely tell otherwise. */
export const toldOf = (text: string, found: Span, passage: Span, paper = false, as_of: string | null = null): Standing =>
  learnedStanding(text, found, passage, paper, toldByRules(text, found, passage, paper, as_of));

const monthNames = ["jan", "feb", "m(?:aa)?r", "apr", "me?i|may", "jun", "jul", "aug", "sep", "o[ck]t", "nov", "dec"];
const validUntil = new RegExp(
  `^[^;|•]{0,30}?(?<!\\p{L})(?:valid|geldig|expir\\p{L}*|verloopt|until|till|tot|t/m|through)(?!\\p{L})[^\\d;|]{0,16}?(?:\\d{1,2}[-/. ])?(?:(\\d{1,2})[-/.]|(${monthNames.map((name) => `(?:${name})`).join("|")})\\p{L}*\\.? )?(20\\d{2})(?!\\d)`,
  "iu",
);

/** "Geldig tot mei 2024": was a paper valid until a month before this day? A bare year is valid to its end. */
function hasRunOut(behind: string, as_of: string): boolean {
  const [, figure, name, year] = validUntil.exec(behind) ?? [];
  if (!year) return false;
  const named = name ? monthNames.findIndex((one) => new RegExp(`^(?:${one})`, "iu").test(name)) + 1 : 12;
  const month = figure && Number(figure) <= 12 ? Number(figure) : named;
  return `${year}-${String(month).padStart(2, "0")}` < as_of.slice(0, 7);
}

const lowRating =
  /^\s*[:(–-]?\s*(?:basis(?:kennis|niveau)?|basic(?: level| knowledge)?|beginner|(?:een )?beetje|a (?:little|bit)|matig|enigszins)(?!\p{L})/iu;

/** Does somebody rate themselves low right behind a name: "Docker (basis)"? That goes before every mention of it elsewhere. */
export const isRatedLow = (text: string, found: Span): boolean => lowRating.test(text.slice(found.end, found.end + 24));
