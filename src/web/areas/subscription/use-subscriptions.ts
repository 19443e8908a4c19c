import type { Feature, Plan } from "#contract/account/plan.ts";
import type { Order, Subscription } from "#contract/account/subscription.ts";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";

/** How often a checkout is asked about while its payment is under way. */
export const SUBSCRIPTION_POLL_MS = 500;
/** How long that goes on; after it a letter tells. */
export const SUBSCRIPTION_WAIT_MS = 60_000;

const none: never[] = [];

/** The price list. */
export function usePlans() {
  const { data, error, refetch } = useCall(api.subscription.plans, {}, { quiet: true, staleTime: 60_000 });
  const all: Plan[] = data?.data.subscriptions ?? none;
  return { all, offer: data?.data, error, refetch };
}

/** What the plans hold, to compare. */
export function useSubscriptionFeatures() {
  const { data, error, refetch } = useCall(api.subscription.features, {}, { quiet: true, staleTime: 60_000 });
  const all: Feature[] | undefined = data?.data.features;
  return { all, error, refetch };
}

/** What the workspace has bought, and how much of it is used. */
export function usePurchased() {
  const { data, error, refetch } = useCall(api.subscription.purchased, {}, { quiet: true });
  const userSubscriptions: Subscription[] = data?.data.subscriptions ?? none;
  const userSubscriptionsHistory: Order[] = data?.data.subscriptionHistory ?? none;
  return { userSubscriptions, userSubscriptionsHistory, purchased: data?.data, error, refetch };
}
