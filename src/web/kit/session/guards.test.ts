import { expect, test } from "vitest";
import { ownPath } from "./guards.ts";

test.each([
  ["/dashboard/jobs?q=a", "/dashboard/jobs?q=a"],
  ["/email-verification/a@b.example/123456", "/email-verification/a@b.example/123456"],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["/.//evil.example", undefined],
  ["https://evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["", undefined],
  [undefined, undefined],
])("the way back after logging in: %s → %s", (to, path) => {
  expect(ownPath(to)).toBe(path);
});
