import { type SqlBool, sql } from "kysely";
import type { LimitName } from "#contract/account/plan.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { greetedIn } from "#server/parts/database/people.ts";
import type { Entitlement } from "#server/parts/database/tables.ts";

/** The first day of this month (UTC), by which uses are counted. */
const thisMonth = sql<string>`date_trunc('month', now() at time zone 'utc')::date`;

export type Unit = "proposals" | "chat_messages";

export async function findEntitlement(db: Db, workspace: WorkspaceId): Promise<Entitlement> {
  return (await db.selectFrom("workspaces").select("entitlement").where("id", "=", workspace).executeTakeFirstOrThrow()).entitlement;
}

/**
 * The entitlement under the workspace's lock: whoever counts next waits until this transaction ends. Not `for update`, which
 * would also stop those who add rows that only name the workspace.
 */
export const findEntitlementToCount = async (trx: Trx, workspace: WorkspaceId): Promise<Entitlement> =>
  (await findRoomToCount(trx, workspace)).entitlement;

/** The same, with how many bytes its files and long texts have by now. */
export const findRoomToCount = (trx: Trx, workspace: WorkspaceId) =>
  trx
    .selectFrom("workspaces")
    .select(["entitlement", "stored_bytes"])
    .where("id", "=", workspace)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

type Records = "candidates" | "jobs";
const recordsOf = { candidates: "candidates", active_jobs: "jobs" } as const satisfies Partial<Record<LimitName, Records>>;
export type RecordLimit = keyof typeof recordsOf;

const tableOf = (limit: RecordLimit): Records => recordsOf[limit];
const counted = (db: Db, workspace: WorkspaceId, limit: RecordLimit) =>
  db
    .selectFrom(tableOf(limit))
    .where("workspace_id", "=", workspace)
    .where("deleted_at", "is", null)
    .$if(limit === "active_jobs", (query) => query.where(sql<SqlBool>`status = 1`));

/** How many records of a kind count now: those out of the trash, of jobs the open ones. */
export async function countRecords(db: Db, workspace: WorkspaceId, limit: RecordLimit): Promise<number> {
  const count =
    limit === "candidates"
      ? db.selectFrom("workspaces").select("candidates as n").where("id", "=", workspace) // the database keeps their number
      : counted(db, workspace, limit).select(sql<number>`count(*)`.as("n"));
  return (await count.executeTakeFirstOrThrow()).n;
}

/** Whether so many newer records count that this one is beyond the limit. Ids sort by the time of creation. */
export async function isBeyond(db: Db, workspace: WorkspaceId, limit: RecordLimit, id: string, max: number): Promise<boolean> {
  if (max === 0) return true;
  const newer = await counted(db, workspace, limit)
    .select("id")
    .where("id", ">", id)
    .orderBy("id")
    .offset(max - 1)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

/** One more use this month, while fewer than `max` were made: in one statement, so that the last one is used once. */
export async function takeUnit(trx: Trx, workspace: WorkspaceId, unit: Unit, max: number | null): Promise<number | undefined> {
  if (max === 0) return undefined;
  const row = await trx
    .insertInto("monthly_usage")
    .values({ workspace_id: workspace, month: thisMonth, [unit]: 1, notices: json({}) })
    .onConflict((conflict) =>
      conflict
        .columns(["workspace_id", "month"])
        .doUpdateSet({ [unit]: sql`monthly_usage.${sql.ref(unit)} + 1` })
        .$call((update) => (max === null ? update : update.where(sql<SqlBool>`monthly_usage.${sql.ref(unit)} < ${max}`))),
    )
    .returning(unit)
    .executeTakeFirst();
  return row?.[unit];
}

/** Gives a use back to the month that it was made in. */
export async function returnUnit(trx: Trx, workspace: WorkspaceId, unit: Unit, made_at: string): Promise<void> {
  await trx
    .updateTable("monthly_usage")
    .set({ [unit]: sql`${sql.ref(unit)} - 1` })
    .where("workspace_id", "=", workspace)
    .where("month", "=", sql<string>`date_trunc('month', ${made_at}::timestamptz at time zone 'utc')::date`)
    .where(unit, ">", 0)
    .execute();
}

/** What was used this month. */
export async function usedThisMonth(db: Db, workspace: WorkspaceId): Promise<Record<Unit, number>> {
  const row = await db
    .selectFrom("monthly_usage")
    .select(["proposals", "chat_messages"])
    .where("workspace_id", "=", workspace)
    .where("month", "=", thisMonth)
    .executeTakeFirst();
  return row ?? { proposals: 0, chat_messages: 0 };
}

/** Marks that the notice about a limit goes out; false when it, or a later one, did this month already. */
export async function markNotice(trx: Trx, workspace: WorkspaceId, limit: LimitName, level: 80 | 100): Promise<boolean> {
  const row = await trx
    .insertInto("monthly_usage")
    .values({ workspace_id: workspace, month: thisMonth, notices: json({ [limit]: level }) })
    .onConflict((conflict) =>
      conflict
        .columns(["workspace_id", "month"])
        .doUpdateSet({ notices: sql`monthly_usage.notices || ${json({ [limit]: level })}` })
        .where(sql<SqlBool>`coalesce((monthly_usage.notices ->> ${limit})::int, 0) < ${level}`),
    )
    .returning("month")
    .executeTakeFirst();
  return row !== undefined;
}

/** What a workspace pays for at the provider. */
export function paidFor(db: Db, workspace_id: WorkspaceId) {
  return db
    .selectFrom("subscriptions")
    .select("provider_subscription")
    .where("workspace_id", "=", workspace_id)
    .where("state", "in", ["active", "past_due"])
    .where("provider_subscription", "is not", null)
    .execute();
}

/** Who owns a workspace: letters about its plan go there. */
export function findOwner(db: Db, workspace: WorkspaceId) {
  return db
    .selectFrom("recruiters")
    .innerJoin("users", "users.id", "recruiters.user_id")
    .innerJoin("workspaces", "workspaces.id", "recruiters.workspace_id")
    .select([
      "users.id as user_id",
      "users.email",
      greetedIn("users").as("name"),
      "users.locale as language",
      "workspaces.name as workspace_name",
    ])
    .where("recruiters.workspace_id", "=", workspace)
    .where("recruiters.role", "=", "owner")
    .executeTakeFirst();
}

/** Today (UTC), by which is counted what a day holds. */
const today = sql<string>`(now() at time zone 'utc')::date`;

const unitsOfDay = ["recipients", "notices", "model_calls", "model_tokens"] as const;
type UnitOfDay = (typeof unitsOfDay)[number];

/** What a workspace used today. */
export async function usedToday(db: Db, workspace: WorkspaceId): Promise<Record<UnitOfDay, number>> {
  const row = await db
    .selectFrom("daily_usage")
    .select(unitsOfDay)
    .where("workspace_id", "=", workspace)
    .where("day", "=", today)
    .executeTakeFirst();
  return row ?? { recipients: 0, notices: 0, model_calls: 0, model_tokens: 0 };
}

/** The bytes of all files and long texts of a workspace, whose number the database keeps. */
export async function storedBytes(db: Db, workspace: WorkspaceId): Promise<number> {
  return (await db.selectFrom("workspaces").select("stored_bytes").where("id", "=", workspace).executeTakeFirstOrThrow()).stored_bytes;
}

/** As if so many had not been written to, on the day that they were counted on. */
export async function giveBackRecipients(trx: Trx, workspace: WorkspaceId, n: number, counted_at: string): Promise<void> {
  await trx
    .updateTable("daily_usage")
    .set({ recipients: sql<number>`greatest(0, recipients - ${n}::int)` })
    .where("workspace_id", "=", workspace)
    .where(sql<SqlBool>`day = (${counted_at}::timestamptz at time zone 'utc')::date`)
    .execute();
}

/** Counts so many more of each, on which day; a new one begins anew. */
export async function addToDay(trx: Trx, workspace: WorkspaceId, used: Partial<Record<UnitOfDay, number>>): Promise<string> {
  const kept = (unit: UnitOfDay) =>
    sql<number>`case when daily_usage.day = excluded.day then daily_usage.${sql.ref(unit)} else 0 end + excluded.${sql.ref(unit)}`;
  const { day } = await trx
    .insertInto("daily_usage")
    .values({ workspace_id: workspace, day: today, ...used })
    .onConflict((conflict) =>
      conflict.column("workspace_id").doUpdateSet({ day: today, ...Object.fromEntries(unitsOfDay.map((unit) => [unit, kept(unit)])) }),
    )
    .returning("day")
    .executeTakeFirstOrThrow();
  return day;
}

/** Puts right what was taken of a day's tokens before anybody knew how many it would be; a day that is over stays as it was. */
export async function correctTokens(db: Db, workspace: WorkspaceId, day: string, by: number): Promise<void> {
  await db
    .updateTable("daily_usage")
    .set({ model_tokens: sql<number>`greatest(0, model_tokens + ${by}::bigint)` })
    .where("workspace_id", "=", workspace)
    .where("day", "=", day)
    .execute();
}
