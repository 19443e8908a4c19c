import type { Job, JobDraft } from "#contract/job/job.ts";
import { recruiterName } from "#server/areas/workspace/queries.ts";
import type { Caller } from "#server/core/caller.ts";
import type { Db, Trx } from "#server/parts/database/database.ts";
import { isLong } from "#server/parts/engine/ahead.ts";
import type { Parts } from "#server/parts/parts.ts";
import { giveToJob, putHandled, putRead } from "./queries.ts";
import { foundIn, handledIn } from "./rules.ts";

/** Reads a long vacancy before the transaction that stores what it says, and what of it the law protects. */
export async function readAhead(
  { engine }: Pick<Parts, "engine">,
  { workspace }: Pick<Caller, "workspace">,
  text: string | null | undefined,
): Promise<void> {
  if (!text || !isLong(text)) return;
  await engine.ahead(workspace, "vacancy", text, new Date().toISOString().slice(0, 10));
  await engine.ahead(workspace, "protectedCriteria", text);
}

/** Writes what a vacancy that was read asks and the law protects: it stays, whether a job is made of it or not. */
export async function registerReading(db: Db, caller: Caller, reading: { id: string; text: string | null; draft: JobDraft | null }) {
  const lines = foundIn(reading.text ?? "");
  if (lines.length === 0) return;
  const [title = ""] = (reading.text ?? "").trim().split("\n");
  const of = {
    job_id: null,
    extraction_id: reading.id,
    job_title: (reading.draft?.title ?? title).slice(0, 200),
    client_name: reading.draft?.client?.name ?? null,
    recruiter_id: caller.recruiter_id,
    recruiter_name: await recruiterName(db, caller.workspace, caller.recruiter_id),
  };
  await putRead(db, caller.workspace, of, lines);
}

/** Writes how a job handles what the law protects, as it is saved now. */
export async function registerJob(
  trx: Trx,
  caller: Pick<Caller, "workspace" | "recruiter_id">,
  job: Pick<Job, "id" | "title" | "description" | "requirements" | "client">,
  { extraction_id, kept }: { extraction_id?: string | undefined; kept?: { quote: string; reason: string }[] | undefined } = {},
) {
  if (extraction_id) await giveToJob(trx, caller.workspace, extraction_id, job.id);
  const of = {
    job_id: job.id,
    extraction_id: null,
    job_title: job.title,
    client_name: job.client?.name ?? null,
    recruiter_id: caller.recruiter_id,
    recruiter_name: await recruiterName(trx, caller.workspace, caller.recruiter_id),
  };
  await putHandled(trx, caller.workspace, of, handledIn(job, kept));
}
