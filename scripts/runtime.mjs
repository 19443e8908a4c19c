// Plain JavaScript: `setup.mjs` runs it on the machine's own Node.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * What is wrong with the Node that was installed: null where its bytes are those that stand in runtime.json. The lock file holds a hash of
 * each package; of this one that is an empty shell, whose install script fetches the program, which nothing else would hold.
 */
export function runtimeFault(program, platform = `${process.platform}-${process.arch}`) {
  const { version, sha256 } = JSON.parse(readFileSync(new URL("runtime.json", import.meta.url), "utf8"));
  const pinned = sha256[platform];
  if (!pinned) return { isKnown: false, message: `Node ${version} isn't pinned for ${platform}: scripts/runtime.json has no hash of it.` };
  const found = createHash("sha256").update(readFileSync(program)).digest("hex");
  if (found === pinned) return null;
  return { isKnown: true, message: `${program} isn't the Node ${version} that scripts/runtime.json names: its SHA-256 is ${found}.` };
}
