import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Evidence, Verdict } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import { keyOf, requirementsToJudge, type ToJudge } from "#engine/matching/by-model/asked.ts";
import type { ModelVerdict } from "#engine/matching/by-model/verdicts.ts";
import type { ProposedVerdicts } from "#engine/matching/match.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import { onOwn } from "#server/parts/database/tenancy.ts";

/** A requirement that a model is asked for, with the hash by which its verdicts are kept, and the ids of all that ask the same. */
export type Asked = ToJudge & { asked: string; ids: string[] };

type JobToAsk = Pick<Job, "title" | "city" | "requirements" | "description">;
const askedOf = new WeakMap<JobToAsk, Asked[]>();

/** What a model is asked of a job, each thing once; read once for as long as the record is held. */
export function askedOfJob(job: JobToAsk): Asked[] {
  const known = askedOf.get(job);
  if (known) return known;
  const byHash = new Map<string, Asked>();
  for (const one of requirementsToJudge(job)) {
    const asked = hash("sha256", keyOf(one, job), "base64");
    const same = byHash.get(asked);
    if (same) same.ids.push(one.id);
    else byHash.set(asked, { ...one, asked, ids: [one.id] });
  }
  const all = [...byHash.values()];
  askedOf.set(job, all);
  return all;
}

/** The hash of what a model sees of a candidate: the CV's text, and the jobs that were read in it. */
export const hashOfCv = sql<string>`md5(concat(candidates.cv_text, candidates.experience))`;

/** What a model said of a requirement; `verdict` null: nothing that stands. */
interface Kept {
  candidate_id: string;
  asked: string;
  model: string;
  /** Who runs it; null: kept before that was known. */
  host: string | null;
  prompt: number;
  verdict: Verdict | null;
  evidence: Evidence[];
  why: string | null;
}

/** What models judged of these candidates, as their CVs are now, of what is asked. */
const keptVerdicts = (db: Db, workspace: WorkspaceId, candidate_ids: readonly string[], asked: readonly string[]): Promise<Kept[]> =>
  db
    .selectFrom("model_verdicts")
    .innerJoin("candidates", onOwn("candidates.id", "model_verdicts.candidate_id"))
    .select(["candidate_id", "asked", "model", "host", "prompt", "verdict", "model_verdicts.evidence", "why"])
    .where("model_verdicts.workspace_id", "=", workspace)
    .where(sql<boolean>`candidate_id = any(${candidate_ids}::uuid[])`)
    .where(sql<boolean>`asked = any(${asked}::text[])`)
    .whereRef("cv", "=", hashOfCv)
    .execute();

/** What models proposed for pairs of these, for their CVs and requirements as they are now. */
export async function proposedForPairs(
  db: Db,
  workspace: WorkspaceId,
  jobs: Iterable<{ id: string } & JobToAsk>,
  candidate_ids: readonly string[],
): Promise<(job_id: string, candidate_id: string) => ProposedVerdicts | undefined> {
  const askedBy = new Map([...jobs].map((job) => [job.id, askedOfJob(job)]));
  const asked = [...new Set([...askedBy.values()].flat().map((one) => one.asked))];
  const rows = candidate_ids.length > 0 && asked.length > 0 ? await keptVerdicts(db, workspace, candidate_ids, asked) : [];
  const byCandidate = new Map<string, Map<string, ModelVerdict>>();
  for (const { candidate_id, asked: one, model, verdict, evidence, why } of rows) {
    if (!verdict) continue;
    const known = byCandidate.get(candidate_id) ?? new Map<string, ModelVerdict>();
    byCandidate.set(candidate_id, known.set(one, { verdict, evidence, why, model }));
  }
  return (job_id, candidate_id) => {
    const judged = byCandidate.get(candidate_id);
    if (!judged) return undefined;
    const found = (askedBy.get(job_id) ?? []).flatMap(({ ids, asked: one }) => {
      const verdict = judged.get(one);
      return verdict ? ids.map((id) => [id, verdict] as const) : [];
    });
    return found.length > 0 ? new Map(found) : undefined;
  };
}

/** By which verdicts a match is computed, in few characters; null: by none. */
export const judgedBy = (proposed: ProposedVerdicts | undefined): string | null =>
  proposed ? hash("md5", JSON.stringify([...proposed].sort(([one], [other]) => (one < other ? -1 : 1)))) : null;

/**
 * Those of these candidates whose stored match with a job was computed by other verdicts than those that count now. What they are decides
 * that, not when: a transaction that began earlier may be committed later.
 */
export async function judgedOtherwise(
  db: Db,
  workspace: WorkspaceId,
  job: { id: string } & JobToAsk,
  candidate_ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom("matches")
    .select(["candidate_id", "judged"])
    .where("workspace_id", "=", workspace)
    .where("job_id", "=", job.id)
    .where(sql<boolean>`candidate_id = any(${candidate_ids}::uuid[])`)
    .execute();
  const proposedFor = await proposedForPairs(db, workspace, [job], candidate_ids);
  return new Set(rows.filter((row) => row.judged !== judgedBy(proposedFor(job.id, row.candidate_id))).map((row) => row.candidate_id));
}

/**
 * Keeps what a model said of a candidate, whose CV had the hash `cv`; of a candidate who is gone nothing. Where it couldn't be asked, what any
 * model said before of the same CV stays as that one's. `asked_at`: by the database's clock. Whether something of another model stayed.
 */
export async function putVerdicts(
  trx: Trx,
  workspace: WorkspaceId,
  cv: string,
  rows: Kept[],
  { wasAsked, asked_at }: { wasAsked: boolean; asked_at: string },
): Promise<boolean> {
  const isKept = sql`not ${wasAsked}::boolean and model_verdicts.cv = excluded.cv`;
  const kept = (column: "model" | "host" | "prompt" | "verdict" | "evidence" | "why") =>
    sql`case when ${isKept} then ${sql.ref(`model_verdicts.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;
  const { rows: put } = await sql<Pick<Kept, "model" | "host" | "prompt">>`
    insert into model_verdicts (workspace_id, candidate_id, asked, cv, model, host, prompt, verdict, evidence, why, judged_at)
    select ${workspace}, one.candidate_id, one.asked, ${cv}, one.model, one.host, one.prompt, one.verdict, one.evidence, one.why, ${asked_at}::timestamptz
    from jsonb_to_recordset(${json(rows)})
      as one(candidate_id uuid, asked text, model text, host text, prompt smallint, verdict text, evidence jsonb, why text)
      join candidates on candidates.workspace_id = ${workspace} and candidates.id = one.candidate_id
    on conflict (workspace_id, candidate_id, asked) do update set cv = excluded.cv, model = ${kept("model")}, host = ${kept("host")},
      prompt = ${kept("prompt")}, verdict = ${kept("verdict")}, evidence = ${kept("evidence")}, why = ${kept("why")}, judged_at = excluded.judged_at
    returning model, host, prompt`.execute(trx);
  const [{ model, host, prompt } = {}] = rows;
  return put.some((one) => one.model !== model || (one.host !== null && one.host !== host) || one.prompt !== prompt);
}
