import type { Reply } from "#contract/call.ts";
import type { RankingLine } from "#contract/compliance.ts";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { csvOf, saveFile } from "#web/kit/record/csv.ts";

const columns = [
  "at",
  "kind",
  "by",
  "job_id",
  "candidate_id",
  "score",
  "from",
  "to",
  "verdict",
  "engine_version",
  "snapshot",
  "list",
  "sort",
  "is_continued",
  "candidates",
  "jobs",
  "id",
] as const;

/** Who stands in a list, in its order, each with the score; somebody who was erased without who. */
const listed = (of: RankingLine["candidates"]) => of?.map(({ id, score }) => `${id ?? "erased"}:${score}`).join(" ");

/** Saves the whole log of automatic ranking, as it is kept. */
export async function saveRankingLog(): Promise<void> {
  const lines: RankingLine[] = [];
  let page: Reply<typeof api.compliance.rankingLog>["data"] | undefined;
  do {
    const after = lines.at(-1)?.id;
    page = (await send(api.compliance.rankingLog, after ? { after } : {})).data;
    lines.push(...page.lines);
  } while (page.has_more);
  const rows = lines.map((line) => {
    const told = {
      ...line,
      is_continued: line.is_continued === null ? null : String(line.is_continued),
      candidates: listed(line.candidates),
      jobs: listed(line.jobs),
    };
    return columns.map((name) => told[name]);
  });
  saveFile(`ranking-log-${new Date().toISOString().slice(0, 10)}.csv`, csvOf([[...columns], ...rows]), "text/csv;charset=utf-8");
}
