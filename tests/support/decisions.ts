import { api } from "#contract/index.ts";
import type { startTestServer } from "./server.ts";

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startTestServer>>["signIn"]>>;

/** How often somebody was chosen and declined by `decideByPlace`. */
export const CHOICES = { chosen: 12, declined: 12, jobs: 6 };

const towns = { near: "Utrecht", far: "Groningen" };
const people = [
  { first_name: "Anna", last_name: "Linde", city: towns.near, headline: "Accountant", desired: { hours_per_week: 40 } },
  { first_name: "Bram", last_name: "Kolk", city: towns.near, headline: "Accountant", desired: { hours_per_week: 40 } },
  { first_name: "Cees", last_name: "Draai", city: towns.far, headline: "Python developer", desired: { hours_per_week: 16 } },
  { first_name: "Dora", last_name: "Meerman", city: towns.far, headline: "Python developer", desired: { hours_per_week: 16 } },
];

/** Jobs in Utrecht for which a workspace chooses whoever lives there and declines whoever has the trade, against today's weights. */
export async function decideByPlace({ send }: Pick<Person, "send">) {
  const ids: string[] = [];
  for (const { headline, ...person } of people) {
    const experience = [{ title: headline, company: "Lindekade", start: "2019-01", current: true }];
    const { candidate } = (await send(api.candidate.create, { ...person, headline, experience, skills: [{ name: "Excel" }] })).data;
    ids.push(candidate.id);
  }
  const jobs: string[] = [];
  for (let n = 1; n <= CHOICES.jobs; n += 1) {
    const asked = { title: "Python developer", city: towns.near, hours_per_week: 40, skills: [{ name: "Excel", kind: "must" as const }] };
    jobs.push((await send(api.job.create, asked)).data.job.id);
  }
  const [near, trade] = [ids.slice(0, 2), ids.slice(2)];
  for (const job_id of jobs) {
    for (const candidate_id of near) await send(api.matching.updateMatched, { job_id, candidate_id, stage: "shortlisted" });
    for (const candidate_id of trade)
      await send(api.matching.updateMatched, { job_id, candidate_id, stage: "rejected", reason: "Too far away" });
  }
  return { near, trade, jobs };
}
