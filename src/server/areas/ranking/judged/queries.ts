import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Evidence, Verdict } from "#contract/fields.ts";
import type { Job } from "#contract/job/job.ts";
import { keyOf, requirementsToJudge, type ToJudge } from "#engine/matching/by-model/asked.ts";
import type { ModelVerdict } from "#engine/matching/by-model/verdicts.ts";
import type { ProposedVerdicts } from "#engine/matching/match.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";

/** A requirement that a model is asked for, with the hash by which its verdicts are kept. */
export type Asked = ToJudge & { asked: string };

const sha256 = (text: string) => hash("sha256", text, "base64");
const askedOf = new WeakMap<Job["requirements"], Asked[]>();
const hashOfCv = new WeakMap<{ cv_text: string | null }, string>();

/** What a model is asked of a job, read once for as long as the record is held. */
export function askedOfJob({ requirements }: Pick<Job, "requirements">): Asked[] {
  const known = askedOf.get(requirements);
  if (known) return known;
  const asked = requirementsToJudge(requirements).map((one) => ({ ...one, asked: sha256(keyOf(one)) }));
  askedOf.set(requirements, asked);
  return asked;
}

/** The hash of a CV's text, by which its verdicts are kept. */
export function hashOfText(candidate: { cv_text: string | null }): string {
  const known = hashOfCv.get(candidate) ?? sha256(candidate.cv_text ?? "");
  hashOfCv.set(candidate, known);
  return known;
}

interface Kept {
  candidate_id: string;
  asked: string;
  cv: string;
  model: string;
  prompt: number;
  verdict: Verdict | null;
  evidence: Evidence[];
  why: string | null;
}

/** What models judged of candidates, whatever their CV was then. */
export const keptVerdicts = (db: Db, workspace: WorkspaceId, candidate_ids: readonly string[]): Promise<Kept[]> =>
  db
    .selectFrom("model_verdicts")
    .select(["candidate_id", "asked", "cv", "model", "prompt", "verdict", "evidence", "why"])
    .where("workspace_id", "=", workspace)
    .where(sql<boolean>`candidate_id = any(${candidate_ids}::uuid[])`)
    .execute() as Promise<Kept[]>; // evidence and verdict are what `putVerdicts` wrote

/** What models proposed for pairs of these, for their CVs and requirements as they are now. */
export async function proposedForPairs(
  db: Db,
  workspace: WorkspaceId,
  jobs: Iterable<{ id: string } & Pick<Job, "requirements">>,
  candidates: ReadonlyMap<string, { cv_text: string | null }>,
): Promise<(job_id: string, candidate_id: string) => ProposedVerdicts | undefined> {
  const rows = candidates.size > 0 ? await keptVerdicts(db, workspace, [...candidates.keys()]) : [];
  if (rows.length === 0) return () => undefined;
  const byCandidate = new Map<string, Map<string, ModelVerdict>>();
  for (const { candidate_id, asked, cv, model, verdict, evidence, why } of rows) {
    const candidate = candidates.get(candidate_id);
    if (!verdict || !candidate || hashOfText(candidate) !== cv) continue;
    const known = byCandidate.get(candidate_id) ?? new Map<string, ModelVerdict>();
    byCandidate.set(candidate_id, known.set(asked, { verdict, evidence, why, model }));
  }
  const askedBy = new Map([...jobs].map((job) => [job.id, askedOfJob(job)]));
  return (job_id, candidate_id) => {
    const judged = byCandidate.get(candidate_id);
    const found =
      judged &&
      (askedBy.get(job_id) ?? []).flatMap(({ id, asked }) => {
        const verdict = judged.get(asked);
        return verdict ? [[id, verdict] as const] : [];
      });
    return found && found.length > 0 ? new Map(found) : undefined;
  };
}

/** Keeps what a model said of a candidate; of a candidate who is gone nothing. */
export async function putVerdicts(trx: Trx, workspace: WorkspaceId, rows: Kept[]): Promise<void> {
  await sql`
    insert into model_verdicts (workspace_id, candidate_id, asked, cv, model, prompt, verdict, evidence, why)
    select ${workspace}, one.candidate_id, one.asked, one.cv, one.model, one.prompt, one.verdict, one.evidence, one.why
    from jsonb_to_recordset(${json(rows)})
      as one(candidate_id uuid, asked text, cv text, model text, prompt smallint, verdict text, evidence jsonb, why text)
      join candidates on candidates.workspace_id = ${workspace} and candidates.id = one.candidate_id
    on conflict (workspace_id, candidate_id, asked) do update set cv = excluded.cv, model = excluded.model, prompt = excluded.prompt,
      verdict = excluded.verdict, evidence = excluded.evidence, why = excluded.why, judged_at = now()`.execute(trx);
}
