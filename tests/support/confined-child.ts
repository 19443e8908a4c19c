import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { Worker } from "node:worker_threads";

/** Tries what a document that took a reading process over would try, and tells what it got done. */
const [file = "", port = ""] = process.argv.slice(2);
process.permission?.drop("worker");

const isDone = (act: () => unknown): boolean => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};
const reaches = new Promise<boolean>((resolve) => {
  try {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
  } catch {
    resolve(false);
  }
});
const done = {
  reads: isDone(() => readFileSync(file)),
  reads_settings: isDone(() => readFileSync(`/proc/${process.ppid}/environ`)),
  writes: isDone(() => writeFileSync(`${file}.new`, "x")),
  starts: isDone(() => spawnSync("/bin/true")),
  works: isDone(() => new Worker("", { eval: true })),
  reaches: await reaches,
};
process.send?.(done, () => process.exit());
