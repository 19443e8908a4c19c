import type { CsvColumns } from "#web/kit/list/define-list.ts";
import { fullName } from "#web/words/format.ts";
import type { ListedCandidate } from "./last-list.ts";

/** What a spreadsheet gets of a candidate. */
export const candidateCsv: CsvColumns<ListedCandidate> = [
  ["name", (row) => fullName(row)],
  ["first_name", (row) => row.first_name],
  ["last_name", (row) => row.last_name],
  ["headline", (row) => row.headline],
  ["email", (row) => row.email],
  ["phone", (row) => row.phone],
  ["city", (row) => row.city],
  ["country", (row) => row.country],
  ["years_experience", (row) => row.years_experience],
  ["skills", (row) => row.skills.map(({ name }) => name).join("; ")],
  ["languages", (row) => row.languages.map(({ language, level }) => (level ? `${language} ${level}` : language)).join("; ")],
  ["available_from", (row) => row.available_from],
  ["notice_weeks", (row) => row.notice_weeks],
  ["hours_per_week", (row) => row.desired.hours_per_week],
  ["tags", (row) => row.tags.join("; ")],
  ["best_match_job", (row) => row.best_match?.job_title],
  ["best_match_score", (row) => row.best_match?.score],
  ["created_at", (row) => row.created_at],
  ["id", (row) => row.id],
];
