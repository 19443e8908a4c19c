import type { Pointed } from "#contract/candidate.ts";
import type { Evidence } from "#contract/fields.ts";
import { wordsKey } from "#contract/words-key.ts";
import type { Says } from "../fact.ts";
import type { Reading } from "../reading.ts";

/** Where in the CV somebody pointed: its words stand there, or elsewhere in a newer CV; null where they are gone. */
export function placeOf(cv: string, { quote, start, end }: Pick<Pointed, "quote" | "start" | "end">): Evidence | null {
  if (quote === "") return null;
  if (cv.slice(start, end) === quote) return { source: "cv", quote, start, end };
  const at = cv.indexOf(quote);
  return at === -1 ? null : { source: "cv", quote, start: at, end: at + quote.length };
}

/** What people said of passages of the CV: a proof of a requirement's words is a fact; skills are told with the skills. */
export function findPointed(reading: Reading): void {
  for (const { is, subject, quote, says } of reading.pointed)
    if (is === "requirement") reading.add({ kind: "proof", subject: wordsKey(subject), polarity: "has", says, quotes: [quote], sure: 1 });
}

/** A person's word on a passage that stands in the CV. */
export interface PointedAt {
  is: Pointed["is"];
  subject: string;
  /** The skill that a requirement names, where it names one. */
  skill: string | null;
  quote: Evidence;
  says: Says;
}
