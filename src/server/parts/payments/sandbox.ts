import { newId } from "#server/core/ids.ts";
import { type Database, json, type Trx } from "#server/parts/database/database.ts";
import type { Secret } from "#server/parts/secret/secret.ts";
import type { Tasks } from "#server/parts/tasks/tasks.ts";
import { netOf, periodEnd } from "./amounts.ts";
import { type PaymentEvent, PaymentRefused, type Payments, PaymentsDown } from "./payments.ts";
import {
  costOf,
  isOfCheckout,
  isSame,
  purchaseOf,
  renew,
  returnUrl,
  type SandboxCheckout,
  type SandboxSubscription,
  settle,
  type Told,
  termsOf,
  totalOf,
  tryAgain,
  unguessable,
} from "./sandbox-rules.ts";
import type { Manners } from "./sandbox-state.ts";
import { checkSignature, sign } from "./signature.ts";

export const SANDBOX_SIGNATURE = "sandbox-signature";

type Deliver = (raw: string, headers: Record<string, string>) => Promise<{ ok: boolean; status: number }>;

/** What the pages and the background work of the played company need beyond the interface. */
export interface Sandbox extends Payments {
  findCheckout(session_id: string): Promise<SandboxCheckout | undefined>;
  /** These three decide an open checkout and give where the browser goes; on a decided one they change nothing. */
  pay(session_id: string, how: { manners: Manners; later_refused: boolean }): Promise<string | undefined>;
  fail(session_id: string): Promise<string | undefined>;
  cancel(session_id: string): Promise<string | undefined>;
  findCustomer(customer: string): Promise<SandboxSubscription | undefined>;
  /** A way of paying that works also pays what is open. */
  setPays(customer: string, pays: boolean): Promise<void>;
  renewNow(customer: string): Promise<void>;
  /** Renews what is due, tries open payments again once a day, and closes checkouts that were left open for a day. */
  work(): Promise<void>;
  /** Tells of an event, signed, through the door that `deliverTo` named. */
  deliver(event_id: string): Promise<void>;
  deliverTo(door: Deliver): void;
}

const CHECKOUT_MS = 24 * 3600_000;
/** A subscription that slept through more periods than these catches up in the next hour. */
const PERIODS_AT_ONCE = 12;
const LAST_FIRST_GAP = 2;

const plain: Manners = { late_seconds: 0, twice: false, last_first: false };

/**
 * A payment provider that is played: the default. Its state is in the database, in tables that nobody else reads, so that it
 * outlives the process and is one company for several. No money moves.
 */
export function openSandbox(around: { database: Database; secret: Secret; tasks: Tasks; app_url: string }): Sandbox {
  const { database, tasks, app_url } = around;
  /** The sandbox is this very site, by whichever of its addresses somebody came: leading there is leading on. */
  const here = (url: string) => (url.startsWith(`${app_url}/`) ? url.slice(app_url.length) : url);
  const key = around.secret.seal("sandbox webhook", "");
  let door: Deliver = async () => {
    throw new Error("The sandbox has nobody to tell: no server was made yet");
  };

  /** Keeps events and queues what tells of them, in the transaction in which they happened. */
  async function tell(trx: Trx, order_id: string, at: string, told: Told[], manners: Manners): Promise<PaymentEvent[]> {
    const events = told.map((one, place) => {
      const moment = new Date(Date.parse(at) + place).toISOString();
      return { ...one, id: `sandbox_event_${newId()}`, at: moment, order_id } as PaymentEvent;
    });
    if (events.length === 0) return events;
    await trx
      .insertInto("sandbox_events")
      .values(events.map((event) => ({ id: event.id, order_id, at: event.at, body: json(event) })))
      .execute();
    const sent = manners.last_first ? events.toReversed() : events;
    for (const [place, { id }] of sent.entries()) {
      const after_seconds = manners.late_seconds + (manners.last_first ? place * LAST_FIRST_GAP : 0);
      await tasks.enqueue("send_sandbox_event", { event_id: id }, { trx, after_seconds });
      if (manners.twice) await tasks.enqueue("send_sandbox_event", { event_id: id }, { trx, after_seconds: after_seconds + 1 });
    }
    return events;
  }

  const lockCheckout = (trx: Trx, id: string) =>
    trx.selectFrom("sandbox_checkouts").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

  /** Decides a checkout that is open; the first decision stands. */
  async function decide(session_id: string, work: (trx: Trx, checkout: SandboxCheckout) => Promise<void>): Promise<string | undefined> {
    await database.transaction(async (trx) => {
      const checkout = await lockCheckout(trx, session_id);
      if (checkout?.status !== "open") return;
      if (Date.parse(checkout.expires_at) <= Date.now())
        await close(trx, checkout, "expired", "unpaid", { kind: "checkout_expired", session_id });
      else await work(trx, checkout);
    });
    const decided = await findCheckout(session_id);
    return decided && returnUrl(decided);
  }

  async function close(
    trx: Trx,
    { id, order_id }: SandboxCheckout,
    status: SandboxCheckout["status"],
    payment_status: SandboxCheckout["payment_status"],
    told: Told,
    manners = plain,
  ) {
    await trx.updateTable("sandbox_checkouts").set({ status, payment_status }).where("id", "=", id).execute();
    await tell(trx, order_id, new Date().toISOString(), [told], manners);
  }

  const findCheckout = (id: string) => database.db.selectFrom("sandbox_checkouts").selectAll().where("id", "=", id).executeTakeFirst();

  const expire = (session_id: string) => decide(session_id, async () => {});

  /** Changes a subscription under its lock. What `work` changes in the row is stored, what it tells is sent. */
  async function withSubscription<T>(
    trx: Trx,
    by: { id?: string; customer?: string },
    work: (row: SandboxSubscription, say: (...told: Told[]) => void) => T,
  ): Promise<{ result: T; events: PaymentEvent[] }> {
    const row = await trx
      .selectFrom("sandbox_subscriptions")
      .selectAll()
      .$if(by.id !== undefined, (query) => query.where("id", "=", by.id as string))
      .$if(by.customer !== undefined, (query) => query.where("customer", "=", by.customer as string))
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new PaymentsDown("The sandbox has no such subscription");
    const told: Told[] = [];
    const result = work(row, (...more) => void told.push(...more));
    // One clock for all that happens to it: what comes later is later, within a millisecond too.
    const at = new Date(Math.max(Date.now(), Date.parse(row.last_event_at) + 1)).toISOString();
    const { id, holds, next, open_payment, manners, ...rest } = row;
    await trx
      .updateTable("sandbox_subscriptions")
      .set({
        ...rest,
        holds: json(holds),
        next: next && json(next),
        open_payment: open_payment && json(open_payment),
        manners: json(manners),
        last_event_at: new Date(Date.parse(at) + told.length).toISOString(),
      })
      .where("id", "=", id)
      .execute();
    return { result, events: await tell(trx, row.order_id, at, told, manners) };
  }

  const sandbox: Sandbox = {
    about: "a sandbox, no money moves (set STRIPE_SECRET_KEY to sell, or SUBSCRIPTIONS=off)",
    is_test: true,

    openCheckout: async (asked) => {
      const { success_url, cancelled_url, failed_url } = asked;
      const order = { ...asked, success_url: here(success_url), cancelled_url: here(cancelled_url), failed_url: here(failed_url) };
      const id = unguessable("session");
      await database.db
        .insertInto("sandbox_checkouts")
        .values({
          id,
          order_id: order.order_id,
          wish: json(order),
          status: "open",
          payment_status: "unpaid",
          expires_at: new Date(Date.now() + CHECKOUT_MS).toISOString(),
        })
        .onConflict((conflict) => conflict.column("order_id").doNothing())
        .execute();
      const opened = await database.db
        .selectFrom("sandbox_checkouts")
        .select("id")
        .where("order_id", "=", order.order_id)
        .executeTakeFirstOrThrow();
      return { session_id: opened.id, checkout_url: `/sandbox/checkout/${opened.id}` };
    },

    findSession: async (session_id) => {
      const before = await findCheckout(session_id);
      if (!before) return undefined;
      if (before.status === "open" && Date.parse(before.expires_at) <= Date.now()) await expire(session_id);
      const [checkout, events] = await Promise.all([
        findCheckout(session_id),
        database.db.selectFrom("sandbox_events").select("body").where("order_id", "=", before.order_id).orderBy("at").execute(),
      ]);
      const { order_id, status, payment_status } = checkout ?? before;
      return { session_id, order_id, status, payment_status, events: events.map(({ body }) => body).filter(isOfCheckout) };
    },

    change: async (provider_subscription, to, { charge, preview }) =>
      database.transaction(async (trx) => {
        if (preview) {
          const row = await trx.selectFrom("sandbox_subscriptions").selectAll().where("id", "=", provider_subscription).executeTakeFirst();
          if (!row) throw new PaymentsDown("The sandbox has no such subscription");
          const { due_now, vat_due_now } = costOf(row, to, charge, new Date().toISOString());
          return { due_now, vat_due_now, events: [] };
        }
        const { result, events } = await withSubscription(trx, { id: provider_subscription }, (row, say) => {
          if (row.state === "ended") throw new PaymentsDown("The subscription has ended");
          const cost = costOf(row, to, charge, new Date().toISOString());
          row.next = null;
          if (isSame(row.holds, to)) return cost;
          if (charge === "next_period") {
            row.next = to;
            return cost;
          }
          if (row.state === "past_due" || (cost.due_now > 0 && !row.pays)) throw new PaymentRefused("The way of paying was refused");
          const { period_start, anchor, due_now: amount, vat_due_now: vat } = cost;
          Object.assign(row, { holds: to, anchor, period_start, period_end: cost.period_end });
          say({ kind: "changed", ...termsOf(to) });
          if (amount > 0 || cost.begins_anew)
            say({
              kind: "paid",
              reason: "change",
              payment_id: unguessable("payment"),
              period_start,
              period_end: cost.period_end,
              amount,
              vat,
              currency: to.currency,
            });
          return cost;
        });
        return { due_now: result.due_now, vat_due_now: result.vat_due_now, events };
      }),

    setRenewal: async (provider_subscription, renews) =>
      database.transaction(async (trx) => {
        const { events } = await withSubscription(trx, { id: provider_subscription }, (row, say) => {
          if (row.state === "ended") return;
          row.next = null;
          if (row.renews !== renews) say({ kind: renews ? "renewal_on" : "renewal_off" });
          row.renews = renews;
        });
        return events;
      }),

    openPortal: async (provider_customer, return_url) => {
      const { numUpdatedRows } = await database.db
        .updateTable("sandbox_subscriptions")
        .set({ return_url: here(return_url) })
        .where("customer", "=", provider_customer)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new PaymentsDown("The sandbox has no such customer");
      return { portal_url: `/sandbox/portal/${provider_customer}` };
    },

    readWebhook: async (raw, headers) => {
      checkSignature(key, raw, headers.get(SANDBOX_SIGNATURE));
      return [JSON.parse(new TextDecoder().decode(raw)) as PaymentEvent];
    },

    findCheckout,
    pay: (session_id, { manners, later_refused }) =>
      decide(session_id, async (trx, checkout) => {
        const { order_id, wish } = checkout;
        const now = new Date().toISOString();
        const id = unguessable("subscription");
        const customer = unguessable("customer");
        const period_end = periodEnd(now, now, wish.interval);
        await trx
          .insertInto("sandbox_subscriptions")
          .values({
            id,
            customer,
            order_id,
            language: wish.language,
            holds: json(purchaseOf(wish)),
            next: null,
            pays: !later_refused,
            state: "running",
            anchor: now,
            period_start: now,
            period_end,
            open_payment: null,
            manners: json(manners),
            last_event_at: now,
          })
          .execute();
        const told: Told = {
          kind: "checkout_paid",
          session_id,
          provider_subscription: id,
          provider_customer: customer,
          period_start: now,
          period_end,
          ...totalOf(netOf(wish), wish),
        };
        await close(trx, checkout, "complete", "paid", told, manners);
      }),
    fail: (session_id) =>
      decide(session_id, (trx, checkout) => close(trx, checkout, "complete", "failed", { kind: "checkout_failed", session_id })),
    cancel: (session_id) =>
      decide(session_id, (trx, checkout) => close(trx, checkout, "expired", "unpaid", { kind: "checkout_cancelled", session_id })),

    findCustomer: (customer) =>
      database.db.selectFrom("sandbox_subscriptions").selectAll().where("customer", "=", customer).executeTakeFirst(),
    setPays: async (customer, pays) => {
      await database.transaction((trx) =>
        withSubscription(trx, { customer }, (row, say) => {
          row.pays = pays;
          if (pays) settle(row, say);
        }),
      );
    },
    renewNow: async (customer) => {
      await database.transaction((trx) =>
        withSubscription(trx, { customer }, (row, say) => {
          if (row.state !== "running") return;
          const now = new Date().toISOString();
          Object.assign(row, { anchor: now, period_end: now });
          renew(row, say);
        }),
      );
    },

    work: async () => {
      const now = new Date().toISOString();
      const open = await database.db
        .selectFrom("sandbox_checkouts")
        .select("id")
        .where("status", "=", "open")
        .where("expires_at", "<=", now)
        .execute();
      for (const { id } of open) await expire(id);
      const due = await database.db
        .selectFrom("sandbox_subscriptions")
        .select("id")
        .where("state", "!=", "ended")
        .where("period_end", "<=", now)
        .execute();
      for (const { id } of due)
        await database.transaction((trx) =>
          withSubscription(trx, { id }, (row, say) => {
            if (row.state === "past_due") tryAgain(row, say);
            for (let n = 0; n < PERIODS_AT_ONCE && row.state === "running" && row.period_end <= now; n++) renew(row, say);
          }),
        );
    },

    deliver: async (event_id) => {
      const event = await database.db.selectFrom("sandbox_events").select("body").where("id", "=", event_id).executeTakeFirst();
      if (!event) return;
      const raw = JSON.stringify(event.body);
      const answer = await door(raw, { "content-type": "application/json", [SANDBOX_SIGNATURE]: sign(key, Buffer.from(raw)) });
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`);
    },
    deliverTo: (to) => {
      door = to;
    },
  };
  return sandbox;
}
