import { sql } from "kysely";
import type { Db } from "#server/parts/database/database.ts";

/** Wrong codes within a day after which no further one is looked at. */
export const MOST_WRONG_CODES = 20;
const isOver = sql<boolean>`wrong_codes.since <= now() - interval '24 hours'`;

/** Counts a code that is tried as a wrong one, and gives the count; undefined where it is full. In one statement, so that tries in parallel can't outrun it. */
export async function takeTry(db: Db, who: Uint8Array): Promise<number | undefined> {
  const row = await db
    .insertInto("wrong_codes")
    .values({ who, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .column("who")
        .doUpdateSet({
          tries: sql`case when ${isOver} then 1 else wrong_codes.tries + 1 end`,
          since: sql`case when ${isOver} then now() else wrong_codes.since end`,
        })
        .where(sql<boolean>`wrong_codes.tries < ${MOST_WRONG_CODES} or ${isOver}`),
    )
    .returning("tries")
    .executeTakeFirst();
  return row?.tries;
}

/** The code that was counted wasn't a wrong one. */
export async function giveTryBack(db: Db, who: Uint8Array) {
  await db.updateTable("wrong_codes").set({ tries: sql`greatest(tries - 1, 0)` }).where("who", "=", who).execute();
}

/** Seconds until codes are looked at again. */
export async function secondsLocked(db: Db, who: Uint8Array): Promise<number> {
  const row = await db
    .selectFrom("wrong_codes")
    .select(sql<number>`extract(epoch from since + interval '24 hours' - now())`.as("seconds"))
    .where("who", "=", who)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(Number(row?.seconds ?? 1)));
}

export async function removeOldTries(db: Db) {
  await db.deleteFrom("wrong_codes").where(isOver).execute();
}
