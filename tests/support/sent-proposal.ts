import { api } from "#contract/index.ts";
import type { send as sendCall } from "#web/kit/calls/api.ts";

const CV = `Noor Hazelaar
noor.hazelaar@post.example
Utrecht

Work experience
Senior backend engineer
Veerstroom Logistics, Utrecht
March 2021 - present
- Rebuilt the planning service in Python: eleven services that exchange 1.9 million events a day over Kafka
- Moved a 1.4 TB PostgreSQL database to partitioned tables without a night of downtime

Skills
Python, PostgreSQL, Kafka, Docker

Available from 1 January 2027, 36 hours a week`;

const VACANCY = `Senior backend engineer
Halderstroom Energy, Utrecht

We ask
- At least 3 years of experience with Python
- PostgreSQL with large data sets
- Kafka or RabbitMQ`;

/** A candidate and a job that fit, as somebody drops and pastes them. */
export async function addPair(send: typeof sendCall) {
  const read = await send(api.candidate.extractText, { text: CV });
  const { data: one } = await send(api.candidate.create, {
    ...read.data.candidate,
    extraction_id: read.data.extraction_id,
    unchecked_fields: [],
    consent: { given_at: new Date().toISOString(), basis: "consent" },
  });
  const vacancy = await send(api.candidate.extractText, { text: VACANCY, kind: "job" });
  const { data: two } = await send(api.job.create, {
    ...vacancy.data.job,
    title: "Senior backend engineer",
    client: { name: "Halderstroom Energy", contact_name: "Marjan Elzinga", contact_email: "marjan@halderstroom.example" },
    extraction_id: vacancy.data.extraction_id,
  });
  // A save doesn't wait for its matches; who reads the job's does.
  await send(api.matching.matchedCandidates, { id: two.job.id });
  return { candidate_id: one.candidate.id, job_id: two.job.id };
}

/** A draft that nothing holds back: what no document bears is confirmed. */
export async function addDraft(send: typeof sendCall, pair: { candidate_id: string; job_id: string }): Promise<string> {
  const { data } = await send(api.proposal.start, pair);
  const { id, unsourced } = data.proposal;
  if (unsourced.length > 0) await send(api.proposal.confirm, { id, claims: unsourced });
  return id;
}

/** Sends a draft to the client; the token of the link comes back. */
export async function submitDraft(send: typeof sendCall, id: string): Promise<string> {
  const { data } = await send(api.proposal.submit, { id, recipients: [{ email: "marjan@halderstroom.example" }] });
  return data.share.url.split("/p/")[1] as string;
}
