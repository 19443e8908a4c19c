import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { createServer } from "#server/http/serve.ts";
import { isPair, startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const password = "loop langs de linde 7";
const another = "zeven zwanen zwemmen";
const guest = { fetcher: server.fetcher, token: null };
const json = (body: unknown) => ({ method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } });
const post = (path: string, body: unknown) => server.raw(path, json(body));
const forgot = (email: string) => post("/api/user/password/forgot", { email });
const check = (email: string, code: string) => post("/api/user/password/reset/code/verify", { email, code });
const reset = (email: string, code: string, chosen = another) =>
  post("/api/user/password/reset", { email, code, password: chosen, password_confirmation: chosen });
const logIn = (email: string, given: string) => post("/api/user/login", { email, password: given });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const { db } = server.parts.database;

let serial = 0;
async function somebody(locale: "en" | "nl" = "en") {
  const email = `lotte${serial++}@proffer.example`;
  const person = { first_name: "Lotte", last_name: "Bos", email, password, password_confirmation: password, locale };
  const { token } = await send(api.account.register, person, guest);
  await server.letterTo(email);
  return { email, token };
}
const lettersTo = (email: string) => server.letters.filter((letter) => letter.to === email && /password|wachtwoord/.test(letter.subject));
async function codeOf(email: string, count = 1): Promise<string> {
  await expect.poll(() => lettersTo(email).length).toBe(count);
  return (lettersTo(email).at(-1)?.subject ?? "").slice(0, 6);
}
/** As if the last letter had gone out longer ago. */
const age = (email: string, seconds: number) =>
  db
    .updateTable("codes")
    .set({ created_at: new Date(Date.now() - seconds * 1000).toISOString() })
    .where("email", "=", email)
    .where("purpose", "=", "password")
    .execute();

describe("a forgotten password", () => {
  test("is replaced by code: letter, check, new password; the code is used up, the e-mail verified, sessions ended", async () => {
    const { email, token } = await somebody();
    expect(await forgot(email.toUpperCase())).toMatchObject({ status: 200, envelope: { response_message: "Password Reset Email Sent" } });
    const code = await codeOf(email);
    const letter = lettersTo(email)[0];
    expect(letter?.subject).toMatch(/^\d{6} [\x20-\x7e]*password/);
    expect(letter?.text).toContain(`/email/verify/forgot-password/${encodeURIComponent(email)}/${code}`);

    expect((await check(email, code)).status).toBe(200);
    expect((await check(email, code)).status).toBe(200);
    expect(await reset(email, code)).toMatchObject({ status: 200, envelope: { response_message: "Password Set Successfully" } });
    expect((await check(email, code)).status).toBe(410);
    expect((await reset(email, code)).status).toBe(410);

    expect((await server.raw("/api/user/check/auth/verify", { method: "POST", token })).status).toBe(498);
    expect((await logIn(email, password)).status).toBe(401);
    const { envelope } = await logIn(email, another);
    expect(envelope.user).toMatchObject({ email, email_verified_at: expect.any(String) });
    // Beside it the letter of a device that wasn't known lies there, whichever came first.
    const subjects = () => server.letters.filter(({ to }) => to === email).map(({ subject }) => subject);
    await expect.poll(subjects).toContain("Your Proffer password was changed");
  });

  test("gets its letter in the language of the account", async () => {
    const { email } = await somebody("nl");
    await forgot(email);
    await codeOf(email);
    expect(lettersTo(email)[0]?.subject).toMatch(/^\d{6} [\x20-\x7e]*wachtwoord$/);
  });

  test("mails once a minute, five times an hour, and never tells", async () => {
    const { email } = await somebody();
    for (let round = 0; round < 3; round++) expect((await forgot(email)).status).toBe(200);
    const first = await codeOf(email);
    for (let letters = 2; letters <= 6; letters++) {
      await age(email, 61);
      expect((await forgot(email)).status).toBe(200);
      await codeOf(email, Math.min(letters, 5));
    }
    await server.rest();
    const newest = await codeOf(email, 5);
    if (newest !== first) expect((await check(email, first)).status).toBe(422);
    expect((await check(email, newest)).status).toBe(200);
  });

  test("answers the same for an address that nobody has, at every step", async () => {
    const { email } = await somebody();
    const nobody = "nobody.at.all@proffer.example";
    expect((await forgot(nobody)).envelope).toEqual((await forgot(email)).envelope);
    const code = await codeOf(email);
    await expect.poll(async () => (await check(nobody, "000000")).status).toBe(422);
    expect((await check(nobody, "000000")).envelope).toEqual((await check(email, other(code))).envelope);
    expect((await reset(nobody, "000000")).envelope).toEqual((await reset(email, other(code))).envelope);
    for (let tries = 0; tries < 6; tries++) {
      await check(nobody, "000000");
      await check(email, other(code));
    }
    expect((await check(nobody, "000000")).envelope).toEqual((await check(email, other(code))).envelope);
    expect(lettersTo(nobody)).toEqual([]);
  });

  // The parts of one process alone.
  test.skipIf(isPair)("takes as long for an address that nobody has: it asks the database nothing and queues the same task", async () => {
    const { email } = await somebody();
    const nobody = "nobody.either@proffer.example";
    await server.rest();
    const done: unknown[] = [];
    const { tasks, database } = server.parts;
    const noting = <T extends object>(part: T, what: string): T =>
      new Proxy(part, {
        get: (of, name) => {
          done.push(`${what}.${String(name)}`);
          return Reflect.get(of, name);
        },
      });
    const enqueue: typeof tasks.enqueue = async (...task) => void done.push(task);
    const door = createServer({ ...server.parts, database: noting(database, "database"), tasks: { ...tasks, enqueue } });
    for (const address of [email, nobody]) {
      done.length = 0;
      const answer = await door.request("/api/user/password/forgot", json({ email: address }));
      expect(answer.status).toBe(200);
      expect(done).toEqual([["send_reset", { email: address }]]);
    }
  });

  test("five wrong codes end a code: the right one then comes too late", async () => {
    const { email } = await somebody();
    await forgot(email);
    const code = await codeOf(email);
    for (let tries = 0; tries < 5; tries++) expect((await check(email, other(code))).status).toBe(422);
    expect((await check(email, code)).status).toBe(410);
    expect((await reset(email, code)).status).toBe(410);
  });

  test("of 50 wrong codes at once at most 5 are looked at", async () => {
    const { email } = await somebody();
    await forgot(email);
    const code = await codeOf(email);
    const answers = await Promise.all(Array.from({ length: 50 }, () => check(email, other(code))));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    // The code is over for the others, or twenty of its account are being looked at.
    expect(answers.filter(({ status }) => status === 410 || status === 429)).toHaveLength(45);
  });

  test("20 times the right code at once sets one password", async () => {
    const { email } = await somebody();
    await forgot(email);
    const code = await codeOf(email);
    const chosen = (n: number) => `zeven zwanen ${n} zwemmen`;
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => reset(email, code, chosen(n))));
    const winners = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
    expect((await logIn(email, chosen(winners[0] as number))).status).toBe(200);
  });

  test("ends after ten minutes", async () => {
    const { email } = await somebody();
    await forgot(email);
    const code = await codeOf(email);
    await db
      .updateTable("codes")
      .set({ expires_at: new Date(Date.now() - 1).toISOString() })
      .where("email", "=", email)
      .execute();
    expect((await check(email, code)).status).toBe(410);
  });

  test("is not replaced by a weak one, and that costs no try", async () => {
    const { email } = await somebody();
    await forgot(email);
    const code = await codeOf(email);
    expect((await reset(email, code, "password123")).envelope.validation_errors).toHaveProperty("password");
    expect((await reset(email, code, email)).envelope.validation_errors).toHaveProperty("password");
    expect((await reset(email, code)).status).toBe(200);
  });
});

describe("another password", () => {
  const change = (token: string, current_password: string) =>
    server.raw("/api/user/profile/change-password", {
      method: "POST",
      token,
      body: JSON.stringify({ current_password, password: another, password_confirmation: another }),
      headers: { "content-type": "application/json" },
    });

  test("gives a new token and ends every earlier session", async () => {
    const { email, token } = await somebody();
    const elsewhere = (await send(api.account.login, { email, password }, guest)).token;
    const { status, envelope } = await change(token, password);
    expect([status, envelope.response_message]).toEqual([200, "Password Changed Successfully"]);
    for (const old of [token, elsewhere])
      expect((await server.raw("/api/user/check/auth/verify", { method: "POST", token: old })).status).toBe(498);
    expect((await server.raw("/api/user/check/auth/verify", { method: "POST", token: envelope.token as string })).status).toBe(200);
    expect((await logIn(email, password)).status).toBe(401);
    expect((await logIn(email, another)).status).toBe(200);
  });

  test("needs the one there is, and guessing it stops after ten tries", async () => {
    const { token } = await somebody();
    for (let tries = 0; tries < 10; tries++)
      expect((await change(token, "not this one")).envelope.validation_errors).toEqual({ current_password: ["This isn't your password."] });
    const refused = await change(token, password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
