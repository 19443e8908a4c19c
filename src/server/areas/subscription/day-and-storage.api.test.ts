import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { modelFor } from "#server/areas/model/tasks.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { startAssistantServer } from "#tests/support/assistant-server.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";
import { plans } from "./plans.ts";
import { addToDay, usedToday } from "./queries.ts";
import { takeModelCall } from "./tasks.ts";

const { limits } = nth(plans.plans, 0);
let model: Awaited<ReturnType<typeof startAssistantServer>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  model = await startAssistantServer();
  const settings = { ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: "scripted", ASSISTANT_JUDGES: "off" };
  server = await startTestServer({ settings });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

type Person = Awaited<ReturnType<typeof server.signIn>>;
const used = async (person: Person, name: string) =>
  (await person.send(api.subscription.purchased, {})).data.usage.find(({ limit }) => limit === name);
const letter = (n: number) =>
  new File([`Reference ${n}\n${"She planned well. ".repeat(50)}`], `reference-${n}.txt`, { type: "text/plain" });

test("of twenty files sent at once the last place holds one, and what is refused leaves nothing", async () => {
  const person = await server.signIn();
  const { db } = server.parts.database;
  const { data } = await person.send(api.candidate.create, { last_name: "Aalders", files: [letter(0)] });
  const size = (await letter(0).arrayBuffer()).byteLength;
  const text = Buffer.byteLength(data.candidate.cv_text ?? "");
  expect(text).toBeGreaterThan(500);
  const full = (limits.storage_mb ?? 0) * 1_000_000;
  const of = () => db.selectFrom("files").select(["id", "size"]).where("workspace_id", "=", person.workspace_id).execute();
  await db
    .updateTable("files")
    .set({ size: full - text - size - 10 })
    .where("workspace_id", "=", person.workspace_id)
    .execute();
  const id = data.candidate.id;
  const done = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => person.send(api.candidate.update, { id, files: [letter(n)] })),
  );
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const one of done)
    if (one.status === "rejected")
      expect(one.reason).toMatchObject({ status: 406, envelope: { data: { limit: "storage_mb", lifted_by: { key: "solo" } } } });
  expect(await of()).toHaveLength(2);
  expect(await used(person, "storage_mb")).toEqual({ limit: "storage_mb", used: 1000, max: 1000, resets_at: null });
  // Where the files go, there is room again.
  await db.updateTable("files").set({ size: 1 }).where("workspace_id", "=", person.workspace_id).execute();
  await person.send(api.candidate.update, { id, files: [letter(3)] });
});

/** What the database keeps of a workspace, and what its rows come to. */
async function bytesOf({ workspace_id }: Person) {
  const { rows } = await server.parts.database.executeSql(
    `select stored_bytes::int as kept,
      (select coalesce(sum(size), 0)::int from files where workspace_id = w.id)
      + (select coalesce(sum(octet_length(cv_text)), 0)::int from candidates where workspace_id = w.id)
      + (select coalesce(sum(octet_length(description)), 0)::int from jobs where workspace_id = w.id)
      + (select coalesce(sum(octet_length(text)), 0)::int from extractions where workspace_id = w.id) as there
     from workspaces w where id = $1`,
    [workspace_id],
  );
  return rows[0] as { kept: number; there: number };
}

test("what files and texts take is kept by the database, through everything that is done with them", async () => {
  const person = await server.signIn();
  const { candidate_id, job_id } = await candidateAndJob(person);
  await person.send(api.candidate.update, { id: candidate_id, files: [letter(1), letter(2)] });
  await person.send(api.job.update, { id: job_id, description: "Wij vragen een planner met één jaar ervaring. ".repeat(20) });
  const before = await bytesOf(person);
  expect(before.kept).toBe(before.there);
  expect(before.kept).toBeGreaterThan(3000);
  // Who is in the trash takes room; who is erased gives it back.
  await person.send(api.candidate.remove, { id: candidate_id });
  expect(await bytesOf(person)).toEqual(before);
  await person.send(api.privacy.erase, { candidate_id });
  const after = await bytesOf(person);
  expect(after.kept).toBe(after.there);
  expect(after.kept).toBeLessThan(before.kept - 2 * (await letter(1).arrayBuffer()).byteLength);
});

test("a text that doesn't fit is refused, and one that becomes shorter isn't", async () => {
  const person = await server.signIn();
  const long = "Planner bij Veerstroom. ".repeat(4000);
  const { data } = await person.send(api.job.create, { title: "Planner", description: long });
  await server.parts.database.db
    .updateTable("workspaces")
    .set({ stored_bytes: (limits.storage_mb ?? 0) * 1_000_000 - 100 })
    .where("id", "=", person.workspace_id)
    .execute();
  const full = { status: 406, envelope: { data: { limit: "storage_mb", lifted_by: { key: "solo" } } } };
  await expect(person.send(api.candidate.extractText, { text: long })).rejects.toMatchObject(full);
  await expect(person.send(api.job.create, { title: "Another", description: long })).rejects.toMatchObject(full);
  await expect(person.send(api.job.update, { id: data.job.id, description: `${long}${long}` })).rejects.toMatchObject(full);
  await person.send(api.job.update, { id: data.job.id, description: "Short." });
  await person.send(api.candidate.create, { last_name: "Without a text" });
});

test("once a day's calls of a model are used, answers come without one until tomorrow", async () => {
  const person = await server.signIn();
  const { data } = await person.send(api.chat.startWithBoth, await candidateAndJob(person));
  const ask = async () =>
    (await person.send(api.chat.ask, { chat_id: data.chat.id, message: "Does she know Kafka?" })).data.message.provider;
  const before = (await used(person, "model_calls_per_day"))?.used ?? 0;
  const max = limits.model_calls_per_day ?? 0;
  await server.parts.database.transaction((trx) => addToDay(trx, person.workspace_id as WorkspaceId, { model_calls: max - before - 1 }));
  expect(await ask()).not.toBe("built_in");
  const asked = model.asked.length;
  expect(await ask()).toBe("built_in");
  expect(model.asked).toHaveLength(asked);
  expect(await used(person, "model_calls_per_day")).toMatchObject({ used: max, max });
  const { text, extraction_id } = (
    await person.send(api.candidate.extractText, { text: "Noor Hazelaar\nnoor@post.example\nPlanner at Veerstroom since 2019" })
  ).data;
  expect(text).toContain("Planner");
  expect(extraction_id).toBeTruthy();
  expect(model.asked).toHaveLength(asked);
});

test("the last call of a day answers, and none is made for what its passages don't bear: that is left out", async () => {
  const person = await server.signIn();
  const { data } = await person.send(api.chat.startWithBoth, await candidateAndJob(person));
  const before = (await used(person, "model_calls_per_day"))?.used ?? 0;
  const max = limits.model_calls_per_day ?? 0;
  await server.parts.database.transaction((trx) => addToDay(trx, person.workspace_id as WorkspaceId, { model_calls: max - before - 1 }));
  const asked = model.asked.length;
  const { manner } = model.state;
  model.state.manner = {
    kind: "answers",
    to: ({ messages }) => {
      const n = /<p n="(\d+)"[^>]*>Rebuilt the planning service/.exec(messages.at(-1)?.content ?? "")?.[1];
      return `She rebuilt the planning service [${n}]. She led 40 people.`;
    },
  };
  const { message } = (await person.send(api.chat.ask, { chat_id: data.chat.id, message: "What has she done?" })).data;
  model.state.manner = manner;
  expect(model.asked).toHaveLength(asked + 1);
  expect(message).toMatchObject({ state: "complete", provider: "openai-compatible", content: "She rebuilt the planning service [1]." });
  expect(message.missing?.text).toContain("One sentence was left out");
  expect(await used(person, "model_calls_per_day")).toMatchObject({ used: max, max });
});

test("after an abort nothing is asked, and nothing more is counted", async () => {
  const person = await server.signIn();
  const workspace = person.workspace_id as WorkspaceId;
  const { database } = server.parts;
  const assistant = await modelFor(server.parts, workspace, "answer", 400, 100);
  const said = async (signal: AbortSignal) => {
    for await (const _ of assistant?.stream({ system: "You help.", turns: [{ role: "user", content: "Kafka?" }] }, signal) ?? []);
  };
  const before = await usedToday(database.db, workspace);
  const asked = model.asked.length;
  for (let times = 0; times < 2; times++) await expect(said(AbortSignal.abort())).rejects.toThrow("The language model");
  expect(await usedToday(database.db, workspace)).toEqual({ ...before, model_tokens: 0 });
  expect(model.asked).toHaveLength(asked);
});

test("tokens are counted as the model's server tells them; the last of a day go to one of two who ask at once", async () => {
  const person = await server.signIn();
  const workspace = person.workspace_id as WorkspaceId;
  const { database } = server.parts;
  const { data } = await person.send(api.chat.startWithBoth, await candidateAndJob(person));
  const before = (await used(person, "model_tokens_per_day"))?.used ?? 0;
  const ask = () => person.send(api.chat.ask, { chat_id: data.chat.id, message: "Does she know Kafka?" });
  expect((await ask()).data.message.provider).toBe("openai-compatible");
  expect((await used(person, "model_tokens_per_day"))?.used).toBe(before + 333);

  const max = limits.model_tokens_per_day ?? 0;
  await database.transaction((trx) => addToDay(trx, workspace, { model_tokens: max - before - 333 - 1000 }));
  const taken = await Promise.all([1, 2].map(() => takeModelCall(server.parts, workspace, 600)));
  expect(taken.filter((call) => call !== null)).toHaveLength(1);
  // What the call didn't come to is there for the next.
  await taken.find((call) => call !== null)?.spent(100);
  expect((await usedToday(database.db, workspace)).model_tokens).toBe(max - 900);
  expect(await takeModelCall(server.parts, workspace, 900)).not.toBeNull();
  expect((await ask()).data.message.provider).toBe("built_in");
  expect(await used(person, "model_tokens_per_day")).toMatchObject({ used: max, max });
});
