import { readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import type { BodyInput } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { protectedCriteria } from "#engine/vacancy/protected/protected.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const TEXT = `Receptionist
Hotel Zandkamp, Meppel

Wij vragen
- Jonge, representatieve dame
- Nederlands als moedertaal
- Ervaring met reserveringen`;

async function atWork() {
  const person = await server.signIn();
  const { send } = person;
  const lines = async (query: BodyInput<typeof api.register.list> = {}) => (await send(api.register.list, query)).data.lines;
  const read = async (text = TEXT) => (await send(api.candidate.extractText, { text, kind: "job" })).data;
  const save = async (more: Partial<BodyInput<typeof api.job.create>> = {}) => {
    const { job, extraction_id } = await read();
    return (await send(api.job.create, { ...job, title: job?.title ?? "Receptionist", extraction_id, ...more })).data.job;
  };
  return { ...person, lines, read, save };
}

describe("what a vacancy asks that the law protects", () => {
  test("is in the register as soon as it was read, with its sentence, law and neutral wording; reading it again doubles nothing", async () => {
    const { lines, read } = await atWork();
    const { left_out = [] } = await read();
    const first = await lines();
    expect(first.map(({ ground }) => ground).sort()).toEqual(
      left_out.flatMap(({ why, ground }) => (why === "protected" && ground ? [ground] : [])).sort(),
    );
    expect(first.length).toBeGreaterThanOrEqual(2);
    for (const line of first) {
      expect(line).toMatchObject({ job_id: null, job_title: "Receptionist", handled: "left_out", reason: null });
      expect(line.law.length).toBeGreaterThan(10);
      expect(line.sentence).toContain(line.quote);
    }
    await read();
    expect(await lines()).toHaveLength(first.length);
  });

  test("belongs to the job once that is saved: left out, taken over in neutral words, or kept by somebody with a reason", async () => {
    const { send, lines, read, save } = await atWork();
    const { job, left_out = [] } = await read();
    const native = left_out.find(({ ground }) => ground === "native_speaker");
    const dame = left_out.find(({ ground }) => ground !== "native_speaker" && ground);
    const saved = await save({
      requirements: [
        ...(job?.requirements ?? []),
        { text: native?.instead ?? "", kind: "must" },
        { text: dame?.quote ?? "", kind: "must" },
      ],
      kept: [{ quote: dame?.quote ?? "", reason: "De opdrachtgever zoekt een actrice voor een rol" }],
    });
    const now = await lines({ job_id: saved.id });
    expect(now.find(({ ground }) => ground === "native_speaker")).toMatchObject({ handled: "replaced", job_id: saved.id });
    expect(now.find(({ quote }) => quote === dame?.quote)).toMatchObject({
      handled: "kept",
      reason: "De opdrachtgever zoekt een actrice voor een rol",
    });
    expect(await lines()).toHaveLength(now.length);
    // What it said outlives the job, with its title.
    await send(api.job.remove, { id: saved.id });
    expect(await lines()).toHaveLength(now.length);
    expect((await lines({ handled: "kept" })).map(({ job_title }) => job_title)).toEqual(["Receptionist"]);
  });

  test("follows a later change of the job, in the name of who made it", async () => {
    const { send, lines, save } = await atWork();
    const job = await save();
    expect(await lines({ handled: "kept" })).toEqual([]);
    await send(api.job.update, { id: job.id, requirements: [{ text: "Jonge dame", kind: "must" }] });
    const [kept] = await lines({ handled: "kept" });
    expect(kept).toMatchObject({ job_id: job.id, reason: null, sentence: "Jonge dame" });
    const { line } = (await send(api.register.explain, { id: kept?.id ?? "", reason: "Rol in een film" })).data;
    expect(line).toMatchObject({ reason: "Rol in een film", handled: "kept" });
    await send(api.job.update, { id: job.id, tags: ["later"] });
    expect((await lines({ handled: "kept" }))[0]?.reason).toBe("Rol in een film");
    await send(api.job.update, { id: job.id, requirements: [] });
    expect(await lines({ handled: "kept" })).toEqual([]);
  });

  test("nobody is compared on it, also where it was kept", async () => {
    const { send } = await atWork();
    const { job } = (
      await send(api.job.create, {
        title: "Receptionist",
        requirements: [
          { text: "Jonge dame", kind: "must" },
          { text: "Jonge dame met ervaring met reserveringen", kind: "must" },
        ],
      })
    ).data;
    const { candidate } = (await send(api.candidate.create, { last_name: "Vos", summary: "Jonge dame. Ervaring met reserveringen." })).data;
    const { match } = (await send(api.matching.fetchMatched, { job_id: job.id, candidate_id: candidate.id })).data;
    expect(match.criteria.filter(({ requirement_id }) => requirement_id).map(({ text }) => text)).toEqual([
      "Jonge dame met ervaring met reserveringen",
    ]);
  });
});

describe("the register", () => {
  test("is filtered, searched, counted and paged", async () => {
    const { send, save, lines } = await atWork();
    await save();
    const all = await lines();
    expect(await lines({ ground: "native_speaker" })).toHaveLength(1);
    expect(await lines({ q: "zandkamp" })).toHaveLength(all.length);
    expect(await lines({ q: "nergens" })).toEqual([]);
    expect(await lines({ q: "moedertaal" })).toHaveLength(1);
    const { data: first } = await send(api.register.list, { limit: 1 });
    const { data: second } = await send(api.register.list, { limit: 1, cursor: first.next_cursor ?? "" });
    expect([first.total, first.handlings.left_out]).toEqual([all.length, all.length]);
    // What narrows the list narrows the counts above it, but for the choice among them.
    const narrowed = (await send(api.register.list, { ground: "native_speaker", handled: "kept" })).data;
    expect([narrowed.total, narrowed.handlings]).toEqual([0, { left_out: 1, replaced: 0, kept: 0 }]);
    expect(second.lines[0]?.id).not.toBe(first.lines[0]?.id);
  });

  test("is each workspace's own; only what was kept takes a reason", async () => {
    const { send, save, lines } = await atWork();
    await save();
    const [line] = await lines();
    const stranger = await server.signIn();
    expect((await stranger.send(api.register.list, {})).data.lines).toEqual([]);
    await expect(stranger.send(api.register.explain, { id: line?.id ?? "", reason: "x" })).rejects.toMatchObject({ status: 404 });
    await expect(send(api.register.explain, { id: line?.id ?? "", reason: "x" })).rejects.toMatchObject({ status: 422 });
    await expect(send(api.register.list, { ground: "height" } as never)).rejects.toMatchObject({ status: 422 });
  });
});

test("the review tells all that the register holds, of every vacancy of our own", () => {
  const folder = "tests/eval/vacancies";
  const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".txt"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    const told = readVacancy(text, { today: "2026-11-22" }).left_out.filter(({ why }) => why === "protected");
    for (const { start, end, quote } of protectedCriteria(text))
      expect(
        told.some((line) => line.start <= start && end <= line.end),
        quote,
      ).toBe(true);
  }
});
