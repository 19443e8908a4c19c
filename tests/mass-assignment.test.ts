import { afterAll, describe, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { newId } from "#server/core/ids.ts";
import { parseBody } from "#server/http/read-body.ts";
import { namedCalls, schemaOf, validBody } from "./support/bodies.ts";
import { startTestServer } from "./support/server.ts";

const server = await startTestServer();
afterAll(() => server.stop());

/** Columns of ours that nobody may set by naming them. */
const foreign = {
  ...{ workspace_id: newId(), user_id: newId(), password_hash: "x", role_of_mine: "owner", is_admin: true, entitlement: { plan: "team" } },
  ...{ email_verified_at: "2026-01-01", created_at: "2001-01-01", deleted_at: "2001-01-01", search: "x", facts: [], leak_rulings: [] },
};

/** Bodies that hold what somebody calls as they like, and where. */
const open: Record<string, string> = {
  "view.create": "search: the address of a list",
  "view.update": "search: the address of a list",
};

/** The value with what is foreign beside everything that any object in it holds. */
const withForeign = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(withForeign)
    : value && typeof value === "object" && !(value instanceof File)
      ? { ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withForeign(one)])), ...foreign }
      : value;

const namesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(namesIn)
    : value && typeof value === "object" && !(value instanceof File)
      ? Object.entries(value).flatMap(([name, one]) => [name, ...namesIn(one)])
      : [];

const declared = (call: Call) => JSON.stringify(schemaOf(call));

describe("a field that no contract names", () => {
  /** Names of ours that its handler would get, of those that its contract hasn't. */
  const reached = (call: Call): string[] => {
    const body = withForeign(validBody(schemaOf(call), { idFor: () => newId(), isWhole: true })) as Record<string, unknown>;
    let taken: unknown = {};
    try {
      taken = parseBody(call, body);
    } catch {} // refused: it reaches nothing either
    const own = Object.keys(foreign).filter((name) => !declared(call).includes(`"${name}"`));
    return namesIn(taken).filter((name) => own.includes(name));
  };

  test("reaches nothing by any call, at any depth", () => {
    const tried = namedCalls.filter(([name]) => !(name in open));
    expect(tried.map(([name, call]) => [name, reached(call)]).filter(([, names]) => names?.length)).toEqual([]);
  });

  test("is taken off nearly every body, not refused with it", () => {
    const refused = namedCalls.filter(([, call]) => {
      try {
        parseBody(call, withForeign(validBody(schemaOf(call), { idFor: () => newId() })) as Record<string, unknown>);
        return false;
      } catch {
        return true;
      }
    });
    expect(refused.length).toBeLessThan(namedCalls.length / 4);
  });

  test("changes no column, of a candidate or of oneself", async () => {
    const { send, raw, user_id, workspace_id } = await server.signIn();
    const { db } = server.parts.database;
    const oneself = () => db.selectFrom("users").selectAll().where("id", "=", user_id).executeTakeFirstOrThrow();
    const before = await oneself();
    const { candidate } = (await send(api.candidate.create, { last_name: "Akkerman" })).data;
    const post = (path: string, body: object) =>
      raw(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ ...body, ...foreign }) });
    expect((await post(api.candidate.update.path, { id: candidate.id, first_name: "Noor" })).status).toBe(200);
    expect((await post(api.account.editProfile.path, { first_name: "Marit", last_name: "de Groot", id: newId() })).status).toBe(200);
    const row = await db.selectFrom("candidates").selectAll().where("workspace_id", "=", workspace_id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: candidate.id, first_name: "Noor", deleted_at: null, created_at: candidate.created_at });
    const { first_name, last_name, updated_at, ...rest } = await oneself();
    expect({ ...before, first_name, last_name, updated_at }).toEqual({ ...rest, first_name: "Marit", last_name: "de Groot", updated_at });
    expect(server.errors).toEqual([]);
  });
});
