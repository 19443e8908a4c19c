import type { Interval, PlanKey } from "#contract/account/plan.ts";
import type { Language } from "#contract/text/languages.ts";

/** What is bought: a plan at a price for one seat, excluding VAT, in integer cents, times seats. */
export interface Purchase {
  plan_key: PlanKey;
  /** As it stands on the provider's page and invoice. */
  plan_name: string;
  interval: Interval;
  seats: number;
  /** Cents for one seat and interval, excluding VAT. */
  unit_amount: number;
  currency: string;
  /** VAT in per cent, added on top. */
  vat_rate: number;
}

export interface CheckoutOrder extends Purchase {
  /** Our order's id. Asking twice with one id opens one checkout. */
  order_id: string;
  order_email: string;
  language: Language;
  /** Where the provider sends the browser: {session} in it is replaced by the session's id. */
  success_url: string;
  cancelled_url: string;
  failed_url: string;
}

/** A checkout as the provider knows it. `paid` says that money was taken. */
export interface PaidSession {
  session_id: string;
  order_id: string;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid" | "failed";
  /** The events that the provider would send of it so far, so that asking and being told lead to the same. */
  events: PaymentEvent[];
}

/**
 * What a provider tells. Every event names the order that began the subscription, whatever order it arrives in; `at` is the
 * provider's clock, ISO 8601. Periods run from start to end, end exclusive; amounts are cents, VAT included.
 */
export type PaymentEvent = { id: string; at: string; order_id: string } & (
  | {
      kind: "checkout_paid";
      session_id: string;
      provider_subscription: string;
      provider_customer: string;
      period_start: string;
      period_end: string;
      amount: number;
      vat: number;
      currency: string;
    }
  | { kind: "checkout_failed" | "checkout_expired" | "checkout_cancelled"; session_id: string }
  /** A next period, or what a change cost, was paid. `reason` tells which. */
  | {
      kind: "paid";
      reason: "renewal" | "change";
      payment_id: string;
      period_start: string;
      period_end: string;
      amount: number;
      vat: number;
      currency: string;
    }
  | { kind: "payment_failed"; payment_id: string }
  /** What runs from now on at the provider. */
  | { kind: "changed"; plan_key: PlanKey; interval: Interval; seats: number; unit_amount: number }
  | { kind: "renewal_off" | "renewal_on" }
  | { kind: "ended" }
);

/** A webhook's signature that is missing, wrong, altered or older than 300 seconds. */
export class SignatureRefused extends Error {}
/** The provider can't be reached or refuses; nothing was done. */
export class PaymentsDown extends Error {}
/** The way of paying was refused, so that nothing was changed or charged: another one may be set at the portal. */
export class PaymentRefused extends PaymentsDown {}

/** Who takes the money. Both implementations keep every promise here; one suite runs on both. */
export interface Payments {
  about: string;
  is_test: boolean;
  openCheckout(order: CheckoutOrder): Promise<{ session_id: string; checkout_url: string }>;
  findSession(session_id: string): Promise<PaidSession | undefined>;
  /**
   * Changes what a running subscription holds. `prorated` charges the difference for what is left of the period at once;
   * another interval begins a new period. `next_period` charges and changes nothing now: its `changed` and `paid` come with
   * the next period. A later call takes the place of one that waits; asking for what runs already takes it back. With
   * `preview` nothing happens. Gives what is (or would be) charged now, VAT included, and the events that it leads to: the
   * same as come by webhook, with the same ids. Throws PaymentRefused.
   */
  change(
    provider_subscription: string,
    to: Purchase,
    how: { charge: "prorated" | "next_period"; preview?: boolean },
  ): Promise<{ due_now: number; vat_due_now: number; events: PaymentEvent[] }>;
  /**
   * Whether it renews at its period's end. Asking for what is so already is fine. A change that waits for the next period is
   * dropped. Gives the events as `change` does.
   */
  setRenewal(provider_subscription: string, renews: boolean): Promise<PaymentEvent[]>;
  /** A page of the provider's where the way of paying is changed. */
  openPortal(provider_customer: string, return_url: string): Promise<{ portal_url: string }>;
  /** The events of a webhook call whose signature holds over the raw bytes; unknown kinds give none. Throws SignatureRefused. */
  readWebhook(raw: Uint8Array, headers: Headers): Promise<PaymentEvent[]>;
}
