import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { dropCv } from "#tests/support/pair.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const CV = `Iris Vonderbos
Zwolle

Werkervaring
Planner, Anker Logistiek
2016 - 2020
Chauffeur, Boei Transport
2008 - 2012

Opleiding
Logistiek, Hogeschool Veldrand, 2004 - 2008

Talen
Nederlands (moedertaal)
Engels: goed lezen, beetje spreken`;

test("a CV is asked about what is likely wrong; an answer is that person's, with who and when, and isn't asked again", async () => {
  const { send } = await server.signIn();
  const id = await dropCv({ send } as never, CV);
  const shown = async () => (await send(api.candidate.show, { id })).data.candidate;
  const { doubts } = await shown();
  expect(doubts.map(({ path }) => path).sort()).toEqual(["experience.0.gap", "languages.1.level"]);
  for (const { quote } of doubts) if (quote) expect(CV.slice(quote.start, quote.end)).toBe(quote.quote);
  let left = doubts;
  for (let turn = 0; turn < 3 && left.length > 0; turn++) {
    const [first] = left;
    await send(api.candidate.update, { id, confirmed: [first?.path ?? ""] });
    left = (await shown()).doubts;
    expect(left.map(({ path }) => path)).not.toContain(first?.path);
  }
  // Answers don't call up new questions.
  expect(left).toEqual([]);
});

test("a confirmed field keeps its proof and wins, one that was answered otherwise is a person's own word", async () => {
  const { send } = await server.signIn();
  const id = await dropCv({ send } as never, CV);
  const shown = async () => (await send(api.candidate.show, { id })).data.candidate;
  const before = await shown();
  await send(api.candidate.update, { id, confirmed: ["city"] });
  expect((await shown()).evidence.city).toEqual(before.evidence.city);
  await send(api.candidate.update, { id, city: "Meppel", confirmed: ["city"] });
  const after = await shown();
  expect([after.city, after.evidence.city]).toEqual(["Meppel", undefined]);
  await expect(send(api.candidate.update, { id, confirmed: ["x".repeat(200)] })).rejects.toMatchObject({ status: 422 });
});

test("a vacancy's reading comes with its questions; what was answered or changed is kept with who and when", async () => {
  const { send, recruiter_id } = (await server.signIn()) as unknown as {
    send: Awaited<ReturnType<typeof server.signIn>>["send"];
    recruiter_id?: string;
  };
  const text =
    "Planner\nAnker Logistiek, Zwolle\n32-40 uur\n\nWij vragen\n- VCA moet en is graag gezien, liefst VOL, een pré\n\nPre\n- Kennis van Excel\n- Kennis van WMS";
  const { job, doubts = [], extraction_id, evidence } = (await send(api.candidate.extractText, { text, kind: "job" })).data;
  expect(doubts.map(({ path }) => path)).toEqual(["requirements.0.kind"]);
  for (const { confidence } of Object.values(evidence)) expect(confidence).toBeLessThan(1);
  const { job: saved } = (
    await send(api.job.create, { ...job, title: "Senior planner", extraction_id, confirmed: ["city", "requirements.1.kind"] })
  ).data;
  const row = await server.parts.database.db.selectFrom("jobs").select("corrections").where("id", "=", saved.id).executeTakeFirstOrThrow();
  expect(Object.keys(row.corrections).sort()).toEqual(["city", `requirements.${saved.requirements[1]?.id}.kind`, "title"].sort());
  for (const { who, at } of Object.values(row.corrections)) {
    expect(who).toMatch(/^[0-9a-f-]{36}$/);
    if (recruiter_id) expect(who).toBe(recruiter_id);
    expect(Date.parse(at)).toBeGreaterThan(0);
  }
  // Another save keeps them; a requirement that is gone takes its answer along.
  await send(api.job.update, { id: saved.id, requirements: [] });
  const later = await server.parts.database.db
    .selectFrom("jobs")
    .select("corrections")
    .where("id", "=", saved.id)
    .executeTakeFirstOrThrow();
  expect(Object.keys(later.corrections).sort()).toEqual(["city", "title"]);
});
