// What a run of Vitest found, file by file, as data: a reporter that writes it to the file that TEST_RESULTS names.
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import type { FileResult, RunResult } from "./once-more.ts";

type Failure = { message: string; VITEST_TEST_PATH?: string };

function resultOf(module: TestModule, strays: Failure[]): FileResult {
  const tests = [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result();
    const ancestors: string[] = [];
    for (let at = test.parent; at.type === "suite"; at = at.parent) ancestors.unshift(at.name);
    return { name: test.name, ancestors, state, message: errors?.[0]?.message ?? null };
  });
  const stray = strays.find(({ VITEST_TEST_PATH: path }) => path === module.moduleId);
  // Errors of the file itself or of a hook, and one thrown while it ran that no test took.
  const message = module.errors()[0]?.message ?? suiteError(module) ?? stray?.message ?? null;
  // One that is still under way, or was never begun, was in a process that went away.
  const hasEnded = ["passed", "skipped"].includes(module.state());
  return { file: relative(process.cwd(), module.moduleId), hasFailed: !hasEnded || stray !== undefined, message, tests };
}

const suiteError = (module: TestModule): string | undefined =>
  [...module.children.allSuites()].flatMap((suite) => suite.errors()).map(({ message }) => message)[0];

export default class TestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const strays = errors as Failure[];
    const files = modules.map((module) => resultOf(module, strays));
    const known = new Set(modules.map(({ moduleId }) => moduleId));
    const result: RunResult = {
      files,
      errors: strays.filter(({ VITEST_TEST_PATH: path }) => !path || !known.has(path)).map(({ message }) => message),
    };
    const to = process.env.TEST_RESULTS;
    if (to) writeFileSync(to, JSON.stringify(result));
  }
}
