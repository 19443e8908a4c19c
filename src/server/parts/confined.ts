import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";

/** What a process that reads something of strangers needs besides the product's own code. */
interface Needs {
  /** Files and folders that it reads, and writes; a name may end in `*`. */
  reads?: string[];
  writes?: string[];
  starts_programs?: boolean;
  /** Parts of a library that are machine code: Node's wall doesn't hold them, the system's does. */
  has_addons?: boolean;
}

const ROOT = resolve(import.meta.dirname, "../../..");
const CODE = ["src", "node_modules", "package.json"].map((name) => resolve(ROOT, name)).filter((path) => existsSync(path));

/** A room without network for a process and all that it starts: unprivileged namespaces of Linux, where the system lets us have them. */
const ROOM = ["--user", "--map-current-user", "--net", "--"];
const unshare = ["/usr/bin/unshare", "/bin/unshare"].find((path) => existsSync(path));
let asked: boolean | undefined;
const hasRooms = (): boolean =>
  (asked ??= unshare !== undefined && spawnSync(unshare, [...ROOM, "/bin/true"], { timeout: 5000 }).status === 0);

/**
 * How to start a process of ours that reads what strangers sent: it reads the product's code and what it needs, writes nothing else,
 * reaches no network and starts nothing. By Node's permission model, and by the system where that allows it. The worker that
 * watches over it is all it may start, before it gives that up as well: a worker isn't held by
 * the wall around it (`process.permission.drop`).
 */
export function confined(flags: string[], { reads = [], writes = [], starts_programs, has_addons }: Needs = {}) {
  const readable = [...new Set([...CODE, ...CODE.map((path) => realpathSync(path)), ...reads, ...writes])];
  const node = [
    "--permission",
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...writes.map((path) => `--allow-fs-write=${path}`),
    "--allow-worker",
    ...(starts_programs ? ["--allow-child-process"] : []),
    ...(has_addons ? ["--allow-addons"] : []),
    "--disable-warning=SecurityWarning",
    ...flags,
  ];
  return unshare && hasRooms()
    ? { execPath: unshare, execArgv: [...ROOM, process.execPath, ...node] }
    : { execPath: process.execPath, execArgv: node };
}

/** Which walls stand, for the start-up report. */
export const wallsTold = (): string =>
  hasRooms()
    ? "walled off from files and network by Node and by the system"
    : "walled off from files and network by Node alone: this system lets us make no namespaces, so programs of others and machine code could reach the network";
