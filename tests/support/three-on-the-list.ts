import { api } from "#contract/index.ts";
import type { startJourneys } from "./journey.ts";

/** A job with three people on its shortlist, on the screen. */
export async function threeOnTheList(journeys: Awaited<ReturnType<typeof startJourneys>>, viewport = { width: 1440, height: 900 }) {
  const recruiter = await journeys.newRecruiter();
  const { job } = (await recruiter.send(api.job.create, { title: "Planner" })).data;
  for (const first_name of ["Anna", "Bram", "Cees"]) {
    const { candidate } = (await recruiter.send(api.candidate.create, { first_name, last_name: "Linde", headline: "Planner" })).data;
    await recruiter.send(api.matching.updateMatched, { job_id: job.id, candidate_id: candidate.id, stage: "shortlisted" });
  }
  const page = await journeys.openPage({ token: recruiter.token, viewport, messages_stay: true });
  return { ...recruiter, job, page, at: (stage: string) => page.getByRole("region", { name: stage, exact: true }) };
}
