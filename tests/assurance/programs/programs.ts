import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { missingPrograms, NOT_HERE } from "#tests/support/programs.ts";
import { failuresOf, onceMore, type RunResult } from "../../../scripts/once-more.ts";
import type { Suite } from "../row.ts";
import { composeStarts } from "./containers.ts";

/**
 * The product with programs of others: `*.programs.test.ts`. They aren't part of `npm test`, which would mean something else on each
 * machine. What is missing is installed on Debian, and else named: nothing is skipped, and what it would have proven isn't.
 */
export const assurePrograms: Suite = async () => {
  provide();
  const missing = missingPrograms().map(({ packages }) => packages);
  if (missing.length > 0) console.error(`Not here: ${missing.join(", ")}. Install them; what they would prove isn't proven.`);
  const { result, flaky } = await onceMore(runTests(), async (file) => runTests([file]));
  const { files, errors } = result;
  const all = files.flatMap(({ tests }) => tests);
  const passed = all.filter(({ state }) => state === "passed").length;
  const skipped = all.filter(({ state }) => state === "skipped" || state === "pending").length;
  const failures = files.filter(({ hasFailed }) => hasFailed).flatMap(failuresOf);
  const [unproven, failed] = [failures.filter(isUnproven), failures.filter((failure) => !isUnproven(failure))];
  for (const { what, message } of unproven) console.error(`not proven: ${what}\n  ${message.split("\n")[0]}`);
  for (const { what, message } of failed) console.error(`✗ ${what}\n  ${message.split("\n")[0]}`);
  for (const { what, message } of flaky.flatMap(failuresOf)) console.error(`flaky: ${what}\n  ${message.split("\n")[0]}`);
  for (const error of errors) console.error(`✗ ${error}`);
  const without = missing.length > 0 ? `; not here: ${missing.join(", ")}` : "";
  return [
    {
      id: "G1 programs of others",
      goal: "scans, old files, papers, limits, a pooler, browsers and what deploys it: each test with the program itself passes, none is skipped",
      figure: `${passed} passed, ${failed.length + errors.length} failed, ${unproven.length} not proven, ${skipped} skipped, of ${files.length} files, ${flaky.length} told as flaky${without}`,
      holds: passed > 0 && failures.length + errors.length + skipped === 0,
    },
    await composeStarts(),
  ];
};

/** A test, or a whole file, that lacks its program. */
const isUnproven = ({ message }: { message: string }) => message.includes(NOT_HERE);

/** Installs what is missing where that is for this process to do, a browser for the journeys too. */
function provide(): void {
  spawnSync(process.execPath, ["scripts/setup.mjs", "--browser"], { stdio: "inherit" });
  const missing = missingPrograms();
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  const apt = (...args: string[]) =>
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  apt("update");
  // Each by itself: one that this Debian lacks would keep the others away.
  for (const { packages } of missing) {
    console.log(`Installing ${packages} …`);
    apt("install", "-y", "--no-install-recommends", ...packages.split(" "));
  }
}

/** In all files, or in some. */
function runTests(some: string[] = []): RunResult {
  const folder = mkdtempSync(join(tmpdir(), "proffer-programs-"));
  const results = join(folder, "results.json");
  spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project=programs", "--reporter=default", "--reporter=./scripts/test-results.ts", ...some],
    {
      stdio: "inherit",
      env: { ...process.env, TEST_PROGRAMS: "on", TEST_RESULTS: results },
    },
  );
  const written = existsSync(results) ? readFileSync(results, "utf8") : null;
  rmSync(folder, { recursive: true, force: true });
  return written === null ? { files: [], errors: ["Vitest ended before it told what it found"] } : (JSON.parse(written) as RunResult); // as scripts/test-results.ts wrote it
}
