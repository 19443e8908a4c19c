import { nth } from "#contract/nth.ts";
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

/** Does the line from `start` to `end` go on on the next one? `isWrapped`: the text ends its lines at one width. */
export function goesOn(text: string, start: number, end: number, isWrapped: boolean): boolean {
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
