import { type ProfileFields, profileFields } from "#contract/candidate/candidate.ts";
import {
  type CandidateValues,
  findCandidate,
  findCandidateToChange,
  insertCandidate,
  type StoredCandidate,
  setCandidateTrashed,
  updateCandidate,
} from "#server/areas/candidate/queries.ts";
import { correctionsAfter, evidenceThatHolds, fieldsOf } from "#server/areas/candidate/rules.ts";
import { newCandidate } from "#server/areas/candidate/tasks.ts";
import { keepKnown, knownAlready } from "#server/areas/duplicate/tasks.ts";
import { giveFileTo } from "#server/areas/file/queries.ts";
import { putNote } from "#server/areas/note/tasks.ts";
import { refuseOverLimit, refuseOverStorage, refuseReadOnly } from "#server/areas/subscription/tasks.ts";
import { insertActivity } from "#server/areas/workspace/queries.ts";
import { newId } from "#server/core/ids.ts";
import { customOver } from "../fields/custom.ts";
import { textIn } from "../rows/prepare.ts";
import type { BroughtFiles, KindOfRecord, Writing } from "./kind.ts";
import { findByExternalId, forgetExternalId, isUsed, markImported } from "./queries.ts";

type Values = Record<string, unknown>;
type Fields = { [K in keyof ProfileFields]?: ProfileFields[K] };

const plain = [
  "first_name",
  "last_name",
  "headline",
  "email",
  "phone",
  "city",
  "country",
  "summary",
  "languages",
  "years_experience",
  "available_from",
  "notice_weeks",
  "work_permit",
  "tags",
  "source",
] as const;

/** What a row says of somebody, as *create* takes it; what it doesn't say isn't there. */
function profileIn(values: Values, colleague: (said: string) => string | null): Fields {
  const some = (keys: readonly string[]) => Object.fromEntries(keys.flatMap((key) => (values[key] == null ? [] : [[key, values[key]]])));
  const [company, owner] = [textIn(values, "company"), textIn(values, "owner")];
  const links = some(["linkedin", "github", "website"]);
  const paid = values.salary_min ?? values.salary_max;
  const salary =
    paid === undefined
      ? {}
      : { currency: "EUR", period: periodOf(Number(paid)), ...some(["salary_min", "salary_max", "currency", "period"]) };
  const desired = { ...some(["hours_per_week", "employment_types", "remote", "titles", "radius_km", "relocate"]), ...salary };
  const recruiter_id = owner && colleague(owner);
  return profileFields.parse({
    ...some(plain),
    ...(Array.isArray(values.skills) && { skills: values.skills.map((name) => ({ name })) }),
    ...(Array.isArray(values.certifications) && { certifications: values.certifications.map((name) => ({ name })) }),
    ...(Object.keys(links).length > 0 && { links }),
    ...(Object.keys(desired).length > 0 && { desired }),
    ...(company && { experience: [{ title: textIn(values, "headline"), company, current: true }] }),
    ...(recruiter_id && { recruiter_id }),
  });
}

/** Who asks € 60,000 means a year; of what is below, a month. */
const periodOf = (cents: number) => (cents >= 1_500_000 ? "year" : cents < 20_000 ? "hour" : "month");

/** What a record said already stays beside what a row says of lists and groups. */
function joined(stored: StoredCandidate, given: Fields): Fields {
  const byName = <T extends { name: string }>(known: readonly T[], more: readonly T[]) => [
    ...known,
    ...more.filter(({ name }) => !known.some((one) => one.name.toLowerCase() === name.toLowerCase())),
  ];
  return {
    ...given,
    ...(given.skills && { skills: byName(stored.skills, given.skills) }),
    ...(given.certifications && { certifications: byName(stored.certifications, given.certifications) }),
    ...(given.tags && { tags: [...new Set([...stored.tags, ...given.tags])] }),
    ...(given.links && { links: { ...stored.links, ...given.links } }),
    ...(given.desired && { desired: { ...stored.desired, ...given.desired } }),
    experience: given.experience && stored.experience.length === 0 ? given.experience : undefined,
  };
}

const by = ({ recruiter_id }: Writing) => ({ who: recruiter_id, at: new Date().toISOString() });

async function attachFile({ trx, workspace }: Writing, id: string, cv: BroughtFiles | null) {
  if (!cv) return;
  for (const file_id of cv.file_ids) await giveFileTo(trx, workspace, file_id, id);
  await keepKnown(trx, workspace, "candidate", id);
}

async function noteOn({ trx, workspace, recruiter_id, import: { id } }: Writing, candidate_id: string, text: string | null) {
  if (text)
    await markImported(
      trx,
      workspace,
      await putNote(trx, workspace, { record: "candidate", record_id: candidate_id, text, recruiter_id }),
      id,
    );
}

const told = (writing: Writing, candidate_id: string, kind: "created" | "updated" | "cv_added") =>
  insertActivity(writing.trx, writing.workspace, {
    id: newId(),
    kind,
    recruiter_id: writing.recruiter_id,
    candidate_id,
    detail: { source: "import", import_id: writing.import.id },
  });

export const candidateRecords: KindOfRecord = {
  find: async (db, run, { values, external_id }, cv) => {
    const known = external_id ? await findByExternalId(db, run.workspace, "candidates", { system: run.system, external_id }) : null;
    const named = known && (await findCandidate(db, run.workspace, known));
    // Another system may have used the same number: whose it is, the name says where the system isn't known.
    const isSame = named && (run.system !== "other" || named.last_name?.toLowerCase() === textIn(values, "last_name")?.toLowerCase());
    if (known && isSame) return { id: known };
    const like = { ...cv?.reading?.profile, ...profileIn(values, run.colleague) };
    const [found] = await knownAlready(db, run.workspace, like, cv?.file_ids ?? []);
    return found ? { id: found.id } : null;
  },

  add: async (writing, { values }, cv) => {
    const { parts, trx, workspace } = writing;
    const id = newId();
    const body = { ...cv?.reading?.profile, ...profileIn(values, writing.colleague) };
    const stored = newCandidate(writing, body, { extraction: null, file_ids: [], reading: cv?.reading ?? null });
    await refuseOverLimit(parts, trx, workspace, "candidates");
    await refuseOverStorage(parts, trx, workspace, Buffer.byteLength(stored.cv_text ?? ""));
    await insertCandidate(trx, workspace, id, await writing.change(), { ...stored, ...customOver(values) });
    await attachFile(writing, id, cv);
    await told(writing, id, "created");
    await noteOn(writing, id, textIn(values, "note"));
    writing.touched.candidate.add(id);
    return { candidate_id: id, version: 1 };
  },

  update: async (writing, id, { values }, cv) => {
    const { parts, trx, workspace } = writing;
    const stored = await findCandidateToChange(trx, workspace, id);
    if (!stored || stored.deleted_at) return { candidate_id: id };
    await refuseReadOnly(parts, trx, workspace, "candidates", id);
    const reading = stored.cv_text === null ? (cv?.reading ?? null) : null;
    const given = { ...fieldsOf(joined(stored, profileIn(values, writing.colleague))), ...customOver(values, stored.custom) };
    const after = { ...stored, ...given };
    const changes: CandidateValues = {
      ...given,
      ...(reading && { cv_text: reading.text, layout: reading.layout, hidden_text: reading.hidden }),
      evidence: reading ? evidenceThatHolds(reading.evidence, reading.profile, after) : evidenceThatHolds(stored.evidence, stored, after),
      corrections: correctionsAfter(reading?.profile ?? stored, after, reading ? {} : stored.corrections, by(writing)),
    };
    await refuseOverStorage(parts, trx, workspace, Buffer.byteLength(reading?.text ?? ""));
    await updateCandidate(trx, workspace, stored, await writing.change(), changes);
    await attachFile(writing, id, cv);
    await told(writing, id, reading ? "cv_added" : "updated");
    await noteOn(writing, id, textIn(values, "note"));
    writing.touched.candidate.add(id);
    // A CV stays where it was put: it is the candidate's own.
    const names = Object.keys(given).concat(reading ? [] : ["evidence", "corrections"]);
    const before = Object.fromEntries(names.map((name) => [name, stored[name as keyof StoredCandidate] ?? null]));
    return { candidate_id: id, version: stored.version + 1, before };
  },

  takeBack: async (writing, { candidate_id, version, outcome, before }) => {
    const { trx, workspace } = writing;
    const stored = candidate_id ? await findCandidateToChange(trx, workspace, candidate_id) : undefined;
    if (!stored || !candidate_id || stored.deleted_at || stored.version !== version) return "changed_since";
    if (outcome === "added" && (await isUsed(trx, workspace, { candidate_id }))) return "used_since";
    writing.touched.candidate.add(candidate_id);
    if (outcome === "added") {
      await setCandidateTrashed(trx, workspace, candidate_id, await writing.change(), true);
      await insertActivity(trx, workspace, { id: newId(), kind: "deleted", recruiter_id: writing.recruiter_id, candidate_id });
      await forgetExternalId(trx, workspace, "candidates", candidate_id, writing.import.id);
      return "removed";
    }
    // What was stored of it before, as it was read then.
    await updateCandidate(trx, workspace, stored, await writing.change(), before as CandidateValues);
    await told(writing, candidate_id, "updated");
    return "restored";
  },
};
