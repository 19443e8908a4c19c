import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import type { AskedModel } from "#tests/support/assistant-server.ts";
import { hasRest, startTestServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";
import { evalModel, tellSpent } from "./model.ts";
import { keyOf, promptOf, Records } from "./records.ts";

const folder = mkdtempSync(join(tmpdir(), "proffer-records-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const schema = { type: "object", properties: { is: { type: "string" } }, required: ["is"] };
const askedFor = (content: string, more: Partial<AskedModel> = {}): AskedModel => ({
  model: "recorded",
  messages: [{ role: "user", content }],
  stream: true,
  authorization: undefined,
  ended: Promise.resolve("whole"),
  ...more,
});
const inSchema = { response_format: { type: "json_schema", json_schema: { schema } } };

test("a prompt is laid out with what its answer has to be, and its answer is kept as soon as it lies beside it", () => {
  const [file, hand] = [join(folder, "kept/one.jsonl"), join(folder, "hand")];
  const first = new Records(file, hand);
  expect(first.answerTo(askedFor("Which town?", inSchema))).toBeNull();
  expect(first.answerTo(askedFor("And then?"))).toBeNull();
  first.keep();
  const key = keyOf(promptOf(askedFor("Which town?")));
  const laid = readFileSync(join(hand, `${key}.prompt.txt`), "utf8");
  expect(laid).toContain("[user]\nWhich town?");
  expect(laid).toContain(JSON.stringify(schema));
  writeFileSync(join(hand, `${key}.answer.txt`), '{"is": 3}');
  const wrong = new Records(file, hand);
  expect(wrong.answerTo(askedFor("Which town?", inSchema))).toBeNull();
  expect([...wrong.unreadable.keys()]).toEqual([key]);
  writeFileSync(join(hand, `${key}.answer.txt`), 'Here: {"is": "Zwolle"}\n');
  const second = new Records(file, hand);
  expect(second.answerTo(askedFor("Which town?", inSchema))).toBe('Here: {"is": "Zwolle"}');
  second.keep();
  expect(readdirSync(hand).filter((name) => name.startsWith(key))).toEqual([`${key}.answer.txt`]);
  const later = new Records(file);
  expect(later.answerTo(askedFor("Which town?", inSchema))).toBe('Here: {"is": "Zwolle"}');
  expect([later.answered, later.open.size]).toEqual([1, 0]);
});

test("the day is no part of a prompt, and without a folder to lay them into nothing is written", () => {
  expect(keyOf("A talk. Today is 2026-11-22. The records:")).toBe(keyOf("A talk. Today is 2027-01-02. The records:"));
  expect(keyOf("It began on 2026-11-22.")).not.toBe(keyOf("It began on 2027-01-02."));
  const file = join(folder, "nowhere/one.jsonl");
  const records = new Records(file);
  records.answerTo(askedFor("Which town?"));
  records.keep();
  expect(existsSync(file)).toBe(false);
});

test("an answer to a prompt that nobody asks any more goes", () => {
  const file = join(folder, "old.jsonl");
  const lines = ["One?", "Two?"].map((content) => JSON.stringify({ prompt: keyOf(promptOf(askedFor(content))), answer: "Yes." }));
  writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
  const records = new Records(file, join(folder, "old"));
  records.answerTo(askedFor("Two?"));
  records.keep();
  expect(readFileSync(file, "utf8")).toBe(`${lines[1]}\n`);
  // Nobody asks any of them: nothing is left, not even the file.
  new Records(file, join(folder, "old")).keep();
  expect(existsSync(file)).toBe(false);
});

test.each([
  ["goes well", 0],
  ["fails", 1],
])("where an evaluation %s recording does, and leaves nothing in the temporary folder", (_what, status) => {
  const temporary = mkdtempSync(join(folder, "tmp-"));
  const preload = join(folder, `ends-${status}.mjs`);
  writeFileSync(preload, `if (process.argv[1]?.endsWith("compare.ts")) process.exit(${status * 3});`);
  const given = [join(import.meta.dirname, "../record.ts"), join(folder, "hand"), "verdicts"];
  const env = { ...process.env, TMPDIR: temporary, NODE_OPTIONS: `--import=${preload}` };
  expect(spawnSync(process.execPath, given, { env }).status).toBe(status);
  expect(readdirSync(temporary)).toEqual([]);
});

test("what it took is told by the hundred", () => {
  const spent = { requests: 30, input_tokens: 60_000, output_tokens: 15_000, seconds: 90 };
  expect(tellSpent(spent, { count: 20, what: "pairs" }, { price: { input: 2, output: 8 }, isRecorded: false })).toBe(
    "For 100 pairs: 150 requests; 300,000 tokens read and 75,000 written; 450 s of answers; cost 1.20",
  );
});

test("the product judges by records, and where there is none by itself; what it was asked is counted", async () => {
  const [file, hand] = [join(folder, "judged.jsonl"), join(folder, "judged")];
  const judge = async () => {
    const records = new Records(file, hand);
    const model = await evalModel("verdicts", records);
    const server = await startTestServer({ settings: { SUBSCRIPTIONS: "off", ...model.settings } });
    model.watch(server.parts);
    const person = await server.signIn();
    const requirements = [{ text: "Ervaring met bederfelijke waar", kind: "must" as const }];
    const { job } = (await person.send(api.job.create, { title: "Transportplanner", requirements })).data;
    const text =
      "Wendelmoet Brinkhorst\nZwolle\n\nWerkervaring\nPlanner, Vink Logistiek\nmaart 2019 - heden\nPlant ritten met dagverse bloemen";
    const { data: read } = await person.send(api.candidate.extractText, { text, kind: "candidate" });
    const { candidate } = (await person.send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id })).data;
    await person.send(api.matching.matchCandidates, { id: job.id, mode: "manual", candidate_ids: [candidate.id] });
    const pair = { job_id: job.id, candidate_id: candidate.id };
    await person.send(api.matching.fetchMatched, pair);
    await until(() => hasRest(server.parts));
    const { match } = (await person.send(api.matching.fetchMatched, pair)).data;
    const spent = await model.spent(server.parts);
    records.keep();
    await server.stop();
    await model.stop();
    return { records, spent, said: match.criteria.find(({ requirement_id }) => requirement_id) };
  };
  const before = await judge();
  // The CV that it reads, and the pair that it judges.
  expect([before.records.open.size, before.said?.judged_by]).toEqual([2, undefined]);
  const key = readdirSync(hand)
    .map((name) => name.split(".")[0])
    .find((one) => readFileSync(join(hand, `${one}.prompt.txt`), "utf8").includes("R1"));
  writeFileSync(
    join(hand, `${key}.answer.txt`),
    JSON.stringify({ verdicts: [{ requirement: "R1", verdict: "met", quotes: ["dagverse bloemen"], why: null }] }),
  );
  const after = await judge();
  expect([after.records.open.size, after.said?.verdict, after.said?.judged_by?.model]).toEqual([1, "met", "recorded"]);
  expect(after.spent).toMatchObject({ requests: 2 });
  expect(after.spent.input_tokens).toBeGreaterThan(500);
});
