import type { Evidence, Verdict } from "#contract/fields.ts";
import type { Note } from "#contract/job/match.ts";

export interface Finding {
  verdict: Verdict;
  evidence: Evidence[];
  note: Note | null;
}

export const unknown = (note: Note | null = null): Finding => ({ verdict: "unknown", evidence: [], note });
export const note = (key: string, params: Note["params"] = {}): Note => ({ key, params });
export const rank: Record<Verdict, number> = { met: 3, partly: 2, not_met: 1, unknown: 0 };

/** Enough is met, half of what is asked or more partly, less not met. */
export const yearsVerdict = (has: number, asked: number): Verdict => (has >= asked ? "met" : has >= asked / 2 ? "partly" : "not_met");

/**
 * The verdict on so many years, of which `shown` are those of dated jobs. A document's own word never beats the dates: what it states
 * beyond them is some of it, and the note tells both.
 */
export function yearsTold({ value, shown }: { value: number; shown: number }, evidence: Evidence[], asked: number): Finding {
  const verdict = yearsVerdict(value, asked);
  if (value > shown && shown < asked && verdict !== "not_met")
    return { verdict: "partly", evidence, note: note("years_stated", { stated: value, years: shown, asked }) };
  return { verdict, evidence, note: note("years_of", { years: verdict === "met" ? shown : value, asked }) };
}

/** Each place once, three at most. */
export function distinct(evidence: Evidence[]): Evidence[] {
  return evidence
    .filter((one, index) => evidence.findIndex((other) => other.source === one.source && other.start === one.start) === index)
    .slice(0, 3);
}

/** Of two things asked at once the one that is lacking decides; where nothing is said of one, the other is some of it. */
export function both(one: Finding, other: Finding): Finding {
  const evidence = distinct([...one.evidence, ...other.evidence]);
  const [worst, best] = rank[one.verdict] < rank[other.verdict] ? [one, other] : [other, one];
  if (worst.verdict !== "unknown") return { ...worst, evidence };
  return best.verdict === "met" ? { ...best, verdict: "partly" } : best;
}
