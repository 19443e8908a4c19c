import { createHash } from "node:crypto";
import { insertCandidate } from "#server/areas/candidate/queries.ts";
import { evidenceThatHolds, fieldsOf } from "#server/areas/candidate/rules.ts";
import { findByName } from "#server/areas/client/queries.ts";
import { putNamedClient } from "#server/areas/client/tasks.ts";
import { insertFile } from "#server/areas/file/queries.ts";
import { insertJob, storeFacts } from "#server/areas/job/queries.ts";
import { fieldsOf as jobFieldsOf, requirementsIn } from "#server/areas/job/rules.ts";
import { matchesAfter } from "#server/areas/ranking/tasks.ts";
import { refuseOverLimit } from "#server/areas/subscription/tasks.ts";
import { insertActivity, nextChange } from "#server/areas/workspace/queries.ts";
import { nameRecord } from "#server/core/act.ts";
import type { Caller, WorkspaceId } from "#server/core/caller.ts";
import { unavailable } from "#server/core/failures.ts";
import { newId } from "#server/core/ids.ts";
import type { Trx } from "#server/parts/database/database.ts";
import { UnreadableDocument } from "#server/parts/documents/documents.ts";
import type { Parts } from "#server/parts/parts.ts";
import { type CvFile, makeCv } from "#server/sample/cv/make-cv.ts";
import { samplePeople, sampleVacancies } from "#server/sample/sample.ts";
import { deleteSample, findSample, insertSample } from "./queries.ts";

type Reading<K extends "readCv" | "readVacancy"> = Awaited<ReturnType<Parts["documents"][K]>>;
interface Sample {
  people: { cv: CvFile; reading: Reading<"readCv"> }[];
  vacancies: { client: string; reading: Reading<"readVacancy"> }[];
}

/** The sample as anybody's documents are read: what is found in it is what is shown. */
export async function readSample(parts: Parts, { workspace }: Caller): Promise<Sample> {
  const readPerson = async ({ person, form }: (typeof samplePeople)[number]) => {
    const cv = await makeCv(person, form);
    return { cv, reading: await parts.documents.readCv(workspace, { bytes: cv.bytes, name: cv.name }) };
  };
  const readJob = async ({ client, text }: (typeof sampleVacancies)[number]) => ({
    client,
    reading: await parts.documents.readVacancy(workspace, { text }),
  });
  const read = Promise.all([Promise.all(samplePeople.map(readPerson)), Promise.all(sampleVacancies.map(readJob))]);
  const [people, vacancies] = await read.catch((error: unknown) => {
    // Our own documents can be read; not in time, where the machine has too much to do.
    throw error instanceof UnreadableDocument ? unavailable() : error;
  });
  return { people, vacancies };
}

/** Adds the sample unless the workspace has it; it counts against the limits like any other records. */
export async function addSample(parts: Parts, caller: Caller, sample: Sample): Promise<{ candidates: number; jobs: number }> {
  const people = sample.people.map((one) => ({ ...one, id: newId(), file_id: newId() }));
  for (const { cv, file_id } of people) await parts.files.put(`${caller.workspace}/${file_id}`, cv.bytes);
  const known = await parts.database.transaction(async (trx) => {
    // Writers of a workspace take turns from here on: two who ask at once get one sample.
    const change = await nextChange(trx, caller.workspace);
    const there = await findSample(trx, caller.workspace);
    if (there) {
      await parts.tasks.enqueue("remove_files", { keys: people.map(({ file_id }) => `${caller.workspace}/${file_id}`) }, { trx });
      return there;
    }
    const vacancies = sample.vacancies.map((one) => ({ ...one, id: newId() }));
    const client_ids: string[] = [];
    for (const person of people) await addPerson(parts, trx, caller, change, person);
    for (const vacancy of vacancies) client_ids.push(...(await addVacancy(parts, trx, caller, change, vacancy)));
    const ids = { candidate_ids: people.map(({ id }) => id), job_ids: vacancies.map(({ id }) => id), client_ids };
    await insertSample(trx, caller.workspace, ids);
    await matchesAfter.enqueue(parts, trx, caller.workspace);
    return ids;
  });
  return { candidates: known.candidate_ids.length, jobs: known.job_ids.length };
}

type NewPerson = Sample["people"][number] & { id: string; file_id: string };
async function addPerson(parts: Parts, trx: Trx, caller: Caller, change: number, { cv, reading, id, file_id }: NewPerson) {
  await refuseOverLimit(parts, trx, caller.workspace, "candidates");
  await insertCandidate(trx, caller.workspace, id, change, {
    ...fieldsOf(reading.profile),
    recruiter_id: caller.recruiter_id,
    cv_text: reading.text,
    layout: reading.layout,
    hidden_text: reading.hidden,
    evidence: evidenceThatHolds(reading.evidence, reading.profile, reading.profile),
  });
  const sha256 = createHash("sha256").update(cv.bytes).digest();
  const { name, mime, bytes } = cv;
  await insertFile(trx, caller.workspace, { id: file_id, name, mime, size: bytes.length, sha256, candidate_id: id });
  const detail = { source: "file" };
  await insertActivity(trx, caller.workspace, {
    id: newId(),
    kind: "created",
    recruiter_id: caller.recruiter_id,
    candidate_id: id,
    detail,
  });
}

type NewVacancy = Sample["vacancies"][number] & { id: string };
/** The client's id where it is new. */
async function addVacancy(parts: Parts, trx: Trx, caller: Caller, change: number, { client, reading, id }: NewVacancy) {
  await refuseOverLimit(parts, trx, caller.workspace, "active_jobs");
  const known = await findByName(trx, caller.workspace, client);
  const named = await putNamedClient(trx, caller.workspace, { name: client }, { recruiter_id: caller.recruiter_id, contact_id: null });
  await insertJob(trx, caller.workspace, id, change, {
    ...jobFieldsOf(reading.job),
    title: reading.job.title ?? client,
    description: reading.text,
    status: 1,
    recruiter_id: caller.recruiter_id,
    ...named,
    requirements: requirementsIn(reading.text, reading.job.requirements ?? []),
  });
  await storeFacts(trx, caller.workspace, id, new Date().toISOString().slice(0, 10));
  await insertActivity(trx, caller.workspace, { id: newId(), kind: "created", recruiter_id: caller.recruiter_id, job_id: id });
  return known ? [] : [named.client_id];
}

export function removeSample(parts: Parts, workspace: WorkspaceId): Promise<{ candidates: number; jobs: number }> {
  return parts.database.transaction(async (trx) => {
    await nextChange(trx, workspace);
    const sample = await findSample(trx, workspace);
    if (!sample) return { candidates: 0, jobs: 0 };
    for (const id of sample.candidate_ids) nameRecord("candidate", id);
    for (const id of sample.job_ids) nameRecord("job", id);
    const { keys, ...gone } = await deleteSample(trx, workspace, sample);
    await parts.tasks.enqueue("remove_files", { keys }, { trx });
    return gone;
  });
}
