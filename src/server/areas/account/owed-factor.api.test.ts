import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { insertSession, openSessionsOf } from "#server/areas/account/queries.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { newToken } from "#server/core/link-token.ts";
import { appCode } from "#tests/support/authenticator-app.ts";
import { openCountingDoor } from "#tests/support/counting-door.ts";
import { startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());

type Person = Awaited<ReturnType<typeof server.signIn>>;
const guest = { fetcher: server.fetcher, token: null };
const logIn = ({ email, password }: Person, code?: string) => send(api.account.login, { email, password, ...(code && { code }) }, guest);
const required = (is_required: boolean) => ({ security: { two_factor_required: is_required } });

async function turnOn(person: Person, token = person.token) {
  const as = { ...guest, token };
  const { secret } = (await send(api.account.startTwoFactor, { current_password: person.password }, as)).data;
  const code = await appCode(secret);
  return { secret, ...(await send(api.account.confirmTwoFactor, { code }, as)) };
}

/** An owner who requires a second factor of a colleague who has none. */
async function team() {
  const owner = await server.signIn({ plan: "team" });
  const colleague = await server.signIn({ in_workspace_of: owner });
  await turnOn(owner);
  const { user } = await owner.send(api.account.updateWorkspace, required(true));
  expect(user.workspace.settings.security).toEqual({ two_factor_required: true });
  return { owner, colleague };
}
const enter = (person: Person, { workspace_id }: Person) =>
  send(api.account.enterTeam, { team_id: workspace_id, email: person.email, password: person.password }, guest);

describe("a workspace that requires a second factor", () => {
  test("lets nobody require it who has none: they would stand outside", async () => {
    const owner = await server.signIn();
    await expect(owner.send(api.account.updateWorkspace, required(true))).rejects.toMatchObject({ status: 406 });
    expect((await logIn(owner)).user.two_factor_owed).toBe(false);
  });

  test("leads who has none through setting it up at the next log-in, and to nothing else before", async () => {
    const { owner, colleague } = await team();
    // The session that was open goes on.
    expect((await colleague.send(api.candidate.list, {})).data.candidates).toEqual([]);
    const { token, user } = await enter(colleague, owner);
    expect([user.two_factor, user.two_factor_owed]).toEqual([false, true]);
    const as = { ...guest, token };
    const owed = { status: 403, envelope: { data: { two_factor_owed: true } } };
    await expect(send(api.candidate.list, {}, as)).rejects.toMatchObject(owed);
    await expect(send(api.account.exportMyData, {}, as)).rejects.toMatchObject(owed);
    expect((await send(api.account.validateToken, {}, as)).user.two_factor_owed).toBe(true);
    const { user: now } = await turnOn(colleague, token);
    expect([now.two_factor, now.two_factor_owed]).toEqual([true, false]);
    expect((await send(api.candidate.list, {}, as)).data.candidates).toEqual([]);
  });

  test("isn't left by turning it off: the session owes it again at once", async () => {
    const { owner } = await team();
    const { user } = await owner.send(api.account.disableTwoFactor, { current_password: owner.password });
    expect([user.two_factor, user.two_factor_owed]).toEqual([false, true]);
    await expect(owner.send(api.candidate.list, {})).rejects.toMatchObject({ status: 403 });
    expect((await turnOn(owner)).user.two_factor_owed).toBe(false);
    expect((await owner.send(api.account.updateWorkspace, required(false))).user.workspace.settings.security.two_factor_required).toBe(
      false,
    );
  });

  test("asks nothing of its people elsewhere, and the other way round", async () => {
    const { owner, colleague } = await team();
    const { token } = await enter(colleague, owner);
    const { user } = await send(api.account.enterTeam, { team_id: owner.workspace_id }, { ...guest, token });
    expect(user.two_factor_owed).toBe(true);
    const { email, password, user_id } = colleague;
    const mine = server.parts.database.db.selectFrom("recruiters").select("workspace_id").where("user_id", "=", user_id);
    const { workspace_id: team_id } = await mine.where("role", "=", "owner").executeTakeFirstOrThrow();
    expect((await send(api.account.enterTeam, { team_id, email, password }, guest)).user.two_factor_owed).toBe(false);
  });
});

const securityKindsOf = async (person: Person) =>
  (await person.send(api.security.events, { limit: 50 })).data.events.map(({ kind }) => kind);

describe("wrong codes", () => {
  test("are looked at twenty times a day, then none is, and the owner is told", async () => {
    const person = await server.signIn();
    const { secret } = await turnOn(person);
    const tries: number[] = [];
    const { db } = server.parts.database;
    const { fetcher, writeCounts } = openCountingDoor(server);
    const tryWrong = () =>
      send(api.account.login, { email: person.email, password: person.password, code: "000000" }, { ...guest, fetcher }).then(
        () => 200,
        (failure: { status: number }) => failure.status,
      );
    // The count of the log-in forgives in a quarter of an hour, that of codes doesn't.
    await db.updateTable("wrong_codes").set({ tries: 17 }).where("who", "=", whoOf(person.email)).execute();
    for (let n = 0; n < 5; n++) tries.push(await tryWrong());
    expect(tries).toEqual([422, 422, 422, 429, 429]);
    await expect(logIn(person, await appCode(secret, 1))).rejects.toMatchObject({
      status: 429,
      envelope: { message: expect.stringContaining("24 hours") },
    });
    await expect
      .poll(() => server.letters.filter(({ to }) => to === person.email).map(({ subject }) => subject))
      .toContain("Too many wrong codes for your Proffer account");
    await writeCounts();
    expect(await securityKindsOf(person)).toContain("codes_locked");
    // A day after the first.
    await db
      .updateTable("wrong_codes")
      .set({ since: new Date(Date.now() - 86_400_000).toISOString() })
      .where("who", "=", whoOf(person.email))
      .execute();
    expect((await logIn(person, await appCode(secret, 1))).user.id).toBe(person.user_id);
  });

  test("tried at once count too", async () => {
    const person = await server.signIn();
    await server.parts.database.db
      .insertInto("wrong_codes")
      .values({ who: whoOf(person.email, "password"), tries: 18 })
      .execute();
    await send(api.account.forgotPassword, { email: person.email }, guest);
    const code = (await server.letterTo(person.email)).subject.slice(0, 6);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => send(api.account.checkResetCode, { email: person.email, code: wrong }, guest)),
    );
    const statuses = answers.map((answer) => (answer.status === "rejected" ? (answer.reason as { status: number }).status : 200));
    expect(statuses.sort()).toEqual([422, 422, 429, 429, 429]);
  });

  test("of a mailbox that nobody has are answered alike", async () => {
    const email = "nobody-here@proffer.example";
    await server.parts.database.db
      .insertInto("wrong_codes")
      .values({ who: whoOf(email, "password"), tries: 20 })
      .execute();
    await expect(send(api.account.checkResetCode, { email, code: "000000" }, guest)).rejects.toMatchObject({ status: 429 });
  });

  test("are kept by hashes alone", async () => {
    const { rows } = await server.parts.database.executeSql("select encode(who, 'escape') as who from wrong_codes");
    expect(JSON.stringify(rows)).not.toContain("proffer.example");
  });
});

const whoOf = (email: string, kind = "two_factor") => server.parts.secret.seal("wrong_codes", `${kind}\n${email}`);

describe("each change of a way in", () => {
  test("of the address is told to the old one and the new one", async () => {
    const person = await server.signIn();
    const email = "moved@proffer.example";
    await person.send(api.account.changeEmail, { email, current_password: person.password });
    const code = (await server.letterTo(email)).subject.slice(0, 6);
    await person.send(api.account.verifyEmail, { email, code });
    const told = (to: string) => server.letters.filter((letter) => letter.to === to).map(({ subject }) => subject);
    await expect.poll(() => told(person.email)).toContain("The e-mail address of your Proffer account was changed");
    await expect.poll(() => told(email)).toContain("You now log in to Proffer with this address");
  });

  test("a recovery code that was used is told, with how many are left", async () => {
    const person = await server.signIn();
    const { data } = await turnOn(person);
    await logIn(person, data.recovery_codes[0]);
    await expect
      .poll(() => server.letters.filter(({ to }) => to === person.email).find(({ subject }) => subject.startsWith("A recovery code"))?.text)
      .toContain("9 are left");
  });
});

describe("other sessions", () => {
  test("end with one call, all but the one that asks", async () => {
    const person = await server.signIn();
    const other = (await logIn(person)).token;
    expect((await person.send(api.account.revokeOtherSessions, {})).data.ended).toBe(1);
    await expect(send(api.account.validateToken, {}, { ...guest, token: other })).rejects.toMatchObject({ status: 498 });
    expect((await person.send(api.account.revokeOtherSessions, {})).data.ended).toBe(0);
  });
});

describe("sessions of one account", () => {
  test("are twenty at once, also for log-ins at once: one more ends the one used longest ago, and the security log tells it", async () => {
    const person = await server.signIn();
    const { db } = server.parts.database;
    const more = Array.from({ length: 19 }, () => ({ ...newToken(256), id: newId() }));
    for (const [at, { token: _, ...one }] of more.entries()) {
      await insertSession(db, { ...one, user_id: person.user_id, workspace_id: workspaceIn(person) });
      const refreshed_at = sql<string>`now() - make_interval(mins => ${more.length - at})`; // two within one millisecond have no order
      await db.updateTable("sessions").set({ refreshed_at }).where("id", "=", one.id).execute();
    }
    const open = () => openSessionsOf(db, person.user_id);
    expect(await open()).toHaveLength(20);
    const refused = { status: 498 };
    await person.send(api.account.validateToken, {}); // used just now: not the oldest any more
    const opened = await Promise.all([logIn(person), logIn(person), logIn(person)]);
    expect(await open()).toHaveLength(20);
    for (const { token } of more.slice(0, 3))
      await expect(send(api.account.checkVerified, {}, { ...guest, token })).rejects.toMatchObject(refused);
    for (const token of [person.token, more[3]?.token ?? "", ...opened.map((one) => one.token)])
      expect((await send(api.account.checkVerified, {}, { ...guest, token })).user.id).toBe(person.user_id);
    expect((await securityKindsOf(person)).filter((kind) => kind === "session_displaced")).toHaveLength(3);
  });
});

describe("known devices", () => {
  test("are listed by what they call themselves; one forgotten loses its sessions and is told of anew", async () => {
    const person = await server.signIn();
    const post = (cookie: string) =>
      server.raw("/api/user/login", {
        method: "POST",
        body: JSON.stringify({ email: person.email, password: person.password }),
        headers: { "content-type": "application/json", "user-agent": "Firefox at work", cookie },
      });
    const first = await post("");
    const cookie = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { devices } = (await person.send(api.account.devices, {})).data;
    expect(devices).toMatchObject([{ name: "Firefox at work", is_current: false }]);
    const own = await server.raw("/api/user/devices", { token: first.envelope.token as string, headers: { cookie } });
    expect(own.envelope.data?.devices).toMatchObject([{ is_current: true }]);
    const id = devices[0]?.id as string;
    const stranger = await server.signIn();
    await expect(stranger.send(api.account.forgetDevice, { id })).rejects.toMatchObject({ status: 404 });
    await person.send(api.account.forgetDevice, { id });
    expect((await server.raw("/api/user/sessions", { token: first.envelope.token as string })).status).toBe(498);
    expect((await person.send(api.account.devices, {})).data.devices).toEqual([]);
    expect(await securityKindsOf(person)).toContain("device_forgotten");
    await post(cookie);
    const letters = () => server.letters.filter(({ to, subject }) => to === person.email && subject.startsWith("New sign-in"));
    await expect.poll(() => letters().length).toBe(2);
  });
});

describe("a password", () => {
  const register = (password: string) =>
    send(
      api.account.register,
      { first_name: "Femke", last_name: "Dijkgraaf", email: "femke@lindekade.example", password, password_confirmation: password },
      guest,
    );

  const tooWeak = [
    "Zomer2026!!",
    "Summer2026!!",
    "Welkom2026!",
    "Wachtwoord123",
    "Proffer2026!",
    "Dijkgraaf2026!",
    "Lindekade2026!",
    "Feyenoord1908",
    "qwertyuiop1",
    "zomerzomer12",
    "aaaaaaaaaaaaaaaa",
  ];
  test("of season, year, name, company or keys in a row is guessed too soon", async () => {
    for (const password of tooWeak)
      await expect(register(password), password).rejects.toMatchObject({
        status: 422,
        envelope: { validation_errors: { password: [expect.stringContaining("guessed too soon")] } },
      });
  });

  test("is judged for the form by the same measure, with who is logged in as known", async () => {
    const check = async (password: string, as: typeof guest | { fetcher: typeof server.fetcher; token: string }, known?: string[]) =>
      (await send(api.account.checkPassword, { password, ...(known && { known }) }, as)).data;
    expect(await check("zeven zwanen zwemmen", guest)).toEqual({ strength: 4, is_strong: true, told: "Strong." });
    expect((await check("", guest)).strength).toBe(0);
    expect((await check("Halderwind-Kuiper", guest, ["Halderwind", "Kuiper"])).is_strong).toBe(false);
    const { token } = await server.signIn();
    expect((await check("Verhoeven-Sanne", { ...guest, token })).is_strong).toBe(false);
  });

  test("of any length is judged, by its first 48 signs", async () => {
    const strengthOf = async (password: string) => (await send(api.account.checkPassword, { password }, guest)).data.strength;
    for (const worst of ["abc123!?", "@4$5!1|0", "aaaaaaaa"])
      expect(await strengthOf(worst.repeat(16)), worst).toBe(await strengthOf(worst.repeat(6)));
    expect(await strengthOf(`${"a".repeat(48)} zeven zwanen zwemmen`)).toBe(await strengthOf("a".repeat(48)));
  });
});

test("nothing of this was a fault of the server", () => {
  expect(server.errors).toEqual([]);
});
