import { sql } from "kysely";
import { newId } from "#server/core/ids.ts";
import type { Database } from "#server/parts/database/database.ts";
import type { Log } from "#server/parts/parts.ts";
import type { RankingLog, ShownRanking } from "./audit.ts";
import { openBatches } from "./batches.ts";

export function openRankingLog({ db }: Pick<Database, "db">, log: Log): RankingLog {
  return openBatches<ShownRanking>("ranking log", log, async (workspace_id, rows) => {
    const told = rows.map((row) => ({ ...row, id: newId(Date.parse(row.at)) }));
    // Who was erased between the showing and this is left out of it.
    const isThere = sql`exists (select from candidates c where c.workspace_id = ${workspace_id} and c.id = shown.id)`;
    await sql`insert into shown_rankings
        (workspace_id, id, at, list, job_id, candidate_id, recruiter_id, recruiter_name, sort, is_continued, engine_version, ids, scores)
      select w.id, s.id, s.at, s.list, s.job_id, (select shown.id from candidates shown where shown.workspace_id = ${workspace_id} and shown.id = s.candidate_id),
        r.id, trim(r.first_name || ' ' || r.last_name), s.sort, s.is_continued, s.engine_version,
        array(select case when s.list = 'jobs' or ${isThere} then shown.id end from unnest(s.ids) with ordinality shown (id, n) order by n), s.scores
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) s (id uuid, at timestamptz, list text, job_id uuid, candidate_id uuid,
          recruiter_id uuid, sort text, is_continued boolean, engine_version text, ids uuid[], scores integer[])
        join workspaces w on w.id = ${workspace_id}
        left join recruiters r on r.workspace_id = ${workspace_id} and r.id = s.recruiter_id`.execute(db);
  });
}
