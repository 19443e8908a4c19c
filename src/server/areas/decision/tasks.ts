import type { Decision, MatchSnapshot } from "#contract/candidate/dossier.ts";
import type { Match } from "#contract/job/match.ts";
import { candidatesById, jobsById } from "#server/areas/ranking/queries.ts";
import { weightsWithOrigin } from "#server/areas/weights/tasks.ts";
import { recruiterNameOf } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import type { Db } from "#server/parts/database/database.ts";
import { putDecision, putSnapshot } from "./queries.ts";
import { hashOf, snapshotOf } from "./rules.ts";

interface What {
  kind: Decision["kind"];
  detail?: Record<string, unknown>;
  /** Null: the client. */
  recruiter_id: string | null;
}

/** What a match says as it stands, with the hashes of what was compared; nothing where one of both is gone. */
export async function saidBy(db: Db, workspace: WorkspaceId, match: Match): Promise<{ hash: string; said: MatchSnapshot } | null> {
  const [candidate] = await candidatesById(db, workspace, [match.candidate_id]);
  const [job] = await jobsById(db, workspace, [match.job_id]);
  if (!candidate || !job) return null;
  const { change_seq: _, updated_at: __, ...compared } = candidate;
  const { version: ___, ...asked } = job;
  const said = snapshotOf(match, { candidate: hashOf(compared), job: hashOf(asked) }, await weightsWithOrigin(db, workspace));
  return { hash: hashOf(said), said };
}

/** Keeps that somebody looked at a match or decided about it, and what it said then. In a decision's own transaction. */
export async function keepDecision(db: Db, workspace: WorkspaceId, match: Match, what: What): Promise<void> {
  const now = await saidBy(db, workspace, match);
  if (!now) return;
  const pair = { job_id: match.job_id, candidate_id: match.candidate_id };
  await putSnapshot(db, workspace, pair, now.hash, now.said);
  await putDecision(db, workspace, {
    ...pair,
    kind: what.kind,
    detail: what.detail ?? {},
    recruiter_id: what.recruiter_id,
    recruiter_name: await recruiterNameOf(db, workspace, what.recruiter_id),
    score: match.score,
    engine_version: match.engine_version,
    snapshot: now.hash,
  });
}
