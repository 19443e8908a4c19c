import * as z from "zod";
import { count } from "#contract/fields.ts";

/**
 * Why a language model doesn't judge at the moment. over_budget: the plan's day is used up · refused: its key, the model or what was asked
 * isn't accepted · unavailable: it can't be reached, is busy or silent · unreadable: what it answers can't be read.
 */
const judgingTroubles = ["over_budget", "refused", "unavailable", "unreadable"] as const;
const judgingTrouble = z.enum(judgingTroubles);
export type JudgingTrouble = z.output<typeof judgingTrouble>;

/** How far a language model is with a job's best; null where none judges for it. `of` is 0 where it judges nobody of itself. */
export const judging = z
  .object({
    model: z.string(),
    /** So many of `of` it has judged. */
    judged: count,
    of: count,
    /** Others whom somebody opened, moved or proposed, and whom it is about to judge. */
    others: count,
    trouble: judgingTrouble.nullable(),
  })
  .nullable();
export type Judging = z.output<typeof judging>;
