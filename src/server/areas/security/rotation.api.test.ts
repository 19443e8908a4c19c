import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { openSecret } from "#server/parts/secret/secret.ts";
import { appCode } from "#tests/support/authenticator-app.ts";
import { addDraft, addPair, submitDraft } from "#tests/support/sent-proposal.ts";
import { isPair, startTestServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";
import { rotateSecret } from "./rotation/tasks.ts";
import { anchorTrails, verifyTrail } from "./tasks.ts";

const [OLD, NEW] = ["the secret of before, long enough", "the secret from now on, long enough"];
const server = await startTestServer({ own: true, settings: { APP_SECRET: OLD, UNDO_SEND_SECONDS: "60" } });
afterAll(() => server.stop());
const { db } = server.parts.database;

const logIn = ({ email, password }: { email: string; password: string }, code: string) =>
  server.raw("/api/user/login", {
    method: "POST",
    body: JSON.stringify({ email, password, code }),
    headers: { "content-type": "application/json" },
  });

async function withEverything() {
  const owner = await server.signIn();
  const { secret } = (await owner.send(api.account.startTwoFactor, { current_password: owner.password })).data;
  const { data } = await owner.send(api.account.confirmTwoFactor, { code: await appCode(secret) });
  const proposal_id = await addDraft(owner.send, await addPair(owner.send));
  const token = await submitDraft(owner.send, proposal_id);
  await anchorTrails(server.parts);
  return { owner, secret, recovery: data.recovery_codes, proposal_id, token };
}
const linkOf = async ({ owner, proposal_id }: Awaited<ReturnType<typeof withEverything>>) =>
  (await owner.send(api.proposal.show, { id: proposal_id })).data.proposal.shares[0]?.url;

// Another secret at one process alone.
test.skipIf(isPair)("another secret takes the place of one that is read for a while, and then isn't needed", async () => {
  const before = await withEverything();
  const { owner, token, recovery } = before;
  const workspace = workspaceIn(owner);
  const sealed = server.parts.secret.seal("file", "an address given out before");
  const { id } = await db.selectFrom("letters").select("id").executeTakeFirstOrThrow();

  // By itself the new one opens nothing.
  server.parts.secret = openSecret(NEW, "");
  expect(server.parts.secret.isSealed("file", "an address given out before", sealed)).toBe(false);
  await expect(linkOf(before)).rejects.toMatchObject({ status: 500 });
  expect((await verifyTrail(server.parts, workspace)).faults).toHaveLength(1);
  expect(server.errors.splice(0)).toHaveLength(1);

  // With the old one beside it everything goes on, sessions too.
  server.parts.secret = openSecret(NEW, "", OLD);
  expect(server.parts.secret.isSealed("file", "an address given out before", sealed)).toBe(true);
  expect(await linkOf(before)).toContain(token);
  expect((await verifyTrail(server.parts, workspace)).faults).toEqual([]);
  expect(server.parts.secret.seal("file", "x")).toEqual(openSecret(NEW, "").seal("file", "x"));
  expect((await logIn(owner, recovery[0] as string)).status).toBe(200);
  const tallies: unknown[] = [];
  const log = { ...server.parts.log, event: (name: string, tally: object) => void tallies.push({ name, ...tally }) };
  await rotateSecret({ ...server.parts, log });
  await rotateSecret({ ...server.parts, log });
  const rest = { name: "secret_rotation", unreadable: 0 };
  expect(tallies).toEqual([
    { ...rest, renewed: expect.toSatisfy((renewed: number) => renewed >= 4) },
    { ...rest, renewed: 0 },
  ]);

  // Then the old one may go.
  server.parts.secret = openSecret(NEW, "");
  expect(await linkOf(before)).toContain(token);
  expect((await verifyTrail(server.parts, workspace)).faults).toEqual([]);
  expect((await logIn(owner, await appCode(before.secret, 1))).status).toBe(200);
  expect((await logIn(owner, recovery[1] as string)).status).toBe(200);
  const letter = await db.selectFrom("letters").select("content").where("id", "=", id).executeTakeFirstOrThrow();
  expect(JSON.parse(server.parts.secret.unlock("letter", letter.content))).toHaveProperty("subject");
  expect(server.errors).toEqual([]);
});

// It goes on from the test above.
test.skipIf(isPair)("what is under an anchor's seal can't be changed with it", async () => {
  await expect(db.updateTable("audit_anchors").set({ seq: 1 }).execute()).rejects.toThrow(/written once/);
  await expect(
    db
      .updateTable("audit_anchors")
      .set({ seal: Buffer.from("x"), day: "2020-01-01" })
      .execute(),
  ).rejects.toThrow(/written once/);
});

test("a task does it, once the product has started with both", async () => {
  const owner = await server.signIn();
  server.parts.secret = openSecret(NEW, "");
  await owner.send(api.account.startTwoFactor, { current_password: owner.password });
  server.parts.secret = openSecret(OLD, "", NEW);
  await server.parts.tasks.enqueue("rotate_secret", {});
  const kept = () => db.selectFrom("users").select("two_factor_secret as locked").where("id", "=", owner.user_id).executeTakeFirstOrThrow();
  const isRotated = async () => openSecret(OLD, "").relock("two_factor", (await kept()).locked as Uint8Array) === "is_present";
  expect(await until(isRotated)).toBe(true);
});
