import { api } from "#contract/index.ts";
import { demoVacancies } from "#server/sample/demo-vacancies.ts";
import { demoPeople } from "#server/sample/people.ts";
import { fillWorkspace } from "../../scripts/demo/fill.ts";
import type { startJourneys } from "./journey.ts";

/** A recruiter with eight people and three jobs, each with the best of its matches. */
export async function withPairs({ newRecruiter }: Awaited<ReturnType<typeof startJourneys>>) {
  const sanne = await newRecruiter();
  const { job_ids } = await fillWorkspace(sanne, demoPeople.slice(0, 8), demoVacancies.slice(0, 3));
  const pairs: { job_id: string; candidate_id: string; name: string }[] = [];
  for (const job_id of job_ids) {
    const [best] = (await sanne.send(api.matching.matchedCandidates, { id: job_id, limit: 1 })).data.candidates;
    if (best) pairs.push({ job_id, candidate_id: best.id, name: `${best.first_name} ${best.last_name}` });
  }
  return { sanne, pairs };
}
