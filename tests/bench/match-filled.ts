import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { ENTRY_VERSION } from "#engine/index/entry.ts";
import { insertCandidate } from "#server/areas/candidate/queries.ts";
import { isIndexed } from "#server/areas/ranking/indexed/people.ts";
import { nextChange } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { startTestServer } from "#tests/support/server.ts";
import { largePerson } from "../../scripts/demo/large-people.ts";

/** People that are different, made by the product; and of how many copies of them the workspace is. */
const PEOPLE = 1000;
export const WORKSPACE = 100_000;

/** A workspace of 100,000: some made by the product, with their facts and entries, the others copies of them. Replies a session's token. */
export async function fillWorkspace(url: string): Promise<string> {
  const server = await startTestServer({ postgres: url });
  try {
    const { workspace_id, token } = await server.signIn({ plan: "team" });
    const workspace = workspace_id as WorkspaceId;
    const { db, transaction } = server.parts.database;
    for (let from = 0; from < PEOPLE; from += 100)
      await transaction(async (trx) => {
        for (let number = from; number < from + 100; number += 1) {
          const { fields, cv_text } = largePerson(number);
          await insertCandidate(trx, workspace, newId(), await nextChange(trx, workspace), { ...fields, cv_text } as never);
        }
      });
    while (!(await isIndexed(server.parts, workspace, 1000))) await pause(50);
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns where table_name = 'candidates' and is_generated = 'NEVER'
        and column_name not in ('id', 'change_seq', 'email', 'phone')`.execute(db);
    const columns = sql.raw(rows.map(({ column_name }) => column_name).join(", "));
    const copies = WORKSPACE / PEOPLE - 1;
    await sql`set statement_timeout = 0`.execute(db);
    await sql`create table copied as
      select c.id as of, gen_random_uuid() as id, w.change_seq + row_number() over () as change_seq
      from candidates c join workspaces w on w.id = c.workspace_id, generate_series(1, ${copies}::integer) where c.workspace_id = ${workspace}`.execute(
      db,
    );
    await sql`insert into candidates (id, change_seq, ${columns})
      select copied.id, copied.change_seq, ${sql.raw(rows.map(({ column_name }) => `c.${column_name}`).join(", "))}
      from copied join candidates c on c.id = copied.of`.execute(db);
    await sql`insert into candidate_entries (workspace_id, candidate_id, change_seq, version, entry)
      select e.workspace_id, copied.id, copied.change_seq, e.version, e.entry
      from copied join candidate_entries e on e.candidate_id = copied.of where e.version = ${ENTRY_VERSION}`.execute(db);
    await sql`update workspaces set change_seq = (select max(change_seq) from candidates where workspace_id = ${workspace}) where id = ${workspace}`.execute(
      db,
    );
    await sql`drop table copied`.execute(db);
    for (const table of ["candidates", "candidate_entries"]) await server.parts.database.executeSql(`vacuum analyze ${table}`);
    return token;
  } finally {
    await server.stop();
  }
}
