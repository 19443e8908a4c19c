import { sql } from "kysely";
import { api } from "#contract/index.ts";
import type { Db } from "#server/parts/database/database.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startTestServer } from "#tests/support/server.ts";
import { ms, percentile, tell, took } from "./figures.ts";

const CANDIDATES = 100_000;
const JOBS = 500;
const MATCHES_PER_JOB = 600;
const ROUNDS = 12;
const MOST_MS = 300;

/** The whole statistics of a large workspace, on PostgreSQL where the machine has one. */
export async function benchStatistics(): Promise<boolean> {
  const postgres = await startPostgres();
  if (!postgres) return tell("statistics", "no PostgreSQL here") ?? true;
  let isWithin = true;
  const server = await startTestServer({ postgres: postgres.url });
  try {
    const { send, workspace_id, recruiter_id } = await server.signIn({ plan: "team" });
    await fill(server.parts.database.db, workspace_id, recruiter_id);
    const to = new Date().toISOString().slice(0, 10);
    const periods = {
      "90 days": {},
      "a year": { from: `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`, to },
      "one recruiter": { recruiter_id },
    };
    for (const [name, query] of Object.entries(periods)) {
      const times: number[] = [];
      for (let n = 0; n < ROUNDS; n++) times.push(await took(() => send(api.statistics.fetch, query)));
      tell(
        `statistics of ${CANDIDATES} candidates, ${JOBS} jobs and ${JOBS * MATCHES_PER_JOB} matches, ${name}: p50 / p95 of ${ROUNDS} (at most ${MOST_MS})`,
        `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))}`,
      );
      if (percentile(times, 0.95) > MOST_MS) isWithin = false;
    }
  } finally {
    await server.stop();
    await postgres.stop();
  }
  if (!isWithin) console.error(`Over budget: statistics took more than ${MOST_MS} ms`);
  return isWithin;
}

const pairsMoved = sql`random() < 1.0 / 60`;

/** Records over two years, with the shape of real ones: a dozen skills of two thousand, a CV's text, a history for one pair in sixty. */
async function fill(db: Db, workspace_id: string, recruiter_id: string) {
  const at = sql`now() - random() * interval '2 years'`;
  const skills = (
    of: number,
  ) => sql`(select jsonb_agg(jsonb_build_object('name', 'Skill ' || floor(2000 * power(random(), 2) + 0 * (g.n + s))))
    from generate_series(1, ${of}::int) s)`; // naming g.n makes it draw anew for every row
  const statements = [
    sql`insert into candidates (id, workspace_id, last_name, skills, cv_text, change_seq, recruiter_id, created_at)
      select gen_random_uuid(), ${workspace_id}, 'Bakker ' || g.n, ${skills(12)}, repeat(md5(g.n::text), 90), g.n, ${recruiter_id}, ${at}
      from generate_series(1, ${CANDIDATES}::int) g(n)`,
    sql`insert into activities (id, workspace_id, candidate_id, kind, detail, at)
      select gen_random_uuid(), workspace_id, id, 'created', '{"source": "file"}', created_at from candidates`,
    sql`insert into jobs (id, workspace_id, title, skills, change_seq, recruiter_id, created_at)
      select gen_random_uuid(), ${workspace_id}, 'Engineer ' || g.n, ${skills(8)}, g.n, ${recruiter_id}, ${at}
      from generate_series(1, ${JOBS}::int) g(n)`,
    sql`with c as (select id, row_number() over () - 1 as n from candidates), j as (select id, row_number() over () - 1 as n from jobs)
      insert into matches (job_id, candidate_id, workspace_id, score, criteria, engine_version, computed_at, created_at)
      select j.id, c.id, ${workspace_id}, 60 + floor(random() * 40),
        (select jsonb_agg(jsonb_build_object('criterion', 'skill', 'text', md5((i + j.n)::text), 'weight', 1)) from generate_series(1, 12) i), 'bench', now(), ${at}
      from j, generate_series(0, ${MATCHES_PER_JOB}::int - 1) k join c on true
      where c.n = (j.n * 197 + k * 163) % ${CANDIDATES}::int`,
    sql`update matches set stage = (array['shortlisted', 'proposed', 'interview', 'offer', 'placed', 'rejected'])[1 + floor(random() * 6)],
      stage_at = least(now(), created_at + random() * interval '30 days') where ${pairsMoved}`,
    sql`insert into activities (id, workspace_id, job_id, candidate_id, kind, detail, at)
      select gen_random_uuid(), workspace_id, job_id, candidate_id, 'stage_changed', '{"from": "suggested", "to": "shortlisted"}', stage_at
      from matches where stage <> 'suggested'`,
    sql`insert into proposals (id, workspace_id, job_id, candidate_id, recruiter_id, status, language, edition, submitted_at)
      select gen_random_uuid(), workspace_id, job_id, candidate_id, ${recruiter_id}, 'submitted', 'en', 1, stage_at
      from matches where stage not in ('suggested', 'shortlisted')`,
    sql`insert into proposal_editions (workspace_id, id, proposal_id, number, shared, created_at)
      select workspace_id, gen_random_uuid(), id, 1, '{}', submitted_at from proposals`,
    sql`insert into proposal_shares (id, workspace_id, proposal_id, token_hash, expires_at, views)
      select gen_random_uuid(), workspace_id, id, sha256(id::text::bytea), now(), floor(random() * 3) from proposals`,
    sql`insert into activities (id, workspace_id, job_id, candidate_id, proposal_id, kind, at)
      select gen_random_uuid(), workspace_id, job_id, candidate_id, id, 'proposal_submitted', submitted_at from proposals`,
    sql`vacuum analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
}
