import type { Interval, PlanKey } from "#contract/account/plan.ts";
import { MOST_SEATS, oneOf, planKeys } from "#contract/choices.ts";

/** What the address of the prices holds: the way of paying, the seats, and a plan that somebody chose before they had an account. */
export interface PriceSearch {
  interval?: Interval | undefined;
  seats?: number | undefined;
  plan?: PlanKey | undefined;
  /** The choice was made: the checkout follows by itself. */
  order?: true | undefined;
}

/** What the address of the subscription holds: a plan to look at. */
export type SubscriptionSearch = Omit<PriceSearch, "order">;

const readChoice = ({ interval, seats, plan }: Record<string, unknown>): SubscriptionSearch => ({
  ...((interval === "month" || interval === "year") && { interval }),
  ...(typeof seats === "number" && Number.isInteger(seats) && seats > 0 && seats <= MOST_SEATS && { seats }),
  ...(oneOf(planKeys, plan) && { plan: plan as PlanKey }),
});

export const readSubscriptionSearch = (search: Record<string, unknown>): SubscriptionSearch => readChoice(search);
export const readPriceSearch = (search: Record<string, unknown>): PriceSearch => ({
  ...readChoice(search),
  ...((search.order === true || search.order === "true") && { order: true as const }),
});

/** The way back to the prices with what was chosen, after an account was made. */
export function addressOfChoice({ plan, interval, seats }: SubscriptionSearch): string {
  const query = new URLSearchParams({ order: "true" });
  if (plan) query.set("plan", plan);
  if (interval) query.set("interval", interval);
  if (seats) query.set("seats", String(seats));
  return `/price?${query}`;
}

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const invitationPath = new RegExp(`^/price/(${uuid})/(${uuid})$`, "i");

/** The two ids of an invitation's address; registering sends them along. */
export function invitationOf(path: string | undefined): { created_member_id: string; team_id: string } | undefined {
  const [, created_member_id, team_id] = invitationPath.exec(path ?? "") ?? [];
  return created_member_id && team_id ? { created_member_id, team_id } : undefined;
}
