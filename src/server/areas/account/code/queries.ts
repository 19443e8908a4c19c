import { sql } from "kysely";
import { CODE_PAUSE_SECONDS } from "#contract/choices.ts";
import type { Db } from "#server/parts/database/database.ts";
import type { CodePurpose } from "#server/parts/database/tables.ts";

/** Letters with a code that one mailbox gets within an hour. */
const LETTERS_AN_HOUR = 5;

/** Puts a new code in the place of the one before: the newest alone counts. Counts the letter that carries it. */
export async function putCode(db: Db, code: { id: string; purpose: CodePurpose; email: string; code_hash: Uint8Array }) {
  const isNewHour = sql<boolean>`codes.letters_since not between now() - interval '1 hour' and now()`;
  const fresh = {
    id: code.id,
    code_hash: code.code_hash,
    tries: 0,
    used_at: null,
    created_at: sql<string>`now()`,
    expires_at: sql<string>`now() + interval '10 minutes'`,
  };
  await db
    .insertInto("codes")
    .values({ ...code, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(["purpose", "email"]).doUpdateSet({
        ...fresh,
        letters: sql`case when ${isNewHour} then 1 else codes.letters + 1 end`,
        letters_since: sql`case when ${isNewHour} then now() else codes.letters_since end`,
      }),
    )
    .execute();
}

/** Seconds until this mailbox may get its next letter: `pause` after the last one, `hour` when it had five within one. */
export async function letterWait(db: Db, purpose: CodePurpose, email: string): Promise<{ pause: number; hour: number }> {
  const row = await db
    .selectFrom("codes")
    .select([
      "letters",
      sql<number>`extract(epoch from now() - created_at)`.as("since_last"),
      sql<number>`extract(epoch from now() - letters_since)`.as("since_first"),
    ])
    .where("purpose", "=", purpose)
    .where("email", "=", email)
    .forUpdate() // two letters asked for at once take turns
    .executeTakeFirst();
  // A clock that was put back has letters in what is to come: nobody waits for that.
  const until = (length: number, since: number) => (since < 0 ? 0 : Math.max(0, Math.ceil(length - since)));
  return {
    pause: row ? until(CODE_PAUSE_SECONDS, Number(row.since_last)) : 0,
    hour: row && row.letters >= LETTERS_AN_HOUR ? until(3600, Number(row.since_first)) : 0,
  };
}

/**
 * Checks a code and counts the try in one statement, so that tries in parallel can't outrun the count.
 * right: used up now, or left as it is with `keep` · wrong: counted · over: expired, used, or five wrong tries already.
 */
export async function checkCode(
  db: Db,
  purpose: CodePurpose,
  email: string,
  code_hashes: Uint8Array[],
  { keep = false } = {},
): Promise<"right" | "wrong" | "over"> {
  const isRight = sql<boolean>`code_hash in (${sql.join(code_hashes)})`;
  const row = await db
    .updateTable("codes")
    .set({
      tries: sql`case when ${isRight} then tries else tries + 1 end`,
      ...(!keep && { used_at: sql<string>`case when ${isRight} then now() end` }),
    })
    .where("purpose", "=", purpose)
    .where("email", "=", email)
    .where("tries", "<", 5)
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<string>`now()`)
    .returning(isRight.as("right"))
    .executeTakeFirst();
  return row ? (row.right ? "right" : "wrong") : "over";
}

/** Codes that are over; a day later nobody asks about their letters either. */
export async function removeOldCodes(db: Db) {
  await db.deleteFrom("codes").where(sql<boolean>`expires_at < now() - interval '24 hours'`).execute();
}
