import { type SqlBool, sql } from "kysely";
import type { Body } from "#contract/call.ts";
import { newsSwitches, type notificationKinds } from "#contract/choices.ts";
import type { notificationCalls } from "#contract/note/notification.ts";
import { isRecordThere, recordColumns, recordName } from "#server/areas/workspace/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { byMoment, sortedPage } from "#server/core/sorted-page.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { personNameIn } from "#server/parts/database/people.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";
import { type Happening, type SwitchedOff, switchOf } from "./rules.ts";

export interface Told {
  kind: (typeof notificationKinds)[number];
  note_id?: string;
  to_do_id?: string;
  /** The timeline's line of what came from outside. */
  activity_id?: string;
}

/** Who of these works here now, with how they want to be told of such news. */
export function findTold(trx: Trx, workspace: WorkspaceId, kind: Told["kind"], recruiter_ids: readonly string[]) {
  const isOn = (off: string) => sql<boolean>`not ${switchOf[kind]} = any(${sql.ref(off)})`;
  return trx
    .selectFrom("recruiters")
    .innerJoin("users", "users.id", "recruiters.user_id")
    .select(["recruiters.id", "users.email", "users.locale"])
    .select([isOn("users.bell_off").as("is_shown"), isOn("users.letters_off").as("is_written")])
    .where("recruiters.workspace_id", "=", workspace)
    .where(sql<SqlBool>`recruiters.id = any(${recruiter_ids}::uuid[])`)
    .where("recruiters.joined_at", "is not", null)
    .where("recruiters.status", "=", 1)
    .orderBy("recruiters.id")
    .execute();
}

/** Keeps that somebody is told; false where they were told of it already. Of a task that is theirs again they are told again. */
export async function putNotification(
  trx: Trx,
  workspace: WorkspaceId,
  one: Told & { id: string; recruiter_id: string; by_recruiter_id: string | null; is_shown: boolean },
): Promise<boolean> {
  const rows = await trx
    .insertInto("notifications")
    .values({ ...one, workspace_id: workspace })
    .onConflict((oc) =>
      one.to_do_id
        ? oc
            .columns(["workspace_id", "to_do_id", "recruiter_id"])
            .where("to_do_id", "is not", null)
            .doUpdateSet({ read_at: null, created_at: sql`now()`, by_recruiter_id: one.by_recruiter_id, is_shown: one.is_shown })
        : oc.doNothing(),
    )
    .returning("id")
    .execute();
  return rows.length > 0;
}

/** What of one's notifications can be seen: what they are about is there. */
const shown = (db: Db, workspace: WorkspaceId, recruiter_id: string) =>
  db
    .selectFrom("notifications")
    .leftJoin("notes", onOwn("notes.id", "notifications.note_id"))
    .leftJoin("to_dos", onOwn("to_dos.id", "notifications.to_do_id"))
    .leftJoin("activities", onOwn("activities.id", "notifications.activity_id"))
    .leftJoin("candidates", onOwn("candidates.id", "activities.candidate_id"))
    .leftJoin("jobs", onOwn("jobs.id", "activities.job_id"))
    .leftJoin("proposals", onOwn("proposals.id", "activities.proposal_id"))
    .where("notifications.workspace_id", "=", workspace)
    .where("notifications.recruiter_id", "=", recruiter_id)
    .where("notifications.is_shown", "=", true)
    .where("notes.deleted_at", "is", null)
    .where("to_dos.deleted_at", "is", null)
    .where("candidates.deleted_at", "is", null)
    .where("jobs.deleted_at", "is", null)
    .where("proposals.deleted_at", "is", null)
    .where(isRecordThere("notes"))
    .where(isRecordThere("to_dos"));

export async function countUnread(db: Db, workspace: WorkspaceId, recruiter_id: string): Promise<number> {
  const { n } = await shown(db, workspace, recruiter_id)
    .select(sql<number>`count(*)`.as("n"))
    .where("notifications.read_at", "is", null)
    .executeTakeFirstOrThrow();
  return n;
}

const newest = byMoment(sql`notifications.created_at`);
const of = (column: "record" | "record_id" | "record_name") => sql<never>`${sql.ref(`about.${column}`)}`.as(column);

export async function pageOfNotifications(
  db: Db,
  workspace: WorkspaceId,
  recruiter_id: string,
  query: Body<typeof notificationCalls.list>,
) {
  const page = sortedPage({ ...query, sort: "-newest" }, { newest }, "-newest", sql`notifications.id`);
  const ids = (table: string) =>
    sql.join(["candidate_id", "job_id", "client_id", "proposal_id"].map((column) => sql.ref(`${table}.${column}`)));
  // What came from outside is about a proposal or else a candidate, whichever job it names.
  const record_id = sql`coalesce(${ids("notes")}, ${ids("to_dos")}, activities.proposal_id, activities.candidate_id)`;
  const kind = sql`case ${record_id}
    when coalesce(notes.candidate_id, to_dos.candidate_id, activities.candidate_id) then 'candidate'
    when coalesce(notes.job_id, to_dos.job_id) then 'job' when coalesce(notes.client_id, to_dos.client_id) then 'client'
    when coalesce(notes.proposal_id, to_dos.proposal_id, activities.proposal_id) then 'proposal' end`;
  // A client gave their name; where none stands, it was the candidate.
  const client = sql`activities.detail ->> 'name'`;
  const pair = sql`nullif(concat_ws(', ', case when ${client} is not null then ${personNameIn("candidates")} end, jobs.title), '')`;
  const rows = await shown(db, workspace, recruiter_id)
    .leftJoin("recruiters as sender", onOwn("sender.id", "notifications.by_recruiter_id"))
    .innerJoinLateral(
      sql<{
        record: null;
        record_id: null;
        record_name: null;
      }>`(select ${kind} as record, ${record_id} as record_id,
        coalesce(${recordName("notes")}, ${recordName("to_dos")}, ${pair}) as record_name)`.as("about"),
      (join) => join.onTrue(),
    )
    .select([
      "notifications.id",
      "notifications.kind",
      "notifications.note_id",
      "notifications.to_do_id",
      "notifications.read_at",
      "notifications.created_at",
      of("record"),
      of("record_id"),
      of("record_name"),
      sql<string | null>`coalesce(${personNameIn("sender")}, ${client}, ${personNameIn("candidates")})`.as("by_name"),
      sql<string>`left(coalesce(notes.text, to_dos.text, ''), 1000)`.as("text"),
      sql<Happening | null>`activities.detail`.as("happening"),
      page.value.as("sort_value"),
    ])
    .where(page.after)
    .orderBy(page.order)
    .limit(query.limit + 1)
    .execute();
  return page.pageOf(rows);
}

/** Marks one's own as read or not, all of them where no ids are given. */
export async function markRead(
  db: Db,
  workspace: WorkspaceId,
  recruiter_id: string,
  { ids, read }: { ids?: string[] | undefined; read: boolean },
): Promise<void> {
  await db
    .updateTable("notifications")
    .set({ read_at: read ? sql<string>`coalesce(read_at, now())` : null })
    .where("workspace_id", "=", workspace)
    .where("recruiter_id", "=", recruiter_id)
    .$if(ids !== undefined, (query) => query.where(sql<SqlBool>`id = any(${ids ?? []}::uuid[])`))
    .$if(ids === undefined && read, (query) => query.where("read_at", "is", null))
    .execute();
}

/** What somebody has switched off, each way by itself. */
export function switchedOff(db: Db, user_id: string): Promise<SwitchedOff> {
  return db.selectFrom("users").select(["bell_off", "letters_off"]).where("id", "=", user_id).executeTakeFirstOrThrow();
}

/** Switches a kind off or on again, each way as it is asked; all of them where none is named. */
export function switchOff(db: Db, user_id: string, { kind, in_app, by_letter }: Body<typeof notificationCalls.updateSettings>) {
  const kinds = sql`${kind ? [kind] : [...newsSwitches]}::text[]`;
  const after = (column: "bell_off" | "letters_off", isOn: boolean | undefined) => {
    const off = sql.ref(column);
    if (isOn === undefined) return sql<string[]>`${off}`;
    return sql<string[]>`array(select unnest(${off}) ${isOn ? sql`except` : sql`union`} select unnest(${kinds}) order by 1)`;
  };
  return db
    .updateTable("users")
    .set({ bell_off: after("bell_off", in_app), letters_off: after("letters_off", by_letter) })
    .where("id", "=", user_id)
    .returning(["bell_off", "letters_off"])
    .executeTakeFirstOrThrow();
}

/** The addresses of those who want no letter of such news. Who has no account has switched nothing off. */
export async function unwantedBy(db: Db, workspace: WorkspaceId, kind: Told["kind"], recruiter_ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("recruiters")
    .innerJoin("users", "users.id", "recruiters.user_id")
    .select("users.email")
    .where("recruiters.workspace_id", "=", workspace)
    .where(sql<SqlBool>`recruiters.id = any(${recruiter_ids}::uuid[])`)
    .where(sql<SqlBool>`${switchOf[kind]} = any(users.letters_off)`)
    .execute();
  return rows.map(({ email }) => email);
}

/** What a letter about a note or a task says of it. */
export function findSubject(trx: Trx, workspace: WorkspaceId, { note_id = "", to_do_id = "" }: Told) {
  const table = note_id ? ("notes" as const) : ("to_dos" as const);
  return trx
    .selectFrom(table)
    .select("text")
    .select(recordColumns(table))
    .select(recordName(table).as("record_name"))
    .where("workspace_id", "=", workspace)
    .where("id", "=", note_id || to_do_id)
    .executeTakeFirst();
}
