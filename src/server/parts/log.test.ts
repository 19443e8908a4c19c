import { afterEach, expect, test, vi } from "vitest";
import { openLog } from "./log.ts";

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
