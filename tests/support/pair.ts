import type { BodyInput } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import type { startTestServer } from "./server.ts";

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startTestServer>>["signIn"]>>;

export const NOOR = `Noor Hazelaar
noor.hazelaar@post.example
06 12345678
Utrecht
Geboortedatum: 12-03-1985
Nationaliteit: Nederlandse
Burgerlijke staat: gehuwd

Work experience
Senior backend engineer
Veerstroom Logistics, Utrecht
March 2021 - present
- Rebuilt the planning service in Python: eleven services that exchange 1.9 million events a day over Kafka
- Moved a 1.4 TB PostgreSQL database to partitioned tables without a night of downtime

Backend engineer
Meridioom Data, Amersfoort
June 2018 - February 2021
- Wrote import pipelines for 45 municipalities

Education
Bachelor of Computer Science
Hogeschool Domstreek, 2012 - 2016

Skills
Python, PostgreSQL, Kafka, Docker

Languages
Dutch (native), English (C1)

Available from 1 January 2027, 36 hours a week`;

export const BACKEND_JOB = `Senior backend engineer
Halderstroom Energy, Utrecht

We ask
- At least 5 years of experience with Python
- PostgreSQL with large data sets
- Kafka or RabbitMQ
Nice to have
- Kubernetes`;

/** A candidate as somebody drops a CV, with what more is known of them. */
export async function dropCv(
  owner: Person,
  text: string = NOOR,
  more: Partial<BodyInput<typeof api.candidate.create>> = {},
): Promise<string> {
  const { data: read } = await owner.send(api.candidate.extractText, { text });
  const body = { ...read.candidate, extraction_id: read.extraction_id, allow_duplicate: true, ...more };
  const { data } = await owner.send(api.candidate.create, body);
  return data.candidate.id;
}

/** A candidate and a job, as somebody drops and pastes them. */
export async function candidateAndJob(
  owner: Person,
  { cv = NOOR, vacancy = BACKEND_JOB, ...more }: { cv?: string; vacancy?: string } & Partial<BodyInput<typeof api.candidate.create>> = {},
) {
  const candidate_id = await dropCv(owner, cv, more);
  const { data: read } = await owner.send(api.candidate.extractText, { text: vacancy, kind: "job" });
  const { data } = await owner.send(api.job.create, {
    ...read.job,
    title: "Senior backend engineer",
    client: { name: "Halderstroom Energy", contact_name: "Marjan Elzinga", contact_email: "marjan@halderstroom.example" },
    extraction_id: read.extraction_id,
  });
  // A save doesn't wait for its matches; who reads the job's does.
  await owner.send(api.matching.matchedCandidates, { id: data.job.id });
  return { candidate_id, job_id: data.job.id };
}
