import type { ImportProblem, ImportRow } from "#contract/import/import.ts";
import { api } from "#contract/index.ts";
import { type Answer, send } from "#web/kit/calls/api.ts";
import { csvOf, csvRows } from "#web/kit/record/csv.ts";
import type { Words } from "#web/words/words.ts";

const AT_ONCE = 1000;

/** "Beschikbaar: “morgen” is no date that can be read" */
export function problemText({ column, value, problem }: ImportProblem, t: Words): string {
  const words = t(`imports.problem.${problem}`);
  const said = value ? `“${value}” ${words}` : words;
  return column ? `${column}: ${said}` : said;
}

/** Every row as a line of a CSV, thousand by thousand. */
export async function resultsOf(id: string, t: Words): Promise<Blob> {
  const parts: string[] = [csvOf([[t("imports.row"), t("imports.name"), t("imports.result"), t("imports.why"), t("imports.link")]])];
  for (let after: number | null = 0; after !== null; ) {
    const { data }: Answer<typeof api.import.rows> = await send(api.import.rows, { id, after, limit: AT_ONCE, purpose: "export" });
    parts.push(csvRows(data.rows.map((row) => lineOf(row, t))));
    after = data.next;
  }
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}

const lineOf = (row: ImportRow, t: Words) => [
  row.row,
  row.name,
  row.outcome && t(`imports.count_of.${row.outcome}`),
  row.problems.map((one) => problemText(one, t)).join("; "),
  addressOf(row),
];

function addressOf({ candidate_id, job_id, client_id, outcome }: ImportRow): string {
  if (outcome === "removed") return "";
  const path = candidate_id ? `candidates/${candidate_id}` : job_id ? `jobs/${job_id}` : client_id ? `clients/${client_id}` : null;
  return path ? `${location.origin}/dashboard/${path}` : "";
}
