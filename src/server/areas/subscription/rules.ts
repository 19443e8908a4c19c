import {
  type Feature,
  type Interval,
  type LimitName,
  type Limits,
  limits,
  type Plan,
  type PlanKey,
  planKey,
} from "#contract/account/plan.ts";
import type { Language } from "#contract/fields.ts";
import { inLanguage } from "#contract/text/languages.ts";
import { AppFailure } from "#server/core/failures.ts";
import type { PlanOnList } from "#server/core/price-list.ts";
import type { Entitlement } from "#server/parts/database/tables.ts";
import type { Parts } from "#server/parts/parts.ts";
import { features, limitLabels, plans, seatsOrMore } from "./plans.ts";

type Settings = { config: Pick<Parts["config"], "plans" | "subscriptions_on" | "ceilings"> };

export const limitNames = limits.keyof().options;

/** No plan holds more than the installation lets any workspace have. */
function within({ ceilings }: Settings["config"], held: Limits): Limits {
  const most = (name: LimitName) => Math.min(held[name] ?? Number.POSITIVE_INFINITY, ceilings[name] ?? Number.POSITIVE_INFINITY);
  return limits.parse(Object.fromEntries(limitNames.map((name) => [name, Number.isFinite(most(name)) ? most(name) : null])));
}

/** What is sold, from the smallest plan to the largest. */
export function plansOf({ config }: Settings): PlanOnList[] {
  const list = (config.plans ?? plans).plans;
  return Object.keys(config.ceilings).length === 0 ? list : list.map((plan) => ({ ...plan, limits: within(config, plan.limits) }));
}

export const planOf = (parts: Settings, key: PlanKey): PlanOnList =>
  plansOf(parts).find((one) => one.key === key) ?? smallestAtLeast(parts, key);

export const planById = (parts: Settings, id: string): PlanOnList | undefined => plansOf(parts).find((one) => one.id === id);

export const isMorePlan = (a: PlanKey, b: PlanKey) => planKey.options.indexOf(a) > planKey.options.indexOf(b);

/** A plan that isn't sold any more holds what the next larger one does, so that nobody loses by a new price list. */
function smallestAtLeast(parts: Settings, key: PlanKey): PlanOnList {
  const list = plansOf(parts);
  return list.find((one) => isMorePlan(one.key, key)) ?? (list.at(-1) as PlanOnList);
}

export const priceOf = (plan: PlanOnList, interval: Interval) => plan.prices.find((price) => price.interval === interval);

/** The plan's id as every `user` has it; none where subscriptions are off. */
export const subscriptionIdOf = (parts: Settings, { plan }: Entitlement): string | null =>
  parts.config.subscriptions_on ? planOf(parts, plan).id : null;

const unlimited = limits.parse(Object.fromEntries(limitNames.map((name) => [name, null])));

/** What a workspace may do: where subscriptions are off, everything that the installation lets any workspace. */
export const limitsOf = (parts: Settings, { plan }: Entitlement): Limits =>
  parts.config.subscriptions_on ? planOf(parts, plan).limits : within(parts.config, unlimited);

/** The plans in the reader's language. */
export const priceListIn = (parts: Settings, language: Language): Plan[] =>
  plansOf(parts).map((one, position) => ({ ...one, description: inLanguage(language, one.description), position }));

/** The comparison: limits and seats as the plans have them, then what is in a plan or not. */
export function comparisonIn(parts: Settings, language: Language): Feature[] {
  const everyPlan = (value: (plan: PlanOnList) => Feature["values"][PlanKey]) =>
    Object.fromEntries(
      planKey.options.map((key) => {
        const plan = plansOf(parts).find((one) => one.key === key);
        return [key, plan ? value(plan) : false];
      }),
    ) as Feature["values"];
  return [
    ...limitNames.map((key) => ({
      key,
      label: inLanguage<string>(language, limitLabels[key]),
      values: everyPlan((plan) => plan.limits[key]),
    })),
    {
      key: "seats",
      label: inLanguage<string>(language, limitLabels.seats),
      values: everyPlan(({ seats }) => (seats.max === seats.min ? seats.min : inLanguage(language, seatsOrMore)(seats.min))),
    },
    ...(parts.config.plans?.features ?? features).map(({ key, label, plans: having }) => ({
      key,
      label: inLanguage(language, label),
      values: everyPlan((plan) => having.includes(plan.key)),
    })),
  ];
}

/** The smallest plan that holds more than `used`. */
export function liftedBy(parts: Settings, limit: LimitName, used: number): PlanOnList | undefined {
  return plansOf(parts).find(({ limits }) => limits[limit] === null || limits[limit] > used);
}

/** 406 that names the limit and the plan that lifts it; `wanted` is how many at once, of which some may be left. */
export function limitReached(
  parts: Settings,
  entitlement: Entitlement,
  { wanted, ...reached }: { limit: LimitName; max: number; used: number; wanted?: number },
  kind: "limit_reached" | "limit_read_only" = "limit_reached",
): AppFailure {
  const plan = planOf(parts, entitlement.plan);
  const { subscriptions_on: isSold, ceilings } = parts.config;
  const larger = isSold ? liftedBy(parts, reached.limit, Math.max(reached.max, reached.used + (wanted ?? 1) - 1)) : undefined;
  const key = reached.limit === "recipients_per_day" ? "limit_day" : kind;
  const params = {
    limit: `limit_${reached.limit}:${reached.max}`,
    plan: ceilings[reached.limit] === reached.max ? "what_workspace_here" : plan.name,
    ...(wanted !== undefined && { wanted, left: Math.max(0, reached.max - reached.used) }),
    ...(larger && { lifted_by: larger.name }),
  };
  return new AppFailure(
    "not_acceptable",
    { key: larger ? key : `${key}_for_good`, params },
    {
      data: {
        ...reached,
        plan: entitlement.plan,
        lifted_by: larger ? { subscription_id: larger.id, key: larger.key, name: larger.name } : null,
      },
    },
  );
}

/** 80 or 100 where a use reaches that share of the most there may be; 0 below. One unit is told of when it is used up. */
export const noticeAt = (used: number, max: number): 0 | 80 | 100 => (used >= max ? 100 : used * 100 >= max * 80 ? 80 : 0);

/** The first moment of the next calendar month (UTC), when what is counted a month starts anew. */
export function nextMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
}

/** The next midnight (UTC), when what is counted a day starts anew. */
export function nextDay(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString();
}
