import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";

export interface RunningProduct {
  url: string;
  pid: number;
  /** False once it ended, also when it did so by itself. */
  isRunning(): boolean;
  /** Ends it as Ctrl-C would, or as whoever deploys does; resolves when it is gone. */
  stop(signal?: "SIGINT" | "SIGTERM"): Promise<void>;
  /** Ends it as a crash or a power button would, in the middle of whatever it does. */
  kill(): Promise<void>;
}

const START_MS = 180_000;
const MAIN = "src/server/main.ts";
/** Where product-bundle.ts puts what starts the product: below a folder that the readers of documents may read. */
export const bundledMain = resolve("node_modules/.cache/product/main.js");

export async function isReady(url: string, within_ms = 5000): Promise<boolean> {
  const response = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(within_ms) }).catch(() => null);
  return response?.ok === true && ((await response.json().catch(() => null)) as { status?: string } | null)?.status === "ready";
}

/** A port that nobody uses at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Starts `src/server/main.ts` (of another `folder` where given) as a process of its own, with more settings where given, and waits until it
 * answers; `onWords` hears what it says. Throws with its words when it doesn't. With PRODUCT=bundled it is what product-bundle.ts made of it.
 */
export async function startProduct(
  port: number,
  dataDir: string,
  settings: Record<string, string> = {},
  folder = process.cwd(),
  onWords?: (text: string) => void,
): Promise<RunningProduct> {
  const url = `http://localhost:${port}`;
  const isBundled = process.env.PRODUCT === "bundled" && folder === process.cwd();
  const child = spawn(process.execPath, [isBundled ? bundledMain : MAIN], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, APP_URL: url, ...settings },
    stdio: ["ignore", onWords ? "pipe" : "ignore", "pipe"],
  });
  let words = "";
  if (onWords) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", onWords);
  let isUp = false;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    words += text;
  });
  let isStopping = false;
  const ended = new Promise<void>((resolve) =>
    child.on("exit", (code, signal) => {
      if (!isStopping && isUp) console.error(`\nThe product ended by itself (${signal ?? code}).\n${words.trim()}`);
      resolve();
    }),
  );
  const end = async (signal: "SIGINT" | "SIGTERM" | "SIGKILL") => {
    isStopping = true;
    child.kill(signal);
    await ended;
  };
  const stop: RunningProduct["stop"] = (signal = "SIGINT") => end(signal);
  const takeAlong = () => child.kill("SIGKILL");
  process.on("exit", takeAlong);
  void ended.then(() => process.off("exit", takeAlong));
  const until = Date.now() + START_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(words.trim() || "The product ended while it was starting.");
    if (Date.now() > until) {
      await stop();
      throw new Error(`The product was not ready after ${START_MS / 1000} seconds. ${words.trim()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  isUp = true;
  const { pid = 0 } = child;
  return { url, pid, stop, kill: () => end("SIGKILL"), isRunning: () => child.exitCode === null && child.signalCode === null };
}
