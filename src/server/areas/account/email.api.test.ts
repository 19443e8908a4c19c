import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

let serial = 0;
const newAddress = () => `new${serial++}@proffer.example`;
const codeFor = async (email: string) => (await server.letterTo(email)).subject.slice(0, 6);

describe("another e-mail address", () => {
  test("becomes one's own with the code that is mailed to it; the old address is told", async () => {
    const { send, email: old, password } = await server.signIn();
    const email = newAddress();
    const asked = await send(api.account.changeEmail, { email: email.toUpperCase(), current_password: password });
    expect([asked.response_message, asked.data.pending_email]).toEqual(["Email sent successfully", email]);
    expect((await send(api.account.checkVerified, {})).user.email).toBe(old);

    const code = await codeFor(email);
    const { user } = await send(api.account.verifyEmail, { email, code });
    expect(user).toMatchObject({ email, email_verified_at: expect.any(String) });
    expect((await server.letterTo(old)).text).toContain(email);
    const logIn = (address: string) => send(api.account.login, { email: address, password }, { token: null });
    expect((await logIn(email)).user.email).toBe(email);
    await expect(logIn(old)).rejects.toMatchObject({ status: 401 });
    await expect(send(api.account.verifyEmail, { email: old, code })).rejects.toMatchObject({ status: 422 });
  });

  test("verifies a person who mistyped the address at registration", async () => {
    const { send, password } = await server.signIn({ verified: false });
    const email = newAddress();
    await send(api.account.changeEmail, { email, current_password: password });
    expect((await send(api.account.verifyEmail, { email, code: await codeFor(email) })).user.email_verified_at).not.toBeNull();
  });

  test("needs the password, another address, and one that nobody has", async () => {
    const { send, email: own, password } = await server.signIn();
    const { email: taken } = await server.signIn();
    const ask = (email: string, current_password = password) => send(api.account.changeEmail, { email, current_password });
    await expect(ask(newAddress(), "not this one")).rejects.toMatchObject({
      status: 422,
      envelope: { validation_errors: { current_password: ["This isn't your password."] } },
    });
    await expect(ask(own)).rejects.toMatchObject({ status: 422 });
    await expect(ask(taken)).rejects.toMatchObject({ status: 409 });
  });

  test("taken by somebody meanwhile, it stays theirs", async () => {
    const { send, email: own, password } = await server.signIn();
    const email = newAddress();
    await send(api.account.changeEmail, { email, current_password: password });
    const code = await codeFor(email);
    await server.parts.database.db
      .updateTable("users")
      .set({ email })
      .where("id", "=", (await server.signIn()).user_id)
      .execute();
    await expect(send(api.account.verifyEmail, { email, code })).rejects.toMatchObject({ status: 409 });
    expect((await send(api.account.checkVerified, {})).user.email).toBe(own);
  });

  test("takes neither another's code nor a sixth try, and mails once a minute", async () => {
    const { send, email: own, password } = await server.signIn({ verified: false });
    const email = newAddress();
    await send(api.account.changeEmail, { email, current_password: password });
    await expect(send(api.account.changeEmail, { email, current_password: password })).rejects.toMatchObject({ status: 406 });
    const code = await codeFor(email);
    await expect(send(api.account.verifyEmail, { email: own, code })).rejects.toMatchObject({ status: 410 });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    for (let tries = 0; tries < 5; tries++)
      await expect(send(api.account.verifyEmail, { email, code: wrong })).rejects.toMatchObject({ status: 422 });
    await expect(send(api.account.verifyEmail, { email, code })).rejects.toMatchObject({ status: 410 });
  });
});
