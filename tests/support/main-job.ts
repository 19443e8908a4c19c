import { expect } from "vitest";
import { api } from "#contract/index.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { makeCvs } from "./cvs/make-cvs.ts";
import type { TestServer } from "./server.ts";
import { until } from "./until.ts";

/** Made once for all that read them. */
let made: ReturnType<typeof makeCvs> | undefined;

/** CVs and a vacancy read and kept, matched, shown with their criteria, and listed in every order: by somebody of a workspace of their own. */
export async function doMainJob(server: Pick<TestServer, "signIn">): Promise<void> {
  const { send } = await server.signIn();
  made ??= makeCvs();
  for (const cv of (await made).slice(0, 5)) {
    const { data } = await send(api.candidate.extractFile, { file: new File([cv.bytes], cv.name) });
    const {
      data: { candidate },
    } = await send(api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id });
    expect((await send(api.candidate.update, { id: candidate.id, version: 1, tags: ["walk"] })).data.candidate.version).toBe(2);
  }
  const { data } = await send(api.candidate.extractText, { text: vacancies[0]?.text ?? "", kind: "job" });
  const {
    data: { job },
  } = await send(api.job.create, { ...data.job, title: data.job?.title ?? "" });
  const ranked = await until(async () => {
    const { data } = await send(api.matching.matchedCandidates, { id: job.id });
    return !data.is_building && data;
  });
  if (!ranked) throw new Error("The ranking isn't built");
  expect(ranked.compared).toBe(5);
  const [first] = ranked.candidates;
  const {
    data: { match },
  } = await send(api.matching.fetchMatched, { job_id: job.id, candidate_id: first?.id as string });
  expect(match.criteria.length).toBeGreaterThan(3);
  for (const sort of ["-best_match", "name", "-updated_at", "available_from"])
    expect((await send(api.candidate.list, { sort, q: "python OR zorg OR team", limit: 2 })).data.candidates.length).toBeGreaterThan(0);
  const page = (await send(api.candidate.list, { limit: 2 })).data;
  expect((await send(api.candidate.list, { limit: 200, cursor: page.next_cursor ?? "" })).data.candidates).toHaveLength(3);
  expect((await send(api.job.list, {})).data.jobs).toMatchObject([{ id: job.id, matches: ranked.total }]);
}
