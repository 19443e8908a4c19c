import { afterAll, expect, test } from "vitest";
import { startProcesses } from "./support/processes.ts";
import { rolled } from "./support/rolled.ts";

const processes = await startProcesses();
afterAll(() => processes?.stop());

test.skipIf(!processes)("two processes that are restarted in turn under load lose no request", async () => {
  const { answered, failed, lost } = await rolled(processes as NonNullable<typeof processes>, 1); // skipped where there are none
  expect({ failed, lost }).toEqual({ failed: [], lost: [] });
  // Each process answered ten before it was asked to end, of which a step of somebody who writes takes up to three.
  expect(answered).toBeGreaterThan(10);
});
