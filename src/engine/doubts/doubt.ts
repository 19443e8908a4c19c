import type { Doubt, FieldEvidence, Quote } from "#contract/fields.ts";
import { type AskedKind, chanceWrong, type Signs, WORTH_ASKING } from "./chance.ts";

/** A value that matters, as it was read or missed, with what speaks against it. */
export interface Value extends Omit<Doubt, "sure"> {
  kind: AskedKind;
  signs: Signs;
  /** A wrong one is found by itself: dates that can't both be, a title that isn't there. */
  isCertain?: boolean;
}

/** Of one document at most. */
const MOST = 3;

/** How likely a value is wrong, 0…1. */
const chanceOf = ({ kind, signs, isCertain }: Value): number => (isCertain ? 1 : chanceWrong(kind, signs));

/** The questions that are worth asking, the likeliest to be wrong first: none is a good number. What was answered counts among them. */
export function worthAsking(values: readonly Value[], answered = 0, from = WORTH_ASKING): Doubt[] {
  return values
    .map((value) => ({ value, chance: chanceOf(value) }))
    .filter(({ chance }) => chance >= from)
    .sort((one, other) => other.chance - one.chance)
    .slice(0, Math.max(0, MOST - answered))
    .map(({ value: { kind: _kind, signs: _signs, isCertain: _isCertain, ...doubt }, chance }) => ({ ...doubt, sure: 1 - chance }));
}

export const quoteOf = ({ quote, start, end }: FieldEvidence): Quote => ({ quote, start, end });

/** The reader's own doubt, in tenths: 0 beyond doubt. */
export const doubtOf = (sure: number): number => Math.round((1 - sure) * 100) / 10;

/** Other answers: each once, none the one that was read, at most six. */
export const choicesBut = (value: string | null, choices: readonly (string | null | undefined)[]): string[] => {
  const known = new Set([value?.trim().toLowerCase() ?? ""]);
  return choices
    .flatMap((choice) => {
      const text = choice?.replace(/\s+/g, " ").trim() ?? "";
      const key = text.toLowerCase();
      if (text === "" || known.has(key)) return [];
      known.add(key);
      return [text];
    })
    .slice(0, 6);
};
