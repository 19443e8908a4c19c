import { afterEach, expect, test, vi } from "vitest";
import { CV_BYTES } from "#contract/choices.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { addToQueue, duplicatesOf, isUnchecked, isWorking, type Progress } from "./queue.ts";

afterEach(() => void vi.unstubAllGlobals());

test("what looks like somebody is told with who that is", () => {
  const duplicates = [{ id: "a" }];
  const refused = (status: number, data: Record<string, unknown>) => new CallFailed(status, { data }, true);
  expect(duplicatesOf(refused(409, { duplicates }))).toEqual(duplicates);
  expect(duplicatesOf(refused(409, { duplicates: [] }))).toBeNull();
  expect(duplicatesOf(refused(422, { duplicates }))).toBeNull();
  expect(duplicatesOf(new Error("a bug"))).toBeNull();
});

test("a file works until it needs nobody or somebody", () => {
  const kinds = ["queued", "reading", "saving", "waiting", "ready", "duplicate", "failed"].map((kind) => ({ kind }) as Progress);
  expect(kinds.filter(isWorking).map(({ kind }) => kind)).toEqual(["queued", "reading", "saving", "waiting"]);
  const ready = (unchecked_fields: string[], cv_text: string) => ({ kind: "ready", candidate: { unchecked_fields, cv_text } }) as Progress;
  expect([ready(["city"], ""), ready([], ""), ready([], "Ste\ufffd Gri\ufffdoen")].map(isUnchecked)).toEqual([true, false, true]);
});

test("no more than fifty come in at a time, and one that is too large isn't sent", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(request.url);
    return new Response();
  });
  const large = Object.defineProperty(new File([], "cv.pdf"), "size", { value: CV_BYTES + 1 });
  expect(addToQueue(Array.from({ length: 53 }, () => large))).toBe(3);
  await Promise.resolve();
  expect(asked).toEqual([]);
});
