import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { Call } from "../src/contract/call.ts";

const CONTRACT = join(import.meta.dirname, "../src/contract/index.ts");
/** What stands in its place: a module that names the areas, below it one for each area, below that one for each call. */
const LIGHT = "\0light-contract/";

/**
 * The contract as the browser gets it: of every call its method, path, whether anybody may make it and whether it takes files. Schemas are types there
 * and nothing else; with zod they would be a third of what a first visit loads. What the code imports, and its types, stay the same.
 *
 * Every call is a module, not a part of one object: the bundler then has it travel with the screens that make it.
 */
export const lightContract: Plugin = {
  name: "light-contract",
  enforce: "pre",
  resolveId: (id) => (id.startsWith(LIGHT) ? { id, moduleSideEffects: false } : undefined),
  async load(id) {
    if (id.split("?")[0] === CONTRACT) return `export * as api from ${JSON.stringify(LIGHT)};`;
    if (!id.startsWith(LIGHT)) return;
    const { module, dependencies } = await contract();
    for (const path of dependencies) this.addWatchFile(path);
    const [area = "", name] = id.slice(LIGHT.length).split("/");
    const calls = module.api[area];
    if (!calls) return exportAll(module.api, (each) => `* as ${each}`, LIGHT);
    const call = name && calls[name];
    return call ? `export default ${JSON.stringify(lightOf(call))};` : exportAll(calls, (each) => `{ default as ${each} }`, `${id}/`);
  },
  watchChange: () => {
    known = undefined;
  },
};

type Contract = { api: Record<string, Record<string, Call>> };
let known: ReturnType<typeof runnerImport<Contract>> | undefined;
function contract() {
  known ??= runnerImport<Contract>(CONTRACT);
  return known;
}

const exportAll = (of: object, as: (name: string) => string, from: string): string =>
  Object.keys(of)
    .map((name) => `export ${as(name)} from ${JSON.stringify(from + name)};`)
    .join("\n");

/** Of the access only whether a session counts is asked in the browser. */
const lightOf = ({ method, path, access, upload }: Call) => ({
  method,
  path,
  ...(access === "public" && { access }),
  ...(upload && { upload }),
});
