import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

test("of two contacts with one name a job keeps whoever was chosen, also by another address", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const { id } = (await send(api.client.create, { name: "Vaarwater" })).data.client;
  for (const email of ["noor@vaarwater.example", "n.smit@vaarwater.example"])
    await send(api.client.saveContact, { client_id: id, name: "Noor Smit", email });
  const contacts = async () => (await send(api.client.show, { id })).data.contacts;
  const second = (await contacts()).find(({ email }) => email === "n.smit@vaarwater.example");
  const client = { name: "Vaarwater", contact_name: "Noor Smit", contact_email: "planning@vaarwater.example" };
  const { job } = (await send(api.job.create, { title: "Planner", client, contact_id: second?.id ?? "" })).data;
  expect(job.contact_id).toBe(second?.id);
  expect((await contacts()).map(({ email }) => email).sort()).toEqual(["noor@vaarwater.example", "planning@vaarwater.example"]);
  // What another one has isn't taken from them, nor does it name who was chosen.
  const theirs = { ...client, contact_email: "noor@vaarwater.example" };
  const { job: third } = (await send(api.job.create, { title: "Planner", client: theirs, contact_id: second?.id ?? "" })).data;
  expect(third.contact_id).toBe(second?.id);
  expect((await contacts()).map(({ email }) => email).sort()).toEqual(["noor@vaarwater.example", "planning@vaarwater.example"]);
  // Whoever isn't called that wasn't chosen.
  const other = { ...client, contact_name: "Otto Prins", contact_email: null };
  const { job: next } = (await send(api.job.create, { title: "Planner", client: other, contact_id: second?.id ?? "" })).data;
  expect((await contacts()).find(({ id: contact_id }) => contact_id === next.contact_id)?.name).toBe("Otto Prins");
  // Nor are they renamed by their address.
  const renamed = { ...other, contact_name: "Ilse Kuiper", contact_email: "noor@vaarwater.example" };
  await send(api.job.create, { title: "Planner", client: renamed, contact_id: second?.id ?? "" });
  expect((await contacts()).map(({ name, email }) => [name, email]).sort()).toEqual([
    ["Ilse Kuiper", null],
    ["Noor Smit", "noor@vaarwater.example"],
    ["Noor Smit", "planning@vaarwater.example"],
    ["Otto Prins", null],
  ]);
});

test("nobody loses what they are known by to somebody with their name whom nobody chose", async () => {
  const { send } = await server.signIn({ plan: "team" });
  const { id } = (await send(api.client.create, { name: "Vaarwater" })).data.client;
  const jan = { name: "Jan Bakker", email: "jan@vaarwater.example", phone: "078 555 0134" };
  await send(api.client.saveContact, { client_id: id, ...jan });
  const contacts = async () =>
    (await send(api.client.show, { id })).data.contacts.map(({ name, email, phone }) => [name, email, phone]).sort();
  const create = async (contact: object) =>
    (await send(api.job.create, { title: "Planner", client: { name: "Vaarwater", contact_name: "jan bakker", ...contact } })).data.job;
  await create({ contact_email: null, contact_phone: null });
  await create({ contact_phone: "+31 78 555 0134" });
  expect((await contacts()).length).toBe(1);
  const { id: job_id } = await create({ contact_email: "planning@vaarwater.example" });
  expect(await contacts()).toEqual([
    ["Jan Bakker", jan.email, "+31 78 555 0134"],
    ["jan bakker", "planning@vaarwater.example", null],
  ]);
  // Whom a job names is corrected there, and takes nobody else's address.
  const name = { name: "Vaarwater", contact_name: "jan bakker" };
  await send(api.job.update, { id: job_id, client: { ...name, contact_email: "j.bakker@vaarwater.example" } });
  await send(api.client.saveContact, { client_id: id, name: "Noor Smit", email: "noor@vaarwater.example" });
  await send(api.job.update, { id: job_id, client: { ...name, contact_email: "noor@vaarwater.example" } });
  expect(await contacts()).toEqual([
    ["Jan Bakker", jan.email, "+31 78 555 0134"],
    ["Noor Smit", "noor@vaarwater.example", null],
    ["jan bakker", "j.bakker@vaarwater.example", null],
  ]);
});
