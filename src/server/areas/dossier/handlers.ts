import type { Dossier, dossierCalls, PairDossier } from "#contract/candidate/dossier.ts";
import type { Language } from "#contract/text/languages.ts";
import { candidatesNamed } from "#server/areas/candidate/queries.ts";
import { decisionsOf, snapshotsOf } from "#server/areas/decision/queries.ts";
import { saidBy } from "#server/areas/decision/tasks.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import { findJob } from "#server/areas/job/queries.ts";
import { findMatch } from "#server/areas/matching/queries.ts";
import { changesOfWeights } from "#server/areas/weights/queries.ts";
import { workspaceOf } from "#server/areas/workspace/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import { notFound } from "#server/core/failures.ts";
import type { Parts } from "#server/parts/parts.ts";
import { byCandidate } from "./rules.ts";

export const dossierHandlers: Handlers<typeof dossierCalls> = {
  ofMatch: async ({ body, caller, parts, language }) => {
    const { db } = parts.database;
    const [pair] = await pairsOf(parts, caller, body.job_id, body.candidate_id);
    const match = await findMatch(db, caller.workspace, body.job_id, body.candidate_id);
    const now = match && (await saidBy(db, caller.workspace, match));
    if (!pair && !now) throw notFound("match");
    const names = await candidatesNamed(db, caller.workspace, [body.candidate_id]);
    const name = names.get(body.candidate_id);
    const whole: PairDossier = pair ?? {
      candidate: name === undefined ? null : { id: body.candidate_id, name },
      decisions: [],
      snapshots: [],
    };
    const isNew = now && !whole.snapshots.some(({ hash }) => hash === now.hash);
    const snapshots = isNew ? [...whole.snapshots, { ...now.said, hash: now.hash, at: new Date().toISOString() }] : whole.snapshots;
    return written(parts, caller, body, language, body.job_id, [{ ...whole, snapshots }]);
  },

  ofJob: async ({ body, caller, parts, language }) =>
    written(parts, caller, body, language, body.id, await pairsOf(parts, caller, body.id)),
};

async function pairsOf(parts: Parts, caller: Caller, job_id: string, candidate_id?: string): Promise<PairDossier[]> {
  const { db } = parts.database;
  const decisions = await decisionsOf(db, caller.workspace, job_id, candidate_id);
  const ids = [...new Set(decisions.flatMap((one) => one.candidate_id ?? []))];
  return byCandidate(
    decisions,
    await snapshotsOf(db, caller.workspace, job_id, candidate_id),
    await candidatesNamed(db, caller.workspace, ids),
  );
}

async function written(
  parts: Parts,
  caller: Caller,
  { as }: { as: "json" | "pdf" },
  language: Language,
  job_id: string,
  candidates: PairDossier[],
) {
  const { db } = parts.database;
  const job = await findJob(db, caller.workspace, job_id);
  if (!job) throw notFound("job");
  const dossier: Dossier = {
    made_at: new Date().toISOString(),
    workspace: (await workspaceOf(db, caller.workspace)).name,
    job: { id: job.id, title: job.title, client_name: job.client?.name ?? null },
    candidates,
    weight_changes: await changesOfWeights(db, caller.workspace),
  };
  const paper = as === "pdf" ? await parts.engine.run(caller.workspace, "dossierPaper", dossier, language) : null;
  return { data: { dossier, pdf: paper && Buffer.from(paper).toString("base64") } };
}
