import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

/** A workspace with four people who have a CV. */
async function filled() {
  const person = await server.signIn({ plan: "team" });
  const cvs = {
    Noor: "Senior React developer. Built front ends with Node.js and TypeScript.\nCafé De Zwaan, Utrecht",
    Daan: "React and Bun in a team of five. Project manager since 2020.",
    Femke: "Junior React developer with Node.",
    Ruben: "C++ engineer, project and manager in one.",
  };
  const ids: Record<string, string> = {};
  for (const [first_name, text] of Object.entries(cvs)) {
    const { data } = await person.send(api.candidate.extractText, { text });
    const made = await person.send(api.candidate.create, {
      first_name,
      last_name: "Bos",
      extraction_id: data.extraction_id,
      allow_duplicate: true,
    });
    ids[first_name] = made.data.candidate.id;
  }
  const find = async (q: string) => {
    const { data } = await person.send(api.candidate.list, { q, sort: "name" });
    expect(data.total).toBe(data.candidates.length);
    return data.candidates.map((one) => one.first_name).sort();
  };
  return { ...person, ids, find };
}

describe("a search", () => {
  test.each([
    ["react", ["Daan", "Femke", "Noor"]],
    ["react developer", ["Femke", "Noor"]],
    ["react AND node", ["Femke", "Noor"]],
    ["node OR bun", ["Daan", "Femke", "Noor"]],
    ["react NOT junior", ["Daan", "Noor"]],
    ["react -junior", ["Daan", "Noor"]],
    ["NOT react", ["Ruben"]],
    ["NOT react NOT manager", []],
    ["NOT junior -bun", ["Noor", "Ruben"]],
    ["react AND (node OR bun) NOT junior", ["Daan", "Noor"]],
    ["react EN (node OF bun) NIET junior", ["Daan", "Noor"]],
    ["((react) AND ((bun)))", ["Daan"]],
    ['"project manager"', ["Daan"]],
    ["project manager", ["Daan", "Ruben"]],
    ["cafe", ["Noor"]],
    ["CAFÉ", ["Noor"]],
    ["c++", ["Ruben"]],
    ["c#", []],
    ["type", ["Noor"]],
    ['"type"', []],
    ["noor bos", ["Noor"]],
    ["or", ["Daan", "Femke", "Noor", "Ruben"]],
  ])("%s finds %j", async (q, names) => {
    const { find } = await filled();
    expect(await find(q)).toEqual(names);
  });

  test("shows the place in the CV where it was found, and what in it", async () => {
    const { send } = await filled();
    const { data } = await send(api.candidate.list, { q: "typescript NOT bun" });
    expect(data.candidates).toHaveLength(1);
    const snippet = data.candidates[0]?.snippet;
    expect(snippet?.marks.map(([start, end]) => snippet.text.slice(start, end))).toEqual(["TypeScript"]);
    const all = (await send(api.candidate.list, {})).data.candidates;
    expect(all.map((one) => one.snippet)).toEqual([null, null, null, null]);
  });

  test("that is broken finds what can be read, and says where it is broken in the reader's language", async () => {
    const { send } = await filled();
    const { data } = await send(api.candidate.list, { q: "react AND (bun" });
    expect(data.candidates.map((one) => one.first_name)).toEqual(["Daan"]);
    expect(data.search_notes).toEqual([{ start: 10, end: 11, message: expect.stringContaining("place 11") }]);
    const dutch = (await send(api.candidate.list, { q: '"react' }, { locale: "nl" })).data;
    expect(dutch.search_notes[0]?.message).toContain("aanhalingsteken op plaats 1");
    for (const [call, q] of [
      [api.job.list, "a)"],
      [api.proposal.list, "a AND"],
      [api.team.recruiters, "()"],
    ] as const)
      expect((await send(call, { q })).data.search_notes).toHaveLength(1);
  });

  test("is nothing but words to the database, whatever stands in it", async () => {
    const { send, find } = await filled();
    const hostile = [
      "'; drop table candidates; --",
      "' | 'x':*",
      ":*",
      "<->",
      "!!!&&||",
      "\\' or 1=1",
      "%_$1",
      "((((",
      "\u202e\u0301",
      "react\u00ad",
      "💥 react",
    ];
    for (const q of hostile) expect((await send(api.candidate.list, { q })).response_status).toBe(200);
    expect(await find("react")).toHaveLength(3);
    const many = Array.from({ length: 60 }, (_, at) => `w${at}`).join(" OR ");
    expect(await find(`${many} OR react`)).toEqual(["Daan", "Femke", "Noor"]);
    expect(await find(Array.from({ length: 83 }, () => "react").join(" "))).toHaveLength(3);
    await expect(send(api.candidate.list, { q: "x".repeat(501) })).rejects.toMatchObject({ status: 422 });
    expect(server.errors).toEqual([]);
  });
});

test("a declared yes or no is kept, found by either, and emptied", async () => {
  const { send, ids } = await filled();
  const set = (name: string, desired: object) => send(api.candidate.update, { id: ids[name] as string, desired });
  await set("Noor", { relocate: true, radius_km: 40, titles: ["Front-end developer"] });
  await set("Daan", { relocate: false });
  const found = async (relocate?: boolean) =>
    (await send(api.candidate.list, { ...(relocate !== undefined && { relocate }), sort: "name" })).data.candidates.map(
      (one) => one.first_name,
    );
  expect(await found(true)).toEqual(["Noor"]);
  expect(await found(false)).toEqual(["Daan"]);
  expect((await send(api.candidate.show, { id: ids.Noor as string })).data.candidate.desired).toMatchObject({
    relocate: true,
    radius_km: 40,
    titles: ["Front-end developer"],
  });
  await set("Daan", { relocate: null });
  expect(await found(false)).toEqual([]);
  expect(await found()).toHaveLength(4);
  await expect(send(api.candidate.list, { relocate: "perhaps" as never })).rejects.toMatchObject({ status: 422 });
});

test("a list's total is right after every change, in every filter", async () => {
  const { send, ids, recruiter_id } = await filled();
  const total = async (query: object) => (await send(api.candidate.list, query)).data.total;
  expect(await total({ q: "react" })).toBe(3);
  await send(api.candidate.remove, { id: ids.Noor as string });
  expect(await total({ q: "react" })).toBe(2);
  expect(await total({ trashed: true })).toBe(1);
  await send(api.candidate.update, {
    id: ids.Daan as string,
    skills: [{ name: "Élan" }],
    tags: ["a"],
    city: "Utrecht",
    years_experience: 4,
  });
  expect(await total({ skills: ["élan"] })).toBe(1);
  expect(await total({ tags: ["a"], location: "utr", min_years: 4, has_cv: true, recruiter_id })).toBe(1);
  expect(await total({ min_years: 5 })).toBe(0);
});

test("every sort pages through everybody once", async () => {
  const { send } = await filled();
  for (const sort of ["created_at", "updated_at", "name", "city", "years_experience", "available_from", "best_match"].flatMap((by) => [
    by,
    `-${by}`,
  ])) {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { data }: { data: { candidates: { id: string }[]; next_cursor: string | null } } = await send(api.candidate.list, {
        sort,
        limit: 1,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...data.candidates.map(({ id }) => id));
      cursor = data.next_cursor;
    } while (cursor);
    expect(new Set(seen).size, sort).toBe(4);
    expect(seen, sort).toHaveLength(4);
  }
  for (const value of ["2026-02-31", "x", 7])
    await expect(
      send(api.candidate.list, {
        sort: "available_from",
        cursor: Buffer.from(JSON.stringify(["available_from", value, "0193e4a0-0000-7000-8000-00000000000f"])).toString("base64url"),
      }),
    ).rejects.toMatchObject({ status: 422 });
});

describe("many candidates at once", () => {
  const tagsOf = async (person: Awaited<ReturnType<typeof filled>>) =>
    Object.fromEntries((await person.send(api.candidate.list, {})).data.candidates.map((one) => [one.first_name, one.tags]));

  test("are tagged, and only those who got the tag lose it again", async () => {
    const person = await filled();
    const { send, ids } = person;
    await send(api.candidate.update, { id: ids.Noor as string, tags: ["bench"] });
    const { data } = await send(api.candidate.bulk, { steps: [{ do: "tag", ids: Object.values(ids), tags: ["bench", "top"] }] });
    expect(data.changed).toHaveLength(4);
    expect((await send(api.candidate.list, { q: "top" })).data.total).toBe(4);
    await send(api.candidate.bulk, { steps: data.undo });
    expect(await tagsOf(person)).toEqual({ Noor: ["bench"], Daan: [], Femke: [], Ruben: [] });
  });

  test("are assigned, and each goes back to whose they were", async () => {
    const { send, ids, recruiter_id } = await filled();
    await send(api.candidate.update, { id: ids.Noor as string, recruiter_id: null });
    const { data } = await send(api.candidate.bulk, { steps: [{ do: "assign", ids: Object.values(ids), recruiter_id: null }] });
    expect(data.changed).toHaveLength(3);
    await send(api.candidate.bulk, { steps: data.undo });
    expect((await send(api.candidate.list, { recruiter_id })).data.total).toBe(3);
    const stranger = await server.signIn();
    await expect(
      send(api.candidate.bulk, { steps: [{ do: "assign", ids: [ids.Noor as string], recruiter_id: stranger.recruiter_id }] }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test("go into the trash and come back, and nobody else's do", async () => {
    const { send, ids } = await filled();
    const stranger = await server.signIn();
    const nothing = await stranger.send(api.candidate.bulk, { steps: [{ do: "trash", ids: Object.values(ids) }] });
    expect(nothing.data).toEqual({ changed: [], undo: [] });
    const { data } = await send(api.candidate.bulk, { steps: [{ do: "trash", ids: Object.values(ids) }] });
    expect((await send(api.candidate.list, {})).data.total).toBe(0);
    await send(api.candidate.bulk, { steps: data.undo });
    expect((await send(api.candidate.list, {})).data.total).toBe(4);
    await expect(send(api.candidate.bulk, { steps: [{ do: "trash", ids: Array(501).fill(ids.Noor) }] })).rejects.toMatchObject({
      status: 422,
    });
  });

  test("are matched to a job, and leave it again but for those who were chosen before", async () => {
    const { send, ids } = await filled();
    const { job } = (await send(api.job.create, { title: "Verpleegkundige" })).data;
    const both = [ids.Noor as string, ids.Daan as string];
    const first = await send(api.matching.matchCandidates, { id: job.id, mode: "manual", candidate_ids: [ids.Noor as string] });
    expect(first.data.pinned).toEqual([ids.Noor]);
    const { pinned } = (await send(api.matching.matchCandidates, { id: job.id, mode: "manual", candidate_ids: both })).data;
    expect(pinned).toEqual([ids.Daan]);
    await send(api.matching.unmatchCandidates, { id: job.id, candidate_ids: pinned });
    const left = (await send(api.matching.matchedCandidates, { id: job.id })).data.candidates;
    expect(left.filter(({ match }) => match.source === "manual").map(({ id }) => id)).toEqual([ids.Noor]);
  });
});

test("many jobs close, change hands and go into the trash at once, and all of it is taken back", async () => {
  const { send, recruiter_id } = await server.signIn({ plan: "team" });
  const ids: string[] = [];
  for (const title of ["Tester", "Timmerman"]) ids.push((await send(api.job.create, { title })).data.job.id);
  const closed = (await send(api.job.bulk, { steps: [{ do: "status", ids, status: 0 }] })).data;
  expect((await send(api.job.list, { status: 0 })).data.total).toBe(2);
  await send(api.job.bulk, { steps: closed.undo });
  const given = (await send(api.job.bulk, { steps: [{ do: "assign", ids, recruiter_id: null }] })).data;
  await send(api.job.bulk, { steps: given.undo });
  expect((await send(api.job.list, { status: 1, recruiter_id })).data.total).toBe(2);
  const gone = (await send(api.job.bulk, { steps: [{ do: "trash", ids }] })).data;
  expect((await send(api.job.list, {})).data.total).toBe(0);
  await send(api.job.bulk, { steps: gone.undo });
  expect((await send(api.job.list, {})).data.total).toBe(2);
});

test("a list that was read before is read anew after each change of what it shows", async () => {
  const { send, raw, ids } = await filled();
  const list = async () => (await raw("/api/user/candidates?sort=name")).envelope.data as { total: number; candidates: { id: string }[] };
  const seen = [JSON.stringify(await list())];
  expect(JSON.stringify(await list())).toBe(seen[0]);
  const job = (await send(api.job.create, { title: "React developer", skills: [{ name: "React", kind: "must" }] })).data.job;
  const pair = { job_id: job.id, candidate_id: ids.Ruben as string };
  const changes = [
    () => send(api.matching.matchCandidates, { id: job.id, mode: "manual", candidate_ids: [pair.candidate_id] }),
    () => send(api.matching.unmatchCandidates, { id: job.id, candidate_ids: [pair.candidate_id] }),
    () => send(api.candidate.update, { id: ids.Noor as string, city: "Utrecht" }),
    () => send(api.job.update, { id: job.id, title: "React engineer" }),
    () => send(api.job.updateStatus, { id: job.id, status: 0 }),
    () => send(api.candidate.bulk, { steps: [{ do: "tag", ids: [ids.Daan as string], tags: ["bench"] }] }),
    () => send(api.candidate.remove, { id: ids.Femke as string }),
  ];
  for (const [n, change] of changes.entries()) {
    await change();
    const now = JSON.stringify(await list());
    expect(now, `change ${n}`).not.toBe(seen.at(-1));
    seen.push(now);
  }
  expect((await list()).total).toBe(3);
});
