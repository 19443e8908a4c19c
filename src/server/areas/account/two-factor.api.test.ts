import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { appCode } from "#tests/support/authenticator-app.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const password = "loop langs de linde 7";
const guest = { fetcher: server.fetcher, token: null };
const logIn = (email: string, code?: string, given = password) =>
  server.raw("/api/user/login", {
    method: "POST",
    body: JSON.stringify({ email, password: given, ...(code && { code }) }),
    headers: { "content-type": "application/json" },
  });

let serial = 0;
async function somebody() {
  const email = `femke${serial++}@proffer.example`;
  const person = { first_name: "Femke", last_name: "Dijk", email, password, password_confirmation: password };
  const { token } = await send(api.account.register, person, guest);
  const as = { fetcher: server.fetcher, token };
  await send(api.account.verifyEmail, { email, code: (await server.letterTo(email)).subject.slice(0, 6) }, as);
  return { email, as };
}
/** Who turned it on a while ago: no code of now has been used. */
async function withTwoFactor() {
  const { email, as } = await somebody();
  const { secret } = (await send(api.account.startTwoFactor, { current_password: password }, as)).data;
  const { data, user } = await send(api.account.confirmTwoFactor, { code: await appCode(secret) }, as);
  expect(user.two_factor).toBe(true);
  await server.parts.database.db.updateTable("users").set({ two_factor_step: null }).where("email", "=", email).execute();
  return { email, as, secret, recovery: data.recovery_codes };
}

describe("two-factor", () => {
  test("counts from the first right code on", async () => {
    const { email, as } = await somebody();
    const { data } = await send(api.account.startTwoFactor, { current_password: password }, as);
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Proffer/);
    expect(data.uri).toContain(data.secret);
    expect((await logIn(email)).status).toBe(200);
    await expect(send(api.account.confirmTwoFactor, { code: await appCode(data.secret, 9) }, as)).rejects.toMatchObject({ status: 422 });
    const { data: done } = await send(api.account.confirmTwoFactor, { code: await appCode(data.secret) }, as);
    expect(new Set(done.recovery_codes).size).toBe(10);
    // 31 signs in each of 24 places: 118 bits, more than the 112 from which a secret may be kept by a fast hash.
    for (const code of done.recovery_codes) expect(code).toMatch(/^(?:[2-9a-hjkmnp-z]{4}-){5}[2-9a-hjkmnp-z]{4}$/);
    const asked = await logIn(email);
    expect(asked).toMatchObject({ status: 422, envelope: { data: { two_factor: true } } });
    expect(asked.envelope.validation_errors).toHaveProperty("code");
  });

  test("lets in with the app's code, once each", async () => {
    const { email, secret } = await withTwoFactor();
    const code = await appCode(secret);
    const answers = await Promise.all(Array.from({ length: 3 }, () => logIn(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await logIn(email, await appCode(secret, 1))).status).toBe(200);
  });

  test("lets in with a recovery code, once each, however it is typed", async () => {
    const { email, recovery } = await withTwoFactor();
    const typed = (recovery[0] as string).toUpperCase().replaceAll("-", " ");
    const answers = await Promise.all(Array.from({ length: 3 }, () => logIn(email, typed)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await logIn(email, recovery[1])).status).toBe(200);
  });

  test("says nothing of itself to somebody with a wrong password", async () => {
    const { email, secret } = await withTwoFactor();
    const wrong = await logIn(email, await appCode(secret), "not this one");
    expect(wrong.status).toBe(401);
    expect(wrong.envelope).not.toHaveProperty("data");
  });

  test("wrong codes count as failures of the log-in; being asked for one doesn't", async () => {
    const { email, secret } = await withTwoFactor();
    for (let asked = 0; asked < 12; asked++) expect((await logIn(email)).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(email, "000000")));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await logIn(email, await appCode(secret))).status).toBe(429);
  });

  test("is turned off with the password alone", async () => {
    const { email, as } = await withTwoFactor();
    await expect(send(api.account.startTwoFactor, { current_password: password }, as)).rejects.toMatchObject({ status: 409 });
    await expect(send(api.account.disableTwoFactor, { current_password: "not this one" }, as)).rejects.toMatchObject({ status: 422 });
    const { user } = await send(api.account.disableTwoFactor, { current_password: password }, as);
    expect(user.two_factor).toBe(false);
    expect((await logIn(email)).status).toBe(200);
  });

  test("keeps neither secret nor recovery codes as they are", async () => {
    const { secret, recovery } = await withTwoFactor();
    const rows = JSON.stringify([
      await server.parts.database.executeSql("select * from users"),
      await server.parts.database.executeSql("select * from recovery_codes"),
    ]);
    const hex = JSON.stringify(
      await server.parts.database.executeSql("select encode(two_factor_secret, 'escape') from users where two_factor_secret is not null"),
    );
    expect(rows + hex).not.toContain(secret);
    for (const code of recovery) expect(rows).not.toContain(code.replaceAll("-", ""));
  });
});
