import type { ComparedLine } from "#contract/job/match.ts";
import type { PreparedJob } from "./job.ts";
import { isAsked } from "./score.ts";

/** Every line that candidates are compared with a job on, in its order: as many as a match has, with what each weighs. */
export function comparedLines({ asks, relevance }: PreparedJob): ComparedLine[] {
  const lines = asks.map(({ criterion, text, kind, requirement_id, weight, asked }): ComparedLine => {
    const language = requirement_id === undefined && asked.about === "languages" ? (asked.languages[0]?.language ?? null) : null;
    const line = { criterion, text, kind, weight, ...(requirement_id && { requirement_id }) };
    return { ...line, language, is_asked: isAsked(line) };
  });
  if (relevance)
    lines.push({ criterion: "relevance", text: null, kind: "nice", weight: relevance.weight, language: null, is_asked: false });
  return lines;
}
