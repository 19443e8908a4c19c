import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newAuthenticator } from "#tests/support/authenticator.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const { origin } = new URL(server.parts.config.app_url);
const guest = { fetcher: server.fetcher, token: null };
const start = async () => (await send(api.passkey.startLogin, {}, guest)).data.options;
const login = (response: ReturnType<ReturnType<typeof newAuthenticator>["get"]>) => send(api.passkey.login, { response }, guest);

/** Somebody with a passkey. */
async function withPasskey() {
  const person = await server.signIn();
  const authenticator = newAuthenticator(origin);
  const { options } = (await person.send(api.passkey.start, { current_password: person.password })).data;
  const response = authenticator.create(options);
  const { passkey } = (await person.send(api.passkey.confirm, { name: "Laptop", response })).data;
  return { person, authenticator, passkey, response };
}

describe("a passkey", () => {
  test("logs in, is listed with its use, and no longer does once removed", async () => {
    const { person, authenticator, passkey } = await withPasskey();
    const { token, user, response_message } = await login(authenticator.get(await start()));
    expect(response_message).toBe("Login successful");
    expect(user).toMatchObject({ id: person.user_id, workspace: { id: person.workspace_id } });
    const { passkeys } = (await send(api.passkey.list, {}, { ...guest, token })).data;
    expect(passkeys).toEqual([{ ...passkey, name: "Laptop", last_used_at: expect.any(String) }]);
    await expect(person.send(api.passkey.remove, { id: passkey.id, current_password: "not the one" })).rejects.toMatchObject({
      status: 422,
    });
    await person.send(api.passkey.remove, { id: passkey.id, current_password: person.password });
    expect((await person.send(api.passkey.list, {})).data.passkeys).toEqual([]);
    await expect(login(authenticator.get(await start()))).rejects.toMatchObject({ status: 401 });
  });

  test("logs in without a code where two-factor is on, for its owner was checked", async () => {
    const { person, authenticator } = await withPasskey();
    const { db } = server.parts.database;
    await db.updateTable("users").set({ two_factor_at: new Date().toISOString() }).where("id", "=", person.user_id).execute();
    expect((await login(authenticator.get(await start()))).user.id).toBe(person.user_id);
  });

  test("isn't made without the password, with another's challenge, or twice with the same answer", async () => {
    const { person, response } = await withPasskey();
    await expect(person.send(api.passkey.start, { current_password: "not the one" })).rejects.toMatchObject({ status: 422 });
    await expect(person.send(api.passkey.confirm, { name: "Again", response })).rejects.toMatchObject({ status: 422 });
    const other = await server.signIn();
    const { options } = (await other.send(api.passkey.start, { current_password: other.password })).data;
    const made = newAuthenticator(origin).create(options);
    await expect(person.send(api.passkey.confirm, { name: "Theirs", response: made })).rejects.toMatchObject({ status: 422 });
    await expect(
      other.send(api.passkey.confirm, { name: "Elsewhere", response: newAuthenticator("https://evil.example").create(options) }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test("of somebody else can't be removed", async () => {
    const { passkey } = await withPasskey();
    const stranger = await server.signIn();
    await expect(stranger.send(api.passkey.remove, { id: passkey.id, current_password: stranger.password })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("of somebody suspended opens nothing", async () => {
    const { person, authenticator } = await withPasskey();
    await server.parts.database.db.updateTable("recruiters").set({ status: 0 }).where("id", "=", person.recruiter_id).execute();
    await expect(login(authenticator.get(await start()))).rejects.toMatchObject({ status: 403 });
  });
});

describe("a signed challenge", () => {
  test("counts once, tried at once or later", async () => {
    const { authenticator } = await withPasskey();
    const signed = authenticator.get(await start());
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => login(signed)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(login(signed)).rejects.toMatchObject({ status: 401 });
  });

  test("is over after five minutes", async () => {
    const { authenticator } = await withPasskey();
    const options = await start();
    await server.parts.database.db
      .updateTable("passkey_challenges")
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .where("challenge", "=", options.challenge)
      .execute();
    await expect(login(authenticator.get(options))).rejects.toMatchObject({ status: 401 });
  });

  test.each([
    ["a count that didn't rise", { count: 1 }],
    ["another site's address", { at: "https://evil.example" }],
    ["no check of its owner", { is_unverified: true }],
    ["the name of another person", { handle: Buffer.from("somebody else").toString("base64url") }],
  ])("is refused with %s", async (_what, change) => {
    const { authenticator } = await withPasskey();
    await login(authenticator.get(await start()));
    await expect(login(authenticator.get(await start(), change))).rejects.toMatchObject({ status: 401 });
  });

  test("is refused when it isn't ours, and when another key signed it", async () => {
    const { authenticator } = await withPasskey();
    await expect(login(authenticator.get({ challenge: "bWFkZSB1cA" }))).rejects.toMatchObject({ status: 401 });
    const { id } = authenticator;
    const forged = { ...newAuthenticator(origin).get(await start(), { handle: undefined as never }), id, rawId: id };
    await expect(login(forged)).rejects.toMatchObject({ status: 401 });
  });
});

test("nothing of this was a fault of the server", () => {
  expect(server.errors).toEqual([]);
});
