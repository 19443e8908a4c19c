import * as z from "zod";
import { interval, limits, planKey } from "#contract/account/plan.ts";
import { cents, currency, id } from "#contract/fields.ts";

const inBothLanguages = z.strictObject({ en: z.string().min(1), nl: z.string().min(1) });

/** A plan as the price list has it: its name is one for all languages. */
const planOnList = z.strictObject({
  id,
  key: planKey,
  name: z.string().min(1),
  kind: z.enum(["individual", "team"]),
  description: inBothLanguages,
  prices: z.array(z.strictObject({ interval, amount: cents.min(1), currency })),
  seats: z.strictObject({ min: z.int().min(1), max: z.int().min(1).nullable() }),
  // A list written before these were counted: as many recipients as the smallest plan of ours holds, the rest as it was.
  limits: limits
    .extend({
      recipients_per_day: limits.shape.recipients_per_day.default(20),
      notices_per_day: limits.shape.notices_per_day.default(null),
      model_calls_per_day: limits.shape.model_calls_per_day.default(null),
      model_tokens_per_day: limits.shape.model_tokens_per_day.default(null),
      storage_mb: limits.shape.storage_mb.default(null),
    })
    .strict(),
});
export type PlanOnList = z.output<typeof planOnList>;

/** What is sold, from the smallest plan to the largest, and the lines of the comparison beyond limits and seats. */
export const priceList = z
  .strictObject({
    plans: z.array(planOnList).min(1),
    features: z.array(z.strictObject({ key: z.string().min(1), label: inBothLanguages, plans: z.array(planKey) })).optional(),
  })
  .superRefine(({ plans }, ctx) => {
    const tell = (message: string, ...path: (string | number)[]) => ctx.addIssue({ code: "custom", path: ["plans", ...path], message });
    plans.forEach((one, n) => {
      if (plans.findIndex(({ key }) => key === one.key) < n) tell(`is there twice: ${one.key}`, n, "key");
      if (plans.findIndex((other) => other.id === one.id) < n) tell(`belongs to two plans: ${one.id}`, n, "id");
      if (one.key === "free" && one.prices.length > 0) tell("has to be empty: the free plan costs nothing", n, "prices");
      if (one.key !== "free" && one.prices.length === 0) tell("needs at least one price", n, "prices");
      if (new Set(one.prices.map((price) => price.interval)).size < one.prices.length) tell("names an interval twice", n, "prices");
      if (one.seats.max !== null && one.seats.max < one.seats.min) tell("has a max below its min", n, "seats");
    });
    if (plans[0]?.key !== "free") tell("has to begin with the free plan: it is what everybody has who bought nothing");
    if (plans.findIndex(({ key }) => key === "team") >= 0 && plans.at(-1)?.key !== "team") tell("has to end with the team plan");
    if (new Set(plans.flatMap(({ prices }) => prices.map((price) => price.currency))).size > 1) tell("has more than one currency");
  });
export type PriceList = z.output<typeof priceList>;
