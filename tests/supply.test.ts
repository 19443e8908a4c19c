import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";

const folder = mkdtempSync(join(tmpdir(), "proffer-supply-"));
afterAll(() => rmSync(folder, { recursive: true }));

const json = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const lock = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ version: z.string().optional(), integrity: z.string().optional(), license: z.string().optional() }),
  ),
});
const manifest = z.object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) });
const { packages } = lock.parse(json("package-lock.json"));
const { dependencies, devDependencies } = manifest.parse(json("package.json"));
const runtime = z.object({ version: z.string(), sha256: z.record(z.string(), z.string()) }).parse(json("scripts/runtime.json"));

describe("what the product runs on", () => {
  test("each package of the lock file has a hash, and each that we name a version of its own", () => {
    const without = Object.entries(packages).filter(([path, { integrity }]) => path !== "" && !/^sha512-/.test(integrity ?? ""));
    expect(without.map(([path]) => path)).toEqual([]);
    const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(ranges).toEqual([]);
  });

  const faultOf = (program: string, ...platform: string[]): { isKnown: boolean; message: string } | null => {
    const ask = `import { runtimeFault } from "./scripts/runtime.mjs"; console.log(JSON.stringify(runtimeFault(...${JSON.stringify([program, ...platform])})))`;
    return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "-e", ask], { encoding: "utf8" }));
  };

  test("Node is pinned by the hash of its program, which is what stands here", () => {
    expect(runtime.version).toBe(packages["node_modules/node"]?.version);
    const program = "node_modules/node/bin/node";
    if (existsSync(program)) expect(faultOf(program)).toBeNull();
  });

  test("another program in its place is refused, a platform without a hash is told", () => {
    const other = join(folder, "node");
    writeFileSync(other, '#!/bin/sh\nexec node "$@"\n');
    expect(faultOf(other, "linux-x64")).toMatchObject({ isKnown: true, message: expect.stringContaining("its SHA-256 is") });
    expect(faultOf(other, "plan9-mips")).toMatchObject({ isKnown: false });
  });
});

test("the bill of materials is CycloneDX, and names every package with its hash, and the runtime", () => {
  const made = spawnSync(process.execPath, ["scripts/write-sbom.ts"], { encoding: "utf8", maxBuffer: 2 ** 26 });
  expect(made.stderr).toBe("");
  const component = z.looseObject({
    "bom-ref": z.string(),
    type: z.enum(["library", "platform"]),
    name: z.string(),
    version: z.string(),
    purl: z.string().startsWith("pkg:"),
    hashes: z.array(z.object({ alg: z.enum(["SHA-512", "SHA-256"]), content: z.string().regex(/^([0-9a-f]{64}|[0-9a-f]{128})$/) })).min(1),
  });
  const bill = z
    .object({
      bomFormat: z.literal("CycloneDX"),
      specVersion: z.string().regex(/^1\.\d$/),
      serialNumber: z.string().regex(/^urn:uuid:/),
      version: z.literal(1),
      metadata: z.looseObject({
        timestamp: z.iso.datetime(),
        component: z.looseObject({ type: z.literal("application"), name: z.literal("proffer") }),
      }),
      components: z.array(component),
      dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
    })
    .loose()
    .parse(JSON.parse(made.stdout));
  const refs = bill.components.map((one) => one["bom-ref"]);
  expect(new Set(refs).size).toBe(refs.length);
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) expect(refs).toContain(`${name}@${version}`);
  // Not only what we name ourselves: everything that stands in the lock file under a production package.
  const shipped = Object.entries(packages).filter(([path, entry]) => path !== "" && !entry.dev && !entry.devOptional);
  const known = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const missing = shipped.filter(([path, { version }]) => !known.has(`${path.split("node_modules/").at(-1)}@${version}`));
  expect(missing.map(([path]) => path)).toEqual([]);
  expect(bill.components.filter(({ type }) => type === "platform").map(({ hashes }) => hashes[0]?.content)).toEqual(
    Object.values(runtime.sha256),
  );
});

describe("licences", () => {
  /** What may be passed on with the product as it is: nothing asks for more than a notice, or for the source of itself alone. */
  const fitting = [
    ...["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0", "CC0-1.0", "ISC", "MIT", "MIT-0", "Unlicense", "Zlib"],
    ...["CC-BY-4.0", "OFL-1.1"], // words, tables and fonts
    ...["LGPL-3.0-or-later", "MPL-2.0"], // libraries in files of their own
  ];
  /** Who forgot to say it where npm looks, and the file in which it stands. */
  const saidElsewhere: Record<string, string> = { "node_modules/png-js": "LICENSE" };
  const fits = (licence: string) =>
    licence
      .replace(/[()]/g, "")
      .split(" OR ")
      .some((one) => one.split(" AND ").every((each) => fitting.includes(each)));

  test("ours stands beside the code, and where npm looks", () => {
    expect(readFileSync("LICENSE", "utf8")).toMatch(/^MIT License\n/);
    expect(packages[""]?.license).toBe("MIT");
    expect(z.looseObject({ license: z.string() }).parse(json("package.json")).license).toBe("MIT");
  });

  test("of others are known and fit, those of development too: of them the web app is built", () => {
    const others = Object.entries(packages).filter(([path]) => path !== "" && !saidElsewhere[path]);
    expect(others.filter(([, { license }]) => !fits(license ?? "")).map(([path, { license }]) => [path, license])).toEqual([]);
    for (const [path, file] of Object.entries(saidElsewhere)) expect(readFileSync(join(path, file), "utf8")).toMatch(/^MIT License/);
  });

  test("that fits none is found", () => {
    expect(["MIT", "(AFL-2.1 OR BSD-3-Clause)", "MIT AND OFL-1.1"].map(fits)).toEqual([true, true, true]);
    expect(["", "GPL-3.0-only", "MIT AND AGPL-3.0-only", "SEE LICENSE IN LICENSE"].map(fits)).toEqual([false, false, false, false]);
  });
});

describe("what is over the time that is promised", () => {
  const days = (ago: number) => new Date(Date.now() - ago * 86_400_000 - 3_600_000).toISOString();
  const weak = (severity: string, range: string) => ({
    source: 1,
    title: "A weakness",
    url: "https://advisories.example/1",
    severity,
    range,
  });
  /** The command with an npm that answers so. */
  const overdue = (answers: Record<string, unknown>) => {
    const program = join(folder, "npm.mjs");
    writeFileSync(
      program,
      `const told = ${JSON.stringify(answers)}[process.argv[2] === "view" ? process.argv[3] : process.argv[2]];
      process.stdout.write(JSON.stringify(told ?? { error: { summary: "getaddrinfo ENOTFOUND registry" } }, null, 2));`,
    );
    const env = { ...process.env, npm_execpath: program };
    const { stdout, status } = spawnSync(process.execPath, ["scripts/overdue.ts"], { encoding: "utf8", env });
    return { stdout, status };
  };

  test("is told by severity, counted from the version that mends it, with 1 at the end", () => {
    const { stdout, status } = overdue({
      audit: {
        vulnerabilities: {
          one: { via: [weak("critical", ">=1.0.0 <1.2.0")] },
          two: { via: [weak("moderate", "<=2.0.5"), "one"] },
          three: { via: [weak("high", "*")] },
        },
      },
      outdated: {
        four: { current: "1.0.0", latest: "2.1.0" },
        five: { current: "1.0.0", latest: "1.0.1" },
        six: { current: "4.0.1", latest: "3.9.0" },
      },
      one: { "1.1.0": days(300), "1.2.0": days(8) },
      two: { "2.0.5": days(300), "2.0.6": days(61), "2.1.0": days(2) },
      three: { "1.0.0": days(900) },
      four: { "1.0.0": days(900), "1.1.0-beta.1": days(800), "1.1.0": days(91), "2.0.0": days(366), "2.1.0": days(3), "2.2.0": days(1) },
      five: { "1.0.0": days(900), "1.0.1": days(5) },
    });
    expect(stdout.trimEnd().split("\n")).toEqual([
      "      high          three, A weakness (https://advisories.example/1): no version mends it yet: see what can be done without one",
      "      newer version five 1.0.0, after which came 1.0.1: out for 5 days, promised within 90",
      "LATE  critical      one, A weakness (https://advisories.example/1): out for 8 days, promised within 7",
      "LATE  moderate      two, A weakness (https://advisories.example/1): out for 61 days, promised within 60",
      "LATE  newer major   four 1.0.0, after which came 2.0.0: out for 366 days, promised within 365",
      "LATE  newer version four 1.0.0, after which came 1.1.0: out for 91 days, promised within 90",
      "4 over their time.",
    ]);
    expect(status).toBe(1);
  });

  test("isn't known without the registry, which is no good news", () => {
    const { stdout, status } = overdue({});
    expect(stdout).toContain("NOT ASKED  npm audit --package-lock-only: getaddrinfo ENOTFOUND registry");
    expect(stdout).toContain("NOT ASKED  npm outdated");
    expect(stdout).toContain("What couldn't be asked isn't known.");
    expect(status).toBe(2);
  });

  test("is nothing where nothing is", () => {
    expect(overdue({ audit: { vulnerabilities: {} }, outdated: {} })).toEqual({ stdout: "Nothing is over its time.\n", status: 0 });
  });

  test("is as the page promises it", () => {
    const promised = readFileSync("docs/operations.md", "utf8").split("## How soon libraries")[1] ?? "";
    const told = [...promised.matchAll(/^\| ([a-z, ]+) \| (\d+) days \|$/gm)].flatMap(([, what = "", within]) =>
      what.split(", ").map((one) => [one, Number(within)]),
    );
    const [, held = ""] = /const DAYS = \{([^}]+)\}/.exec(readFileSync("scripts/overdue.ts", "utf8")) ?? [];
    expect(told).toEqual([...held.matchAll(/"?([a-z ]+?)"?: (\d+)/g)].map(([, what = "", within]) => [what.trim(), Number(within)]));
    expect(told).toHaveLength(7);
  });
});
