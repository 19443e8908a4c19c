// `npm test`: types, lint, then every test. `npm test -- candidate`: the tests of that area alone, from its rules to its journeys.
// A file that fails is run once more by itself, after everything else: what passes then is told as `flaky`, a defect to mend.
// The last line counts them all: `N passed, N failed` (and `, N skipped`).
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { isCalled, namedProofs, proofPage } from "../tests/support/proof.ts";
import { type FileResult, failedFiles, failuresOf, fullName, MOST_FLAKY_FILES, onceMore, type RunResult } from "./once-more.ts";

/** Vitest is ended after this long: some twenty minutes of work on a quiet machine with two cores, with room for a slow one. */
const VITEST_MS = 80 * 60_000;

/** Types, lint and the bundle are ended after this long; they take a minute on a quiet machine. */
const TOOL_MS = 15 * 60_000;

const count = { passed: 0, failed: 0, skipped: 0 };

/** Runs a tool with its output passed through; gives its exit code, 1 when it had to be ended. */
function run(file: string, args: string[], limit = TOOL_MS): Promise<number> {
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

/** What Vitest found in the files that `filters` name, all without any. */
async function vitest(filters: string[]): Promise<RunResult> {
  const folder = await mkdtemp(join(tmpdir(), "proffer-tests-"));
  process.env.TEST_RESULTS = join(folder, "results.json");
  const code = await run(
    "node_modules/vitest/vitest.mjs",
    ["run", "--reporter=default", "--reporter=./scripts/test-results.ts", ...filters],
    VITEST_MS,
  );
  const written = await readFile(process.env.TEST_RESULTS, "utf8").catch(() => null);
  await rm(folder, { recursive: true, force: true });
  if (written === null) return { files: [], errors: ["Vitest ended before it told what it found"] };
  const result: RunResult = JSON.parse(written);
  if (code !== 0 && result.errors.length === 0 && failedFiles(result).length === 0)
    result.errors.push("Vitest ended with an error, told above");
  return result;
}

async function tests(asked: string[]): Promise<FileResult[]> {
  console.log("\ntests");
  const first = await vitest(asked.flatMap(lookedFor));
  const { result, flaky, wereTooMany } = await onceMore(first, (file) => {
    console.log(`\nonce more, alone: ${file}`);
    return vitest([file]);
  });
  tell(result);
  for (const file of flaky)
    for (const { what, message } of failuresOf(file)) console.log(`flaky: ${what}\n       ${message.split("\n")[0]}`);
  if (wereTooMany) console.log(`More than ${MOST_FLAKY_FILES} files failed: none was run once more.`);
  return result.files;
}

/** Counts the tests, and names what failed and what was skipped. */
function tell({ files, errors }: RunResult): void {
  const all = files.flatMap((file) => file.tests.map((test) => ({ file, test })));
  const skipped = all.filter(({ test: { state } }) => state === "skipped" || state === "pending");
  count.passed += all.filter(({ test: { state } }) => state === "passed").length;
  count.skipped += skipped.length;
  for (const { file, test } of skipped) console.log(`skipped: ${file.file} › ${fullName(test)}`);
  const failures = files.filter(({ hasFailed }) => hasFailed).flatMap(failuresOf);
  count.failed += failures.length + errors.length;
  for (const { what, message } of failures) console.log(`✗ ${what}\n  ${message.split("\n")[0]}`);
  for (const error of errors) console.log(`✗ ${error}`);
  if (all.length === 0) {
    count.failed += 1;
    console.log("✗ no tests were run");
  }
}

/** Each sentence of the specification was proven in this run: what its row names ran, and passed. */
function proof(files: FileResult[]): void {
  const ofFile = new Map(files.map(({ file, tests }) => [file, tests]));
  const unproven = namedProofs().filter(({ file, name }) => {
    const called = (ofFile.get(file) ?? []).filter((each) => [each.name, ...each.ancestors].some((title) => isCalled(name, title)));
    return called.length === 0 || called.some(({ state }) => state === "failed");
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
// A product that a test starts from the source, as everybody does, is in tests/shutdown.test.ts.
await check("product in one piece", "scripts/product-bundle.ts", []);
process.env.PRODUCT = "bundled";
const found = await tests(asked);
if (asked.length === 0) proof(found);

process.exitCode = count.failed > 0 ? 1 : 0;
console.log(`\n${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ""}`);
