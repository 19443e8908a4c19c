import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { workspaceIn } from "#server/core/caller.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import { startTestServer } from "#tests/support/server.ts";
import { tryNow } from "#tests/support/tried-now.ts";
import { queueLetter } from "./tasks.ts";

/** The mail server: what it was asked to send, and what it does before it has. */
const tried: Letter[] = [];
const delivered: Letter[] = [];
const usual = async (_letter: Letter) => {};
let before = usual;
const server = await startTestServer({
  mail: async (letter) => {
    tried.push(letter);
    await before(letter);
    delivered.push(letter);
  },
});
afterAll(() => server.stop());
beforeEach(async () => {
  before = usual;
  await server.parts.database.executeSql("delete from pgboss.job where name in ('send_letter', 'send_code')");
  await server.parts.database.db.deleteFrom("letters").execute();
  tried.length = 0;
  delivered.length = 0;
});

const password = "loop langs de linde 7";
let serial = 0;
/** Somebody new, whose letter with a code is queued. */
async function register(): Promise<string> {
  const email = `roos${serial++}@proffer.example`;
  const body = { first_name: "Roos", last_name: "Kuiper", email, password, password_confirmation: password };
  const headers = { "content-type": "application/json" };
  expect(await server.raw("/api/user/register", { method: "POST", body: JSON.stringify(body), headers })).toMatchObject({ status: 200 });
  return email;
}
const toClient = (n: number, who = "client"): Letter => ({ to: `${who}${n}@proffer.example`, subject: "A proposal", text: "x", html: "x" });
const queue = (workspace_id: string, letters: Letter[]) =>
  server.parts.database.transaction(async (trx) => {
    for (const letter of letters) await queueLetter(server.parts, trx, letter, { workspace_id: workspaceIn({ workspace_id }) });
  });
const waiting = () => server.parts.database.db.selectFrom("letters").select(["id", "code_id", "content"]).execute();
/** The same, and what is to be tried again some seconds later is tried now. */
async function waitingNow() {
  await tryNow(server.parts);
  return waiting();
}

test("400 letters of one workspace don't hold up a code of somebody else's", async () => {
  const gate = Promise.withResolvers<void>();
  before = async ({ to }) => void (to.startsWith("client") && (await gate.promise));
  const sender = await server.signIn();
  await queue(
    sender.workspace_id,
    Array.from({ length: 400 }, (_, n) => toClient(n)),
  );
  await expect.poll(() => tried.length).toBeGreaterThan(0);
  // The mail server takes as long as it wants over those: the code is there before the first of them.
  const email = await register();
  await expect.poll(() => delivered.map(({ to }) => to)).toEqual([email]);
  gate.resolve();
  await expect.poll(() => delivered.length).toBe(401);
});

test("workspaces take turns: one letter goes before the rest of another's many", async () => {
  const gate = Promise.withResolvers<void>();
  before = () => gate.promise;
  const [many, few] = [await server.signIn(), await server.signIn()];
  await queue(
    many.workspace_id,
    Array.from({ length: 60 }, (_, n) => toClient(n)),
  );
  await queue(few.workspace_id, [toClient(0, "other")]);
  gate.resolve();
  await expect.poll(() => delivered.length).toBe(61);
  // Behind those that were on their way already, and the two batches that were taken beside it.
  expect(delivered.findIndex(({ to }) => to.startsWith("other"))).toBeLessThan(20);
});

describe("what waits", () => {
  const down = async () => {
    throw new Error("connect ECONNREFUSED");
  };

  test("can't be read in the database, and is gone once it was sent", async () => {
    before = down;
    const email = await register();
    await expect.poll(() => tried.length).toBeGreaterThan(0);
    const code = tried[0]?.subject.slice(0, 6) as string;
    expect(code).toMatch(/^\d{6}$/);
    const { rows: tasks } = await server.parts.database.executeSql("select data, output from pgboss.job where name = 'send_code'");
    const [letter] = await waiting();
    const lying = `${JSON.stringify(tasks)} ${Buffer.from(letter?.content ?? []).toString("latin1")}`;
    expect(JSON.stringify(tasks)).toContain(letter?.id);
    for (const secret of [code, email, "Roos"]) expect(lying).not.toContain(secret);
    before = usual;
    await expect.poll(waitingNow).toEqual([]);
    expect(delivered).toHaveLength(1);
  });

  test.each([
    ["expired", { expires_at: new Date(0).toISOString() }],
    ["was used", { used_at: new Date().toISOString() }],
    ["was followed by a newer one", { id: "01935b6a-0000-7000-8000-00000000aaaa" }],
  ])("isn't sent when its code %s meanwhile", async (_, change) => {
    before = down;
    const email = await register();
    await expect.poll(() => tried.length).toBeGreaterThan(0);
    await server.parts.database.db.updateTable("codes").set(change).where("email", "=", email).execute();
    before = usual;
    await expect.poll(waitingNow).toEqual([]);
    expect(delivered).toEqual([]);
  });

  test("from an earlier version, which queued whole letters, is sent as well", async () => {
    await server.parts.tasks.enqueue("send_letter", toClient(1));
    await expect.poll(() => delivered).toEqual([toClient(1)]);
  });

  test("is given up after two days", async () => {
    before = down;
    const { workspace_id } = await server.signIn();
    await queue(workspace_id, [toClient(1), toClient(2)]);
    const [old] = await waiting();
    const { db } = server.parts.database;
    const then = new Date(Date.now() - 49 * 3600_000).toISOString();
    await db
      .updateTable("letters")
      .set({ created_at: then })
      .where("id", "=", old?.id as string)
      .execute();
    await server.parts.tasks.enqueue("tidy", {});
    await expect.poll(async () => (await waiting()).length).toBe(1);
  });
});

test("who gets a letter from a recruiter can answer it, and sees who wrote", async () => {
  const owner = await server.signIn({ plan: "team" });
  await owner.send(api.team.create, { first_name: "Tom", last_name: "Brand", email: "tom@proffer.example" });
  const { data } = await owner.send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar", email: "noor@proffer.example" });
  await owner.send(api.consent.ask, { candidate_id: data.candidate.id, send: true, months: 6, names_client: false });
  for (const to of ["tom@proffer.example", "noor@proffer.example"])
    await expect
      .poll(() => delivered.find((letter) => letter.to === to))
      .toMatchObject({ from_name: "Sanne Verhoeven", reply_to: owner.email });
});
