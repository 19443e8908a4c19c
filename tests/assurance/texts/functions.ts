import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";
import { parseMarkdown } from "#contract/text/markdown.ts";

type Call = (text: string) => () => unknown;

const ENGINE = join(import.meta.dirname, "../../../src/engine");

/** How a function may want a text. */
const texts: Record<string, (text: string) => unknown> = {
  string: (text) => text,
  "string | null": (text) => text,
  "string[]": (text) => text.split("\n"),
  "readonly string[]": (text) => text.split("\n"),
};

/** What it may want beside; anything else makes it one that `calls` reaches with records. */
const plain: Record<string, (text: string) => unknown> = {
  ...texts,
  Language: () => "nl",
  boolean: () => true,
  number: () => 1,
};

/** Take what the engine itself wrote (its entries, its patterns), and no text of anybody's. */
const ofTheEngine = new Set([
  "index/entry › unpackEntry",
  "vacancy/fact › labelled",
  "words/vacancy-words › wording",
  "words/protected-wording › inParts",
  "words/protected-wording › ofWords",
]);

/** The exported functions of the engine that take a text and nothing that has to be made first, each as `file › name`. */
export async function functionsOnTexts(): Promise<Record<string, Call>> {
  const found: Record<string, Call> = {};
  const files = readdirSync(ENGINE, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  for (const file of files.sort()) {
    const text = readFileSync(join(ENGINE, file), "utf8");
    for (const { name, wants } of exportedIn(text)) {
      const called = `${file.replace(".ts", "")} › ${name}`;
      if (!wants.some((want) => want in texts) || !wants.every((want) => want in plain) || ofTheEngine.has(called)) continue;
      const module = (await import(join(ENGINE, file))) as Record<string, (...given: unknown[]) => unknown>;
      found[called] = (given) => () => module[name]?.(...wants.map((want) => plain[want]?.(given)));
    }
  }
  return { ...found, "contract/markdown › parseMarkdown": (text) => () => parseMarkdown(text) };
}

/** The names of exported functions with the types of what they must be given. */
function exportedIn(text: string): { name: string; wants: string[] }[] {
  return parseSync("file.ts", text).program.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type === "FunctionDeclaration" && declaration.id)
      return [{ name: declaration.id.name, wants: wantedBy(declaration, text) }];
    if (declaration.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && init?.type === "ArrowFunctionExpression" ? [{ name: id.name, wants: wantedBy(init, text) }] : [],
    );
  });
}

const wantedBy = ({ params }: ESTree.Function | ESTree.ArrowFunctionExpression, text: string): string[] =>
  params.flatMap((param) => {
    if (param.type !== "Identifier") return param.type === "AssignmentPattern" ? [] : ["?"];
    if (param.optional) return [];
    const of = param.typeAnnotation?.typeAnnotation;
    return [of ? text.slice(of.start, of.end) : "?"];
  });
