import type { Interval, Plan } from "#contract/account/plan.ts";
import { MOST_SEATS } from "#contract/choices.ts";

/** What a plan's seat costs for an interval, excluding VAT; null where it isn't sold for that. */
export const priceOf = (plan: Plan, interval: Interval): number | null =>
  plan.prices.find((price) => price.interval === interval)?.amount ?? null;

/** The interval wished, where the plan is sold for it; otherwise the one that it is sold for. */
export const soldFor = (plan: Plan, wished: Interval): Interval =>
  priceOf(plan, wished) === null ? (plan.prices[0]?.interval ?? wished) : wished;

export const isFree = (plan: Plan): boolean => plan.prices.length === 0;

/** The price of a month, for comparing: a year's by twelve. */
export function monthlyPrice(plan: Plan, interval: Interval): number {
  const amount = priceOf(plan, interval) ?? 0;
  return interval === "year" ? Math.round(amount / 12) : amount;
}

/** How many months of twelve a year's price saves, where that is a whole number and the same for every plan; otherwise 0. */
export function freeMonths(plans: readonly Plan[]): number {
  const saved = plans.flatMap((plan) => {
    const month = priceOf(plan, "month");
    const year = priceOf(plan, "year");
    return month && year !== null ? [12 - year / month] : [];
  });
  const [first = 0] = saved;
  return Number.isInteger(first) && saved.every((each) => each === first) ? Math.max(0, first) : 0;
}

/** Seats within what the plan is sold with. */
export const seatsWithin = ({ seats }: Plan, wanted: number): number => Math.min(Math.max(wanted, seats.min), seats.max ?? MOST_SEATS);

/** VAT on an amount, in whole cents. */
export const vatOn = (amount: number, rate: number): number => Math.round((amount * rate) / 100);
