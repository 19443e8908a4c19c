import { type SqlBool, sql } from "kysely";
import type { stages } from "#contract/choices.ts";
import type { At } from "#server/areas/merge/reference/queries.ts";
import { keepingChange, moveRows, removeRows, replaceIn } from "#server/areas/merge/row/queries.ts";
import type { Trx } from "#server/parts/database/database.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import type { MergeRule } from "./rules.ts";

/** Where a match stands, the further the better; whom nobody has looked at yet comes last. */
const stagesInOrder = [
  "suggested",
  "rejected",
  "shortlisted",
  "proposed",
  "interview",
  "offer",
  "placed",
] satisfies (typeof stages)[number][];

/** Which row goes, and which one stays. */
export interface Direction {
  from: string;
  to: string;
}

/** Does with a table what its rule says. */
export async function follow(trx: Trx, at: At, table: keyof Tables, rule: MergeRule, { from, to }: Direction): Promise<void> {
  if ("named" in rule) {
    const isNamed = sql<SqlBool>`t.${sql.ref(rule.named)} @> ${JSON.stringify([{ candidate_id: from }])}::jsonb`;
    await replaceIn(trx, at, table, rule.named, sql`replace(t.${sql.ref(rule.named)}::text, ${from}, ${to})::jsonb`, isNamed);
  } else if ("remade" in rule) await removeRows(trx, at, table, sql<SqlBool>`t.${sql.ref(rule.remade)} = ${from}`);
  else if ("moves" in rule) {
    const { moves: column, keys = ["id"], alone, clash, listed } = rule;
    if (listed) {
      const list = sql`array_replace(t.${sql.ref(listed)}, ${from}::uuid, ${to}::uuid)`;
      await replaceIn(trx, at, table, listed, list, sql<SqlBool>`t.${sql.ref(listed)} @> array[${from}::uuid]`);
    }
    if (alone && clash === "better") await takeBetter(trx, at, column, alone, { from, to });
    if (alone) await removeRows(trx, at, table, clashes(at, table, column, alone, { from, to }));
    await moveRows(trx, at, table, { column, keys, from, to });
  }
}

/** The one that stays has a row that says the same already. */
const clashes = (at: At, table: keyof Tables, column: string, alone: readonly string[], { from, to }: Direction) => {
  const isAlike = alone.map((name) => sql`lower(o.${sql.ref(name)}::text) = lower(t.${sql.ref(name)}::text)`);
  return sql<SqlBool>`t.${sql.ref(column)} = ${from} and exists (select from ${sql.table(table)} o
    where o.workspace_id = ${at.workspace} and o.${sql.ref(column)} = ${to} and ${sql.join(isAlike, sql` and `)})`;
};

/**
 * Both have a match with the same job, or the same candidate: of the two stages the better one stays, with its reason and its time. What
 * people said of requirements is kept of both, of one requirement the later word.
 */
async function takeBetter(trx: Trx, at: At, column: string, alone: readonly string[], { from, to }: Direction): Promise<void> {
  const [other = ""] = alone;
  const rank = (row: string) => sql`coalesce(array_position(${stagesInOrder}::text[], ${sql.ref(`${row}.stage`)}), 3)`;
  const { rows } = await sql<{ id: string }>`select o.${sql.ref(other)} as id from matches t
    join matches o on o.workspace_id = ${at.workspace} and o.${sql.ref(column)} = ${to} and o.${sql.ref(other)} = t.${sql.ref(other)}
    where t.workspace_id = ${at.workspace} and t.${sql.ref(column)} = ${from}
      and (${rank("t")} > ${rank("o")} or t.overrides <> '{}' or t.source = 'manual' and o.source <> 'manual')`.execute(trx);
  for (const { id } of rows)
    await keepingChange(trx, at, "matches", { [column]: to, [other]: id }, async () => {
      await sql`update matches o set
          stage = case when ${rank("t")} > ${rank("o")} then t.stage else o.stage end,
          stage_reason = case when ${rank("t")} > ${rank("o")} then t.stage_reason else o.stage_reason end,
          stage_at = case when ${rank("t")} > ${rank("o")} then t.stage_at else o.stage_at end,
          stage_key = case when ${rank("t")} > ${rank("o")} then t.stage_key else o.stage_key end,
          reason_key = case when ${rank("t")} > ${rank("o")} then t.reason_key else o.reason_key end,
          reason_side = case when ${rank("t")} > ${rank("o")} then t.reason_side else o.reason_side end,
          source = case when t.source = 'manual' then t.source else o.source end,
          overrides = t.overrides || (select coalesce(jsonb_object_agg(each.key, each.value), '{}') from jsonb_each(o.overrides) each
            where coalesce(t.overrides -> each.key ->> 'at', '') <= coalesce(each.value ->> 'at', ''))
        from matches t where o.workspace_id = ${at.workspace} and o.${sql.ref(column)} = ${to} and o.${sql.ref(other)} = ${id}
          and t.workspace_id = ${at.workspace} and t.${sql.ref(column)} = ${from} and t.${sql.ref(other)} = ${id}`.execute(trx);
    });
}
