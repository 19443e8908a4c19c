import { SEARCH_LENGTH } from "#contract/choices.ts";
import { nth } from "#contract/nth.ts";
import { plainText, surnamePrefixes } from "./letters.ts";

/** Names that are nothing without their signs, as the words that stand for them in the index. */
const signed: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])c\+\+(?![\p{L}\p{N}])/gu, " cplusplus "],
  [/(?<![\p{L}\p{N}])c#(?![\p{L}\p{N}])/gu, " csharp "],
  [/(?<![\p{L}\p{N}])f#(?![\p{L}\p{N}])/gu, " fsharp "],
];
const spelledOut = (plain: string) => signed.reduce((text, [name, word]) => text.replace(name, word), plain);

/** Text as it is indexed: words and numbers alone, for PostgreSQL's own parser would keep `node.js` or `a@b.nl` as one. */
export const wordsAlone = (text: string) => spelledOut(plainText(text)).replace(/[^\p{L}\p{N}]+/gu, " ");

export type SearchNode = { term: string } | { phrase: string[] } | { not: SearchNode } | { and: SearchNode[] } | { or: SearchNode[] };

const searchMistakes = ["bracket_open", "bracket_extra", "bracket_empty", "quote_open", "operand_missing", "too_deep"] as const;
/** What can't be read as it was meant, and where it stands in the text. The search goes on with what can be read. */
interface SearchMistake {
  kind: (typeof searchMistakes)[number];
  start: number;
  end: number;
}

/** A stretch of a search, for drawing it: the pieces in their order are the whole text. */
interface SearchPiece {
  text: string;
  start: number;
  kind: "word" | "operator" | "phrase" | "mistake";
}

interface Search {
  /** Null when no word is left to look for. */
  node: SearchNode | null;
  pieces: SearchPiece[];
  /** In the order of their place. */
  mistakes: SearchMistake[];
}

/** The most words in the phrases of a search, which are looked for in every text that has them all. */
const SEARCH_PHRASE_WORDS = 20;
/** Brackets within brackets: deeper ones are read as if they weren't there. */
const DEEPEST = 50;

type Operator = "and" | "or" | "not";
/** English in any case; Dutch in capitals only, since `en` and `of` are words of every Dutch text. In quotes they are words. */
const english: Record<string, Operator> = { and: "and", or: "or", not: "not" };
const dutch: Record<string, Operator> = { EN: "and", OF: "or", NIET: "not" };
const operatorOf = (word: string): Operator | undefined =>
  (Object.hasOwn(english, word.toLowerCase()) ? english[word.toLowerCase()] : undefined) ??
  (Object.hasOwn(dutch, word) ? dutch[word] : undefined);

type Token = { start: number; text: string; kind: "open" | "close" | "phrase" | "word" | Operator };

/** Six figures or more, as telephone numbers are written: 06-12345678, +31 (0)6 12 34 56 78, (020) 123.45.67. */
const numeral = String.raw`(?<![\p{L}\p{N}])(?:\(\+?\d{1,5}\)|\+?\d)(?:[\s./‐‑–-]{0,3}(?:\(\d{1,4}\)|\d)){5,18}(?![\p{L}\p{N}])`;
const tokenPattern = new RegExp(String.raw`\s+|"[^"]*"?|${numeral}|[()]|-(?=[\p{L}\p{N}"(])|[^\s()"]+`, "gu");
const isNumeral = new RegExp(`^${numeral}$`, "u");

const wordsOf = (text: string) => wordsAlone(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * A search as people write it: words are all needed and match from their beginning, `"quoted phrases"` word for word,
 * AND, OR, NOT (or -, or EN, OF, NIET in capitals), brackets. NOT binds first, then AND, then OR. Nothing is refused: what
 * can't be read is told as a mistake with its place. One pass over the text, whatever it holds.
 */
export function readSearch(text: string): Search {
  const pieces: SearchPiece[] = [];
  const tokens: Token[] = [];
  const mistakes: SearchMistake[] = [];
  for (const { 0: part, index: start } of text.matchAll(tokenPattern)) {
    const isDash = part === "-" && (start === 0 || /[\s(]/.test(text[start - 1] ?? ""));
    const operator = isDash ? "not" : operatorOf(part);
    const kind = part.startsWith('"') ? "phrase" : part === "(" ? "open" : part === ")" ? "close" : (operator ?? "word");
    pieces.push({ text: part, start, kind: operator ? "operator" : kind === "phrase" ? "phrase" : "word" });
    if (/^\s/.test(part)) continue;
    tokens.push({ start, text: part, kind });
    if (kind === "phrase" && (part.length < 2 || !part.endsWith('"')))
      mistakes.push({ kind: "quote_open", start, end: start + part.length });
  }
  const node = parsed(tokens, mistakes);
  mistakes.sort((a, b) => a.start - b.start);
  const wrong = new Set(mistakes.map(({ start }) => start));
  return { node, pieces: pieces.map((piece) => (wrong.has(piece.start) ? { ...piece, kind: "mistake" } : piece)), mistakes };
}

function parsed(tokens: Token[], mistakes: SearchMistake[]): SearchNode | null {
  let at = 0;
  /** Brackets beyond the deepest that are still open. */
  let ignored = 0;
  const tell = (kind: SearchMistake["kind"], { start, text }: Token) => mistakes.push({ kind, start, end: start + text.length });

  const readOr = (depth: number): SearchNode | null => {
    const parts: SearchNode[] = [];
    let isFirst = true;
    for (;;) {
      const operator = tokens[at - 1];
      const part = readAnd(depth);
      if (part) parts.push(part);
      else if (!isFirst && operator) tell("operand_missing", operator);
      const next = tokens[at];
      if (next?.kind !== "or") break;
      if (!part && isFirst) tell("operand_missing", next);
      isFirst = false;
      at++;
    }
    return parts.length > 1 ? { or: parts } : (parts[0] ?? null);
  };

  const readAnd = (depth: number): SearchNode | null => {
    const parts: SearchNode[] = [];
    let pending: Token | null = null;
    for (let token = tokens[at]; token && token.kind !== "or"; token = tokens[at]) {
      if (token.kind === "close") {
        if (ignored === 0 && depth > 0) break;
        if (ignored === 0) tell("bracket_extra", token);
        else ignored--;
        at++;
      } else if (token.kind === "and") {
        if (pending || parts.length === 0) tell("operand_missing", token);
        else pending = token;
        at++;
      } else {
        const part = readOne(depth);
        if (!part) continue;
        parts.push(part);
        pending = null;
      }
    }
    if (pending) tell("operand_missing", pending);
    return allOf(surnamesTogether(parts));
  };

  const readOne = (depth: number): SearchNode | null => {
    let isNot = false;
    let not: Token | null = null;
    for (let token = tokens[at]; token?.kind === "not"; token = tokens[at]) {
      not = token;
      isNot = !isNot;
      at++;
    }
    const token = tokens[at];
    if (!token || token.kind === "close" || token.kind === "and" || token.kind === "or") {
      if (not) tell("operand_missing", not);
      return null;
    }
    at++;
    const node = token.kind === "open" ? readBracket(token, depth) : leafOf(token);
    return node && isNot ? { not: node } : node;
  };

  const readBracket = (open: Token, depth: number): SearchNode | null => {
    if (depth >= DEEPEST) {
      if (!mistakes.some(({ kind }) => kind === "too_deep")) tell("too_deep", open);
      ignored++;
      return null;
    }
    const inner = readOr(depth + 1);
    if (tokens[at]?.kind === "close") {
      if (!inner) tell("bracket_empty", open);
      at++;
    } else tell("bracket_open", open);
    return inner;
  };

  return readOr(0);
}

const allOf = (parts: SearchNode[]): SearchNode | null => (parts.length > 1 ? { and: parts } : (parts[0] ?? null));
/** The first, or another way to write the same. */
const orAs = (node: SearchNode, ...others: SearchNode[]): SearchNode => (others.length > 0 ? { or: [node, ...others] } : node);

/** A word, what stands within quotes, or a number; `O'Brien` and `back-end` are also found where they are written as one word. */
function leafOf({ text, kind }: Token): SearchNode | null {
  if (kind !== "phrase" && isNumeral.test(text)) return numberOf(text);
  const words = wordsOf(text);
  if (words.length === 0) return null;
  return kind === "phrase" ? { phrase: words } : wordOf(text, words);
}

function wordOf(text: string, words: string[]): SearchNode {
  const word = nth(words, 0);
  if (words.length === 1) return orAs({ term: word }, ...(/^(?!19|20)\d{4,5}$/.test(word) ? [{ term: endingIn(word) }] : []));
  return orAs({ phrase: words }, ...(/^[\p{L}\p{M}]+(?:['’‘ʼ‐‑-][\p{L}\p{M}]+)+$/u.test(text) ? [{ term: words.join("") }] : []));
}

/** The index holds telephone numbers with their country, as they are dialled at home, and backwards: so their last figures are a beginning. */
const endingIn = (figures: string) => `endsin${[...figures].reverse().join("")}`;
/** A number as it stands, or as the telephone number that it may be. */
function numberOf(text: string): SearchNode | null {
  const asWritten = allOf(
    text.split(/\s+/).flatMap((part): SearchNode[] => {
      const words = wordsOf(part);
      return words.length > 1 ? [{ phrase: words }] : words.map((term) => ({ term }));
    }),
  );
  const figures = text.replace(/\(0\)/g, "").replace(/\D/g, "");
  const ways = /^\(?\+/.test(text)
    ? [figures]
    : figures.startsWith("00")
      ? [figures.slice(2)]
      : figures.startsWith("0")
        ? [figures, ...(figures.length > 8 ? [endingIn(figures.slice(1))] : [])]
        : [figures, endingIn(figures)];
  return asWritten && orAs(asWritten, ...ways.map((term) => ({ term })));
}

/** `van den Berg` is also found where it is written as one word. */
function surnamesTogether(parts: SearchNode[]): SearchNode[] {
  const joined: SearchNode[] = [];
  for (let at = 0; at < parts.length; ) {
    let end = at;
    const termAt = (place: number) => {
      const part = parts[place];
      return part && "term" in part ? part.term : null;
    };
    for (let word = termAt(end); word !== null && surnamePrefixes.has(word); word = termAt(end)) end++;
    const name = termAt(end);
    const run = parts.slice(at, end + 1);
    if (end === at || name === null) joined.push(...run);
    else joined.push({ or: [{ and: run }, { term: run.map((part) => ("term" in part ? part.term : "")).join("") }] });
    at = end + 1;
  }
  return joined;
}

/** What a search looks for, without what it leaves out: words from their beginning, phrases whole. */
export function soughtOf(node: SearchNode | null): { terms: string[]; phrases: string[][] } {
  const terms = new Set<string>();
  const phrases = new Map<string, string[]>();
  const walk = (one: SearchNode): void => {
    if ("term" in one) terms.add(one.term);
    else if ("phrase" in one) phrases.set(one.phrase.join(" "), one.phrase);
    else if ("and" in one) one.and.forEach(walk);
    else if ("or" in one) one.or.forEach(walk);
  };
  if (node) walk(node);
  return { terms: [...terms], phrases: [...phrases.values()] };
}

/** Why a search is refused, where it is: everything else is read as well as it can be. */
export function tooMuchIn(text: string): "too_long" | "too_many_words" | null {
  if (text.trim().length > SEARCH_LENGTH) return "too_long";
  return phraseWords(readSearch(text).node) > SEARCH_PHRASE_WORDS ? "too_many_words" : null;
}

function phraseWords(node: SearchNode | null): number {
  if (!node || "term" in node) return 0;
  if ("phrase" in node) return node.phrase.length;
  if ("not" in node) return phraseWords(node.not);
  return ("and" in node ? node.and : node.or).reduce((sum, one) => sum + phraseWords(one), 0);
}
