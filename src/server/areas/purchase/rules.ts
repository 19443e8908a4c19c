import { type Interval, type Plan, type PlanKey, planKey } from "#contract/account/plan.ts";
import type { OrderStatus, Subscription, SubscriptionState } from "#contract/account/subscription.ts";
import { isMorePlan, planOf, priceOf } from "#server/areas/subscription/rules.ts";
import { notAcceptable } from "#server/core/failures.ts";
import type { PlanOnList } from "#server/core/price-list.ts";
import type { Entitlement, PendingChange } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";
import { netOf, vatOf } from "#server/parts/payments/amounts.ts";
import type { PaymentEvent, Purchase } from "#server/parts/payments/payments.ts";

export const GRACE_DAYS = 14;
const DAY_MS = 24 * 3600_000;

/** What is held: a plan, for how long at a time, by how many. */
export type Terms = Pick<PendingChange, "plan_key" | "interval" | "seats" | "unit_amount">;

/** What a provider tells, and what we note ourselves: a smaller plan that waits for the period's end, or no longer does. */
export type StoredEvent =
  | PaymentEvent
  | ({ id: string; at: string; order_id: string } & (({ kind: "planned" } & Terms) | { kind: "plan_dropped" }));

/** Events of one moment go in this order: what begins before what changes, what changes before what is paid for it. */
const rank: Record<StoredEvent["kind"], number> = {
  checkout_failed: 0,
  checkout_cancelled: 1,
  checkout_expired: 2,
  checkout_paid: 3,
  renewal_off: 4,
  renewal_on: 5,
  changed: 6,
  planned: 7,
  plan_dropped: 8,
  payment_failed: 9,
  paid: 10,
  ended: 11,
};

/** One payment that was taken: the purchase itself, a renewal, or what a change cost. */
export interface Payment {
  payment_id: string;
  reason: "purchase" | "renewal" | "change";
  terms: Terms;
  period_start: string;
  period_end: string;
  amount: number;
  vat: number;
  currency: string;
  paid_at: string;
}

/** What an order and all that is known of it say together. */
export interface Standing extends Terms {
  order_status: OrderStatus;
  state: SubscriptionState;
  provider_subscription: string | null;
  provider_customer: string | null;
  current_period_start: string | null;
  current_period_end: string | null;
  cancel_at_period_end: boolean;
  past_due_since: string | null;
  pending_change: PendingChange | null;
  payments: Payment[];
}

const after = (time: string, days: number) => new Date(Date.parse(time) + days * DAY_MS).toISOString();
export const graceEnd = (past_due_since: string) => after(past_due_since, GRACE_DAYS);
const byMoment = (a: StoredEvent, b: StoredEvent) =>
  Date.parse(a.at) - Date.parse(b.at) || rank[a.kind] - rank[b.kind] || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/**
 * The state of a subscription at a moment: a fold over every event of its order, by the provider's clock. Whatever order
 * events come in, and however often, the same ones give the same.
 */
export function standingOf(order: Terms, events: StoredEvent[], now: string): Standing {
  const once = [...new Map(events.map((event) => [event.id, event])).values()].sort(byMoment);
  const standing: Standing = {
    ...termsOf(order),
    order_status: "pending",
    state: "incomplete",
    provider_subscription: null,
    provider_customer: null,
    current_period_start: null,
    current_period_end: null,
    cancel_at_period_end: false,
    past_due_since: null,
    pending_change: null,
    payments: [],
  };
  let ended = false;
  for (const event of once) {
    takeOver(standing, event.at);
    if (event.kind === "ended") ended = true;
    else if (!ended) take(standing, event);
  }
  takeOver(standing, now);
  return { ...standing, ...settled(standing, ended, now) };
}

/** A change that waited takes effect once its moment has come, whether or not the provider has told so. */
function takeOver(standing: Standing, at: string): void {
  const { pending_change } = standing;
  if (!pending_change || Date.parse(pending_change.at) > Date.parse(at)) return;
  Object.assign(standing, termsOf(pending_change), { pending_change: null });
}

function take(standing: Standing, event: Exclude<StoredEvent, { kind: "ended" }>): void {
  switch (event.kind) {
    case "checkout_failed":
    case "checkout_cancelled":
    case "checkout_expired":
      // Money that was taken outweighs a page that was left.
      if (standing.order_status !== "paid") standing.order_status = event.kind.slice("checkout_".length) as OrderStatus;
      return;
    case "checkout_paid":
      if (standing.order_status === "paid") return;
      Object.assign(standing, {
        order_status: "paid",
        provider_subscription: event.provider_subscription,
        provider_customer: event.provider_customer,
        current_period_start: event.period_start,
        current_period_end: event.period_end,
      });
      pay(standing, event.session_id, "purchase", event);
      return;
    case "paid":
      standing.past_due_since = null;
      standing.current_period_start = event.period_start;
      standing.current_period_end = event.period_end;
      pay(standing, event.payment_id, event.reason, event);
      return;
    case "payment_failed":
      standing.past_due_since ??= event.at;
      return;
    case "changed":
      Object.assign(standing, termsOf(event), { pending_change: null });
      return;
    case "planned":
      if (standing.current_period_end) standing.pending_change = { ...termsOf(event), at: standing.current_period_end };
      return;
    case "plan_dropped":
      standing.pending_change = null;
      return;
    case "renewal_off":
      standing.cancel_at_period_end = true;
      standing.pending_change = null;
      return;
    case "renewal_on":
      standing.cancel_at_period_end = false;
  }
}

type Paid = Pick<Payment, "period_start" | "period_end" | "amount" | "vat" | "currency"> & { at: string };

function pay(standing: Standing, payment_id: string, reason: Payment["reason"], event: Paid): void {
  const { period_start, period_end, amount, vat, currency, at } = event;
  if (standing.payments.some((payment) => payment.payment_id === payment_id)) return;
  standing.payments.push({
    ...{ payment_id, reason, terms: termsOf(standing), period_start, period_end, amount, vat, currency },
    paid_at: at,
  });
}

function settled(standing: Standing, ended: boolean, now: string): Partial<Standing> {
  const { order_status, current_period_end, cancel_at_period_end, past_due_since } = standing;
  const isPast = (time: string | null) => time !== null && Date.parse(time) <= Date.parse(now);
  if (order_status !== "paid") return { state: "incomplete", payments: [] };
  const isOver = ended || (cancel_at_period_end && isPast(current_period_end)) || (past_due_since && isPast(graceEnd(past_due_since)));
  if (isOver) return { state: "expired", pending_change: null };
  if (past_due_since) return { state: "past_due" };
  return { state: cancel_at_period_end ? "cancelled" : "active" };
}

export const termsOf = ({ plan_key, interval, seats, unit_amount }: Terms): Terms => ({ plan_key, interval, seats, unit_amount });
export const runs = (state: SubscriptionState) => state === "active" || state === "past_due" || state === "cancelled";

/** What runs in a workspace gives it together: the largest plan, and every seat that was added to it. */
export function entitlementOf(all: { plan_key: PlanKey; seats: number; state: SubscriptionState; is_extra_seat: boolean }[]): Entitlement {
  const running = all.filter(({ state }) => runs(state));
  const [best] = running
    .filter((one) => !one.is_extra_seat)
    .sort((a, b) => planKey.options.indexOf(b.plan_key) - planKey.options.indexOf(a.plan_key) || b.seats - a.seats);
  if (!best) return { plan: "free", seats: 1 };
  const extra = running.filter((one) => one.is_extra_seat).reduce((sum, one) => sum + one.seats, 0);
  return { plan: best.plan_key, seats: best.seats + (best.plan_key === "team" ? extra : 0) };
}

/** More is had at once; less, also for a shorter time or fewer people, waits for the period's end. */
export function takesEffect(from: Terms, to: Terms): "now" | "period_end" | "none" {
  if (from.plan_key !== to.plan_key) return isMorePlan(to.plan_key, from.plan_key) ? "now" : "period_end";
  if (from.interval === to.interval && from.seats === to.seats) return "none";
  return to.seats < from.seats || (from.interval === "year" && to.interval === "month") ? "period_end" : "now";
}

/** What so many seats of a plan cost an interval: cents, VAT included. */
export function totalOf(terms: Pick<Terms, "unit_amount" | "seats">, vat_rate: number): { amount: number; vat: number } {
  const vat = vatOf(netOf(terms), vat_rate);
  return { amount: netOf(terms) + vat, vat };
}

/** What the provider is asked to charge for. */
export function purchaseOf(parts: Pick<Parts, "config">, plan: PlanOnList, interval: Interval, seats: number): Purchase {
  const price = priceOf(plan, interval);
  if (!price) throw notAcceptable("plan_not_sold");
  const { amount: unit_amount, currency } = price;
  return { plan_key: plan.key, plan_name: plan.name, interval, seats, unit_amount, currency, vat_rate: parts.config.vat_rate };
}

interface Row extends Terms, Pick<Standing, "state" | "current_period_start" | "current_period_end" | "cancel_at_period_end"> {
  id: string;
  past_due_since: string | null;
  pending_change: PendingChange | null;
  is_extra_seat: boolean;
}

/** A subscription as calls reply it: its plan by the price list's id and name. */
export function subscriptionOf(parts: Pick<Parts, "config">, row: Row): Subscription {
  const { id, state, interval, seats, current_period_start, current_period_end, cancel_at_period_end, is_extra_seat } = row;
  const plan = planOf(parts, row.plan_key);
  const { pending_change: pending } = row;
  const next = pending && planOf(parts, pending.plan_key);
  return {
    id,
    ...named(plan),
    kind: plan.kind,
    ...{ state, interval, seats, current_period_start, current_period_end, cancel_at_period_end, is_extra_seat },
    grace_ends_at: state === "past_due" && row.past_due_since ? graceEnd(row.past_due_since) : null,
    pending_change: pending && next && { ...named(next), interval: pending.interval, seats: pending.seats, at: pending.at },
  };
}

export const named = ({ id, name }: Pick<Plan, "id" | "name">) => ({ subscription_id: id, name });

/** `2026-00012`: the numbers of a year have no gaps. */
export const invoiceNumber = (year: number, n: number) => `${year}-${String(n).padStart(5, "0")}`;
