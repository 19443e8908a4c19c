import type Stripe from "stripe";
import type { Interval, PlanKey } from "#contract/account/plan.ts";
import { type PaidSession, type PaymentEvent, PaymentsDown, type Purchase } from "./payments.ts";

/** Products at Stripe have ids of ours, by which a price tells its plan. */
export const PRODUCT = "proffer_";

type Session = Stripe.Checkout.Session;
type Item = Stripe.SubscriptionItem;
type Terms = Pick<Purchase, "plan_key" | "interval" | "seats" | "unit_amount">;

export const idOf = (one: string | { id: string }) => (typeof one === "string" ? one : one.id);
export const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString();
/** Stripe's clock, as it answered: what we note there is put in order with what it tells. */
export const clockOf = ({ lastResponse }: Stripe.Response<object>) => new Date(lastResponse.headers.date ?? Date.now()).toISOString();
const expanded = <T extends object>(one: string | T | null): T | null => (typeof one === "object" ? one : null);

export function stateOf(session: Session): PaidSession | undefined {
  const order_id = session.metadata?.order_id;
  if (!order_id) return undefined;
  const status = session.status === "complete" ? "complete" : session.status === "expired" ? "expired" : "open";
  const payment_status = isPaid(session) ? "paid" : isFailed(session) ? "failed" : "unpaid";
  return { session_id: session.id, order_id, status, payment_status, events: eventsOf(session) };
}

/** Paid at once, without anything to pay, or later by way of its invoice. */
const isPaid = (session: Session) =>
  session.status === "complete" && (session.payment_status !== "unpaid" || expanded(session.invoice)?.status === "paid");

/** Complete and unpaid is also a debit that is under way; the subscription tells when it came to nothing. */
const isFailed = (session: Session) =>
  session.status === "complete" &&
  !isPaid(session) &&
  ["incomplete_expired", "past_due", "unpaid", "canceled"].includes(expanded(session.subscription)?.status ?? "");

/** What a checkout tells as it stands. Ids and times come from it alone, so that they are the same whoever asks, and when. */
export function eventsOf(session: Session): PaymentEvent[] {
  const order_id = session.metadata?.order_id;
  if (!order_id) return [];
  if (session.status === "expired")
    return [{ kind: "checkout_expired", id: `${session.id}.expired`, at: timeOf(session.expires_at), order_id, session_id: session.id }];
  if (isFailed(session)) return [failedEvent(session, order_id)];
  const invoice = expanded(session.invoice);
  if (!isPaid(session) || !invoice || !session.subscription || !session.customer) return [];
  const { start, end } = longestPeriod(invoice);
  return [
    {
      kind: "checkout_paid",
      id: `${session.id}.paid`,
      at: timeOf(invoice.status_transitions.paid_at ?? session.created),
      order_id,
      session_id: session.id,
      provider_subscription: idOf(session.subscription),
      provider_customer: idOf(session.customer),
      period_start: timeOf(start),
      period_end: timeOf(end),
      amount: invoice.total,
      vat: vatIn(invoice),
      currency: invoice.currency.toUpperCase(),
    },
  ];
}

export const failedEvent = (session: Session, order_id: string): PaymentEvent => ({
  kind: "checkout_failed",
  id: `${session.id}.failed`,
  at: timeOf(session.created),
  order_id,
  session_id: session.id,
});

/** A renewal or what a change cost; other invoices of the operator's are no business of ours. */
export function paidEvent(invoice: Stripe.Invoice, subscription: Stripe.Subscription): PaymentEvent | undefined {
  const reasons: Record<string, "renewal" | "change"> = { subscription_cycle: "renewal", subscription_update: "change" };
  const reason = reasons[invoice.billing_reason ?? ""];
  const order_id = subscription.metadata.order_id;
  if (!reason || !order_id || invoice.status !== "paid") return undefined;
  const item = itemIn(subscription);
  const period = longestPeriod(invoice);
  // A proration's line begins with the change; the period that it lies in began earlier.
  const start = reason === "change" && period.end === item.current_period_end ? item.current_period_start : period.start;
  const payment_id = invoice.id as string;
  return {
    kind: "paid",
    id: `${payment_id}.paid`,
    at: timeOf(invoice.status_transitions.paid_at ?? invoice.created),
    order_id,
    reason,
    payment_id,
    period_start: timeOf(start),
    period_end: timeOf(period.end),
    amount: invoice.total,
    vat: vatIn(invoice),
    currency: invoice.currency.toUpperCase(),
  };
}

/** A change of ours carries its id and time in the metadata, which come back with the webhook. */
export function changedEvent(subscription: Stripe.Subscription, elsewhere?: { id: string; at: string }): PaymentEvent {
  const { change = "", changed_at = "", order_id = "" } = subscription.metadata;
  const told = elsewhere ?? { id: `${subscription.id}.changed.${change}`, at: changed_at };
  return { kind: "changed", ...told, order_id, ...termsOf(itemIn(subscription)) };
}

export function renewalEvent(subscription: Stripe.Subscription, id: string, at: string): PaymentEvent {
  const { canceled_at, metadata } = subscription;
  const order_id = metadata.order_id ?? "";
  if (isEnding(subscription))
    return {
      kind: "renewal_off",
      id: `${subscription.id}.renewal_off.${canceled_at ?? id}`,
      at: canceled_at ? timeOf(canceled_at) : at,
      order_id,
    };
  const renewed_at = metadata.renewed_at;
  return { kind: "renewal_on", id: `${subscription.id}.renewal_on.${renewed_at || id}`, at: renewed_at || at, order_id };
}

type Before = Partial<Stripe.Subscription>;

export function updatedEvents(subscription: Stripe.Subscription, before: Before, event_id: string, at: string): PaymentEvent[] {
  if (!subscription.metadata.order_id) return [];
  const events: PaymentEvent[] = [];
  const item = itemIn(subscription);
  const was = before.items?.data[0];
  // Items also come along when only their period moved on.
  if (was && ((was.price?.id ?? item.price.id) !== item.price.id || (was.quantity ?? item.quantity) !== item.quantity))
    events.push(changedEvent(subscription, before.metadata && "change" in before.metadata ? undefined : { id: `${event_id}.changed`, at }));
  if (("cancel_at_period_end" in before || "cancel_at" in before) && isEnding({ ...subscription, ...before }) !== isEnding(subscription)) {
    const isOurs = before.metadata && "renewed_at" in before.metadata;
    const told = isOurs ? subscription : { ...subscription, metadata: { ...subscription.metadata, renewed_at: "" } };
    events.push(renewalEvent(told, event_id, at));
  }
  return events;
}

/** A schedule may set `cancel_at` to where its next phase begins: nothing ends there. */
export const isEnding = ({
  cancel_at_period_end,
  cancel_at,
  schedule,
}: Pick<Stripe.Subscription, "cancel_at_period_end" | "cancel_at" | "schedule">) =>
  cancel_at_period_end || (cancel_at !== null && schedule === null);

export function itemIn(subscription: Stripe.Subscription): Item {
  const item = subscription.items.data[0];
  if (!item) throw new PaymentsDown("The subscription at Stripe holds nothing");
  return item;
}

export function termsOf({ price, quantity }: Item): Terms {
  return {
    plan_key: idOf(price.product).slice(PRODUCT.length) as PlanKey,
    interval: (price.recurring?.interval ?? "month") as Interval,
    seats: quantity ?? 1,
    unit_amount: price.unit_amount ?? 0,
  };
}

export const isSame = (one: Terms, other: Terms) =>
  one.plan_key === other.plan_key && one.interval === other.interval && one.seats === other.seats && one.unit_amount === other.unit_amount;

export const vatIn = (invoice: Stripe.Invoice) => (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** What a preview charges now: it may list what the next period will cost as well. */
export function dueBefore(invoice: Stripe.Invoice, period_end: number) {
  let net = 0;
  let vat = 0;
  for (const line of invoice.lines.data.filter(({ period }) => period.start < period_end)) {
    net += line.amount;
    vat += (line.taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  }
  return { due_now: Math.max(0, net + vat), vat_due_now: Math.max(0, vat) };
}

/** The period that an invoice pays for: of its lines the one that reaches furthest. */
function longestPeriod(invoice: Stripe.Invoice): { start: number; end: number } {
  const periods = invoice.lines.data.map((line) => line.period);
  return periods.reduce((best, one) => (one.end > best.end ? one : best), periods[0] ?? { start: invoice.created, end: invoice.created });
}
