import type { Reply } from "#contract/call.ts";
import type { CandidateRow } from "#contract/candidate.ts";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { csvOf, saveFile } from "#web/kit/record/csv.ts";
import { fullName } from "#web/words/format.ts";
import type { ListBody } from "./addresses.ts";

const columns: [string, (row: CandidateRow) => string | number | null | undefined][] = [
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

export const candidatesCsv = (rows: readonly CandidateRow[]): string =>
  csvOf([columns.map(([name]) => name), ...rows.map((row) => columns.map(([, read]) => read(row)))]);

/** Reads a whole list, page after page, and hands it to the person as a file. Replies how many rows it holds. */
export async function exportCandidates(body: ListBody, onProgress: (done: number, total: number) => void): Promise<number> {
  const rows: CandidateRow[] = [];
  let cursor: string | null = null as string | null;
  do {
    const page: Reply<typeof api.candidate.list> = await send(api.candidate.list, {
      ...body,
      limit: 200,
      ...(cursor !== null && { cursor }),
    });
    const { data } = page;
    rows.push(...data.candidates);
    cursor = data.next_cursor;
    onProgress(rows.length, data.total);
  } while (cursor);
  downloadCandidates(rows);
  return rows.length;
}

/** Hands candidates to the person as a file. */
export const downloadCandidates = (rows: readonly CandidateRow[]): void =>
  saveFile(`candidates-${new Date().toISOString().slice(0, 10)}.csv`, candidatesCsv(rows), "text/csv;charset=utf-8");
