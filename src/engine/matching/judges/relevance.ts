import type { Criterion } from "#contract/job/match.ts";
import type { PreparedJob } from "../job.ts";
import type { PreparedCandidate } from "../prepared-candidate.ts";
import { foundTerms, relevanceOf, tellingPassages } from "../relevance.ts";
import { note } from "./finding.ts";

/** From here on the line says so. */
const MET = 0.7;
const PARTLY = 0.1;
/** Words that are named in the explanation. */
const NAMED = 6;

/**
 * How much of what the vacancy is about stands in the candidate's documents, as one line with its passages. Its worth grows with the
 * share and never falls; without a passage to show it is unknown and worth nothing.
 */
export function judgeRelevance({ asked, weight }: NonNullable<PreparedJob["relevance"]>, candidate: PreparedCandidate): Criterion {
  const held = candidate.held();
  const score = 1 - Math.exp(-relevanceOf(asked, held) / asked.usual);
  const line = { criterion: "relevance" as const, text: null, kind: "nice" as const, weight, asked: null };
  const evidence = score > 0 ? tellingPassages(asked, candidate) : [];
  if (evidence.length === 0) return { ...line, score: 0, verdict: "unknown", evidence, note: null };
  const found = foundTerms(asked, held);
  const named = [...new Set(found.map(({ shown }) => shown.toLowerCase()))].slice(0, NAMED);
  return {
    ...line,
    score,
    verdict: score >= MET ? "met" : score >= PARTLY ? "partly" : "unknown",
    evidence: score >= PARTLY ? evidence : [],
    note: note("relevance", { found: found.length, asked: asked.words.size + asked.concepts.size, words: named.join(", ") }),
  };
}
