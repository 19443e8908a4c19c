import type { FieldEvidence } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";

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

/**
 * The value behind a label at the start of a line or of a table's row → [start, end): of "Locatie: Utrecht", "Locatie      : Utrecht",
 * "| Locatie | Utrecht |" and "📍 Locatie   Utrecht" that of "Utrecht". It ends where another column begins.
 */
export function labelled(text: string, labels: string, longest = 100): { start: number; end: number } | null {
  const hit = new RegExp(
    `(?:^|\\n|(?<= {3}))[ \\t>*•#_|\\p{Extended_Pictographic}\\ufe0f-]{0,6}(?:${labels})(?:\\s\\([^()\\n]{1,20}\\))?(?:[ \\t*_.]{0,40}[:=]|[ \\t]{0,20}\\||\\t| {3,40}(?=\\S))[ \\t*_]{0,10}([^\\n]{1,${longest}})`,
    "iu",
  ).exec(text.slice(0, SEARCHED));
  if (!hit?.[1]) return null;
  const start = hit.index + hit[0].length - hit[1].length;
  const value = nth(hit[1].split(/ {3,}|\t|\s[|•·]\s|\s\|$/, 1), 0).replace(/(?<![\s*_|])[\s*_|]+$/, "");
  return value.trim() === "" ? null : { start, end: start + value.length };
}
