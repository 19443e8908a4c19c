import { sql } from "kysely";
import type { ProposalStatus } from "#contract/proposal/proposal.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { ENGINE_VERSION, matchCandidate, mayFit } from "#engine/matching/match.ts";
import { searchTexts } from "#server/areas/candidate/rules.ts";
import { putNamedClient } from "#server/areas/client/tasks.ts";
import { insertJob } from "#server/areas/job/queries.ts";
import { requirementsIn } from "#server/areas/job/rules.ts";
import { candidatesById, jobsById, putMatches } from "#server/areas/ranking/queries.ts";
import { settle } from "#server/areas/ranking/rules.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import type { Database } from "#server/parts/database/database.ts";
import { largePerson, seeded, type Trade, trades } from "./large-people.ts";

export interface LargeSizes {
  candidates: number;
  jobs: number;
  /** Candidates of its trade that each job is truly compared with; to compare all would take hours. */
  compared: number;
}
export const sizes: Record<string, LargeSizes> = {
  /** One of many workspaces that share a database. */
  shared: { candidates: 2000, jobs: 10, compared: 100 },
  medium: { candidates: 10_000, jobs: 50, compared: 100 },
  large: { candidates: 100_000, jobs: 500, compared: 100 },
};

const AT_ONCE = 1000;
const YEAR_MS = 365 * 24 * 3600 * 1000;
const clients =
  "Halder Energie, Zorg Vechtoever, Bouwgroep Noordmolen, Zilver Finance, Rak Logistiek, Duinrand Retail, Kaap Software, Brug Advies, Ooster Media, Meer Techniek".split(
    ", ",
  );

/**
 * Fills a workspace for measuring: straight into the tables, in bulk, where the small demo goes through the calls. People,
 * jobs and firms are invented; the matches are the engine's own.
 */
export async function fillLarge(
  database: Database,
  account: { workspace: WorkspaceId; recruiter_id: string },
  size: LargeSizes,
  tell: (line: string) => void,
): Promise<{ matches: number; seconds: number }> {
  const start = performance.now();
  const ofTrade = await fillCandidates(database, account, size, tell);
  const job_ids = await fillJobs(database, account, size, ofTrade.byTrade);
  tell(`${job_ids.length} jobs`);
  const matches = await fillMatches(database, account, job_ids, tell);
  await fillProposals(database, account, job_ids);
  // What PostgreSQL knows of the tables is as of now, and lists are read from the index alone.
  for (const table of ["candidates", "jobs", "matches", "proposals"]) await database.executeSql(`vacuum analyze ${table}`);
  return { matches, seconds: (performance.now() - start) / 1000 };
}

type Account = Parameters<typeof fillLarge>[1];

async function fillCandidates(database: Database, { workspace, recruiter_id }: Account, size: LargeSizes, tell: (line: string) => void) {
  const byTrade = new Map<string, string[]>(trades.map(({ name }) => [name, []]));
  const { rows } = await database.executeSql("update workspaces set change_seq = change_seq + $2 where id = $1 returning change_seq", [
    workspace,
    size.candidates,
  ]);
  const first = Number(rows[0]?.change_seq) - size.candidates;
  const now = Date.now();
  for (let from = 0; from < size.candidates; from += AT_ONCE) {
    const people = Array.from({ length: Math.min(AT_ONCE, size.candidates - from) }, (_, at) => {
      const number = from + at;
      const made = now - YEAR_MS + Math.floor(((number + 1) / size.candidates) * (YEAR_MS - 60_000));
      const { fields, cv_text, trade } = largePerson(number);
      const id = newId(made);
      byTrade.get(trade.name)?.push(id);
      const { name, role, rest } = searchTexts({ ...(fields as object), cv_text });
      return { ...fields, id, cv_text, change_seq: first + number + 1, made: new Date(made).toISOString(), name, role, rest };
    });
    await database.executeSql(
      `insert into candidates (id, workspace_id, recruiter_id, change_seq, created_at, updated_at, first_name, last_name, headline,
         email, phone, city, country, summary, skills, experience, education, languages, years_experience, available_from,
         notice_weeks, tags, source, unchecked_fields, cv_text, search)
       select one.id, $2, $3, one.change_seq, one.made, one.made, one.first_name, one.last_name, one.headline, one.email, one.phone,
         one.city, one.country, one.summary, one.skills, one.experience, one.education, one.languages, one.years_experience,
         one.available_from, one.notice_weeks, one.tags, one.source, one.unchecked_fields, one.cv_text,
         setweight(to_tsvector('simple', one.name), 'A') || setweight(to_tsvector('simple', one.role), 'B') || to_tsvector('simple', one.rest)
       from jsonb_to_recordset($1::jsonb) as one(id uuid, change_seq bigint, made timestamptz, first_name text, last_name text,
         headline text, email text, phone text, city text, country text, summary text, skills jsonb, experience jsonb, education jsonb,
         languages jsonb, years_experience numeric, available_from date, notice_weeks int, tags jsonb, source text,
         unchecked_fields jsonb, cv_text text, name text, role text, rest text)`,
      [JSON.stringify(people), workspace, recruiter_id],
    );
    if ((from + AT_ONCE) % 10_000 === 0) tell(`${from + people.length} of ${size.candidates} candidates`);
  }
  return { byTrade };
}

interface LargeJob {
  id: string;
  trade: Trade;
  candidate_ids: string[];
}

async function fillJobs(database: Database, { workspace, recruiter_id }: Account, size: LargeSizes, byTrade: Map<string, string[]>) {
  const random = seeded(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const jobs: LargeJob[] = [];
  const now = Date.now();
  for (let number = 0; number < size.jobs; number++) {
    const trade = random() < 0.5 ? (trades[0] as Trade) : pick(trades);
    const title = pick(trade.titles);
    const skills = [...new Set(Array.from({ length: 5 }, () => pick(trade.skills)))];
    const asks = skills.map((skill, at) => ({
      id: newId(),
      skill,
      kind: at < 3 ? ("must" as const) : ("nice" as const),
      text: at === 0 ? `At least 3 years of experience with ${skill}` : `Experience with ${skill}`,
      min_years: at === 0 ? 3 : null,
    }));
    const city = pick(["Utrecht", "Amsterdam", "Rotterdam", "Zwolle", "Eindhoven"]);
    const description = [`${title} in ${city}`, "", "What we ask", ...asks.map(({ text }) => `- ${text}`)].join("\n");
    const made = now - Math.floor(random() * YEAR_MS);
    const id = newId(made);
    await database.transaction(async (trx) => {
      const name = `${pick(clients)} ${1 + (number % 12)}`;
      const named = await putNamedClient(trx, workspace, { name }, { recruiter_id: null, contact_id: null });
      // What is marked as compared is not compared again by itself.
      const row = await sql<{ change_seq: number }>`select change_seq from workspaces where id = ${workspace}`.execute(trx);
      await insertJob(trx, workspace, id, row.rows[0]?.change_seq ?? 0, {
        title,
        city,
        status: number < size.jobs * 0.9 ? 1 : 0,
        recruiter_id,
        ...named,
        description,
        requirements: requirementsIn(description, asks as never),
        skills: asks.map(({ skill, kind }) => ({ name: skill, kind })),
      });
      await trx
        .updateTable("jobs")
        .set({
          created_at: new Date(made).toISOString(),
          matched_seq: row.rows[0]?.change_seq ?? 0,
          matched_version: 1,
          matched_engine: ENGINE_VERSION,
          compared: size.compared,
        })
        .where("id", "=", id)
        .execute();
    });
    const known = byTrade.get(trade.name) ?? [];
    jobs.push({ id, trade, candidate_ids: [...new Set(Array.from({ length: size.compared }, () => pick(known)))] });
  }
  return jobs;
}

async function fillMatches(database: Database, { workspace }: Account, jobs: LargeJob[], tell: (line: string) => void) {
  const random = seeded(11);
  let count = 0;
  for (const [number, { id, candidate_ids }] of jobs.entries()) {
    await database.transaction(async (trx) => {
      const [job] = await jobsById(trx, workspace, [id]);
      if (!job) return;
      const ready = prepareJob(job);
      const matches = (await candidatesById(trx, workspace, candidate_ids)).flatMap((candidate) => {
        const { criteria } = matchCandidate(ready, prepareCandidate(candidate));
        return mayFit(criteria) ? [{ job_id: id, candidate_id: candidate.id, judged: null, ...settle(criteria, {}) }] : [];
      });
      await putMatches(trx, workspace, ENGINE_VERSION, matches);
      count += matches.length;
      const stages = ["shortlisted", "proposed", "interview", "offer", "placed", "rejected"];
      for (const match of matches.slice(0, 6))
        await trx
          .updateTable("matches")
          .set({ stage: stages[Math.floor(random() * stages.length)] as never, stage_at: sql<string>`now()` })
          .where("job_id", "=", id)
          .where("candidate_id", "=", match.candidate_id)
          .execute();
    });
    if ((number + 1) % 100 === 0) tell(`matches of ${number + 1} jobs`);
  }
  return count;
}

/** Four proposals a job, in every state. */
async function fillProposals(database: Database, { workspace, recruiter_id }: Account, jobs: LargeJob[]) {
  const random = seeded(13);
  const states: ProposalStatus[] = ["draft", "submitted", "viewed", "interview", "declined", "accepted", "withdrawn"];
  const rows = jobs.flatMap(({ id, candidate_ids }) =>
    candidate_ids.slice(0, 4).map((candidate_id) => {
      const made = Date.now() - Math.floor(random() * YEAR_MS);
      const status = states[Math.floor(random() * states.length)] as ProposalStatus;
      const at = new Date(made).toISOString();
      return { id: newId(made), job_id: id, candidate_id, status, at, sent: status === "draft" ? null : at };
    }),
  );
  await database.executeSql(
    `insert into proposals (id, workspace_id, recruiter_id, job_id, candidate_id, status, language, edition, created_at, updated_at, submitted_at)
     select one.id, $2, $3, one.job_id, one.candidate_id, one.status, 'en', case when one.sent is null then 0 else 1 end, one.at, one.at, one.sent
     from jsonb_to_recordset($1::jsonb) as one(id uuid, job_id uuid, candidate_id uuid, status text, at timestamptz, sent timestamptz)`,
    [JSON.stringify(rows), workspace, recruiter_id],
  );
}
