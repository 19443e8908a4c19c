import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { plans } from "#server/areas/subscription/plans.ts";
import { addToDay } from "#server/areas/subscription/queries.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { startAssistantServer } from "#tests/support/assistant-server.ts";
import { startTestServer } from "#tests/support/server.ts";

const model = await startAssistantServer();
const strict = await startTestServer({ own: true });
const forbidding = await startTestServer({
  own: true,
  settings: {
    ASSISTANT_BASE_URL: model.url,
    ASSISTANT_MODEL: "the-operators",
    ASSISTANT_OWN: "off",
    ASSISTANT_JUDGES: "off",
    ASSISTANT_JUDGES_BEST: "0",
    OUTGOING_LOCAL: "on",
  },
});
afterAll(async () => {
  await strict.stop();
  await forbidding.stop();
  await model.stop();
});

const addresses = [
  "http://models.example/v1",
  "https://127.0.0.1/v1",
  "https://localhost/v1",
  "https://[::1]/v1",
  "https://169.254.169.254/latest",
  "https://10.1.2.3/v1",
  "https://somebody:secret@models.example/v1",
];
test.each(addresses)("an address that isn't of the internet is refused: %s", async (base_url) => {
  const person = await strict.signIn();
  const given = { provider: "openai-compatible", base_url, api_key: "a-key-of-somebody" } as const;
  const refused = { status: 422, envelope: { validation_errors: { base_url: [expect.any(String)] } } };
  await expect(person.send(api.model.save, { ...given, model: "any" })).rejects.toMatchObject(refused);
  await expect(person.send(api.model.test, { ...given, model: "any" })).rejects.toMatchObject(refused);
  await expect(person.send(api.model.list, given)).rejects.toMatchObject(refused);
  expect((await person.send(api.model.settings, {})).data).toMatchObject({ own: null, local_allowed: false });
});

test("one that was kept before is asked neither", async () => {
  const person = await strict.signIn();
  const row =
    "insert into model_settings (id, workspace_id, provider, base_url, model) values (gen_random_uuid(), $1, 'openai-compatible', $2, 'scripted')";
  await strict.parts.database.executeSql(row, [person.workspace_id, model.url]);
  const { trial } = (await person.send(api.model.test, {})).data;
  expect(trial.problem).toBe("not_public");
  expect(model.asked).toEqual([]);
});

test("an operator who forbids own keys is asked alone, also where one was kept before", async () => {
  const person = await forbidding.signIn();
  const given = { provider: "openai-compatible", base_url: model.url, model: "scripted" } as const;
  for (const call of [api.model.save, api.model.test, api.model.list] as const)
    await expect(person.send(call, given)).rejects.toMatchObject({ status: 403 });
  const row =
    "insert into model_settings (id, workspace_id, provider, base_url, model) values (gen_random_uuid(), $1, 'openai-compatible', $2, 'scripted')";
  await forbidding.parts.database.executeSql(row, [person.workspace_id, model.url]);
  expect((await person.send(api.model.settings, {})).data).toMatchObject({
    own_allowed: false,
    in_use: { model: "the-operators", is_own: false },
    operator_lets: { judge: false, read: true },
    judges_best: 0,
    may: { judge: false },
  });
  expect((await person.send(api.model.permit, { judge: true })).data.may.judge).toBe(false);
  const { trial } = (await person.send(api.model.test, {})).data;
  expect(trial.model).toBe("the-operators");
});

test("a trial counts towards the day, and waits for the next one where that is used up", async () => {
  const person = await forbidding.signIn();
  const max = plans.plans[0]?.limits.model_calls_per_day ?? 0;
  await forbidding.parts.database.transaction((trx) => addToDay(trx, workspaceIn(person), { model_calls: max }));
  expect((await person.send(api.model.settings, {})).data.today.requests).toEqual({ used: max, max });
  model.asked.length = 0;
  await expect(person.send(api.model.test, {})).rejects.toMatchObject({ status: 406 });
  expect(model.asked).toEqual([]);
});

test("a second question counts towards the day too, and isn't asked where that is used up", async () => {
  const person = await forbidding.signIn();
  const max = plans.plans[0]?.limits.model_calls_per_day ?? 0;
  await forbidding.parts.database.transaction((trx) => addToDay(trx, workspaceIn(person), { model_calls: max - 1 }));
  model.asked.length = 0;
  model.state.manner = { kind: "words", words: ["With pleasure!"] };
  expect((await person.send(api.model.test, {})).data.trial.problem).toBe("unreadable");
  expect(model.asked).toHaveLength(1);
  expect((await person.send(api.model.settings, {})).data.today.requests).toEqual({ used: max, max });
});

test("without any model there is none to try or to give a price", async () => {
  const person = await strict.signIn();
  expect((await person.send(api.model.settings, {})).data).toMatchObject({ operators: null, own: null, in_use: null });
  await expect(person.send(api.model.test, {})).rejects.toMatchObject({ status: 406 });
  await expect(person.send(api.model.setPrice, { price: null })).rejects.toMatchObject({ status: 406 });
});
