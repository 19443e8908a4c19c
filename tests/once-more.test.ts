import { expect, test } from "vitest";
import { type FileResult, failuresOf, MOST_FLAKY_FILES, onceMore, type RunResult } from "../scripts/once-more.ts";

const passing = (file: string): FileResult => ({
  file,
  hasFailed: false,
  message: null,
  tests: [{ name: "adds", ancestors: ["sums"], state: "passed", message: null }],
});
const failing = (file: string): FileResult => ({
  ...passing(file),
  hasFailed: true,
  tests: [{ name: "adds", ancestors: ["sums"], state: "failed", message: "expected 2 to be 3" }],
});
const run = (...files: FileResult[]): RunResult => ({ files, errors: [] });

test("a file that passes alone counts as passed, and is told by its first message", async () => {
  const asked: string[] = [];
  const { result, flaky } = await onceMore(run(passing("a.test.ts"), failing("b.test.ts")), async (file) => {
    asked.push(file);
    return run(passing(file));
  });
  expect(asked).toEqual(["b.test.ts"]);
  expect(result.files).toEqual([passing("a.test.ts"), passing("b.test.ts")]);
  expect(flaky.flatMap(failuresOf)).toEqual([{ what: "b.test.ts › sums › adds", message: "expected 2 to be 3" }]);
});

test("a file that fails again has failed", async () => {
  const { result, flaky } = await onceMore(run(failing("b.test.ts")), async (file) => run(failing(file)));
  expect(result.files).toEqual([failing("b.test.ts")]);
  expect(flaky).toEqual([]);
});

test("a file whose second run tells nothing of it, or ends with an error of nobody, hasn't passed", async () => {
  const untold = await onceMore(run(failing("b.test.ts")), async () => run());
  expect(untold).toMatchObject({ result: { files: [failing("b.test.ts")] }, flaky: [] });
  const ended = await onceMore(run(failing("b.test.ts")), async (file) => ({ files: [passing(file)], errors: ["the worker went away"] }));
  expect(ended).toMatchObject({ result: { errors: ["the worker went away"] }, flaky: [] });
});

test("a file that couldn't be loaded is run once more as well", async () => {
  const broken: FileResult = { file: "c.test.ts", hasFailed: true, message: "no such module", tests: [] };
  const { result, flaky } = await onceMore(run(broken), async (file) => run(passing(file)));
  expect(result.files).toEqual([passing("c.test.ts")]);
  expect(flaky.flatMap(failuresOf)).toEqual([{ what: "c.test.ts", message: "no such module" }]);
});

test("more failing files than chance explains are run no second time, and stay failed", async () => {
  const many = Array.from({ length: MOST_FLAKY_FILES + 1 }, (_, at) => failing(`${at}.test.ts`));
  const { result, wereTooMany } = await onceMore(run(...many), () => {
    throw new Error("asked again");
  });
  expect(wereTooMany).toBe(true);
  expect(result.files.every(({ hasFailed }) => hasFailed)).toBe(true);
});
