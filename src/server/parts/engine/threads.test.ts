import { afterAll, describe, expect, test } from "vitest";
import { openEngine } from "./threads.ts";

const vacancy = (lines: number) =>
  [
    "Backend engineer",
    "Wij vragen:",
    ...Array.from({ length: lines }, (_, at) => `- minimaal ${(at % 9) + 1} jaar ervaring met Python`),
  ].join("\n");
const TODAY = "2026-11-14";

describe("the engine's threads", () => {
  const engine = openEngine({ threads: 1 });
  afterAll(() => engine.close());

  test("find in a long text what is found here in a short one, and leave this thread alone meanwhile", async () => {
    const text = vacancy(2000);
    const here = await engine.run("a workspace", "protectedCriteria", "Wij zoeken een jonge man");
    expect(here).not.toEqual([]);
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    const { job } = await engine.run("a workspace", "vacancy", text, TODAY);
    clearInterval(timer);
    expect(job.title).toBe("Backend engineer");
    // Where it were worked on here, no timer would have had a turn.
    expect(turns).toBeGreaterThan(5);
  });

  test("take workspaces in turns", async () => {
    const order: string[] = [];
    const ask = (workspace: string, lines: number) =>
      engine.run(workspace, "vacancy", vacancy(lines), TODAY).then(() => void order.push(workspace));
    const theirs = Array.from({ length: 8 }, () => ask("theirs", 400));
    await Promise.all([ask("ours", 400), ...theirs]);
    expect(order.indexOf("ours")).toBeLessThanOrEqual(1);
  });

  test("end what is over its budget of time with 406, and go on with the next", async () => {
    const hasty = openEngine({ threads: 1, seconds: 0.25 });
    await expect(hasty.run("theirs", "vacancy", vacancy(200_000), TODAY)).rejects.toMatchObject({ status: 406 });
    // The budget is a sixth of what a fast machine takes for the first, and seven times what it takes for the
    // next one, which may be over it too on a busy machine.
    const next = () => hasty.run("ours", "protectedCriteria", "jonge vrouw ".repeat(1100)).catch(() => []);
    await expect.poll(next, { timeout: 20_000 }).not.toEqual([]);
    await hasty.close();
  });

  test("refuse with 503 what finds no room to wait", async () => {
    const small = openEngine({ threads: 1, most: 80_000 });
    const text = vacancy(1200);
    const asked = [1, 2].map(() => small.run("theirs", "vacancy", text, TODAY).catch((error: unknown) => error));
    await expect(small.run("theirs", "vacancy", text, TODAY)).rejects.toMatchObject({ status: 503, retry_after: 5 });
    await small.close();
    await Promise.all(asked);
  });
});
