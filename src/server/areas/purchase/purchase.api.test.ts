import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { plans } from "#server/areas/subscription/plans.ts";
import { newId } from "#server/core/ids.ts";
import { checkoutAt, partsOf } from "#tests/support/checkout.ts";
import { at, sequences, shuffled } from "#tests/support/payment-sequences.ts";
import { startTestServer } from "#tests/support/server.ts";
import { reconcileOrders, settleSubscriptions } from "./tasks.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const { press, buy, tell } = checkoutAt(server);
const { db } = server.parts.database;
const [free, solo, team] = plans.plans.map(({ id }) => id) as [string, string, string];
type Person = Awaited<ReturnType<typeof server.signIn>>;

const purchased = async (person: Person) => (await person.send(api.subscription.purchased, {})).data;
const open = async (person: Person, subscription_id = solo, seats?: number) =>
  (await person.send(api.subscription.subscribe, { subscription_id, interval: "month", ...(seats && { seats }) })).data;
const orderOf = (id: string) => db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const lettersTo = (person: Person, subject: RegExp) => server.letters.filter((one) => one.to === person.email && subject.test(one.subject));
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000).toISOString();

describe("a purchase", () => {
  test("opens a checkout and is active once the provider says that it is paid", async () => {
    const person = await server.signIn();
    const { data } = await person.send(api.subscription.subscribe, { subscription_id: solo, interval: "year" });
    const address = await press(data.checkout_url, "pay");
    expect(address).toBe(`/check-out/order/${solo}/${data.order_id}/${encodeURIComponent(person.email)}/success/${data.session_id}`);
    expect((await person.send(api.subscription.session, { session_id: data.session_id })).data.session).toEqual({
      session_id: data.session_id,
      status: "complete",
      payment_status: "paid",
      order_id: data.order_id,
      order_email: person.email,
      subscription_id: solo,
    });
    const { user, data: done } = await person.send(api.subscription.succeed, partsOf(address));
    expect(user.subscription_id).toBe(solo);
    expect(done.subscription).toMatchObject({ subscription_id: solo, name: "Solo", state: "active", interval: "year", seats: 1 });
    expect((await person.send(api.account.checkVerified, {})).data.subscription_id).toBe(solo);
    expect(await purchased(person)).toMatchObject({
      plan: { key: "solo" },
      subscriptions: [{ state: "active" }],
      subscriptionHistory: [{ status: "paid", amount: 471_90, vat: 81_90, currency: "EUR", invoice_number: expect.any(String) }],
      seats: { total: 1, used: 1 },
    });
  });

  test("of a team turns the workspace into one", async () => {
    const person = await server.signIn();
    const { user, subscription } = await buy(person, team, { seats: 3 });
    expect(user.workspace).toMatchObject({ id: person.workspace_id, kind: "team" });
    expect(subscription).toMatchObject({ kind: "team", seats: 3 });
    expect((await purchased(person)).seats).toEqual({ total: 3, used: 1 });
  });

  test("is activated once by page and webhook together, however often they come", async () => {
    const person = await server.signIn();
    const { checkout_url, order_id } = await open(person);
    const address = await press(checkout_url, "pay", { twice: "on" });
    await Promise.all(Array.from({ length: 5 }, () => person.send(api.subscription.succeed, partsOf(address))));
    await expect.poll(async () => (await orderOf(order_id)).invoice_file_id).not.toBeNull();
    await person.send(api.subscription.succeed, partsOf(address));
    const { subscriptions, subscriptionHistory } = await purchased(person);
    expect([subscriptions.length, subscriptionHistory.length]).toEqual([1, 1]);
    await expect.poll(() => lettersTo(person, /is active/).length).toBe(1);
  });

  test("is activated by the webhook where the page never came back", async () => {
    const person = await server.signIn();
    const { checkout_url } = await open(person);
    await press(checkout_url, "pay");
    await expect.poll(async () => (await purchased(person)).plan?.key).toBe("solo");
  });

  test("is activated by asking where neither came", async () => {
    const person = await server.signIn();
    const { checkout_url, order_id } = await open(person);
    await press(checkout_url, "pay", { late: "60" });
    expect((await orderOf(order_id)).status).toBe("pending");
    await reconcileOrders(server.parts, 0);
    expect((await purchased(person)).plan?.key).toBe("solo");
  });

  test.each([
    ["fail", "failed"],
    ["cancel", "cancelled"],
  ] as const)("that ends with %s buys nothing", async (action, status) => {
    const person = await server.signIn();
    const { checkout_url, order_id, session_id } = await open(person);
    const address = await press(checkout_url, action);
    expect(partsOf(address)).toMatchObject({ status, orderId: order_id });
    await expect(person.send(api.subscription.succeed, { ...partsOf(address), sessionId: session_id })).rejects.toMatchObject({
      status: 406,
    });
    expect((await orderOf(order_id)).status).toBe(status);
    expect(await purchased(person)).toMatchObject({ subscriptions: [], plan: { key: "free" }, subscriptionHistory: [{ status }] });
  });

  test("that is left open stays pending, and the same choice goes on with it", async () => {
    const person = await server.signIn();
    const first = await open(person);
    expect(await open(person)).toEqual(first);
    expect((await open(person, team)).order_id).not.toBe(first.order_id);
    expect(await purchased(person)).toMatchObject({
      subscriptions: [],
      subscriptionHistory: [{ status: "pending" }, { status: "pending" }],
    });
  });

  test("whose checkout is left says so, and nothing was bought", async () => {
    const person = await server.signIn();
    const { order_id } = await open(person);
    expect(await person.send(api.subscription.cancel, { orderId: order_id })).toMatchObject({ response_message: "Subscription deleted" });
    expect((await orderOf(order_id)).status).toBe("cancelled");
    await person.send(api.subscription.cancel, { orderId: order_id });
  });

  test("that was paid can't be left, and one that was left can be paid in another window", async () => {
    const person = await server.signIn();
    const { checkout_url, order_id } = await open(person);
    await person.send(api.subscription.cancel, { orderId: order_id });
    await press(checkout_url, "pay", { late: "60" });
    await expect(person.send(api.subscription.cancel, { orderId: order_id })).rejects.toMatchObject({ status: 409 });
    expect((await purchased(person)).plan?.key).toBe("solo");
  });

  test.each(["success", "paid", "cancelled"])("isn't made by an address that says %s", async (status) => {
    const person = await server.signIn();
    const { order_id, session_id } = await open(person);
    const forged = { subscriptionId: solo, orderId: order_id, orderEmail: person.email, status, sessionId: session_id };
    await expect(person.send(api.subscription.succeed, forged)).rejects.toMatchObject({
      status: 406,
      envelope: { data: { session: { status: "open", payment_status: "unpaid", order_id } } },
    });
    expect((await purchased(person)).plan?.key).toBe("free");
  });

  test("isn't told by an address that names another session, e-mail or plan", async () => {
    const person = await server.signIn();
    const { checkout_url } = await open(person);
    const told = partsOf(await press(checkout_url, "pay"));
    for (const wrong of [{ sessionId: "none" }, { orderEmail: "x@proffer.example" }, { subscriptionId: team }])
      await expect(person.send(api.subscription.succeed, { ...told, ...wrong })).rejects.toMatchObject({ status: 406 });
  });

  test("is nobody else's: its session and order are 404", async () => {
    const person = await server.signIn();
    const { session_id, checkout_url, order_id } = await open(person);
    const told = partsOf(await press(checkout_url, "pay"));
    const other = await server.signIn();
    await expect(other.send(api.subscription.session, { session_id })).rejects.toMatchObject({ status: 404 });
    await expect(other.send(api.subscription.succeed, told)).rejects.toMatchObject({ status: 404 });
    await expect(other.send(api.subscription.cancel, { orderId: order_id })).rejects.toMatchObject({ status: 404 });
    expect((await purchased(other)).plan?.key).toBe("free");
  });

  test("twice over, paid twice: both count and the older one isn't renewed", async () => {
    const person = await server.signIn();
    const first = await open(person);
    const second = await open(person, team);
    for (const { checkout_url } of [first, second]) await person.send(api.subscription.succeed, partsOf(await press(checkout_url, "pay")));
    expect((await purchased(person)).plan?.key).toBe("team");
    await expect
      .poll(async () => (await purchased(person)).subscriptions.map(({ name, state }) => `${name} ${state}`).sort())
      .toEqual(["Solo cancelled", "Team active"]);
  });
});

describe("who may buy what", () => {
  test("only the owner of a workspace buys for it", async () => {
    const owner = await server.signIn();
    const member = await server.signIn({ role: "admin", in_workspace_of: owner });
    await expect(open(member)).rejects.toMatchObject({ status: 403 });
  });
  test("nothing is bought over a plan that runs", async () => {
    const person = await server.signIn();
    await buy(person, solo);
    await expect(open(person, team)).rejects.toMatchObject({ status: 409 });
  });
  test("the free plan, a plan of nobody and too few seats are refused with the field named", async () => {
    const person = await server.signIn();
    await expect(open(person, free)).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { subscription_id: expect.anything() } },
    });
    await expect(open(person, newId())).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { subscription_id: expect.anything() } },
    });
    await expect(open(person, team, 1)).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { seats: expect.anything() } },
    });
    await expect(open(person, solo, 2)).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { seats: expect.anything() } },
    });
  });

  test("who was invited buys a seat where none is free, by the address invited, and is in the team", async () => {
    const owner = await server.signIn();
    await buy(owner, team, { seats: 2 });
    await server.signIn({ role: "recruiter", in_workspace_of: owner });
    const guest = await server.signIn();
    await db
      .updateTable("workspaces")
      .set({ entitlement: JSON.stringify({ plan: "team", seats: 2 }) })
      .where("id", "=", owner.workspace_id)
      .execute();
    const { data } = await owner.send(api.team.create, { first_name: "Noor", last_name: "Visser", email: guest.email, role: "recruiter" });
    const seat = {
      subscription_id: team,
      interval: "month" as const,
      seats: 1,
      team_id: owner.workspace_id,
      created_member_id: data.recruiter.id,
    };
    const stranger = await server.signIn();
    await expect(stranger.send(api.subscription.subscribe, seat)).rejects.toMatchObject({ status: 403 });
    await expect(guest.send(api.subscription.subscribe, { ...seat, subscription_id: solo })).rejects.toMatchObject({ status: 422 });
    const opened = (await guest.send(api.subscription.subscribe, seat)).data;
    const done = await guest.send(api.subscription.succeed, partsOf(await press(opened.checkout_url, "pay")));
    expect(done.data.subscription).toMatchObject({ is_extra_seat: true, seats: 1, state: "active" });
    expect((await purchased(owner)).seats).toEqual({ total: 3, used: 3 });
    const { user } = await guest.send(api.account.enterTeam, { team_id: owner.workspace_id });
    expect(user).toMatchObject({ role: "recruiter", workspace: { id: owner.workspace_id } });
    await expect(stranger.send(api.account.enterTeam, { team_id: owner.workspace_id })).rejects.toMatchObject({ status: 404 });
  });
});

describe("a plan that runs", () => {
  test("takes more seats at once, for what is left of the period", async () => {
    const owner = await server.signIn();
    await buy(owner, team, { seats: 2 });
    const five = { subscription_id: team, interval: "month" as const, seats: 5 };
    const { preview } = (await owner.send(api.subscription.preview, five)).data;
    expect(preview).toMatchObject({ takes_effect: "now", next_amount: 356_95, read_only: { candidates: 0, active_jobs: 0, members: 0 } });
    expect(preview.due_now).toBeGreaterThan(200_00);
    expect(preview.due_now).toBeLessThanOrEqual(214_17);
    expect((await owner.send(api.subscription.change, five)).data.subscription).toMatchObject({ seats: 5, state: "active" });
    const { seats, subscriptionHistory } = await purchased(owner);
    expect(seats.total).toBe(5);
    expect(subscriptionHistory).toMatchObject([
      { status: "paid", seats: 5 },
      { status: "paid", seats: 2 },
    ]);
    expect(Math.abs((subscriptionHistory[0]?.amount ?? 0) - preview.due_now)).toBeLessThan(10);
  });

  test("becomes a larger one at once", async () => {
    const owner = await server.signIn();
    await buy(owner, solo);
    const { user, data } = await owner.send(api.subscription.change, { subscription_id: team, interval: "month", seats: 2 });
    expect(user).toMatchObject({ subscription_id: team, workspace: { kind: "team" } });
    expect(data.subscription).toMatchObject({ name: "Team", seats: 2 });
  });

  test("keeps what it has until the period's end when it becomes smaller, which can be taken back", async () => {
    const owner = await server.signIn();
    const { subscription } = await buy(owner, team, { seats: 4 });
    const smaller = { subscription_id: solo, interval: "month" as const };
    expect((await owner.send(api.subscription.preview, smaller)).data.preview).toMatchObject({
      takes_effect: "period_end",
      at: subscription.current_period_end,
      due_now: 0,
      next_amount: 47_19,
    });
    const { data } = await owner.send(api.subscription.change, smaller);
    expect(data.subscription).toMatchObject({
      name: "Team",
      seats: 4,
      pending_change: { name: "Solo", seats: 1, at: subscription.current_period_end },
    });
    expect((await purchased(owner)).plan?.key).toBe("team");
    expect((await owner.send(api.subscription.reactivate, {})).data.subscription).toMatchObject({ name: "Team", pending_change: null });
  });

  test("becomes smaller with the next period, and what is beyond it can be read, exported and deleted, no longer changed", async () => {
    const owner = await server.signIn();
    const { order_id } = await buy(owner, team, { seats: 2 });
    const jobs: string[] = [];
    for (let n = 0; n < 5; n++) jobs.push((await owner.send(api.job.create, { title: `Job ${n}` })).data.job.id);
    const { data } = await owner.send(api.subscription.preview, { subscription_id: free, interval: "month" });
    expect(data.preview).toMatchObject({ takes_effect: "period_end", next_amount: 0, read_only: { active_jobs: 2, candidates: 0 } });
    await owner.send(api.subscription.change, { subscription_id: free, interval: "month" });
    expect((await purchased(owner)).subscriptions).toMatchObject([{ state: "cancelled", cancel_at_period_end: true }]);
    await tell(order_id, { kind: "ended", at: new Date().toISOString() });
    expect(await purchased(owner)).toMatchObject({ plan: { key: "free" }, subscriptions: [], seats: { total: 1 } });
    for (const [n, id] of jobs.entries()) {
      expect((await owner.send(api.job.show, { id })).data.job.id).toBe(id);
      const change = owner.send(api.job.update, { id, title: "Another" });
      if (n < 2)
        await expect(change).rejects.toMatchObject({
          status: 406,
          envelope: { data: { limit: "active_jobs", max: 3, used: 5, plan: "free", lifted_by: { key: "solo", subscription_id: solo } } },
        });
      else await change;
    }
    await expect(owner.send(api.job.create, { title: "One more" })).rejects.toMatchObject({ status: 406 });
    await owner.send(api.job.updateStatus, { id: jobs[0] as string, status: 0 });
    await owner.send(api.job.remove, { id: jobs[1] as string });
    await owner.send(api.job.update, { id: jobs[2] as string, title: "Changed again" });
    await expect.poll(() => lettersTo(owner, /has ended/).length).toBe(1);
  });

  test("is cancelled to the period's end by its owner, and taken back", async () => {
    const owner = await server.signIn();
    await buy(owner, team, { seats: 2 });
    const member = await server.signIn({ role: "admin", in_workspace_of: owner });
    await expect(member.send(api.subscription.cancel, { subscriptionId: team })).rejects.toMatchObject({ status: 403 });
    await expect(owner.send(api.subscription.cancel, { subscriptionId: solo })).rejects.toMatchObject({ status: 404 });
    const reply = await owner.send(api.subscription.cancel, { subscriptionId: team });
    expect(reply).toMatchObject({
      response_message: "Subscription deleted",
      data: { subscription: { state: "cancelled", cancel_at_period_end: true } },
    });
    expect((await purchased(owner)).plan?.key).toBe("team");
    await owner.send(api.subscription.cancel, { subscriptionId: team });
    expect((await owner.send(api.subscription.reactivate, {})).data.subscription).toMatchObject({
      state: "active",
      cancel_at_period_end: false,
    });
    expect((await owner.send(api.subscription.cancelTeam, { team_id: owner.workspace_id })).data.subscription.state).toBe("cancelled");
    await expect(owner.send(api.subscription.cancelTeam, { team_id: newId() })).rejects.toMatchObject({ status: 404 });
  });

  test("that is cancelled ends by itself with its period", async () => {
    const owner = await server.signIn();
    const { order_id } = await buy(owner, solo);
    await owner.send(api.subscription.cancel, { subscriptionId: solo });
    const id = newId();
    await tell(order_id, {
      id,
      kind: "paid",
      reason: "renewal",
      payment_id: newId(),
      at: new Date().toISOString(),
      period_start: daysAgo(30),
      period_end: daysAgo(-1),
      amount: 47_19,
      vat: 8_19,
      currency: "EUR",
    });
    await settleSubscriptions(server.parts);
    expect((await purchased(owner)).plan?.key).toBe("solo");
    // As if that day were over, by what was told and by what was made of it.
    const current_period_end = daysAgo(0);
    const body = sql<string>`jsonb_set(body, '{period_end}', to_jsonb(${current_period_end}::text))`;
    await db.updateTable("payment_events").set({ body }).where("id", "=", id).execute();
    await db.updateTable("subscriptions").set({ current_period_end }).where("order_id", "=", order_id).execute();
    await settleSubscriptions(server.parts);
    expect((await purchased(owner)).plan?.key).toBe("free");
  });

  test("whose payment fails keeps everything for fourteen days, is told, and ends unless it is paid", async () => {
    const owner = await server.signIn();
    const { order_id } = await buy(owner, solo);
    await tell(order_id, { kind: "payment_failed", payment_id: "p", at: daysAgo(13) });
    expect(await purchased(owner)).toMatchObject({ plan: { key: "solo" }, subscriptions: [{ state: "past_due" }] });
    const ends = (await purchased(owner)).subscriptions[0]?.grace_ends_at ?? "";
    expect(Date.parse(ends) - Date.now()).toBeLessThan(24 * 3600_000);
    await expect.poll(() => lettersTo(owner, /payment .* failed/).length).toBe(1);
    await expect(owner.send(api.subscription.change, { subscription_id: team, interval: "month", seats: 2 })).rejects.toMatchObject({
      status: 406,
    });
    const period = { period_start: daysAgo(1), period_end: new Date(Date.now() + 30 * 24 * 3600_000).toISOString() };
    const money = { amount: 47_19, vat: 8_19, currency: "EUR" };
    await tell(order_id, { kind: "paid", reason: "renewal", payment_id: newId(), at: daysAgo(1), ...period, ...money });
    expect((await purchased(owner)).subscriptions).toMatchObject([{ state: "active", grace_ends_at: null }]);
    const other = await server.signIn();
    const lost = await buy(other, solo);
    await tell(lost.order_id, { kind: "payment_failed", payment_id: "p", at: daysAgo(15) });
    expect((await purchased(other)).plan?.key).toBe("free");
  });

  test("isn't paid for any more once its account is deleted", async () => {
    const owner = await server.signIn();
    const { order_id } = await buy(owner, solo);
    await owner.send(api.account.deleteAccount, { current_password: owner.password });
    const renews = () => db.selectFrom("sandbox_subscriptions").select("renews").where("order_id", "=", order_id).executeTakeFirstOrThrow();
    await expect.poll(renews).toEqual({ renews: false });
  });

  test("has a page of the provider's for the way of paying", async () => {
    const owner = await server.signIn();
    await expect(owner.send(api.subscription.portal, {})).rejects.toMatchObject({ status: 404 });
    await buy(owner, solo);
    const { portal_url } = (await owner.send(api.subscription.portal, {})).data;
    expect((await server.app.request(portal_url)).status).toBe(200);
  });
});

describe("what the webhook tells", () => {
  test.each(sequences.filter((_, n) => n % 5 === 1))("ends the same in any order, with events twice: $name", async ({ events, says }) => {
    const person = await server.signIn();
    const { order_id } = await open(person, team, 3);
    // Their moments are seen from day 400: here that is now.
    const shift = Date.now() - Date.parse(at(400));
    const moved = JSON.parse(
      JSON.stringify(events).replace(
        /"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g,
        (_, time: string) => `"${new Date(Date.parse(time) + shift).toISOString()}"`,
      ),
    ).map((event: { id: string; payment_id?: string }) => ({
      ...event,
      id: `${order_id} ${event.id}`,
      ...(event.payment_id && { payment_id: `${order_id} ${event.payment_id}` }),
      ...("session_id" in event && { session_id: order_id }),
    }));
    expect(new Set(await tell(order_id, ...shuffled(moved as Parameters<typeof tell>[1][], 11)))).toEqual(new Set([200]));
    const row = await db.selectFrom("subscriptions").selectAll().where("order_id", "=", order_id).executeTakeFirst();
    expect((await orderOf(order_id)).status).toBe(says.order_status ?? "paid");
    expect(row?.state).toBe(says.state === "incomplete" ? undefined : says.state);
  });

  test("of an order that isn't ours changes nothing", async () => {
    expect(await tell(newId(), { kind: "ended", at: new Date().toISOString() })).toEqual([200]);
  });
});

describe("an invoice", () => {
  test("has a number without gaps, and is a PDF with seller, buyer, VAT and total in the buyer's language", async () => {
    const person = await server.signIn();
    await db.updateTable("users").set({ locale: "nl" }).where("id", "=", person.user_id).execute();
    await buy(person, solo, { interval: "year" });
    await expect.poll(async () => (await purchased(person)).subscriptionHistory[0]?.invoice_url).toEqual(expect.any(String));
    const [line] = (await purchased(person)).subscriptionHistory;
    const response = await server.app.request(line?.invoice_url ?? "");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const { text } = await server.parts.documents.readCv("a workspace", {
      bytes: new Uint8Array(await response.arrayBuffer()),
      name: "factuur.pdf",
    });
    for (const words of [
      "Factuur",
      line?.invoice_number ?? "-",
      "Proffer",
      "Lindekade",
      "Sanne Verhoeven",
      person.email,
      "Btw 21%",
      "81,90",
      "471,90",
      "Solo, 1 plek, per jaar",
    ])
      expect(text.replaceAll("\u00a0", " ")).toContain(words);
    const numbers = (await db.selectFrom("issued_invoices").select("number").orderBy("number").execute()).map(({ number }) => number);
    const year = new Date().getUTCFullYear();
    expect(numbers).toEqual(numbers.map((_, n) => `${year}-${String(n + 1).padStart(5, "0")}`));
  });

  test("is read by the owner and by admins, and by nobody else", async () => {
    const owner = await server.signIn();
    await buy(owner, team, { seats: 3 });
    const admin = await server.signIn({ role: "admin", in_workspace_of: owner });
    const recruiter = await server.signIn({ role: "recruiter", in_workspace_of: owner });
    expect((await purchased(admin)).subscriptionHistory).toHaveLength(1);
    expect((await purchased(recruiter)).subscriptionHistory).toEqual([]);
  });
});

test("nothing of all this was a fault of the product's own", () => {
  expect(server.errors).toEqual([]);
});
