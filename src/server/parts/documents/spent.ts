import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

/** What processes hold and have used up. */
export interface Spent {
  /** Resident memory. */
  bytes: number;
  /** Processor time, of what they started and outlived too. */
  seconds: number;
}

const isLinux = process.platform === "linux";
/** Linux tells times in hundredths of a second, whatever its own clock (`USER_HZ`, proc(5)). */
const TICKS = 100;

/** Of one process; nothing where it cannot be told. */
export async function spentBy(pid: number | undefined): Promise<Spent> {
  if (pid === undefined) return { bytes: 0, seconds: 0 };
  if (!isLinux) return await ask(["-o", "rss=,time=", "-p", String(pid)]);
  const told = (name: string) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "");
  const [status, stat] = await Promise.all([told("status"), told("stat")]);
  // Fields 14 to 17: its own time and its children's. Before the third stands the program's name, in brackets, with whatever is in it.
  const times = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 15);
  return {
    bytes: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024,
    seconds: times.reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS,
  };
}

/** The same of the leader of a group of processes and everything that it started. */
export async function spentByAll(pid: number | undefined): Promise<Spent> {
  if (pid === undefined) return { bytes: 0, seconds: 0 };
  if (!isLinux) return await ask(["-o", "rss=,time=", "-g", String(pid)]);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return sum(await Promise.all([spentBy(pid), ...children.split(" ").filter(Boolean).map(Number).map(spentByAll)]));
}

const sum = (all: Spent[]): Spent =>
  all.reduce((so_far, { bytes, seconds }) => ({ bytes: so_far.bytes + bytes, seconds: so_far.seconds + seconds }), {
    bytes: 0,
    seconds: 0,
  });

const ask = (options: string[]) =>
  new Promise<Spent>((resolve) => {
    execFile("ps", options, (error, out) => resolve(sum(error ? [] : out.split("\n").map(lineOf))));
  });

/** Of a line of `ps`: kilobytes, and a time as 1:02.33 or 1-00:01:02. */
function lineOf(line: string): Spent {
  const [kilobytes = "", time = ""] = line.trim().split(/\s+/);
  const parts = time.split(/[:-]/).map(Number).reverse();
  const seconds = parts.reduce((total, part, at) => total + part * ([1, 60, 3600, 86_400][at] ?? 0), 0);
  return { bytes: Number(kilobytes) * 1024 || 0, seconds: seconds || 0 };
}
