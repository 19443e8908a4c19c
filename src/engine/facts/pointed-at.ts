import type { Pointed } from "#contract/candidate/candidate.ts";
import type { Evidence } from "#contract/fields.ts";
import type { Says } from "./fact.ts";

/** A person's word on a passage that stands in the CV. */
export interface PointedAt {
  is: Pointed["is"];
  subject: string;
  /** The skill that a requirement names, where it names one. */
  skill: string | null;
  quote: Evidence;
  says: Says;
}

/** Where in the CV somebody pointed: its words stand there, or elsewhere in a newer CV; null where they are gone. */
export function placeOf(cv: string, { quote, start, end }: Pick<Pointed, "quote" | "start" | "end">): Evidence | null {
  if (quote === "") return null;
  if (cv.slice(start, end) === quote) return { source: "cv", quote, start, end };
  const at = cv.indexOf(quote);
  return at === -1 ? null : { source: "cv", quote, start: at, end: at + quote.length };
}
