import { wordsKey } from "#contract/text/words-key.ts";
import type { Reading } from "../reading.ts";

/** What people said of passages of the CV: a proof of a requirement's words is a fact; skills are told with the skills. */
export function findPointed(reading: Reading): void {
  for (const { is, subject, quote, says } of reading.pointed)
    if (is === "requirement") reading.add({ kind: "proof", subject: wordsKey(subject), polarity: "has", says, quotes: [quote], sure: 1 });
}
