import { fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { confined } from "#server/parts/confined.ts";
import type { SvgAnswer } from "./svg-child.ts";

const MAIN = fileURLToPath(new URL("./svg-child.ts", import.meta.url));
const SECONDS = 5;
const MEGABYTES = 320;
const POLL_MS = 25;

/** Whether a file's bytes are text that begins as XML does: libvips' other formats never do. */
export const looksLikeSvg = (bytes: Uint8Array): boolean => /^\s*</.test(new TextDecoder().decode(bytes.subarray(0, 256)));

/** SVGs are drawn one after the other, each in a process of its own under a watchdog of time and memory. */
export function openSvg(limits: { seconds?: number; megabytes?: number } = {}) {
  const { seconds = SECONDS, megabytes = MEGABYTES } = limits;
  let turn: Promise<unknown> = Promise.resolve();
  /** A PNG whose longer side is `size`; null where it can't be drawn within its limits. */
  return (bytes: Uint8Array, size: number): Promise<Uint8Array | null> => {
    const drawn = turn.then(() => draw(bytes, size, seconds, megabytes));
    turn = drawn;
    return drawn;
  };
}

function draw(bytes: Uint8Array, size: number, seconds: number, megabytes: number): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const child = fork(MAIN, {
      serialization: "advanced",
      // It needs no settings or secrets of the server.
      env: { MALLOC_ARENA_MAX: "1" },
      ...confined(["--max-old-space-size=48", "--disable-warning=ExperimentalWarning"], { has_addons: true }),
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const settle = (png: Uint8Array | null) => {
      clearInterval(watch);
      child.kill("SIGKILL");
      resolve(png);
    };
    const until = performance.now() + seconds * 1000;
    const watch = setInterval(() => {
      if (performance.now() > until) settle(null);
      void residentMegabytes(child.pid).then((used) => {
        if (used > megabytes) settle(null);
      });
    }, POLL_MS);
    child.on("message", ({ png }: SvgAnswer) => settle(png));
    child.on("error", () => settle(null));
    child.on("exit", () => settle(null));
    child.send({ bytes, size }, (error) => {
      if (error) settle(null);
    });
  });
}

/** Resident memory of a process; 0 where it can't be told, so that time alone counts. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
