import { afterEach, describe, expect, test, vi } from "vitest";
import { forNoRequest, forRequest } from "#server/parts/telemetry/request.ts";
import { openLog, reasonOf } from "./log.ts";

const lines: string[] = [];
afterEach(() => {
  lines.length = 0;
  vi.restoreAllMocks();
});

/** What is written when something is told of each kind. */
function written(format: "text" | "json"): string[] {
  for (const way of ["log", "error"] as const) vi.spyOn(console, way).mockImplementation((line: string) => void lines.push(line));
  const log = openLog(format);
  log.info("\nProffer runs at http://localhost:3000\n");
  log.event("security", { kind: "logged_in", times: 1 });
  log.error(new Error("a table is gone", { cause: new Error("the disk\nwent") }));
  log.error("told as it is");
  return lines;
}

test("as json each thing is one line: an object with its time in UTC, level and event", () => {
  const told = written("json");
  expect(told.filter((line) => line.includes("\n"))).toEqual([]);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(told.map((line) => JSON.parse(line))).toEqual([
    { time, level: "info", event: "note", message: "Proffer runs at http://localhost:3000" },
    { time, level: "info", event: "security", kind: "logged_in", times: 1 },
    { time, level: "error", event: "fault", message: expect.stringMatching(/a table is gone[\s\S]*because[\s\S]*the disk\nwent/) },
    { time, level: "error", event: "fault", message: "told as it is" },
  ]);
});

test("as text people read it, and events are the same objects", () => {
  const [note, event, fault] = written("text");
  expect(note).toBe("\nProffer runs at http://localhost:3000\n");
  expect(JSON.parse(event ?? "")).toMatchObject({ level: "info", event: "security", kind: "logged_in" });
  expect(fault).toMatch(/^\d{4}-.*Z Error: a table is gone/);
});

describe("what others wrote", () => {
  /** A fault as it is logged. */
  function logged(error: unknown): string {
    vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
    openLog("json").error(error);
    return JSON.parse(lines.at(-1) ?? "").message;
  }
  const parsing = (text: string) => {
    try {
      return JSON.parse(text);
    } catch (error) {
      return error;
    }
  };

  test.each([
    [
      "a mail server's words",
      new Error('550 5.1.1 <noor@proffer.example>: "Noor Akkerman" has moved'),
      /^Error: 550 5\.1\.1 <…@…>: … has moved/,
    ],
    ["an address with what was looked for", new Error("GET /v1/candidates?q=Noor failed"), /^Error: GET \/v1\/candidates\?… failed/],
    ["a telephone number", new Error("no region for +31 (0)6 1234 5678"), /^Error: no region for …/],
    ["a parser's piece of text", parsing("Noor Akkerman"), /^SyntaxError: …/],
    ["the database's value", Object.assign(new Error('invalid input syntax for type uuid: "Noor"'), { code: "22P02" }), /^Error: 22P02/],
    [
      "an answer of a model",
      Object.assign(new Error("JSON parsing failed: Text: Noor Akkerman."), { name: "AI_JSONParseError" }),
      /^AI_JSONParseError: …/,
    ],
  ])("isn't logged: %s", (_, error, told) => {
    const message = logged(new Error("it failed", { cause: error }));
    expect(message).toMatch(/^Error: it failed\n {4}at /);
    expect(message.split("because ")[1]).toMatch(told);
    expect(message).not.toMatch(/Noor|Akkerman|1234/);
  });

  test.each([
    'relation "candidates" does not exist',
    "ENOENT: no such file or directory, open '/data/files/0193e4a0-0000-7000-8000-000000000000/x.part'",
    "It doesn't answer, and isn't at 10.0.0.7:5432 since 2026-11-24T02:00:00.000Z",
  ])("is told apart from what is ours: %s", (message) => {
    expect(logged(new Error(message))).toContain(`Error: ${message}\n    at `);
  });

  test("says nothing in the reason of a task that failed", () => {
    const failure = Object.assign(new Error("550 Noor Akkerman"), { code: "EENVELOPE", responseCode: 550 });
    expect(reasonOf(failure)).toEqual({
      error: "Error",
      code: "EENVELOPE 550",
      at: expect.stringMatching(/^src\/server\/parts\/log\.test\.ts:\d+$/),
    });
    expect(reasonOf("Noor")).toEqual({ error: "string" });
  });
});

test("a line belongs to the request in which it is written", () => {
  const log = openLog("json");
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  forRequest({ id: "0193e4a0", span: null }, () => {
    log.event("security", {});
    forNoRequest(() => log.event("security", {}));
  });
  expect(lines.map((line) => JSON.parse(line).request_id)).toEqual(["0193e4a0", undefined]);
});
