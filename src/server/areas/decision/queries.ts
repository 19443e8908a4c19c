import { sql } from "kysely";
import type { Decision, MatchSnapshot } from "#contract/candidate/dossier.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { type Db, json } from "#server/parts/database/database.ts";

interface Pair {
  job_id: string;
  candidate_id: string;
}

export async function putSnapshot(db: Db, workspace: WorkspaceId, pair: Pair, hash: string, said: MatchSnapshot): Promise<void> {
  await db
    .insertInto("decision_snapshots")
    .values({ ...pair, workspace_id: workspace, hash, said: json(said) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface NewDecision extends Pair {
  recruiter_id: string | null;
  recruiter_name: string | null;
  kind: Decision["kind"];
  detail: Record<string, unknown>;
  score: number;
  engine_version: string;
  snapshot: string;
}

/** Adds an event; that somebody looked at the same thing again within a day is none. */
export async function putDecision(db: Db, workspace: WorkspaceId, event: NewDecision): Promise<void> {
  const wasSeen =
    event.kind === "seen" &&
    (await db
      .selectFrom("decisions")
      .select("id")
      .where("workspace_id", "=", workspace)
      .where("job_id", "=", event.job_id)
      .where("candidate_id", "=", event.candidate_id)
      .where("recruiter_id", "=", event.recruiter_id)
      .where("snapshot", "=", event.snapshot)
      .where("kind", "=", "seen")
      .where("at", ">", sql<string>`now() - interval '1 day'`)
      .limit(1)
      .executeTakeFirst());
  if (wasSeen) return;
  await db
    .insertInto("decisions")
    .values({ ...event, id: newId(), workspace_id: workspace, detail: json(event.detail) })
    .execute();
}

/** Forgets that a match was moved, where the move was taken back before anybody could act on it. `since`: when it was made. */
export async function removeMove(db: Db, workspace: WorkspaceId, pair: Pair, to: string, since: string): Promise<void> {
  await db
    .deleteFrom("decisions")
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", pair.job_id)
    .where("candidate_id", "=", pair.candidate_id)
    .where("kind", "=", "stage")
    .where(sql<string>`detail ->> 'to'`, "=", to)
    // The time has come through JavaScript, which counts in milliseconds.
    .where("at", ">=", sql<string>`${since}::timestamptz - interval '1 millisecond'`)
    .execute();
}

/** What happened to a job's matches, oldest first; of one candidate where one is named. */
export function decisionsOf(db: Db, workspace: WorkspaceId, job_id: string, candidate_id?: string) {
  return db
    .selectFrom("decisions")
    .select(["id", "at", "kind", "recruiter_name as by", "detail", "score", "engine_version", "snapshot", "candidate_id"])
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job_id)
    .$if(candidate_id !== undefined, (q) => q.where("candidate_id", "=", candidate_id as string))
    .orderBy("id")
    .execute();
}

export function snapshotsOf(db: Db, workspace: WorkspaceId, job_id: string, candidate_id?: string) {
  return db
    .selectFrom("decision_snapshots")
    .select(["candidate_id", "hash", "said", "at"])
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job_id)
    .$if(candidate_id !== undefined, (q) => q.where("candidate_id", "=", candidate_id as string))
    .orderBy("at")
    .execute();
}
