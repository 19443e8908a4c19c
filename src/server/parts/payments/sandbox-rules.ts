import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { Tables } from "#server/parts/database/tables.ts";
import { netOf, periodEnd, prorated, vatOf } from "./amounts.ts";
import type { CheckoutOrder, PaymentEvent, Purchase } from "./payments.ts";

export type SandboxCheckout = Selectable<Tables["sandbox_checkouts"]>;
export type SandboxSubscription = Selectable<Tables["sandbox_subscriptions"]>;
/** What happened, before it has an id and a moment. */
export type Told = PaymentEvent extends infer E ? (E extends PaymentEvent ? Omit<E, "id" | "at" | "order_id"> : never) : never;

/** So many days a payment is tried; then the subscription ends. */
const TRIES = 21;
const DAY_MS = 24 * 3600_000;

/** An id of 192 random bits: to know it is to be let in. */
export const unguessable = (kind: string) => `sandbox_${kind}_${randomBytes(24).toString("base64url")}`;

type Say = (...told: Told[]) => void;

/** The end of a period: it ends, or the next one is charged. */
export function renew(row: SandboxSubscription, say: Say): void {
  if (!row.renews) {
    row.state = "ended";
    say({ kind: "ended" });
    return;
  }
  const start = row.period_end;
  if (row.next) {
    if (row.next.interval !== row.holds.interval) row.anchor = start;
    Object.assign(row, { holds: row.next, next: null });
    say({ kind: "changed", ...termsOf(row.holds) });
  }
  const { amount, vat } = totalOf(netOf(row.holds), row.holds);
  const period = { period_start: start, period_end: periodEnd(row.anchor, start, row.holds.interval) };
  row.open_payment = { payment_id: unguessable("payment"), ...period, amount, vat, tries: 0, tried_at: new Date().toISOString() };
  settle(row, say);
}

/** Takes the money that is open, or says that it was refused. */
export function settle(row: SandboxSubscription, say: Say): void {
  if (!row.open_payment) return;
  const { payment_id, period_start, period_end, amount, vat, tries } = row.open_payment;
  if (row.pays) {
    Object.assign(row, { state: "running", period_start, period_end, open_payment: null });
    say({ kind: "paid", reason: "renewal", payment_id, period_start, period_end, amount, vat, currency: row.holds.currency });
    return;
  }
  row.state = "past_due";
  row.open_payment = { ...row.open_payment, tries: tries + 1, tried_at: new Date().toISOString() };
  say({ kind: "payment_failed", payment_id });
}

export function tryAgain(row: SandboxSubscription, say: Say): void {
  if (!row.open_payment || Date.now() - Date.parse(row.open_payment.tried_at) < DAY_MS) return;
  if (row.renews && row.open_payment.tries < TRIES) settle(row, say);
  else {
    row.state = "ended";
    say({ kind: "ended" });
  }
}

/** What a change costs now, and the period that runs then. Another interval pays for a new period, less what is left of the old. */
export function costOf(row: SandboxSubscription, to: Purchase, charge: "prorated" | "next_period", now: string) {
  const { holds, anchor, period_start, period_end } = row;
  const stays = { period_start, period_end, anchor, begins_anew: false, due_now: 0, vat_due_now: 0 };
  if (charge === "next_period" || isSame(holds, to)) return stays;
  const length = Date.parse(period_end) - Date.parse(period_start);
  const left = Math.max(0, Date.parse(period_end) - Date.parse(now));
  const begins_anew = holds.interval !== to.interval;
  const net = begins_anew
    ? Math.max(0, netOf(to) - prorated(0, netOf(holds), left, length))
    : prorated(netOf(holds), netOf(to), left, length);
  const { amount, vat } = totalOf(net, to);
  const cost = { ...stays, due_now: amount, vat_due_now: vat };
  return begins_anew ? { ...cost, begins_anew, period_start: now, period_end: periodEnd(now, now, to.interval), anchor: now } : cost;
}

export function totalOf(net: number, { vat_rate, currency }: Purchase) {
  const vat = vatOf(net, vat_rate);
  return { amount: net + vat, vat, currency };
}

export const termsOf = ({ plan_key, interval, seats, unit_amount }: Purchase) => ({ plan_key, interval, seats, unit_amount });

export const isSame = (one: Purchase, other: Purchase) => JSON.stringify(termsOf(one)) === JSON.stringify(termsOf(other));

export const isOfCheckout = (event: PaymentEvent) => event.kind.startsWith("checkout_");

export function purchaseOf({ plan_key, plan_name, interval, seats, unit_amount, currency, vat_rate }: CheckoutOrder): Purchase {
  return { plan_key, plan_name, interval, seats, unit_amount, currency, vat_rate };
}

/** Where the browser goes from a checkout as it stands. */
export function returnUrl({ id, status, payment_status, wish }: SandboxCheckout): string {
  const url = payment_status === "paid" ? wish.success_url : payment_status === "failed" ? wish.failed_url : wish.cancelled_url;
  return url.replaceAll("{session}", status === "open" ? "none" : id);
}
