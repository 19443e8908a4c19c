import { sql } from "kysely";
import { afterAll, describe, expect, test, vi } from "vitest";
import { api } from "#contract/index.ts";
import { tidyCandidates } from "#server/areas/candidate/tasks.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { openCountingDoor } from "#tests/support/counting-door.ts";
import { isPair, startTestServer } from "#tests/support/server.ts";
import { anchorsOf, headOf, trailAfter } from "./queries.ts";
import { anchorText, checkTrail, hashAfter, type KeptRow } from "./rules.ts";
import { anchorTrails, verifyTrail } from "./tasks.ts";

const server = await startTestServer();
afterAll(() => server.stop());
const { db } = server.parts.database;
type Person = Awaited<ReturnType<typeof server.signIn>>;

const trailOf = async (who: Person, more: { act?: "read" | "change" | "erase"; candidate_id?: string } = {}) =>
  (await who.send(api.security.trail, { limit: 200, ...more })).data.rows;
const added = async (who: Person, first_name: string) =>
  (await who.send(api.candidate.create, { first_name, last_name: "Akkerman" })).data.candidate;
const eventsOf = async (who: Person) => (await who.send(api.security.events, { limit: 200 })).data.events;

describe("the audit trail", () => {
  test("tells who read and who changed whom, by name, and what failed changed nothing", async () => {
    const owner = await server.signIn();
    const noor = await added(owner, "Noor");
    await owner.send(api.candidate.update, { id: noor.id, headline: "Data engineer" });
    await owner.send(api.candidate.show, { id: noor.id });
    await expect(owner.send(api.candidate.update, { id: noor.id, version: 1, headline: "x" })).rejects.toMatchObject({ status: 409 });
    const rows = await trailOf(owner);
    expect(rows.map(({ act, call }) => `${act} ${call}`)).toEqual([
      "read candidate.show",
      "change candidate.update",
      "change candidate.create",
    ]);
    for (const row of rows)
      expect(row).toMatchObject({ by: "person", person: "Sanne Verhoeven", candidates: [{ id: noor.id, name: "Noor Akkerman" }] });
    expect(await trailOf(owner, { candidate_id: noor.id, act: "read" })).toHaveLength(1);
  });

  test("a change's row is in the change's own transaction: what is taken back leaves none", async () => {
    const owner = await server.signIn();
    const { audit } = server.parts;
    const workspace = workspaceIn(owner);
    const row = { at: new Date().toISOString(), act: "change" as const, call: "candidate.update", by: "person" as const };
    const failed = server.parts.database.transaction(async (trx) => {
      await audit.append(trx, workspace, [row]);
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    expect(await trailOf(owner)).toEqual([]);
  });

  // What was read, and how often somebody was refused, each process tells by itself.
  test.skipIf(isPair)(
    "a list of fifty is one row, and reading it again none; a colleague's reading is another, also of a reply that was kept",
    async () => {
      const owner = await server.signIn({ plan: "team" });
      const colleague = await server.signIn({ in_workspace_of: owner });
      for (let n = 0; n < 50; n++) await added(owner, `Noor${n}`);
      const before = (await trailOf(owner)).length;
      for (let n = 0; n < 3; n++) await owner.send(api.candidate.list, { limit: 50 });
      await colleague.send(api.candidate.list, { limit: 50 });
      const rows = await trailOf(owner);
      expect(rows.length - before).toBe(2);
      expect(rows[0]).toMatchObject({ act: "read", call: "candidate.list", counts: { candidate: 50 } });
      expect(rows[0]?.candidates).toHaveLength(5);
    },
  );

  test("a list that is taken along is an export, there when its reply is, and in the security log", async () => {
    const owner = await server.signIn();
    await added(owner, "Noor");
    const bram = await added(owner, "Bram");
    const { fetcher, writeCounts } = openCountingDoor(server);
    await owner.send(api.candidate.list, { purpose: "export" }, { fetcher });
    // Of ticked rows those alone.
    await owner.send(api.candidate.list, { purpose: "export", ids: [bram.id] }, { fetcher });
    const kept = (await trailAfter(db, workspaceIn(owner), 0, 10)).map(({ said }) => JSON.parse(said));
    expect(kept.map(({ act }) => act)).toEqual(["change", "change", "export", "export"]);
    const [noors, brams] = kept.map(({ candidates }) => candidates[0]);
    expect(kept.slice(2).map(({ candidates }) => candidates.toSorted())).toEqual([[noors, brams].toSorted(), [brams]]);
    await writeCounts();
    const exported = (await eventsOf(owner)).filter(({ kind }) => kind === "exported");
    expect(exported).toMatchObject([{ detail: { call: "candidate.list" }, times: 2 }]);
  });

  // What was read, and how often somebody was refused, each process tells by itself.
  test.skipIf(isPair)("whoever is erased is a pseudonym from then on, with nothing that leads back; the chain stays whole", async () => {
    const owner = await server.signIn();
    const noor = await added(owner, "Noor");
    const bram = await added(owner, "Bram");
    await owner.send(api.candidate.show, { id: noor.id });
    await owner.send(api.candidate.remove, { id: noor.id });
    await db
      .updateTable("candidates")
      .set({ deleted_at: "2020-01-01" })
      .where("workspace_id", "=", owner.workspace_id)
      .where("id", "=", noor.id)
      .execute();
    await tidyCandidates(server.parts);
    const rows = await trailOf(owner);
    expect(rows[0]).toMatchObject({ act: "erase", by: "product", person: null, candidates: [null] });
    expect(rows.filter(({ candidates }) => candidates.some((one) => one === null))).toHaveLength(4);
    await owner.send(api.candidate.show, { id: bram.id });
    await owner.send(api.privacy.erase, { candidate_id: bram.id });
    expect((await trailOf(owner))[0]).toMatchObject({ act: "erase", by: "person", person: "Sanne Verhoeven", candidates: [null] });
    const kept = JSON.stringify([
      await trailAfter(db, workspaceIn(owner), 0, 1000),
      await db.selectFrom("audit_pseudonyms").selectAll().where("workspace_id", "=", owner.workspace_id).execute(),
    ]);
    expect(kept).not.toContain(noor.id);
    expect(kept).not.toContain("Noor");
    expect(kept).not.toContain(bram.id);
    expect((await owner.send(api.security.verifyTrail, {})).data).toMatchObject({ rows: rows.length + 2, faults: [] });
    // The same pseudonym from the first to the last, so that its rows can be told apart from others'.
    const of = (await trailAfter(db, workspaceIn(owner), 0, 1000)).map(({ said }) => JSON.parse(said).candidates[0]);
    expect(new Set(of).size).toBe(2);
  });

  test("goes out as it is kept, and whoever has it can check it without the product", async () => {
    const owner = await server.signIn();
    for (const name of ["Noor", "Bram", "Tom"]) await added(owner, name);
    const { rows, has_more } = (await owner.send(api.security.exportTrail, {})).data;
    expect(has_more).toBe(false);
    const check = checkTrail(owner.workspace_id, [], () => false);
    for (const row of rows) check.take({ ...row, hash: Buffer.from(row.hash, "hex") });
    expect(check.end({ seq: rows.length, hash: Buffer.from(rows.at(-1)?.hash ?? "", "hex") })).toEqual([]);
  });

  test("a row can't be changed or taken out, not even by the tables' owner; it goes with its workspace", async () => {
    const owner = await server.signIn();
    await added(owner, "Noor");
    const of = ["workspace_id", "=", owner.workspace_id] as const;
    await expect(
      db
        .deleteFrom("audit_trail")
        .where(...of)
        .execute(),
    ).rejects.toThrow(/written once/);
    await expect(
      db
        .updateTable("audit_trail")
        .set({ seq: 9 })
        .where(...of)
        .execute(),
    ).rejects.toThrow(/written once/);
    await owner.send(api.account.deleteAccount, { current_password: owner.password });
    expect(
      await db
        .selectFrom("audit_trail")
        .select("seq")
        .where(...of)
        .execute(),
    ).toEqual([]);
  });
});

describe("a trail that somebody tampered with", () => {
  /** Numbers that look random and are the same each time. */
  const random = (seed: number) => () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };

  test("200 random edits, deletions, reorderings and cuts are all found", async () => {
    const owner = await server.signIn();
    const workspace = workspaceIn(owner);
    for (let n = 0; n < 30; n++) await owner.send(api.candidate.update, { id: (await added(owner, `Noor${n}`)).id, city: "Assen" });
    const rows = await trailAfter(db, workspace, 0, 1000);
    expect(rows.length).toBe(60);
    const head = (await headOf(db, workspace)) ?? null;
    const next = random(20_261_123);
    const upTo = (n: number) => Math.floor(next() * n);
    const flipped = (bytes: Uint8Array) => bytes.map((byte, at) => (at === 3 ? byte ^ 1 : byte));
    const renumbered = (some: KeptRow[]) => some.map((row, at) => ({ ...row, seq: at + 1 }));
    const tampered: Record<string, (whole: KeptRow[], at: number) => KeptRow[]> = {
      "a letter": (whole, at) => whole.map((row, n) => (n === at ? { ...row, said: row.said.replace("change", "read") } : row)),
      "a hash": (whole, at) => whole.map((row, n) => (n === at ? { ...row, hash: flipped(row.hash) } : row)),
      "a letter, with its hash made anew": (whole, at) =>
        whole.map((row, n) => {
          if (n !== at) return row;
          const said = row.said.replace("person", "link");
          return { ...row, said, hash: hashAfter(whole[n - 1]?.hash ?? Buffer.alloc(32), { ...row, said }) };
        }),
      "one taken out": (whole, at) => whole.filter((_, n) => n !== at),
      "one taken out, the rest renumbered": (whole, at) => renumbered(whole.filter((_, n) => n !== at)),
      "one put in": (whole, at) => renumbered([...whole.slice(0, at), whole[upTo(whole.length)] as KeptRow, ...whole.slice(at)]),
      "two exchanged": (whole, at) => {
        const other = (at + 1 + upTo(whole.length - 1)) % whole.length;
        return renumbered(whole.map((row, n) => (n === at ? (whole[other] as KeptRow) : n === other ? (whole[at] as KeptRow) : row)));
      },
      "the end": (whole, at) => whole.slice(0, at),
      "the beginning": (whole, at) => whole.slice(at + 1),
    };
    const kinds = Object.entries(tampered);
    const missed: string[] = [];
    for (let n = 0; n < 200; n++) {
      const [name, tamper] = kinds[n % kinds.length] as (typeof kinds)[number];
      const at = upTo(rows.length);
      const check = checkTrail(workspace, [], () => true);
      for (const row of tamper(rows, at)) check.take(row);
      if (check.end(head).length === 0) missed.push(`${name} at ${at}`);
    }
    expect(missed).toEqual([]);
    const whole = checkTrail(workspace, [], () => true);
    for (const row of rows) whole.take(row);
    expect(whole.end(head)).toEqual([]);
  });

  test("in the database itself: an edit and a cut, by who can switch its guard off", async () => {
    const owner = await server.signIn();
    const workspace = workspaceIn(owner);
    for (const name of ["Noor", "Bram", "Tom"]) await added(owner, name);
    const asOwner = async (statement: ReturnType<typeof sql>) => {
      await sql`alter table audit_trail disable trigger audit_row_stays`.execute(db);
      await statement.execute(db);
      await sql`alter table audit_trail enable trigger audit_row_stays`.execute(db);
    };
    await asOwner(sql`update audit_trail set said = jsonb_set(said, '{act}', '"read"') where workspace_id = ${workspace} and seq = 2`);
    await asOwner(sql`delete from audit_trail where workspace_id = ${workspace} and seq = 3`);
    expect((await owner.send(api.security.verifyTrail, {})).data).toMatchObject({
      faults: [
        { seq: 2, kind: "edited" },
        { seq: 3, kind: "cut" },
      ],
      faults_total: 2,
    });
  });

  test("one that was made anew as a whole differs from its anchor, and so does an anchor that the server didn't seal", async () => {
    const owner = await server.signIn();
    const workspace = workspaceIn(owner);
    for (const name of ["Noor", "Bram"]) await added(owner, name);
    await anchorTrails(server.parts);
    expect(await verifyTrail(server.parts, workspace)).toMatchObject({ rows: 2, anchors: 1, faults: [] });
    const anchors = await anchorsOf(db, workspace);
    const isSealed = (text: string, seal: Uint8Array) => server.parts.secret.isSealed("audit", text, seal);
    const forged = checkTrail(workspace, anchors, isSealed);
    let before: Uint8Array | undefined;
    for (const row of await trailAfter(db, workspace, 0, 10)) {
      const said = row.said.replace("change", "read");
      const hash: Uint8Array = before ? hashAfter(before, { ...row, said }) : row.hash;
      before = hash;
      forged.take({ seq: row.seq, said: row.seq === 1 ? row.said : said, hash });
    }
    expect(forged.end({ seq: 2, hash: before as Uint8Array })).toEqual([{ seq: 2, kind: "anchor" }]);
    const [anchor] = anchors;
    const other = { ...anchor, day: "2020-01-01" } as (typeof anchors)[number];
    expect(isSealed(anchorText(workspace, other), other.seal)).toBe(false);
  });
});

describe("the security log", () => {
  test("tells of log-ins that failed and succeeded, of settings and of members, with ids and closed words alone", async () => {
    const owner = await server.signIn({ plan: "team" });
    const login = (password: string) =>
      server.raw("/api/user/login", {
        method: "POST",
        body: JSON.stringify({ email: owner.email, password }),
        headers: { "content-type": "application/json" },
      });
    expect((await login("not the right one")).status).toBe(401);
    expect((await login(owner.password)).status).toBe(200);
    await owner.send(api.account.updateWorkspace, { name: "Beukenlaan" });
    const { recruiter } = (
      await owner.send(api.team.create, { first_name: "Tom", last_name: "Brand", email: `tom-${owner.user_id}@proffer.example` })
    ).data;
    await owner.send(api.team.update, { id: recruiter.id, role: "viewer" });
    const events = await eventsOf(owner);
    expect(events.map(({ kind }) => kind)).toEqual(["member_changed", "member_invited", "settings_changed", "logged_in", "login_failed"]);
    expect(events[0]).toMatchObject({ by: "Sanne Verhoeven", about: "Tom Brand", detail: { role: "viewer" } });
    expect(events[2]?.detail).toEqual({ settings: ["name"] });
    expect(events[4]).toMatchObject({ detail: { why: "password" } });
    const kept = JSON.stringify(
      await db.selectFrom("security_events").selectAll().where("workspace_id", "=", owner.workspace_id).execute(),
    );
    for (const word of [owner.email, "Beukenlaan", "Tom", "Brand", "not the right one"]) expect(kept).not.toContain(word);
  });

  // The lines are each process's own.
  test.skipIf(isPair)("each entry is a line of the log as it happens, whichever way it comes about, by ids alone", async () => {
    const told: { name: string; kind: string; workspace_id?: string }[] = [];
    const heard = vi.spyOn(server.parts.log, "event").mockImplementation((name, fields) => {
      told.push({ name, ...(fields as { kind: string }) });
    });
    const owner = await server.signIn({ plan: "team" });
    await owner.send(api.account.updateWorkspace, { name: "Wilgenkade" });
    const { recordSecurityEvent } = await import("./tasks.ts");
    const refusal = { kind: "session_refused" as const, workspace_id: owner.workspace_id, address: "203.0.113.9" };
    await recordSecurityEvent(server.parts, { ...refusal, times: 20 });
    heard.mockRestore();
    const ours = told.filter(({ workspace_id }) => workspace_id === owner.workspace_id);
    // Within one millisecond they have no order.
    const kept = (await eventsOf(owner)).map(({ kind }) => `security ${kind}`);
    expect(ours.map(({ name, kind }) => `${name} ${kind}`).toSorted()).toEqual(kept.toSorted());
    expect(ours.length).toBeGreaterThanOrEqual(3);
    for (const word of ["Wilgenkade", "203.0.113.9", owner.email]) expect(JSON.stringify(ours)).not.toContain(word);
  });

  test("is the owner's alone", async () => {
    const owner = await server.signIn({ plan: "team" });
    const admin = await server.signIn({ in_workspace_of: owner, role: "admin" });
    await expect(admin.send(api.security.events, {})).rejects.toMatchObject({ status: 403 });
  });

  test("a burst of refusals is told once for as long as it goes on: a letter, and a line of the owner's queue", async () => {
    const owner = await server.signIn({ plan: "team" });
    const { parts } = server;
    const { recordSecurityEvent } = await import("./tasks.ts");
    const refusal = { kind: "session_refused" as const, workspace_id: owner.workspace_id, address: "203.0.113.7" };
    await recordSecurityEvent(parts, { ...refusal, times: 19 });
    expect((await eventsOf(owner)).some(({ kind }) => kind === "burst")).toBe(false);
    await Promise.all(Array.from({ length: 10 }, () => recordSecurityEvent(parts, refusal)));
    await recordSecurityEvent(parts, { ...refusal, times: 40 });
    const bursts = (await eventsOf(owner)).filter(({ kind }) => kind === "burst");
    expect(bursts).toHaveLength(1);
    const letter = await server.letterTo(owner.email);
    expect(letter.subject).toContain("Many refused attempts");
    expect(server.letters.filter(({ to, subject }) => to === owner.email && subject.includes("refused"))).toHaveLength(1);
    const { lines } = (await owner.send(api.dashboard.attention, { scope: "team" })).data;
    expect(lines[0]).toMatchObject({ kind: "burst", times: bursts[0]?.times });
  });

  // What was read, and how often somebody was refused, each process tells by itself.
  test.skipIf(isPair)("counts refused sessions of the workspace that they were of, many as one", async () => {
    const owner = await server.signIn({ plan: "team" });
    const gone = await server.signIn({ in_workspace_of: owner });
    await gone.send(api.account.logout, {});
    const { fetcher, writeCounts } = openCountingDoor(server);
    const refused = { status: 498 };
    for (let n = 0; n < 5; n++) await expect(gone.send(api.candidate.list, {}, { fetcher })).rejects.toMatchObject(refused);
    await writeCounts();
    expect((await eventsOf(owner)).filter(({ kind }) => kind === "session_refused")).toMatchObject([{ times: 5 }]);
  });
});

test("nothing of this was a fault of the server", () => expect(server.errors).toEqual([]));
