import { createHash } from "node:crypto";
import { nth } from "#contract/nth.ts";
import { gaugeOf, gaugeTexts, meaningOfJob, quantised } from "#engine/matching/meaning/meaning.ts";
import { readsAlong } from "#server/areas/model/queries.ts";
import { noteUse, operatorLets } from "#server/areas/model/tasks.ts";
import { takeModelCall } from "#server/areas/subscription/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { tokensIn } from "#server/parts/assistant/metered.ts";
import { type Embeddings, EmbeddingsFailure } from "#server/parts/embeddings/embeddings.ts";
import { throughMask } from "#server/parts/engine/through-mask.ts";
import { nothingIfTooHeavy } from "#server/parts/engine/too-heavy.ts";
import type { Parts } from "#server/parts/parts.ts";
import { follow } from "../following/tasks.ts";
import {
  candidatesWithoutVectors,
  findModel,
  forgetVectors,
  insertModel,
  jobsWithoutVectors,
  markLookedAt,
  putCandidateVectors,
  putJobVector,
  workspacesWithoutVectors,
} from "./queries.ts";

/** Records of one step: what a fault in between loses. */
const JOBS = 20;
const CANDIDATES = 20;
const WORKSPACES = 50;
/** So long one workspace has the turn. */
const TURN_MS = 10_000;

const hashOf = (texts: readonly string[]) => createHash("sha256").update(texts.join("\n\n")).digest("base64");

/**
 * Makes the vectors of a workspace's open jobs and its CVs that are missing, of another model or of another text. Neither names nor
 * contact data leave, nor what the law protects. What was made before a fault stays; the task tries again. After a while it is another
 * workspace's turn, and this one's comes again.
 */
export async function makeVectors(parts: Parts, workspace: WorkspaceId): Promise<void> {
  const { embeddings } = parts;
  if (!embeddings) return;
  const { database, engine } = parts;
  const { db } = database;
  // Where the operator or the workspace lets no model read along, none compares either.
  if (!operatorLets(parts).read || !(await readsAlong(db, workspace))) {
    const wasThere = await database.transaction((trx) => forgetVectors(trx, workspace));
    if (wasThere) await follow(parts, workspace).ended;
    return;
  }
  const { dimensions } = await modelOf(parts, embeddings);
  let made = 0;
  /** Undefined where the plan's day is used up: the rest is made tomorrow. */
  const vectorsOf = async (texts: string[]) => {
    const call = await takeModelCall(parts, workspace, tokensIn(texts.join("").length));
    if (!call) return;
    let told = 0;
    const vectors = await vectorsBy(embeddings, texts, dimensions, (tokens) => {
      told += tokens;
    });
    if (told > 0) await call.spent(told);
    const spent = { input_tokens: told, output_tokens: 0, is_answered: true };
    await noteUse(parts, workspace, { use: "compare", model: embeddings.model, spent });
    return vectors;
  };
  const end = async () => {
    if (made > 0) await follow(parts, workspace).ended;
  };
  const until = performance.now() + TURN_MS;
  const again = async () => {
    if (made > 0) follow(parts, workspace);
    await parts.tasks.enqueue("make_vectors", { workspace_id: workspace }, { once_per: workspace });
  };
  for (;;) {
    const jobs = await jobsWithoutVectors(db, workspace, embeddings.model, JOBS);
    for (const { hash, contact_name, ...job } of jobs) {
      const hidden = { people: [], others: [contact_name] };
      const { said: text } = await throughMask(engine, workspace, hidden, (mask) => mask.hide(meaningOfJob(job)));
      if (hash === hashOf([text])) await markLookedAt(db, workspace, embeddings.model, { job });
      else {
        const vectors = await vectorsOf([text]);
        if (!vectors) return end();
        await database.transaction((trx) => putJobVector(trx, workspace, embeddings.model, job, hashOf([text]), nth(vectors, 0)));
        made += 1;
      }
    }
    if (jobs.length < JOBS) break;
    if (performance.now() > until) return again();
  }
  for (;;) {
    const people = await candidatesWithoutVectors(db, workspace, embeddings.model, CANDIDATES);
    for (const { candidate, hash, known } of people) {
      const cv = candidate.cv_text ?? "";
      const passages = await engine.run(workspace, "stretches", cv);
      const masked = await throughMask(engine, workspace, { people: [known] }, (mask) =>
        passages.map(({ start, end }) => mask.hide(cv.slice(start, end))),
      ).catch(nothingIfTooHeavy);
      const texts = masked?.said ?? [];
      if (!masked || hash === hashOf(texts)) await markLookedAt(db, workspace, embeddings.model, { candidate });
      else {
        const each = texts.length > 0 ? await vectorsOf(texts) : [];
        if (!each) return end();
        const vectors = new Int8Array(each.length * dimensions);
        for (const [at, vector] of each.entries()) vectors.set(vector, at * dimensions);
        await database.transaction((trx) =>
          putCandidateVectors(trx, workspace, embeddings.model, candidate, hashOf(texts), { passages, vectors }),
        );
        made += 1;
      }
    }
    if (people.length < CANDIDATES) break;
    if (performance.now() > until) return again();
  }
  await end();
}

/** Looks for what a new model hasn't made yet, workspace by workspace. */
export async function makeMissingVectors({ embeddings, database, tasks }: Parts): Promise<void> {
  if (!embeddings) return;
  for (const workspace_id of await workspacesWithoutVectors(database.db, embeddings.model, WORKSPACES))
    await tasks.enqueue("make_vectors", { workspace_id }, { once_per: workspace_id });
}

/** How a model's likeness is to be read: asked once, with texts of ours. */
async function modelOf({ database: { db } }: Parts, embeddings: Embeddings): Promise<{ dimensions: number }> {
  const known = await findModel(db, embeddings.model);
  if (known) return known;
  const vectors = await vectorsBy(embeddings, gaugeTexts.flat());
  const gauge = gaugeOf(gaugeTexts.map((_, at) => [nth(vectors, 2 * at), nth(vectors, 2 * at + 1)] as const));
  const dimensions = vectors[0]?.length ?? 0;
  if (!gauge) throw new EmbeddingsFailure("unreadable", new Error(`${embeddings.model} tells texts that have nothing in common not apart`));
  await insertModel(db, embeddings.model, { ...gauge, dimensions });
  return { dimensions };
}

/** Vectors as they are stored; those that point nowhere, or are of another length than the model's, are none. */
async function vectorsBy(
  embeddings: Embeddings,
  texts: string[],
  dimensions?: number,
  used?: (tokens: number) => void,
): Promise<Int8Array[]> {
  return (await embeddings.embed(texts, used)).map((vector) => {
    const whole = dimensions === undefined || vector.length === dimensions ? quantised(vector) : null;
    if (!whole)
      throw new EmbeddingsFailure("unreadable", new Error(`a vector of ${vector.length}, not ${dimensions ?? "one that points"}`));
    return whole;
  });
}
