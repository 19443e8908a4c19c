import type { JobRow } from "#contract/job/job.ts";
import { fieldsOfJob } from "#contract/job/job-fields.ts";
import { declaredSheet } from "#web/kit/list/declared-columns.tsx";
import type { SheetColumns } from "#web/kit/list/define-list.ts";

/** What a spreadsheet gets of a job. */
export const jobSheet: SheetColumns<JobRow> = [
  ...declaredSheet<JobRow>(fieldsOfJob),
  ["skills", ({ skills }) => skills.map(({ name }) => name).join("; ")],
  ["languages", ({ languages }) => languages.map(({ language, level }) => (level ? `${language} ${level}` : language)).join("; ")],
  ["tags", ({ tags }) => tags?.join("; ")],
  ["is_open", ({ status }) => status === 1],
  ["strong_matches", ({ strong_matches }) => strong_matches],
  ["matches", ({ matches }) => matches],
  ["shortlisted", ({ shortlisted }) => shortlisted],
  ["proposals", ({ proposals }) => proposals],
  ["recruiter", ({ recruiter_id }, { nameOf }) => nameOf(recruiter_id)],
  ["created_at", ({ created_at }) => created_at, "time"],
  ["updated_at", ({ updated_at }) => updated_at, "time"],
  ["id", ({ id }) => id],
];
