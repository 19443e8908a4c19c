import { spawnSync } from "node:child_process";
import * as z from "zod";

// Says which libraries are older than docs/operations.md promises: `npm run overdue`. npm tells the known weaknesses and what is
// newer; the registry, when the version that mends each came out. Ends with 1 where something is over its time, with 2 where npm's
// registry couldn't be asked, which is told and not taken for good news.

/** Days after the version that mends it is out. */
const DAYS = { critical: 7, high: 14, moderate: 60, low: 180, info: 180, "newer version": 90, "newer major": 365 } as const;
const DAY_MS = 86_400_000;

const advisory = z.object({
  title: z.string(),
  url: z.string(),
  severity: z.enum(["critical", "high", "moderate", "low", "info"]),
  range: z.string(),
});
const audit = z.object({ vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })) });
const outdated = z.record(z.string(), z.object({ current: z.string(), latest: z.string() }));
const times = z.record(z.string(), z.string());

/** Why npm told nothing that can be read. */
const silent: string[] = [];

/** What npm answers, as `npm run` started it or the one on the path; null where it couldn't ask. */
function npm<T extends z.ZodType>(shape: T, ...words: string[]): z.output<T> | null {
  const [program, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const { stdout, stderr } = spawnSync(program, [...before, ...words, "--json"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    timeout: 120_000,
  });
  try {
    return shape.parse(JSON.parse(stdout || "{}"));
  } catch {
    const told = /"(?:message|summary)": "([^"]+)"/.exec(stdout)?.[1] ?? stderr.trim().split("\n")[0] ?? "";
    silent.push(`npm ${words.join(" ")}: ${told || "no answer that can be read"}`);
    return null;
  }
}

/** A version as numbers, in which it is compared; null for those that aren't meant for everybody. */
const numbers = (version: string) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number) ?? null;

function isNewer(version: string, than: string): boolean {
  const [one, other] = [numbers(version), numbers(than)];
  if (!one || !other) return false;
  const at = one.findIndex((number, place) => number !== other[place]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

const dates = new Map<string, [version: string, date: number][]>();

/** When the versions of a package came out, the first one first. */
function releasesOf(name: string) {
  const known =
    dates.get(name) ??
    Object.entries(npm(times, "view", name, "time") ?? {}).map(([version, at]) => [version, Date.parse(at)] as [string, number]);
  dates.set(name, known);
  return known.filter(([version]) => numbers(version)).sort(([, one], [, other]) => one - other);
}

const daysSince = (at: number) => Math.floor((Date.now() - at) / DAY_MS);
const lines: string[] = [];
let late = 0;

function tell(what: string, kind: keyof typeof DAYS, since: number | undefined): void {
  const days = since === undefined ? null : daysSince(since);
  const isLate = days !== null && days > DAYS[kind];
  if (isLate) late++;
  const told =
    days === null ? "no version mends it yet: see what can be done without one" : `out for ${days} days, promised within ${DAYS[kind]}`;
  lines.push(`${isLate ? "LATE " : "     "} ${kind.padEnd(13)} ${what}: ${told}`);
}

for (const [name, { via }] of Object.entries(npm(audit, "audit", "--package-lock-only")?.vulnerabilities ?? {}))
  for (const found of via) {
    if (typeof found === "string") continue; // told at the package that it comes by
    const last = [...found.range.matchAll(/<(=?)\s*(\d+\.\d+\.\d+)/g)].at(-1);
    const mended = last && releasesOf(name).find(([version]) => (version === last[2] ? last[1] === "" : isNewer(version, last[2] ?? "")));
    tell(`${name}, ${found.title} (${found.url})`, found.severity, mended?.[1]);
  }

for (const [name, { current, latest }] of Object.entries(npm(outdated, "outdated") ?? {})) {
  if (!isNewer(latest, current)) continue;
  const newer = releasesOf(name).filter(([version]) => isNewer(version, current) && !isNewer(version, latest));
  const isMajor = ([version]: [string, number]) => numbers(version)?.[0] !== numbers(current)?.[0];
  const [minor, major] = [newer.find((one) => !isMajor(one)), newer.find(isMajor)];
  if (minor) tell(`${name} ${current}, after which came ${minor[0]}`, "newer version", minor[1]);
  if (major) tell(`${name} ${current}, after which came ${major[0]}`, "newer major", major[1]);
}

for (const line of lines.sort()) console.log(line);
for (const line of silent) console.log(`NOT ASKED  ${line}`);
console.log(
  late > 0 ? `${late} over their time.` : silent.length > 0 ? "What couldn't be asked isn't known." : "Nothing is over its time.",
);
process.exit(late > 0 ? 1 : silent.length > 0 ? 2 : 0);
