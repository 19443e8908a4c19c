import { nth } from "#contract/nth.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { headingOf } from "./headings.ts";
import { bulletMark } from "./list-marks.ts";

/** A line that ends so isn't over: "kennis van", "Python and", "Java,". */
const unfinished = /(?:,|[\s(](?:en|of|and|or|the|de|het|een|a|an|met|van|in|op|for|to|with|voor|bij|te|om|at|by|als|as|naar))[ \r\t]*$/i;

/** Do lines of running text end where they reach one width? Lists without marks are of any width. */
export function wraps(text: string): boolean {
  const lines = text.slice(0, 20_000).split("\n", 400);
  const lengths = lines.flatMap((line, index) =>
    line.length > 45 && /^\p{Ll}/u.test(lines[index + 1] ?? "") ? [line.trimEnd().length] : [],
  );
  const widest = Math.max(0, ...lengths);
  // A text that was cut at one width has no lines beyond it; items of a list that are about as long have prose around them.
  if (lines.filter((line) => line.trimEnd().length > widest + 12).length > lengths.length * 0.3) return false;
  return lengths.length > 1 && lengths.filter((length) => length >= widest * 0.82).length >= lengths.length * 0.7;
}

/** The line that begins at a place. */
function lineAt(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, Math.min(end === -1 ? text.length : end, start + LONGEST));
}
/** Longer lines aren't cut items. */
const LONGEST = 200;

/** Words that nothing ends with: "experience with", "begeleiden van". */
const open = /[\s(](?:en|and|or|the|de|het|een|an?|met|van|with|voor|for|of)[ \r\t]*$/i;
/** "The people you work with": here something may end so. */
const stranding =
  /(?<!\p{L})(?:what|who|whom|where|which|that|waar\p{L}*|wat|wie|welke|dat|die)(?!\p{L})|(?<!\p{L})(?:you|we|they)(?:['’]ll| will| can| would)? \p{L}+ (?:with|for|of)\s*$/iu;
/** "Ervaring met Rx": a name that may go on. */
const endsInName = /\s(?:met|van|in|with|of|using|zoals|like)\s+(?:\p{Lu}[\p{L}\d.+#-]*)[ \r\t]*$/u;
const shortName = /^(?:\p{Lu}[\p{L}\d.+#-]*)(?: \p{Lu}[\p{L}\d.+#-]*)?[.;]?[ \r\t]*$/u;
/** Lines of an item that are indented below it. */
const MOST_INDENTED = 2;
const indented = /^(?: {2,}|\t\s*)[^\s]/;

/**
 * Is a line cut in two, however short: an item of a list with marks, whose next line has none and is in small letters, indented, or the rest
 * of a name; or any line that ends with a word that nothing ends with?
 */
function isCut(text: string, start: number, end: number): boolean {
  const mark = bulletMark.exec(text.slice(start, start + 20))?.[0].trim();
  const last = text.slice(Math.max(start, text.lastIndexOf("\n", end - 1) + 1), end);
  const next = lineAt(text, end + 1);
  if (/[.:;!?][ \r\t]*$/.test(last) || next.trim() === "" || next.length >= LONGEST || bulletMark.test(next)) return false;
  if (mark && /^\s*[\p{Ll}(]/u.test(next)) return true;
  if (last.trim().includes(" ") && open.test(last) && !stranding.test(last)) return headingOf(next, false) === null;
  if (!mark) return endsInName.test(last) && shortName.test(next) && isOneName(last.trimEnd(), next.trim()) === true;
  const below = lineAt(text, end + 1 + next.length + 1);
  const isWithin = below.trim() === "" ? indented.test(next) : below.trimStart().startsWith(mark);
  if (!isWithin || headingOf(next, true) !== null) return false;
  if (indented.test(next)) return text.slice(start, end).split("\n").length < MOST_INDENTED;
  return endsInName.test(last) && shortName.test(next) && isOneName(last.trimEnd(), next.trim()) !== false;
}

/** Does a name of the lexicon go over the line's end? Null where it knows neither side. */
function isOneName(last: string, next: string): boolean | null {
  const found = findSkills(`${last} ${next}`);
  if (found.some(({ start, end }) => start < last.length && end > last.length)) return true;
  return found.some(({ start, end }) => end === last.length || start === last.length + 1) ? false : null;
}

/** Does the line from `start` to `end` go on on the next one? `isWrapped`: the text ends its lines at one width. */
export function goesOn(text: string, start: number, end: number, isWrapped: boolean): boolean {
  if (isCut(text, start, end)) return true;
  if (!isWrapped && !/^[ \t]{2,}\S/.test(text.slice(end + 1, end + 8)) && !unfinished.test(text.slice(Math.max(start, end - 14), end)))
    return false;
  let last = end - 1;
  while (last >= start && /[ \r\t]/.test(nth(text, last))) last -= 1;
  if (last < start || /[.:;!?]/.test(nth(text, last))) return false;
  // Short lines stand for themselves; only a line of running text wraps.
  if (last - start < 45) return false;
  if (bulletMark.test(text.slice(end + 1, end + 20))) return false;
  let next = end + 1;
  while (next < text.length && text[next] === " ") next += 1;
  return /[\p{Ll}(]/u.test(text[next] ?? "") && !/^o\s{2}/.test(text.slice(next, next + 3));
}
