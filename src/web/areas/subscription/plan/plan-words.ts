import type { Interval, Plan } from "#contract/account/plan.ts";
import { formatMoney, formatNumber } from "#web/words/format.ts";
import type { Words } from "#web/words/words.ts";
import { priceOf } from "./sums.ts";

/** "3 × €59 = €177 a month, excluding VAT". */
export function planPriceText(t: Words, plan: Plan, { interval, seats }: { interval: Interval; seats: number }): string {
  const each = priceOf(plan, interval) ?? 0;
  const currency = plan.prices[0]?.currency ?? "EUR";
  const amount = formatMoney(each * seats, currency);
  if (plan.kind === "individual") return t(`subscription.price_${interval}`, { amount });
  const seatsText = t("price.seats", { count: seats, n: formatNumber(seats) });
  return t(`subscription.price_seats_${interval}`, { seats: seatsText, each: formatMoney(each, currency), amount });
}

/** "Team, 3 seats, yearly": what was, or will be, bought. Seats are told of a plan that has them. */
export function purchaseText(
  t: Words,
  { name, interval, seats }: { name: string; interval: Interval; seats: number },
  plan?: Plan,
): string {
  const hasSeats = plan ? plan.kind === "team" : seats > 1;
  return hasSeats
    ? t(`subscription.line_seats_${interval}`, { plan: name, count: seats })
    : t(`subscription.line_${interval}`, { plan: name });
}
