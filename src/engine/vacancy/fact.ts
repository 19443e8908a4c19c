import type { FieldEvidence } from "#contract/fields.ts";

/** A field read, with the words it was read from. */
export interface Fact<T> {
  value: T;
  evidence: FieldEvidence;
}

/** Evidence of a stretch of the text. */
export function factAt<T>(text: string, value: T, start: number, end: number, confidence: number): Fact<T> {
  return { value, evidence: { quote: text.slice(start, end), start, end, confidence } };
}

/** Facts stand in the first lines and in labelled lines; a longer text is only searched this far. */
export const SEARCHED = 20_000;

/** The value behind a label at the start of a line: "Locatie: Utrecht" → [start, end) of "Utrecht". */
export function labelled(text: string, labels: string, longest = 100): { start: number; end: number } | null {
  const hit = new RegExp(`(?:^|\\n)[ \\t>*•#_-]{0,6}(?:${labels})[ \\t*_]{0,4}[:=][ \\t*_]{0,4}([^\\n]{1,${longest}})`, "iu").exec(
    text.slice(0, SEARCHED),
  );
  if (!hit?.[1]) return null;
  const start = hit.index + hit[0].length - hit[1].length;
  const value = hit[1].replace(/[\s*_]+$/, "");
  return value === "" ? null : { start, end: start + value.length };
}

export function firstLinesOf(text: string, count: number): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  while (lines.length < count && start < text.length && start < SEARCHED) {
    let end = text.indexOf("\n", start);
    if (end === -1) end = text.length;
    let first = start;
    let last = Math.min(end, start + 500);
    while (first < last && /[\s#*_>]/.test(text[first] as string)) first += 1;
    while (last > first && /[\s*_]/.test(text[last - 1] as string)) last -= 1;
    // Where one is on a website: "Home > Vacatures > …".
    if (last > first && !/^.{1,40}[>›»].{1,40}[>›»]/.test(text.slice(first, last))) lines.push({ start: first, end: last });
    start = end + 1;
  }
  return lines;
}
