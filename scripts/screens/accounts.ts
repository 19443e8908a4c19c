import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { type Account, buyTeam, register, verify } from "../demo/fill.ts";

/** `viewer` reads along in the filled workspace. */
export type Who = "guest" | "unverified" | "empty" | "filled" | "viewer";

export type Accounts = Record<Exclude<Who, "guest">, Account>;

export const passwordOf = (name: string) => `pictures-of-${name}-42`;

/** Who looks at the screens; `filled` has a team, with one who recruits, one who reads along, and one whose invitation is under way: `invitation` is where that leads. */
export async function openAccounts(url: string, dataDir: string): Promise<{ accounts: Accounts; invitation: string }> {
  const open = async (name: string, person = { first_name: "Sanne", last_name: "Verhoeven", company: "Lindekade" }) => {
    const account = await register(url, { email: `${name}@proffer.example`, password: passwordOf(name), ...person });
    if (!account) throw new Error(`${name}@proffer.example has an account already`);
    return account;
  };
  const accounts = {
    unverified: await open("unverified"),
    empty: await open("empty"),
    filled: await open("filled"),
    viewer: await open("priya", { first_name: "Priya", last_name: "Raghunathan", company: "Priya Raghunathan" }),
  };
  const tom = await open("tom", { first_name: "Tom", last_name: "Bakker", company: "Bakker Search" });
  for (const account of [accounts.empty, accounts.filled, accounts.viewer, tom]) await verify(account, dataDir);
  await buyTeam(accounts.filled, 3);
  return { accounts, invitation: await addColleagues(accounts, tom) };
}

async function addColleagues({ filled, viewer }: Accounts, tom: Account): Promise<string> {
  const as = { base: filled.url, token: filled.token };
  const team_id = (await send(api.account.validateToken, {}, as)).user.workspace.id;
  const colleagues = [
    { first_name: "Tom", last_name: "Bakker", email: tom.email, title: "Senior recruiter", role: "recruiter" },
    { first_name: "Priya", last_name: "Raghunathan", email: viewer.email, title: null, role: "viewer" },
    { first_name: "Joris", last_name: "de Wit", email: "joris@lindekade.example", title: "Sourcer", role: "recruiter" },
  ] as const;
  let invited = "";
  for (const colleague of colleagues) invited = (await send(api.team.create, colleague, as)).data.recruiter.id;
  for (const account of [tom, viewer])
    account.token = (await send(api.account.enterTeam, { team_id }, { base: account.url, token: account.token })).token;
  return `/price/${invited}/${team_id}`;
}

/** A checkout that somebody left open; gives where it would have ended. */
export async function leaveCheckout({ url, token, email }: Account): Promise<string> {
  const as = { base: url, token };
  const { subscriptions } = await send(api.subscription.plans, {}, as);
  const subscription_id = subscriptions.find(({ key }) => key === "solo")?.id ?? "";
  const { order_id, session_id } = (await send(api.subscription.subscribe, { subscription_id, interval: "year" }, as)).data;
  return `/check-out/order/${subscription_id}/${order_id}/${encodeURIComponent(email)}/success/${session_id}`;
}
