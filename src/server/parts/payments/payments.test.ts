import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { openSecret } from "#server/parts/secret/secret.ts";
import { openTasks } from "#server/parts/tasks/pg-boss.ts";
import { startStripeServer } from "#tests/support/stripe-server.ts";
import { periodEnd, prorated, vatOf } from "./amounts.ts";
import {
  type CheckoutOrder,
  type PaymentEvent,
  PaymentRefused,
  type Payments,
  PaymentsDown,
  type Purchase,
  SignatureRefused,
} from "./payments.ts";
import { openSandbox, SANDBOX_SIGNATURE, type Sandbox } from "./sandbox.ts";
import { sign } from "./signature.ts";
import { openStripe } from "./stripe.ts";

const solo: Purchase = {
  plan_key: "solo",
  plan_name: "Solo",
  interval: "month",
  seats: 1,
  unit_amount: 3900,
  currency: "EUR",
  vat_rate: 21,
};
const team: Purchase = { ...solo, plan_key: "team", plan_name: "Team", seats: 3, unit_amount: 5900 };
const orderOf = (more: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  ...solo,
  order_id: newId(),
  order_email: "sanne@proffer.example",
  language: "nl",
  success_url: "https://proffer.example/paid/success/{session}",
  cancelled_url: "https://proffer.example/paid/cancelled/{session}",
  failed_url: "https://proffer.example/paid/failed/{session}",
  ...more,
});

/** A signed call of the provider's, and the same with a flaw. */
interface Call {
  raw: Uint8Array;
  headers: Headers;
}
/** What people and time do at a provider, and what it tells. */
interface Company {
  payments: Payments;
  pay(session_id: string): Promise<void>;
  fail(session_id: string): Promise<void>;
  expire(session_id: string): Promise<void>;
  refuse(event: PaymentEvent & { kind: "checkout_paid" }): Promise<void>;
  accept(event: PaymentEvent & { kind: "checkout_paid" }): Promise<void>;
  endPeriod(event: PaymentEvent & { kind: "checkout_paid" }): Promise<void>;
  /** All webhook calls so far, oldest first. */
  calls(): Promise<Call[]>;
  signed(flaw: "none" | "another secret" | "301 seconds old"): Promise<Call>;
}

const signature = { sandbox: SANDBOX_SIGNATURE, stripe: "stripe-signature" };

interface PlayedCompany extends Company {
  sandbox: Sandbox;
  /** What the webhook heard, in the order in which it came. */
  heard: PaymentEvent[];
  /** Starts the queue, so that events are told as they are by the running product. */
  work(): Promise<void>;
  /** Moves a subscription so far into the past. */
  sleep(order_id: string, days: number): Promise<void>;
  stop(): Promise<void>;
}

async function startSandbox(): Promise<PlayedCompany> {
  const database = await openEmbedded({ dump: "dist/migrated.tar" });
  await migrate(database);
  const secret = openSecret("a secret for the tests, long enough", "");
  const errors: unknown[] = [];
  const tasks = await openTasks(database, "embedded", { error: (error) => errors.push(error), event: () => {} });
  const sandbox = openSandbox({ database, secret, tasks, app_url: "https://proffer.example" });
  const calls: Call[] = [];
  const heard: PaymentEvent[] = [];
  sandbox.deliverTo(async (raw, headers) => {
    calls.push({ raw: Buffer.from(raw), headers: new Headers(headers) });
    heard.push(JSON.parse(raw) as PaymentEvent);
    return { ok: true, status: 200 };
  });
  const key = secret.seal("sandbox webhook", "");
  return {
    payments: sandbox,
    sandbox,
    pay: async (id) =>
      void (await sandbox.pay(id, { manners: { late_seconds: 0, twice: false, last_first: false }, later_refused: false })),
    fail: async (id) => void (await sandbox.fail(id)),
    expire: async (id) => {
      await database.db.updateTable("sandbox_checkouts").set({ expires_at: new Date().toISOString() }).where("id", "=", id).execute();
      await sandbox.work();
    },
    refuse: async (event) => sandbox.setPays(event.provider_customer, false),
    accept: async (event) => sandbox.setPays(event.provider_customer, true),
    endPeriod: async (event) => sandbox.renewNow(event.provider_customer),
    heard,
    calls: async () => {
      const events = await database.db.selectFrom("sandbox_events").select("id").orderBy("at").execute();
      for (const { id } of events) if (!heard.some((event) => event.id === id)) await sandbox.deliver(id);
      return [...calls];
    },
    work: () =>
      tasks.start({ send_sandbox_event: ({ event_id }: { event_id: string }) => sandbox.deliver(event_id) } as unknown as Parameters<
        typeof tasks.start
      >[0]),
    sleep: async (order_id, days) => {
      const back = (column: "anchor" | "period_start" | "period_end") =>
        sql<string>`${sql.ref(column)} - make_interval(days => ${days}::int)`;
      await database.db
        .updateTable("sandbox_subscriptions")
        .set({ anchor: back("anchor"), period_start: back("period_start"), period_end: back("period_end") })
        .where("order_id", "=", order_id)
        .execute();
    },
    signed: async (flaw) => {
      const event = { kind: "ended", id: "event", at: new Date().toISOString(), order_id: newId() };
      const raw = Buffer.from(JSON.stringify(event));
      const with_key = flaw === "another secret" ? Buffer.from("another") : key;
      const seconds = Math.floor(Date.now() / 1000) - (flaw === "301 seconds old" ? 301 : 0);
      return { raw, headers: new Headers({ [SANDBOX_SIGNATURE]: sign(with_key, raw, seconds) }) };
    },
    stop: async () => {
      await tasks.close();
      await database.close();
      expect(errors).toEqual([]);
    },
  };
}

const server = await startStripeServer();
const openAt = (options: { timeout_ms?: number; retries?: number } = {}) =>
  openStripe({ secret_key: server.api_key, webhook_secret: server.webhook_secret, api_url: server.url }, options);

function startStripe(): Company {
  return {
    payments: openAt(),
    pay: async (id) => server.pay(id),
    fail: async (id) => {
      server.promise(id);
      server.breakPromise(id);
    },
    expire: async (id) => server.expire(id),
    refuse: async () => {
      server.trouble.cards = true;
    },
    accept: async (event) => {
      server.trouble.cards = false;
      server.retry(event.provider_subscription);
    },
    endPeriod: async (event) => server.endPeriod(event.provider_subscription),
    calls: async () => server.told.map((event) => server.webhook(event)),
    signed: async (flaw) => {
      const event = { id: "evt_1", object: "event", type: "product.created", created: 1, data: { object: {} } };
      return server.webhook(event as never, {
        ...(flaw === "another secret" && { secret: "whsec_other" }),
        ...(flaw === "301 seconds old" && { age: 301 }),
      });
    },
  };
}

const played = await startSandbox();
beforeEach(() => {
  server.trouble.kind = "none";
  server.trouble.cards = false;
  server.asked.length = 0;
});
afterAll(async () => {
  await played.stop();
  await server.stop();
});

describe.each([
  ["sandbox", played],
  ["stripe", startStripe()],
] as const)("payments by the %s", (name, company) => {
  const { payments } = company;

  /** The events that webhooks told of an order, each once. */
  async function told(order_id: string): Promise<PaymentEvent[]> {
    const events = new Map<string, PaymentEvent>();
    for (const { raw, headers } of await company.calls())
      for (const event of await payments.readWebhook(raw, headers)) if (event.order_id === order_id) events.set(event.id, event);
    return [...events.values()];
  }
  async function buy(purchase: Purchase = solo) {
    const order = orderOf(purchase);
    const { session_id } = await payments.openCheckout(order);
    await company.pay(session_id);
    const session = await payments.findSession(session_id);
    const [paid] = session?.events ?? [];
    if (paid?.kind !== "checkout_paid") throw new Error("It isn't paid");
    return { order, paid, session_id };
  }

  test("one order opens one checkout, however often it is asked for", async () => {
    const order = orderOf();
    const [one, two] = await Promise.all([payments.openCheckout(order), payments.openCheckout(order)]);
    expect(two).toEqual(one);
    expect(await payments.openCheckout(order)).toEqual(one);
    expect(one.checkout_url).toContain(one.session_id);
    expect((await payments.openCheckout(orderOf())).session_id).not.toBe(one.session_id);
  });

  test("a checkout that nobody finished is open, and tells nothing", async () => {
    const order = orderOf();
    const { session_id } = await payments.openCheckout(order);
    expect(await payments.findSession(session_id)).toEqual({
      session_id,
      order_id: order.order_id,
      status: "open",
      payment_status: "unpaid",
      events: [],
    });
    expect(await told(order.order_id)).toEqual([]);
  });

  test.each(["cs_test_none", "none", "", "../v1/customers", "sandbox_session_none"])(
    "a session that nobody opened, %j, isn't found",
    async (id) => {
      expect(await payments.findSession(id)).toBeUndefined();
    },
  );

  test("a paid one says what was paid, VAT included, and for how long; asking and being told are the same", async () => {
    const { order, paid, session_id } = await buy(team);
    expect(await payments.findSession(session_id)).toMatchObject({ status: "complete", payment_status: "paid", order_id: order.order_id });
    expect(paid).toMatchObject({ session_id, amount: 21_417, vat: 3717, currency: "EUR", order_id: order.order_id });
    const days = (Date.parse(paid.period_end) - Date.parse(paid.period_start)) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
    expect(await told(order.order_id)).toEqual([paid]);
  });

  test("a year is a year", async () => {
    const { paid } = await buy({ ...solo, interval: "year", unit_amount: 39_000 });
    expect(paid.amount).toBe(47_190);
    const days = Math.round((Date.parse(paid.period_end) - Date.parse(paid.period_start)) / 86_400_000);
    expect([365, 366]).toContain(days);
  });

  test.each([
    ["fails", "complete", "failed", "checkout_failed", (id: string) => company.fail(id)],
    ["expires", "expired", "unpaid", "checkout_expired", (id: string) => company.expire(id)],
  ] as const)("one that %s says so, and tells the same", async (_verb, status, payment_status, kind, happen) => {
    const order = orderOf();
    const { session_id } = await payments.openCheckout(order);
    await happen(session_id);
    const session = await payments.findSession(session_id);
    expect(session).toMatchObject({ status, payment_status, events: [{ kind, order_id: order.order_id, session_id }] });
    expect(await told(order.order_id)).toEqual(session?.events);
  });

  test("more seats are paid at once for what is left of the period; the preview says how much and does nothing", async () => {
    const { order, paid } = await buy(team);
    const five = { ...team, seats: 5 };
    const preview = await payments.change(paid.provider_subscription, five, { charge: "prorated", preview: true });
    expect(preview.events).toEqual([]);
    // Hardly any of the month is gone: two seats, and VAT.
    expect(preview.due_now).toBeGreaterThan(14_200);
    expect(preview.due_now).toBeLessThanOrEqual(14_278);
    expect(await told(order.order_id)).toEqual([paid]);
    const { due_now, vat_due_now, events } = await payments.change(paid.provider_subscription, five, { charge: "prorated" });
    expect(Math.abs(due_now - preview.due_now)).toBeLessThanOrEqual(1);
    expect(Math.abs(vat_due_now - Math.round(((due_now - vat_due_now) * 21) / 100))).toBe(0);
    expect(events).toMatchObject([
      { kind: "changed", plan_key: "team", interval: "month", seats: 5, unit_amount: 5900 },
      { kind: "paid", reason: "change", amount: due_now, vat: vat_due_now, period_start: paid.period_start, period_end: paid.period_end },
    ]);
    expect((await told(order.order_id)).slice(1)).toEqual(events);
    // Asking for what runs changes nothing.
    expect(await payments.change(paid.provider_subscription, five, { charge: "prorated" })).toEqual({
      due_now: 0,
      vat_due_now: 0,
      events: [],
    });
  });

  test("another interval begins a new period, less what was left of the old", async () => {
    const { paid } = await buy(solo);
    const yearly: Purchase = { ...solo, interval: "year", unit_amount: 39_000 };
    const { due_now, events } = await payments.change(paid.provider_subscription, yearly, { charge: "prorated" });
    expect(due_now).toBeGreaterThanOrEqual(42_471);
    expect(due_now).toBeLessThan(42_480);
    const [changed, charged] = events;
    expect(changed).toMatchObject({ kind: "changed", interval: "year", plan_key: "solo" });
    if (charged?.kind !== "paid") throw new Error("It wasn't paid");
    expect(Date.parse(charged.period_end) - Date.parse(charged.period_start)).toBeGreaterThan(364 * 86_400_000);
  });

  test("a smaller plan waits for the next period, which is charged for it", async () => {
    const { order, paid } = await buy(team);
    expect(await payments.change(paid.provider_subscription, solo, { charge: "next_period" })).toEqual({
      due_now: 0,
      vat_due_now: 0,
      events: [],
    });
    expect(await told(order.order_id)).toEqual([paid]);
    await company.endPeriod(paid);
    const later = (await told(order.order_id)).slice(1);
    expect(later).toMatchObject([
      { kind: "changed", plan_key: "solo", seats: 1, interval: "month" },
      { kind: "paid", reason: "renewal", amount: 4719, vat: 819 },
    ]);
  });

  test("a yearly plan becomes a monthly one with the next period", async () => {
    const { order, paid } = await buy({ ...solo, interval: "year", unit_amount: 39_000 });
    await payments.change(paid.provider_subscription, solo, { charge: "next_period" });
    await company.endPeriod(paid);
    const [, , renewed] = await told(order.order_id);
    if (renewed?.kind !== "paid") throw new Error("It wasn't paid");
    expect(Date.parse(renewed.period_end) - Date.parse(renewed.period_start)).toBeLessThanOrEqual(31 * 86_400_000);
    expect(renewed.amount).toBe(4719);
  });

  test.each([
    ["asking for what runs", (subscription: string) => payments.change(subscription, team, { charge: "next_period" })],
    [
      "a cancellation taken back",
      async (subscription: string) => {
        await payments.setRenewal(subscription, false);
        await payments.setRenewal(subscription, true);
      },
    ],
    ["an upgrade", (subscription: string) => payments.change(subscription, { ...team, seats: 4 }, { charge: "prorated" })],
  ])("a change that waits is dropped by %s", async (_by, drop) => {
    const { order, paid } = await buy(team);
    await payments.change(paid.provider_subscription, solo, { charge: "next_period" });
    await drop(paid.provider_subscription);
    await company.endPeriod(paid);
    const events = await told(order.order_id);
    expect(events.filter((event) => event.kind === "changed" && event.plan_key === "solo")).toEqual([]);
    expect(events.at(-1)).toMatchObject({ kind: "paid", reason: "renewal" });
  });

  test("renewing is charged period after period, under ids of their own", async () => {
    const { order, paid } = await buy(solo);
    await company.endPeriod(paid);
    await company.endPeriod(paid);
    const [, first, second] = await told(order.order_id);
    expect(first).toMatchObject({ kind: "paid", reason: "renewal", amount: 4719, vat: 819, order_id: order.order_id });
    if (first?.kind !== "paid" || second?.kind !== "paid") throw new Error("It wasn't paid");
    // "Renew now" at the sandbox ends a period early.
    expect(second.period_start <= first.period_end).toBe(true);
    expect(second.payment_id).not.toBe(first.payment_id);
    expect(second.at > first.at).toBe(true);
  });

  test("renewal goes off and on, is told once, and off it ends with its period", async () => {
    const { order, paid } = await buy(solo);
    const off = await payments.setRenewal(paid.provider_subscription, false);
    expect(off).toMatchObject([{ kind: "renewal_off", order_id: order.order_id }]);
    expect(await payments.setRenewal(paid.provider_subscription, false)).toEqual([]);
    const on = await payments.setRenewal(paid.provider_subscription, true);
    expect(on).toMatchObject([{ kind: "renewal_on" }]);
    const again = await payments.setRenewal(paid.provider_subscription, false);
    expect(again[0]?.id).not.toBe(off[0]?.id);
    expect(await told(order.order_id)).toEqual([paid, ...off, ...on, ...again]);
    await company.endPeriod(paid);
    expect((await told(order.order_id)).at(-1)).toMatchObject({ kind: "ended", order_id: order.order_id });
    expect(await payments.setRenewal(paid.provider_subscription, true)).toEqual([]);
  });

  test("a refused renewal says so, and the same payment is made once the way of paying works", async () => {
    const { order, paid } = await buy(solo);
    await company.refuse(paid);
    await company.endPeriod(paid);
    const refused = (await told(order.order_id)).at(-1);
    expect(refused).toMatchObject({ kind: "payment_failed" });
    await company.accept(paid);
    const events = await told(order.order_id);
    expect(events.map(({ kind }) => kind)).toEqual(["checkout_paid", "payment_failed", "paid"]);
    expect(events[2]).toMatchObject({ reason: "renewal", payment_id: (refused as { payment_id: string }).payment_id });
  });

  test("a change whose payment is refused changes nothing", async () => {
    const { order, paid } = await buy(team);
    await company.refuse(paid);
    await expect(payments.change(paid.provider_subscription, { ...team, seats: 9 }, { charge: "prorated" })).rejects.toThrow(
      PaymentRefused,
    );
    expect(await told(order.order_id)).toEqual([paid]);
  });

  test("the portal is a page of the provider's; for nobody there is none", async () => {
    const { paid } = await buy();
    const { portal_url } = await payments.openPortal(paid.provider_customer, "https://proffer.example/dashboard/subscription");
    expect(portal_url).toContain(paid.provider_customer);
    await expect(payments.openPortal("cus_none", "https://proffer.example/")).rejects.toThrow(PaymentsDown);
  });

  test("what doesn't run can't be changed", async () => {
    await expect(payments.change("sub_none", team, { charge: "prorated" })).rejects.toThrow(PaymentsDown);
    await expect(payments.change("sub_none", team, { charge: "prorated", preview: true })).rejects.toThrow(PaymentsDown);
    await expect(payments.setRenewal("sub_none", false)).rejects.toThrow(PaymentsDown);
  });

  describe("a webhook", () => {
    const read = ({ raw, headers }: Call) => payments.readWebhook(raw, headers);
    test("is believed with its signature, and again when it is played again", async () => {
      const { order, paid } = await buy();
      const ofOrder = async (call: Call) => (await read(call)).filter((event) => event.order_id === order.order_id);
      for (const call of await company.calls()) {
        const events = await ofOrder(call);
        expect(await ofOrder(call)).toEqual(events);
        for (const event of events) expect(event).toEqual(paid);
      }
      await expect(read(await company.signed("none"))).resolves.toBeDefined();
    });
    test.each(["another secret", "301 seconds old"] as const)("signed with or being %s is refused", async (flaw) => {
      await expect(read(await company.signed(flaw))).rejects.toThrow(SignatureRefused);
    });
    test("that is altered by one byte is refused", async () => {
      const call = await company.signed("none");
      const at = Buffer.from(call.raw).indexOf("1", 10);
      const raw = Buffer.from(call.raw).fill("2", at, at + 1);
      await expect(read({ ...call, raw })).rejects.toThrow(SignatureRefused);
    });
    test.each(["", "t=1", "v1=00", "t=,v1=", `t=${Math.floor(Date.now() / 1000)},v1=${"0".repeat(64)}`])(
      "whose signature is %j is refused",
      async (header) => {
        const { raw } = await company.signed("none");
        await expect(read({ raw, headers: new Headers(header ? { [signature[name]]: header } : {}) })).rejects.toThrow(SignatureRefused);
      },
    );
  });
});

describe("the sandbox", () => {
  const { sandbox } = played;
  const manners = { late_seconds: 0, twice: false, last_first: false };
  const heardOf = (order_id: string) => played.heard.filter((event) => event.order_id === order_id).map(({ kind }) => kind);
  beforeAll(() => played.work());

  test("cancelling closes the checkout and goes back without a session that was paid", async () => {
    const order = orderOf();
    const { session_id } = await sandbox.openCheckout(order);
    expect(await sandbox.cancel(session_id)).toBe(`/paid/cancelled/${session_id}`);
    expect(await sandbox.findSession(session_id)).toMatchObject({ status: "expired", events: [{ kind: "checkout_cancelled" }] });
  });

  test("the first decision stands, also among twenty at once", async () => {
    const order = orderOf();
    const { session_id } = await sandbox.openCheckout(order);
    const urls = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? sandbox.fail(session_id) : sandbox.pay(session_id, { manners, later_refused: false }))),
    );
    expect(new Set(urls).size).toBe(1);
    await expect.poll(() => heardOf(order.order_id)).toHaveLength(1);
    expect((await sandbox.findSession(session_id))?.events).toHaveLength(1);
  });

  test("tells twice, and the last of what happens together first, where that is asked for", async () => {
    const order = orderOf(team);
    const { session_id } = await sandbox.openCheckout(order);
    await sandbox.pay(session_id, { manners: { ...manners, twice: true, last_first: true }, later_refused: false });
    const [paid] = (await sandbox.findSession(session_id))?.events ?? [];
    if (paid?.kind !== "checkout_paid") throw new Error("It isn't paid");
    await sandbox.change(paid.provider_subscription, { ...team, seats: 4 }, { charge: "prorated" });
    await expect
      .poll(() => heardOf(order.order_id).sort())
      .toEqual(["changed", "changed", "checkout_paid", "checkout_paid", "paid", "paid"]);
    const kinds = heardOf(order.order_id);
    expect(kinds.indexOf("paid")).toBeLessThan(kinds.indexOf("changed"));
  });

  async function bought(more: { later_refused?: boolean } = {}) {
    const order = orderOf();
    const { session_id } = await sandbox.openCheckout(order);
    await sandbox.pay(session_id, { manners, later_refused: false, ...more });
    const told = async () => {
      await played.calls();
      const events = played.heard.filter((event) => event.order_id === order.order_id);
      return [...new Map(events.map((event) => [event.id, event])).values()].sort((a, b) => (a.at < b.at ? -1 : 1));
    };
    return { order_id: order.order_id, told };
  }

  test("renews by itself what its hour finds due, also what it slept through", async () => {
    const { order_id, told } = await bought();
    await sandbox.work();
    expect((await told()).map(({ kind }) => kind)).toEqual(["checkout_paid"]);
    await played.sleep(order_id, 75);
    await sandbox.work();
    await sandbox.work();
    const [, one, two, ...more] = await told();
    if (one?.kind !== "paid" || two?.kind !== "paid") throw new Error("It wasn't paid");
    expect(more).toEqual([]);
    expect(two.period_start).toBe(one.period_end);
    expect(Date.parse(two.period_end)).toBeGreaterThan(Date.now());
  });

  test("tries a refused payment again the next day, not the next hour", async () => {
    const { order_id, told } = await bought({ later_refused: true });
    await played.sleep(order_id, 35);
    await sandbox.work();
    await sandbox.work();
    expect((await told()).map(({ kind }) => kind)).toEqual(["checkout_paid", "payment_failed"]);
  });
});

describe("amounts", () => {
  test.each([
    [39_00, 21, 819],
    [10, 25, 3],
    [50, 9, 5],
    [5900 * 3, 21, 3717],
    [1, 21, 0],
    [100, 0, 0],
  ])("VAT over %i cents at %d per cent is %i", (net, rate, vat) => {
    expect(vatOf(net, rate)).toBe(vat);
  });
  test("what is left of a period is counted in seconds, rounded half up, never negative", () => {
    expect(prorated(0, 1, 500_000, 1_000_000)).toBe(1);
    expect(prorated(0, 1, 499_000, 1_000_000)).toBe(0);
    expect(prorated(3900, 5900, 15_000, 30_000)).toBe(1000);
    expect(prorated(5900, 3900, 15_000, 30_000)).toBe(0);
  });
  test.each([
    ["2026-01-31T10:00:00.000Z", "2026-01-31T10:00:00.000Z", "month", "2026-02-28T10:00:00.000Z"],
    ["2026-01-31T10:00:00.000Z", "2026-02-28T10:00:00.000Z", "month", "2026-03-31T10:00:00.000Z"],
    ["2026-12-15T10:00:00.000Z", "2026-12-15T10:00:00.000Z", "month", "2027-01-15T10:00:00.000Z"],
    ["2028-02-29T10:00:00.000Z", "2028-02-29T10:00:00.000Z", "year", "2029-02-28T10:00:00.000Z"],
    ["2028-02-29T10:00:00.000Z", "2031-02-28T10:00:00.000Z", "year", "2032-02-29T10:00:00.000Z"],
  ] as const)("a period that began at %s and runs from %s ends a %s later", (anchor, start, interval, end) => {
    expect(periodEnd(anchor, start, interval)).toBe(end);
  });
});

describe("Stripe", () => {
  const payments = openAt();
  afterEach(() => {
    server.trouble.kind = "none";
  });

  test("is asked for a subscription in our prices, with VAT as a line of its own and our order's id on everything", async () => {
    const order = orderOf(team);
    const { session_id, checkout_url } = await payments.openCheckout(order);
    expect(checkout_url).toBe(`https://checkout.stripe.test/c/pay/${session_id}`);
    const call = server.asked.find(({ method, path }) => method === "POST" && path === "/v1/checkout/sessions");
    const [rate] = server.taxRates();
    expect(call?.idempotency_key).toContain(order.order_id);
    expect(call?.fields).toMatchObject({
      mode: "subscription",
      client_reference_id: order.order_id,
      customer_email: order.order_email,
      locale: "nl",
      metadata: { order_id: order.order_id },
      subscription_data: { metadata: { order_id: order.order_id } },
      success_url: "https://proffer.example/paid/success/{CHECKOUT_SESSION_ID}",
      cancel_url: "https://proffer.example/paid/cancelled/none",
      line_items: [
        { quantity: "3", price_data: { unit_amount: "5900", currency: "eur", recurring: { interval: "month" } }, tax_rates: [rate?.id] },
      ],
    });
    // Another process finds the tax rate that there is.
    await openAt().openCheckout(orderOf(team));
    expect(server.taxRates()).toHaveLength(1);
  });

  test("a direct debit is waited for: complete, unpaid, and paid days later", async () => {
    const order = orderOf();
    const { session_id } = await payments.openCheckout(order);
    server.promise(session_id);
    expect(await payments.findSession(session_id)).toMatchObject({ status: "complete", payment_status: "unpaid", events: [] });
    server.keepPromise(session_id);
    const session = await payments.findSession(session_id);
    expect(session).toMatchObject({ payment_status: "paid", events: [{ kind: "checkout_paid" }] });
    const { raw, headers } = server.webhook(server.told.at(-1) as never);
    expect(await payments.readWebhook(raw, headers)).toEqual(session?.events);
  });

  test("what the operator changes at Stripe, or the person in its portal, is told too", async () => {
    const order = orderOf(team);
    const { session_id } = await payments.openCheckout(order);
    server.pay(session_id);
    const [paid] = (await payments.findSession(session_id))?.events ?? [];
    if (paid?.kind !== "checkout_paid") throw new Error("It isn't paid");
    await payments.change(paid.provider_subscription, { ...team, seats: 4 }, { charge: "prorated" });
    const ours = structuredClone(server.told.findLast(({ type }) => type === "customer.subscription.updated")) as never as {
      id: string;
      data: {
        object: { cancel_at_period_end: boolean; cancel_at: number | null; items: { data: { quantity: number }[] } };
        previous_attributes: object;
      };
    };
    const told = async (change: (event: typeof ours) => void) => {
      const event = structuredClone(ours);
      change(event);
      const { raw, headers } = server.webhook({ ...event, id: "evt_elsewhere" } as never);
      return payments.readWebhook(raw, headers);
    };
    expect(
      await told((event) => {
        event.data.previous_attributes = { items: { data: [{ ...event.data.object.items.data[0], quantity: 3 }] } };
      }),
    ).toMatchObject([{ kind: "changed", seats: 4, id: "evt_elsewhere.changed" }]);
    expect(
      await told((event) => {
        event.data.previous_attributes = { items: { data: event.data.object.items.data } };
      }),
    ).toEqual([]);
    expect(
      await told((event) => {
        event.data.object.cancel_at_period_end = true;
        event.data.previous_attributes = { cancel_at_period_end: false };
      }),
    ).toMatchObject([{ kind: "renewal_off" }]);
    expect(
      await told((event) => {
        event.data.previous_attributes = { cancel_at: 1_800_000_000 };
      }),
    ).toMatchObject([{ kind: "renewal_on", id: expect.stringContaining("evt_elsewhere") }]);
  });

  test("webhooks of somebody else's subscriptions lead to nothing", async () => {
    const event = (type: string, object: object) => ({
      id: "evt_1",
      object: "event",
      type,
      created: 1,
      data: { object, previous_attributes: {} },
    });
    const sub = { id: "sub_x", metadata: {}, items: { data: [] } };
    for (const one of [
      event("customer.subscription.updated", sub),
      event("customer.subscription.deleted", sub),
      event("product.created", {}),
    ]) {
      const { raw, headers } = server.webhook(one as never);
      expect(await payments.readWebhook(raw, headers)).toEqual([]);
    }
  });

  test.each(["error", "busy", "silent"] as const)("in trouble (%s) is told as PaymentsDown, and nothing was done", async (kind) => {
    // Only what never answers has to be given up.
    const down = openAt({ retries: 0, ...(kind === "silent" && { timeout_ms: 200 }) });
    server.trouble.kind = kind;
    await expect(down.openCheckout(orderOf())).rejects.toThrow(PaymentsDown);
    await expect(down.findSession("cs_test_1")).rejects.toThrow(PaymentsDown);
    const { raw, headers } = server.webhook({ id: "evt_1", type: "invoice.paid", created: 1, data: { object: { id: "in_1" } } } as never);
    await expect(down.readWebhook(raw, headers)).rejects.toThrow(PaymentsDown);
    server.trouble.kind = "none";
    await expect(openAt().openCheckout(orderOf())).resolves.toBeDefined();
  });

  test("that isn't there, or refuses the key, is told as PaymentsDown", async () => {
    const settings = { secret_key: server.api_key, webhook_secret: "x", api_url: "http://127.0.0.1:4914" };
    await expect(openStripe(settings, { retries: 0 }).findSession("cs_test_1")).rejects.toThrow(PaymentsDown);
    await expect(openStripe({ ...settings, secret_key: "sk_test_other", api_url: server.url }).findSession("cs_test_1")).rejects.toThrow(
      PaymentsDown,
    );
  });
});
