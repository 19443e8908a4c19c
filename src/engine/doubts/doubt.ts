import type { Doubt, FieldEvidence, Quote } from "#contract/fields.ts";

/** A question with what a wrong answer would cost, times how likely it is. */
export type Weighed = Doubt & { harm: number };

/** Asked even where little is in doubt, and at most. */
const LEAST = 3;
const MOST = 5;
/** Expected harm from which a question is worth its second. */
const WORTH_ASKING = 0.3;
/** So sure that it isn't asked at all. */
const SURE = 0.97;

/** The largest doubts: up to five that are worth asking, up to three of the rest; what was answered already counts among them. */
export function largest(weighed: readonly Weighed[], answered = 0): Doubt[] {
  const sorted = weighed.filter(({ sure }) => sure < SURE).sort((one, other) => other.harm - one.harm);
  return sorted
    .filter(({ harm }, index) => index < LEAST - answered || harm >= WORTH_ASKING)
    .slice(0, Math.max(0, MOST - answered))
    .map(({ harm: _, ...doubt }) => doubt);
}

export const quoteOf = ({ quote, start, end }: FieldEvidence): Quote => ({ quote, start, end });

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
