import { sql } from "kysely";
import { ConfigError } from "#server/config.ts";
import type { Database } from "./database.ts";
import { inTurn } from "./migrate.ts";
import { writtenOnce } from "./tenancy.ts";

/** Lets a role work on all tables as the product does, and change none of them. Asked by their owner. */
export function letWork(owner: Database, role: string): Promise<void> {
  const to = sql.id(role);
  return inTurn(owner, async (trx) => {
    for (const schema of ["public", "pgboss"]) {
      const within = sql.raw(schema);
      await sql`grant usage on schema ${within} to ${to}`.execute(trx);
      await sql`grant select, insert, update, delete on all tables in schema ${within} to ${to}`.execute(trx);
      await sql`grant usage on all sequences in schema ${within} to ${to}`.execute(trx);
    }
    for (const table of ["migrations", ...writtenOnce])
      await sql`revoke insert, update, delete on ${sql.table(table)} from ${to}`.execute(trx);
    await sql`revoke update, delete on audit_anchors from ${to}`.execute(trx);
    await sql`grant update (seal) on audit_anchors to ${to}`.execute(trx); // made anew with another secret
  });
}

/** A wall that everybody passes over is none: a role that owns the tables, or needs no policies, is refused. */
export async function refusePassingOver(database: Database, role: string): Promise<void> {
  const { rows } = await database.executeSql("select row_security_active('candidates') as is_bound");
  if (!rows[0]?.is_bound)
    throw new ConfigError(
      `DATABASE_OWNER_URL is set, but ${role}, the role of DATABASE_URL, passes over row-level security: it owns the tables, is a superuser or has BYPASSRLS. Take another role.`,
    );
}
