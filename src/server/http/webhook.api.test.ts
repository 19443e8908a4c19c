import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { startTestServer } from "#tests/support/server.ts";
import { startStripeServer } from "#tests/support/stripe-server.ts";

const server = await startTestServer({ own: true });
afterAll(() => server.stop());

const webhook = (body: string, headers: Record<string, string> = {}) =>
  server.app.request("/v1/payments/webhook", { method: "POST", body, headers });

/** The way of a buyer: chooses Solo and comes to the checkout's page. */
async function choose() {
  const person = await server.signIn();
  const { data } = await person.send(api.subscription.plans, {});
  const solo = data.subscriptions.find(({ key }) => key === "solo");
  const { data: order } = await person.send(api.subscription.subscribe, { subscription_id: solo?.id as string, interval: "month" });
  const path = order.checkout_url;
  const press = (action: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    server.app.request(path, { method: "POST", body: new URLSearchParams({ action, ...more }), headers });
  const state = async () => (await person.send(api.subscription.purchased, {})).data.subscriptions[0]?.state;
  return { person, path, press, state, ...order };
}

describe("the webhook", () => {
  test.each([
    ["", {}],
    ["{}", { "sandbox-signature": "t=1,v1=00" }],
    [`{"kind":"checkout_paid"}`, { "sandbox-signature": `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}` }],
    ["{}", { "stripe-signature": "t=1,v1=00" }],
  ])("refuses %j without a signature that holds, and keeps nothing", async (body, headers) => {
    const response = await webhook(body, headers as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ received: false });
    const { rows } = await server.parts.database.executeSql("select count(*)::int as n from payment_events");
    expect(rows).toEqual([{ n: 0 }]);
  });
  test("takes no more than a mebibyte", async () => {
    expect((await webhook("x".repeat(1024 * 1024 + 1))).status).toBe(413);
  });
  test("is a POST", async () => {
    expect((await server.app.request("/v1/payments/webhook")).status).toBe(404);
  });
});

describe("the sandbox's checkout", () => {
  test("shows what is bought, with its VAT, in the buyer's language, and that it is a test", async () => {
    const { path } = await choose();
    const page = await (await server.app.request(path)).text();
    expect(page).toContain("Test: no money moves");
    for (const text of ["Solo", "€39.00", "VAT 21%", "€8.19", "€47.19"]) expect(page).toContain(text);
    expect(page).toMatch(/<html lang="en">/);
    expect(page).not.toContain("<script");
  });

  test("speaks Dutch to whoever ordered in Dutch", async () => {
    const { checkout_url } = await server.parts.payments.openCheckout({
      ...{ plan_key: "team", plan_name: "Team", interval: "year", seats: 2, unit_amount: 59_000, currency: "EUR", vat_rate: 21 },
      ...{ order_id: newId(), order_email: "sanne@proffer.example", language: "nl" },
      ...{ success_url: "http://localhost/", cancelled_url: "http://localhost/", failed_url: "http://localhost/" },
    });
    const page = await (await server.app.request(checkout_url)).text();
    expect(page).toMatch(/<html lang="nl">/);
    for (const text of ["Test: er wordt niets afgeschreven", "2 plekken", "Btw 21%", "1.427,80", "Loopt elk jaar door"])
      expect(page).toContain(text);
  });

  test("paying sends the buyer back, and the webhook alone makes it active", async () => {
    const { path, press, state, session_id, order_id } = await choose();
    expect(await state()).toBeUndefined();
    const response = await press("pay", {}, { "sec-fetch-site": "same-origin" });
    expect(response.status).toBe(303);
    const back = response.headers.get("location") ?? "";
    expect(back).toContain(`/${order_id}/`);
    expect(back.endsWith(`/success/${session_id}`)).toBe(true);
    await expect.poll(state).toBe("active");
    // Afterwards the page offers nothing more, and pressing again changes nothing.
    expect(await (await server.app.request(path)).text()).toContain("This payment is made");
    expect((await press("fail")).headers.get("location")).toBe(back);
    expect(server.errors).toEqual([]);
  });

  test.each([
    ["fail", "failed"],
    ["cancel", "cancelled"],
  ])("pressing %s goes to %s and buys nothing", async (action, where) => {
    const { press, state } = await choose();
    expect((await press(action)).headers.get("location")).toContain(`/${where}/`);
    expect(await state()).toBeUndefined();
  });

  test.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://elsewhere.example" },
    { origin: "?" },
  ])("a form of another site is refused: %j", async (headers) => {
    const { press, session_id } = await choose();
    expect((await press("pay", {}, headers)).status).toBe(403);
    expect(await server.parts.payments.findSession(session_id)).toMatchObject({ status: "open" });
  });

  test("that nobody opened isn't found, and neither is a made-up button", async () => {
    expect((await server.app.request("/sandbox/checkout/sandbox_session_x")).status).toBe(404);
    expect((await server.app.request("/sandbox/checkout/sandbox_session_x", { method: "POST", body: "action=pay" })).status).toBe(404);
    expect((await server.app.request("/sandbox/portal/sandbox_customer_x")).status).toBe(404);
    const { press } = await choose();
    expect((await press("give")).status).toBe(404);
  });

  test("its portal lets renewals be refused and put right", async () => {
    const { person, press, state } = await choose();
    await press("pay", { later_refused: "on" });
    await expect.poll(state).toBe("active");
    const { data } = await person.send(api.subscription.portal, {});
    const path = data.portal_url;
    const submit = (fields: Record<string, string>) => server.app.request(path, { method: "POST", body: new URLSearchParams(fields) });
    expect((await submit({ action: "renew" })).status).toBe(303);
    await expect.poll(state).toBe("past_due");
    expect(await (await server.app.request(path)).text()).toContain("was refused and is open");
    await submit({ action: "save", pays: "yes" });
    await expect.poll(state).toBe("active");
    expect(await (await server.app.request(path)).text()).toContain("then renews for €47.19");
  });
});

describe("with Stripe", async () => {
  const stripe = await startStripeServer();
  const shop = await startTestServer({
    settings: {
      APP_URL: "https://proffer.example",
      STRIPE_SECRET_KEY: stripe.api_key,
      STRIPE_WEBHOOK_SECRET: stripe.webhook_secret,
      STRIPE_API_URL: stripe.url,
    },
  });
  afterAll(async () => {
    await shop.stop();
    await stripe.stop();
  });
  const tell = async (event: (typeof stripe.told)[number], options?: { secret?: string; age?: number }) => {
    const { raw, headers } = stripe.webhook(event, options);
    return (await shop.app.request("/v1/payments/webhook", { method: "POST", body: new Uint8Array(raw), headers })).status;
  };

  test("a purchase is active once it is told, however often, and only by Stripe", async () => {
    const person = await shop.signIn();
    const { data } = await person.send(api.subscription.plans, {});
    const solo = data.subscriptions.find(({ key }) => key === "solo")?.id as string;
    const { data: order } = await person.send(api.subscription.subscribe, { subscription_id: solo, interval: "month" });
    const subscriptions = async () => (await person.send(api.subscription.purchased, {})).data.subscriptions;
    stripe.pay(order.session_id);
    const events = [...stripe.told];
    for (const event of events) {
      expect(await tell(event, { secret: "whsec_made_up" })).toBe(400);
      expect(await tell(event, { age: 301 })).toBe(400);
    }
    expect(await subscriptions()).toEqual([]);
    // Asked while Stripe is away, it isn't believed yet: the call comes again.
    stripe.trouble.kind = "error";
    expect(await tell(events[0] as (typeof events)[number])).toBe(500);
    stripe.trouble.kind = "none";
    expect(await subscriptions()).toEqual([]);
    for (const event of [...events.toReversed(), ...events]) expect(await tell(event)).toBe(200);
    expect(await subscriptions()).toMatchObject([{ state: "active", interval: "month", seats: 1 }]);
    expect((await person.send(api.subscription.purchased, {})).data.subscriptionHistory).toMatchObject([{ status: "paid", amount: 4719 }]);
    // One payment is one bill with one number, and the next number is the next payment's.
    const { db } = shop.parts.database;
    expect(await db.selectFrom("issued_invoices").select("amount").execute()).toEqual([{ amount: 4719 }]);
    expect(await db.selectFrom("invoice_numbers").select("last").execute()).toEqual([{ last: 1 }]);
  });

  test("there is no sandbox", async () => {
    expect(shop.parts.sandbox).toBeNull();
    expect((await shop.app.request("/sandbox/checkout/x", { method: "POST", body: "action=pay" })).status).toBe(404);
  });
});
