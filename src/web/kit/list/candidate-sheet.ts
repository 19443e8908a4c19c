import type { Reply } from "#contract/call.ts";
import { fieldsOfCandidate } from "#contract/candidate/candidate-fields.ts";
import type { api } from "#contract/index.ts";
import { fullName } from "#web/words/format.ts";
import { declaredSheet } from "./declared-columns.tsx";
import type { SheetColumns } from "./define-list.ts";

type ListedCandidate = Reply<typeof api.candidate.list>["data"]["candidates"][number];

/** What else is told, each after the column that it belongs to. */
const beside: Record<string, SheetColumns<ListedCandidate>> = {
  headline: [["company", ({ experience }) => (experience.find(({ current }) => current) ?? experience[0])?.company]],
  years_experience: [
    ["skills", (row) => row.skills.map(({ name }) => name).join("; ")],
    ["certifications", (row) => row.certifications.map(({ name }) => name).join("; ")],
    ["languages", (row) => row.languages.map(({ language, level }) => (level ? `${language} ${level}` : language)).join("; ")],
  ],
  hours_per_week: [
    ["salary_min", ({ desired }) => desired?.salary_min, "money"],
    ["salary_max", ({ desired }) => desired?.salary_max, "money"],
    ["currency", ({ desired }) => desired?.currency],
    ["period", ({ desired }) => desired?.period],
    ["tags", (row) => row.tags.join("; ")],
  ],
};

/** What a spreadsheet gets of a candidate. */
export const candidateSheet: SheetColumns<ListedCandidate> = [
  ["name", (row) => fullName(row)],
  ...declaredSheet<ListedCandidate>(fieldsOfCandidate).flatMap((column) => [column, ...(beside[column[0]] ?? [])]),
  ["best_match_job", (row) => row.best_match?.job_title],
  ["best_match_score", (row) => row.best_match?.score],
  ["recruiter", (row, { nameOf }) => nameOf(row.recruiter_id)],
  ["created_at", (row) => row.created_at, "time"],
  ["updated_at", (row) => row.updated_at, "time"],
  ["id", (row) => row.id],
];
