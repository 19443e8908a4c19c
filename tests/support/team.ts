import type { PlanKey } from "#contract/account/plan.ts";
import { api } from "#contract/index.ts";
import { partsOf } from "./checkout.ts";
import type { startJourneys } from "./journey.ts";

type Product = Awaited<ReturnType<typeof startJourneys>>;
type Person = Awaited<ReturnType<Product["newRecruiter"]>>;

export async function planIdOf({ send }: Pick<Person, "send">, key: PlanKey): Promise<string> {
  const { subscriptions } = await send(api.subscription.plans, {});
  return subscriptions.find((plan) => plan.key === key)?.id ?? "";
}

/** The plan that somebody's workspace has. */
export const planOf = async ({ send }: Pick<Person, "send">) => (await send(api.subscription.purchased, {})).data.plan?.key;

/** Buys a plan by the month at the sandbox's checkout; the id of its workspace comes back. */
export async function buyPlan({ send, url }: Pick<Person, "send" | "url">, key: PlanKey, seats = 1): Promise<string> {
  const subscription_id = await planIdOf({ send }, key);
  const { data } = await send(api.subscription.subscribe, { subscription_id, interval: "month", ...(seats > 1 && { seats }) });
  const paid = await fetch(new URL(data.checkout_url, url), {
    method: "POST",
    body: new URLSearchParams({ action: "pay" }),
    redirect: "manual",
  });
  const { user } = await send(api.subscription.succeed, partsOf(paid.headers.get("location") ?? ""));
  return user.workspace.id;
}

/** Buys the Team plan: the workspace becomes a team, with its owner on the first seat. */
export const buyTeam = (person: Person, seats: number): Promise<string> => buyPlan(person, "team", seats);

/** Invites somebody who has an account and accepts: their place in the team, and the session that they have in it. */
export async function addMember(owner: Person, member: Person, role: "admin" | "recruiter" | "viewer" = "recruiter") {
  const { first_name, last_name, email } = (await member.send(api.account.validateToken, {})).user;
  const team_id = (await owner.send(api.account.validateToken, {})).user.workspace.id;
  const { recruiter } = (await owner.send(api.team.create, { first_name, last_name, email, role })).data;
  const { token } = await member.send(api.account.enterTeam, { team_id });
  return { recruiter_id: recruiter.id, token };
}
