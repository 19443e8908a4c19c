import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { Call } from "../src/contract/call.ts";

const CONTRACT = join(import.meta.dirname, "../src/contract/index.ts");

/**
 * The contract as the browser gets it: of every call its method, path, whether anybody may make it and whether it takes files. Schemas are types there
 * and nothing else; with zod they would be a third of what a first visit loads. What the code imports, and its types, stay the same.
 */
export const lightContract: Plugin = {
  name: "light-contract",
  enforce: "pre",
  async load(id) {
    if (id.split("?")[0] !== CONTRACT) return;
    const { module, dependencies } = await runnerImport<{ api: Record<string, Record<string, Call>> }>(CONTRACT);
    for (const path of dependencies) this.addWatchFile(path);
    const areas = Object.entries(module.api).map(([area, calls]) => [area, mapValues(calls, lightOf)]);
    return `export const api = ${JSON.stringify(Object.fromEntries(areas))};`;
  },
};

/** Of the access only whether a session counts is asked in the browser. */
const lightOf = ({ method, path, access, upload }: Call) => ({
  method,
  path,
  ...(access === "public" && { access }),
  ...(upload && { upload }),
});
const mapValues = <T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
