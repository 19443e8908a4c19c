import type { Candidate, Corrections } from "#contract/candidate/candidate.ts";
import type { Quote } from "#contract/fields.ts";
import { doubtOf, quoteOf } from "../doubt.ts";

/** What of a candidate is asked about. */
export type Read = Pick<
  Candidate,
  | "first_name"
  | "last_name"
  | "email"
  | "phone"
  | "city"
  | "experience"
  | "education"
  | "languages"
  | "evidence"
  | "unchecked_fields"
  | "cv_text"
> & { corrections?: Corrections };

/** The reader's doubt about a field; what it left for a person itself is never beyond it. */
export function unsureOf({ evidence, unchecked_fields }: Read, path: string): number {
  const sure = evidence[path]?.confidence ?? 1;
  return doubtOf(unchecked_fields.includes(path) ? Math.min(sure, 0.6) : sure);
}

export function quoteAt({ evidence }: Read, path: string): Quote | null {
  const read = evidence[path];
  return read ? quoteOf(read) : null;
}
