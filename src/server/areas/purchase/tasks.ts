import { isDeepStrictEqual } from "node:util";
import { queueLetter } from "#server/areas/letter/tasks.ts";
import { findMember, join, recountSeats } from "#server/areas/membership/queries.ts";
import { planOf } from "#server/areas/subscription/rules.ts";
import { type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { withOwnReach } from "#server/core/reach.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Parts } from "#server/parts/parts.ts";
import { activeLetter, endedLetter, paymentFailedLetter } from "./mails.ts";
import {
  deleteOldInvoices,
  eventsOfOrder,
  findBuyer,
  findOrder,
  findSubscriptionOfOrder,
  insertEvents,
  insertPayment,
  issueInvoice,
  lockWorkspace,
  nextInvoiceNumber,
  type Order,
  ordersToAsk,
  ordersToSettle,
  putSubscription,
  runningIn,
  type SubscriptionRow,
  seatsWithoutUse,
  setEntitlement,
  updateOrder,
} from "./queries.ts";
import {
  entitlementOf,
  GRACE_DAYS,
  graceEnd,
  invoiceNumber,
  type Payment,
  runs,
  type Standing,
  type StoredEvent,
  standingOf,
} from "./rules.ts";

const KEPT_YEARS = 7;

/**
 * Takes in what a provider tells, from wherever it was told: the webhook, a page that asks, or the hourly look. Events are
 * kept, each once; what an order's events say together becomes the state, in one transaction under the workspace's lock.
 */
export async function takeEvents(parts: Parts, events: StoredEvent[]): Promise<void> {
  for (const order_id of new Set(events.map((event) => event.order_id)))
    await settleOrder(
      parts,
      order_id,
      events.filter((event) => event.order_id === order_id),
    );
}

/** Brings everything that hangs on an order to what its events say now. Done twice it changes nothing. */
function settleOrder(parts: Parts, order_id: string, events: StoredEvent[]): Promise<void> {
  return withOwnReach(() => settle(parts, order_id, events));
}

async function settle(parts: Parts, order_id: string, events: StoredEvent[]): Promise<void> {
  const known = await findOrder(parts.database.db, order_id);
  if (!known) return; // another product's, at the same provider
  const of = workspaceIn(known);
  await parts.database.transaction(async (trx) => {
    const workspace = await lockWorkspace(trx, of);
    const order = await findOrder(trx, order_id);
    if (!workspace || !order) return;
    await insertEvents(trx, of, events);
    const standing = standingOf(order, await eventsOfOrder(trx, of, order_id), new Date().toISOString());
    const before = await findSubscriptionOfOrder(trx, of, order_id);
    await keepPayments(parts, trx, order, standing);
    if (standing.order_status !== "paid") return;
    const { created_member_id, currency } = order;
    const is_extra_seat = created_member_id !== null;
    // Who was invited may be gone by now: their money was taken all the same.
    const recruiter_id = (is_extra_seat && (await findMember(trx, of, created_member_id))?.id) || null;
    await putSubscription(trx, { id: newId(), order_id, workspace_id: of, currency, is_extra_seat, recruiter_id }, standing);
    const running = await runningIn(trx, of);
    const entitlement = entitlementOf(running);
    const kind = planOf(parts, entitlement.plan).kind === "team" ? "team" : workspace.kind;
    if (!isDeepStrictEqual(entitlement, workspace.entitlement) || kind !== workspace.kind) {
      await setEntitlement(trx, of, entitlement, kind);
      await recountSeats(trx, of);
    }
    if (!before) {
      if (recruiter_id && order.user_id) await join(trx, of, recruiter_id, order.user_id);
      if (!is_extra_seat) await endOlderPlans(parts, trx, running, order_id);
    }
    await tell(parts, trx, order, before, standing);
  });
}

/** Each payment once: the purchase is the order itself, later ones are orders that follow it. Numbers go in the same breath. */
async function keepPayments(parts: Parts, trx: Trx, order: Order, standing: Standing) {
  if (standing.order_status !== "paid") {
    if (order.status !== standing.order_status) await updateOrder(trx, workspaceIn(order), order.id, { status: standing.order_status });
    return;
  }
  for (const payment of standing.payments) {
    const { payment_id, reason, terms, amount, vat, paid_at, period_start, period_end } = payment;
    if (reason === "purchase") {
      if (order.status === "paid") continue;
      await updateOrder(trx, workspaceIn(order), order.id, { status: "paid", payment_id, amount, vat, paid_at, period_start, period_end });
      await numberPayment(parts, trx, workspaceIn(order), order.id, payment);
      continue;
    }
    if (amount === 0) continue;
    const { user_id, email, workspace_id, vat_rate, currency } = order;
    const id = newId();
    const first_order_id = order.id;
    const owed = { ...terms, reason, amount, vat, vat_rate, currency, paid_at, period_start, period_end, payment_id };
    const of = { id, first_order_id, user_id, email, workspace_id, created_member_id: order.created_member_id };
    if (await insertPayment(trx, { ...of, ...owed, status: "paid" })) await numberPayment(parts, trx, workspaceIn(order), id, payment);
  }
}

async function numberPayment(parts: Parts, trx: Trx, workspace: WorkspaceId, order_id: string, { amount }: Payment) {
  if (amount === 0) return;
  const year = new Date().getUTCFullYear();
  await issueInvoice(trx, workspace, order_id, invoiceNumber(year, await nextInvoiceNumber(trx, year)));
  await parts.tasks.enqueue("make_invoice", { workspace_id: workspace, order_id }, { trx });
}

/** Two checkouts that were both paid: both count, and the older plan isn't paid for again. */
async function endOlderPlans(parts: Parts, trx: Trx, running: SubscriptionRow[], order_id: string) {
  for (const { is_extra_seat, order_id: of, provider_subscription } of running)
    if (!is_extra_seat && of !== order_id && provider_subscription)
      await parts.tasks.enqueue("stop_renewal", { provider_subscription }, { trx });
}

/** A letter for each turn that matters, in the transaction that takes it: so it goes out once. */
async function tell(
  parts: Parts,
  trx: Trx,
  order: Order,
  before: SubscriptionRow | undefined,
  { state, past_due_since, plan_key }: Standing,
) {
  const buyer = order.user_id ? await findBuyer(trx, order.user_id) : undefined;
  if (!buyer) return;
  const plan = planOf(parts, plan_key).name;
  const { app_url } = parts.config;
  const letter =
    !before && runs(state)
      ? activeLetter(buyer, plan, app_url)
      : state === "past_due" && past_due_since && !before?.past_due_since
        ? paymentFailedLetter(buyer, plan, graceEnd(past_due_since), app_url)
        : before && runs(before.state) && state === "expired"
          ? endedLetter(buyer, plan, app_url)
          : null;
  if (letter) await queueLetter(parts, trx, letter);
}

/** Asks the provider what became of a checkout, and takes that in. */
export async function askProvider(parts: Parts, session_id: string) {
  const session = await parts.payments.findSession(session_id);
  if (session) await takeEvents(parts, session.events);
  return session;
}

const LEFT_FOR_GOOD_MS = 7 * 24 * 3600_000;

/** Money that was taken means a plan that runs, also where nobody told so: the provider is asked about what is open. */
export async function reconcileOrders(parts: Parts, older_than_seconds: number): Promise<void> {
  for (const { id, payment_id, created_at } of await ordersToAsk(parts.database.db, older_than_seconds)) {
    try {
      const session = payment_id ? await askProvider(parts, payment_id) : undefined;
      if (session || Date.parse(created_at) > Date.now() - LEFT_FOR_GOOD_MS) continue;
      // Nothing of it is left at the provider: nobody can pay it any more.
      await takeEvents(parts, [
        { kind: "checkout_expired", id: `${id}.left`, at: new Date().toISOString(), order_id: id, session_id: payment_id ?? "none" },
      ]);
    } catch (error) {
      parts.log.error(error); // one that can't be asked now doesn't keep the others waiting
    }
  }
}

/** What only time brings: a period or a grace that is over, a change that was waiting, a seat that nobody uses. */
export async function settleSubscriptions(parts: Parts): Promise<void> {
  const { db } = parts.database;
  for (const { order_id } of await ordersToSettle(db, GRACE_DAYS)) await settleOrder(parts, order_id, []);
  for (const { provider_subscription } of await seatsWithoutUse(db))
    if (provider_subscription) await parts.tasks.enqueue("stop_renewal", { provider_subscription }, { once_per: provider_subscription });
}

/** Lets a subscription end at its period's end. */
export async function stopRenewal(parts: Parts, provider_subscription: string): Promise<void> {
  await takeEvents(parts, await parts.payments.setRenewal(provider_subscription, false));
}

/** Seven years after the year it was issued in, nobody asks for an invoice any more. */
export async function tidyInvoices(parts: Parts): Promise<void> {
  await deleteOldInvoices(parts.database.db, `${new Date().getUTCFullYear() - KEPT_YEARS}-01-01T00:00:00Z`);
}
