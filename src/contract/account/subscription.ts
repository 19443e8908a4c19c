import * as z from "zod";
import { defineCall } from "#contract/call.ts";
import { MOST_SEATS } from "#contract/choices.ts";
import { cents, count, currency, id, line, time } from "#contract/fields.ts";
import { user } from "./account.ts";
import { feature, interval, limits, plan } from "./plan.ts";

/** incomplete → active → past_due → cancelled (runs to its period's end) → expired. */
export const subscriptionState = z.enum(["incomplete", "active", "past_due", "cancelled", "expired"]);
export type SubscriptionState = z.output<typeof subscriptionState>;
const orderStatus = z.enum(["pending", "paid", "cancelled", "failed", "expired"]);
export type OrderStatus = z.output<typeof orderStatus>;

/** What a workspace has bought. `subscription_id` is the plan's id. */
export const subscription = z.object({
  id,
  subscription_id: id,
  name: z.string(),
  kind: z.enum(["individual", "team"]),
  state: subscriptionState,
  interval,
  seats: z.int().min(1),
  current_period_start: time.nullable(),
  current_period_end: time.nullable(),
  cancel_at_period_end: z.boolean(),
  /** A seat that an invited person pays for in somebody else's team. */
  is_extra_seat: z.boolean(),
  /** While past due: when the plan ends unless it is paid. */
  grace_ends_at: time.nullable(),
  /** A smaller plan, or fewer seats, from the period's end on. */
  pending_change: z.object({ subscription_id: id, name: z.string(), interval, seats: z.int().min(1), at: time }).nullable(),
});
export type Subscription = z.output<typeof subscription>;

/** An order or a later invoice. `amount` is what was charged, VAT included. */
export const order = z.object({
  order_id: id,
  subscription_id: id,
  name: z.string(),
  interval,
  seats: z.int().min(1),
  amount: cents,
  vat: cents,
  currency,
  status: orderStatus,
  created_at: time,
  paid_at: time.nullable(),
  invoice_number: z.string().nullable(),
  invoice_url: z.string().nullable(),
});
export type Order = z.output<typeof order>;

/** How much of a limit is used; `max` null is unlimited. `resets_at` for what is counted a day or a month. */
const usage = z.object({
  limit: limits.keyof(),
  used: count,
  max: count.nullable(),
  resets_at: time.nullable(),
});
export type Usage = z.output<typeof usage>;

const checkoutSession = z.object({
  session_id: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["unpaid", "paid", "failed"]),
  order_id: id,
  order_email: z.string(),
  subscription_id: id,
});
export type CheckoutSession = z.output<typeof checkoutSession>;

const sessionId = line(200).min(1);
const chosen = { subscription_id: id, interval, seats: z.int().min(1).max(MOST_SEATS).optional() };
const oneSubscription = z.object({ data: z.object({ subscription }) });

/** What a change of plan, interval or seats costs, and what it closes. */
const changePreview = z.object({
  /** now: paid at once for what is left of the period · period_end: nothing to pay, takes effect then · none: nothing changes. */
  takes_effect: z.enum(["now", "period_end", "none"]),
  at: time.nullable(),
  /** Charged at once, VAT included. */
  due_now: cents,
  vat_due_now: cents,
  /** What each next period costs, VAT included. */
  next_amount: cents,
  currency,
  /** Records that can be read and exported, no longer changed, once it takes effect. Nothing is deleted. */
  read_only: z.object({ candidates: count, active_jobs: count, members: count }),
});
export type ChangePreview = z.output<typeof changePreview>;

export const subscriptionCalls = {
  plans: defineCall({
    method: "GET",
    path: "/api/subscriptions",
    access: "public",
    touches: null,
    summary: "The price list, in the reader's language.",
    body: z.object({}),
    reply: z.object({
      subscriptions: z.array(plan),
      data: z.object({
        subscriptions: z.array(plan),
        /** False where the operator has turned subscriptions off: everyone has everything. */
        is_on: z.boolean(),
        /** Payments are tried, not made. */
        is_test: z.boolean(),
        /** VAT in per cent. */
        vat_rate: z.number(),
      }),
    }),
  }),
  features: defineCall({
    method: "GET",
    path: "/v1/subscriptions/features",
    access: "public",
    touches: null,
    summary: "What the plans hold, line by line, to compare.",
    body: z.object({}),
    reply: z.object({ data: z.object({ features: z.array(feature) }) }),
  }),
  purchased: defineCall({
    method: "GET",
    path: "/api/user/subscription/purchased",
    access: "user",
    touches: null,
    summary: "The workspace's subscriptions that run, its orders and invoices (these to the owner and admins), and the use of its limits.",
    body: z.object({}),
    reply: z.object({
      data: z.object({
        subscriptions: z.array(subscription),
        subscriptionHistory: z.array(order),
        usage: z.array(usage),
        /** The seat in this workspace that the caller pays for; theirs to cancel. */
        own_seat: subscription.nullable(),
        /** The plan that the workspace has now; null where subscriptions are off. */
        plan: plan.nullable(),
        seats: z.object({ total: z.int().nullable(), used: count }),
      }),
    }),
  }),
  session: defineCall({
    method: "GET",
    path: "/v1/payments/session",
    access: "user",
    touches: null,
    summary: "What became of a checkout, as the payment provider says. Somebody else's is 404.",
    body: z.object({ session_id: sessionId }),
    reply: z.object({ data: z.object({ session: checkoutSession }) }),
  }),
  subscribe: defineCall({
    method: "POST",
    path: "/api/user/subscribe",
    access: "user",
    touches: null,
    security: "plan_changed",
    rate_limit: "checkout",
    summary:
      "Opens a checkout for a plan, or for one more seat in the team that invites one (team_id and created_member_id). 409 where the workspace has a plan that runs: change it instead.",
    body: z.object({ ...chosen, team_id: id.optional(), created_member_id: id.optional() }),
    reply: z.object({ data: z.object({ order_id: id, session_id: z.string(), checkout_url: z.string() }) }),
  }),
  succeed: defineCall({
    method: "POST",
    path: "/api/user/subscription/success",
    access: "user",
    touches: null,
    summary:
      "Asks the provider whether the order is paid and activates it, once however often it is called. 406 with `data.session` while it isn't.",
    body: z.object({ subscriptionId: id, orderId: id, orderEmail: line(254), status: line(40), sessionId }),
    reply: z.object({ user, data: z.object({ subscription }) }),
  }),
  cancel: defineCall({
    method: "POST",
    path: "/api/user/subscription/cancelled",
    access: "user",
    touches: null,
    security: "plan_changed",
    summary: "Closes an unfinished checkout (orderId), or ends the workspace's plan at its period's end (subscriptionId, the plan's id).",
    body: z
      .object({ orderId: id.optional(), subscriptionId: id.optional() })
      .refine((body) => (body.orderId === undefined) !== (body.subscriptionId === undefined), {
        path: ["subscriptionId"],
        params: { key: "order_or_subscription" },
      }),
    reply: z.object({ data: z.object({ subscription: subscription.nullable() }) }),
    message: "subscription_deleted",
  }),
  cancelTeam: defineCall({
    method: "POST",
    path: "/api/user/subscription/cancelled/team",
    access: "owner",
    touches: null,
    security: "plan_changed",
    summary: "Lets the team fall back to Free at its period's end; nothing is deleted.",
    body: z.object({ team_id: id }),
    reply: z.object({ data: z.object({ subscription }) }),
    message: "subscription_deleted",
  }),
  preview: defineCall({
    method: "POST",
    path: "/api/user/subscription/preview",
    access: "owner",
    touches: null,
    summary: "What a change would cost and close.",
    body: z.object(chosen),
    reply: z.object({ data: z.object({ preview: changePreview }) }),
  }),
  change: defineCall({
    method: "POST",
    path: "/api/user/subscription/change",
    access: "owner",
    touches: null,
    security: "plan_changed",
    rate_limit: "checkout",
    summary: "Changes plan, interval or seats: more at once, for what is left of the period; less from the period's end on.",
    body: z.object(chosen),
    reply: z.object({ user, data: z.object({ subscription }) }),
    message: "subscription_changed",
  }),
  reactivate: defineCall({
    method: "POST",
    path: "/api/user/subscription/reactivate",
    access: "owner",
    touches: null,
    security: "plan_changed",
    summary: "Takes a cancellation, or a change that waits for the period's end, back.",
    body: z.object({}),
    reply: oneSubscription,
    message: "subscription_reactivated",
  }),
  portal: defineCall({
    method: "POST",
    path: "/api/user/subscription/portal",
    access: "owner",
    touches: null,
    rate_limit: "checkout",
    summary: "Where the provider lets the owner change the way of paying.",
    body: z.object({}),
    reply: z.object({ data: z.object({ portal_url: z.string() }) }),
  }),
};
