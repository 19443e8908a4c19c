import { expect, test } from "vitest";
import { warmUp } from "./warm-up.ts";

test("what a process reads once is read in steps between which others have their turn", async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns++;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await warmUp(1);
  isDone = true;
  expect(turns).toBeGreaterThan(10);
});
