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
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional(), integrity: z.string().optional() })),
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

test("the bill of materials is CycloneDX, and names every package with its hash, and the runtime", { timeout: 120_000 }, () => {
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
