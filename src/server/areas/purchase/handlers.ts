import type { Interval, LimitName } from "#contract/account/plan.ts";
import type { CheckoutSession, subscriptionCalls } from "#contract/account/subscription.ts";
import type { Body } from "#contract/call.ts";
import type { Language } from "#contract/fields.ts";
import { userIn } from "#server/areas/account/tasks.ts";
import { fileUrl } from "#server/areas/file/rules.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findInvitation, findSeats } from "#server/areas/membership/queries.ts";
import { refuseClosed, seatsIn } from "#server/areas/membership/rules.ts";
import {
  countRecords,
  findEntitlement,
  type RecordLimit,
  storedBytes,
  usedThisMonth,
  usedToday,
} from "#server/areas/subscription/queries.ts";
import { comparisonIn, limitNames, limitsOf, nextDay, nextMonth, planById, planOf, priceListIn } from "#server/areas/subscription/rules.ts";
import { megabytes } from "#server/areas/subscription/tasks.ts";
import { type Caller, type WorkspaceId, workspaceIn } from "#server/core/caller.ts";
import { conflict, forbidden, invalidField, notAcceptable, notFound, unavailable, unverified } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { PlanOnList } from "#server/core/price-list.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { Entitlement } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";
import { type PaidSession, PaymentRefused, PaymentsDown, type Purchase } from "#server/parts/payments/payments.ts";
import {
  countMembers,
  findOrder,
  findOrderOf,
  findOwnSeat,
  findPendingLike,
  findSubscriptionOfOrder,
  historyOf,
  insertOrder,
  type Order,
  runningIn,
  type SubscriptionRow,
  setPayment,
} from "./queries.ts";
import { named, purchaseOf, runs, subscriptionOf, takesEffect, termsOf, totalOf } from "./rules.ts";
import { askProvider, takeEvents } from "./tasks.ts";

export const subscriptionHandlers: Handlers<typeof subscriptionCalls> = {
  plans: async ({ parts, language }) => {
    const subscriptions = priceListIn(parts, language);
    const { subscriptions_on: is_on, vat_rate } = parts.config;
    return { subscriptions, data: { subscriptions, is_on, is_test: parts.payments.is_test, vat_rate } };
  },

  features: async ({ parts, language }) => ({ data: { features: comparisonIn(parts, language) } }),

  purchased: async ({ caller, parts, language }) => {
    const { db } = parts.database;
    const entitlement = await findEntitlement(db, caller.workspace);
    const seesAll = caller.role === "owner" || caller.role === "admin";
    const history = await historyOf(db, caller.workspace, seesAll ? undefined : caller.user_id);
    const ownSeat = await findOwnSeat(db, caller.workspace, caller.user_id);
    const data = {
      subscriptions: (await runningIn(db, caller.workspace)).map((row) => subscriptionOf(parts, row)),
      subscriptionHistory: history.map((order) => historyLine(parts, order)),
      own_seat: ownSeat ? subscriptionOf(parts, ownSeat) : null,
      usage: await usageOf(parts, caller),
      plan: planOnSale(parts, entitlement, language),
      seats: { total: seatsIn(parts, entitlement), used: (await findSeats(db, caller.workspace)).used },
    };
    return { data };
  },

  session: async ({ body, caller, parts }) => {
    const order = await findOrderOf(parts.database.db, caller.user_id, { payment_id: body.session_id });
    const session = order && (await asked(() => parts.payments.findSession(body.session_id)));
    if (!session) throw notFound("payment_session");
    return { data: { session: sessionOf(parts, order, session) } };
  },

  subscribe: async ({ body, caller, parts, language }) => {
    const { plan, purchase } = chosen(parts, body);
    if (purchase === null) throw invalidField("subscription_id", "plan_is_free");
    const invitation = invitationIn(body);
    if (invitation) await refuseSeat(parts, caller, invitation, plan, purchase.seats);
    else await refuseSecondPlan(parts, caller, plan, purchase);
    const seat = invitation && { workspace_id: invitation.team_id, created_member_id: invitation.created_member_id };
    const order = await openOrder(parts, caller, purchase, seat);
    const opened = await asked(() => parts.payments.openCheckout({ ...purchase, ...checkoutOf(parts, order, plan), language }));
    await setPayment(parts.database.db, workspaceIn(order), order.id, opened.session_id);
    return { data: { order_id: order.id, ...opened } };
  },

  succeed: async ({ body, caller, parts }) => {
    const { db } = parts.database;
    const order = await findOrderOf(db, caller.user_id, { id: body.orderId });
    if (!order) throw notFound("order");
    const session = order.payment_id === null ? undefined : await asked(() => askProvider(parts, order.payment_id as string));
    // What the address says is only compared; whether it is paid, the provider alone tells.
    const isTold =
      body.sessionId === order.payment_id &&
      body.orderEmail.toLowerCase() === order.email.toLowerCase() &&
      body.subscriptionId === planOf(parts, order.plan_key).id;
    const subscription = await findSubscriptionOfOrder(db, workspaceIn(order), order.id);
    if (!isTold || !subscription)
      throw notAcceptable("order_not_paid", undefined, { session: session ? sessionOf(parts, order, session) : null });
    return { ...(await userReply(parts, caller)), data: { subscription: subscriptionOf(parts, subscription) } };
  },

  cancel: async ({ body, caller, parts }) => {
    if (body.orderId !== undefined) {
      await closeCheckout(parts, caller, body.orderId);
      return { data: { subscription: null } };
    }
    const row = await subscriptionToEnd(parts, caller, body.subscriptionId as string);
    return { data: { subscription: await setRenewal(parts, row, false) } };
  },

  cancelTeam: async ({ body, caller, parts }) => {
    if (body.team_id !== caller.workspace) throw notFound("team");
    return { data: { subscription: await setRenewal(parts, await runningPlan(parts, caller), false) } };
  },

  preview: async ({ body, caller, parts }) => {
    const { plan, purchase } = chosen(parts, body);
    const row = await runningPlan(parts, caller);
    const { currency, current_period_end } = row;
    const kept = { currency, read_only: await readOnlyUnder(parts, caller, plan, purchase?.seats ?? 1) };
    const free = { takes_effect: "period_end" as const, at: current_period_end, due_now: 0, vat_due_now: 0, next_amount: 0 };
    if (purchase === null) return { data: { preview: { ...free, ...kept } } };
    refuseSeats(plan, purchase.seats);
    const takes_effect = takesEffect(row, purchase);
    const due = { due_now: 0, vat_due_now: 0, ...(takes_effect === "now" && (await dueNow(parts, row, purchase))) };
    const at = takes_effect === "period_end" ? current_period_end : null;
    return { data: { preview: { takes_effect, at, ...due, next_amount: totalOf(purchase, purchase.vat_rate).amount, ...kept } } };
  },

  change: async ({ body, caller, parts }) => {
    const { plan, purchase } = chosen(parts, body);
    const row = await runningPlan(parts, caller);
    if (purchase === null) return { ...(await userReply(parts, caller)), data: { subscription: await setRenewal(parts, row, false) } };
    refuseSeats(plan, purchase.seats);
    if (row.state === "past_due") throw notAcceptable("pay_first");
    // Whoever chooses a plan goes on with one.
    if (row.cancel_at_period_end) await setRenewal(parts, row, true);
    const takes_effect = takesEffect(row, purchase);
    if (takes_effect === "none") await dropPlan(parts, row);
    else await changeTo(parts, row, purchase, takes_effect);
    return { ...(await userReply(parts, caller)), data: { subscription: await now(parts, row) } };
  },

  reactivate: async ({ caller, parts }) => {
    const row = await runningPlan(parts, caller);
    if (row.cancel_at_period_end) return { data: { subscription: await setRenewal(parts, row, true) } };
    await dropPlan(parts, row);
    return { data: { subscription: await now(parts, row) } };
  },

  portal: async ({ caller, parts }) => {
    const { provider_customer } = await runningPlan(parts, caller);
    if (!provider_customer) throw notFound("subscription");
    return { data: await asked(() => parts.payments.openPortal(provider_customer, `${parts.config.app_url}/dashboard/subscription`)) };
  },
};

/** A provider that doesn't answer is 503, one that refuses the payment 406; in both cases nothing was charged. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentRefused) throw notAcceptable("payment_refused");
    if (error instanceof PaymentsDown) throw unavailable("payments_down");
    throw error;
  }
}

/** The plan of a body with what is to be paid for it; null where that is nothing. */
function chosen(parts: Parts, body: { subscription_id: string; interval: Interval; seats?: number | undefined }) {
  if (!parts.config.subscriptions_on) throw notAcceptable("subscriptions_off");
  const plan = planById(parts, body.subscription_id);
  if (!plan) throw invalidField("subscription_id", "wrong_id");
  const seats = body.seats ?? plan.seats.min;
  return { plan, purchase: plan.prices.length === 0 ? null : purchaseOf(parts, plan, body.interval, seats) };
}

function refuseSeats(plan: PlanOnList, seats: number) {
  if (seats < plan.seats.min) throw invalidField("seats", "too_small", { n: plan.seats.min });
  if (plan.seats.max !== null && seats > plan.seats.max) throw invalidField("seats", "too_big", { n: plan.seats.max });
}

type Invited = { team_id: string; created_member_id: string };

/** One more seat is bought by whom the invitation names, for the plan that the team has, and only where none is free. */
async function refuseSeat(parts: Parts, caller: Caller, { team_id, created_member_id }: Invited, plan: PlanOnList, seats: number) {
  const { db } = parts.database;
  const invitation = await findInvitation(db, team_id, created_member_id);
  if (!invitation) throw notFound("invitation");
  if (!caller.email_verified) throw unverified();
  if (invitation.email.toLowerCase() !== caller.email.toLowerCase()) throw forbidden("invitation_of_other");
  refuseClosed(invitation);
  const { entitlement, used } = await findSeats(db, workspaceIn({ workspace_id: invitation.team_id }));
  const total = seatsIn(parts, entitlement);
  if (total === null || used < total) throw conflict("seat_is_free");
  if (plan.kind !== "team" || plan.key !== entitlement.plan) throw invalidField("subscription_id", "plan_not_sold");
  if (seats !== 1) throw invalidField("seats", "too_big", { n: 1 });
}

/** The order of this choice whose checkout is open still, or a new one. */
async function openOrder(
  parts: Parts,
  caller: Caller,
  purchase: Purchase,
  seat: { workspace_id: string; created_member_id: string } | null,
): Promise<Pick<Order, "id" | "workspace_id" | "email">> {
  const { db } = parts.database;
  const { currency, vat_rate } = purchase;
  const { workspace_id, created_member_id } = seat ?? { workspace_id: caller.workspace, created_member_id: null };
  const wish = { workspace_id, created_member_id, user_id: caller.user_id, ...termsOf(purchase) };
  const pending = await findPendingLike(db, wish);
  if (pending?.payment_id) {
    const session = await asked(() => askProvider(parts, pending.payment_id as string));
    if (session?.status === "open") return pending;
    // Meanwhile it was paid, though nobody had told.
    if (session?.payment_status === "paid") throw conflict("plan_runs");
  }
  const id = newId();
  const owed = { ...totalOf(purchase, vat_rate), vat_rate, currency };
  await insertOrder(db, { id, first_order_id: id, email: caller.email, payment_id: null, status: "pending", ...wish, ...owed });
  return { id, workspace_id, email: caller.email };
}

/** Where the provider sends the browser: the address names what was bought, and is believed in nothing. */
function checkoutOf(parts: Parts, order: Pick<Order, "id" | "email">, plan: PlanOnList) {
  const url = `${parts.config.app_url}/check-out/order/${plan.id}/${order.id}/${encodeURIComponent(order.email)}`;
  return {
    order_id: order.id,
    order_email: order.email,
    success_url: `${url}/success/{session}`,
    cancelled_url: `${url}/cancelled/{session}`,
    failed_url: `${url}/failed/{session}`,
  };
}

const sessionOf = (parts: Parts, order: Order, { session_id, status, payment_status }: PaidSession): CheckoutSession => ({
  ...{ session_id, status, payment_status },
  order_id: order.id,
  order_email: order.email,
  subscription_id: planOf(parts, order.plan_key).id,
});

/** Leaves a checkout; one that was paid meanwhile stays paid. */
async function closeCheckout(parts: Parts, caller: Caller, order_id: string) {
  const { db } = parts.database;
  const order = await findOrderOf(db, caller.user_id, { id: order_id });
  if (!order) throw notFound("order");
  if (order.payment_id) await asked(() => askProvider(parts, order.payment_id as string));
  const status = (await findOrder(db, order_id))?.status;
  if (status === "paid") throw conflict("order_is_paid");
  if (status !== "pending") return;
  const told = { id: `${order_id}.left`, at: new Date().toISOString(), order_id, session_id: order.payment_id ?? "none" };
  await takeEvents(parts, [{ kind: "checkout_cancelled", ...told }]);
}

/** The plan that the workspace pays for; 404 where it pays for none. */
async function runningPlan(parts: Parts, caller: Caller): Promise<SubscriptionRow> {
  const row = (await runningIn(parts.database.db, caller.workspace)).find((one) => !one.is_extra_seat);
  if (!row) throw notFound("subscription");
  return row;
}

/** The owner ends the workspace's plan, a member the seat that they pay for. */
async function subscriptionToEnd(parts: Parts, caller: Caller, subscription_id: string): Promise<SubscriptionRow> {
  const { db } = parts.database;
  const row =
    caller.role === "owner"
      ? (await runningIn(db, caller.workspace)).find((one) => !one.is_extra_seat)
      : await findOwnSeat(db, caller.workspace, caller.user_id);
  if (!row && caller.role !== "owner") throw forbidden("only_owner_buys");
  if (!row || planOf(parts, row.plan_key).id !== subscription_id) throw notFound("subscription");
  return row;
}

function providerOf(row: SubscriptionRow): string {
  if (!row.provider_subscription) throw notFound("subscription");
  return row.provider_subscription;
}

async function setRenewal(parts: Parts, row: SubscriptionRow, renews: boolean) {
  await takeEvents(parts, await asked(() => parts.payments.setRenewal(providerOf(row), renews)));
  return now(parts, row);
}

/** More is paid for at once; less is noted at the provider and here, and waits for the period's end. */
async function changeTo(parts: Parts, row: SubscriptionRow, purchase: Purchase, takes_effect: "now" | "period_end") {
  const charge = takes_effect === "now" ? "prorated" : "next_period";
  const { events } = await asked(() => parts.payments.change(providerOf(row), purchase, { charge }));
  await takeEvents(parts, events);
  if (takes_effect === "period_end") await takeEvents(parts, [{ ...noted(row), kind: "planned", ...termsOf(purchase) }]);
}

/** Takes a change back that waits. */
async function dropPlan(parts: Parts, row: SubscriptionRow) {
  if (!row.pending_change) return;
  const { plan_key, interval, seats, unit_amount, currency } = row;
  const stays = { plan_key, plan_name: planOf(parts, plan_key).name, interval, seats, unit_amount, currency };
  const to = { ...stays, vat_rate: parts.config.vat_rate };
  const { events } = await asked(() => parts.payments.change(providerOf(row), to, { charge: "next_period" }));
  await takeEvents(parts, [...events, { ...noted(row), kind: "plan_dropped" }]);
}

const noted = ({ order_id }: SubscriptionRow) => ({ id: `noted_${newId()}`, at: new Date().toISOString(), order_id });

async function now(parts: Parts, before: SubscriptionRow) {
  const row = await findSubscriptionOfOrder(parts.database.db, workspaceIn(before), before.order_id);
  if (!row) throw notFound("subscription");
  return subscriptionOf(parts, row);
}

const userReply = async (parts: Parts, caller: Caller) => ({
  user: await userIn(parts, caller.user_id, caller.workspace),
});

function historyLine(parts: Parts, order: Awaited<ReturnType<typeof historyOf>>[number]) {
  const { id, interval, seats, amount, vat, currency, status, created_at, paid_at, invoice_number, invoice_file_id, invoice_name } = order;
  return {
    order_id: id,
    ...named(planOf(parts, order.plan_key)),
    ...{ interval, seats, amount, vat, currency, status, created_at, paid_at, invoice_number },
    invoice_url: invoice_file_id && invoice_name ? fileUrl(parts, { id: invoice_file_id, name: invoice_name }) : null,
  };
}

/** The plan that a workspace has, as it is sold; null where nothing is sold. */
const planOnSale = (parts: Parts, { plan }: Entitlement, language: Language) =>
  parts.config.subscriptions_on ? (priceListIn(parts, language).find(({ id }) => id === planOf(parts, plan).id) ?? null) : null;

/** The invitation whose seat is bought; both of its ids, or neither. */
function invitationIn({ team_id, created_member_id }: Body<typeof subscriptionCalls.subscribe>) {
  if ((team_id === undefined) !== (created_member_id === undefined)) throw invalidField("created_member_id", "both_of_invitation");
  return team_id !== undefined && created_member_id !== undefined ? { team_id, created_member_id } : null;
}

/** An owner buys a plan where none runs. */
async function refuseSecondPlan(parts: Parts, caller: Caller, plan: PlanOnList, { seats }: Purchase): Promise<void> {
  if (caller.role !== "owner") throw forbidden("only_owner_buys");
  refuseSeats(plan, seats);
  if ((await runningIn(parts.database.db, caller.workspace)).some((row) => !row.is_extra_seat)) throw conflict("plan_runs");
}

/** What a change costs today. */
async function dueNow(parts: Parts, row: SubscriptionRow, purchase: Purchase) {
  const due = await asked(() => parts.payments.change(providerOf(row), purchase, { charge: "prorated", preview: true }));
  return { due_now: due.due_now, vat_due_now: due.vat_due_now };
}

async function usageOf(parts: Parts, caller: Caller) {
  const most = limitsOf(parts, await findEntitlement(parts.database.db, caller.workspace));
  const used = await usedNow(parts.database.db, caller.workspace);
  const now = new Date();
  const resetOf = (limit: LimitName) => (limit.endsWith("_per_day") ? nextDay(now) : limit.endsWith("_per_month") ? nextMonth(now) : null);
  return limitNames.map((limit) => ({ limit, used: used[limit], max: most[limit], resets_at: resetOf(limit) }));
}

async function usedNow(db: Db, workspace: WorkspaceId): Promise<Record<LimitName, number>> {
  const month = await usedThisMonth(db, workspace);
  const day = await usedToday(db, workspace);
  return {
    candidates: await countRecords(db, workspace, "candidates"),
    active_jobs: await countRecords(db, workspace, "active_jobs"),
    proposals_per_month: month.proposals,
    chat_messages_per_month: month.chat_messages,
    recipients_per_day: day.recipients,
    notices_per_day: day.notices,
    model_calls_per_day: day.model_calls,
    model_tokens_per_day: day.model_tokens,
    storage_mb: megabytes(await storedBytes(db, workspace)),
  };
}

/** What a plan of these seats leaves to be read only: what is beyond its limits now. */
async function readOnlyUnder(parts: Parts, caller: Caller, plan: PlanOnList, seats: number) {
  const { db } = parts.database;
  const beyond = async (limit: RecordLimit) => {
    const max = plan.limits[limit];
    return max === null ? 0 : Math.max(0, (await countRecords(db, caller.workspace, limit)) - max);
  };
  const running = await runningIn(db, caller.workspace);
  const extra = plan.kind === "team" ? running.filter((row) => row.is_extra_seat && runs(row.state)).length : 0;
  return {
    candidates: await beyond("candidates"),
    active_jobs: await beyond("active_jobs"),
    members: Math.max(0, (await countMembers(db, caller.workspace)) - seats - extra),
  };
}
