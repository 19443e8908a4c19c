import type { Reply } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { ExportMenu } from "#web/kit/list/tools/export-menu.tsx";
import { useStageNames } from "#web/kit/record/stage/stages.ts";
import { useWords } from "#web/words/words.ts";

/** A job's candidates as a spreadsheet, in the order and by the filters that they are shown. */
export function ExportRanking({ job_id, body }: { job_id: string; body: object }) {
  const t = useWords();
  const words = useStageNames(t, job_id);
  const list = {
    name: "matches",
    call: api.matching.matchedCandidates,
    rows: ({ data }: Reply<typeof api.matching.matchedCandidates>) => data.candidates,
    sheet: async () => (await import("./ranking-sheet.ts")).rankingSheet(words),
    words: { title: () => t("jobs.tab_matches") },
  };
  return <ExportMenu isIcon list={list} body={body} />;
}
