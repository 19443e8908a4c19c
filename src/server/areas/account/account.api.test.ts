import { verify } from "@node-rs/argon2";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { PATIENCE } from "#server/http/bounds/patience.ts";
import { createServer } from "#server/http/serve.ts";
import { openSecret } from "#server/parts/secret/secret.ts";
import { isPair, startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const password = "loop langs de linde 7";
let serial = 0;
const newcomer = () => ({
  first_name: "Marit",
  last_name: "de Groot",
  email: `marit${serial++}@proffer.example`,
  password,
  password_confirmation: password,
});
const guest = { fetcher: server.fetcher, token: null };
const json = (body: unknown, more: Record<string, string> = {}) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", ...more },
});

async function register(more: Partial<ReturnType<typeof newcomer>> & { locale?: "en" | "nl" } = {}) {
  const person = { ...newcomer(), ...more };
  const { token, user } = await send(api.account.register, person, guest);
  const letter = await server.letterTo(person.email);
  const code = letter.subject.slice(0, 6);
  return { person, token, user, letter, code, as: { fetcher: server.fetcher, token } };
}

describe("registering", () => {
  test("opens an account with a workspace and mails a link and a code", async () => {
    const { person, user, letter, code } = await register();
    expect(user).toMatchObject({
      first_name: "Marit",
      email: person.email,
      email_verified_at: null,
      role: "owner",
      workspace: { name: "Marit de Groot", kind: "personal" },
    });
    expect(letter.subject).toMatch(/^\d{6} [\x20-\x7e]+$/);
    expect(letter.text).toContain(`/email-verification/${encodeURIComponent(person.email)}/${code}`);
  });

  test("answers as the specification words it", async () => {
    const { envelope } = await server.raw("/api/user/register", json(newcomer()));
    expect(envelope).toMatchObject({ response_status: 200, response_message: "Registration Successful!" });
    expect(envelope).not.toHaveProperty("user.password_hash");
  });

  test("takes an address once, in any letter case", async () => {
    const { person } = await register();
    expect(await server.raw("/api/user/register", json({ ...person, email: person.email.toUpperCase() }))).toMatchObject({ status: 409 });
  });

  test("takes a form as well", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(newcomer())) form.append(name, value);
    expect((await server.raw("/api/user/register", { method: "POST", body: form })).status).toBe(200);
  });

  test.each([
    [{ password: "short", password_confirmation: "short" }, "password", "At least 10 characters."],
    [{ password_confirmation: "another one" }, "password_confirmation", "The passwords differ."],
    [
      { password: "password123", password_confirmation: "password123" },
      "password",
      "This password is guessed too soon. Make it longer, or use a few words that don't belong together.",
    ],
    [{ email: "nobody" }, "email", "This isn't an e-mail address."],
    [{ first_name: " ", last_name: "" }, "first_name", "Give a first name or a last name."],
  ])("refuses %j", async (wrong, field, message) => {
    const { status, envelope } = await server.raw("/api/user/register", json({ ...newcomer(), ...wrong }));
    expect(status).toBe(422);
    expect(envelope.validation_errors).toEqual({ [field]: [message] });
  });

  test("speaks Dutch to a Dutch reader, in the letter too", async () => {
    const { status, envelope } = await server.raw(
      "/api/user/register",
      json({ ...newcomer(), email: "x" }, { "accept-language": "nl-NL,nl;q=0.9,en;q=0.5" }),
    );
    expect([status, envelope.validation_errors]).toEqual([422, { email: ["Dit is geen e-mailadres."] }]);
    expect((await register({ locale: "nl" })).letter.text).toContain("Vul deze code in");
  });
});

describe("verifying", () => {
  test("works with the code of the letter, once", async () => {
    const { person, code, as } = await register();
    expect((await send(api.account.checkVerified, {}, as)).data.email_verified).toBe(false);
    const { user, response_message } = await send(api.account.verifyEmail, { email: person.email, code }, as);
    expect(user.email_verified_at).not.toBeNull();
    expect(response_message).toBe("User Verified Successfully");
    expect((await send(api.account.checkVerified, {}, as)).data.email_verified).toBe(true);
  });

  test("a used code is used, also for somebody verified", async () => {
    const { person, code, as } = await register();
    await send(api.account.verifyEmail, { email: person.email, code }, as);
    await expect(send(api.account.verifyEmail, { email: person.email, code }, as)).rejects.toMatchObject({ status: 410 });
  });

  test("counts wrong codes, and the right one comes too late after five, tried at once or not", async () => {
    const { person, code, as } = await register();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () => send(api.account.verifyEmail, { email: person.email, code: wrong }, as)),
    );
    const statuses = tries.map((one) => (one.status === "rejected" ? (one.reason as { status: number }).status : 200));
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 410)).toHaveLength(7);
    await expect(send(api.account.verifyEmail, { email: person.email, code }, as)).rejects.toMatchObject({ status: 410 });
  });

  test("takes only one's own address", async () => {
    const { code, as } = await register();
    await expect(send(api.account.verifyEmail, { email: "other@proffer.example", code }, as)).rejects.toMatchObject({ status: 422 });
  });

  test("resending waits a minute, and the newest code alone counts", async () => {
    const { person, code, token, as } = await register();
    await expect(send(api.account.resendEmail, {}, as)).rejects.toMatchObject({ status: 406 });
    await server.parts.database.db
      .updateTable("codes")
      .set({ created_at: new Date(Date.now() - 61_000).toISOString() })
      .where("email", "=", person.email)
      .execute();
    expect((await send(api.account.resendEmail, {}, as)).response_message).toBe("Email sent successfully");
    await expect.poll(() => server.letters.filter((letter) => letter.to === person.email).length).toBe(2);
    const newest = (await server.letterTo(person.email)).subject.slice(0, 6);
    if (newest !== code)
      await expect(send(api.account.verifyEmail, { email: person.email, code }, as)).rejects.toMatchObject({ status: 422 });
    await send(api.account.verifyEmail, { email: person.email, code: newest }, as);
    expect((await server.raw("/api/user/email/resend", { ...json({}), token })).status).toBe(409);
  });
});

describe("logging in", () => {
  test("opens a session with the right password, and says the same of a wrong one as of nobody", async () => {
    const { person } = await register();
    const { token, user, response_message } = await send(api.account.login, { email: person.email.toUpperCase(), password }, guest);
    expect([response_message, user.email, token.length]).toEqual(["Login successful", person.email, 43]);
    const wrong = await server.raw("/api/user/login", json({ email: person.email, password: "not this one" }));
    const nobody = await server.raw("/api/user/login", json({ email: "nobody@proffer.example", password: "not this one" }));
    expect(wrong.status).toBe(401);
    expect(wrong.envelope).toEqual(nobody.envelope);
  });

  // The part of one process alone.
  test.skipIf(isPair)("takes as long for an address that nobody has", async () => {
    const { person } = await register();
    const { secret } = server.parts;
    const costs: string[] = [];
    const { isPassword } = openSecret("a secret of this test's own", "", null, (hash, password) => {
      // "$argon2id$v=19$m=19456,t=2,p=1$", then salt and hash: these alone say how long a comparison takes.
      costs.push(String(hash).split("$").slice(0, 4).join("$"));
      return verify(hash, password);
    });
    server.parts.secret = { ...secret, isPassword };
    try {
      for (const email of [person.email, "nobody@proffer.example"])
        expect(await server.raw("/api/user/login", json({ email, password: "not this one" }))).toMatchObject({ status: 401 });
    } finally {
      server.parts.secret = secret;
    }
    expect(costs).toEqual([costs[0], costs[0]]);
    expect(costs[0]).toMatch(/^\$argon2id\$/);
  });

  test("stops after ten failures, tried at once or not, with the time to wait", async () => {
    const { person } = await register();
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => server.raw("/api/user/login", json({ email: person.email, password: "not this one" }))),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = await server.raw("/api/user/login", json({ email: person.email, password }));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("waits longer with each failure from the fifth on, and not at all after a success", async () => {
    const { person } = await register();
    const pauses: number[] = [];
    const door = createServer(server.parts, undefined, { ...PATIENCE, pause: async (ms) => void pauses.push(ms) });
    const logIn = (given: string) => door.request("/api/user/login", json({ email: person.email, password: given }));
    for (let failures = 1; failures <= 7; failures++) await logIn("not this one");
    expect(pauses.splice(0)).toEqual([0, 0, 0, 0, 200, 400, 800]);
    expect((await logIn(password)).status).toBe(200);
    for (let failures = 1; failures <= 5; failures++) await logIn("not this one");
    expect(pauses).toEqual([1600, 0, 0, 0, 0, 200]);
  });

  test("looks at no password before its wait is over", async () => {
    const person = await server.signIn();
    const [waits, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pause = () => {
      waits.resolve();
      return isOver.promise;
    };
    const door = createServer(server.parts, undefined, { ...PATIENCE, pause });
    let isAnswered = false;
    const answer = Promise.resolve(door.request("/api/user/login", json({ email: person.email, password }))).finally(() => {
      isAnswered = true;
    });
    await waits.promise;
    // Another log-in is answered meanwhile, and that one waits on.
    await send(api.account.login, { email: person.email, password }, guest);
    expect(isAnswered).toBe(false);
    isOver.resolve();
    expect((await answer).status).toBe(200);
  });

  test("logging out ends the session at the next request", async () => {
    const { as, token } = await register();
    await send(api.account.logout, {}, as);
    expect((await server.raw("/api/user/validateToken", { ...json({}), token })).status).toBe(498);
  });

  test("only validateToken slides the session", async () => {
    const { as, user } = await register();
    const { db } = server.parts.database;
    const ends = async () =>
      (await db.selectFrom("sessions").select("expires_at").where("user_id", "=", user.id).executeTakeFirstOrThrow()).expires_at;
    // As if it had been used last a minute ago: two moments within one millisecond have no order.
    await db
      .updateTable("sessions")
      .set({ expires_at: new Date(Date.parse(await ends()) - 60_000).toISOString() })
      .where("user_id", "=", user.id)
      .execute();
    const before = await ends();
    await send(api.account.checkVerified, {}, as);
    expect(await ends()).toBe(before);
    const { token } = await send(api.account.validateToken, {}, as);
    expect(token).toBe(as.token);
    expect(Date.parse(await ends())).toBeGreaterThan(Date.parse(before));
  });

  test("twelve hours are the end, however active", async () => {
    const { as, user, token } = await register();
    const { db } = server.parts.database;
    const ofHers = () =>
      db.selectFrom("sessions").select(["expires_at", "ends_at"]).where("user_id", "=", user.id).executeTakeFirstOrThrow();
    const moveEnd = (minutes: number) =>
      db
        .updateTable("sessions")
        .set({ ends_at: new Date(Date.now() + minutes * 60_000).toISOString() })
        .where("user_id", "=", user.id)
        .execute();
    await moveEnd(10);
    await send(api.account.validateToken, {}, as);
    const { expires_at, ends_at } = await ofHers();
    expect(expires_at).toEqual(ends_at);
    await moveEnd(-1);
    expect((await server.raw("/api/user/validateToken", { ...json({}), token })).status).toBe(401);
  });

  test("no token is stored as it is", async () => {
    const { token } = await register();
    const rows = await server.parts.database.executeSql("select * from sessions");
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
