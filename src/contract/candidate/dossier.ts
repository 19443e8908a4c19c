import * as z from "zod";
import { weights } from "#contract/account/workspace.ts";
import { defineCall } from "#contract/call.ts";
import { decisionKinds } from "#contract/choices.ts";
import { evidence, id, time } from "#contract/fields.ts";
import { criterion, points } from "#contract/job/match.ts";
import { weightChange } from "#contract/job/weights.ts";

/** Somebody looked at a match, or decided about it. `by` null: the client. */
const decision = z.object({
  id,
  at: time,
  kind: z.enum(decisionKinds),
  by: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  score: z.int().min(0).max(100),
  engine_version: z.string(),
  /** The hash of what the match said at that moment. */
  snapshot: z.string(),
});
export type Decision = z.output<typeof decision>;

/** What a match said: by which engine, from which inputs, with whose weights, and each verdict with its proof. */
const matchSnapshot = z.object({
  engine_version: z.string(),
  facts_version: z.string(),
  score: z.int().min(0).max(100),
  exact_score: z.number(),
  points,
  /** SHA-256 of what was compared, in hexadecimal: the same inputs under the same engine give the same score. */
  inputs: z.object({ candidate: z.string(), job: z.string() }),
  /**
   * Points where a requirement names none: the product's own, those that the workspace set, or what it learned from its decisions and
   * accepted; `change_id`: the change that made them.
   */
  weights: z.object({ of: z.enum(["product", "workspace", "learned"]), points: weights, change_id: id.nullish() }),
  criteria: z.array(criterion.omit({ nearest: true, evidence: true }).extend({ evidence: z.array(evidence.omit({ boxes: true })) })),
});
export type MatchSnapshot = z.output<typeof matchSnapshot>;

/** Of one candidate against one job: what happened, oldest first, and what the match said each time. Null: erased since. */
const ofPair = z.object({
  candidate: z.object({ id, name: z.string() }).nullable(),
  decisions: z.array(decision),
  snapshots: z.array(matchSnapshot.extend({ hash: z.string(), at: time })),
});
export type PairDossier = z.output<typeof ofPair>;

export const dossier = z.object({
  made_at: time,
  workspace: z.string(),
  job: z.object({ id, title: z.string(), client_name: z.string().nullable() }),
  candidates: z.array(ofPair),
  /** How the workspace's weights came to be what they are, newest first. */
  weight_changes: z.array(weightChange),
});
export type Dossier = z.output<typeof dossier>;

const as = z.enum(["json", "pdf"]).default("json");
/** `pdf`: the same on paper, in base64, where it was asked for. */
const reply = z.object({ data: z.object({ dossier, pdf: z.string().nullable() }) });

export const dossierCalls = {
  ofMatch: defineCall({
    method: "POST",
    path: "/api/user/job/matched-candidate/dossier",
    access: "verified",
    touches: { act: "export", job: "body.job_id", candidate: "body.candidate_id" },
    security: "exported",
    summary:
      "How one candidate was judged for one job: who looked and decided when, and what the match said then, with inputs, weights and proof. As it is now stands last.",
    body: z.object({ job_id: id, candidate_id: id, as }),
    reply,
  }),
  ofJob: defineCall({
    method: "POST",
    path: "/api/user/job/dossier",
    access: "verified",
    touches: { act: "export", job: "body.id", candidate: "reply.data.dossier.candidates.*.candidate.id" },
    security: "exported",
    summary: "The same for everybody about whom something was decided for a job; who was only looked at is counted in, too.",
    body: z.object({ id, as }),
    reply,
  }),
};
