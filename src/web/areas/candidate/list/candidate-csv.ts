import { fieldsOfCandidate } from "#contract/candidate/candidate-fields.ts";
import type { ListedCandidate } from "#web/areas/candidate/last-list.ts";
import { declaredCsv } from "#web/kit/list/declared-columns.tsx";
import type { CsvColumns } from "#web/kit/list/define-list.ts";
import { fullName } from "#web/words/format.ts";

/** Lists of things, each after the column that it belongs to. */
const lists: Record<string, CsvColumns<ListedCandidate>> = {
  years_experience: [
    ["skills", (row) => row.skills.map(({ name }) => name).join("; ")],
    ["languages", (row) => row.languages.map(({ language, level }) => (level ? `${language} ${level}` : language)).join("; ")],
  ],
  hours_per_week: [["tags", (row) => row.tags.join("; ")]],
};

/** What a spreadsheet gets of a candidate. */
export const candidateCsv: CsvColumns<ListedCandidate> = [
  ["name", (row) => fullName(row)],
  ...declaredCsv<ListedCandidate>(fieldsOfCandidate).flatMap((column) => [column, ...(lists[column[0]] ?? [])]),
  ["best_match_job", (row) => row.best_match?.job_title],
  ["best_match_score", (row) => row.best_match?.score],
  ["created_at", (row) => row.created_at],
  ["id", (row) => row.id],
];
