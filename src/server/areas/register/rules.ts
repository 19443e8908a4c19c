import type { ProtectedLine } from "#contract/candidate/register.ts";
import type { Job } from "#contract/job/job.ts";
import type { ProtectedCriterion } from "#engine/vacancy/protected/protected.ts";
import { now } from "#server/parts/engine/ahead.ts";

export type Found = Pick<ProtectedLine, "quote" | "sentence" | "ground" | "law" | "instead" | "handled" | "reason">;

const LONGEST_SENTENCE = 400;

/** The line of the text that a criterion stands in. */
function sentenceAt(text: string, { start, end }: { start: number; end: number }): string {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  const line = text
    .slice(from, to === -1 ? text.length : to)
    .replace(/^[\s•·▪*–-]+/, "")
    .trim();
  if (line.length <= LONGEST_SENTENCE) return line;
  const begin = Math.max(from, start - LONGEST_SENTENCE / 2);
  return text.slice(begin, Math.min(text.length, begin + LONGEST_SENTENCE)).trim();
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What a vacancy's text asks that the law protects, each thing once; nothing is made of it yet. */
export function foundIn(text: string): Found[] {
  return once(now("protectedCriteria", text).map((criterion) => lineOf(criterion, sentenceAt(text, criterion))));
}

const lineOf = ({ quote, ground, law, instead }: ProtectedCriterion, sentence: string): Found => ({
  quote,
  sentence,
  ground,
  law,
  instead,
  handled: "left_out",
  reason: null,
});

const once = (lines: Found[]): Found[] =>
  lines.filter((one, index) => lines.findIndex((other) => other.ground === one.ground && same(other.quote, one.quote)) === index);

/**
 * What a job asks that the law protects, in its text or in a requirement of its own, and how it was handled: kept where a
 * requirement says it, replaced where one says the neutral wording, else left out. `kept`: the reasons that somebody gave.
 */
export function handledIn(
  { description, requirements }: Pick<Job, "description" | "requirements">,
  kept: readonly { quote: string; reason: string }[] = [],
): Found[] {
  const asked = requirements.flatMap(({ text }) => now("protectedCriteria", text).map((criterion) => lineOf(criterion, text)));
  return once([...foundIn(description ?? ""), ...asked]).map((line) => {
    if (asked.some(({ ground, quote }) => ground === line.ground && same(quote, line.quote)))
      return { ...line, handled: "kept", reason: kept.find(({ quote }) => same(quote, line.quote))?.reason.trim() || null };
    const isReplaced = line.instead !== null && requirements.some(({ text }) => same(text, line.instead as string));
    return isReplaced ? { ...line, handled: "replaced" } : line;
  });
}
