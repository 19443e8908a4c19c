import * as z from "zod";
import { defineCall } from "./call.ts";
import { complianceDocuments, decisionKinds, SHOWN_DAYS, shownLists, stages, verdicts } from "./choices.ts";
import { id, time } from "./fields.ts";

/** Somebody or something in a list, with its score; null: they were erased. */
const listed = z.array(z.object({ id: id.nullable(), score: z.int().min(0).max(100) })).nullable();
/**
 * A ranked list was shown, or somebody looked at a ranked candidate or decided about one: what the ranking said then stands under the
 * snapshot's hash in the dossier.
 */
const rankingLine = z.object({
  id,
  at: time,
  kind: z.enum(["shown", ...decisionKinds]),
  /** Which list was shown, how it was sorted, and whether it was a page after the first. */
  list: z.enum(shownLists).nullable(),
  sort: z.string().nullable(),
  is_continued: z.boolean().nullable(),
  /** Who, or which vacancies, in the order that was shown. */
  candidates: listed,
  jobs: listed,
  /** Null: the client. */
  by: z.string().nullable(),
  job_id: id.nullable(),
  /** Null where they were erased. */
  candidate_id: id.nullable(),
  score: z.int().min(0).max(100).nullable(),
  engine_version: z.string(),
  /** SHA-256 of what the match said. */
  snapshot: z.string().nullable(),
  from: z.enum(stages).nullable(),
  to: z.enum(stages).nullable(),
  verdict: z.enum(verdicts).nullable(),
});
export type RankingLine = z.output<typeof rankingLine>;

export const complianceCalls = {
  document: defineCall({
    method: "POST",
    path: "/api/user/compliance/document",
    access: "verified",
    touches: null,
    summary:
      "A document that an agency hands over, with the facts of this installation and workspace, in the reader's language: processing register, DPIA, processing agreement, instructions for use, or what a candidate is told. As Markdown, and as PDF or Word where asked for. The instructions and what a candidate is told are for everybody, the rest for owners and admins.",
    body: z.object({ document: z.enum(complianceDocuments), as: z.enum(["markdown", "pdf", "docx"]).default("markdown") }),
    reply: z.object({ data: z.object({ markdown: z.string(), /** In base64. */ file: z.string().nullable() }) }),
  }),
  rankingLog: defineCall({
    method: "GET",
    path: "/api/user/compliance/ranking-log",
    access: "admin",
    touches: { act: "export", candidate: ["reply.data.lines.*.candidate_id", "reply.data.lines.*.candidates.*.id"] },
    security: "exported",
    summary: `Which ranked list was shown to whom, in its order and with its scores, and who looked at a ranked candidate or decided about one, with score and the hash of what the match said then; each with the engine's version. The oldest first, at most 1,000 after \`after\`. Lists are kept for ${SHOWN_DAYS} days, the rest as long as the workspace; of whoever was erased without who or what.`,
    body: z.object({ after: id.optional() }),
    reply: z.object({ data: z.object({ lines: z.array(rankingLine), has_more: z.boolean() }) }),
  }),
};
