import { expect, test } from "vitest";
import { type Asked, askedOnce, nextAsk } from "./use-progress.ts";

const after = (answers: number[]): Asked => answers.reduce(askedOnce, { compared: -1, since: 0 });

test("while candidates are compared it is asked every second", () => {
  expect(nextAsk(after([0, 2, 5]), true)).toBe(1_000);
});

test("where nobody more is compared for a while it is asked less often, never not at all", () => {
  expect(nextAsk(after(Array<number>(9).fill(3)), true)).toBe(10_000);
  expect(nextAsk(after(Array<number>(900).fill(3)), true)).toBe(10_000);
});

test("as soon as somebody more is compared it is asked every second again", () => {
  expect(nextAsk(after([...Array<number>(20).fill(3), 4]), true)).toBe(1_000);
});

test("where everybody was compared it isn't asked again", () => {
  expect(nextAsk(after([3, 4]), false)).toBe(false);
});
