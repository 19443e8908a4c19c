import { afterAll, beforeAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import type { WorkspaceId } from "#server/core/caller.ts";
import { startAssistantServer } from "#tests/support/assistant-server.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";
import { plans } from "./plans.ts";
import { addToDay } from "./queries.ts";

const { limits } = nth(plans.plans, 0);
let model: Awaited<ReturnType<typeof startAssistantServer>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  model = await startAssistantServer();
  const settings = { ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: "scripted" };
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

test("of twenty files sent at once the last place holds one, and what is refused leaves nothing", { timeout: 60_000 }, async () => {
  const person = await server.signIn();
  const { db } = server.parts.database;
  const { data } = await person.send(api.candidate.create, { last_name: "Aalders", files: [letter(0)] });
  const size = (await letter(0).arrayBuffer()).byteLength;
  const full = (limits.storage_mb ?? 0) * 1_000_000;
  const of = () => db.selectFrom("files").select(["id", "size"]).where("workspace_id", "=", person.workspace_id).execute();
  await db
    .updateTable("files")
    .set({ size: full - size - 10 })
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

test("once a day's calls of a model are used, answers come without one until tomorrow", { timeout: 60_000 }, async () => {
  const person = await server.signIn();
  const { data } = await person.send(api.chat.startWithBoth, await candidateAndJob(person));
  const ask = async () =>
    (await person.send(api.chat.ask, { chat_id: data.chat.id, message: "Does she know Kafka?" })).data.message.provider;
  const before = (await used(person, "model_calls_per_day"))?.used ?? 0;
  const max = limits.model_calls_per_day ?? 0;
  await server.parts.database.transaction((trx) => addToDay(trx, person.workspace_id as WorkspaceId, "model_calls", max - before - 1));
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
