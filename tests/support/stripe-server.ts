import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";

type Fields = Record<string, unknown>;
interface Price {
  id: string;
  object: "price";
  product: string;
  unit_amount: number;
  currency: string;
  recurring: { interval: "month" | "year"; interval_count: 1 };
}
interface Item {
  id: string;
  object: "subscription_item";
  price: Price;
  quantity: number;
  tax_rates: { id: string; percentage: number }[];
  current_period_start: number;
  current_period_end: number;
}
interface Subscription {
  id: string;
  object: "subscription";
  status: string;
  customer: string;
  schedule: string | null;
  latest_invoice: string | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  metadata: Record<string, string>;
  items: { object: "list"; data: Item[] };
}
interface Invoice {
  id: string;
  object: "invoice";
  status: "open" | "paid";
  billing_reason: string;
  attempt_count: number;
  created: number;
  currency: string;
  subtotal: number;
  total: number;
  total_taxes: { amount: number }[];
  status_transitions: { paid_at: number | null };
  lines: { object: "list"; data: { amount: number; taxes: { amount: number }[]; period: { start: number; end: number } }[] };
  parent: { subscription_details: { subscription: string; metadata: Record<string, string> } };
}
interface Session {
  id: string;
  object: "checkout.session";
  url: string | null;
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  created: number;
  expires_at: number;
  customer: string | null;
  subscription: string | null;
  invoice: string | null;
  client_reference_id: string;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
}
interface Line {
  price_data: { product: string; unit_amount: string; currency: string; recurring: { interval: "month" | "year" } };
  quantity: string;
  tax_rates?: string[];
}

class Refused extends Error {
  readonly status: number;
  readonly body: Fields;
  constructor(status: number, body: Fields) {
    super(String(body.message));
    this.status = status;
    this.body = body;
  }
}
const missing = (id: string) =>
  new Refused(404, { type: "invalid_request_error", code: "resource_missing", message: `No such object: '${id}'`, param: "id" });

/**
 * As much of Stripe's API as the product asks for, on loopback: form-encoded in, JSON out, its ids, idempotency, paging lists,
 * errors in its shape; and its webhooks, signed by its own library. Its clock is `now` and moves a second with every change.
 */
export async function startStripeServer() {
  const api_key = "sk_test_proffer";
  const webhook_secret = "whsec_proffer";
  const clock = { now: Math.floor(Date.now() / 1000) };
  /** Set to answer otherwise: an error of its own, or not at all. `cards` refuses every payment. */
  const trouble: { kind: "none" | "error" | "silent" | "busy"; cards: boolean } = { kind: "none", cards: false };
  const asked: { method: string; path: string; fields: Fields; idempotency_key: string | undefined }[] = [];
  const replies = new Map<string, { status: number; value: unknown; sent: string }>();
  const told: Stripe.Event[] = [];
  const things = {
    products: new Map<string, { id: string; name: string }>(),
    tax_rates: new Map<string, { id: string; percentage: number; metadata: Record<string, string> }>(),
    configurations: new Map<string, { id: string; metadata: Record<string, string> }>(),
    sessions: new Map<string, Session & { line: Line }>(),
    subscriptions: new Map<string, Subscription>(),
    invoices: new Map<string, Invoice>(),
    schedules: new Map<string, { id: string; subscription: string; next: Line | null; start: number; end: number }>(),
  };
  let last = 0;
  const make = (prefix: string) => `${prefix}_${String(++last).padStart(6, "0")}`;
  const tick = () => ++clock.now;
  const find = <T>(map: Map<string, T>, id: string): T => {
    const found = map.get(id);
    if (!found) throw missing(id);
    return found;
  };

  function tell(type: string, object: object, previous_attributes?: object) {
    const event = { id: make("evt"), object: "event", type, created: clock.now, api_version: Stripe.API_VERSION };
    told.push({ ...event, data: { object: structuredClone(object), ...(previous_attributes && { previous_attributes }) } } as Stripe.Event);
  }

  const netOf = (item: Pick<Item, "price" | "quantity">) => item.price.unit_amount * item.quantity;
  const rateOf = (item: Item) => item.tax_rates[0]?.percentage ?? 0;
  const after = (start: number, interval: "month" | "year") => {
    const date = new Date(start * 1000);
    date.setUTCMonth(date.getUTCMonth() + (interval === "year" ? 12 : 1));
    return date.getTime() / 1000;
  };

  function itemFrom(line: Line, id: string, start: number): Item {
    const { product, unit_amount, currency, recurring } = line.price_data;
    find(things.products, product);
    const rates = (line.tax_rates ?? []).map((rate) => find(things.tax_rates, rate));
    const price: Price = {
      id: make("price"),
      object: "price",
      product,
      unit_amount: Number(unit_amount),
      currency,
      recurring: { interval: recurring.interval, interval_count: 1 },
    };
    const period = { current_period_start: start, current_period_end: after(start, recurring.interval) };
    return { id, object: "subscription_item", price, quantity: Number(line.quantity), tax_rates: rates, ...period };
  }

  function invoiceOf(subscription: Subscription, billing_reason: string, net: number, start: number): Invoice {
    const item = subscription.items.data[0] as Item;
    const tax = Math.round((net * rateOf(item)) / 100);
    return {
      id: make("in"),
      object: "invoice",
      status: "open",
      billing_reason,
      attempt_count: 0,
      created: clock.now,
      currency: item.price.currency,
      subtotal: net,
      total: net + tax,
      total_taxes: tax ? [{ amount: tax }] : [],
      status_transitions: { paid_at: null },
      lines: {
        object: "list",
        data: [{ amount: net, taxes: tax ? [{ amount: tax }] : [], period: { start, end: item.current_period_end } }],
      },
      parent: { subscription_details: { subscription: subscription.id, metadata: { ...subscription.metadata } } },
    };
  }

  function charge(subscription: Subscription, invoice: Invoice) {
    things.invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    invoice.attempt_count++;
    if (trouble.cards) {
      subscription.status = "past_due";
      return tell("invoice.payment_failed", invoice);
    }
    invoice.status = "paid";
    invoice.status_transitions.paid_at = clock.now;
    subscription.status = "active";
    tell("invoice.paid", invoice);
  }

  /** What an update would come to: the items after it, and the net sum of what is charged now. */
  function updated(subscription: Subscription, line: Line) {
    const before = subscription.items.data[0] as Item;
    const item = itemFrom(line, before.id, clock.now);
    const restarts = item.price.recurring.interval !== before.price.recurring.interval;
    if (!restarts)
      Object.assign(item, { current_period_start: before.current_period_start, current_period_end: before.current_period_end });
    const length = before.current_period_end - before.current_period_start;
    const left = Math.max(0, before.current_period_end - clock.now);
    const credit = Math.round((netOf(before) * left) / length);
    const net = restarts ? netOf(item) - credit : Math.round((netOf(item) * left) / length) - credit;
    return { before, item, net };
  }

  const expandedSession = ({ line: _, ...session }: Session & { line: Line }, expand: string[]) => ({
    ...session,
    subscription: expand.includes("subscription") ? (things.subscriptions.get(session.subscription ?? "") ?? null) : session.subscription,
    invoice: expand.includes("invoice") ? (things.invoices.get(session.invoice ?? "") ?? null) : session.invoice,
  });
  const list = (data: unknown[]) => ({ object: "list", has_more: false, data });

  const calls: [string, RegExp, (id: string, fields: Fields) => unknown][] = [
    ["GET", /^\/v1\/tax_rates$/, () => list([...things.tax_rates.values()])],
    [
      "POST",
      /^\/v1\/tax_rates$/,
      (_, { percentage, metadata }) => keep(things.tax_rates, { id: make("txr"), percentage: Number(percentage), metadata }),
    ],
    ["POST", /^\/v1\/products\/([^/]+)$/, (id, fields) => Object.assign(find(things.products, id), fields)],
    ["POST", /^\/v1\/products$/, (_, fields) => keep(things.products, fields)],
    ["GET", /^\/v1\/billing_portal\/configurations$/, () => list([...things.configurations.values()])],
    ["POST", /^\/v1\/billing_portal\/configurations$/, (_, { metadata }) => keep(things.configurations, { id: make("bpc"), metadata })],
    [
      "POST",
      /^\/v1\/billing_portal\/sessions$/,
      (_, { customer }) => {
        if (![...things.subscriptions.values()].some((one) => one.customer === customer)) throw missing(String(customer));
        return { id: make("bps"), url: `https://billing.stripe.test/p/session/${String(customer)}` };
      },
    ],
    [
      "GET",
      /^\/v1\/checkout\/sessions$/,
      (_, { subscription }) => list([...things.sessions.values()].filter((one) => one.subscription === subscription)),
    ],
    [
      "GET",
      /^\/v1\/checkout\/sessions\/([^/]+)$/,
      (id, { expand }) => expandedSession(find(things.sessions, id), (expand ?? []) as string[]),
    ],
    [
      "POST",
      /^\/v1\/checkout\/sessions$/,
      (_, fields) => {
        const id = make("cs_test");
        const [line] = fields.line_items as Line[];
        const session = {
          ...(fields as unknown as Session),
          id,
          object: "checkout.session" as const,
          url: `https://checkout.stripe.test/c/pay/${id}`,
          status: "open" as const,
          payment_status: "unpaid" as const,
          created: clock.now,
          expires_at: clock.now + 86_400,
          customer: null,
          subscription: null,
          invoice: null,
          line: line as Line,
        };
        things.sessions.set(id, session);
        return expandedSession(session, []);
      },
    ],
    ["GET", /^\/v1\/invoices\/([^/]+)$/, (id) => find(things.invoices, id)],
    [
      "POST",
      /^\/v1\/invoices\/create_preview$/,
      (_, fields) => {
        const subscription = find(things.subscriptions, String(fields.subscription));
        const [line] = (fields.subscription_details as { items: Line[] }).items;
        const { item, net } = updated(subscription, line as Line);
        const changed = { ...subscription, items: { object: "list" as const, data: [item] } };
        const now = invoiceOf(changed, "subscription_update", net, clock.now);
        // What the next period will cost stands on it too.
        const next = invoiceOf(changed, "upcoming", netOf(item), item.current_period_end);
        now.lines.data.push(...next.lines.data);
        return { ...now, subtotal: now.subtotal + next.subtotal, total: now.total + next.total };
      },
    ],
    ["GET", /^\/v1\/subscriptions\/([^/]+)$/, (id) => find(things.subscriptions, id)],
    [
      "POST",
      /^\/v1\/subscriptions\/([^/]+)$/,
      (id, fields) => {
        tick();
        const subscription = find(things.subscriptions, id);
        const previous: Fields = {};
        const metadata = (fields.metadata ?? {}) as Record<string, string>;
        previous.metadata = Object.fromEntries(Object.keys(metadata).map((key) => [key, subscription.metadata[key] ?? null]));
        const now = { ...subscription, metadata: { ...subscription.metadata, ...metadata } };
        for (const [key, value] of Object.entries(metadata)) if (value === "") delete now.metadata[key];
        if (fields.items) {
          const { before, item, net } = updated(subscription, (fields.items as Line[])[0] as Line);
          if (trouble.cards && net > 0)
            throw new Refused(402, {
              type: "card_error",
              code: "card_declined",
              decline_code: "generic_decline",
              message: "Your card was declined.",
            });
          previous.items = { object: "list", data: [before] };
          now.items = { object: "list", data: [item] };
          tell("customer.subscription.updated", now, previous);
          charge(now, invoiceOf(now, "subscription_update", net, clock.now));
        } else {
          previous.cancel_at_period_end = subscription.cancel_at_period_end;
          const ends = fields.cancel_at_period_end === "true";
          const end = now.items.data[0]?.current_period_end ?? null;
          Object.assign(now, { cancel_at_period_end: ends, cancel_at: ends ? end : null, canceled_at: ends ? clock.now : null });
          previous.cancel_at = subscription.cancel_at;
          tell("customer.subscription.updated", now, previous);
        }
        things.subscriptions.set(id, now);
        const expand = (fields.expand ?? []) as string[];
        return expand.includes("latest_invoice") ? { ...now, latest_invoice: things.invoices.get(now.latest_invoice ?? "") ?? null } : now;
      },
    ],
    [
      "POST",
      /^\/v1\/subscription_schedules$/,
      (_, { from_subscription }) => {
        const subscription = find(things.subscriptions, String(from_subscription));
        const item = subscription.items.data[0] as Item;
        const id = make("sub_sched");
        subscription.schedule = id;
        subscription.cancel_at = item.current_period_end;
        tell("customer.subscription.updated", subscription, { schedule: null, cancel_at: null });
        things.schedules.set(id, {
          id,
          subscription: subscription.id,
          next: null,
          start: item.current_period_start,
          end: item.current_period_end,
        });
        return scheduleSeen(id);
      },
    ],
    ["GET", /^\/v1\/subscription_schedules\/([^/]+)$/, (id) => scheduleSeen(id)],
    [
      "POST",
      /^\/v1\/subscription_schedules\/([^/]+)\/release$/,
      (id) => {
        const subscription = find(things.subscriptions, find(things.schedules, id).subscription);
        const before = { schedule: id, cancel_at: subscription.cancel_at };
        Object.assign(subscription, { schedule: null, cancel_at: null });
        things.schedules.delete(id);
        tell("customer.subscription.updated", subscription, before);
        return { id, object: "subscription_schedule", status: "released" };
      },
    ],
    [
      "POST",
      /^\/v1\/subscription_schedules\/([^/]+)$/,
      (id, fields) => {
        const schedule = find(things.schedules, id);
        const [now, next] = fields.phases as [{ start_date: string; end_date: string }, { items: Line[] }];
        if (Number(now.start_date) !== schedule.start || Number(now.end_date) !== schedule.end)
          throw new Refused(400, { type: "invalid_request_error", message: "You can not modify the start date of the current phase." });
        schedule.next = next.items[0] as Line;
        return scheduleSeen(id);
      },
    ],
  ];

  const scheduleSeen = (id: string) => {
    const { start, end } = find(things.schedules, id);
    return { id, object: "subscription_schedule", status: "active", current_phase: { start_date: start, end_date: end } };
  };

  function keep<T extends { id: string }>(map: Map<string, T>, one: unknown): T {
    map.set((one as T).id, one as T);
    return one as T;
  }

  function answer(method: string, path: string, fields: Fields): { status: number; value: unknown } {
    for (const [of, pattern, work] of calls) {
      const match = of === method ? pattern.exec(path) : null;
      if (!match) continue;
      try {
        return { status: 200, value: work(decodeURIComponent(match[1] ?? ""), fields) };
      } catch (error) {
        if (error instanceof Refused) return { status: error.status, value: { error: error.body } };
        throw error;
      }
    }
    return { status: 404, value: { error: { type: "invalid_request_error", message: `Unrecognized request URL (${method}: ${path}).` } } };
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? "/", "http://stripe.test");
      const fields = fieldsOf(request.method === "GET" ? url.searchParams : new URLSearchParams(body));
      const key = request.headers["idempotency-key"] as string | undefined;
      const say = (status: number, value: unknown) =>
        void response
          .writeHead(status, {
            "content-type": "application/json",
            "request-id": make("req"),
            date: new Date(clock.now * 1000).toUTCString(),
          })
          .end(JSON.stringify(value));
      asked.push({ method: request.method ?? "", path: url.pathname, fields, idempotency_key: key });
      if (trouble.kind === "silent") return;
      if (trouble.kind === "error") return say(500, { error: { type: "api_error", message: "An error occurred on our side." } });
      if (trouble.kind === "busy")
        return say(429, { error: { type: "invalid_request_error", code: "rate_limit", message: "Too many requests" } });
      if (request.headers.authorization !== `Bearer ${api_key}`)
        return say(401, { error: { type: "invalid_request_error", message: "Invalid API Key provided" } });
      const known = key ? replies.get(`${url.pathname} ${key}`) : undefined;
      if (known && known.sent !== body)
        return say(400, {
          error: { type: "idempotency_error", message: "Keys for idempotent requests can only be used with the same parameters." },
        });
      if (known) return say(known.status, known.value);
      const { status, value } = answer(request.method ?? "", url.pathname, fields);
      if (key) replies.set(`${url.pathname} ${key}`, { status, value: structuredClone(value), sent: body });
      say(status, value);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  const sessionOf = (id: string) => find(things.sessions, id);

  function begin(session: Session & { line: Line }, paid: boolean): Subscription {
    tick();
    const subscription: Subscription = {
      id: make("sub"),
      object: "subscription",
      status: paid ? "active" : "incomplete",
      customer: make("cus"),
      schedule: null,
      latest_invoice: null,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      metadata: { order_id: session.metadata.order_id as string },
      items: { object: "list", data: [itemFrom(session.line, make("si"), clock.now)] },
    };
    things.subscriptions.set(subscription.id, subscription);
    const invoice = invoiceOf(subscription, "subscription_create", netOf(subscription.items.data[0] as Item), clock.now);
    things.invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    Object.assign(session, {
      status: "complete",
      url: null,
      customer: subscription.customer,
      subscription: subscription.id,
      invoice: invoice.id,
    });
    if (paid) pay(session, invoice);
    tell("checkout.session.completed", expandedSession(session, []));
    if (paid) tell("invoice.paid", invoice);
    return subscription;
  }

  function pay(session: Session, invoice: Invoice) {
    session.payment_status = "paid";
    invoice.status = "paid";
    invoice.status_transitions.paid_at = clock.now;
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    api_key,
    webhook_secret,
    clock,
    asked,
    trouble,
    /** What the webhooks tell, oldest first. */
    told,
    lineOf: (session_id: string) => sessionOf(session_id).line,
    taxRates: () => [...things.tax_rates.values()],
    /** What people do on Stripe's own page. */
    pay: (session_id: string) => void begin(sessionOf(session_id), true),
    /** A direct debit: complete at once, and paid or refused days later. */
    promise: (session_id: string) => void begin(sessionOf(session_id), false),
    keepPromise(session_id: string) {
      tick();
      const session = sessionOf(session_id);
      pay(session, find(things.invoices, session.invoice as string));
      find(things.subscriptions, session.subscription as string).status = "active";
      tell("checkout.session.async_payment_succeeded", expandedSession(session, []));
    },
    breakPromise(session_id: string) {
      tick();
      const session = sessionOf(session_id);
      find(things.subscriptions, session.subscription as string).status = "incomplete_expired";
      tell("checkout.session.async_payment_failed", expandedSession(session, []));
    },
    expire(session_id: string) {
      const session = sessionOf(session_id);
      clock.now = session.expires_at;
      Object.assign(session, { status: "expired", url: null });
      tell("checkout.session.expired", expandedSession(session, []));
    },
    /** Lets the period of a subscription end: what waits takes effect, then it renews or ends. */
    endPeriod(subscription_id: string) {
      const subscription = find(things.subscriptions, subscription_id);
      const before = structuredClone(subscription.items.data[0] as Item);
      clock.now = before.current_period_end;
      if (subscription.cancel_at_period_end) {
        Object.assign(subscription, { status: "canceled", ended_at: clock.now });
        return tell("customer.subscription.deleted", subscription);
      }
      const schedule = things.schedules.get(subscription.schedule ?? "");
      const interval = before.price.recurring.interval;
      const item = schedule?.next
        ? itemFrom(schedule.next, before.id, clock.now)
        : { ...before, current_period_start: clock.now, current_period_end: after(clock.now, interval) };
      if (schedule) {
        things.schedules.delete(schedule.id);
        Object.assign(subscription, { schedule: null, cancel_at: null });
      }
      subscription.items = { object: "list", data: [item] };
      tell("customer.subscription.updated", subscription, { items: { object: "list", data: [before] } });
      charge(subscription, invoiceOf(subscription, "subscription_cycle", netOf(item), clock.now));
    },
    /** Stripe tries an open invoice again. */
    retry(subscription_id: string) {
      tick();
      const subscription = find(things.subscriptions, subscription_id);
      charge(subscription, find(things.invoices, subscription.latest_invoice as string));
    },
    /** A webhook call as Stripe makes it. */
    webhook(event: Stripe.Event, options: { secret?: string; age?: number } = {}): { raw: Buffer; headers: Headers } {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(Date.now() / 1000) - (options.age ?? 0);
      const header = stripe.webhooks.generateTestHeaderString({ payload, secret: options.secret ?? webhook_secret, timestamp });
      return { raw: Buffer.from(payload), headers: new Headers({ "stripe-signature": header }) };
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const stripe = new Stripe("sk_test_signs_only");

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** `a[b][0][c]=d` as nested objects and lists. */
function fieldsOf(pairs: URLSearchParams): Fields {
  const root: Fields = {};
  for (const [name, value] of pairs) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let at = root;
    for (const step of path.slice(0, -1)) {
      at[step] ??= {};
      at = at[step] as Fields;
    }
    at[path.at(-1) as string] = value;
  }
  return listed(root) as Fields;
}

function listed(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, listed(one)] as const);
  if (entries.length > 0 && entries.every(([key], place) => key === String(place))) return entries.map(([, one]) => one);
  return Object.fromEntries(entries);
}
