import { execFileSync } from "node:child_process";

/** Builds what a change has made old, so that no page is tried as it was before. After `npm test`'s own setup there is nothing to build. */
export default function setup(): void {
  // Vitest says that this is a test; what is built is what people get.
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync(process.execPath, ["scripts/setup.mjs", "--only-build"], { stdio: "inherit", env });
}
