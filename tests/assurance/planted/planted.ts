import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import type { Suite } from "../row.ts";
import { type PlantedFault, plantedFaults, withFault } from "./faults.ts";

const LEFT_OUT = new Set(["node_modules", ".git", "data"]);
/** What tools keep in there is written in place, and would be written in the original's, too. */
const OWN = new Set([".cache", ".vite", ".vite-temp"]);

/** The project in a folder of its own, with a second name for each of its packages' files. */
function throwAwayCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), "proffer-planted-"));
  for (const name of readdirSync(".").filter((one) => !LEFT_OUT.has(one)))
    cpSync(name, join(copy, name), { recursive: true, preserveTimestamps: true });
  linkTree("node_modules", join(copy, "node_modules"));
  return copy;
}

function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (OWN.has(entry.name)) continue;
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target); // another disk
  }
}

const report = z.object({
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

/** What fails of these tests in the copy. Throws where one couldn't even be run: that finds nothing. */
async function failing(copy: string, tests: readonly string[], more: string[] = []): Promise<string[]> {
  const file = join(copy, "report.json");
  rmSync(file, { force: true });
  const args = ["node_modules/vitest/vitest.mjs", "run", "--reporter=json", `--outputFile.json=${file}`, ...more, ...tests];
  let said = "";
  await new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: copy, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (said += String(piece)));
    child.on("exit", resolve);
  });
  const files = existsSync(file) ? report.parse(JSON.parse(readFileSync(file, "utf8"))).testResults : [];
  const failed = files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName.trim()),
  );
  const isRun = tests.every((test) => files.some(({ name, assertionResults }) => name.endsWith(test) && assertionResults.length > 0));
  if (failed.length === 0 && (!isRun || files.some(({ status }) => status === "failed")))
    throw new Error(`${tests.join(", ")} could not be run:\n${said.slice(-4000)}`);
  return failed;
}

async function lookFor(copy: string, fault: PlantedFault): Promise<string[]> {
  const path = join(copy, fault.file);
  const sound = readFileSync(path, "utf8");
  writeFileSync(path, withFault(fault, sound));
  try {
    return await failing(copy, fault.tests, ["--bail=1"]);
  } finally {
    writeFileSync(path, sound);
  }
}

/** Those whose name holds PLANTED: all, where nothing is said. */
const chosen = plantedFaults.filter(({ name }) => name.includes(process.env.PLANTED ?? ""));

/** Plants one fault after the other in a copy that is thrown away, and asks whether the tests that should find it do. */
export const assurePlanted: Suite = async () => {
  const copy = throwAwayCopy();
  try {
    const before = await failing(copy, [...new Set(chosen.flatMap(({ tests }) => tests))]);
    if (before.length > 0) throw new Error(`These fail without a fault, and would find anything: ${before.join("; ")}`);
    const rows = [];
    for (const fault of chosen) {
      const [found] = await lookFor(copy, fault);
      console.log(`${found ? "found" : "NOT FOUND"}: ${fault.name}`);
      const figure = found ? `found: ${found.replaceAll("|", "/").slice(0, 120)}` : "not found";
      rows.push({ id: `planted, ${fault.about}`, goal: `found: ${fault.name}`, figure, holds: found !== undefined });
    }
    return rows;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
