import { afterAll, describe, expect, test } from "vitest";
import { scopeOf } from "#contract/account/api-key.ts";
import type { Call } from "#contract/call.ts";
import { type ApiScope, apiScopes } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { isPair, startTestServer } from "#tests/support/server.ts";
import { send } from "#web/kit/calls/api.ts";

const server = await startTestServer();
afterAll(() => server.stop());

type Person = Awaited<ReturnType<typeof server.signIn>>;
const by = (token: string) => ({ fetcher: server.fetcher, token });

async function keyOf(person: Person, scopes: ApiScope[], name = "careers site") {
  const answer = await person.send(api.apiKey.create, { name, scopes, current_password: person.password });
  return { ...answer.data, as: by(answer.data.key) };
}

const calls = Object.entries(api).flatMap(([area, all]) =>
  Object.entries(all as Record<string, Call>).map(([name, call]) => ({ name: `${area}.${name}`, call, scope: scopeOf(area, call) })),
);

describe("an API key", () => {
  test("is told once, kept as a hash, and noted when it is used", async () => {
    const person = await server.signIn();
    const { key, api_key, as } = await keyOf(person, ["candidates:read"]);
    expect(key).toMatch(/^prf_[A-Za-z0-9_-]{43}$/);
    expect(api_key).toMatchObject({ name: "careers site", scopes: ["candidates:read"], is_own: true, last_used_at: null });
    expect(key.startsWith(api_key.beginning)).toBe(true);
    const days = (Date.parse(api_key.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(90, 1);
    const rows = JSON.stringify(await server.parts.database.executeSql("select *, encode(key_hash, 'escape') from api_keys"));
    expect(rows).not.toContain(key.slice(9));
    expect((await send(api.candidate.list, {}, as)).data.candidates).toEqual([]);
    const { api_keys } = (await person.send(api.apiKey.list, {})).data;
    expect(api_keys).toEqual([{ ...api_key, last_used_at: expect.any(String) }]);
    expect(JSON.stringify(await person.send(api.account.exportMyData, {}))).toContain("careers site");
    await expect
      .poll(() => server.letters.filter(({ to }) => to === person.email).map(({ subject }) => subject))
      .toContain("An API key was made for your Proffer account");
  });

  test("needs the password to be made", async () => {
    const person = await server.signIn();
    const body = { name: "x", scopes: ["jobs:read" as const], current_password: "not the one" };
    await expect(person.send(api.apiKey.create, body)).rejects.toMatchObject({ status: 422 });
    await expect(person.send(api.apiKey.create, { ...body, scopes: [] })).rejects.toMatchObject({ status: 422 });
    await expect(person.send(api.apiKey.create, { ...body, expires_in_days: 366 })).rejects.toMatchObject({ status: 422 });
  });

  test("does what its scopes say and nothing else", async () => {
    const person = await server.signIn();
    const { as } = await keyOf(person, ["candidates:read", "candidates:write"]);
    const { candidate } = (await send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" }, as)).data;
    expect((await send(api.candidate.show, { id: candidate.id }, as)).data.candidate.last_name).toBe("Akkerman");
    await expect(send(api.job.list, {}, as)).rejects.toMatchObject({ status: 403, envelope: { data: { scope: "jobs:read" } } });
    const reads = (await keyOf(person, ["candidates:read"])).as;
    await expect(send(api.candidate.create, { first_name: "Bram", last_name: "Visser" }, reads)).rejects.toMatchObject({
      status: 403,
      envelope: { data: { scope: "candidates:write" }, message: "This API key lacks the scope candidates:write." },
    });
  });

  test("with every scope still makes no call that is for people: accounts, teams, payments, keys", async () => {
    const person = await server.signIn();
    const { key } = await keyOf(person, [...apiScopes]);
    const forPeople = calls.filter(({ scope, call }) => scope === null && !["public", "signed"].includes(call.access));
    expect(forPeople.length).toBeGreaterThan(50);
    for (const { name, call } of forPeople) {
      const path = call.path.replace(/\{\w+\}/g, person.user_id);
      const body = call.method === "POST" ? { body: "{}", headers: { "content-type": "application/json" } } : {};
      const answer = await server.raw(path, { method: call.method, token: key, ...body });
      expect([answer.status, answer.envelope.data], name).toEqual([403, { scope: null }]);
    }
  });

  test("has the rights of who made it, as they are now", async () => {
    const owner = await server.signIn({ plan: "team" });
    const maker = await server.signIn({ in_workspace_of: owner });
    const { as } = await keyOf(maker, ["candidates:read", "candidates:write"]);
    const { data } = await owner.send(api.team.recruiters, {});
    const { id } = data.recruiters.find(({ user_id }) => user_id === maker.user_id) as { id: string };
    await owner.send(api.team.update, { id, role: "viewer" });
    expect((await send(api.candidate.list, {}, as)).data.candidates).toEqual([]);
    await expect(send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" }, as)).rejects.toMatchObject({ status: 403 });
    await owner.send(api.team.updateStatus, { id, status: 0 });
    await expect(send(api.candidate.list, {}, as)).rejects.toMatchObject({ status: 498 });
  });

  test("sees the workspace that it was made in alone, and is gone with its maker's place there", async () => {
    const ours = await server.signIn({ plan: "team" });
    await ours.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" });
    const theirs = await server.signIn();
    const { as } = await keyOf(theirs, ["candidates:read"]);
    expect((await send(api.candidate.list, {}, as)).data.candidates).toEqual([]);
    const member = await server.signIn({ in_workspace_of: ours });
    const left = await keyOf(member, ["candidates:read"]);
    await member.send(api.team.leave, {});
    await expect(send(api.candidate.list, {}, left.as)).rejects.toMatchObject({ status: 498 });
  });

  test("is 401 past its end, 498 once revoked, and swept a month later", async () => {
    const person = await server.signIn();
    const { as, api_key } = await keyOf(person, ["candidates:read"]);
    const { db } = server.parts.database;
    const endedBefore = (days: number) =>
      db
        .updateTable("api_keys")
        .set({ expires_at: new Date(Date.now() - days * 86_400_000 - 1000).toISOString() })
        .where("workspace_id", "=", person.workspace_id)
        .where("id", "=", api_key.id)
        .execute();
    await endedBefore(0);
    await expect(send(api.candidate.list, {}, as)).rejects.toMatchObject({
      status: 401,
      envelope: { message: "This API key has expired. Make a new one." },
    });
    expect((await person.send(api.apiKey.revoke, { id: api_key.id })).data.api_key.name).toBe("careers site");
    await expect(send(api.candidate.list, {}, as)).rejects.toMatchObject({ status: 498 });
    await expect(person.send(api.apiKey.revoke, { id: api_key.id })).rejects.toMatchObject({ status: 404 });
  });

  test("of a colleague is seen and revoked by owner and admins alone", async () => {
    const owner = await server.signIn({ plan: "team" });
    const [one, other] = [await server.signIn({ in_workspace_of: owner }), await server.signIn({ in_workspace_of: owner })];
    const { api_key } = await keyOf(one, ["jobs:read"]);
    expect((await other.send(api.apiKey.list, {})).data.api_keys).toEqual([]);
    await expect(other.send(api.apiKey.revoke, { id: api_key.id })).rejects.toMatchObject({ status: 404 });
    expect((await owner.send(api.apiKey.list, {})).data.api_keys).toMatchObject([{ maker_name: "Sanne Verhoeven", is_own: false }]);
    await owner.send(api.apiKey.revoke, { id: api_key.id });
    expect((await one.send(api.apiKey.list, {})).data.api_keys).toEqual([]);
    const { events } = (await owner.send(api.security.events, { limit: 50 })).data;
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["api_key_made", "api_key_revoked"]));
  });

  // Which each process counts for itself.
  test.skipIf(isPair)("is one of twenty at most, and makes 300 calls a minute", async () => {
    const person = await server.signIn();
    const { as } = await keyOf(person, ["statistics:read", "jobs:read"]);
    const answers: PromiseSettledResult<unknown>[] = [];
    // Fewer at once than the server lets in.
    while (answers.length < 305)
      answers.push(...(await Promise.allSettled(Array.from({ length: 61 }, () => send(api.job.clients, {}, as)))));
    const refused = answers.filter((answer) => answer.status === "rejected" && (answer.reason as { status: number }).status === 429);
    expect(refused).toHaveLength(5);
    // Others of the person go on.
    await person.send(api.job.clients, {});
    const more = {
      workspace_id: person.workspace_id,
      recruiter_id: person.recruiter_id,
      name: "x",
      beginning: "prf_x",
      expires_at: "2100-01-01",
    };
    await server.parts.database.db
      .insertInto("api_keys")
      .values(
        Array.from(
          { length: 19 },
          () => ({ ...more, id: crypto.randomUUID(), key_hash: crypto.getRandomValues(new Uint8Array(8)), scopes: "[]" }) as never,
        ),
      )
      .execute();
    await expect(keyOf(person, ["jobs:read"])).rejects.toMatchObject({ status: 406 });
  });

  test("goes when somebody shows that the address is theirs by a new password", async () => {
    const person = await server.signIn();
    const { as } = await keyOf(person, ["jobs:read"]);
    await send(api.account.forgotPassword, { email: person.email }, { fetcher: server.fetcher, token: null });
    const isCode = ({ to, subject }: { to: string; subject: string }) => to === person.email && /^\d{6}/.test(subject);
    await expect.poll(() => server.letters.some(isCode)).toBe(true);
    const code = server.letters.find(isCode)?.subject.slice(0, 6) ?? "";
    const password = "zeven zwanen zwemmen";
    const body = { email: person.email, code, password, password_confirmation: password };
    await send(api.account.resetPassword, body, { fetcher: server.fetcher, token: null });
    await expect(send(api.job.list, {}, as)).rejects.toMatchObject({ status: 498 });
  });
});

test("every scope opens a call, and every call of the areas that have scopes needs one", () => {
  const needed = new Set(calls.map(({ scope }) => scope));
  expect(apiScopes.filter((scope) => !needed.has(scope))).toEqual([]);
  const without = calls.filter(
    ({ name, call, scope }) => /^(candidate|job|matching|proposal)\./.test(name) && call.access !== "public" && !scope,
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});

test("nothing of this was a fault of the server", () => {
  expect(server.errors).toEqual([]);
});
