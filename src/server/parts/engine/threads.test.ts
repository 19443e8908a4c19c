import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
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
    let hadTurn = false;
    setImmediate(() => {
      hadTurn = true;
    });
    const { job } = await engine.run("a workspace", "vacancy", text, TODAY);
    expect(job.title).toBe("Backend engineer");
    // Where it were worked on here, nothing else would have had a turn.
    expect(hadTurn).toBe(true);
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
    const one = openEngine({ threads: 1, seconds: 600 });
    onTestFinished(() => one.close());
    const next = () => one.run("ours", "protectedCriteria", "jonge vrouw ".repeat(1100));
    expect(await next()).not.toEqual([]);
    // The thread is ready: from here on its budget runs, by a clock that is moved.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const over = expect(one.run("theirs", "vacancy", vacancy(200_000), TODAY)).rejects.toMatchObject({ status: 406 });
    // A thread that is ready is asked within a few turns of promises; the clock moves before it can answer, however fast it is.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    vi.advanceTimersByTime(600_000);
    await over;
    vi.useRealTimers();
    expect(await next()).not.toEqual([]);
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
