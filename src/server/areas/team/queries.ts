import { type SqlBool, sql } from "kysely";
import type { Role } from "#contract/account/account.ts";
import type { teamCalls } from "#contract/account/team.ts";
import type { Body } from "#contract/call.ts";
import { invitationEnd } from "#server/areas/membership/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { searchQuery } from "#server/core/search.ts";
import { byNumber, byText, type SortKeys, sortedPage } from "#server/core/sorted-page.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";

const sorts: SortKeys = {
  name: byText(sql`sort_name(users.first_name, users.last_name)`),
  email: byText(sql`users.email`),
  role: byText(sql`recruiters.role`),
  last_active_at: byNumber(sql`floor(extract(epoch from coalesce(recruiters.last_active_at, to_timestamp(0))) * 1000)`),
};

const searched = (of: "users" | "recruiters", asked: string) => {
  const column = (name: string) => sql.ref(`${of}.${name}`);
  return sql<SqlBool>`(words_of_name(concat_ws(' ', ${column("first_name")}, ${column("last_name")}))
    || words_of(concat_ws(' ', ${column("email")}, recruiters.title))) @@ to_tsquery('simple', ${asked})`;
};

/** The accounts that have joined a workspace; who was only invited isn't there. */
export async function pageOfMembers(db: Db, workspace: WorkspaceId, query: Body<typeof teamCalls.users>) {
  const page = sortedPage(query, sorts, "name", sql`users.id`);
  const asked = query.q === undefined ? null : searchQuery(query.q);
  const members = db
    .selectFrom("recruiters")
    .innerJoin("users", "users.id", "recruiters.user_id")
    .where("recruiters.workspace_id", "=", workspace)
    .where("recruiters.joined_at", "is not", null)
    .$if(asked !== null, (q) => q.where(searched("users", asked as string)));
  const rows = await members
    .select([
      "users.id",
      "recruiters.id as recruiter_id",
      "users.first_name",
      "users.last_name",
      "users.email",
      "users.avatar_id",
      "recruiters.role",
      "recruiters.title",
      "recruiters.last_active_at",
      page.value.as("sort_value"),
    ])
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const count = await members.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const { page: users, next_cursor } = page.pageOf(rows);
  return { users, total: count.total, next_cursor };
}

/** How many records of a kind, out of the trash, are a recruiter's. */
const counted = (table: "jobs" | "candidates" | "proposals") =>
  sql<number>`(select count(*) from ${sql.table(table)} record where record.workspace_id = recruiters.workspace_id and record.recruiter_id = recruiters.id and record.deleted_at is null)`;

const moment = (column: string) => byNumber(sql`floor(extract(epoch from coalesce(${sql.ref(column)}, to_timestamp(0))) * 1000)`);
const name = sql`sort_name(recruiters.first_name, recruiters.last_name)`;
const recruiterSorts: SortKeys = {
  // The owner first, for no name begins with an exclamation mark before a blank.
  standing: byText(sql`case when recruiters.role = 'owner' then '! ' else '' end || ${name}`),
  name: byText(name),
  email: byText(sql`recruiters.email`),
  role: byText(sql`recruiters.role`),
  status: byNumber(sql`recruiters.status`),
  jobs: byNumber(counted("jobs")),
  candidates: byNumber(counted("candidates")),
  proposals: byNumber(counted("proposals")),
  joined_at: moment("recruiters.joined_at"),
  invited_at: moment("recruiters.invited_at"),
  last_active_at: moment("recruiters.last_active_at"),
};

const recruiters = (db: Db, workspace: WorkspaceId) =>
  db.selectFrom("recruiters").leftJoin("users", "users.id", "recruiters.user_id").where("recruiters.workspace_id", "=", workspace);

const recruiterColumns = [
  "recruiters.id",
  "recruiters.user_id",
  "recruiters.first_name",
  "recruiters.last_name",
  "recruiters.email",
  "recruiters.phone",
  "recruiters.title",
  "recruiters.role",
  "recruiters.has_seat",
  "recruiters.invited_at",
  "recruiters.invitation_expires_at",
  "recruiters.joined_at",
  "recruiters.last_active_at",
  "users.avatar_id",
] as const;
const numbers = [
  sql<0 | 1>`recruiters.status`.as("status"),
  counted("jobs").as("jobs"),
  counted("candidates").as("candidates"),
  counted("proposals").as("proposals"),
] as const;

export function findRecruiter(db: Db, workspace: WorkspaceId, id: string) {
  return recruiters(db, workspace).select(recruiterColumns).select(numbers).where("recruiters.id", "=", id).executeTakeFirst();
}
export type RecruiterRow = NonNullable<Awaited<ReturnType<typeof findRecruiter>>>;

/** Members and invited members, the owner first unless sorted otherwise. */
export async function pageOfRecruiters(db: Db, workspace: WorkspaceId, query: Body<typeof teamCalls.recruiters>) {
  const page = sortedPage(query, recruiterSorts, "standing", sql`recruiters.id`);
  const asked = query.q === undefined ? null : searchQuery(query.q);
  const found = recruiters(db, workspace).$if(asked !== null, (q) => q.where(searched("recruiters", asked as string)));
  const rows = await found
    .select(recruiterColumns)
    .select(numbers)
    .select(page.value.as("sort_value"))
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  const count = await found.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const { page: rowsOfPage, next_cursor } = page.pageOf(rows);
  return { rows: rowsOfPage, total: count.total, next_cursor };
}

/** Whether an address belongs to somebody in the workspace: a member, or one who is invited. */
export function findByEmail(db: Db, workspace: WorkspaceId, email: string) {
  return recruiters(db, workspace).select(["recruiters.id", "recruiters.user_id"]).where("recruiters.email", "=", email).executeTakeFirst();
}

interface Invited {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string | null;
  title: string | null;
  role: Role;
  invited_by: string;
}

/** Adds an invited member. False where the address is in the workspace already. */
export async function insertInvited(trx: Trx, workspace: WorkspaceId, invited: Invited): Promise<boolean> {
  const added = await trx
    .insertInto("recruiters")
    .values({
      ...invited,
      workspace_id: workspace,
      user_id: null,
      invited_at: sql<string>`now()`,
      invitation_expires_at: invitationEnd(),
      joined_at: null,
      last_active_at: null,
    })
    .onConflict((conflict) => conflict.columns(["workspace_id", "email"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** An invitation as new: 14 days more, and no longer held back by a suspension. */
export async function renewInvitation(trx: Trx, workspace: WorkspaceId, id: string, invited_by: string) {
  await trx
    .updateTable("recruiters")
    .set({ invited_at: sql<string>`now()`, invitation_expires_at: invitationEnd(), invited_by, status: 1 })
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .execute();
}

export async function updateRecruiter(
  trx: Trx,
  workspace: WorkspaceId,
  id: string,
  change: {
    first_name?: string | undefined;
    last_name?: string | undefined;
    phone?: string | null | undefined;
    title?: string | null | undefined;
    role?: Role | undefined;
    status?: 0 | 1;
  },
) {
  if (Object.values(change).every((value) => value === undefined)) return;
  await trx.updateTable("recruiters").set(change).where("workspace_id", "=", workspace).where("id", "=", id).execute();
}

/** The workspaces that a person is in, the one used last first, with what their plan says. */
export function teamsOf(db: Db, user_id: string) {
  return db
    .selectFrom("recruiters")
    .innerJoin("workspaces", "workspaces.id", "recruiters.workspace_id")
    .select((eb) => [
      "workspaces.id",
      "workspaces.name",
      "workspaces.logo_id",
      "workspaces.kind",
      "workspaces.entitlement",
      "recruiters.role",
      "recruiters.has_seat",
      sql<boolean>`recruiters.status = 0`.as("is_suspended"),
      eb
        .selectFrom("recruiters as member")
        .select(sql<number>`count(*)`.as("n"))
        .whereRef("member.workspace_id", "=", "workspaces.id")
        .where("member.user_id", "is not", null)
        .as("members"),
      eb
        .selectFrom("recruiters as member")
        .select(sql<number>`count(*)`.as("n"))
        .whereRef("member.workspace_id", "=", "workspaces.id")
        .where("member.user_id", "is not", null)
        .where("member.status", "=", 1)
        .as("seats_used"),
      eb
        .selectFrom("subscriptions")
        .select("subscriptions.state")
        .whereRef("subscriptions.workspace_id", "=", "workspaces.id")
        .where("subscriptions.is_extra_seat", "=", false)
        .where("subscriptions.state", "<>", "incomplete")
        .orderBy("subscriptions.created_at", "desc")
        .limit(1)
        .as("state"),
    ])
    .where("recruiters.user_id", "=", user_id)
    .orderBy("recruiters.last_active_at", (order) => order.desc().nullsLast())
    .orderBy("workspaces.id")
    .modifyEnd(acrossWorkspaces("person"))
    .execute();
}
