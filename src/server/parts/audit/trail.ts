import { sql } from "kysely";
import type { Database, Db } from "#server/parts/database/database.ts";
import type { Log } from "#server/parts/parts.ts";
import type { Audit } from "./audit.ts";
import { openBatches } from "./batches.ts";

export function openAudit({ db }: Pick<Database, "db">, log: Log): Audit {
  const append: Audit["append"] = async (to: Db, workspace_id, rows) => {
    await sql`select append_to_trail(${workspace_id}::uuid, ${JSON.stringify(rows)}::jsonb)`.execute(to);
  };
  return { append, ...openBatches("audit trail", log, (workspace_id, rows) => append(db, workspace_id, rows)) };
}
