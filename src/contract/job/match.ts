import * as z from "zod";
import { refusalSides, stages } from "#contract/choices.ts";
import { count, evidence, id, quote, requirementKind, time, verdict } from "#contract/fields.ts";

export const stage = z.enum(stages);
export type Stage = z.output<typeof stage>;
/** A stage of the workspace's pipeline: one of the seven by its name, or one of its own by its id. */
export const stageKey = z.union([stage, id]);
export const refusalSide = z.enum(refusalSides);

/** A short fact in words of the reader's language: the key stands in the web's words, `params` fill it. */
const note = z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) });
export type Note = z.output<typeof note>;

const override = z.object({ verdict, reason: z.string(), by: z.string(), at: time });

const criterionKind = z.enum([
  "skill",
  "experience",
  "title",
  "education",
  "language",
  "certificate",
  "place",
  "hours",
  "availability",
  "salary",
  "work_permit",
  "other",
  "relevance",
  "meaning",
]);
export type CriterionKind = z.output<typeof criterionKind>;

/**
 * One line of the comparison. `score` 0…1 is its worth, of `weight` points: that of its verdict, or between two where it is told more
 * exactly. `relevance`: how much of the vacancy's text stands in the candidate's documents. `meaning`: how near it comes to their
 * passages by an embedding model, where the installation has one.
 */
export const criterion = z.object({
  criterion: criterionKind,
  /** The requirement's text, or null for a criterion taken from a field of the job (the web has its name). */
  text: z.string().nullable(),
  kind: requirementKind,
  requirement_id: id.optional(),
  weight: z.number().min(0),
  score: z.number().min(0).max(1),
  verdict,
  evidence: z.array(evidence),
  /** Of one pair alone: where a requirement wasn't found, the passages of the CV that come nearest to it, best first. */
  nearest: z.array(evidence).max(2).optional(),
  /** Where the vacancy asks it. */
  asked: quote.nullable(),
  note: note.nullable(),
  /** Where a language model gave the verdict: which, why in one sentence of its own, and what the product found by itself. */
  judged_by: z
    .object({
      model: z.string(),
      why: z.string().nullable(),
      built_in: z.object({ verdict, evidence: z.array(evidence), note: note.nullable() }),
    })
    .optional(),
  override: override.optional(),
});
export type Criterion = z.output<typeof criterion>;

/** A line that candidates are compared on, before anybody is: a requirement, or what a field of the job asks. */
export const comparedLine = criterion.pick({ criterion: true, text: true, kind: true, requirement_id: true, weight: true }).extend({
  /** Of a language that a field asks. */
  language: z.string().nullable(),
  /** Asked of people; title, pay and the vacancy's text weigh in the score, and are asked of nobody. */
  is_asked: z.boolean(),
});
export type ComparedLine = z.output<typeof comparedLine>;

export const points = z.object({ met: z.number(), partly: z.number(), not_met: z.number(), unknown: z.number() });
export type Points = z.output<typeof points>;
export const highlight = z.object({
  text: z.string().nullable(),
  criterion: criterionKind,
  verdict,
  quote: z.string().nullable(),
  note: note.nullable(),
});

/** A match without its criteria, as lists carry it. */
export const match = z.object({
  job_id: id,
  candidate_id: id,
  /** 0…100, a whole number; how it comes from `criteria` is told in engine/matching/score.ts. */
  score: z.int().min(0).max(100),
  /** The same before it is rounded: what lists are ordered by. */
  exact_score: z.number().min(0).max(100),
  source: z.enum(["auto", "manual"]),
  /** What the stage counts as, whatever the workspace calls it. */
  stage,
  /** Which of the workspace's stages it is: the same word, or the id of one of its own. */
  stage_key: z.string(),
  stage_reason: z.string().nullable(),
  /** From the workspace's list of reasons, of who is out; and whose no it was. */
  reason_key: z.string().nullable(),
  reason_side: refusalSide.nullable(),
  /** When it came into this stage; of one that never left "suggested", when it was found. */
  stage_since: time,
  /** Points of weight by verdict, overrides included; they sum to all weights. */
  points,
  top_reason: highlight.nullable(),
  top_gap: highlight.nullable(),
  musts_not_met: count,
  knock_outs_not_met: count,
  overrides: count,
  engine_version: z.string(),
  computed_at: time,
});
export const matchWithCriteria = match.extend({ criteria: z.array(criterion) });
export type Match = z.output<typeof matchWithCriteria>;
export type MatchRow = z.output<typeof match>;

/** Beside a list of records with their matches: whether more of them are on their way, so that it is worth asking again. */
export const isMatching = z.boolean();
