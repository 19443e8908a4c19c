import { afterEach, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { workspaceIn } from "#server/core/caller.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import { startTestServer } from "#tests/support/server.ts";
import { queueLetter } from "./tasks.ts";

type Server = Awaited<ReturnType<typeof startTestServer>>;
const running: Server[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

/** A product whose mail server is slow, or down until it is said to be up. */
async function startWith(mail: (letter: Letter, delivered: Letter[]) => Promise<void>) {
  const delivered: Letter[] = [];
  const server = await startTestServer({ mail: (letter) => mail(letter, delivered) });
  running.push(server);
  return { server, delivered };
}

const password = "loop langs de linde 7";
async function register(server: Server, email: string) {
  const body = { first_name: "Roos", last_name: "Kuiper", email, password, password_confirmation: password };
  const headers = { "content-type": "application/json" };
  expect(await server.raw("/api/user/register", { method: "POST", body: JSON.stringify(body), headers })).toMatchObject({ status: 200 });
}
const toClient = (n: number, who = "client"): Letter => ({ to: `${who}${n}@proffer.example`, subject: "A proposal", text: "x", html: "x" });
const queue = (server: Server, workspace_id: string, letters: Letter[]) =>
  server.parts.database.transaction(async (trx) => {
    for (const letter of letters) await queueLetter(server.parts, trx, letter, { workspace_id: workspaceIn({ workspace_id }) });
  });
const waiting = (server: Server) => server.parts.database.db.selectFrom("letters").select(["id", "code_id", "content"]).execute();

test("400 letters of one workspace don't hold up a code of somebody else's", async () => {
  const { server, delivered } = await startWith(async (letter, all) => {
    await new Promise((resolve) => setTimeout(resolve, 250)); // as long as a usual mail server takes
    all.push(letter);
  });
  const sender = await server.signIn();
  const many = Array.from({ length: 400 }, (_, n) => toClient(n));
  await queue(server, sender.workspace_id, many);
  await expect.poll(() => delivered.length).toBeGreaterThan(0);
  const asked = Date.now();
  await register(server, "roos@proffer.example");
  await expect.poll(() => delivered.some(({ to }) => to === "roos@proffer.example"), { interval: 20 }).toBe(true);
  const delay = Date.now() - asked;
  const before = delivered.findIndex(({ to }) => to === "roos@proffer.example");
  expect(delivered.length).toBeLessThan(400);
  await expect.poll(() => delivered.length).toBe(401);
  const all = Date.now() - asked;
  // However busy the machine is: it passes most of those that were there before it.
  expect(before).toBeLessThan(200);
  console.info(`a code behind 400 letters: ${delay} ms, after ${before} of them; all of them: ${all} ms`);
});

test("workspaces take turns: one letter goes before the rest of another's many", async () => {
  const gate = Promise.withResolvers<void>();
  const { server, delivered } = await startWith(async (letter, all) => {
    await gate.promise;
    all.push(letter);
  });
  const [many, few] = [await server.signIn(), await server.signIn()];
  await queue(
    server,
    many.workspace_id,
    Array.from({ length: 60 }, (_, n) => toClient(n)),
  );
  await queue(server, few.workspace_id, [toClient(0, "other")]);
  gate.resolve();
  await expect.poll(() => delivered.length).toBe(61);
  // Behind those that were on their way already, and the two batches that were taken beside it.
  expect(delivered.findIndex(({ to }) => to.startsWith("other"))).toBeLessThan(20);
});

describe("what waits", () => {
  /** Down until it is up; keeps what it was asked to send. */
  async function startDown() {
    const tried: Letter[] = [];
    const state = { isDown: true };
    const { server, delivered } = await startWith(async (letter, all) => {
      tried.push(letter);
      if (state.isDown) throw new Error("connect ECONNREFUSED");
      all.push(letter);
    });
    return { server, delivered, tried, state };
  }

  test("can't be read in the database, and is gone once it was sent", async () => {
    const { server, delivered, tried, state } = await startDown();
    await register(server, "roos@proffer.example");
    await expect.poll(() => tried.length).toBeGreaterThan(0);
    const code = tried[0]?.subject.slice(0, 6) as string;
    expect(code).toMatch(/^\d{6}$/);
    const { rows: tasks } = await server.parts.database.executeSql("select data, output from pgboss.job where name = 'send_code'");
    const [letter] = await waiting(server);
    const lying = `${JSON.stringify(tasks)} ${Buffer.from(letter?.content ?? []).toString("latin1")}`;
    expect(JSON.stringify(tasks)).toContain(letter?.id);
    for (const secret of [code, "roos@proffer.example", "Roos"]) expect(lying).not.toContain(secret);
    state.isDown = false;
    await expect.poll(() => delivered.length).toBe(1);
    await expect.poll(() => waiting(server)).toEqual([]);
  });

  test.each([
    ["expired", { expires_at: new Date(0).toISOString() }],
    ["was used", { used_at: new Date().toISOString() }],
    ["was followed by a newer one", { id: "01935b6a-0000-7000-8000-00000000aaaa" }],
  ])("isn't sent when its code %s meanwhile", async (_, change) => {
    const { server, delivered, tried, state } = await startDown();
    await register(server, "roos@proffer.example");
    await expect.poll(() => tried.length).toBeGreaterThan(0);
    await server.parts.database.db.updateTable("codes").set(change).where("email", "=", "roos@proffer.example").execute();
    state.isDown = false;
    await expect.poll(() => waiting(server)).toEqual([]);
    expect(delivered).toEqual([]);
  });

  test("from an earlier version, which queued whole letters, is sent as well", async () => {
    const { server, delivered, state } = await startDown();
    state.isDown = false;
    await server.parts.tasks.enqueue("send_letter", toClient(1));
    await expect.poll(() => delivered).toEqual([toClient(1)]);
  });

  test("is given up after two days", async () => {
    const { server } = await startDown();
    const { workspace_id } = await server.signIn();
    await queue(server, workspace_id, [toClient(1), toClient(2)]);
    const [old] = await waiting(server);
    const { db } = server.parts.database;
    const then = new Date(Date.now() - 49 * 3600_000).toISOString();
    await db
      .updateTable("letters")
      .set({ created_at: then })
      .where("id", "=", old?.id as string)
      .execute();
    await server.parts.tasks.enqueue("tidy", {});
    await expect.poll(async () => (await waiting(server)).length).toBe(1);
  });
});

test("who gets a letter from a recruiter can answer it, and sees who wrote", async () => {
  const server = await startTestServer({ own: true });
  running.push(server);
  const owner = await server.signIn({ plan: "team" });
  await owner.send(api.team.create, { first_name: "Tom", last_name: "Brand", email: "tom@proffer.example" });
  const { data } = await owner.send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar", email: "noor@proffer.example" });
  await owner.send(api.consent.ask, { candidate_id: data.candidate.id, send: true, months: 6, names_client: false });
  for (const to of ["tom@proffer.example", "noor@proffer.example"])
    expect(await server.letterTo(to)).toMatchObject({ from_name: "Sanne Verhoeven", reply_to: owner.email });
});
