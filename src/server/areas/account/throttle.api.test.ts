import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { PATIENCE } from "#server/http/bounds/patience.ts";
import { createServer } from "#server/http/serve.ts";
import { type Answer, isPair, startTestServer } from "#tests/support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

const wrong = "not this one at all";

/** A front door with counts of its own, for one test: all of them come from one address. `pauses`: how long each log-in was let wait. */
function openDoor() {
  const pauses: number[] = [];
  const app = createServer(server.parts, undefined, { ...PATIENCE, pause: async (ms) => void pauses.push(ms) });
  /** A browser: it keeps the cookie it is given. */
  const browser = (cookie = "") => {
    const kept = { cookie, header: "" };
    const post = async (path: string, body: unknown, token?: string) => {
      const headers = new Headers({ "content-type": "application/json" });
      if (kept.cookie) headers.set("cookie", kept.cookie);
      if (token) headers.set("authorization", `Bearer ${token}`);
      const answer = await app.request(path, { method: "POST", body: JSON.stringify(body), headers });
      const given = answer.headers.get("set-cookie");
      if (given) {
        kept.header = given;
        kept.cookie = given.split(";")[0] ?? "";
      }
      return { status: answer.status, envelope: (await answer.json()) as Answer["envelope"] };
    };
    return {
      kept,
      post,
      logIn: (email: string, password: string) => post("/api/user/login", { email, password }),
      /** Tries that fail, at once: their statuses. */
      guess: async (email: string, times: number) =>
        (await Promise.all(Array.from({ length: times }, () => post("/api/user/login", { email, password: wrong })))).map(
          ({ status }) => status,
        ),
    };
  };
  /** Somebody with a browser that they logged in with. */
  const atHome = async () => {
    const person = await server.signIn();
    const home = browser();
    expect((await home.logIn(person.email, person.password)).status).toBe(200);
    return { person, home };
  };
  return { browser, atHome, pauses };
}
const many = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

describe("failures of a log-in", () => {
  test("stay counted whatever a stranger's own calls name beside them", async () => {
    const { browser } = openDoor();
    const victim = await server.signIn();
    const stranger = await server.signIn();
    const guesser = browser();
    const statuses: number[] = [];
    for (let round = 0; round < 3; round++) {
      statuses.push(...(await guesser.guess(victim.email, 5)));
      const { token } = await server.signIn({ in_workspace_of: stranger });
      const named = await guesser.post("/api/user/subscription/team", { team_id: stranger.workspace_id, email: victim.email }, token);
      expect(named).toMatchObject({ status: 422, envelope: { validation_errors: { password: ["Fill this in."] } } });
    }
    expect([many(statuses, 401), many(statuses, 429)]).toEqual([10, 5]);
  });

  test("aren't forgiven by a session's own entering of a team, nor by a log-in of somebody else", async () => {
    const { browser } = openDoor();
    const victim = await server.signIn();
    const stranger = await server.signIn();
    const guesser = browser();
    await guesser.guess(victim.email, 9);
    await guesser.logIn(stranger.email, stranger.password);
    await guesser.post("/api/user/subscription/team", { team_id: stranger.workspace_id }, stranger.token);
    expect(many(await guesser.guess(victim.email, 3), 429)).toBe(2);
  });

  test("a password without its e-mail, or the other way round, is 422", async () => {
    const { browser } = openDoor();
    const { workspace_id: team_id, token, email, password } = await server.signIn();
    const { post } = browser();
    for (const [given, missing] of [
      [{ email }, "password"],
      [{ password }, "email"],
    ] as const)
      for (const session of [token, undefined]) {
        const { status, envelope } = await post("/api/user/subscription/team", { team_id, ...given }, session);
        expect([status, envelope.validation_errors]).toEqual([422, { [missing]: ["Fill this in."] }]);
      }
  });
});

describe("on a device known to them", () => {
  test("strangers' tries neither refuse nor slow the owner", async () => {
    const { atHome, browser, pauses } = openDoor();
    const { person, home } = await atHome();
    await browser().guess(person.email, 12);
    expect((await browser().logIn(person.email, person.password)).status).toBe(429);
    expect(Math.max(...pauses.splice(0))).toBe(6400);
    expect((await home.logIn(person.email, person.password)).status).toBe(200);
    expect(pauses).toEqual([0]);
    expect((await browser().logIn(person.email, person.password)).status).toBe(429);
  });

  // Doors of one process, whose counts two processes share.
  test.skipIf(isPair)("the owner has a limit of their own, which nobody else's success lifts", async () => {
    const { atHome, browser } = openDoor();
    const { person, home } = await atHome();
    const colleague = await server.signIn();
    expect((await home.logIn(colleague.email, colleague.password)).status).toBe(200);
    expect((await home.guess(person.email, 8)).every((status) => status === 401)).toBe(true);
    expect((await home.logIn(colleague.email, colleague.password)).status).toBe(200);
    expect(many(await home.guess(person.email, 4), 429)).toBe(2);
    expect((await home.logIn(colleague.email, colleague.password)).status).toBe(200);
    expect((await browser().logIn(person.email, person.password)).status).toBe(200);
  });

  test("a device is known to each who logged in there, and to nobody else", async () => {
    const { atHome, browser } = openDoor();
    const { person, home } = await atHome();
    const colleague = await server.signIn();
    await home.logIn(colleague.email, colleague.password);
    const third = await server.signIn();
    for (const { email } of [person, colleague, third]) await browser().guess(email, 11);
    expect((await home.logIn(person.email, person.password)).status).toBe(200);
    expect((await home.logIn(colleague.email, colleague.password)).status).toBe(200);
    expect((await home.logIn(third.email, third.password)).status).toBe(429);
  });

  test("is told by a cookie that no script reads, another one at each log-in; the server keeps a hash", async () => {
    const { atHome, browser } = openDoor();
    const { person, home } = await atHome();
    const { cookie: first, header } = home.kept;
    expect(header).toMatch(/^device=[A-Za-z0-9_-]{43}; /);
    for (const word of ["HttpOnly", "SameSite=Strict", "Path=/api/user", "Max-Age=15552000"]) expect(header).toContain(word);
    await home.logIn(person.email, person.password);
    expect(home.kept.cookie).not.toBe(first);
    const rows = JSON.stringify(await server.parts.database.executeSql("select *, encode(token_hash, 'escape') from devices"));
    for (const cookie of [first, home.kept.cookie]) expect(rows).not.toContain(cookie.slice("device=".length));
    await browser().guess(person.email, 11);
    expect((await browser(first).logIn(person.email, person.password)).status).toBe(429);
  });

  test("another password forgets the others; the device that chose it stays known", async () => {
    const { atHome, browser } = openDoor();
    const { person, home } = await atHome();
    const office = browser();
    const { envelope } = await office.logIn(person.email, person.password);
    const chosen = "zeven zwanen zwemmen";
    const body = { current_password: person.password, password: chosen, password_confirmation: chosen };
    expect((await office.post("/api/user/profile/change-password", body, envelope.token as string)).status).toBe(200);
    await browser().guess(person.email, 11);
    expect((await home.logIn(person.email, chosen)).status).toBe(429);
    expect((await office.logIn(person.email, chosen)).status).toBe(200);
  });

  test("a new password by letter is the way back in while strangers try, on any device", async () => {
    const { browser } = openDoor();
    const person = await server.signIn();
    await browser().guess(person.email, 11);
    const here = browser();
    expect((await here.logIn(person.email, person.password)).status).toBe(429);
    await here.post("/api/user/password/forgot", { email: person.email });
    const code = (await server.letterTo(person.email)).subject.slice(0, 6);
    const chosen = "zeven zwanen zwemmen";
    const body = { email: person.email, code, password: chosen, password_confirmation: chosen };
    expect((await here.post("/api/user/password/reset", body)).status).toBe(200);
    expect((await here.logIn(person.email, chosen)).status).toBe(200);
  });

  test("goes with its account, and is part of what the account takes along", async () => {
    const { atHome } = openDoor();
    const { person, home } = await atHome();
    const { devices } = (await person.send(api.account.exportMyData, {})).data.export;
    expect(devices).toEqual([{ name: "", created_at: expect.any(String), last_used_at: expect.any(String) }]);
    await home.post("/api/user/delete", { current_password: person.password }, person.token);
    const left = await server.parts.database.db.selectFrom("devices").select("id").where("user_id", "=", person.user_id).execute();
    expect(left).toEqual([]);
  });
});

test("codes tried for an address don't stop whoever is logged in from entering theirs", async () => {
  const { browser } = openDoor();
  const owner = await server.signIn({ verified: false });
  const { post } = browser();
  for (let tries = 0; tries < 100; tries += 10)
    await Promise.all(
      Array.from({ length: 10 }, () => post("/api/user/password/reset/code/verify", { email: owner.email, code: "000000" })),
    );
  expect((await post("/api/user/password/reset/code/verify", { email: owner.email, code: "000000" })).status).toBe(429);
  expect((await post("/api/user/email/verify", { email: owner.email, code: "000000" }, owner.token)).status).toBe(410);
});

test("nothing of this was a fault of the server", () => {
  expect(server.errors).toEqual([]);
});
