import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { ModelTask } from "#contract/account/model.ts";
import { api } from "#contract/index.ts";
import { nth } from "#contract/nth.ts";
import { judgeMatches } from "#server/areas/judging/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { type Manner, startAssistantServer } from "#tests/support/assistant-server.ts";
import { candidateAndJob } from "#tests/support/pair.ts";
import { hasRest, startTestServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";
import { removeOwn, saveOwn } from "./tasks.ts";

const KEY = "sk-kanarie-sleutel-0123456789-wxyz";
const model = await startAssistantServer();
const operators = await startAssistantServer();
const server = await startTestServer({
  own: true,
  settings: { OUTGOING_LOCAL: "on", ASSISTANT_BASE_URL: operators.url, ASSISTANT_MODEL: "the-operators", SUBSCRIPTIONS: "off" },
});
afterAll(async () => {
  await server.stop();
  await model.stop();
  await operators.stop();
});
/** It proves what is asked by the words of the invented CV, and knows nothing of anybody else. */
const judging: Manner = {
  kind: "answers",
  to: ({ messages }) => {
    const quotes = ["Sends fresh flowers on their way from a refrigerated hall"];
    const isInvented = messages.at(-1)?.content.includes(nth(quotes, 0));
    return JSON.stringify({
      verdicts: isInvented ? [{ requirement: "R1", verdict: "met", quotes, why: "Fresh flowers are perishable." }] : [],
    });
  },
};
beforeEach(() => {
  for (const one of [model, operators]) {
    one.asked.length = 0;
    Object.assign(one.state, { manner: judging, key: null, models: [{ id: "scripted" }] });
  }
  model.state.key = KEY;
});

type Person = Awaited<ReturnType<typeof server.signIn>>;
const own = { provider: "openai-compatible", base_url: model.url, api_key: KEY, model: "scripted" } as const;
const saved = async (person: Person, more: object = {}) => (await person.send(api.model.save, { ...own, ...more })).data;

describe("a workspace's own model", () => {
  test("answers once it is kept, and the operator's as long as there is none", async () => {
    const person = await server.signIn();
    const before = (await person.send(api.model.settings, {})).data;
    expect(before).toMatchObject({
      own_allowed: true,
      local_allowed: true,
      own: null,
      in_use: { provider: "openai-compatible", model: "the-operators", is_own: false },
      may: { answer: true, judge: true, draft: true, read: true, translate: true },
      price: null,
      today: { requests: { used: 0, max: null }, tokens: { used: 0, max: null } },
    });
    expect(await saved(person)).toMatchObject({
      own: { provider: "openai-compatible", base_url: model.url, model: "scripted", has_key: true, key_end: "wxyz" },
      in_use: { provider: "openai-compatible", model: "scripted", is_own: true },
    });
    const pair = await candidateAndJob(person);
    const { chat } = (await person.send(api.chat.startWithBoth, pair)).data;
    const { message } = (await person.send(api.chat.ask, { chat_id: chat.id, message: "Does she know Kafka?" })).data;
    expect(message.provider).toBe("openai-compatible");
    expect(model.asked.length).toBeGreaterThan(0);
    expect(operators.asked).toEqual([]);
    expect((await person.send(api.model.remove, {})).data).toMatchObject({ own: null, in_use: { model: "the-operators" } });
    // Another workspace has nothing to do with it.
    expect((await (await server.signIn()).send(api.model.settings, {})).data.own).toBeNull();
  });

  test("keeps its key locked, and no answer, log, trail or archive holds it", async () => {
    const person = await server.signIn();
    const told: unknown[] = [await saved(person)];
    for (const key of [KEY, `${KEY}wrong`]) {
      model.state.key = KEY;
      told.push(await person.send(api.model.test, { ...own, api_key: key }));
      told.push(await person.send(api.model.list, { ...own, api_key: key }));
    }
    told.push(await person.send(api.model.settings, {}), await person.send(api.security.events, {}));
    told.push(await person.send(api.account.exportMyData, {}));
    await person.send(api.workspaceExport.make, {});
    const archive = async () => (await person.send(api.workspaceExport.list, {})).data.exports[0];
    await expect.poll(async () => (await archive())?.state).toBe("ready");
    const bytes = await (await server.fetcher(new Request(`http://localhost${(await archive())?.url}`))).arrayBuffer();
    const { rows } = await server.parts.database.executeSql("select * from model_settings where workspace_id = $1", [person.workspace_id]);
    expect(rows).toHaveLength(1);
    const everything = [
      JSON.stringify(told),
      Buffer.from(bytes).toString("latin1"),
      ...rows.map((row) => said(row)),
      ...server.errors.map(said),
    ];
    for (const text of everything) expect(text).not.toContain(KEY);
    expect(JSON.stringify(told)).toContain("wxyz");
    expect((await person.send(api.security.events, { kind: "model_changed" })).data.events).toMatchObject([
      { detail: { settings: ["provider", "base_url", "api_key", "model"] } },
    ]);
  });

  test("may be changed without its key, which goes to no other address", async () => {
    const person = await server.signIn();
    await saved(person);
    const { api_key: _, ...without } = own;
    const changed = (await person.send(api.model.save, { ...without, model: "another" })).data;
    expect(changed.own).toMatchObject({ model: "another", has_key: true });
    for (const other of [{ base_url: operators.url }, { provider: "mistral" as const, base_url: operators.url }]) {
      const tried = person.send(api.model.test, { ...without, provider: "openai", ...other });
      await expect(tried).rejects.toMatchObject({ status: 422, envelope: { validation_errors: { api_key: [expect.any(String)] } } });
    }
    await person.send(api.model.list, { ...without, base_url: operators.url });
    expect(operators.asked).toEqual([]);
    // A server without keys is another one: the one that was kept is gone with the address.
    expect((await person.send(api.model.save, { ...without, base_url: operators.url })).data.own).toMatchObject({ has_key: false });
  });

  test("is as old as it was kept, whatever it may do or costs since", async () => {
    const person = await server.signIn();
    await saved(person);
    const { workspace_id } = person;
    await server.parts.database.executeSql("update model_settings set updated_at = '2026-01-02T03:04:05Z' where workspace_id = $1", [
      workspace_id,
    ]);
    const before = (await person.send(api.model.settings, {})).data.own?.updated_at;
    await person.send(api.model.permit, { judge: false, read: false });
    await person.send(api.model.permit, {});
    await person.send(api.model.setPrice, { price: { input: 2, output: 10, currency: "EUR" } });
    expect((await person.send(api.model.settings, {})).data.own?.updated_at).toBe(before);
    expect((await saved(person, { model: "another" })).own?.updated_at).not.toBe(before);
  });

  test("that is removed while it is saved without its key stays forgotten", async () => {
    const person = await server.signIn();
    await saved(person);
    const workspace = workspaceIn(person);
    const { parts } = server;
    const { database } = parts;
    const removing: typeof database = {
      ...database,
      transaction: async (work) => {
        await removeOwn(parts, workspace);
        return database.transaction(work);
      },
    };
    const { api_key: _, ...without } = own;
    await saveOwn({ ...parts, database: removing }, workspace, { ...without, model: "another" });
    expect((await person.send(api.model.settings, {})).data.own).toMatchObject({ model: "another", has_key: false, key_end: null });
  });

  test("whose key was locked with another secret isn't asked, nor is the operator's in its place", async () => {
    const person = await server.signIn();
    await saved(person);
    await server.parts.database.executeSql("update model_settings set key_locked = 'x' where workspace_id = $1", [person.workspace_id]);
    expect((await person.send(api.model.settings, {})).data).toMatchObject({ own: { has_key: false }, in_use: null });
    expect(server.errors.splice(0).length).toBeGreaterThan(0);
  });
});

const said = (one: unknown): string =>
  one instanceof Error ? [one.message, one.stack, said(one.cause)].join(" ") : String(JSON.stringify(one));

describe("the list of a provider's models", () => {
  const listed = async (given: object = own) => (await (await server.signIn()).send(api.model.list, given)).data;

  test("is asked with the key, and holds those that talk", async () => {
    model.state.models = [
      { id: "scripted-10" },
      { id: "scripted-9", display_name: "Nine" },
      { id: "text-embedding-3" },
      { id: "whisper-1" },
    ];
    expect(await listed()).toEqual({
      problem: null,
      models: [
        { id: "scripted-9", name: "Nine" },
        { id: "scripted-10", name: null },
      ],
    });
    model.state.models = [
      { id: "talks", capabilities: { completion_chat: true } },
      { id: "reads", capabilities: { completion_chat: false } },
    ];
    expect((await listed({ ...own, provider: "mistral" })).models).toEqual([{ id: "talks", name: null }]);
    expect((await listed({ ...own, provider: "anthropic" })).problem).toBeNull();
    const person = await server.signIn();
    await expect(person.send(api.model.list, {})).rejects.toMatchObject({ status: 406 });
    await saved(person);
    expect((await person.send(api.model.list, {})).data.models).toHaveLength(1);
  });

  test("says why it isn't there", async () => {
    expect(await listed({ ...own, api_key: "another" })).toEqual({ models: [], problem: "key_refused" });
    expect((await listed({ ...own, provider: "azure" })).problem).toBe("no_list");
    model.state.models = null;
    expect((await listed()).problem).toBe("no_list");
    expect((await listed({ ...own, base_url: "http://127.0.0.1:9/v1" })).problem).toBe("unreachable");
    await expect(listed({ ...own, provider: "azure", base_url: undefined })).rejects.toMatchObject({ status: 422 });
  });
});

describe("a trial", () => {
  test("tells how fast it was, what it proves, what it came to, and exactly what was sent, people hidden", async () => {
    const person = await server.signIn();
    await saved(person);
    await person.send(api.model.setPrice, { price: { input: 2, output: 10, currency: "EUR" } });
    const { trial } = (await person.send(api.model.test, {})).data;
    expect(trial).toMatchObject({
      provider: "openai-compatible",
      model: "scripted",
      problem: null,
      requests: 1,
      input_tokens: 321,
      output_tokens: 12,
      cost: 0.0008,
      currency: "EUR",
      verdict: { verdict: "met", quote: "Sends fresh flowers on their way from a refrigerated hall", why: "Fresh flowers are perishable." },
    });
    expect(trial.seconds).toBeGreaterThanOrEqual(trial.seconds_to_first_word ?? Number.NaN);
    const [sent] = model.asked;
    expect(sent?.messages).toEqual([
      { role: "system", content: trial.sent.system },
      { role: "user", content: trial.sent.user },
    ]);
    expect(JSON.parse(trial.said).verdicts).toHaveLength(1);
    expect(trial.cv).toContain("Marijke Tolsma");
    for (const hidden of ["Marijke", "Tolsma", "proffer.example", "0000 0123"]) expect(trial.sent.user).not.toContain(hidden);
    const { rows } = (await person.send(api.model.use, {})).data;
    expect(rows).toMatchObject([
      { use: "test", model: "scripted", requests: 1, input_tokens: 321, output_tokens: 12, cost: 0.0008, currency: "EUR" },
    ]);
    expect((await person.send(api.model.settings, {})).data.today).toMatchObject({ requests: { used: 1 }, tokens: { used: 333 } });
  });

  const troubles: [string, object, Manner, string][] = [
    ["a wrong key", { api_key: "another" }, judging, "key_refused"],
    ["nobody there", { base_url: "http://127.0.0.1:9/v1" }, judging, "unreachable"],
    ["no such model", {}, { kind: "status", status: 404 }, "no_model"],
    ["nothing left to spend", {}, { kind: "status", status: 429 }, "busy"],
    ["a fault of its own", {}, { kind: "status", status: 500 }, "unavailable"],
    ["another kind of server", {}, { kind: "body", type: "text/html", body: "<html>" }, "unreadable"],
    ["an answer that is none", {}, { kind: "words", words: ["With pleasure!"] }, "unreadable"],
  ];
  test.each(troubles)("with %s says so", async (_what, more, manner, problem) => {
    model.state.manner = manner;
    const { trial } = (await (await server.signIn()).send(api.model.test, { ...own, ...more })).data;
    expect(trial).toMatchObject({ problem, verdict: null, sent: { user: expect.stringContaining("Experience with perishable goods") } });
  });

  test("of a model that is asked twice tells both questions and both answers, and counts both", async () => {
    const person = await server.signIn();
    model.state.manner = {
      kind: "answers",
      to: ({ messages }) => (messages.length > 3 ? JSON.stringify({ verdicts: [] }) : "With pleasure!"),
    };
    const { trial } = (await person.send(api.model.test, own)).data;
    expect(trial).toMatchObject({ problem: null, requests: 2, input_tokens: 642, said: 'With pleasure!\n\n{"verdicts":[]}' });
    expect(trial.sent.user).toBe(
      model.asked[1]?.messages
        .filter(({ role }) => role === "user")
        .map(({ content }) => content)
        .join("\n\n"),
    );
    expect(trial.sent.user).toContain("can't be read");
    expect((await person.send(api.model.settings, {})).data.today).toMatchObject({ requests: { used: 2 }, tokens: { used: 666 } });
    expect((await person.send(api.model.use, {})).data.rows).toMatchObject([{ use: "test", requests: 2 }]);
  });

  test("of a quote that stands nowhere proposes nothing", async () => {
    const verdicts = [{ requirement: "R1", verdict: "met", quotes: ["Ten years of perishable goods"] }];
    model.state.manner = { kind: "answers", to: () => JSON.stringify({ verdicts }) };
    const { trial } = (await (await server.signIn()).send(api.model.test, own)).data;
    expect(trial).toMatchObject({ problem: null, verdict: null });
  });

  test("needs a model, in words where one is given", async () => {
    const { model: _, ...nameless } = own;
    await expect((await server.signIn()).send(api.model.test, nameless)).rejects.toMatchObject({ status: 422 });
  });
});

describe("what a model may do", () => {
  const uses: Record<ModelTask, (person: Person) => Promise<void>> = {
    answer: async (person) => {
      const { chat } = (await person.send(api.chat.startWithBoth, await candidateAndJob(person))).data;
      await person.send(api.chat.ask, { chat_id: chat.id, message: "Does she know Kafka?" });
    },
    judge: async (person) => {
      await person.send(api.matching.fetchMatched, await candidateAndJob(person));
      await until(() => hasRest(server.parts));
    },
    draft: async (person) => {
      await person.send(api.proposal.start, { ...(await candidateAndJob(person)), language: "en" });
    },
    read: async (person) => {
      await candidateAndJob(person);
    },
    translate: async (person) => {
      await person.send(api.translation.translate, { texts: ["She plans the routes."], target: "nl", source: "en" });
    },
  };
  const tasks = Object.keys(uses) as ModelTask[];
  const only = (task: ModelTask) => Object.fromEntries(tasks.map((one) => [one, one === task])) as Record<ModelTask, boolean>;

  test.each(tasks)("%s: on it is asked for that and counted so, off it isn't asked", async (task) => {
    for (const keeps of [true, false]) {
      const person = await server.signIn();
      if (keeps) await saved(person);
      const asked = keeps ? model.asked : operators.asked;
      expect((await person.send(api.model.permit, only(task))).data.may).toEqual(only(task));
      await uses[task](person);
      expect(asked.length).toBeGreaterThan(0);
      const { rows } = (await person.send(api.model.use, {})).data;
      expect(rows.map(({ use }) => use)).toEqual([task]);
      expect(rows[0]).toMatchObject({ requests: asked.length });
      await person.send(api.model.permit, { [task]: false });
      asked.length = 0;
      await uses[task](person);
      expect(asked).toEqual([]);
    }
    server.errors.length = 0;
  });

  test("judging follows reading along until somebody says otherwise", async () => {
    const person = await server.signIn();
    await person.send(api.account.updateWorkspace, { reading: { by_model: false } });
    expect((await person.send(api.model.settings, {})).data.may).toMatchObject({ read: false, judge: false, answer: true });
    expect((await person.send(api.model.permit, { judge: true })).data.may).toMatchObject({ read: false, judge: true });
    expect((await person.send(api.model.permit, { read: true })).data.may).toMatchObject({ read: true, judge: true });
  });
});

describe("before a model judges", () => {
  test("it is told what that takes; a closed job takes nothing; what was judged isn't asked for again", async () => {
    const person = await server.signIn();
    await person.send(api.model.permit, { judge: false });
    const { job_id } = await candidateAndJob(person);
    expect((await person.send(api.model.estimate, { job_id })).data.estimate).toBeNull();
    await expect(person.send(api.model.judge, { job_id })).rejects.toMatchObject({ status: 406 });
    await saved(person);
    await person.send(api.model.permit, { judge: true, read: false });
    await person.send(api.model.setPrice, { price: { input: 1_000, output: 0, currency: "EUR" } });
    const { estimate } = (await person.send(api.model.estimate, { job_id })).data;
    expect(estimate).toMatchObject({ model: "scripted", jobs: 1, of: 1, candidates: 1, requests: 1, currency: "EUR" });
    expect(estimate?.cost).toBeCloseTo((estimate?.input_tokens ?? 0) / 1000, 3);
    expect((await person.send(api.model.estimate, {})).data.estimate).toEqual(estimate);

    expect((await person.send(api.model.judge, {})).data.jobs).toBe(1);
    await until(() => hasRest(server.parts));
    expect(model.asked).toHaveLength(1);
    const characters = model.prompts().length;
    // Within a fifth of what it came to.
    expect(Math.abs((estimate?.input_tokens ?? 0) - characters / 4)).toBeLessThan(characters / 20);
    expect((await person.send(api.model.estimate, { job_id })).data.estimate).toMatchObject({ candidates: 0, requests: 0, cost: 0 });
    expect((await person.send(api.model.judge, { job_id })).data.jobs).toBe(0);

    // Another model judges anew, but no closed job.
    await saved(person, { model: "another" });
    expect((await person.send(api.model.estimate, {})).data.estimate).toMatchObject({ candidates: 1, cost: null, currency: null });
    const { job } = (await person.send(api.job.show, { id: job_id })).data;
    await person.send(api.job.update, { id: job_id, version: job.version, status: 0 });
    for (const of of [{ job_id }, {}])
      expect((await person.send(api.model.estimate, of)).data.estimate).toMatchObject({ jobs: 0, of: 0, candidates: 0 });
    expect((await person.send(api.model.judge, {})).data.jobs).toBe(0);
    server.errors.length = 0;
  });

  test("a verdict is kept as that of the model that answered, where another was set up meanwhile", async () => {
    const person = await server.signIn();
    await saved(person);
    await person.send(api.model.permit, { judge: false, read: false });
    const pair = await candidateAndJob(person);
    await person.send(api.matching.fetchMatched, pair);
    await person.send(api.model.permit, { judge: true });
    const { parts } = server;
    const engine: typeof parts.engine = {
      ...parts.engine,
      run: async (workspace, name, ...given) => {
        if (name === "hidden") await saved(person, { model: "another" });
        return (await parts.engine.run(workspace, name, ...given)) as never;
      },
    };
    await judgeMatches({ ...parts, engine }, workspaceIn(person), pair);
    expect(model.asked.map((asked) => asked.model)).toEqual(["another"]);
    const kept = "select distinct model from model_verdicts where workspace_id = $1";
    expect((await parts.database.executeSql(kept, [person.workspace_id])).rows).toEqual([{ model: "another" }]);
  });
});
