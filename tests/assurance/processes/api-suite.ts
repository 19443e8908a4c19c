import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import * as z from "zod";
import type { Row } from "../row.ts";

const report = z.object({
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

/** The tests of all calls, of whose requests every other one goes to a second process. */
export async function apiSuiteRow(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "proffer-calls-"));
  try {
    const file = join(folder, "report.json");
    const args = ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`, ".api.test.ts"];
    const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", ...args], {
      stdio: "inherit",
      env: { ...process.env, TEST_PROCESSES: "2" },
    });
    await new Promise((resolve) => child.once("exit", resolve));
    const { testResults } = report.parse(JSON.parse(readFileSync(file, "utf8")));
    const tests = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: relative(".", name) })),
    );
    const count = (status: string) => tests.filter((test) => test.status === status).length;
    const unloaded = testResults.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0);
    for (const { file, fullName, status } of tests) if (status === "failed") console.log(`   ${file}: ${fullName}`);
    for (const { name } of unloaded) console.log(`   ${relative(".", name)} could not be run`);
    return {
      id: "F2 calls at two processes",
      goal: "the tests of all calls, each request at the other process in turn, on one PostgreSQL through PgBouncer, one bucket and one mail server: all pass",
      figure: `${testResults.length} files: ${count("passed")} passed, ${count("failed") + unloaded.length} failed, ${tests.length - count("passed") - count("failed")} skipped`,
      holds: count("failed") + unloaded.length === 0 && count("passed") > 0,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
