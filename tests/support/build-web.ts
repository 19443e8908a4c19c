import { execFileSync } from "node:child_process";

/** What Vitest sets: with it the build would be another. */
const OF_VITEST = new Set(["NODE_ENV", "TEST", "VITEST"]);

/** Builds what a change has made old, so that no page is tried as it was before. After `npm test`'s own setup there is nothing to build. */
export default function setup(): void {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_VITEST.has(name)));
  execFileSync(process.execPath, ["scripts/setup.mjs", "--only-build"], { stdio: "inherit", env });
}
