import { sql } from "kysely";
import { type Retention, type WorkspaceSettings, workspaceSettings } from "#contract/account/workspace.ts";
import type { AboutRecord } from "#contract/note/note.ts";
import { personName } from "#contract/text/names/person-name.ts";
import { nameRecord } from "#server/core/act.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { personNameIn } from "#server/parts/database/people.ts";
import { acrossWorkspaces } from "#server/parts/database/tenancy.ts";
import { aboutColumns } from "./rules.ts";

/**
 * The number of the next change of a candidate or job. Writers of one workspace take turns here until they commit, so that
 * whoever has seen change n has seen every change before it.
 */
export async function nextChange(trx: Trx, workspace: WorkspaceId): Promise<number> {
  const row = await trx
    .updateTable("workspaces")
    .set({ change_seq: sql`change_seq + 1` })
    .where("id", "=", workspace)
    .returning("change_seq")
    .executeTakeFirstOrThrow();
  return row.change_seq;
}

/** The number of the last change of a candidate or job that is written. */
export async function currentChange(db: Db, workspace: WorkspaceId): Promise<number> {
  return (await db.selectFrom("workspaces").select("change_seq").where("id", "=", workspace).executeTakeFirstOrThrow()).change_seq;
}

/** What a workspace is called, and what it has set. */
export function workspaceOf(db: Db, workspace: WorkspaceId) {
  return db.selectFrom("workspaces").select(["name", "settings"]).where("id", "=", workspace).executeTakeFirstOrThrow();
}

/** Replaces the groups of settings that are given; the others stay. */
export async function updateSettings(trx: Trx, workspace: WorkspaceId, settings: Partial<WorkspaceSettings>) {
  if (Object.keys(settings).length === 0) return;
  await trx
    .updateTable("workspaces")
    .set({ settings: sql`settings || ${json(settings)}` })
    .where("id", "=", workspace)
    .execute();
}

/** How long a workspace keeps its candidates. */
export const termsOf = async (db: Db, workspace: WorkspaceId): Promise<Retention> => termsIn((await workspaceOf(db, workspace)).settings);
/** The same, where its settings were read with something else. */
export const termsIn = (settings: unknown): Retention => workspaceSettings.parse(settings).retention;

/** Every workspace with its terms. */
export async function workspacesWithTerms(db: Db): Promise<{ workspace_id: string; terms: Retention }[]> {
  const rows = await db.selectFrom("workspaces").select(["id", "settings"]).modifyEnd(acrossWorkspaces("sweep")).execute();
  return rows.map(({ id, settings }) => ({ workspace_id: id, terms: workspaceSettings.parse(settings).retention }));
}

/** A line of the timelines; gives its id. */
export async function insertActivity(
  db: Db,
  workspace: WorkspaceId,
  activity: {
    id: string;
    kind: string;
    recruiter_id: string | null;
    candidate_id?: string;
    job_id?: string;
    proposal_id?: string;
    detail?: Record<string, unknown>;
    /** When it happened, where that isn't now. */
    at?: string | undefined;
  },
): Promise<string> {
  const { detail = {}, candidate_id = null, job_id = null, at, ...rest } = activity;
  nameRecord("candidate", candidate_id);
  nameRecord("job", job_id);
  nameRecord("proposal", rest.proposal_id);
  await db
    .insertInto("activities")
    .values({ ...rest, candidate_id, job_id, workspace_id: workspace, detail: sql`${JSON.stringify(detail)}::jsonb`, ...(at && { at }) })
    .execute();
  return activity.id;
}

/** Whether a recruiter record belongs to the workspace. */
export async function isRecruiterOf(db: Db, workspace: WorkspaceId, recruiter_id: string): Promise<boolean> {
  return Boolean(
    await db.selectFrom("recruiters").select("id").where("id", "=", recruiter_id).where("workspace_id", "=", workspace).executeTakeFirst(),
  );
}

/** What somebody of a workspace is called; null where nobody is named or they are gone. */
export async function recruiterNameOf(db: Db, workspace: WorkspaceId, id: string | null): Promise<string | null> {
  if (!id) return null;
  const row = await db
    .selectFrom("recruiters")
    .select(["first_name", "last_name"])
    .where("workspace_id", "=", workspace)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? personName(row) : null;
}

export const recruiterName = async (db: Db, workspace: WorkspaceId, id: string): Promise<string> =>
  (await recruiterNameOf(db, workspace, id)) ?? "";

/** What somebody writes a note or a task on, in the trash or not; of a proposal with whom and what it is about. */
export async function findAbout(db: Db, workspace: WorkspaceId, { record, record_id }: AboutRecord) {
  const ofProposal = record === "proposal" ? sql`candidate_id, job_id` : sql`null as candidate_id, null as job_id`;
  const { rows } = await sql<{ deleted_at: string | null; candidate_id: string | null; job_id: string | null }>`
    select deleted_at, ${ofProposal} from ${sql.table(aboutColumns[record].table)} where workspace_id = ${workspace} and id = ${record_id}`.execute(
    db,
  );
  return rows[0];
}

/** What the workspace's people are called whose ids are given, by id. */
export async function recruiterNames(db: Db, workspace: WorkspaceId, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("recruiters")
    .select(["id", personNameIn("recruiters").as("name")])
    .where("workspace_id", "=", workspace)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name ?? ""]));
}
