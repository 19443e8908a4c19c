import { type SqlBool, sql } from "kysely";
import type { Language } from "#contract/text/languages.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { greetedIn, personNameIn } from "#server/parts/database/people.ts";
import type { Entitlement } from "#server/parts/database/tables.ts";
import { acrossWorkspaces, onOwn } from "#server/parts/database/tenancy.ts";
import type { Standing, StoredEvent } from "./rules.ts";

const orderColumns = [
  "id",
  "workspace_id",
  "user_id",
  "email",
  "first_order_id",
  "payment_id",
  "plan_key",
  "interval",
  "seats",
  "amount",
  "vat",
  "vat_rate",
  "currency",
  "status",
  "created_member_id",
  "unit_amount",
  "reason",
  "period_start",
  "period_end",
  "invoice_number",
  "invoice_file_id",
  "created_at",
  "paid_at",
] as const;
const subscriptionColumns = [
  "id",
  "workspace_id",
  "order_id",
  "plan_key",
  "interval",
  "seats",
  "unit_amount",
  "currency",
  "is_extra_seat",
  "recruiter_id",
  "state",
  "provider_subscription",
  "provider_customer",
  "current_period_start",
  "current_period_end",
  "cancel_at_period_end",
  "past_due_since",
  "pending_change",
] as const;

/** An order by its id alone: for what a provider tells, and for tasks. */
export function findOrder(db: Db, id: string) {
  return db.selectFrom("orders").select(orderColumns).where("id", "=", id).modifyEnd(acrossWorkspaces("order")).executeTakeFirst();
}
export type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The order of a person, whichever workspace it is for; another's is none. */
export function findOrderOf(db: Db, user_id: string, by: { id: string } | { payment_id: string }) {
  return db
    .selectFrom("orders")
    .select(orderColumns)
    .where("user_id", "=", user_id)
    .where((eb) => ("id" in by ? eb("id", "=", by.id) : eb("payment_id", "=", by.payment_id)))
    .modifyEnd(acrossWorkspaces("person"))
    .executeTakeFirst();
}

/** An order of the same choice whose checkout may still be open. */
export function findPendingLike(
  db: Db,
  like: Pick<Order, "workspace_id" | "user_id" | "plan_key" | "interval" | "seats" | "unit_amount" | "created_member_id">,
) {
  return db
    .selectFrom("orders")
    .select(orderColumns)
    .where("workspace_id", "=", like.workspace_id)
    .where("user_id", "=", like.user_id)
    .where("plan_key", "=", like.plan_key)
    .where("interval", "=", like.interval)
    .where("seats", "=", like.seats)
    .where("unit_amount", "=", like.unit_amount)
    .where("created_member_id", like.created_member_id === null ? "is" : "=", like.created_member_id)
    .where("status", "=", "pending")
    .where("payment_id", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertOrder(
  db: Db,
  order: Omit<Order, "reason" | "period_start" | "period_end" | "invoice_number" | "invoice_file_id" | "created_at" | "paid_at">,
) {
  await db.insertInto("orders").values(order).execute();
}

export async function setPayment(db: Db, workspace: WorkspaceId, id: string, payment_id: string) {
  await db.updateTable("orders").set({ payment_id }).where("workspace_id", "=", workspace).where("id", "=", id).execute();
}

/** Locks the workspace until the transaction ends: whatever changes its plan takes turns here. */
export async function lockWorkspace(trx: Trx, workspace: WorkspaceId) {
  return trx.selectFrom("workspaces").select(["id", "kind", "entitlement"]).where("id", "=", workspace).forNoKeyUpdate().executeTakeFirst();
}

/** Keeps events, each once. */
export async function insertEvents(trx: Trx, workspace: WorkspaceId, events: StoredEvent[]) {
  if (events.length === 0) return;
  await trx
    .insertInto("payment_events")
    .values(events.map((event) => ({ workspace_id: workspace, id: event.id, order_id: event.order_id, at: event.at, body: json(event) })))
    .onConflict((conflict) => conflict.columns(["workspace_id", "id"]).doNothing())
    .execute();
}

export async function eventsOfOrder(db: Db, workspace: WorkspaceId, order_id: string): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom("payment_events")
    .select("body")
    .where("workspace_id", "=", workspace)
    .where("order_id", "=", order_id)
    .execute();
  return rows.map(({ body }) => body as StoredEvent);
}

/** Brings an order's subscription to where it stands. */
export async function putSubscription(
  trx: Trx,
  row: { id: string; order_id: string; workspace_id: WorkspaceId; currency: string; is_extra_seat: boolean; recruiter_id: string | null },
  { order_status: _status, payments: _payments, pending_change, ...standing }: Standing,
) {
  const values = { ...standing, pending_change: pending_change && json(pending_change) };
  await trx
    .insertInto("subscriptions")
    .values({ ...row, ...values })
    .onConflict((conflict) => conflict.columns(["workspace_id", "order_id"]).doUpdateSet({ ...values, updated_at: sql`now()` }))
    .execute();
}

export function findSubscriptionOfOrder(db: Db, workspace: WorkspaceId, order_id: string) {
  return db
    .selectFrom("subscriptions")
    .select(subscriptionColumns)
    .where("workspace_id", "=", workspace)
    .where("order_id", "=", order_id)
    .executeTakeFirst();
}
export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscriptionOfOrder>>>;

/** A workspace's subscriptions that run, the plan before seats that were added, the newest first. */
export function runningIn(db: Db, workspace: WorkspaceId) {
  return db
    .selectFrom("subscriptions")
    .select(subscriptionColumns)
    .where("workspace_id", "=", workspace)
    .where("state", "in", ["active", "past_due", "cancelled"])
    .orderBy("is_extra_seat")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The running subscription that was begun by this person's own order: a seat they added to a team. */
export function findOwnSeat(db: Db, workspace: WorkspaceId, user_id: string) {
  return db
    .selectFrom("subscriptions")
    .innerJoin("orders", onOwn("orders.id", "subscriptions.order_id"))
    .select(subscriptionColumns.map((name) => `subscriptions.${name}` as const))
    .where("subscriptions.workspace_id", "=", workspace)
    .where("subscriptions.is_extra_seat", "=", true)
    .where("subscriptions.state", "in", ["active", "past_due", "cancelled"])
    .where("orders.user_id", "=", user_id)
    .executeTakeFirst();
}

export async function updateOrder(
  trx: Trx,
  workspace: WorkspaceId,
  id: string,
  values: Partial<Pick<Order, "status" | "amount" | "vat" | "payment_id" | "paid_at" | "period_start" | "period_end" | "invoice_number">>,
) {
  await trx.updateTable("orders").set(values).where("workspace_id", "=", workspace).where("id", "=", id).execute();
}

/** A later payment as an order of its own; false when it is known. */
export async function insertPayment(trx: Trx, order: Omit<Order, "invoice_file_id" | "created_at" | "invoice_number">): Promise<boolean> {
  const row = await trx
    .insertInto("orders")
    .values(order)
    .onConflict((conflict) => conflict.columns(["workspace_id", "payment_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The next number of a year. A transaction that is rolled back gives it back: there are no gaps. */
export async function nextInvoiceNumber(trx: Trx, year: number): Promise<number> {
  const row = await trx
    .insertInto("invoice_numbers")
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column("year").doUpdateSet({ last: sql`invoice_numbers.last + 1` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  return row.last;
}

/** Numbers a payment and writes down what was billed, where it outlives the workspace. */
export async function issueInvoice(trx: Trx, workspace: WorkspaceId, order_id: string, number: string): Promise<void> {
  await trx
    .updateTable("orders")
    .set({ invoice_number: number })
    .where("workspace_id", "=", workspace)
    .where("id", "=", order_id)
    .execute();
  await trx
    .insertInto("issued_invoices")
    .columns(["number", "buyer", "plan_key", "seats", "interval", "amount", "vat", "vat_rate", "currency"])
    .expression((from) =>
      from
        .selectFrom("orders")
        .where("workspace_id", "=", workspace)
        .where("id", "=", order_id)
        .select((of) => [
          of.val(number).as("number"),
          "email as buyer",
          "plan_key",
          "seats",
          "interval",
          "amount",
          "vat",
          "vat_rate",
          "currency",
        ]),
    )
    .execute();
}

/** Drops what the tax authority no longer asks for: seven years after the year's end. */
export async function deleteOldInvoices(db: Db, before: string): Promise<void> {
  await db.deleteFrom("issued_invoices").where("issued_at", "<", before).execute();
}

export async function setEntitlement(trx: Trx, workspace: WorkspaceId, entitlement: Entitlement, kind: "personal" | "team") {
  await trx
    .updateTable("workspaces")
    .set({ entitlement: json(entitlement), kind })
    .where("id", "=", workspace)
    .execute();
}

/** The payments made so far, and orders that came to nothing: of a workspace, or those of one person in it. */
export function historyOf(db: Db, workspace: WorkspaceId, only_of?: string) {
  return db
    .selectFrom("orders")
    .leftJoin("files", onOwn("files.id", "orders.invoice_file_id"))
    .select([...orderColumns.map((name) => `orders.${name}` as const), "files.name as invoice_name"])
    .where("orders.workspace_id", "=", workspace)
    .$if(only_of !== undefined, (query) => query.where("orders.user_id", "=", only_of as string))
    .orderBy(sql`coalesce(orders.paid_at, orders.created_at)`, "desc")
    .orderBy("orders.id", "desc")
    .limit(200)
    .execute();
}

/**
 * Orders to ask the provider about: nobody has told yet that they are paid. One that was left or failed may still be paid in
 * another window, for as long as a checkout can stay open.
 */
export function ordersToAsk(db: Db, older_than_seconds: number) {
  return db
    .selectFrom("orders")
    .select(["id", "payment_id", "created_at"])
    .where("status", "in", ["pending", "failed", "cancelled"])
    .whereRef("first_order_id", "=", "id")
    .where(sql<SqlBool>`created_at <= now() - ${older_than_seconds} * interval '1 second'`)
    .where(sql<SqlBool>`(status = 'pending' or created_at > now() - interval '3 days')`)
    .orderBy("id")
    .limit(500)
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}

/** Orders whose subscription isn't any more what it was when it was written: a period or grace is over, a change is due. */
export function ordersToSettle(db: Db, grace_days: number) {
  return db
    .selectFrom("subscriptions")
    .select("order_id")
    .where("state", "in", ["active", "past_due", "cancelled"])
    .where(
      sql<SqlBool>`((state = 'cancelled' or cancel_at_period_end) and current_period_end <= now()
        or past_due_since <= now() - ${grace_days} * interval '1 day'
        or (pending_change ->> 'at')::timestamptz <= now())`,
    )
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}

/** Seats that somebody pays for without a use: their team's plan has ended, or they have left it. */
export function seatsWithoutUse(db: Db) {
  return db
    .selectFrom("subscriptions as seat")
    .select("seat.provider_subscription")
    .where("seat.is_extra_seat", "=", true)
    .where("seat.state", "in", ["active", "past_due"])
    .where(
      sql<SqlBool>`(not exists (select from recruiters r where r.workspace_id = seat.workspace_id and r.id = seat.recruiter_id and r.user_id is not null)
        or not exists (select from subscriptions plan
        where plan.workspace_id = seat.workspace_id and not plan.is_extra_seat and plan.state in ('active', 'past_due', 'cancelled')))`,
    )
    .modifyEnd(acrossWorkspaces("sweep"))
    .execute();
}

/** An order whose invoice is to be made, with who buys. */
export function findInvoiceToMake(db: Db, workspace: WorkspaceId, order_id: string) {
  return db
    .selectFrom("orders")
    .innerJoin("workspaces", "workspaces.id", "orders.workspace_id")
    .leftJoin("users", "users.id", "orders.user_id")
    .select(orderColumns.map((name) => `orders.${name}` as const))
    .select([
      "workspaces.name as workspace_name",
      personNameIn("users").as("buyer_name"),
      sql<Language>`coalesce(users.locale, 'en')`.as("language"),
    ])
    .where("orders.workspace_id", "=", workspace)
    .where("orders.id", "=", order_id)
    .where("orders.status", "=", "paid")
    .where("orders.invoice_number", "is not", null)
    .where("orders.invoice_file_id", "is", null)
    .executeTakeFirst();
}

/** Gives an order its invoice's file; false when it has one. */
export async function setInvoiceFile(trx: Trx, workspace: WorkspaceId, order_id: string, invoice_file_id: string): Promise<boolean> {
  const row = await trx
    .updateTable("orders")
    .set({ invoice_file_id })
    .where("workspace_id", "=", workspace)
    .where("id", "=", order_id)
    .where("invoice_file_id", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom letters about an order go to. */
export function findBuyer(db: Db, user_id: string) {
  return db
    .selectFrom("users")
    .select(["email", greetedIn("users").as("name"), "locale as language"])
    .where("id", "=", user_id)
    .executeTakeFirst();
}

/** Active members, who take a seat. */
export async function countMembers(db: Db, workspace: WorkspaceId): Promise<number> {
  const row = await db
    .selectFrom("recruiters")
    .select(sql<number>`count(*)`.as("n"))
    .where("workspace_id", "=", workspace)
    .where("user_id", "is not", null)
    .where("status", "=", 1)
    .executeTakeFirstOrThrow();
  return row.n;
}
