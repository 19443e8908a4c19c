/** Letters without their marks, lower case: how text is indexed and how a search is read. */
export const plainText = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Text as it is indexed: words and numbers alone, for PostgreSQL's own parser would keep `node.js` or `a@b.nl` as one. */
export const wordsAlone = (text: string) => plainText(text).replace(/[^\p{L}\p{N}]+/gu, " ");

type Node = { term: string } | { phrase: string[] } | { not: Node } | { and: Node[] } | { or: Node[] };

/**
 * A search as people write it, for PostgreSQL's `to_tsquery('simple', …)`: words are all needed and match from their
 * beginning, `"quoted phrases"` word for word, AND, OR, NOT (or -), parentheses. What can't be read as an operator is
 * taken as a word, and an open bracket or quote ends where the text ends. Null when no word is left.
 */
export function searchQuery(text: string): string | null {
  const tokens = tokensOf(plainText(text).slice(0, 500));
  const node = readOr(tokens, 0);
  return node ? written(node) : null;
}

function tokensOf(text: string): string[] {
  return text.match(/"[^"]*"?|[()]|-(?=[\p{L}\p{N}"(])|[^\s()"]+/gu) ?? [];
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function readOr(tokens: string[], depth: number): Node | null {
  const parts: Node[] = [];
  let part = readAnd(tokens, depth);
  if (part) parts.push(part);
  while (tokens[0] === "or") {
    tokens.shift();
    part = readAnd(tokens, depth);
    if (part) parts.push(part);
  }
  return parts.length > 1 ? { or: parts } : (parts[0] ?? null);
}

function readAnd(tokens: string[], depth: number): Node | null {
  const parts: Node[] = [];
  while (tokens.length > 0 && tokens[0] !== "or") {
    if (tokens[0] === ")") {
      if (depth > 0) break;
      tokens.shift(); // closes nothing
      continue;
    }
    if (tokens[0] === "and") {
      tokens.shift();
      continue;
    }
    const part = readOne(tokens, depth);
    if (part) parts.push(part);
  }
  return parts.length > 1 ? { and: parts } : (parts[0] ?? null);
}

function readOne(tokens: string[], depth: number): Node | null {
  const token = tokens.shift() as string;
  if (token === "not" || token === "-") {
    if (tokens.length === 0 || tokens[0] === ")") return null;
    const inner = readOne(tokens, depth);
    return inner && { not: inner };
  }
  if (token === "(") {
    const inner = depth < 20 ? readOr(tokens, depth + 1) : null;
    if (tokens[0] === ")") tokens.shift();
    return inner;
  }
  const words = wordsOf(token);
  if (words.length === 0) return null;
  if (token.startsWith('"') || words.length > 1) return { phrase: words };
  return { term: words[0] as string };
}

function written(node: Node): string {
  if ("term" in node) return `'${node.term}':*`;
  if ("phrase" in node) return `(${node.phrase.map((word) => `'${word}'`).join(" <-> ")})`;
  if ("not" in node) return `!${written(node.not)}`;
  if ("and" in node) return `(${node.and.map(written).join(" & ")})`;
  return `(${node.or.map(written).join(" | ")})`;
}
