import { type JobFields, jobFields } from "#contract/job/job.ts";
import { putNamedClient } from "#server/areas/client/tasks.ts";
import {
  findJobOrFail,
  findJobToChange,
  insertJob,
  type JobValues,
  setJobTrashed,
  storeFacts,
  updateJob,
} from "#server/areas/job/queries.ts";
import { correctionsOfJob, fieldsOf, requirementsIn } from "#server/areas/job/rules.ts";
import { registerJob } from "#server/areas/register/tasks.ts";
import { refuseOverLimit, refuseOverStorage, refuseReadOnly } from "#server/areas/subscription/tasks.ts";
import { insertActivity } from "#server/areas/workspace/queries.ts";
import { newId } from "#server/core/ids.ts";
import { now } from "#server/parts/engine/ahead.ts";
import { customOver } from "../fields/custom.ts";
import { textIn } from "../rows/prepare.ts";
import { clientFor, clientNamed, takeBackMade } from "./clients.ts";
import type { KindOfRecord, Writing } from "./kind.ts";
import { findByExternalId, forgetExternalId, isUsed, jobsTitled } from "./queries.ts";

type Values = Record<string, unknown>;
const today = () => new Date().toISOString().slice(0, 10);

const plain = [
  "title",
  "city",
  "other_cities",
  "country",
  "remote",
  "employment_type",
  "hours_min",
  "hours_per_week",
  "salary_min",
  "salary_max",
  "currency",
  "period",
  "start_date",
  "openings",
  "description",
  "min_years",
  "education_level",
  "languages",
  "tags",
] as const;

function jobIn(values: Values, colleague: (said: string) => string | null): Partial<JobFields> {
  const some = Object.fromEntries(plain.flatMap((key) => (values[key] == null ? [] : [[key, values[key]]])));
  const owner = textIn(values, "owner");
  const recruiter_id = owner && colleague(owner);
  const hasPay = values.salary_min !== undefined || values.salary_max !== undefined;
  return jobFields.partial().parse({
    ...some,
    ...(hasPay && { currency: some.currency ?? "EUR", period: some.period ?? "month" }),
    ...(Array.isArray(values.skills) && { skills: values.skills.map((name) => ({ name, kind: "must" })) }),
    ...(recruiter_id && { recruiter_id }),
  });
}

const by = ({ recruiter_id }: Writing) => ({ who: recruiter_id, at: new Date().toISOString() });
const told = (writing: Writing, job_id: string, kind: "created" | "updated" | "deleted") =>
  insertActivity(writing.trx, writing.workspace, {
    id: newId(),
    kind,
    recruiter_id: writing.recruiter_id,
    job_id,
    detail: { import_id: writing.import.id },
  });

/** What the text of a vacancy asks: a row tells title and client, its text what matching weighs. */
function requirementsOf(description: string | null | undefined): JobFields["requirements"] {
  if (!description) return [];
  return jobFields.shape.requirements.safeParse(now("vacancy", description, today()).job.requirements).data ?? [];
}

/** Whose vacancy it is, with whom to write to there, as the row names them. */
async function clientOf(writing: Writing, values: Values) {
  const made = await clientFor(writing, values);
  if (!made) return null;
  const said = (["contact_name", "contact_email", "contact_phone"] as const).flatMap((key) => {
    const text = textIn(values, key);
    return text ? [[key, text] as const] : [];
  });
  if (said.length === 0) return { ...made, contact_id: null };
  const { trx, workspace } = writing;
  const stored = await trx
    .selectFrom("clients")
    .select("name")
    .where("workspace_id", "=", workspace)
    .where("id", "=", made.id)
    .executeTakeFirstOrThrow();
  const named = { name: stored.name, ...Object.fromEntries(said) };
  const { contact_id } = await putNamedClient(trx, workspace, named, { recruiter_id: writing.recruiter_id, contact_id: null });
  return { ...made, contact_id };
}

export const jobRecords: KindOfRecord = {
  find: async (db, run, { values, external_id }) => {
    const title = textIn(values, "title") ?? "";
    const known = external_id && (await findByExternalId(db, run.workspace, "jobs", { system: run.system, external_id }));
    if (known && run.system !== "other") return { id: known };
    const client = await clientNamed(db, run, values);
    if (!client) return null;
    const [found] = await jobsTitled(db, run.workspace, title, client.id);
    return found ? { id: found } : null;
  },

  add: async (writing, { values }) => {
    const { parts, trx, workspace } = writing;
    const id = newId();
    const given = jobIn(values, writing.colleague);
    const status = values.status === false ? 0 : 1;
    const requirements = requirementsIn(given.description ?? null, requirementsOf(given.description) ?? []);
    if (status === 1) await refuseOverLimit(parts, trx, workspace, "active_jobs");
    await refuseOverStorage(parts, trx, workspace, Buffer.byteLength(given.description ?? ""));
    const client = await clientOf(writing, values);
    const job: JobValues & { title: string } = {
      ...fieldsOf(given),
      title: given.title ?? "",
      status,
      recruiter_id: given.recruiter_id ?? writing.recruiter_id,
      requirements,
      corrections: correctionsOfJob(given, { ...given, requirements }, [], by(writing)),
      client_id: client?.id ?? null,
      contact_id: client?.contact_id ?? null,
      ...customOver(values),
    };
    await insertJob(trx, workspace, id, await writing.change(), job);
    await registerJob(trx, writing, await findJobOrFail(trx, workspace, id));
    await storeFacts(trx, workspace, id, today());
    await told(writing, id, "created");
    writing.touched.job.add(id);
    return { record_id: id, client_id: client?.id ?? null, version: 1, before: { is_client_made: client?.is_made ?? false } };
  },

  update: async (writing, id, { values }) => {
    const { parts, trx, workspace } = writing;
    const stored = await findJobToChange(trx, workspace, id);
    if (!stored || stored.deleted_at) return { record_id: id };
    const given = jobIn(values, writing.colleague);
    const status = values.status === undefined ? stored.status : values.status ? 1 : 0;
    if (status === 1)
      await (stored.status === 0
        ? refuseOverLimit(parts, trx, workspace, "active_jobs")
        : refuseReadOnly(parts, trx, workspace, "active_jobs", id));
    await refuseOverStorage(
      parts,
      trx,
      workspace,
      Buffer.byteLength(given.description ?? "") - Buffer.byteLength(stored.description ?? ""),
    );
    const requirements = given.description ? requirementsIn(given.description, stored.requirements) : undefined;
    const changes: JobValues = {
      ...fieldsOf(given),
      ...(requirements && { requirements }),
      status,
      ...customOver(values, stored.custom),
      corrections: correctionsOfJob(stored, { ...given, requirements }, [], by(writing)),
    };
    await updateJob(trx, workspace, stored, await writing.change(), changes);
    await registerJob(trx, writing, await findJobOrFail(trx, workspace, id));
    await storeFacts(trx, workspace, id, today());
    await told(writing, id, "updated");
    writing.touched.job.add(id);
    const before = Object.fromEntries(Object.keys(changes).map((key) => [key, stored[key as "title"] ?? null]));
    return { record_id: id, client_id: stored.client_id, version: stored.version + 1, before };
  },

  takeBack: async (writing, { record_id, client_id, version, outcome, before }) => {
    const { trx, workspace } = writing;
    const stored = record_id ? await findJobToChange(trx, workspace, record_id) : undefined;
    if (!stored || !record_id || stored.deleted_at || stored.version !== version) return "changed_since";
    if (outcome === "added" && (await isUsed(trx, workspace, { job_id: record_id }))) return "used_since";
    writing.touched.job.add(record_id);
    if (outcome === "updated") {
      // What was stored of it before, as it was read then.
      await updateJob(trx, workspace, stored, await writing.change(), before as JobValues);
      await storeFacts(trx, workspace, record_id, today());
      await told(writing, record_id, "updated");
      return "restored";
    }
    await setJobTrashed(trx, workspace, record_id, await writing.change(), true);
    await told(writing, record_id, "deleted");
    await forgetExternalId(trx, workspace, "jobs", record_id, writing.import.id);
    await takeBackMade(writing, client_id, before);
    return "removed";
  },
};
