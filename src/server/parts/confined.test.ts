import { execFileSync, fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { confined, wallsTold } from "./confined.ts";
import { openDocuments } from "./documents/child.ts";

const CHILD = fileURLToPath(new URL("../../../tests/support/confined-child.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "proffer-confined-"));
const secret = join(folder, "secret");
writeFileSync(secret, "x");
const server = createServer((socket) => socket.destroy());
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
const port = String(typeof address === "object" && address ? address.port : 0);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** What a process got done that was started so. */
const doneBy = (how: { execPath?: string; execArgv?: string[] }) =>
  new Promise((resolve, reject) => {
    const child = fork(CHILD, [secret, port], { ...how, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    child.on("message", resolve);
    child.on("exit", (code) => reject(new Error(`ended with ${code}`)));
  });
const all = { reads: true, reads_settings: true, writes: true, starts: true, works: true, reaches: true };
const none = { reads: false, reads_settings: false, writes: false, starts: false, works: false, reaches: false };

test("what reads documents has no files but the product's code, no network, no programs and no workers", async () => {
  expect(await doneBy({ execArgv: ["--no-warnings"] })).toEqual(all);
  expect(await doneBy(confined([], { reads: [CHILD] }))).toEqual(none);
});

test("what a process needs it gets, and nothing beside it", async () => {
  const needs = { reads: [CHILD], writes: [`${folder}*`], starts_programs: true };
  expect(await doneBy(confined([], needs))).toEqual({ ...none, reads: true, writes: true, starts: true });
});

test("where the system lets us, its wall holds what Node's doesn't: programs of others", () => {
  const { execPath, execArgv } = confined([]);
  const isWalled = execPath !== process.execPath;
  expect(wallsTold()).toContain(isWalled ? "by Node and by the system" : "by Node alone");
  if (!isWalled) return;
  const room = execArgv.slice(0, execArgv.indexOf(process.execPath));
  const devices = execFileSync(execPath, [...room, "/bin/cat", "/proc/self/net/dev"], { encoding: "utf8" });
  expect(devices.match(/^\s*\w+:/gm)?.map((line) => line.trim())).toEqual(["lo:"]);
});

test("the start says which walls stand", async () => {
  const documents = openDocuments();
  expect(documents.about).toContain(wallsTold());
  await documents.close();
});
