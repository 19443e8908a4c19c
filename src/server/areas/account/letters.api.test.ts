import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { createServer } from "#server/http/serve.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import { startTestServer } from "#tests/support/server.ts";
import { tryNow } from "#tests/support/tried-now.ts";
import { send } from "#web/kit/calls/api.ts";
import { removeEndedSessions } from "./queries.ts";

const server = await startTestServer({ own: true });
afterAll(() => server.stop());

const password = "loop langs de linde 7";
let serial = 0;

/** Somebody who registered on one browser; `logIn` is on any. Each keeps the cookie it is given. */
async function newcomer(locale: "en" | "nl" = "en") {
  const email = `roos${serial++}@proffer.example`;
  const names = { first_name: "Roos", last_name: "Kuiper" };
  const cookies = new Map<string, string>();
  const on = (device: string) => ({ "content-type": "application/json", "user-agent": device, cookie: cookies.get(device) ?? "" });
  const post = async (path: string, body: string, device: string) => {
    const answer = await server.raw(path, { method: "POST", body, headers: on(device) });
    expect(answer.status).toBe(200);
    cookies.set(device, answer.headers.get("set-cookie")?.split(";")[0] ?? "");
  };
  const body = JSON.stringify({ ...names, email, password, password_confirmation: password, locale });
  await post("/api/user/register", body, "Firefox at home");
  const logIn = (device: string) => post("/api/user/login", JSON.stringify({ email, password }), device);
  const signIns = () => server.letters.filter((letter) => letter.to === email && /sign-in|login/.test(letter.subject));
  /** Once the queue has nothing left to send. */
  const settled = async () => {
    const ask = "select 1 from pgboss.job where name = 'send_letter' and state < 'completed'";
    await expect.poll(async () => (await server.parts.database.executeSql(ask)).rows.length).toBe(0);
  };
  return { email, cookies, logIn, signIns, settled };
}

describe("the letter about a new sign-in", () => {
  test("goes out for a device that the person wasn't on before, once", async () => {
    const { logIn, signIns, settled } = await newcomer();
    await logIn("Firefox at home");
    await logIn("Chrome <b>elsewhere</b>");
    await logIn("Chrome <b>elsewhere</b>");
    await settled();
    expect(signIns().map(({ subject }) => subject)).toEqual(["New sign-in to your Proffer account"]);
    expect(signIns()[0]?.text).toContain("Chrome <b>elsewhere</b>");
    expect(signIns()[0]?.text).toMatch(/on \d{1,2} \w+ \d{4} at \d\d:\d\d UTC/);
    expect(signIns()[0]?.html).not.toContain("<b>");
  });

  test("is in the person's language", async () => {
    const { logIn, signIns } = await newcomer("nl");
    await logIn("");
    await expect.poll(() => signIns()[0]?.subject).toBe("Nieuwe login op je Proffer-account");
    expect(signIns()[0]?.text).toContain("Hallo Roos,");
    expect(signIns()[0]?.text).toContain("een apparaat dat niet zegt wat het is");
  });

  test("goes out for a browser that only calls itself the same, and isn't sent again while sessions come and go", async () => {
    const { email, cookies, logIn, signIns, settled } = await newcomer();
    const { db } = server.parts.database;
    const { id } = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow();
    const ended = new Date(Date.now() - 80 * 86_400_000).toISOString();
    await db.updateTable("sessions").set({ created_at: ended, revoked_at: ended }).where("user_id", "=", id).execute();
    await removeEndedSessions(db);
    expect(await db.selectFrom("sessions").select("id").where("user_id", "=", id).execute()).toEqual([]);
    await logIn("Firefox at home");
    await settled();
    expect(signIns()).toEqual([]);
    cookies.clear();
    await logIn("Firefox at home");
    await settled();
    expect(signIns()).toHaveLength(1);
  });
});

describe("a mail server that is down", () => {
  test("neither slows nor fails a request, and gets the letter once it is back", async () => {
    const delivered: Letter[] = [];
    let isDown = true;
    let tries = 0;
    const down = await startTestServer({
      mail: async (letter) => {
        tries += 1;
        if (isDown) throw new Error("connect ECONNREFUSED");
        delivered.push(letter);
      },
    });
    try {
      const app = createServer(down.parts);
      const fetcher = (request: Request) => app.fetch(request);
      const person = { first_name: "Roos", last_name: "Kuiper", email: "roos@proffer.example", password, password_confirmation: password };
      const { token } = await send(api.account.register, person, { fetcher, token: null });
      expect(token).toHaveLength(43);
      await expect.poll(() => tries).toBeGreaterThan(0);
      expect(delivered).toEqual([]);
      isDown = false;
      const sent = async () => {
        await tryNow(down.parts);
        return delivered.map(({ to }) => to);
      };
      await expect.poll(sent).toEqual(["roos@proffer.example"]);
    } finally {
      await down.stop();
    }
  });
});
