import { sql } from "kysely";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

/** Whether somebody else has the address: an account, or a colleague in one of this person's workspaces. */
export async function isEmailOfOther(db: Db, user_id: string, email: string): Promise<boolean> {
  const account = await db.selectFrom("users").select("id").where("email", "=", email).where("id", "<>", user_id).executeTakeFirst();
  if (account) return true;
  const colleague = await db
    .selectFrom("recruiters")
    .innerJoin("recruiters as mine", "mine.workspace_id", "recruiters.workspace_id")
    .select("recruiters.id")
    .where("mine.user_id", "=", user_id)
    .where("recruiters.email", "=", email)
    .where(sql<boolean>`recruiters.user_id is distinct from ${user_id}`)
    .modifyEnd(acrossWorkspaces("person"))
    .executeTakeFirst();
  return Boolean(colleague);
}

export async function putPendingEmail(db: Db, user_id: string, pending_email: string) {
  await db.updateTable("users").set({ pending_email }).where("id", "=", user_id).execute();
}

/** Makes the address that waited the person's own, verified, in every workspace. */
export async function updateEmail(trx: Trx, user_id: string, email: string) {
  await trx
    .updateTable("users")
    .set({ email, pending_email: null, email_verified_at: sql`now()`, updated_at: sql`now()` })
    .where("id", "=", user_id)
    .execute();
  await trx.updateTable("recruiters").set({ email }).where("user_id", "=", user_id).modifyEnd(acrossWorkspaces("person")).execute();
}
