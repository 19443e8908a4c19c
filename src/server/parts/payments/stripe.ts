import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import type { PlanKey } from "#contract/account/plan.ts";
import { type PaymentEvent, PaymentRefused, type Payments, PaymentsDown, type Purchase, SignatureRefused } from "./payments.ts";

import {
  changedEvent,
  clockOf,
  dueBefore,
  eventsOf,
  failedEvent,
  idOf,
  isEnding,
  isSame,
  itemIn,
  PRODUCT,
  paidEvent,
  renewalEvent,
  stateOf,
  termsOf,
  timeOf,
  updatedEvents,
  vatIn,
} from "./stripe-events.ts";

export interface StripeSettings {
  secret_key: string;
  webhook_secret: string;
  api_url: string | null;
}

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

/**
 * Stripe: Checkout for the purchase, its portal for the way of paying, and its webhooks. What a webhook names is asked for
 * again, in the version of the API that this is written for: so a page and a webhook lead to the same events, whatever version
 * the account's webhooks are sent in, and however late they come.
 */
export function openStripe(settings: StripeSettings, options: { timeout_ms?: number; retries?: number } = {}): Payments {
  const { secret_key, webhook_secret, api_url } = settings;
  const stripe = new Stripe(secret_key, {
    timeout: options.timeout_ms ?? TIMEOUT_MS,
    maxNetworkRetries: options.retries ?? RETRIES,
    telemetry: false,
    ...(api_url && hostOf(api_url)),
  });

  /** The tax rate that stands as a line on the invoices: the same one for every purchase at this percentage. */
  const taxRate = once(async (percentage: number) => {
    const { data } = await stripe.taxRates.list({ active: true, inclusive: false, limit: 100 });
    const known = data.find((rate) => rate.percentage === percentage && rate.metadata?.proffer === "vat");
    if (known) return known.id;
    const made = await stripe.taxRates.create(
      { display_name: "VAT", tax_type: "vat", percentage, inclusive: false, metadata: { proffer: "vat" } },
      { idempotencyKey: `proffer-vat-${percentage}` },
    );
    return made.id;
  });
  const taxRates = async (percentage: number) => (percentage > 0 ? [await taxRate(percentage)] : []);

  /** What is sold, under an id of ours, so that a price at Stripe tells its plan. */
  const product = once(async (plan_key: PlanKey, name: string) => {
    const id = `${PRODUCT}${plan_key}`;
    await stripe.products.update(id, { name }).catch(async (error) => {
      if (!isMissing(error)) throw error;
      await stripe.products.create({ id, name });
    });
    return id;
  });

  /** The portal with the way of paying and the invoices alone: plans and seats are changed here. */
  const portal = once(async () => {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const known = data.find((one) => one.metadata?.proffer === "portal");
    if (known) return known.id;
    const made = await stripe.billingPortal.configurations.create(
      { features: { payment_method_update: { enabled: true }, invoice_history: { enabled: true } }, metadata: { proffer: "portal" } },
      { idempotencyKey: "proffer-portal" },
    );
    return made.id;
  });

  const itemOf = async (purchase: Purchase) => ({
    quantity: purchase.seats,
    price_data: {
      currency: purchase.currency.toLowerCase(),
      product: await product(purchase.plan_key, purchase.plan_name),
      unit_amount: purchase.unit_amount,
      recurring: { interval: purchase.interval },
    },
    tax_rates: await taxRates(purchase.vat_rate),
  });

  const askSession = (id: string) => stripe.checkout.sessions.retrieve(id, { expand: ["subscription", "invoice"] });

  async function release(subscription: Stripe.Subscription) {
    if (subscription.schedule) await stripe.subscriptionSchedules.release(idOf(subscription.schedule));
  }

  /** Stripe's own way to change something with the next period: two phases, after which the subscription goes on by itself. */
  async function changeLater(subscription: Stripe.Subscription, to: Purchase) {
    const item = itemIn(subscription);
    const schedule = subscription.schedule
      ? await stripe.subscriptionSchedules.retrieve(idOf(subscription.schedule))
      : await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const rates = (item.tax_rates ?? []).map(({ id }) => id);
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: "release",
      phases: [
        {
          start_date: schedule.current_phase?.start_date ?? item.current_period_start,
          end_date: item.current_period_end,
          items: [{ price: item.price.id, quantity: item.quantity ?? 1, tax_rates: rates }],
          proration_behavior: "none",
        },
        {
          duration: { interval: to.interval, interval_count: 1 },
          items: [await itemOf(to)],
          proration_behavior: "none",
          ...(to.interval !== termsOf(item).interval && { billing_cycle_anchor: "phase_start" as const }),
        },
      ],
    });
  }

  /** Refused by the bank: nothing was changed (`error_if_incomplete`), but that a change that waited was dropped. */
  async function changeNow(subscription: Stripe.Response<Stripe.Subscription>, to: Purchase) {
    await release(subscription);
    const change = randomUUID();
    const metadata = { change, changed_at: clockOf(subscription) };
    const changed = await stripe.subscriptions.update(
      subscription.id,
      {
        items: [{ id: itemIn(subscription).id, ...(await itemOf(to)) }],
        proration_behavior: "always_invoice",
        payment_behavior: "error_if_incomplete",
        metadata,
        expand: ["latest_invoice"],
      },
      { idempotencyKey: change },
    );
    const invoice = changed.latest_invoice as Stripe.Invoice | null;
    const isNew = invoice !== null && invoice.id !== (subscription.latest_invoice && idOf(subscription.latest_invoice));
    const paid = isNew && invoice.status === "paid" ? paidEvent(invoice, changed) : undefined;
    return {
      due_now: isNew ? Math.max(0, invoice.total) : 0,
      vat_due_now: isNew ? Math.max(0, vatIn(invoice)) : 0,
      events: [changedEvent(changed), ...(paid ? [paid] : [])],
    };
  }

  async function ofInvoice(told: Stripe.Invoice): Promise<{ invoice: Stripe.Invoice; subscription: Stripe.Subscription } | undefined> {
    const invoice = await stripe.invoices.retrieve(told.id as string);
    const of = invoice.parent?.subscription_details?.subscription;
    if (!of) return undefined;
    const subscription = await stripe.subscriptions.retrieve(idOf(of));
    return subscription.metadata.order_id ? { invoice, subscription } : undefined;
  }

  async function paidInvoice(told: Stripe.Invoice): Promise<PaymentEvent[]> {
    const found = await ofInvoice(told);
    if (!found) return [];
    if (found.invoice.billing_reason !== "subscription_create") {
      const paid = paidEvent(found.invoice, found.subscription);
      return paid ? [paid] : [];
    }
    // The first invoice is the checkout's: it tells the same, under the same id.
    const { data } = await stripe.checkout.sessions.list({ subscription: found.subscription.id, limit: 1 });
    return data[0] ? eventsOf(await askSession(data[0].id)) : [];
  }

  async function refusedInvoice(told: Stripe.Invoice, at: string): Promise<PaymentEvent[]> {
    const found = await ofInvoice(told);
    if (!found || found.invoice.billing_reason === "subscription_create") return []; // there the checkout itself asks again
    const payment_id = told.id as string;
    const order_id = found.subscription.metadata.order_id as string;
    return [{ kind: "payment_failed", id: `${payment_id}.failed.${told.attempt_count}`, at, order_id, payment_id }];
  }

  async function toldBy(event: Stripe.Event): Promise<PaymentEvent[]> {
    const at = timeOf(event.created);
    switch (event.type) {
      case "checkout.session.completed":
      case "checkout.session.async_payment_succeeded":
      case "checkout.session.expired":
        return eventsOf(await askSession(event.data.object.id));
      case "checkout.session.async_payment_failed": {
        const session = await askSession(event.data.object.id);
        const events = eventsOf(session);
        return events.length > 0 || !session.metadata?.order_id ? events : [failedEvent(session, session.metadata.order_id)];
      }
      case "invoice.paid":
        return paidInvoice(event.data.object);
      case "invoice.payment_failed":
        return refusedInvoice(event.data.object, at);
      case "customer.subscription.updated":
        return updatedEvents(event.data.object, event.data.previous_attributes ?? {}, event.id, at);
      case "customer.subscription.deleted": {
        const { id, ended_at, metadata } = event.data.object;
        if (!metadata.order_id) return [];
        return [{ kind: "ended", id: `${id}.ended`, at: ended_at ? timeOf(ended_at) : at, order_id: metadata.order_id }];
      }
      default:
        return [];
    }
  }

  const is_test = /^[sr]k_test_/.test(secret_key);
  return {
    about: `Stripe${is_test ? ", in test mode" : ""}${api_url ? ` at ${new URL(api_url).host}` : ""}`,
    is_test,

    openCheckout: (order) =>
      translated(async () => {
        const { id, url } = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            client_reference_id: order.order_id,
            customer_email: order.order_email,
            locale: order.language,
            line_items: [await itemOf(order)],
            metadata: { order_id: order.order_id },
            subscription_data: { metadata: { order_id: order.order_id } },
            // What is charged is what the price list says, in its currency.
            adaptive_pricing: { enabled: false },
            success_url: order.success_url.replaceAll("{session}", "{CHECKOUT_SESSION_ID}"),
            cancel_url: order.cancelled_url.replaceAll("{session}", "none"),
          },
          { idempotencyKey: `proffer-${order.order_id}` },
        );
        if (!url) throw new PaymentsDown("Stripe opened a checkout without a page");
        return { session_id: id, checkout_url: url };
      }),

    findSession: (session_id) =>
      translated(async () => {
        if (!/^cs_\w+$/.test(session_id)) return undefined;
        const session = await askSession(session_id).catch((error) => {
          if (isMissing(error)) return undefined;
          throw error;
        });
        return session && stateOf(session);
      }),

    change: (provider_subscription, to, { charge, preview }) =>
      translated(async () => {
        const nothing = { due_now: 0, vat_due_now: 0, events: [] };
        const subscription = await stripe.subscriptions.retrieve(provider_subscription);
        const item = itemIn(subscription);
        if (isSame(termsOf(item), to)) {
          if (!preview) await release(subscription);
          return nothing;
        }
        if (charge === "next_period") {
          if (!preview) await changeLater(subscription, to);
          return nothing;
        }
        if (!preview) return changeNow(subscription, to);
        const invoice = await stripe.invoices.createPreview({
          subscription: provider_subscription,
          subscription_details: { items: [{ id: item.id, ...(await itemOf(to)) }], proration_behavior: "always_invoice" },
        });
        return { ...nothing, ...dueBefore(invoice, item.current_period_end) };
      }),

    setRenewal: (provider_subscription, renews) =>
      translated(async () => {
        const before = await stripe.subscriptions.retrieve(provider_subscription);
        if (before.status === "canceled") return [];
        await release(before);
        if (isEnding(before) === !renews) return [];
        const now = clockOf(before);
        const after = await stripe.subscriptions.update(provider_subscription, {
          cancel_at_period_end: !renews,
          metadata: { renewed_at: renews ? now : "" },
        });
        return [renewalEvent(after, now, now)];
      }),

    openPortal: (provider_customer, return_url) =>
      translated(async () => {
        const configuration = await portal();
        const { url } = await stripe.billingPortal.sessions.create({ customer: provider_customer, return_url, configuration });
        return { portal_url: url };
      }),

    readWebhook: async (raw, headers) => {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(Buffer.from(raw), headers.get("stripe-signature") ?? "", webhook_secret);
      } catch (cause) {
        throw new SignatureRefused("The signature is missing, wrong, altered or too old", { cause });
      }
      return translated(() => toldBy(event));
    },
  };
}

/** Stripe's failures in our words. */
async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeCardError) throw new PaymentRefused("The way of paying was refused", { cause });
    if (cause instanceof Stripe.errors.StripeError) throw new PaymentsDown(`Stripe: ${cause.message}`, { cause });
    throw cause;
  }
}

/** Asks once for the same arguments; a failure is forgotten. */
function once<A extends unknown[]>(work: (...args: A) => Promise<string>): (...args: A) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const asked = known.get(key) ?? work(...args);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

function hostOf(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const kind = protocol === "http:" ? ("http" as const) : ("https" as const);
  return { protocol: kind, host: hostname, port: port || (kind === "http" ? 80 : 443) };
}

const isMissing = (error: unknown) => error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
