import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { addProposals, addShortlist } from "../scripts/demo/fill.ts";
import { addPair } from "./support/sent-proposal.ts";
import { startTestServer } from "./support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

test("the demo writes to somebody of each client: whom a vacancy names, else one who works there from then on", async () => {
  const { send, token, email } = await server.signIn({ plan: "team" });
  const account = { url: "http://proffer.test", token, email, fetcher: server.fetcher };
  const named = await addPair(send);
  await send(api.candidate.create, { first_name: "Guus", last_name: "Jonker", headline: "Data engineer", skills: [{ name: "Python" }] });
  const made = await Promise.all(
    ["Kadewerk", "Coöperatie De Dijk"].map(async (name) => {
      const { job } = (await send(api.job.create, { title: "Data engineer", client: { name }, skills: [{ name: "Python", kind: "must" }] }))
        .data;
      return job.id;
    }),
  );
  const job_ids = [named.job_id, ...made];
  for (const id of job_ids) await send(api.matching.matchedCandidates, { id });
  const proposed = await addProposals(account, job_ids);
  await addShortlist(account, made[0] ?? "");
  const readers = async (job_id: string) => {
    const { client } = (await send(api.job.show, { id: job_id })).data.job;
    const { contacts } = (await send(api.client.show, { id: client?.id ?? "" })).data;
    return contacts.map((one) => [one.name, one.email]);
  };
  expect(proposed).toHaveLength(6);
  expect(await Promise.all(job_ids.map(readers))).toEqual([
    [["Marjan Elzinga", "marjan@halderstroom.example"]],
    [["Pieter van Wezel", "pieter@kadewerk.example"]],
    [["Loes Vink", "loes@cooperatiededijk.example"]],
  ]);
});

test("the demo finds an address for whoever is called by a number alone", async () => {
  const { send, token, email } = await server.signIn({ plan: "team" });
  const account = { url: "http://proffer.test", token, email, fetcher: server.fetcher };
  await addPair(send);
  await send(api.candidate.create, { first_name: "Guus", last_name: "Jonker", headline: "Data engineer", skills: [{ name: "Python" }] });
  const asked = { title: "Data engineer", skills: [{ name: "Python", kind: "must" as const }] };
  const { job } = (await send(api.job.create, { ...asked, client: { name: "42", contact_name: "24" } })).data;
  await send(api.matching.matchedCandidates, { id: job.id });
  await addShortlist(account, job.id);
  const { client } = (await send(api.job.show, { id: job.id })).data.job;
  expect(client).toMatchObject({ contact_name: "24", contact_email: "desk@client.example" });
});
