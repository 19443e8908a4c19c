import type { PlanKey } from "#contract/account/plan.ts";
import type { Standing, StoredEvent, Terms } from "#server/areas/purchase/rules.ts";

// Thirty histories of a purchase as a provider tells them, in order, and how each ends.

/** A moment so many days after the purchase. */
export const at = (day: number, ms = 0) => new Date(Date.parse("2026-01-10T09:00:00.000Z") + day * 24 * 3600_000 + ms).toISOString();

/** The moment at which the sequences are looked at. */
export const LOOKED_AT = at(400);

export const order: Terms = { plan_key: "team", interval: "month", seats: 3, unit_amount: 59_00 };

let count = 0;
type Kind<K extends StoredEvent["kind"]> = Omit<Extract<StoredEvent, { kind: K }>, "kind" | "id" | "at" | "order_id">;
function told<K extends StoredEvent["kind"]>(day: number, kind: K, more: Kind<K>, ms = 0): StoredEvent {
  count += 1;
  return { id: `told_${count}`, at: at(day, ms), order_id: "", kind, ...more } as unknown as StoredEvent;
}

const session = { session_id: "session" };
const period = (from: number, to: number) => ({ period_start: at(from), period_end: at(to) });
const money = { amount: 214_17, vat: 37_17, currency: "EUR" };
const bought = (end = 410) =>
  told(0, "checkout_paid", { ...session, provider_subscription: "sub", provider_customer: "cus", ...period(0, end), ...money });
const renewed = (day: number, to: number) =>
  told(day, "paid", { reason: "renewal", payment_id: `renewal_${day}`, ...period(day, to), ...money });
const charged = (day: number, to: number, amount = 1000) =>
  told(day, "paid", { reason: "change", payment_id: `change_${day}`, ...period(0, to), amount, vat: 0, currency: "EUR" }, 1);
const refused = (day: number) => told(day, "payment_failed", { payment_id: `renewal_${day}` });
const terms = (plan_key: PlanKey, seats: number, interval: "month" | "year" = "month"): Terms => ({
  plan_key,
  seats,
  interval,
  unit_amount: 1,
});
const changed = (day: number, to: Terms) => told(day, "changed", to);
const planned = (day: number, to: Terms) => told(day, "planned", to);
const dropped = (day: number) => told(day, "plan_dropped", {});
const off = (day: number) => told(day, "renewal_off", {});
const on = (day: number) => told(day, "renewal_on", {});
const ended = (day: number) => told(day, "ended", {});
const failed = (day: number) => told(day, "checkout_failed", session as never);
const left = (day: number) => told(day, "checkout_cancelled", session as never);
const lapsed = (day: number) => told(day, "checkout_expired", session as never);

interface Sequence {
  name: string;
  events: StoredEvent[];
  says: Partial<Standing>;
}

const active = { order_status: "paid", state: "active" } as const;
const expired = { order_status: "paid", state: "expired" } as const;

export const sequences: Sequence[] = [
  { name: "a checkout that was opened", events: [], says: { order_status: "pending", state: "incomplete" } },
  { name: "bought", events: [bought()], says: { ...active, current_period_end: at(410), plan_key: "team", seats: 3 } },
  { name: "refused at the checkout", events: [failed(0)], says: { order_status: "failed", state: "incomplete" } },
  { name: "left at the checkout", events: [left(0)], says: { order_status: "cancelled", state: "incomplete" } },
  { name: "a checkout left open for good", events: [lapsed(1)], says: { order_status: "expired", state: "incomplete" } },
  { name: "refused, then left open", events: [failed(-1), lapsed(0)], says: { order_status: "expired", state: "incomplete" } },
  { name: "refused, then paid", events: [failed(-1), bought()], says: active },
  { name: "left in one window, paid in another", events: [left(-1), bought()], says: active },
  { name: "paid, then left in another window", events: [bought(), left(1)], says: active },
  {
    name: "renewed",
    events: [bought(31), renewed(31, 410)],
    says: { ...active, current_period_start: at(31), current_period_end: at(410) },
  },
  {
    name: "renewed three times",
    events: [bought(31), renewed(31, 59), renewed(59, 90), renewed(90, 410)],
    says: { ...active, current_period_start: at(90) },
  },
  { name: "cancelled, the period runs on", events: [bought(), off(10)], says: { state: "cancelled", cancel_at_period_end: true } },
  { name: "cancelled, the period is over", events: [bought(31), off(10)], says: expired },
  { name: "cancelled and ended", events: [bought(31), off(10), ended(31)], says: expired },
  { name: "cancelled and taken back", events: [bought(), off(10), on(11)], says: { ...active, cancel_at_period_end: false } },
  { name: "cancelled, taken back, cancelled", events: [bought(), off(10), on(11), off(12)], says: { state: "cancelled" } },
  {
    name: "cancelled, taken back, renewed",
    events: [bought(31), off(10), on(11), renewed(31, 410)],
    says: { ...active, current_period_end: at(410) },
  },
  {
    name: "a renewal refused, within the grace",
    events: [bought(390), refused(390)],
    says: { state: "past_due", past_due_since: at(390) },
  },
  { name: "a renewal refused, beyond the grace", events: [bought(31), refused(31)], says: expired },
  {
    name: "a renewal refused twice: the grace counts from the first",
    events: [bought(385), refused(385), refused(395)],
    says: { state: "expired", past_due_since: at(385) },
  },
  {
    name: "a renewal refused, then paid",
    events: [bought(31), refused(31), renewed(35, 410)],
    says: { ...active, past_due_since: null },
  },
  {
    name: "refused, paid, refused again",
    events: [bought(31), refused(31), renewed(35, 395), refused(395)],
    says: { state: "past_due", past_due_since: at(395) },
  },
  { name: "a renewal refused and ended by the provider", events: [bought(31), refused(31), ended(36)], says: expired },
  {
    name: "more seats",
    events: [bought(), changed(10, terms("team", 5)), charged(10, 410)],
    says: { ...active, seats: 5, current_period_end: at(410) },
  },
  {
    name: "more seats twice on a day",
    events: [bought(), changed(10, terms("team", 5)), changed(10.1, terms("team", 7))],
    says: { ...active, seats: 7 },
  },
  {
    name: "fewer seats, from the period's end on",
    events: [bought(), planned(10, terms("team", 2))],
    says: { ...active, seats: 3, pending_change: { ...terms("team", 2), at: at(410) } },
  },
  {
    name: "a smaller plan that has taken effect",
    events: [bought(31), planned(10, terms("solo", 1)), changed(31, terms("solo", 1)), renewed(31, 410)],
    says: { ...active, plan_key: "solo", seats: 1, pending_change: null },
  },
  {
    name: "a smaller plan that was taken back",
    events: [bought(), planned(10, terms("solo", 1)), dropped(11)],
    says: { ...active, plan_key: "team", pending_change: null },
  },
  {
    name: "a smaller plan, then a larger one instead",
    events: [bought(), planned(10, terms("team", 2)), changed(11, terms("team", 4, "year")), charged(11, 410)],
    says: { ...active, seats: 4, interval: "year", pending_change: null },
  },
  {
    name: "everything at once",
    events: [
      failed(-1),
      bought(31),
      changed(3, terms("team", 4)),
      charged(3, 31),
      planned(5, terms("team", 2)),
      off(6),
      on(7),
      refused(31),
      renewed(33, 62),
      off(50),
      ended(62),
    ],
    says: { ...expired, seats: 4 },
  },
];

/** The same events in an order by chance, about a third of them twice. */
export function shuffled<T>(events: T[], seed: number): T[] {
  let state = seed * 2654435761;
  const random = () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const all = events.flatMap((event) => (random() < 0.34 ? [event, event] : [event]));
  for (let n = all.length - 1; n > 0; n--) {
    const other = Math.floor(random() * (n + 1));
    [all[n], all[other]] = [all[other] as T, all[n] as T];
  }
  return all;
}
