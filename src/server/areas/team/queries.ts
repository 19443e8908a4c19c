import { type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import type { teamCalls } from "#contract/team.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { searchQuery } from "#server/core/search.ts";
import { byNumber, byText, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import type { Db } from "#server/parts/database/database.ts";

const sorts: SortKeys = {
  name: byText(sql`lower(users.first_name || ' ' || users.last_name)`),
  email: byText(sql`users.email`),
  role: byText(sql`recruiters.role`),
  last_active_at: byNumber(sql`floor(extract(epoch from coalesce(recruiters.last_active_at, to_timestamp(0))) * 1000)`),
};

const searched = (asked: string) =>
  sql<SqlBool>`to_tsvector('simple', regexp_replace(concat_ws(' ', users.first_name, users.last_name, users.email, recruiters.title), '[^[:alnum:]]+', ' ', 'g')) @@ to_tsquery('simple', ${asked})`;

/** The accounts that have joined a workspace; who was only invited isn't there. */
export async function pageOfMembers(db: Db, workspace: WorkspaceId, query: Body<typeof teamCalls.users>) {
  const page = sortedPage(query, sorts, "name", sql`users.id`);
  const asked = query.q === undefined ? null : searchQuery(query.q);
  const members = db
    .selectFrom("recruiters")
    .innerJoin("users", "users.id", "recruiters.user_id")
    .where("recruiters.workspace_id", "=", workspace)
    .where("recruiters.joined_at", "is not", null)
    .$if(asked !== null, (q) => q.where(searched(asked as string)));
  const rows = await members
    .select([
      "users.id",
      "users.first_name",
      "users.last_name",
      "users.email",
      "users.avatar_id",
      "recruiters.role",
      "recruiters.title",
      "recruiters.last_active_at",
      page.value.as("sort_value"),
    ])
    .$if(page.after !== undefined, (q) => q.where(page.after as never))
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const count = await members.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const { page: users, next_cursor } = page.pageOf(rows);
  return { users, total: count.total, next_cursor };
}
