import type { Interval } from "#contract/account/plan.ts";
import type { Purchase } from "./payments.ts";

/** Cents for one interval, excluding VAT. */
export const netOf = ({ unit_amount, seats }: Pick<Purchase, "unit_amount" | "seats">) => unit_amount * seats;

/** VAT over cents, rounded half up; the rate is in per cent, with two decimals at most. */
export const vatOf = (net: number, vat_rate: number) => Math.floor((net * Math.round(vat_rate * 100) + 5000) / 10_000);

/** What the dearer of two costs more for what is left of a period: rounded half up, never negative. */
export function prorated(from: number, to: number, left_ms: number, period_ms: number): number {
  const left = Math.floor(left_ms / 1000);
  const period = Math.floor(period_ms / 1000);
  return Math.max(0, Math.floor((2 * (to - from) * left + period) / (2 * period)));
}

/** The first end of a period after `start`, counted from `anchor`: a month that is too short ends on its last day. */
export function periodEnd(anchor: string, start: string, interval: Interval): string {
  for (let n = 1; ; n++) {
    const end = addMonths(new Date(anchor), interval === "year" ? 12 * n : n);
    if (end > new Date(start)) return end.toISOString();
  }
}

function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0); // it ran over into the month after
  return to;
}
