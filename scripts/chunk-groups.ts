import { createHash } from "node:crypto";
import { build, type InlineConfig, type Rolldown } from "vite";

/** A module that so many screens of the dashboard use is fetched once, with the others of its kind. */
const MANY = 4;
/** What few screens share is no file of its own below this length, in characters before it is minified. */
const SMALL = 20_000;
/** A route's screen, which the router splits off. */
export const ROUTE = /\/src\/web\/routes\/(.+)\.tsx\?tsr-split=component$/;
const SHELL = "dashboard";
const isInside = (route: string) => route.startsWith("dashboard.");

/** Where most visits begin: what they need doesn't travel with what only later screens need. */
const FIRST = ["login", "dashboard.index", "dashboard.candidates.index"];
/** Their styles travel with the app's: a file of a few kB costs more to ask for than to bring along. */
const atFirst = new Set([SHELL, ...FIRST]);
const STYLES = /\.css$/;

/** The shared files. What a module imports stands in an earlier one or the same: otherwise the bundler would move it along. */
const shared = ["app", "ui", "frame", "first", "forms", "few", "front", "desk", "pair", "route"] as const;

/**
 * Which modules travel together. By itself the bundler makes a file of each combination of screens that share something: over a
 * hundred for one visit, each a request. Here a first build tells which screens need a module, and the groups follow from that:
 *
 * - `app`: what every visit needs, as do log-in and what comes after it; `ui`: the dashboard and other pages before it;
 *   `frame`: the dashboard's frame, and the list with the start
 * - `first`: what one of the screens where visits begin shares with others
 * - `forms`: pages before log-in and many screens behind it; `front`: several pages before log-in; `desk`: many screens behind it
 * - what few screens share stands in a file for just those; what one screen alone needs stands with that screen
 */
export async function chunkGroups(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const built = await build({ ...config, configFile: false, logLevel: "error", build: { ...config.build, write: false, minify: false } });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const groups = groupsOf(Object.fromEntries(outputs.flatMap(({ output }) => output.map((each) => [each.fileName, each]))));
  const names = [...new Set(groups.values())];
  const rank = (name: string) => shared.findIndex((kind) => name === kind || name.startsWith(`${kind}-`));
  return names.map((name) => ({ name, test: (id: string) => groups.get(id) === name, priority: shared.length - rank(name) }));
}

function groupsOf(bundle: Rolldown.OutputBundle): Map<string, string> {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  const entries = chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  const routeOf = ({ facadeModuleId }: Rolldown.OutputChunk) => ROUTE.exec(facadeModuleId ?? "")?.[1];
  /** The entries that need a chunk at once, by file name. */
  const needing = new Map<string, Set<Rolldown.OutputChunk>>();
  for (const entry of entries) for (const file of closureOf(entry, bundle)) needing.set(file, (needing.get(file) ?? new Set()).add(entry));

  /** The routes that may load an entry later on, by itself or through another one. */
  const loading = (entry: Rolldown.OutputChunk, seen = new Set([entry])): Set<string> => {
    const found = new Set<string>();
    for (const chunk of chunks) {
      if (!chunk.dynamicImports.includes(entry.fileName)) continue;
      for (const from of needing.get(chunk.fileName) ?? []) {
        const route = from.isEntry ? "app" : routeOf(from);
        if (route) found.add(route);
        else if (!seen.has(from)) for (const each of loading(from, seen.add(from))) found.add(each);
      }
    }
    return found;
  };

  const groups = new Map<string, string>();
  for (const chunk of chunks) {
    const by = [...(needing.get(chunk.fileName) ?? [])];
    if (by.some((entry) => entry.isEntry || atFirst.has(routeOf(entry) ?? "")))
      for (const id of chunk.moduleIds) if (STYLES.test(id)) groups.set(id, "app");
    // What one entry alone needs is its own file already.
    if (chunk.isEntry || routeOf(chunk)) continue;
    const name = groupOf({
      always: by.some(({ isEntry }) => isEntry),
      routes: by.flatMap((entry) => routeOf(entry) ?? []).sort(),
      later: by.flatMap((entry) => (entry.isEntry || routeOf(entry) ? [] : [...loading(entry)])),
      length: chunk.code.length,
    });
    if (name) for (const id of chunk.moduleIds) if (!groups.has(id)) groups.set(id, name);
  }
  return groups;
}

function groupOf({ always, routes, later, length }: { always: boolean; routes: string[]; later: string[]; length: number }) {
  const front = routes.filter((route) => !isInside(route) && route !== SHELL);
  const inside = routes.filter(isInside);
  if (always) return "app";
  const first = FIRST.filter((route) => routes.includes(route));
  const isLogin = first.includes("login");
  if (routes.includes(SHELL)) return isLogin ? "app" : front.length > 0 ? "ui" : "frame";
  if (first.length > 1) return isLogin ? "app" : "frame";
  if (first.length > 0 && routes.length > 1) return `first-${hash(first)}`;
  if (front.length > 0 && inside.length > 0) return inside.length >= MANY || length < SMALL ? "forms" : `few-${hash(routes)}`;
  if (front.length > 1) return "front";
  if (inside.length >= MANY) return "desk";
  if (inside.length > 1) return length < SMALL ? "desk" : `pair-${hash(routes)}`;
  const [only] = routes;
  // What a first screen needs at once is asked for once, though a drawer elsewhere needs a part of it later.
  const isAlone = only && (later.every((route) => route === only) || (FIRST.includes(only) && length < SMALL));
  return isAlone ? `route-${only.replaceAll("$", "_")}` : undefined;
}

const hash = (routes: string[]) => createHash("sha256").update(routes.join()).digest("hex").slice(0, 6);

/** The file of a chunk and all that it imports at once. */
export function closureOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const file of chunk.imports) {
    const imported = bundle[file];
    if (imported?.type === "chunk") closureOf(imported, bundle, found);
  }
  return found;
}
