import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as z from "zod";

// Writes what the product is made of as CycloneDX, to the standard output: `npm run --silent sbom > sbom.cdx.json`. npm lists the lock
// file's packages with their hashes; packages of development among them are marked, for those of the web app are in what is built. The
// program that runs everything comes by a script of a package's, which has no hash in the lock file: it is added as it is pinned.

const bill = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ type: z.string(), name: z.string(), purl: z.string() }) }),
  components: z.array(z.looseObject({ name: z.string() })),
});
const named = z.object({ name: z.string(), version: z.string() });
const pinned = z.object({ version: z.string(), sha256: z.record(z.string(), z.string()) });
const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

// As `npm run` started it, or the one on the path.
const [program, ...before] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
const told = execFileSync(program, [...before, "sbom", "--sbom-format=cyclonedx", "--package-lock-only"], {
  encoding: "utf8",
  maxBuffer: 2 ** 26,
  stdio: ["ignore", "pipe", "ignore"],
});
const made = bill.parse(JSON.parse(told));
const product = named.parse(read("package.json"));
const runtime = pinned.parse(read("scripts/runtime.json"));
made.metadata.component = { ...made.metadata.component, type: "application", name: product.name };
for (const [platform, content] of Object.entries(runtime.sha256))
  made.components.push({
    "bom-ref": `node-runtime@${runtime.version}-${platform}`,
    type: "platform",
    name: "node",
    version: runtime.version,
    description: `Node.js for ${platform}`,
    scope: "required",
    purl: `pkg:generic/node@${runtime.version}?platform=${platform}`,
    hashes: [{ alg: "SHA-256", content }],
  });
process.stdout.write(`${JSON.stringify(made, null, 2)}\n`);
