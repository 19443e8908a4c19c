import { type SqlBool, sql } from "kysely";
import type { MergeContact } from "#contract/merge/merge.ts";
import { contactsOf } from "#server/areas/client/queries.ts";
import { contactPlaces, type MergeRule } from "#server/areas/merge/place/rules.ts";
import { type Direction, follow } from "#server/areas/merge/place/tasks.ts";
import type { Row } from "#server/areas/merge/queries.ts";
import type { At } from "#server/areas/merge/reference/queries.ts";
import { keepingChange, removeRows, replaceIn } from "#server/areas/merge/row/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { stale } from "#server/core/failures.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import { type Joined, joinedContacts, type People, saidNoMore, saidOfBoth } from "./rules.ts";

const peopleOf = async (db: Db, workspace: WorkspaceId, client: Row): Promise<People> => ({
  country: (client.country as string | null) ?? null, // a row of clients
  contacts: await contactsOf(db, workspace, client.id),
});

/** Those who work at a client that goes into another: who comes along, and who becomes one with somebody there. */
export async function contactsMoving(db: Db, workspace: WorkspaceId, kept: Row, other: Row): Promise<MergeContact[]> {
  const [there, people] = [await peopleOf(db, workspace, kept), await peopleOf(db, workspace, other)];
  const joined = joinedContacts(there, people);
  return people.contacts.map((contact) => {
    const { id, name, email = null, phone = null } = contact;
    const pair = joined.find((one) => one.other === contact);
    const joins = pair ? { id: pair.kept.id, name: pair.kept.name, drops: saidNoMore(pair) } : null;
    return { id, name, email, phone, joins };
  });
}

/**
 * Who works at both becomes one, as somebody was told: where others would by now, nothing is merged; whatever names the other names the one who stays. A client has one contact who is written to first:
 * that of the one that stays.
 */
export async function joinContacts(trx: Trx, at: At, kept: Row, other: Row, told: readonly string[] | undefined): Promise<void> {
  // As the screen told it: who is first decides who of several becomes one with somebody.
  const [there, people] = [await peopleOf(trx, at.workspace, kept), await peopleOf(trx, at.workspace, other)];
  const joined = joinedContacts(there, people);
  const isAsTold =
    told === undefined ||
    told.toSorted().join() ===
      joined
        .map((pair) => pair.other.id)
        .toSorted()
        .join();
  if (!isAsTold) throw stale("client", {});
  await oneFirst(trx, at, { from: other.id, to: kept.id });
  const hasFirst = there.contacts.some(({ is_first }) => is_first);
  for (const pair of joined) await join(trx, at, pair, pair.kept.is_first || (pair.other.is_first && !hasFirst));
}

async function oneFirst(trx: Trx, at: At, { from, to }: Direction): Promise<void> {
  const hasFirst = sql`exists (select from contacts o where o.workspace_id = ${at.workspace} and o.client_id = ${to} and o.is_first and o.deleted_at is null)`;
  await replaceIn(
    trx,
    at,
    "contacts",
    "is_first",
    sql`false`,
    sql<SqlBool>`t.client_id = ${from} and t.is_first and t.deleted_at is null and ${hasFirst}`,
  );
}

async function join(trx: Trx, at: At, pair: Joined, is_first: boolean): Promise<void> {
  const { kept, other } = pair;
  await keepingChange(trx, at, "contacts", { id: kept.id }, async () => {
    await trx
      .updateTable("contacts")
      .set({ ...saidOfBoth(pair), is_first })
      .where("workspace_id", "=", at.workspace)
      .where("id", "=", kept.id)
      .execute();
  });
  for (const [table, rule] of Object.entries(contactPlaces) as [keyof Tables, MergeRule][])
    await follow(trx, at, table, rule, { from: other.id, to: kept.id });
  await removeRows(trx, at, "contacts", sql<SqlBool>`t.id = ${other.id}`);
}

/** Contacts of two who had become one and whom somebody changed since, by their names: what was changed stays. */
export async function changedContacts(db: Db, { workspace, merge_id }: At): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select t.name from merge_rows m
    join contacts t on t.workspace_id = ${workspace} and t.id = (m.keys ->> 'id')::uuid
    where m.workspace_id = ${workspace} and m.merge_id = ${merge_id} and m.of_table = 'contacts' and m.did = 'changed'
      and exists (select from jsonb_each(m.after) each where each.key <> 'is_first' and (to_jsonb(t) -> each.key) is distinct from each.value)
    order by lower(t.name), t.id`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Before a merge is undone: whoever came along and was made the first contact since isn't it where they go back to, if the one who was it
 * there is it again.
 */
export async function freeFirst(trx: Trx, { workspace, merge_id }: At): Promise<void> {
  const kept = sql`m.workspace_id = ${workspace} and m.merge_id = ${merge_id} and m.of_table = 'contacts'`;
  const wasFirst = sql`from merge_rows m where ${kept} and m.before ->> 'is_first' = 'true'`;
  await sql`update contacts t set is_first = false
    from (select (each ->> 'id')::uuid as id from merge_rows m, jsonb_array_elements(m.keys) each where ${kept} and m.did = 'moved') moved
    where t.workspace_id = ${workspace} and t.id = moved.id and t.is_first and t.deleted_at is null
      and not exists (select ${wasFirst} and m.did = 'changed' and (m.keys ->> 'id')::uuid = t.id)
      and exists (select ${wasFirst} and m.did in ('changed', 'removed') and not exists (select from contacts c
        where c.workspace_id = ${workspace} and c.id = (m.keys ->> 'id')::uuid and c.deleted_at is not null))`.execute(trx);
}
