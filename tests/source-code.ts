import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { type ESTree, parseSync } from "vite";

type Node = ESTree.Node;

/** Every node of a parsed file, with those that it stands in, the outermost first. */
export function nodesIn(program: unknown): { node: Node; around: Node[] }[] {
  const found: { node: Node; around: Node[] }[] = [];
  const visit = (value: unknown, around: Node[]): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, around);
    else if (value && typeof value === "object") {
      const isNode = "type" in value && typeof value.type === "string";
      if (isNode) found.push({ node: value as Node, around });
      const within = isNode ? [...around, value as Node] : around;
      for (const child of Object.values(value)) if (typeof child === "object") visit(child, within);
    }
  };
  visit(program, []);
  return found;
}

export const lineAt = (text: string, place: number): number => text.slice(0, place).split("\n").length;
const isFunction = ({ type }: Node) => /^(Arrow)?Function(Expression|Declaration)$/.test(type);

/** Functions of a file that stand in no other, with how many lines their bodies have between the braces. */
export function functionsIn(file: string): { name: string; line: number; lines: number }[] {
  const text = readFileSync(file, "utf8");
  return nodesIn(parseSync(file, text).program).flatMap(({ node, around }) => {
    if (!isFunction(node) || around.some(isFunction)) return [];
    const { body } = node as ESTree.Function | ESTree.ArrowFunctionExpression;
    if (!body) return [];
    const between = lineAt(text, body.end) - lineAt(text, body.start) + 1;
    const named = [...around].reverse().find((one) => "key" in one || ("id" in one && one.id)) as { key?: Node; id?: Node } | undefined;
    const own = ("id" in node && node.id) || named?.key || named?.id;
    return {
      name: own && "name" in own ? String(own.name) : "?",
      line: lineAt(text, node.start),
      lines: body.type === "BlockStatement" ? Math.max(0, between - 2) : between,
    };
  });
}

/** What stands wherever a cast may go round the types; most files have none. */
const MAY_CAST = /\bas\s+(?:never|unknown)\b|[\])!]\s*as\b/;
/** A comment that speaks of every indexed read in a file, near its head. */
const FILE_REASON = /^(\/\/|\/\*\*?| \*) ?Indexed reads: /m;

/**
 * Casts of a file that go round the types and say no reason: `as never`, `as unknown as`, and `list[i] as T`. A comment beside it is a
 * reason, or right above its statement; for indexed reads one for the whole file, which begins "Indexed reads:".
 */
export function castsWithoutReason(file: string): string[] {
  const text = readFileSync(file, "utf8");
  if (!MAY_CAST.test(text)) return [];
  const lines = text.split("\n");
  const isComment = (line: string | undefined) => /^\s*(\/\/|\/\*|\*|\{\/\*)/.test(line ?? "");
  const areReadsExplained = FILE_REASON.test(lines.slice(0, 40).join("\n"));
  return nodesIn(parseSync(file, text).program).flatMap(({ node, around }) => {
    const kind = castOf(node, text);
    if (!kind || (kind === "[…] as" && areReadsExplained)) return [];
    const line = lineAt(text, node.start);
    const statement = around.findLast(
      ({ type }) => /Statement$|Declaration$|^Property$|Definition$/.test(type) && type !== "BlockStatement",
    );
    const from = statement ? lineAt(text, statement.start) : line;
    const beside = [line, lineAt(text, node.end)].some((one) => /\/\/ |\*\/|\/\*/.test(lines[one - 1] ?? ""));
    return beside || isComment(lines[line - 2]) || isComment(lines[from - 2]) ? [] : [`${file}:${line} ${kind}`];
  });
}

function castOf(node: Node, text: string): string | null {
  if (node.type !== "TSAsExpression") return null;
  const { expression, typeAnnotation } = node;
  if (typeAnnotation.type === "TSNeverKeyword") return "as never";
  if (expression.type === "TSAsExpression" && expression.typeAnnotation.type === "TSUnknownKeyword") return "as unknown as";
  const isConst = text.slice(typeAnnotation.start, typeAnnotation.end) === "const";
  return expression.type === "MemberExpression" && expression.computed && !isConst ? "[…] as" : null;
}

const EVERYTHING = "*";

type Parsed = ReturnType<typeof parseSync>["module"];
const modules = new Map<string, { text: string; module: Parsed }>();
/** What a file takes and gives. */
function moduleOf(file: string): { text: string; module: Parsed } {
  const known = modules.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const made = { text, module: parseSync(file, text).module };
  modules.set(file, made);
  return made;
}

/** What each file takes of the others, by the path of those: names, or everything. */
function takenBy(file: string): [path: string, name: string][] {
  const { text, module } = moduleOf(file);
  const pathOf = (wanted: string) =>
    wanted.startsWith("#")
      ? wanted.startsWith("#tests")
        ? wanted.slice(1)
        : `src/${wanted.slice(1)}`
      : wanted.startsWith(".")
        ? normalize(join(dirname(file), wanted))
        : null;
  const taken: [string, string][] = [];
  const take = (wanted: string, names: string[]) => {
    const path = pathOf(wanted.split("?")[0] ?? wanted);
    if (path) for (const name of names) taken.push([path, name]);
  };
  for (const { moduleRequest, entries } of module.staticImports)
    take(
      moduleRequest.value,
      entries.map(({ importName }) => importName.name ?? (importName.kind === "Default" ? "default" : EVERYTHING)),
    );
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName } of entries) if (moduleRequest) take(moduleRequest.value, [importName.name ?? EVERYTHING]);
  // Imports on demand, and in types: everything that the file has may be meant.
  for (const [, wanted = ""] of text.matchAll(/\bimport\(\s*"([^"]+)"/g)) take(wanted, [EVERYTHING]);
  return taken;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes("node_modules"))
    .map((file) => join(folder, file));

/** What files of the product export that no other file takes from them, tests among those: `src/file.ts name`. */
export function unusedExports(): string[] {
  const isOfProduct = (file: string) => file.startsWith("src/") && !/\.(test|gen)\.tsx?$/.test(file);
  const all = [...filesIn("src"), ...filesIn("tests"), ...filesIn("scripts"), ...readdirSync(".").filter((file) => /\.ts$/.test(file))];
  const taken = new Set(all.flatMap(takenBy).map(([path, name]) => `${path} ${name}`));
  return all.filter(isOfProduct).flatMap((file) => {
    if (taken.has(`${file} ${EVERYTHING}`)) return [];
    const names = moduleOf(file).module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName }) => exportName.name ?? (exportName.kind === "Default" ? "default" : EVERYTHING)),
    );
    return names.filter((name) => name !== EVERYTHING && !taken.has(`${file} ${name}`)).map((name) => `${file} ${name}`);
  });
}

/** Alternatives that a pattern may have before it is a list of words. */
const MOST_ALTERNATIVES = 5;

/** Literals of a file that hold more alternatives in one group, "a|b|c|d|e|f", than a pattern may: by line. */
export function longAlternations(file: string): number[] {
  const text = readFileSync(file, "utf8");
  return nodesIn(parseSync(file, text).program).flatMap(({ node }) => {
    const held = patternIn(node);
    return held !== null && mostAlternatives(held) > MOST_ALTERNATIVES ? [lineAt(text, node.start)] : [];
  });
}

function patternIn(node: Node): string | null {
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.raw).join(" ");
  if (node.type !== "Literal") return null;
  if ("regex" in node && node.regex) return node.regex.pattern;
  return typeof node.value === "string" ? node.value : null;
}

function mostAlternatives(pattern: string): number {
  /** Alternatives so far of each group that is open, the outermost first. */
  const open = [1];
  let most = 1;
  for (const [sign] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[(|)]/gs)) {
    if (sign === "(") open.push(1);
    else if (sign === ")" && open.length > 1) open.pop();
    else if (sign === "|") {
      open.push((open.pop() ?? 0) + 1);
      most = Math.max(most, open.at(-1) ?? 0);
    }
  }
  return most;
}
