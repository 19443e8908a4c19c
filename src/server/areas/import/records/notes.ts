import type { ImportProblem } from "#contract/import/import.ts";
import { putNote } from "#server/areas/note/tasks.ts";
import type { Db } from "#server/parts/database/database.ts";
import { splitName } from "../fields/values.ts";
import { textIn } from "../rows/prepare.ts";
import { clientNamed } from "./clients.ts";
import type { KindOfRecord, Run } from "./kind.ts";
import { candidatesCalled, candidatesWithEmail, findByExternalId, findSameNote, jobsTitled, markImported, removeNote } from "./queries.ts";

type About = { record: "candidate" | "job" | "client"; record_id: string };

/** Whom or what a note is about: by what the old system called it, by address, by name; of several of one name nobody. */
async function aboutOf(db: Db, run: Run, values: Record<string, unknown>): Promise<About | { problem: ImportProblem["problem"] }> {
  const { workspace, system } = run;
  const one = (record: About["record"], ids: readonly string[]) =>
    ids.length === 1 && ids[0] ? { record, record_id: ids[0] } : ids.length > 1 ? ({ problem: "many_records" } as const) : null;
  const known = async (record: "candidate" | "job", key: string) => {
    const external_id = textIn(values, key);
    const id = external_id && (await findByExternalId(db, workspace, `${record}s`, { system, external_id }));
    return id ? { record, record_id: id } : null;
  };
  const [email, called, title] = [textIn(values, "candidate_email"), textIn(values, "candidate_name"), textIn(values, "job")];
  const client = await clientNamed(db, run, values);
  return (
    (await known("candidate", "candidate_external_id")) ??
    (email ? one("candidate", await candidatesWithEmail(db, workspace, email)) : null) ??
    (called ? one("candidate", await candidatesCalled(db, workspace, splitName(called))) : null) ??
    (await known("job", "job_external_id")) ??
    (title ? one("job", await jobsTitled(db, workspace, title, client?.id)) : null) ??
    (client && !client.deleted_at ? { record: "client", record_id: client.id } : { problem: "no_record" })
  );
}

export const noteRecords: KindOfRecord = {
  find: async (db, run, { values }) => {
    const about = await aboutOf(db, run, values);
    if ("problem" in about) return about;
    const id = await findSameNote(db, run.workspace, { ...about, text: textIn(values, "text") ?? "" });
    return id ? { id } : null;
  },
  isOneOnly: true,

  add: async (writing, { values }) => {
    const { trx, workspace, touched } = writing;
    const about = await aboutOf(trx, writing, values);
    if ("problem" in about) throw new Error("What a note is about was there when it was looked for");
    const [author, created_at] = [textIn(values, "author"), textIn(values, "at")];
    const recruiter_id = author ? writing.colleague(author) : writing.recruiter_id;
    const note = { ...about, text: textIn(values, "text") ?? "", recruiter_id };
    const record_id = await putNote(trx, workspace, {
      ...note,
      ...(author && !recruiter_id && { author_name: author }),
      ...(created_at && { created_at }),
    });
    await markImported(trx, workspace, record_id, writing.import.id);
    touched[about.record].add(about.record_id);
    return {
      record_id,
      ...(about.record === "candidate" && { candidate_id: about.record_id }),
      ...(about.record === "client" && { client_id: about.record_id }),
    };
  },

  // What was written stays as it was written.
  update: async (_writing, id) => ({ record_id: id }),

  takeBack: async (writing, { record_id, candidate_id, client_id }) => {
    if (!record_id || !(await removeNote(writing.trx, writing.workspace, record_id))) return "changed_since";
    if (candidate_id) writing.touched.candidate.add(candidate_id);
    if (client_id) writing.touched.client.add(client_id);
    return "removed";
  },
};
