import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { newAuthenticator } from "#tests/support/authenticator.ts";
import { appCode } from "#tests/support/authenticator-app.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";
import { insertPasskey } from "./passkey/queries.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const { db } = server.parts.database;
const { origin } = new URL(server.parts.config.app_url);
const password = "loop langs de linde 7";
const another = "zeven zwanen zwemmen";
const guest = { fetcher: server.fetcher, token: null };
const as = (token: string) => ({ ...guest, token });

let serial = 0;
/** Somebody who registered an address; its letters go to whoever has the mailbox. */
async function registered(locale: "en" | "nl" = "en") {
  const email = `eva${serial++}@proffer.example`;
  const person = { first_name: "Eva", last_name: "Prins", email, password, password_confirmation: password, locale };
  const { token, user } = await send(api.account.register, person, guest);
  return { email, token, user_id: user.id };
}
const lettersTo = (email: string) => server.letters.filter((letter) => letter.to === email);
async function letterNamed(email: string, such: RegExp) {
  await expect.poll(() => lettersTo(email).filter(({ subject }) => such.test(subject)).length).toBeGreaterThan(0);
  const found = lettersTo(email).findLast(({ subject }) => such.test(subject));
  if (!found) throw new Error("It was there just now");
  return found;
}
async function verify(email: string, token: string) {
  const code = (await letterNamed(email, /^\d{6} is your Proffer code|^\d{6} is je code voor Proffer/)).subject.slice(0, 6);
  return send(api.account.verifyEmail, { email, code }, as(token));
}
async function reset(email: string) {
  await send(api.account.forgotPassword, { email }, guest);
  const code = (await letterNamed(email, /^\d{6} .*(password|wachtwoord)$/)).subject.slice(0, 6);
  await send(api.account.resetPassword, { email, code, password: another, password_confirmation: another }, guest);
}
async function addPasskey(token: string, name = "Laptop") {
  const authenticator = newAuthenticator(origin);
  const { options } = (await send(api.passkey.start, { current_password: password }, as(token))).data;
  const { passkey } = (await send(api.passkey.confirm, { name, response: authenticator.create(options) }, as(token))).data;
  return { authenticator, passkey };
}
async function turnOnTwoFactor(token: string) {
  const { secret } = (await send(api.account.startTwoFactor, { current_password: password }, as(token))).data;
  const code = await appCode(secret);
  await send(api.account.confirmTwoFactor, { code }, as(token));
}
/** A passkey as somebody unverified could make it once. */
const plantPasskey = (user_id: string) =>
  insertPasskey(db, {
    id: newId(),
    user_id,
    credential_id: `planted-${user_id}`,
    public_key: new Uint8Array([1]),
    counter: 0,
    transports: [],
    name: "Somebody's phone",
  });
const logInWithPasskey = async (authenticator: ReturnType<typeof newAuthenticator>) => {
  const { options } = (await send(api.passkey.startLogin, {}, guest)).data;
  return send(api.passkey.login, { response: authenticator.get(options) }, guest);
};
const factorsOf = async (user_id: string) => ({
  passkeys: await db.selectFrom("passkeys").select("name").where("user_id", "=", user_id).execute(),
  recovery_codes: await db.selectFrom("recovery_codes").select("user_id").where("user_id", "=", user_id).execute(),
  two_factor: await db.selectFrom("users").select(["two_factor_secret", "two_factor_at"]).where("id", "=", user_id).executeTakeFirst(),
});
const none = { passkeys: [], recovery_codes: [], two_factor: { two_factor_secret: null, two_factor_at: null } };

describe("an address that nobody has shown to be theirs", () => {
  test("gets neither passkey nor two-factor: 403 that asks to verify first", async () => {
    const { token } = await registered();
    const refused = { status: 403, envelope: { data: { email_verified: false } } };
    await expect(addPasskey(token)).rejects.toMatchObject(refused);
    await expect(turnOnTwoFactor(token)).rejects.toMatchObject(refused);
    await expect(send(api.account.confirmTwoFactor, { code: "000000" }, as(token))).rejects.toMatchObject(refused);
    expect((await send(api.passkey.list, {}, as(token))).data.passkeys).toEqual([]);
  });

  test("loses every factor and every other session once it is verified", async () => {
    const { email, token, user_id } = await registered();
    const elsewhere = (await send(api.account.login, { email, password }, guest)).token;
    await plantPasskey(user_id);
    await db
      .updateTable("users")
      .set({ two_factor_secret: new Uint8Array([1]), two_factor_at: new Date().toISOString() })
      .where("id", "=", user_id)
      .execute();
    await verify(email, token);
    expect(await factorsOf(user_id)).toEqual(none);
    await expect(send(api.account.validateToken, {}, as(elsewhere))).rejects.toMatchObject({ status: 498 });
    expect((await send(api.account.validateToken, {}, as(token))).user.email_verified_at).not.toBeNull();
    expect((await letterNamed(email, /removed/)).text).toContain("Somebody's phone");
  });

  test("verified another time, with a new address, keeps what its owner has set up", async () => {
    const { email, token, user_id } = await registered();
    await verify(email, token);
    await addPasskey(token);
    const moved = `moved.${email}`;
    await send(api.account.changeEmail, { email: moved, current_password: password }, as(token));
    await verify(moved, token);
    expect((await factorsOf(user_id)).passkeys).toEqual([{ name: "Laptop" }]);
  });
});

describe("a new password by letter", () => {
  test("takes every factor and every session that was there before, and tells of it", async () => {
    const { email, token, user_id } = await registered();
    await verify(email, token);
    const { authenticator } = await addPasskey(token, "A stranger's key");
    await turnOnTwoFactor(token);
    await reset(email);
    expect(await factorsOf(user_id)).toEqual(none);
    await expect(send(api.account.validateToken, {}, as(token))).rejects.toMatchObject({ status: 498 });
    await expect(logInWithPasskey(authenticator)).rejects.toMatchObject({ status: 401 });
    expect((await send(api.account.login, { email, password: another }, guest)).user.two_factor).toBe(false);
    const { text } = await letterNamed(email, /removed/);
    expect(text).toContain("A stranger's key");
    expect(text).toContain("Two-factor log-in");
  });

  test("tells of nothing where there was no factor", async () => {
    const { email, token } = await registered();
    await verify(email, token);
    await reset(email);
    await letterNamed(email, /was changed/);
    expect(lettersTo(email).map(({ subject }) => subject)).not.toContainEqual(expect.stringMatching(/removed/));
  });
});

describe("each factor that comes or goes", () => {
  test("is told by letter, in the language of the account", async () => {
    const { email, token } = await registered("nl");
    await verify(email, token);
    const { passkey } = await addPasskey(token, "Laptop <b>thuis</b>");
    expect((await letterNamed(email, /passkey.*toegevoegd/)).text).toContain("Laptop <b>thuis</b>");
    expect((await letterNamed(email, /passkey.*toegevoegd/)).html).not.toContain("<b>");
    await send(api.passkey.remove, { id: passkey.id, current_password: password }, as(token));
    expect((await letterNamed(email, /passkey.*verwijderd/)).text).toContain("/forgot-password");
    await turnOnTwoFactor(token);
    await letterNamed(email, /twee stappen.*aangezet/);
    await send(api.account.disableTwoFactor, { current_password: password }, as(token));
    await letterNamed(email, /twee stappen.*uitgezet/);
    expect((await letterNamed(email, /twee stappen.*uitgezet/)).text).toContain("Hallo Eva,");
  });

  test("isn't told where nothing changed", async () => {
    const { email, token } = await registered();
    await verify(email, token);
    await send(api.account.disableTwoFactor, { current_password: password }, as(token));
    await send(api.account.changePassword, { current_password: password, password: another, password_confirmation: another }, as(token));
    await letterNamed(email, /was changed/); // queued later, so what was queued before it is there
    expect(lettersTo(email).map(({ subject }) => subject)).not.toContainEqual(expect.stringMatching(/wo-factor/));
  });
});

test("nothing of this was a fault of the server", () => {
  expect(server.errors).toEqual([]);
});
