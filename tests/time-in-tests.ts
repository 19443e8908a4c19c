import { readFileSync } from "node:fs";
import { type ESTree, parseSync } from "vite";
import { lineAt, nodesIn } from "./source-code.ts";

type Node = ESTree.Node;

/** What tells how long something took or how much it held. */
const MEASURE = /\bperformance\s*\.\s*now\b|\b(?:threadCpuUsage|cpuUsage|memoryUsage|hrtime|resourceUsage)\b/;
const DIFFERENCE = /\bDate\.now\(\)\s*-\s*[a-z_]\w*\b(?!\s*\*)/;
/** What is called a limit, in milliseconds or in seconds; how long a server of the tests pauses is none. */
const LIMIT = /^(?!pause|every|delay)(?:\w*_)?(ms|seconds)$|^(timeout)$/i;
const LEAST_MS = 2000;

const calledName = (node: Node): string | null => {
  if (node.type !== "CallExpression") return null;
  const { callee } = node;
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" && callee.property.type === "Identifier" ? callee.property.name : null;
};

/** A comment on the line, or right above it. */
function isExplained(lines: string[], line: number): boolean {
  const isComment = (text: string | undefined) => /^\s*(?:\/\/|\/\*|\*)/.test(text ?? "");
  return /\/\/ /.test(lines[line - 1] ?? "") || isComment(lines[line - 2]);
}

/** Names of a file that hold a measure: `const took = performance.now() - start`. */
const measured = (program: Node, text: string): Set<string> =>
  new Set(
    nodesIn(program).flatMap(({ node }) => {
      if (node.type !== "VariableDeclarator" || !node.init || node.id.type !== "Identifier") return [];
      const said = text.slice(node.init.start, node.init.end);
      return MEASURE.test(said) || DIFFERENCE.test(said) ? [node.id.name] : [];
    }),
  );

/** Expectations of a test file that look at a duration, at processor time or at memory: `tests/a.test.ts:12`. */
export function expectedMeasures(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { program } = parseSync(file, text);
  const names = measured(program, text);
  return nodesIn(program).flatMap(({ node }) => {
    if (calledName(node) !== "expect" || node.type !== "CallExpression") return [];
    const [given] = node.arguments;
    if (!given) return [];
    const said = text.slice(given.start, given.end);
    const holdsOne = [...said.matchAll(/\b[a-z_]\w*\b/gi)].some(([name]) => names.has(name));
    return holdsOne || MEASURE.test(said) || DIFFERENCE.test(said) ? [`${file}:${lineAt(text, node.start)}`] : [];
  });
}

/** Limits of a test file below two seconds without a comment beside them: only what has to run out may be so short. */
export function shortLimits(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const lines = text.split("\n");
  return nodesIn(parseSync(file, text).program).flatMap(({ node }) => {
    if (node.type !== "Property" || node.value.type !== "Literal") return [];
    const name = node.key.type === "Identifier" ? node.key.name : node.key.type === "Literal" ? String(node.key.value) : "";
    const unit = LIMIT.exec(name);
    const amount = Number(node.value.value);
    if (!unit || !(amount > 0) || typeof node.value.value === "boolean") return [];
    const ms = unit[1]?.toLowerCase() === "seconds" ? amount * 1000 : amount;
    const line = lineAt(text, node.start);
    return ms < LEAST_MS && !isExplained(lines, line) ? [`${file}:${line} ${name}`] : [];
  });
}

/** Waits of a test file for nothing but time, that don't say beside them why. Those that look again and again stand in a loop. */
export function bareWaits(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const lines = text.split("\n");
  const { program, module } = parseSync(file, text);
  const sleeps = new Set(
    module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value === "node:timers/promises")
      .flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  return nodesIn(program).flatMap(({ node, around }) => {
    const name = calledName(node);
    const isSleep = name !== null && (sleeps.has(name) || name === "waitForTimeout");
    if (!isSleep && !isPromiseOfTime(node, text)) return [];
    if (around.some(({ type }) => /^(?:For|While|DoWhile)/.test(type))) return [];
    const line = lineAt(text, node.start);
    return isExplained(lines, line) ? [] : [`${file}:${line}`];
  });
}

/** `new Promise((resolve) => setTimeout(resolve, 500))` */
const isPromiseOfTime = (node: Node, text: string): boolean =>
  node.type === "NewExpression" && /^new Promise\b[^;]*\bsetTimeout\((?:resolve|done|r)\b/.test(text.slice(node.start, node.end));
