import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

const isLinux = process.platform === "linux";

/** Resident memory of a process in bytes; 0 when it cannot be told. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0;
  if (!isLinux) return await ask(["-o", "rss=", "-p", String(pid)]);
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** The same of the leader of a group of processes and everything that it started. */
export async function residentBytesOfAll(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0;
  if (!isLinux) return await ask(["-o", "rss=", "-g", String(pid)]);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const all = [residentBytes(pid), ...children.split(" ").filter(Boolean).map(Number).map(residentBytesOfAll)];
  return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0);
}

const ask = (options: string[]) =>
  new Promise<number>((resolve) => {
    execFile("ps", options, (error, out) =>
      resolve(error ? 0 : out.split("\n").reduce((sum, line) => sum + (Number(line.trim()) * 1024 || 0), 0)),
    );
  });
