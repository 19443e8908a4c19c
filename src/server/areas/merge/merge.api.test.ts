import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { json } from "#server/parts/database/database.ts";
import { startTestServer } from "#tests/support/server.ts";
import { mergePlaces } from "./place/rules.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.parts.database;

type Send = Awaited<ReturnType<typeof server.signIn>>["send"];
const listed = async (send: Send, record: "candidate" | "job" | "client" = "candidate") =>
  (await send(api.merge.list, { record })).data.pairs;
const addTwo = async (send: Send, more: object = {}) => {
  const one = (await send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman", email: "noor@voorbeeld.example", ...more }))
    .data.candidate;
  const two = (
    await send(api.candidate.create, {
      ...{ first_name: "Noortje", last_name: "Akkerman", email: "NOOR@voorbeeld.example", phone: "06 1234 5678", city: "Utrecht" },
      allow_duplicate: true,
    })
  ).data.candidate;
  return [one, two] as const;
};

describe("a table that refers to a candidate, job or client", () => {
  test("has a rule that says what a merge does with it", async () => {
    const { rows } = await sql<{ table: string; column: string; record: string }>`
      select c.conrelid::regclass::text as table, a.attname as column, regexp_replace(c.confrelid::regclass::text, 's$', '') as record
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'workspace_id'
        join pg_class on pg_class.oid = c.conrelid and not pg_class.relispartition
      where c.contype = 'f' and c.confrelid in ('candidates'::regclass, 'jobs'::regclass, 'clients'::regclass)
      union select table_name, column_name, regexp_replace(column_name, '_id$', '') from information_schema.columns
        join pg_class on pg_class.oid = table_name::regclass and not pg_class.relispartition
      where table_schema = 'public' and column_name in ('candidate_id', 'job_id', 'client_id') and table_name <> 'sso_providers'`.execute(
      db,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { table, column, record } of rows) {
      const place = mergePlaces[table as keyof typeof mergePlaces];
      const rule = "none" in place ? undefined : place[record as "candidate"];
      expect(
        rule,
        `${table}.${column} names a ${record}: say in areas/merge/place/rules.ts what becomes of its rows where two are merged`,
      ).toBeDefined();
      if (rule && "moves" in rule) expect(rule.moves, `${table}: a rule for ${column}`).toBe(column);
    }
  });
});

describe("candidates who may be the same", () => {
  test("are listed with what speaks for it, the surest first, until somebody says that they aren't", async () => {
    const { send } = await server.signIn();
    const [one, two] = await addTwo(send);
    await send(api.candidate.update, { id: one.id, phone: "+31 6 12345678" });
    const bram = { first_name: "Bram", last_name: "Visser", city: "Zwolle", allow_duplicate: true };
    const first = (await send(api.candidate.create, { ...bram, experience: [{ company: "Kadewerk B.V." }] })).data.candidate;
    await send(api.candidate.create, { ...bram, experience: [{ company: "Kadewerk" }] });
    const pairs = await listed(send);
    expect(pairs.map(({ certainty }) => certainty)).toEqual([98, 88]);
    expect(pairs[0]).toMatchObject({
      reasons: [
        { kind: "email", value: "noor@voorbeeld.example" },
        { kind: "phone", value: "+31612345678" },
      ],
      one: { id: one.id, name: "Noor Akkerman" },
      other: { id: two.id, about: "Utrecht" },
    });
    expect(pairs[1]?.reasons).toEqual([
      { kind: "name_and_employer", value: "Kadewerk B.V." },
      { kind: "name_and_city", value: "Zwolle" },
    ]);
    expect((await send(api.merge.ofRecord, { record: "candidate", id: first.id })).data.pairs).toHaveLength(1);

    await send(api.merge.apart, { record: "candidate", id: two.id, other_id: one.id });
    expect(await listed(send)).toHaveLength(1);
    // Remembered, whatever is written of them afterwards.
    await send(api.candidate.update, { id: one.id, city: "Utrecht", first_name: "Noortje" });
    expect(await listed(send)).toHaveLength(1);
    expect((await send(api.merge.list, { is_apart: true })).data.pairs).toHaveLength(1);
    await send(api.merge.apart, { record: "candidate", id: one.id, other_id: two.id, is_apart: false });
    expect(await listed(send)).toHaveLength(2);
    await send(api.candidate.remove, { id: one.id });
    expect(await listed(send)).toHaveLength(1);
  });

  test("a telephone that two people of other names share makes it less sure; a number of another country doesn't make it at all", async () => {
    const { send } = await server.signIn();
    await send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman", phone: "06 1234 5678" });
    await send(api.candidate.create, { first_name: "Willem", last_name: "de Graaf", phone: "+31612345678", allow_duplicate: true });
    await send(api.candidate.create, {
      first_name: "Jan",
      last_name: "Peeters",
      phone: "0612345678",
      country: "België",
      allow_duplicate: true,
    });
    expect((await listed(send)).map(({ certainty }) => certainty)).toEqual([52]);
  });

  test("are known by nothing that a law protects", async () => {
    const { readFileSync } = await import("node:fs");
    const made = readFileSync("src/server/areas/duplicate/key/rules.ts", "utf8").replace(/\/\*\*[\s\S]*?\*\//g, "");
    expect(made).not.toMatch(/birth|gender|national|religio|health/i);
  });

  test("of a workspace that has no keys yet are found in the background", async () => {
    const { send, workspace_id } = await server.signIn();
    await addTwo(send);
    await db.deleteFrom("duplicate_keys").where("workspace_id", "=", workspace_id).execute();
    await db.deleteFrom("duplicate_pairs").where("workspace_id", "=", workspace_id).execute();
    expect((await send(api.merge.list, {})).data).toMatchObject({ pairs: [], is_searching: true });
    await server.rest();
    expect((await send(api.merge.list, {})).data).toMatchObject({ pairs: [{ certainty: 90 }], is_searching: false });
  });
});

test("what no merge did isn't put back, whatever its rows say", async () => {
  const { send, workspace_id } = await server.signIn({ plan: "team" });
  const [one, two] = await addTwo(send);
  const both = { record: "candidate" as const, id: one.id, other_id: two.id };
  const { data } = await send(api.merge.compare, both);
  const versions = { version: data.kept.version, other_version: data.other.version };
  const { merge } = (await send(api.merge.merge, { ...both, ...versions })).data;
  const strange = { workspace_id, id: newId(), merge_id: merge.id, of_table: "recruiters", did: "changed" as const };
  await db
    .insertInto("merge_rows")
    .values({ ...strange, keys: json({ id: newId() }), before: json({ role: "owner" }), after: json({ role: "owner" }) })
    .execute();
  await expect(send(api.merge.undo, { id: merge.id })).rejects.toMatchObject({ status: 500 });
  expect(server.errors.splice(0)).toHaveLength(1);
  await db.deleteFrom("merge_rows").where("workspace_id", "=", workspace_id).where("id", "=", strange.id).execute();
  await send(api.merge.undo, { id: merge.id });
});

describe("a merge of candidates", () => {
  test("shows both side by side, takes what is asked of each field, keeps everything of both, and is undone", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const [one, two] = await addTwo(send, { skills: [{ name: "Python" }], tags: ["warm"] });
    await send(api.candidate.update, { id: two.id, skills: [{ name: "python" }, { name: "Kafka" }], headline: "Backend engineer" });
    const { job } = (await send(api.job.create, { title: "Backend engineer", client: { name: "Halderwind" } })).data;
    await server.rest();
    for (const [id, stage] of [
      [one.id, "shortlisted"],
      [two.id, "interview"],
    ] as const)
      await send(api.matching.updateMatched, { job_id: job.id, candidate_id: id, stage });
    await send(api.candidate.addNote, { candidate_id: two.id, text: "Belt liever 's avonds." });
    const { chat } = (await send(api.chat.startWithCandidate, { candidate_id: two.id })).data;

    const both = { record: "candidate" as const, id: one.id, other_id: two.id };
    const { data } = await send(api.merge.compare, both);
    const field = (path: string) => data.fields.find((each) => each.path === path);
    expect(field("first_name")).toMatchObject({ kept: "Noor", other: "Noortje", takes: "kept" });
    expect(field("city")).toMatchObject({ kept: null, other: "Utrecht", takes: "other" });
    expect(field("skills")).toMatchObject({ takes: "both", is_list: true });
    expect(data.moves).toContainEqual({ what: "chats", n: 1 });
    expect(data).toMatchObject({ certainty: 90, is_apart: false });

    const versions = { version: data.kept.version, other_version: data.other.version };
    await expect(send(api.merge.merge, { ...both, ...versions, version: versions.version + 1 })).rejects.toMatchObject({ status: 409 });
    const { merge } = (await send(api.merge.merge, { ...both, ...versions, takes: { first_name: "other" } })).data;
    expect(merge).toMatchObject({ kept: { id: one.id, name: "Noortje Akkerman" }, gone: { id: two.id, name: "Noortje Akkerman" } });
    await server.rest();

    const merged = (await send(api.candidate.show, { id: one.id })).data.candidate;
    expect(merged).toMatchObject({
      first_name: "Noortje",
      city: "Utrecht",
      phone: "06 1234 5678",
      headline: "Backend engineer",
      tags: ["warm"],
    });
    expect(merged.skills.map(({ name }) => name)).toEqual(["Python", "Kafka"]);
    expect(merged.matches).toMatchObject([{ stage: "interview" }]);
    expect(merged.activity.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["note", "merged"]));
    expect((await send(api.chat.show, { id: chat.id })).data.chat).toMatchObject({ candidate_id: one.id });
    await expect(send(api.candidate.show, { id: two.id })).rejects.toMatchObject({ status: 410 });
    await expect(send(api.candidate.restore, { id: two.id })).rejects.toMatchObject({ status: 410 });
    await expect(send(api.privacy.erase, { candidate_id: two.id })).rejects.toMatchObject({ status: 404 });
    expect((await send(api.candidate.list, { trashed: true })).data.candidates).toEqual([]);
    expect((await send(api.merge.ofRecord, { record: "candidate", id: two.id })).data).toMatchObject({ merged_into: one.id });
    // Who comes in again is known by what the other was known by.
    await expect(send(api.candidate.create, { last_name: "A", phone: "0612345678" })).rejects.toMatchObject({ status: 409 });

    // What is changed and added since stays with the one that was kept.
    await send(api.candidate.update, { id: one.id, headline: "Platform engineer" });
    await send(api.candidate.addNote, { candidate_id: one.id, text: "Na het samenvoegen." });
    const undone = (await send(api.merge.undo, { id: merge.id })).data;
    expect(undone).toMatchObject({ kept_id: one.id, restored_id: two.id });
    expect(undone.stayed).toContain("headline");
    await server.rest();
    const [kept, back] = [
      (await send(api.candidate.show, { id: one.id })).data.candidate,
      (await send(api.candidate.show, { id: two.id })).data.candidate,
    ];
    expect(kept).toMatchObject({
      first_name: "Noor",
      city: null,
      phone: null,
      headline: "Platform engineer",
      matches: [{ stage: "shortlisted" }],
    });
    expect(kept.activity.filter(({ kind }) => kind === "note")).toHaveLength(1);
    expect(back).toMatchObject({ first_name: "Noortje", headline: "Backend engineer", matches: [{ stage: "interview" }] });
    expect(back.activity.map(({ kind }) => kind)).toContain("note");
    await expect(send(api.merge.undo, { id: merge.id })).rejects.toMatchObject({ status: 410 });
    expect(await listed(send)).toHaveLength(1);
  });

  test("what was changed and added since stays, field by field, and is told", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const [one, two] = await addTwo(send);
    const own = [];
    for (const en of ["Badge", "Locker"])
      own.push((await send(api.customField.save, { record: "candidate", kind: "text", names: { en } })).data.field.id);
    const [badge = "", locker = ""] = own;
    const wishes = { hours_per_week: 32, salary_min: 300_000, currency: "EUR", period: "month" as const };
    await send(api.candidate.update, { id: two.id, desired: wishes, custom: { [badge]: "7", [locker]: "12" } });
    const { job } = (await send(api.job.create, { title: "Backend engineer" })).data;
    await server.rest();
    const move = (candidate_id: string, stage: "shortlisted" | "interview" | "offer") =>
      send(api.matching.updateMatched, { job_id: job.id, candidate_id, stage });
    await move(one.id, "shortlisted");
    await move(two.id, "interview");
    const { kept, other } = (await send(api.merge.compare, { record: "candidate", id: one.id, other_id: two.id })).data;
    const versions = { version: kept.version, other_version: other.version };
    const { merge } = (await send(api.merge.merge, { record: "candidate", id: one.id, other_id: two.id, ...versions })).data;
    const merged = (await send(api.candidate.show, { id: one.id })).data.candidate;
    expect(merged).toMatchObject({ desired: wishes, custom: { [badge]: "7", [locker]: "12" } });

    // One part of what is taken together, one of the agency's own fields, and a stage with its reason.
    await send(api.candidate.update, { id: one.id, desired: { ...merged.desired, salary_min: 350_000 }, custom: { [locker]: "40" } });
    await move(one.id, "offer");
    await send(api.note.create, { record: "candidate", record_id: one.id, text: "Called." });
    await send(api.toDo.create, { record: "candidate", record_id: one.id, text: "Call again" });
    const undone = (await send(api.merge.undo, { id: merge.id })).data;
    expect(undone.stayed.sort()).toEqual([`custom.${locker}`, "desired.salary"].sort());
    expect(undone.added).toEqual([
      { what: "notes", n: 1 },
      { what: "to_dos", n: 1 },
    ]);
    const back = (await send(api.candidate.show, { id: one.id })).data.candidate;
    expect(back.custom).toEqual({ [locker]: "40" });
    expect(back.desired).toMatchObject({ hours_per_week: null, salary_min: 350_000, currency: "EUR", period: "month" });
    expect(back.matches).toMatchObject([{ stage: "offer" }]);
    const restored = (await send(api.candidate.show, { id: two.id })).data.candidate;
    expect(restored).toMatchObject({ desired: wishes, custom: { [badge]: "7", [locker]: "12" }, matches: [{ stage: "interview" }] });
  });

  test("into each other in a row are undone from the last; and not after thirty days", async () => {
    const { send, workspace_id } = await server.signIn();
    const names = ["Ans", "Bea", "Cor"];
    const people = [];
    for (const first_name of names)
      people.push((await send(api.candidate.create, { first_name, last_name: "Bos", allow_duplicate: true })).data.candidate);
    const [a, b, c] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    const merge = async (id: string, other_id: string) => {
      const { kept, other } = (await send(api.merge.compare, { record: "candidate", id, other_id })).data;
      return (await send(api.merge.merge, { record: "candidate", id, other_id, version: kept.version, other_version: other.version })).data
        .merge.id;
    };
    const first = await merge(b.id, a.id);
    const second = await merge(c.id, b.id);
    await expect(send(api.merge.undo, { id: first })).rejects.toMatchObject({ status: 409 });
    await send(api.merge.undo, { id: second });
    await send(api.merge.undo, { id: first });
    expect((await send(api.candidate.list, {})).data.total).toBe(3);
    const third = await merge(b.id, a.id);
    await db
      .updateTable("merges")
      .set({ at: sql`now() - interval '31 days'` })
      .where("workspace_id", "=", workspace_id)
      .where("id", "=", third)
      .execute();
    await expect(send(api.merge.undo, { id: third })).rejects.toMatchObject({ status: 410 });
    await expect(
      send(api.merge.merge, { record: "candidate", id: b.id, other_id: b.id, version: 1, other_version: 1 }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test("goes with the one who is erased: what was kept of the other, and who they were", async () => {
    const { send, workspace_id } = await server.signIn();
    const [one, two] = await addTwo(send);
    await send(api.candidate.update, { id: two.id, summary: "Kwikzilver aan de balie." });
    const { kept, other } = (await send(api.merge.compare, { record: "candidate", id: one.id, other_id: two.id })).data;
    await send(api.merge.merge, {
      record: "candidate",
      id: one.id,
      other_id: two.id,
      version: kept.version,
      other_version: other.version,
      takes: { summary: "kept" },
    });
    await send(api.privacy.erase, { candidate_id: one.id });
    for (const table of ["candidates", "merges", "merge_rows", "duplicate_keys", "duplicate_pairs"] as const)
      expect(await db.selectFrom(table).selectAll().where("workspace_id", "=", workspace_id).execute(), table).toEqual([]);
    const erased = await db.selectFrom("erasures").select("candidate_id").where("workspace_id", "=", workspace_id).execute();
    expect(erased.map(({ candidate_id }) => candidate_id).sort()).toEqual([one.id, two.id].sort());
  });
});

describe("a merge of jobs", () => {
  const text =
    "Wij zoeken een ervaren planner die de ritten van veertig wagens verdeelt over de week en met de chauffeurs belt wanneer het anders loopt.";

  test("of one client with nearly the same title and text: the better stage stays, and undone both are as they were", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const client = { name: "Vaarwater Logistiek" };
    const one = (await send(api.job.create, { title: "Planner transport", client, description: text })).data.job;
    const two = (
      await send(api.job.create, {
        title: "Planner Transport (m/v)",
        client,
        description: `${text} Je werkt in Dordrecht.`,
        city: "Dordrecht",
      })
    ).data.job;
    await send(api.job.create, {
      title: "Heftruckchauffeur",
      client,
      description: "Je rijdt op een reachtruck in een koelhuis, in drie ploegen en ook op zaterdag.",
    });
    expect(await listed(send, "job")).toMatchObject([{ certainty: 80, reasons: [{ kind: "text" }, { kind: "title" }] }]);
    const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).data;
    await server.rest();
    await send(api.matching.updateMatched, { job_id: two.id, candidate_id: candidate.id, stage: "offer" });
    const { kept, other } = (await send(api.merge.compare, { record: "job", id: one.id, other_id: two.id })).data;
    const { merge } = (
      await send(api.merge.merge, { record: "job", id: one.id, other_id: two.id, version: kept.version, other_version: other.version })
    ).data;
    await server.rest();
    expect((await send(api.job.show, { id: one.id })).data.job).toMatchObject({ title: "Planner transport", city: "Dordrecht" });
    expect((await send(api.candidate.show, { id: candidate.id })).data.candidate.matches).toMatchObject([
      { job_id: one.id, stage: "offer" },
    ]);
    await expect(send(api.job.show, { id: two.id })).rejects.toMatchObject({ status: 404 });
    await send(api.merge.undo, { id: merge.id });
    expect((await send(api.job.show, { id: one.id })).data.job).toMatchObject({ city: null });
    expect((await send(api.job.show, { id: two.id })).data.job).toMatchObject({ title: "Planner Transport (m/v)", city: "Dordrecht" });
  });
});

describe("merges of candidates and of jobs", () => {
  type Send = Awaited<ReturnType<typeof server.signIn>>["send"];
  const merge = async (send: Send, record: "candidate" | "job", id: string, other_id: string) => {
    const { kept, other } = (await send(api.merge.compare, { record, id, other_id })).data;
    return (await send(api.merge.merge, { record, id, other_id, version: kept.version, other_version: other.version })).data.merge.id;
  };
  /** Ans and Bea, who may be the same; two jobs that may be, of which Ans was in an interview for the one, Bea has an offer of the other. */
  async function crossed() {
    const { send, workspace_id } = await server.signIn({ plan: "team" });
    const add = async (first_name: string) =>
      (await send(api.candidate.create, { first_name, last_name: "Bos", allow_duplicate: true })).data.candidate.id;
    const addJob = async (title: string) => (await send(api.job.create, { title, client: { name: "Vaarwater" } })).data.job.id;
    const [ans, bea, one, two] = [await add("Ans"), await add("Bea"), await addJob("Planner"), await addJob("Planner (m/v)")];
    await server.rest();
    await send(api.matching.updateMatched, { job_id: one, candidate_id: ans, stage: "interview" });
    await send(api.matching.updateMatched, { job_id: two, candidate_id: bea, stage: "offer" });
    const stages = async () => {
      await server.rest();
      const rows = await db
        .selectFrom("matches")
        .select(["candidate_id", "job_id", "stage"])
        .where("workspace_id", "=", workspace_id)
        .where("stage", "<>", "suggested")
        .execute();
      const names: Record<string, string> = { [ans]: "Ans", [bea]: "Bea", [one]: "one", [two]: "two" };
      return rows.map(({ candidate_id, job_id, stage }) => `${names[candidate_id]}, ${names[job_id]}: ${stage}`).sort();
    };
    return { send, workspace_id, ans, bea, one, two, stages };
  }
  const before = ["Ans, one: interview", "Bea, two: offer"];

  test("are undone from the last, and all is as it was", async () => {
    const { send, ans, bea, one, two, stages } = await crossed();
    expect(await stages()).toEqual(before);
    const [first, second] = [await merge(send, "candidate", ans, bea), await merge(send, "job", one, two)];
    expect(await stages()).toEqual(["Ans, one: offer"]);
    await send(api.merge.undo, { id: second });
    await send(api.merge.undo, { id: first });
    expect(await stages()).toEqual(before);
  });

  test("are undone from the last alone where both took in the same, and who asks for the first is told which", async () => {
    const { send, ans, bea, one, two, stages } = await crossed();
    const [first, second] = [await merge(send, "candidate", ans, bea), await merge(send, "job", one, two)];
    const refused = { status: 409, envelope: { response_message: expect.stringContaining("Planner (m/v)") } };
    await expect(send(api.merge.undo, { id: first })).rejects.toMatchObject(refused);
    await send(api.merge.undo, { id: second });
    await send(api.merge.undo, { id: first });
    expect(await stages()).toEqual(before);
  });

  test("that have nothing to do with each other are undone in any order", async () => {
    const { send, ans, bea, one, two } = await crossed();
    const others = [];
    for (const title of ["Lasser", "Lasser (m/v)"])
      others.push((await send(api.job.create, { title, client: { name: "Rietland" } })).data.job.id);
    const [lasser = "", other = ""] = others;
    const first = await merge(send, "job", lasser, other);
    await merge(send, "candidate", ans, bea);
    await merge(send, "job", one, two);
    await send(api.merge.undo, { id: first });
    expect((await send(api.job.show, { id: other })).data.job.title).toBe("Lasser (m/v)");
  });

  test("keep nothing of somebody who was erased since, and are undone without them", async () => {
    const { send, workspace_id, ans, one, two } = await crossed();
    await send(api.matching.updateMatched, { job_id: two, candidate_id: ans, stage: "rejected", reason: "Kwikzilver" });
    const id = await merge(send, "job", one, two);
    const kept = async () =>
      JSON.stringify(await db.selectFrom("merge_rows").selectAll().where("workspace_id", "=", workspace_id).execute());
    expect(await kept()).toContain("Kwikzilver");
    await send(api.privacy.erase, { candidate_id: ans });
    expect(await kept()).not.toContain("Kwikzilver");
    await send(api.merge.undo, { id });
    expect((await send(api.job.show, { id: two })).data.job.title).toBe("Planner (m/v)");
    expect(server.errors).toEqual([]);
  });
});

describe("a merge of clients", () => {
  test("found by name, website or the addresses of its people: jobs and contacts go along; the name that came free may be taken since", async () => {
    const { send } = await server.signIn({ plan: "team" });
    const one = (await send(api.client.create, { name: "Van Dam Logistiek", contact: { name: "Jet", email: "jet@vandam.example" } })).data
      .client;
    const two = (
      await send(api.client.create, {
        name: "van dam logistiek b.v.",
        website: "https://www.vandam.example",
        contact: { name: "Piet", email: "piet@vandam.example" },
      })
    ).data.client;
    await send(api.client.create, { name: "Gmailers", contact: { name: "A", email: "a@gmail.com" } });
    await send(api.client.create, { name: "Elders", contact: { name: "B", email: "b@gmail.com" } });
    expect(await listed(send, "client")).toMatchObject([
      { certainty: 88, reasons: [{ kind: "name" }, { kind: "email_domain", value: "vandam.example" }] },
    ]);
    const { job } = (await send(api.job.create, { title: "Planner", client_id: two.id })).data;
    const { kept, other } = (await send(api.merge.compare, { record: "client", id: one.id, other_id: two.id })).data;
    const body = { record: "client" as const, id: one.id, other_id: two.id, version: kept.version, other_version: other.version };
    const { merge } = (await send(api.merge.merge, body)).data;
    const merged = (await send(api.client.show, { id: one.id })).data;
    expect(merged.client).toMatchObject({ name: "Van Dam Logistiek", website: "https://www.vandam.example" });
    expect(merged.contacts.map(({ name, is_first }) => [name, is_first])).toEqual([
      ["Jet", true],
      ["Piet", false],
    ]);
    expect((await send(api.job.show, { id: job.id })).data.job.client).toMatchObject({ id: one.id });
    const taken = (await send(api.client.create, { name: "Van Dam Logistiek B.V." })).data.client;
    await expect(send(api.merge.undo, { id: merge.id })).rejects.toMatchObject({ status: 409 });
    await send(api.client.update, { id: taken.id, name: "Een ander" });
    await send(api.merge.undo, { id: merge.id });
    expect((await send(api.client.show, { id: two.id })).data.contacts).toMatchObject([{ name: "Piet", is_first: true }]);
    expect((await send(api.job.show, { id: job.id })).data.job.client).toMatchObject({ id: two.id });
  });
});

test("a record that isn't there, and one in the trash", async () => {
  const { send } = await server.signIn();
  const { candidate } = (await send(api.candidate.create, { last_name: "Bos" })).data;
  const other = (await send(api.candidate.create, { last_name: "Zand" })).data.candidate;
  await expect(send(api.merge.compare, { record: "candidate", id: candidate.id, other_id: newId() })).rejects.toMatchObject({
    status: 404,
  });
  await send(api.candidate.remove, { id: other.id });
  await expect(send(api.merge.compare, { record: "candidate", id: candidate.id, other_id: other.id })).rejects.toMatchObject({
    status: 410,
  });
  await expect(send(api.merge.undo, { id: newId() })).rejects.toMatchObject({ status: 404 });
});
