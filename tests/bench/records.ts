import type { CandidateDraft } from "#contract/candidate/candidate.ts";
import { api } from "#contract/index.ts";
import { insertCandidate } from "#server/areas/candidate/queries.ts";
import { fieldsOf } from "#server/areas/candidate/rules.ts";
import { bringUpToDate } from "#server/areas/ranking/tasks.ts";
import { nextChange } from "#server/areas/workspace/queries.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { makeText } from "#server/sample/cv/text.ts";
import { people } from "#server/sample/people/mixed.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { startTestServer } from "#tests/support/server.ts";
import { ms, percentile, seconds, tell, took } from "./figures.ts";

const TO_MATCH = 5000;
const TO_LIST = 10_000;
const ROUNDS = 40;

/** Matching one job against 5,000 candidates, then the list of 10,000; all read from invented CVs, on the embedded database. */
export async function benchRecords(): Promise<void> {
  const server = await startTestServer();
  try {
    const { send, workspace_id } = await server.signIn({ plan: "team" });
    const workspace = workspace_id as WorkspaceId;
    const known: { draft: CandidateDraft; cv_text: string }[] = [];
    for (const person of people) {
      const { data } = await send(api.candidate.extractText, { text: makeText(person) });
      known.push({ draft: data.candidate ?? {}, cv_text: data.text });
    }
    const add = (from: number, to: number) =>
      server.parts.database.transaction(async (trx) => {
        for (let n = from; n < to; n++) {
          const { draft, cv_text } = known[n % known.length] as { draft: CandidateDraft; cv_text: string };
          const values = { ...fieldsOf(draft), last_name: `${draft.last_name ?? "Bakker"} ${n}`, cv_text };
          await insertCandidate(trx, workspace, newId(), await nextChange(trx, workspace), values);
        }
      });
    const addAll = async (from: number, to: number) => {
      for (let n = from; n < to; n += 500) await add(n, n + 500);
    };

    await addAll(0, TO_MATCH);
    const [vacancy] = vacancies;
    const { data } = await send(api.candidate.extractText, { text: vacancy?.text ?? "", kind: "job" });
    const matching = await took(async () => {
      await send(api.job.create, { ...data.job, title: data.job?.title ?? "Engineer", extraction_id: data.extraction_id });
      await bringUpToDate(server.parts, workspace);
    });
    tell(`matching 1 job × ${TO_MATCH} candidates, from saving to the last match`, seconds(matching));

    await addAll(TO_MATCH, TO_LIST);
    await bringUpToDate(server.parts, workspace);
    const lists = {
      "first page": {},
      "search for a word": { q: "engineer" },
      "by name": { sort: "name" },
    };
    for (const [name, query] of Object.entries(lists)) {
      const times: number[] = [];
      for (let n = 0; n < ROUNDS; n++) times.push(await took(() => send(api.candidate.list, query)));
      tell(
        `list of candidates at ${TO_LIST} rows, ${name}: p50 / p95 of ${ROUNDS}`,
        `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))}`,
      );
    }
  } finally {
    await server.stop();
  }
}
