import * as z from "zod";
import { type limitNames, planKeys } from "#contract/choices.ts";
import { cents, count, currency, id } from "#contract/fields.ts";

export const planKey = z.enum(planKeys);
export type PlanKey = z.output<typeof planKey>;
export const interval = z.enum(["month", "year"]);
export type Interval = z.output<typeof interval>;

/**
 * What a plan bounds: records at a time; uses in a calendar month; in a day (UTC) people written to, letters that the product writes by
 * itself, calls and tokens of a language model; megabytes of files and long texts. null: unlimited.
 */
export const limits = z.object({
  candidates: count.nullable(),
  active_jobs: count.nullable(),
  proposals_per_month: count.nullable(),
  chat_messages_per_month: count.nullable(),
  recipients_per_day: count.nullable(),
  notices_per_day: count.nullable(),
  model_calls_per_day: count.nullable(),
  model_tokens_per_day: count.nullable(),
  storage_mb: count.nullable(),
} satisfies Record<LimitName, z.ZodType>);
export type Limits = z.output<typeof limits>;
export type LimitName = (typeof limitNames)[number];

/** A plan on the price list. Amounts are for one seat and exclude VAT; a plan without prices is free. */
export const plan = z.object({
  id,
  key: planKey,
  name: z.string(),
  kind: z.enum(["individual", "team"]),
  description: z.string(),
  prices: z.array(z.object({ interval, amount: cents, currency })),
  seats: z.object({ min: z.int().min(1), max: z.int().min(1).nullable() }),
  limits,
  position: z.int(),
});
export type Plan = z.output<typeof plan>;

/** A line of the comparison: yes or no, a number, or unlimited (null), for each plan. */
export const feature = z.object({
  key: z.string(),
  label: z.string(),
  values: z.record(planKey, z.union([z.boolean(), z.number(), z.string()]).nullable()),
});
export type Feature = z.output<typeof feature>;
