import * as z from "zod";
import { MOST_AT_ONCE } from "./choices.ts";
import { id, line, status } from "./fields.ts";

const ids = z.array(id).min(1).max(MOST_AT_ONCE);
const tags = z.array(line(40).min(1)).min(1).max(50);
const trash = z.object({ do: z.literal("trash"), ids });
const restore = z.object({ do: z.literal("restore"), ids });
const assign = z.object({ do: z.literal("assign"), ids, recruiter_id: id.nullable() });

const total = (steps: { ids: string[] }[]) => steps.reduce((sum, step) => sum + step.ids.length, 0) <= MOST_AT_ONCE;
const several = <S extends z.ZodType<{ ids: string[] }>>(step: S) =>
  z
    .array(step)
    .min(1)
    .max(MOST_AT_ONCE)
    .refine(total, { params: { key: "too_many_records" } });

export const candidateStep = z.discriminatedUnion("do", [
  z.object({ do: z.literal("tag"), ids, tags }),
  z.object({ do: z.literal("untag"), ids, tags }),
  assign,
  trash,
  restore,
]);
export type CandidateStep = z.output<typeof candidateStep>;
export const jobStep = z.discriminatedUnion("do", [z.object({ do: z.literal("status"), ids, status }), assign, trash, restore]);
export type JobStep = z.output<typeof jobStep>;
export const proposalStep = z.discriminatedUnion("do", [trash, restore]);
export type ProposalStep = z.output<typeof proposalStep>;

export const candidateSteps = several(candidateStep);
export const jobSteps = several(jobStep);
export const proposalSteps = several(proposalStep);

/** `changed`: whom it changed, without those who were so already. `undo`: the steps that take exactly that back. */
export const bulkReply = <S extends z.ZodType>(step: S) => z.object({ data: z.object({ changed: z.array(id), undo: z.array(step) }) });
