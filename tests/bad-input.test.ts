import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { startTestServer } from "./support/server.ts";

const server = await startTestServer();
let recruiter = await server.signIn();
// Somebody new for each test: nobody may call more than 600 times a minute.
beforeEach(async () => {
  recruiter = await server.signIn();
});
afterAll(() => server.stop());

type Named = [name: string, call: Call];
const calls: Named[] = Object.entries(api).flatMap(([area, all]) =>
  Object.entries(all as Record<string, Call>).map(([name, call]): Named => [`${area}.${name}`, call]),
);
const posts = calls.filter(([name, call]) => call.method === "POST" && name !== "account.logout");
const fieldsOf = (call: Call) => Object.keys((call.body as unknown as { shape?: object }).shape ?? {});
const json = (body: string, type = "application/json") => ({ method: "POST", body, headers: { "content-type": type } });

const NUL = "Noor\u0000Akkerman";
const deep = (levels: number) => `{"id":${"[".repeat(levels)}${"]".repeat(levels)}}`;

test.each(calls.filter(([, call]) => fieldsOf(call).includes("q")))(
  "%s refuses a search that is too large, and says why",
  async (_name, call) => {
    const words = Array.from({ length: 21 }, (_, n) => `w${n}`).join(" ");
    for (const [q, why] of [
      ["kafka ".repeat(84), "500"],
      [`"${words}"`, "20"],
    ] as const) {
      const asked = { id: recruiter.workspace_id, q };
      const { status, envelope } = await (call.method === "GET"
        ? recruiter.raw(`${call.path}?${new URLSearchParams({ q })}`)
        : recruiter.raw(call.path, json(JSON.stringify(asked))));
      expect(status).toBe(422);
      expect(envelope.validation_errors?.q?.[0]).toContain(why);
    }
  },
);

describe.each(posts)("%s", (_name, call) => {
  const tell = async (init: RequestInit) => {
    const { status, envelope } = await recruiter.raw(call.path, init);
    expect(envelope.response_status).toBe(status);
    expect(envelope.response_message).not.toBe("");
    return status;
  };

  test("refuses a NUL byte and half a surrogate pair in every field, with the field named", async () => {
    for (const field of fieldsOf(call))
      for (const text of [NUL, "half \ud800 pair"]) {
        const { status, envelope } = await recruiter.raw(call.path, json(JSON.stringify({ [field]: text })));
        expect(status).toBe(422);
        expect(Object.keys(envelope.validation_errors ?? {})).toContain(field);
      }
  });

  test("refuses what isn't a JSON object", async () => {
    for (const body of ["[]", "null", "1", '"text"', "{", "{'a':1}", '{"a":1}}', "\ufeff\ufeff{}"])
      expect(await tell(json(body))).toBe(400);
    expect(await tell({ ...json("x"), body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) })).toBe(400);
  });

  test("refuses endless nesting", async () => {
    for (const levels of [100, 100_000]) expect(await tell(json(deep(levels)))).toBe(400);
  });

  test("refuses other kinds of content", async () => {
    expect(await tell(json("<a/>", "application/xml"))).toBe(400);
    expect(await tell(json("{}", "text/plain"))).toBe(400);
    expect(await tell(json("a=1", "application/x-www-form-urlencoded"))).toBe(400);
    expect([400, 422]).toContain(await tell(json("nothing of a form", "multipart/form-data; boundary=x")));
    expect(await tell(json("nothing of a form", "multipart/form-data"))).toBe(400);
  });

  test("takes a million characters in any field without falling", async () => {
    for (const field of fieldsOf(call))
      expect([400, 404, 406, 422, 429]).toContain(await tell(json(JSON.stringify({ [field]: "x".repeat(1_000_000) }))));
  });

  test("tells more than a mebibyte apart with 413", async () => {
    expect(await tell(json(JSON.stringify({ text: "x".repeat(1_100_000) })))).toBe(413);
  });

  test("answers wrong types in every field with 400, 404, 409, 410 or 422", async () => {
    for (const field of fieldsOf(call))
      for (const value of [[], {}, -1, 1e308, true, null, "", "💥", { $ne: 1 }, ["__proto__"]])
        expect([200, 400, 404, 406, 409, 410, 422, 429]).toContain(await tell(json(JSON.stringify({ [field]: value }))));
  });
});

describe.each(calls.filter(([, call]) => call.method === "GET"))("%s", (_name, call) => {
  test("answers wrong queries with 422", async () => {
    for (const query of [
      "sort=constructor",
      "sort=__proto__",
      "sort=-toString",
      "limit=201",
      "limit=x",
      "limit=0",
      "sort=nothing",
      "q=%00",
      "recruiter_id=1",
      "skills=%00",
      "min_years=x",
    ]) {
      if (!fieldsOf(call).includes(query.split("=")[0] as string)) continue;
      expect((await recruiter.raw(`${call.path}?${query}`)).status).toBe(422);
    }
    if (!fieldsOf(call).includes("cursor")) return;
    for (const cursor of ["x", "bnVsbA", Buffer.from('["a","b"]').toString("base64url")])
      expect((await recruiter.raw(`${call.path}?cursor=${cursor}`)).status).toBe(422);
  });

  test("takes names that every object has for the unknown fields they are", async () => {
    const { status } = await recruiter.raw(call.path); // 200, or 422 where something is needed
    for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"])
      expect((await recruiter.raw(`${call.path}?${name}=1`)).status).toBe(status);
  });

  test("survives searches that mean something to PostgreSQL", async () => {
    const { status } = await recruiter.raw(call.path);
    for (const q of ["':*", "a & | b", "!!!", "<->", "'; drop table candidates; --", "\\", "%", "((((", '"', "a".repeat(500)])
      expect((await recruiter.raw(`${call.path}?q=${encodeURIComponent(q)}`)).status).toBe(status);
  });
});

test("a malformed id is 404 in a path", async () => {
  for (const id of ["x", "1", "%00", "..%2f..", "null", "%F0%9F%92%A5"])
    expect((await recruiter.raw(`/api/user/candidate/delete/${id}`, { method: "DELETE" })).envelope.response_status).toBe(404);
});

test("an unknown path is a 404 envelope in every method", async () => {
  for (const [path, method] of [
    ["/api/nothing", "GET"],
    ["/api/user/candidates", "PUT"],
    ["/v1/nothing", "POST"],
    ["/api/", "DELETE"],
  ] as const)
    expect((await recruiter.raw(path, { method })).envelope).toMatchObject({ response_status: 404 });
});

test("nothing of this was a fault of the server", () => {
  expect(server.errors).toEqual([]);
});
