import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import type { Call } from "#contract/call.ts";
import { api } from "#contract/index.ts";
import { namedCalls } from "./support/bodies.ts";
import { failing } from "./support/failing.ts";
import { startTestServer } from "./support/server.ts";

const server = await startTestServer();
let recruiter = await server.signIn();
/** Nobody may call more than 600 times a minute: then it is somebody new. */
const CALLS_EACH = 400;
let asked = 0;
async function ask(path: string, init?: RequestInit) {
  if (++asked % CALLS_EACH === 0) recruiter = await server.signIn();
  return recruiter.raw(path, init);
}
afterAll(() => server.stop());

const calls = namedCalls;
const posts = calls.filter(([name, call]) => call.method === "POST" && name !== "account.logout");
const fieldsOf = (call: Call) => Object.keys((call.body as unknown as { shape?: object }).shape ?? {});
const json = (body: string, type = "application/json") => ({ method: "POST", body, headers: { "content-type": type } });

/** Each field that takes whole numbers alone, of each call. */
const numbered = calls.flatMap(([name, call]) =>
  Object.entries((call.body as unknown as { shape?: Record<string, z.ZodType> }).shape ?? {})
    .filter(([, field]) => {
      const { type, anyOf = [] } = z.toJSONSchema(field, { io: "input", unrepresentable: "any" }) as {
        type?: string;
        anyOf?: { type?: string }[];
      };
      return [type, ...anyOf.map((one) => one.type)].includes("integer");
    })
    .map(([field]): [name: string, call: Call, field: string] => [`${name} ${field}`, call, field]),
);

/** Numbers of the audit trail's rows: their column is a bigint. */
const large = new Set(["security.trail before", "security.exportTrail after"]);

const NUL = "Noor\u0000Akkerman";
const deep = (levels: number) => `{"id":${"[".repeat(levels)}${"]".repeat(levels)}}`;

test("a search that is too large is refused by every call that has one, and says why", async () => {
  const words = Array.from({ length: 21 }, (_, n) => `w${n}`).join(" ");
  const large = [
    ["kafka ".repeat(84), "500"],
    [`"${words}"`, "20"],
  ] as const;
  const isRefused = async (_name: string, call: Call) => {
    for (const [q, why] of large) {
      const body = json(JSON.stringify({ id: recruiter.workspace_id, q }));
      const { status, envelope } = await (call.method === "GET" ? ask(`${call.path}?${new URLSearchParams({ q })}`) : ask(call.path, body));
      expect(status).toBe(422);
      expect(envelope.validation_errors?.q?.[0]).toContain(why);
    }
  };
  const searching = calls.filter(([, call]) => fieldsOf(call).includes("q"));
  expect(await failing(searching, isRefused)).toEqual([]);
});

describe("every call that takes a body", () => {
  const tell = async ({ path }: Call, init: RequestInit) => {
    const { status, envelope } = await ask(path, init);
    expect(envelope.response_status).toBe(status);
    expect(envelope.response_message).not.toBe("");
    return status;
  };
  /** Asks each as somebody new, whom no limit of a call has met yet. */
  const each = (attempt: (call: Call) => Promise<void>) =>
    failing(posts, async (_name, call) => {
      recruiter = await server.signIn();
      await attempt(call);
    });

  test("refuses a NUL byte and half a surrogate pair in every field, with the field named", async () => {
    const refuses = async (_name: string, call: Call) => {
      for (const field of fieldsOf(call))
        for (const text of [NUL, "half \ud800 pair"]) {
          const { status, envelope } = await ask(call.path, json(JSON.stringify({ [field]: text })));
          expect([field, status]).toEqual([field, 422]);
          expect(Object.keys(envelope.validation_errors ?? {})).toContain(field);
        }
    };
    expect(await failing(posts, refuses)).toEqual([]);
  });

  test("refuses what isn't a JSON object", async () => {
    const refuses = async (_name: string, call: Call) => {
      for (const body of ["[]", "null", "1", '"text"', "{", "{'a':1}", '{"a":1}}', "\ufeff\ufeff{}"])
        expect([body, await tell(call, json(body))]).toEqual([body, 400]);
      expect(await tell(call, { ...json("x"), body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) })).toBe(400);
    };
    expect(await failing(posts, refuses)).toEqual([]);
  });

  test("refuses endless nesting", async () => {
    const refuses = async (_name: string, call: Call) => {
      for (const levels of [100, 100_000]) expect([levels, await tell(call, json(deep(levels)))]).toEqual([levels, 400]);
    };
    expect(await failing(posts, refuses)).toEqual([]);
  });

  test("refuses other kinds of content", async () => {
    const refuses = async (_name: string, call: Call) => {
      expect(await tell(call, json("<a/>", "application/xml"))).toBe(415);
      expect(await tell(call, json("{}", "text/plain"))).toBe(415);
      expect(await tell(call, json("a=1", "application/x-www-form-urlencoded"))).toBe(415);
      expect(await tell(call, json("nothing of a form", "multipart/form-data; boundary=x"))).toBe(call.upload ? 400 : 415);
      expect(await tell(call, json("nothing of a form", "multipart/form-data"))).toBe(call.upload ? 400 : 415);
    };
    expect(await failing(posts, refuses)).toEqual([]);
  });

  test("takes a million characters in any field without falling", async () => {
    const long = "x".repeat(1_000_000);
    const stands = async (call: Call) => {
      for (const field of fieldsOf(call))
        expect([400, 404, 406, 422, 429], field).toContain(await tell(call, json(JSON.stringify({ [field]: long }))));
    };
    expect(await each(stands)).toEqual([]);
  });

  test("tells more than a mebibyte apart with 413", async () => {
    const large = json(JSON.stringify({ text: "x".repeat(1_100_000) }));
    expect(await failing(posts, async (_name, call) => expect(await tell(call, large)).toBe(413))).toEqual([]);
  });

  test("answers wrong types in every field with 400, 404, 409, 410 or 422", async () => {
    const wrong = [[], {}, -1, 1.5, 60.6, 3_000_000_000, 1e308, true, null, "", "💥", { $ne: 1 }, ["__proto__"]];
    const stands = async (call: Call) => {
      for (const field of fieldsOf(call))
        for (const value of wrong) {
          const body = JSON.stringify({ [field]: value });
          expect([200, 400, 404, 406, 409, 410, 422, 429], body).toContain(await tell(call, json(body)));
        }
    };
    expect(await each(stands)).toEqual([]);
  });
});

describe("every call that is asked by its address", () => {
  const gets = calls.filter(([, call]) => call.method === "GET");

  test("answers wrong queries with 422", async () => {
    const queries = [
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
      ...["x", "bnVsbA", Buffer.from('["a","b"]').toString("base64url")].map((cursor) => `cursor=${cursor}`),
    ];
    const refuses = async (_name: string, call: Call) => {
      for (const query of queries.filter((one) => fieldsOf(call).includes(one.split("=")[0] ?? "")))
        expect([query, (await ask(`${call.path}?${query}`)).status]).toEqual([query, 422]);
    };
    expect(await failing(gets, refuses)).toEqual([]);
  });

  /** Answers each of these as it does without: 200, or 422 where something is needed. */
  const alike = (queries: string[]) =>
    failing(gets, async (_name, call) => {
      const { status } = await ask(call.path);
      for (const query of queries) expect([query, (await ask(`${call.path}?${query}`)).status]).toEqual([query, status]);
    });

  test("takes names that every object has for the unknown fields they are", async () => {
    expect(await alike(["constructor", "toString", "__proto__", "hasOwnProperty"].map((name) => `${name}=1`))).toEqual([]);
  });

  test("survives searches that mean something to PostgreSQL", async () => {
    const searches = ["':*", "a & | b", "!!!", "<->", "'; drop table candidates; --", "\\", "%", "((((", '"', "a".repeat(500)];
    expect(await alike(searches.map((q) => `q=${encodeURIComponent(q)}`))).toEqual([]);
  });
});

test("other kinds of content are told apart in the reader's language", async () => {
  const told = async (path: string, language: string) => {
    const init = { method: "POST", body: "<a/>", headers: { "content-type": "application/xml", "accept-language": language } };
    return (await ask(path, init)).envelope;
  };
  const { path: with_files } = api.account.editProfile;
  expect(await told(api.account.login.path, "en")).toMatchObject({
    response_status: 415,
    response_message: "This kind of content can't be read here. Send application/json.",
  });
  expect((await told(with_files, "en")).response_message).toContain("application/json, multipart/form-data");
  expect((await told(api.account.login.path, "nl")).response_message).toContain("Stuur application/json.");
});

describe("a number that a whole-number column can't hold", async () => {
  const person = await server.signIn({ plan: "team" });
  const { candidate } = (await person.send(api.candidate.create, { first_name: "Noor", last_name: "Akkerman" })).data;
  const { job } = (await person.send(api.job.create, { title: "Backend engineer" })).data;
  const post = (path: string, body: unknown) => person.raw(path, json(JSON.stringify(body)));

  test("is 422 with a message that says why", async () => {
    const ask = (more: object) => post(api.matching.matchedCandidates.path, { id: job.id, ...more });
    const { status, envelope } = await ask({ min_score: 60.6 });
    expect([status, envelope.validation_errors]).toEqual([422, { min_score: ["Give a whole number."] }]);
    expect((await ask({ min_score: 60 })).status).toBe(200);
    const cursor = Buffer.from(JSON.stringify(["-score", 60.6, candidate.id])).toString("base64url");
    expect((await ask({ cursor })).status).toBe(200);
  });

  test("is refused by every call in every field that takes whole numbers", async () => {
    expect(await failing(numbered, isRefused)).toEqual([]);
  });

  async function isRefused(name: string, call: Call, field: string) {
    const known = { id: candidate.id, candidate_id: candidate.id, job_id: job.id, version: 1, title: "x", first_name: "x", last_name: "x" };
    const at = call.path.replace(/\{\w+\}/g, call.path.includes("/job") ? job.id : candidate.id);
    for (const value of [1.5, large.has(name) ? 2 ** 60 : 3_000_000_000]) {
      const of = call.path.includes("/job/") ? { ...known, id: job.id } : known;
      const answer =
        call.method === "GET" ? await person.raw(`${at}?id=${of.id}&${field}=${value}`) : await post(at, { ...of, [field]: value });
      expect(value === 1.5 ? [403, 404, 422] : [403, 404, 409, 422]).toContain(answer.status);
      if (answer.status === 422 && value === 1.5) expect(answer.envelope.validation_errors?.[field]).toEqual(["Give a whole number."]);
    }
  }
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
