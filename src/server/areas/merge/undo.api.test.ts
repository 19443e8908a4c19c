import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { type mergedRecords, type mergeSides, stages } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { keepKnown } from "#server/areas/duplicate/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { type Db, json, type Trx } from "#server/parts/database/database.ts";
import type { Tables } from "#server/parts/database/tables.ts";
import { workspaceTables } from "#server/parts/database/tenancy.ts";
import { startTestServer } from "#tests/support/server.ts";
import { partsOf } from "./field/rules.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.parts.database;

/** What a merge that was undone leaves, and why: all else is as it was, byte for byte. */
const apart: Record<string, { columns?: string[]; rows?: string; because: string }> = {
  audit_trail: { rows: "true", because: "what was done is told, the merge and its undoing too" },
  audit_heads: { rows: "true", because: "the end of the trail" },
  audit_anchors: { rows: "true", because: "the end of the trail, each day" },
  audit_pseudonyms: { rows: "true", because: "of whoever the trail names for the first time" },
  merges: { rows: "true", because: "that there was one" },
  activities: { rows: "kind in ('merged', 'merge_undone')", because: "the timeline tells of both" },
  match_changes: { rows: "true", because: "a counter" },
  candidates: { columns: ["version", "change_seq"], because: "counters: whoever has read it in between is told" },
  clients: { columns: ["version"], because: "a counter" },
  jobs: {
    columns: ["version", "change_seq", "matched_seq", "matched_version", "matched_engine", "compared", "fitting", "kept_from"],
    because: "counters, and up to where its matches are",
  },
  matches: {
    columns: ["score", "exact_score", "criteria", "summary", "engine_version", "computed_at", "created_at"],
    // Which nobody looked at yet, and which may come or go with the next comparison.
    rows: "source = 'auto' and stage = 'suggested' and overrides = '{}'",
    because: "made anew from the two records",
  },
  candidate_entries: { rows: "true", because: "made anew from the two records" },
  skills_held: { rows: "candidates = 0", because: "what nobody holds any more is swept away" },
};

async function snapshot(workspace_id: string, from: Db = db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const table of [...workspaceTables].sort()) {
    const left = apart[table];
    if (left?.rows === "true") continue;
    const without = left?.columns ?? [];
    const which = left?.rows ? sql`not (${sql.raw(left.rows)})` : sql`true`;
    const { rows } = await sql<{ line: string }>`select (to_jsonb(t) - ${without}::text[])::text as line from ${sql.table(table)} t
      where workspace_id = ${workspace_id} and ${which} order by 1`.execute(from);
    all[table] = rows.map(({ line }) => line);
  }
  return all;
}

const word = fc.constantFrom("Noor", "Bram", "Zoë", "Ünal", "d'Arc", "🦊");
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined, freq: 2 });
const person = fc.record({
  first_name: word,
  last_name: word,
  email: maybe(fc.constantFrom("noor@voorbeeld.example", "bram@voorbeeld.example")),
  phone: maybe(fc.constantFrom("06 1234 5678", "+31 6 12345678", "020 555 01 23")),
  city: maybe(word),
  summary: maybe(fc.string({ maxLength: 40 }).filter((text) => text.isWellFormed() && !text.includes("\0"))),
  years_experience: maybe(fc.constantFrom(0, 2.5, 12)),
  links: maybe(fc.record({ linkedin: maybe(fc.constantFrom("linkedin.com/in/noor", "linkedin.com/in/bram")) })),
  skills: maybe(
    fc.uniqueArray(fc.record({ name: word, years: maybe(fc.constantFrom(1, 3)) }), { maxLength: 4, selector: ({ name }) => name }),
  ),
  experience: maybe(fc.array(fc.record({ title: word, company: word }), { maxLength: 3 })),
  tags: maybe(fc.uniqueArray(word, { maxLength: 3 })),
  desired: maybe(fc.record({ hours_per_week: maybe(fc.constantFrom(24, 40)), salary_min: maybe(fc.constantFrom(300_000)) })),
  consent: maybe(
    fc.record({ given_at: fc.constant("2026-01-02T03:04:05.678Z"), basis: fc.constantFrom("consent" as const, "contract" as const) }),
  ),
  cv: fc.boolean(),
});
type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;
/** What hangs on one of the two: with the first job or the second. */
const hanging = fc.array(
  fc.record({
    of: fc.constantFrom(
      "activities",
      "chats",
      "proposals",
      "decisions",
      "snapshots",
      "consents",
      "requests",
      "shown",
      "files",
      "apart",
      "stage",
      "notes",
      "to_dos",
      "interviews",
      "custom",
      "external_ids",
      "own_stage",
      "contact",
      "first_contact",
    ),
    whose: fc.constantFrom(0, 1),
    job: fc.constantFrom(0, 1),
    n: fc.integer({ min: 0, max: 6 }),
  }),
  { maxLength: 24 },
);
const record = fc.constantFrom("candidate" as const, "job" as const, "client" as const);
const takes = fc.array(fc.constantFrom("kept" as const, "other" as const, "both" as const), { minLength: 40, maxLength: 40 });

type Hanging = typeof hanging extends fc.Arbitrary<infer T> ? T : never;

interface Pairs {
  workspace_id: string;
  recruiter_id: string;
  people: string[];
  jobs: string[];
  clients: string[];
}

const putIn = (workspace_id: string) => (table: keyof Tables, values: Record<string, unknown>) =>
  db
    .insertInto(table)
    // Rows as the product writes them, by a table's name that types can't follow.
    .values({ workspace_id, ...values } as never)
    .onConflict((oc) => oc.doNothing())
    .execute();

/** Who works at either client: the same person as somebody at the other or nobody's, first or not, taken off; with what names them. */
async function hangContacts({ workspace_id, recruiter_id, jobs, clients }: Pairs, all: Hanging): Promise<void> {
  const put = putIn(workspace_id);
  for (const { of, whose, job, n } of all) {
    const [client_id = "", job_id = "", id] = [clients[whose], jobs[job], newId()];
    if (of === "contact") {
      const name = ["Jet de Boer", "J. de Boer", "Piet", "jet@vandam.example"][n % 4] ?? "";
      const said = { name, ...(n % 2 > 0 && { email: "jet@vandam.example" }), ...(n > 2 && { phone: "020 555 01 23", role: `Role ${n}` }) };
      await put("contacts", { id, client_id, ...said, ...(n === 6 && { deleted_at: new Date().toISOString() }) });
      await put("external_ids", { system: "the old one", kind: "contacts", external_id: id, contact_id: id });
      const call = { kind: "call", contact_id: id, called_name: name, called_at: "2026-01-01" };
      await put("notes", { id, client_id, text: `Called ${n}`, recruiter_id, ...call });
      await sql`update jobs set client_id = ${client_id}, contact_id = ${id} where workspace_id = ${workspace_id} and id = ${job_id}`.execute(
        db,
      );
    }
    if (of === "first_contact") {
      const ofClient = db.updateTable("contacts").where("workspace_id", "=", workspace_id).where("client_id", "=", client_id);
      await ofClient.set({ is_first: false }).execute();
      const last = sql<string>`(select max(id::text)::uuid from contacts where workspace_id = ${workspace_id} and client_id = ${client_id})`;
      if (n > 1) await ofClient.set({ is_first: true }).where("id", "=", last).execute();
    }
  }
}

/** What the daily work hangs on each of the three: one after the other. */
async function hangOfEach({ workspace_id, recruiter_id, people, jobs, clients }: Pairs, all: Hanging): Promise<void> {
  const put = putIn(workspace_id);
  const contacts = await db.selectFrom("contacts").select(["id", "client_id"]).where("workspace_id", "=", workspace_id).execute();
  for (const { of, whose, job, n } of all) {
    const [candidate_id = "", job_id = "", client_id = ""] = [people[whose], jobs[job], clients[whose]];
    for (const about of [{ candidate_id }, { job_id }, { client_id }]) {
      const id = newId();
      if (of === "notes") {
        await put("notes", { id, ...about, text: `**Note** ${n}`, recruiter_id, ...(n > 4 && { pinned_at: "2026-01-01" }) });
        await put("note_versions", { id: newId(), note_id: id, version: 1, text: `Note ${n}`, recruiter_id, written_at: "2026-01-01" });
        await put("notifications", { id: newId(), recruiter_id, kind: "mention", note_id: id });
      }
      if (of === "to_dos") await put("to_dos", { id, ...about, text: `Call ${n}`, recruiter_id, ...(n > 2 && { due_on: "2026-12-01" }) });
      if (of === "external_ids") {
        const kind = "candidate_id" in about ? "candidates" : "job_id" in about ? "jobs" : "clients";
        await put("external_ids", { system: "the old one", kind, external_id: `${kind} ${whose} ${n}`, ...about });
      }
    }
    if (of === "interviews") {
      const id = newId();
      const times =
        n > 3 ? { state: "planned", starts_at: "2026-12-01T09:00:00Z" } : { state: "offered", slots: json(["2026-12-02T09:00:00Z"]) };
      await put("interviews", {
        id,
        ...{ candidate_id, job_id, recruiter_id, round: n + 1, minutes: 60, time_zone: "Europe/Amsterdam" },
        ...{ slots: json([]), invites_candidate: true, invites_client: true, notes: `Round ${n}`, ...times },
      });
      await put("interview_people", { id: newId(), interview_id: id, recruiter_id });
      // Those of one client, or of both.
      for (const { id: contact_id, client_id } of contacts)
        if (client_id === clients[whose] || n % 2 > 0) await put("interview_people", { id: newId(), interview_id: id, contact_id });
    }
    if (of === "custom")
      for (const [record, id] of [
        ["candidate", candidate_id],
        ["job", job_id],
        ["client", client_id],
      ] as const) {
        // The same field for both, with another value each, or a field that one of them alone holds.
        const found = await db
          .selectFrom("custom_fields")
          .select("id")
          .where("workspace_id", "=", workspace_id)
          .where("record", "=", record)
          .where("position", "=", n % 2)
          .executeTakeFirst();
        const field = found?.id ?? newId();
        const declared = { id: field, record, kind: "text", position: n % 2 };
        if (!found) await put("custom_fields", { ...declared, names: json({ en: `Own ${n}` }), choices: json([]) });
        await sql`update ${sql.table(`${record}s`)} set custom = custom || ${JSON.stringify({ [field]: `value ${n}` })}::jsonb
          where workspace_id = ${workspace_id} and id = ${id}`.execute(db);
      }
    if (of === "own_stage") {
      const key = newId();
      await put("pipeline_stages", { key, job_id, counts_as: "interview", names: json({ en: `Trial ${n}` }), color: "teal", position: n });
      await db
        .updateTable("matches")
        .set({ stage: "interview", stage_key: key, stage_at: "2026-01-02T00:00:00Z", source: "manual" })
        .where("workspace_id", "=", workspace_id)
        .where("candidate_id", "=", candidate_id)
        .where("job_id", "=", job_id)
        .execute();
    }
  }
}

async function hang({ workspace_id, recruiter_id, people, jobs }: Pairs, third: string, all: Hanging): Promise<void> {
  const put = putIn(workspace_id);
  for (const { of, whose, job, n } of all) {
    const [candidate_id = "", job_id = ""] = [people[whose], jobs[job]];
    const ids = { candidate_id, job_id };
    const id = newId();
    if (of === "activities") await put("activities", { id, ...ids, kind: "note", detail: json({ text: `note ${n}` }), recruiter_id });
    if (of === "chats") {
      await put("chats", { id, ...ids, kind: "candidate_job" });
      const citations = json([{ candidate_id, quote: "x", start: 0, end: 1, source: "cv" }]);
      await put("chat_messages", {
        id: newId(),
        chat_id: id,
        position: 1,
        role: "assistant",
        content: "x",
        citations,
        missing: json([]),
        unsupported: json([]),
        passage_hashes: json([]),
      });
    }
    if (of === "proposals") await put("proposals", { id, ...ids, language: "en", status: "draft", recruiter_id });
    if (of === "decisions")
      await put("decisions", {
        id,
        ...ids,
        kind: "stage",
        detail: json({ to: "offer" }),
        score: n,
        engine_version: "1",
        snapshot: `h${n}`,
      });
    if (of === "snapshots") await put("decision_snapshots", { ...ids, hash: `h${n % 2}`, said: json({ n }) });
    if (of === "consents")
      await put("consent_requests", {
        id,
        ...ids,
        token_hash: Buffer.from(id),
        asked: json({}),
        language: "nl",
        expires_at: "2100-01-01",
        consent_until: "2100-01-01",
      });
    if (of === "requests")
      await put("privacy_requests", {
        id,
        candidate_id,
        kind: "access",
        person: "x",
        received_on: "2026-01-01",
        due_on: "2026-02-01",
        recruiter_name: "x",
      });
    if (of === "shown") {
      const shown = { at: "2026-01-01T00:00:00.123456Z", sort: "score", is_continued: false, engine_version: "1" };
      await put("shown_rankings", {
        id,
        ...shown,
        list: "candidates",
        job_id,
        ids: [...people, third].slice(n % 3),
        scores: [3, 2, 1].slice(n % 3),
      });
      await put("shown_rankings", { id: newId(), ...shown, list: "jobs", candidate_id, ids: jobs, scores: [1, 2] });
    }
    if (of === "files")
      await put("files", { id, candidate_id, name: `cv ${n}.pdf`, mime: "application/pdf", size: n, sha256: Buffer.from(`file ${n % 2}`) });
    if (of === "apart") {
      const [one_id, other_id] = [candidate_id, third].sort();
      await put("duplicate_pairs", {
        record: "candidate",
        one_id,
        other_id,
        certainty: 60,
        reasons: json([]),
        is_apart: true,
        apart_by: recruiter_id,
        apart_at: "2026-01-01",
      });
    }
    if (of === "stage")
      await db
        .updateTable("matches")
        .set({
          stage: stages[n] as (typeof stages)[number],
          stage_reason: `because ${n}`,
          stage_at: "2026-01-01T00:00:00.5Z",
          source: "manual",
        })
        .set({ overrides: json({ [newId()]: { verdict: "met", reason: "x", by: "x", at: "2026-01-01" } }) })
        .where("workspace_id", "=", workspace_id)
        .where("candidate_id", "=", candidate_id)
        .where("job_id", "=", job_id)
        .execute();
  }
}

/** Twice each of a candidate, a job and a client, with what hangs on them, and somebody who is neither. */
async function twins(two: [Person, Person], all: Hanging) {
  const owner = await server.signIn({ plan: "team" });
  const { send, workspace_id } = owner;
  const joined = await server.signIn({ in_workspace_of: owner });
  const { users } = (await send(api.team.users, {})).data;
  const colleague = users.find((one) => one.id === joined.user_id)?.recruiter_id ?? "";
  const people: string[] = [];
  for (const { cv, ...fields } of two) {
    const text = `${fields.first_name} ${fields.last_name}\n${fields.city ?? "Utrecht"}\n\nSkills\nPython, Kafka`;
    const { id } = (await send(api.candidate.create, { ...fields, allow_duplicate: true })).data.candidate;
    people.push(id);
    // As a reading stores it, without the reader's time.
    const evidence = json({
      skills: { quote: "Python", start: text.indexOf("Python"), end: text.indexOf("Python") + 6, confidence: 0.9 },
    });
    const read = { cv_text: text, evidence, hidden_text: json([{ page: 1, text: "x", reason: "tiny" }]) };
    if (cv) await db.updateTable("candidates").set(read).where("workspace_id", "=", workspace_id).where("id", "=", id).execute();
  }
  const third = (
    await send(api.candidate.create, {
      first_name: two[0].first_name,
      last_name: two[0].last_name,
      email: two[1].email,
      allow_duplicate: true,
    })
  ).data.candidate.id;
  const jobs: string[] = [];
  const clients: string[] = [];
  for (const [at, fields] of two.entries()) {
    const contact = { name: fields.first_name, email: "p@vandam.example" };
    clients.push(
      (await send(api.client.create, { name: `Van Dam ${at}`, city: fields.city, website: "vandam.example", contact })).data.client.id,
    );
    const description = `Ervaring met Python is een must. ${fields.summary ?? "Een jonge collega."}`;
    jobs.push(
      (await send(api.job.create, { title: "Planner", client_id: clients[0], city: fields.city, tags: fields.tags, description })).data.job
        .id,
    );
  }
  await server.rest();
  // A colleague, who may leave, has the second of each, and wrote what hangs on them.
  for (const [table, id = ""] of [
    ["candidates", people[1]],
    ["jobs", jobs[1]],
    ["clients", clients[1]],
  ] as const)
    await sql`update ${sql.table(table)} set recruiter_id = ${colleague} where workspace_id = ${workspace_id} and id = ${id}`.execute(db);
  const pairs = { workspace_id, recruiter_id: colleague, people, jobs, clients };
  await hang(pairs, third, all);
  await hangContacts(pairs, all);
  await hangOfEach(pairs, all);
  // What was put there by hand is known as whatever comes by the product's own calls.
  await server.parts.database.transaction(async (trx) => {
    for (const [record, ids] of [
      ["candidate", people],
      ["job", jobs],
      ["client", clients],
    ] as const)
      for (const id of ids) await keepKnown(trx, workspaceIn({ workspace_id }), record, id);
  });
  return { send, third, colleague, ...pairs };
}

type Twins = Awaited<ReturnType<typeof twins>>;
type Of = { record: (typeof mergedRecords)[number]; id: string; other_id: string };
type Side = (typeof mergeSides)[number];

/** Merges the second of two into the first, each field as it was asked. */
async function mergeThem(send: Awaited<ReturnType<typeof server.signIn>>["send"], of: Of, sides: readonly Side[]): Promise<string> {
  const { kept, other, fields } = (await send(api.merge.compare, of)).data;
  const paths = new Set([...partsOf(of.record, {}, {}), ...fields].map(({ path }) => path));
  const asked = [...paths].map((path, at) => [path, sides[at % sides.length]]);
  const versions = { version: kept.version, other_version: other.version };
  return (await send(api.merge.merge, { ...of, ...versions, takes: Object.fromEntries(asked) })).data.merge.id;
}

/** What is done to the rest of the workspace after a merge, in the same words whenever it is done. */
const meanwhile = fc.uniqueArray(
  fc.constantFrom(
    "third changes",
    "third goes",
    "colleague goes",
    "candidate goes",
    "job goes",
    "client goes",
    "field goes",
    "contact goes",
  ),
  { maxLength: 5 },
);
type Meanwhile = typeof meanwhile extends fc.Arbitrary<(infer T)[]> ? T : never;

/** Nothing of it is done to one of the two that were merged. */
async function doMeanwhile(
  trx: Trx,
  kind: Of["record"],
  { workspace_id, people, jobs, clients, third, colleague }: Twins,
  what: Meanwhile,
) {
  const goes = async (table: string, id = "") => {
    await sql`delete from ${sql.table(table)} where workspace_id = ${workspace_id} and id = ${id}`.execute(trx);
    // As the product erases somebody: with what says that they may be another one.
    await sql`delete from duplicate_keys where workspace_id = ${workspace_id} and record_id = ${id}`.execute(trx);
    await sql`delete from duplicate_pairs where workspace_id = ${workspace_id} and ${id} in (one_id, other_id)`.execute(trx);
    await sql`delete from merge_rows where workspace_id = ${workspace_id}
      and ${id} in (before ->> 'candidate_id', before ->> 'one_id', before ->> 'other_id', keys ->> 'candidate_id')`.execute(trx);
  };
  if (what === "third changes") {
    await sql`update candidates set city = 'Elders' where workspace_id = ${workspace_id} and id = ${third}`.execute(trx);
    await sql`insert into notes (workspace_id, id, candidate_id, text, created_at)
      select workspace_id, id, id, 'Meanwhile', '2026-01-01' from candidates where workspace_id = ${workspace_id} and id = ${third}`.execute(
      trx,
    );
  }
  if (what === "third goes") await goes("candidates", third);
  if (what === "colleague goes") await goes("recruiters", colleague);
  if (what === "candidate goes" && kind !== "candidate") await goes("candidates", people[1]);
  if (what === "job goes" && kind === "candidate") await goes("jobs", jobs[1]);
  if (what === "client goes" && kind === "candidate") await goes("clients", clients[0]);
  if (what === "field goes")
    await sql`update custom_fields set archived_at = '2026-01-01' where workspace_id = ${workspace_id} and record <> ${kind}`.execute(trx);
  if (what === "contact goes" && kind !== "client")
    await sql`delete from contacts where workspace_id = ${workspace_id} and client_id = ${clients[0]}`.execute(trx);
}

class Undone extends Error {}

/** The workspace as it would be had all that been done, and nothing else. */
async function foreseen(kind: Of["record"], twins: Twins, all: readonly Meanwhile[]): Promise<Record<string, string[]>> {
  let seen: Record<string, string[]> = {};
  const going = server.parts.database.transaction(async (trx) => {
    for (const what of all) await doMeanwhile(trx, kind, twins, what);
    seen = await snapshot(twins.workspace_id, trx);
    throw new Undone();
  });
  await expect(going).rejects.toThrow(Undone);
  return seen;
}

test("a merge that is undone leaves every row of the workspace as it was, byte for byte", async () => {
  await fc.assert(
    fc.asyncProperty(record, fc.tuple(person, person), hanging, takes, async (kind, two, all, sides) => {
      const made = await twins(two, all);
      const [id = "", other_id = ""] = { candidate: made.people, job: made.jobs, client: made.clients }[kind];
      const before = await snapshot(made.workspace_id);
      const merge = await mergeThem(made.send, { record: kind, id, other_id }, sides);
      expect(await snapshot(made.workspace_id)).not.toEqual(before);
      await made.send(api.merge.undo, { id: merge });
      await server.rest();
      expect(await snapshot(made.workspace_id)).toEqual(before);
      expect(server.errors).toEqual([]);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

test("whatever happened in between to the rest of the workspace: that stays, and all else is as it was, byte for byte", async () => {
  await fc.assert(
    fc.asyncProperty(record, fc.tuple(person, person), hanging, takes, meanwhile, async (kind, two, all, sides, happened) => {
      const made = await twins(two, all);
      const [id = "", other_id = ""] = { candidate: made.people, job: made.jobs, client: made.clients }[kind];
      const expected = await foreseen(kind, made, happened);
      const merge = await mergeThem(made.send, { record: kind, id, other_id }, sides);
      await server.rest();
      await server.parts.database.transaction(async (trx) => {
        for (const what of happened) await doMeanwhile(trx, kind, made, what);
      });
      await made.send(api.merge.undo, { id: merge });
      await server.rest();
      expect(await snapshot(made.workspace_id)).toEqual(expected);
      expect(server.errors).toEqual([]);
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
