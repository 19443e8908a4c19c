// `npm test`: types, lint, then every test. `npm test -- candidate`: the tests of that area alone, from its rules to its journeys.
// The last line counts them all: `N passed, N failed` (and `, N skipped`).
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import * as z from "zod";
import { isCalled, namedProofs, proofPage } from "../tests/support/proof.ts";

/** Vitest is ended after this long: some twenty minutes of work on a quiet machine with two cores, with room for a slow one. */
const VITEST_MS = 80 * 60_000;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), title: z.string(), ancestorTitles: z.array(z.string()), status: z.string() }),
      ),
    }),
  ),
});

type Report = z.output<typeof vitestReport>["testResults"];

const count = { passed: 0, failed: 0, skipped: 0 };

/** Runs a tool with its output passed through; gives its exit code, 1 when it had to be ended. */
function run(file: string, args: string[], limit = 3 * 60_000): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { stdio: "inherit" });
    const timer = setTimeout(() => {
      console.error(`\nEnded after ${limit / 1000} seconds: ${relative(".", file)} ${args.join(" ")}`);
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 5000).unref();
    }, limit);
    child.on("exit", (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

async function check(name: string, file: string, args: string[]): Promise<void> {
  console.log(`\n${name}`);
  const passed = (await run(file, args)) === 0;
  count[passed ? "passed" : "failed"] += 1;
  console.log(passed ? `✓ ${name}` : `✗ ${name}`);
}

/** What vitest looks for in the paths of tests: for the name of an area its folders and journeys, anything else as it stands. */
function lookedFor(word: string): string[] {
  const folders = ["src/server/areas", "src/web/areas", "src/engine"].map((folder) => `${folder}/${word}/`).filter(existsSync);
  if (folders.length === 0) return [word];
  const journeys = readdirSync("tests/journeys").filter((name) =>
    name
      .replace(".test.ts", "")
      .split("-")
      .some((part) => part === word || part === `${word}s`),
  );
  return [...folders, `src/contract/${word}`, ...journeys.map((name) => `tests/journeys/${name}`)];
}

async function tests(asked: string[]): Promise<Report> {
  console.log("\ntests");
  const folder = await mkdtemp(join(tmpdir(), "proffer-tests-"));
  const reportFile = join(folder, "report.json");
  const code = await run(
    "node_modules/vitest/vitest.mjs",
    ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`, ...asked.flatMap(lookedFor)],
    VITEST_MS,
  );
  const written = await readFile(reportFile, "utf8").catch(() => null);
  await rm(folder, { recursive: true, force: true });

  let told = 0;
  const failedBefore = count.failed;
  const skipped: string[] = [];
  const report: Report = written === null ? [] : vitestReport.parse(JSON.parse(written)).testResults;
  for (const file of report) {
    const here = relative(".", file.name);
    for (const test of file.assertionResults) {
      told += 1;
      if (test.status === "passed") count.passed += 1;
      else if (test.status === "failed") count.failed += 1;
      else {
        count.skipped += 1;
        skipped.push(`${here}: ${test.fullName}`);
      }
    }
    // A file that could not even be loaded holds no tests, and counts as one failure.
    if (file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed")) {
      count.failed += 1;
      console.log(`✗ ${here} could not be run: ${file.message ?? ""}`);
    }
  }
  if (told === 0) {
    count.failed += 1;
    console.log("✗ no tests were run");
  } else if (code !== 0 && count.failed === failedBefore) {
    count.failed += 1;
    console.log("✗ vitest ended with an error outside the tests, told above");
  }
  for (const name of skipped) console.log(`skipped: ${name}`);
  return report;
}

/** Each sentence of the specification was proven in this run: what its row names ran, and passed. */
function proof(report: Report): void {
  const ofFile = new Map(report.map(({ name, assertionResults }) => [relative(".", name), assertionResults]));
  const unproven = namedProofs().filter(({ file, name }) => {
    const called = (ofFile.get(file) ?? []).filter((each) => [each.title, ...each.ancestorTitles].some((title) => isCalled(name, title)));
    return called.length === 0 || called.some(({ status }) => status === "failed");
  });
  for (const { sentence, file, name } of unproven) console.log(`not proven: ${sentence} (${file} › ${name}, named in ${proofPage})`);
  count[unproven.length === 0 ? "passed" : "failed"] += 1;
  console.log(unproven.length === 0 ? "✓ proof" : "✗ proof");
}

const asked = process.argv.slice(2);
if (asked.length === 0) {
  await check("types", "node_modules/typescript/bin/tsc", ["--noEmit"]);
  await check("lint", "node_modules/@biomejs/biome/bin/biome", ["check", "."]);
}
const report = await tests(asked);
if (asked.length === 0) proof(report);

process.exitCode = count.failed > 0 ? 1 : 0;
console.log(`\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ""}`);
