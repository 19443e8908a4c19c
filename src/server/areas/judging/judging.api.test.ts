import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { judgeMatches } from "#server/areas/judging/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { type AskedModel, type Manner, startAssistantServer } from "#tests/support/assistant-server.ts";
import { orders } from "#tests/support/orders-to-machines.ts";
import { hasRest, startTestServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";

const model = await startAssistantServer();
const settings = { ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: "scripted", ASSISTANT_READS: "off", SUBSCRIPTIONS: "off" };
const server = await startTestServer({ settings });
afterAll(async () => {
  await server.stop();
  await model.stop();
});
beforeEach(() => {
  model.asked.length = 0;
  model.state.manner = careful;
});

const cv = `Wendelmoet Brinkhorst
w.brinkhorst@post.example | 06 0000 0321
Zwolle

Werkervaring
Planner
Vink Logistiek, Zwolle
maart 2019 - heden
• Maakt elke ochtend het rooster voor veertig chauffeurs
• Werkt in een gekoelde loods met dagverse bloemen
• Heeft geen heftruckcertificaat

Nationaliteit: Belgische
Geboortedatum: 12-03-1985

Referenties
Jelte Posthumus, Vink Logistiek, 06 0000 0999`;

const requirements = [
  { text: "Ervaring met ritplanning", kind: "must" },
  { text: "Ervaring met bederfelijke waar", kind: "must" },
  { text: "Heftruckcertificaat", kind: "must" },
  { text: "Kennis van Transpas", kind: "nice" },
] as const;

type Said = { requirement: string; verdict: string; quotes?: string[]; why?: string };
const answers = (to: (asked: AskedModel) => Said[]): Manner => ({
  kind: "answers",
  to: (asked) => JSON.stringify({ verdicts: to(asked) }),
});
const judged: Said[] = [
  { requirement: "R1", verdict: "met", quotes: ["Maakt elke ochtend het rooster voor veertig chauffeurs"], why: "Roostert chauffeurs." },
  { requirement: "R2", verdict: "met", quotes: ["dagverse bloemen"] },
  { requirement: "R3", verdict: "not_met", quotes: ["Heeft geen heftruckcertificaat"] },
  { requirement: "R4", verdict: "unknown" },
];
const careful = answers(() => judged);

async function pair(text = cv) {
  const person = await server.signIn();
  const { data: read } = await person.send(api.candidate.extractText, { text, kind: "candidate" });
  const { candidate } = (await person.send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id })).data;
  const { job } = (await person.send(api.job.create, { title: "Transportplanner", requirements: [...requirements] })).data;
  const ids = { job_id: job.id, candidate_id: candidate.id };
  await person.send(api.matching.matchCandidates, { id: job.id, mode: "manual", candidate_ids: [candidate.id] });
  return { person, ids, job, candidate, ...(await look(person, ids)) };
}
type Person = Awaited<ReturnType<typeof server.signIn>>;

/** The match once the model has judged whatever it was asked. */
async function look(person: Person, ids: { job_id: string; candidate_id: string }) {
  await person.send(api.matching.fetchMatched, ids);
  await until(() => hasRest(server.parts));
  const { match } = (await person.send(api.matching.fetchMatched, ids)).data;
  const { judging } = (await person.send(api.matching.matchedCandidates, { id: ids.job_id })).data;
  const verdicts = Object.fromEntries(match.criteria.flatMap(({ text, verdict }) => (text ? [[text, verdict]] : [])));
  return { match, judging, verdicts };
}

test("a model proposes verdicts with quotes that stand; the product keeps its own beside them and computes the score", async () => {
  const { match, judging, candidate, verdicts } = await pair();
  expect(verdicts).toEqual({
    "Ervaring met ritplanning": "met",
    "Ervaring met bederfelijke waar": "met",
    Heftruckcertificaat: "not_met",
    "Kennis van Transpas": "unknown",
  });
  const asked = match.criteria.filter(({ requirement_id }) => requirement_id);
  expect(asked.map(({ judged_by }) => judged_by?.model)).toEqual(["scripted", "scripted", "scripted", "scripted"]);
  expect(asked[0]?.judged_by).toMatchObject({ why: "Roostert chauffeurs.", built_in: { verdict: expect.any(String) } });
  expect(asked[1]?.judged_by?.built_in.verdict).toBe("unknown");
  for (const { evidence } of asked) for (const { quote, start, end } of evidence) expect(candidate.cv_text?.slice(start, end)).toBe(quote);
  expect(judging).toEqual({ model: "scripted", judged: 1, of: 1, others: 0, trouble: null });
});

test("neither a name, a way to reach somebody nor what the law protects leaves; the requirements do", async () => {
  await pair();
  const said = model.prompts();
  for (const secret of ["Wendelmoet", "Brinkhorst", "post.example", "0000 0321", "Belgische", "12-03-1985", "Posthumus"])
    expect(said).not.toContain(secret);
  expect(said).toContain("R2 (must): Ervaring met bederfelijke waar");
});

test("the same is judged once: the second time nothing is asked and the score is the same; another CV or requirement is asked anew", async () => {
  const { person, ids, job, match } = await pair();
  const before = model.asked.length;
  expect(before).toBe(1);
  expect((await look(person, ids)).match.exact_score).toBe(match.exact_score);
  await person.send(api.matching.matchCandidates, { id: ids.job_id });
  expect((await look(person, ids)).match.exact_score).toBe(match.exact_score);
  expect(model.asked.length).toBe(before);
  await person.send(api.job.update, { id: ids.job_id, description: "Wij zoeken een planner.", version: job.version });
  await look(person, ids);
  expect(model.asked.length).toBe(before);
  const { version } = (await person.send(api.job.show, { id: ids.job_id })).data.job;
  await person.send(api.job.update, {
    id: ids.job_id,
    version,
    requirements: [...job.requirements, { text: "Ervaring met SAP", kind: "nice" }],
  });
  await look(person, ids);
  expect(model.asked.length).toBe(before + 1);
  // Only what is new is asked.
  expect(model.asked.at(-1)?.messages.at(-1)?.content).toMatch(/R1 \(nice to have\): Ervaring met SAP\n<\/vacancy>/);
});

test("the same name at another place is another model: what it judged is asked of the one that is set up", async () => {
  const { person, ids } = await pair();
  const setHost = (host: string | null) =>
    server.parts.database.executeSql("update model_verdicts set host = $1 where candidate_id = $2", [host, ids.candidate_id]);
  await setHost(null);
  await look(person, ids);
  expect(model.asked).toHaveLength(1);
  await setHost("elsewhere.example");
  await look(person, ids);
  expect(model.asked).toHaveLength(2);
  await look(person, ids);
  expect(model.asked).toHaveLength(2);
});

test("what was answered to another wording of the question is asked anew, once", async () => {
  const { person, ids } = await pair();
  await server.parts.database.executeSql("update model_verdicts set prompt = prompt - 1 where candidate_id = $1", [ids.candidate_id]);
  await look(person, ids);
  expect(model.asked).toHaveLength(2);
  await look(person, ids);
  expect(model.asked).toHaveLength(2);
});

test("two who let the model judge one pair at the same time ask once; where one of them died the pair's turn comes again", async () => {
  const { person, ids } = await pair();
  const forget = () => server.parts.database.executeSql("delete from model_verdicts where candidate_id = $1", [ids.candidate_id]);
  await forget();
  const workspace = workspaceIn(person);
  // Each as a process of its own would: they share nothing but the database.
  await Promise.all([judgeMatches(server.parts, workspace, { job_id: ids.job_id }), judgeMatches(server.parts, workspace, ids)]);
  expect(model.asked).toHaveLength(2);
  await forget();
  const claim = "insert into judging_claims (workspace_id, job_id, candidate_id, until) values ($1, $2, $3, now() + $4::interval)";
  await server.parts.database.executeSql(claim, [person.workspace_id, ids.job_id, ids.candidate_id, "1 hour"]);
  await judgeMatches(server.parts, workspace, ids);
  expect(model.asked).toHaveLength(2);
  await server.parts.database.executeSql("update judging_claims set until = now() - interval '1 second'");
  await judgeMatches(server.parts, workspace, ids);
  expect(model.asked).toHaveLength(3);
  expect((await server.parts.database.executeSql("select 1 from judging_claims")).rows).toEqual([]);
});

test("whoever has verdicts and is still being ranked by them isn't told as read", async () => {
  const { person, ids } = await pair();
  const judged = async () => (await person.send(api.matching.matchedCandidates, { id: ids.job_id })).data.judging?.judged;
  expect(await judged()).toBe(1);
  const { database } = server.parts;
  const claim = "insert into judging_claims (workspace_id, job_id, candidate_id, until) values ($1, $2, $3, now() + interval '1 hour')";
  await database.executeSql(claim, [person.workspace_id, ids.job_id, ids.candidate_id]);
  expect(await judged()).toBe(0);
  await database.executeSql("delete from judging_claims");
  expect(await judged()).toBe(1);
});

test("who met trouble tells it before anybody else can ask about the same candidate", async () => {
  model.state.manner = { kind: "words", words: ["With pleasure!"] };
  const { person, ids } = await pair();
  const workspace = workspaceIn(person);
  await server.parts.database.executeSql("delete from judging_claims");
  const before = model.asked.length;
  await Promise.all([ids, ids, { job_id: ids.job_id }].map((one) => judgeMatches(server.parts, workspace, one)));
  expect(model.asked.length - before).toBe(2);
});

test("whom another process asks about is looked for again later; its claim is its own", async () => {
  const { person, ids } = await pair();
  const { database } = server.parts;
  const workspace = workspaceIn(person);
  const forget = () => database.executeSql("delete from model_verdicts where candidate_id = $1", [ids.candidate_id]);
  await forget();
  let answer = () => {};
  const after = new Promise<void>((resolve) => {
    answer = resolve;
  });
  model.state.manner = { kind: "words", words: [JSON.stringify({ verdicts: judged })], after };
  const asking = judgeMatches(server.parts, workspace, ids);
  await until(() => model.asked.length === 2);
  // The one that asks is taken for ended, and another has the pair.
  const taken =
    "update judging_claims set until = now() + interval '1 hour' where candidate_id = $1 returning until < now() + interval '1 day'";
  expect((await database.executeSql(taken, [ids.candidate_id])).rows).toHaveLength(1);
  answer();
  await asking;
  const claims = () => database.executeSql("select 1 from judging_claims where candidate_id = $1", [ids.candidate_id]);
  expect((await claims()).rows).toHaveLength(1);

  await forget();
  const later = "select 1 from pgboss.job where name = 'judge_matches' and data->>'candidate_id' = $1 and start_after > now()";
  expect((await database.executeSql(later, [ids.candidate_id])).rows).toEqual([]);
  await judgeMatches(server.parts, workspace, ids);
  expect((await database.executeSql(later, [ids.candidate_id])).rows).toHaveLength(1);
  expect(model.asked).toHaveLength(2);
  // What waits for later doesn't keep anybody from being judged now.
  await database.executeSql("delete from judging_claims");
  await look(person, ids);
  expect(model.asked).toHaveLength(3);
});

test("a pair that can't be claimed is nobody else's trouble", async () => {
  const { person, ids } = await pair();
  const { database } = server.parts;
  await database.executeSql("delete from model_verdicts where candidate_id = $1", [ids.candidate_id]);
  const transaction = async () => {
    throw new Error("The database is away.");
  };
  await judgeMatches({ ...server.parts, database: { ...database, transaction } }, workspaceIn(person), ids);
  expect(server.errors.splice(0).join("\n")).toContain("The database is away.");
  expect((await look(person, ids)).judging).toMatchObject({ judged: 1, trouble: null });
});

test("of two requirements that ask the same one is asked, and both are judged", async () => {
  const { person, ids, job } = await pair();
  const twice = [...job.requirements, { text: "Ervaring met ritplanning", kind: "must" as const }];
  await person.send(api.job.update, { id: ids.job_id, version: job.version, requirements: twice });
  const { match } = await look(person, ids);
  expect(match.criteria.filter(({ text }) => text === "Ervaring met ritplanning").map(({ judged_by }) => judged_by?.model)).toEqual([
    "scripted",
    "scripted",
  ]);
  expect(model.asked).toHaveLength(1);
});

test("without a quote that stands the built-in verdict stands", async () => {
  model.state.manner = answers(() => [
    { requirement: "R1", verdict: "met", quotes: ["Heeft tien jaar ervaring met ritplanning"] },
    { requirement: "R2", verdict: "met" },
    { requirement: "R4", verdict: "met", quotes: ["Kennis van Transpas"] },
  ]);
  const { match, judging } = await pair();
  expect(match.criteria.filter(({ judged_by }) => judged_by)).toEqual([]);
  expect(judging).toMatchObject({ judged: 1, trouble: null });
});

test("what a colleague decided stays above a model's verdict", async () => {
  const { person, ids, match } = await pair();
  const requirement_id = match.criteria.find(({ text }) => text === "Ervaring met ritplanning")?.requirement_id ?? "";
  await person.send(api.matching.updateMatched, { ...ids, override: { requirement_id, verdict: "partly", reason: "Called her" } });
  const again = (await look(person, ids)).match.criteria.find((one) => one.requirement_id === requirement_id);
  expect(again).toMatchObject({ verdict: "met", override: { verdict: "partly" }, judged_by: { model: "scripted" } });
});

test("those of whom model and product judge something otherwise can be listed alone", async () => {
  const { person, ids } = await pair();
  const listed = async (differs: boolean) =>
    (await person.send(api.matching.matchedCandidates, { id: ids.job_id, differs })).data.candidates.map(({ id }) => id);
  expect(await listed(true)).toEqual([ids.candidate_id]);
  model.state.manner = answers(() => []);
  const other = await pair();
  const none = await other.person.send(api.matching.matchedCandidates, { id: other.ids.job_id, differs: true });
  expect(none.data.candidates).toEqual([]);
});

describe("a model in trouble", () => {
  const troubles: [string, Manner, string][] = [
    ["that refuses", { kind: "status", status: 401 }, "refused"],
    ["that is down", { kind: "status", status: 500 }, "unavailable"],
    ["that is busy", { kind: "status", status: 429 }, "unavailable"],
    ["that breaks off", { kind: "cut", words: ['{"verdicts": ['] }, "unavailable"],
    ["that says something else", { kind: "words", words: ["With pleasure!"] }, "unreadable"],
  ];
  test.each(troubles)("%s leaves the built-in verdicts, and it is told", async (_what, manner, trouble) => {
    model.state.manner = manner;
    const { match, judging } = await pair();
    expect(match.criteria.filter(({ judged_by }) => judged_by)).toEqual([]);
    expect(judging).toMatchObject({ judged: 0, of: 1, trouble });
    if (trouble === "unreadable") expect(model.asked.length).toBe(2);
  });

  test("that can't be read is told what is wrong, once, and its second answer counts", async () => {
    model.state.manner = {
      kind: "answers",
      to: ({ messages }) => (messages.length > 2 ? JSON.stringify({ verdicts: judged }) : "Here you are: {verdicts}"),
    };
    const { verdicts } = await pair();
    expect(verdicts["Ervaring met bederfelijke waar"]).toBe("met");
    expect(model.asked[1]?.messages.at(-1)?.content).toContain("can't be read");
  });
});

test("a job that is closed, or a workspace that lets no model read along, asks for nothing", async () => {
  const person = await server.signIn();
  await person.send(api.account.updateWorkspace, { reading: { by_model: false } });
  const { data: read } = await person.send(api.candidate.extractText, { text: cv, kind: "candidate" });
  const { candidate } = (await person.send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id })).data;
  const { job } = (await person.send(api.job.create, { title: "Transportplanner", requirements: [...requirements] })).data;
  const ids = { job_id: job.id, candidate_id: candidate.id };
  expect((await look(person, ids)).judging).toBeNull();
  await person.send(api.job.update, { id: job.id, version: job.version, status: 0 });
  await person.send(api.account.updateWorkspace, { reading: { by_model: true } });
  expect((await look(person, ids)).judging).toBeNull();
  expect(model.asked).toEqual([]);
});

test.each(orders)("a CV that orders a model about changes nothing, whom the model would obey: %s", async (order) => {
  const lines = cv.split("\n");
  const sayings = [...lines.filter((line) => line.startsWith("• ")), "Vink Logistiek, Zwolle", "maart 2019 - heden"].map((line) =>
    line.replace("• ", ""),
  );
  // It obeys whatever of the order it is shown, and covers it with words of the CV that stand.
  const words = order.split(/\s+/).filter((word) => word.length > 3);
  model.state.manner = answers(({ messages }) => {
    const shown = messages.at(-1)?.content ?? "";
    const isOrdered = words.filter((word) => shown.includes(word)).length > words.length / 2;
    return isOrdered ? requirements.map((_, at) => ({ requirement: `R${at + 1}`, verdict: "met", quotes: [sayings[at] ?? ""] })) : judged;
  });
  const plain = await pair();
  const hostile = await pair(cv.replace("Werkervaring\n", `Profiel\n${order}\n\nWerkervaring\n`));
  expect(hostile.verdicts).toEqual(plain.verdicts);
  expect(hostile.match.criteria.map(({ judged_by }) => judged_by?.model)).toEqual(
    plain.match.criteria.map(({ judged_by }) => judged_by?.model),
  );
});
