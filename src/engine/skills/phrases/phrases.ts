import { nth } from "#contract/nth.ts";
import { fold, isWordCode, type Tokens, tokensOf } from "../tokens.ts";

/** How strictly a phrase must stand in the text. */
type Strictness = "free" | "cased" | "doubtful";

interface Node {
  next: Map<string, Node> | null;
  /** Index of the entry that ends here, or -1. */
  entry: number;
  strictness: Strictness;
  /** The phrase as the lexicon writes it, for those whose case counts. */
  written: string;
}

export interface Hit {
  entry: number;
  start: number;
  end: number;
  /** The first token, and how many. */
  token: number;
  count: number;
  strictness: Strictness;
  written: string;
}

const emptyNode = (): Node => ({ next: null, entry: -1, strictness: "free", written: "" });

/**
 * Many phrases looked for at once: a trie over words. Finding costs one walk over the words of the text, each step at
 * most as long as the longest phrase.
 */
export class Phrases {
  private readonly root: Node = emptyNode();

  /** Adds a phrase. `!` before it: its case counts; `?` before it: its case counts and the words around it must support it. */
  add(marked: string, entry: number): void {
    const strictness: Strictness = marked.startsWith("!") ? "cased" : marked.startsWith("?") ? "doubtful" : "free";
    const written = strictness === "free" ? marked : marked.slice(1);
    let node = this.root;
    for (const key of tokensOf(written).keys) {
      node.next ??= new Map();
      let child = node.next.get(key);
      if (!child) {
        child = emptyNode();
        node.next.set(key, child);
      }
      node = child;
    }
    if (node === this.root || node.entry !== -1) return;
    node.entry = entry;
    node.strictness = strictness;
    node.written = written;
  }

  /** The entry that a whole text names, or -1; case never counts here. */
  whole(text: string): number {
    let node: Node | undefined = this.root;
    const { keys } = tokensOf(text);
    if (keys.length === 0) return -1;
    for (const key of keys) {
      const next: Map<string, Node> | null = node.next;
      node = next?.get(key) ?? (next ? singular(next, key) : undefined);
      if (!node) return -1;
    }
    return node.entry;
  }

  /** The longest phrases from left to right, never overlapping. */
  find(text: string, tokens: Tokens = tokensOf(text)): Hit[] {
    const hits: Hit[] = [];
    const { keys, starts, ends } = tokens;
    const first = this.root.next;
    if (!first) return hits;
    for (let at = 0; at < keys.length; at += 1) {
      let node = first.get(nth(keys, at)) ?? singular(first, nth(keys, at));
      if (!node) continue;
      let last: Node | undefined;
      let lastToken = at;
      let token = at;
      while (node) {
        if (node.entry !== -1 && standsAlone(text, nth(starts, at), nth(ends, token))) {
          last = node;
          lastToken = token;
        }
        if (!node.next || token + 1 >= keys.length || !joins(text, nth(ends, token), nth(starts, token + 1))) break;
        token += 1;
        node = node.next.get(nth(keys, token)) ?? singular(node.next, nth(keys, token));
      }
      if (!last) continue;
      hits.push({
        entry: last.entry,
        start: nth(starts, at),
        end: nth(ends, lastToken),
        token: at,
        count: lastToken - at + 1,
        strictness: last.strictness,
        written: last.written,
      });
      at = lastToken;
    }
    return hits;
  }
}

/** "APIs", "databases" find "API", "database". */
function singular(next: Map<string, Node>, key: string): Node | undefined {
  return key.length > 3 && key.endsWith("s") && !key.endsWith("ss") ? next.get(key.slice(0, -1)) : undefined;
}

/** ".net" at the end of a web address is no skill. */
function standsAlone(text: string, start: number, end: number): boolean {
  return (
    !(text.charCodeAt(start) === 46 && start > 0 && isWordCode(text.charCodeAt(start - 1))) &&
    !(text[end] === "@" || text[start - 1] === "@")
  );
}

/** May the words on both sides belong to one phrase? A line break does, the end of a sentence, of a list's item or of a cell doesn't. */
function joins(text: string, from: number, to: number): boolean {
  if (to - from > 4) return false;
  if (to - from > 2 && text.startsWith("   ", from)) return false;
  let breaks = 0;
  let signs = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10) breaks += 1;
    else if (code === 32 || code === 13 || code === 0xa0) continue;
    else if (
      code === 9 ||
      code === 44 ||
      code === 59 ||
      code === 58 ||
      code === 40 ||
      code === 41 ||
      code === 124 ||
      code === 0x2022 ||
      code === 33 ||
      code === 63
    )
      return false;
    else {
      signs += 1;
      // A dot with a space behind it ends a sentence; "node.js" has none.
      if (code === 46 && at + 1 < to) return false;
    }
  }
  return breaks <= 1 && signs <= 1 && !(breaks === 1 && signs === 1);
}

const listSign = new Set([",", ";", "|", "•", "·", "/", "(", ")", ":", "\n", "*", "–", "—", "+", "●", "▪", "-", "[", "]", "\t"]);

/** Does it stand as an item of a list: a list's sign, a line's end or the text's end on both sides? */
export function isListItem(text: string, start: number, end: number): boolean {
  let before = start - 1;
  while (before >= 0 && text[before] === " " && start - before < 8) before -= 1;
  let after = end;
  while (after < text.length && (text[after] === " " || text[after] === "\r") && after - end < 8) after += 1;
  const opens = before < 0 || listSign.has(nth(text, before));
  const closes = after >= text.length || listSign.has(nth(text, after)) || (text[after] === "." && !isWordCode(text.charCodeAt(after + 1)));
  return opens && closes;
}

const introducing = new Set([
  "in",
  "with",
  "met",
  "using",
  "en",
  "and",
  "or",
  "of",
  "zoals",
  "like",
  "van",
  "knowledge",
  "language",
  "taal",
  "via",
  "ms",
  "microsoft",
  "used",
  "gebruikte",
  "advanced",
  "basic",
  "gevorderd",
  "gevorderde",
]);
const following = new Set([
  "skills",
  "vaardigheden",
  "knowledge",
  "kennis",
  "experience",
  "ervaring",
  "proficiency",
  "developer",
  "programming",
  "programmer",
  "ontwikkelaar",
  "ontwikkeling",
  "programmeur",
  "spreadsheets",
  "macros",
  "pakket",
]);
const otherLetters = /rijbewijs|licen[cs]e|vitamin|categor|klasse|class|hepatitis|groep|group|type/i;

/** "R&D", "Go-live": a sign joins it to a word of its own. "BIG-nummer" is of the BIG: there the name means nothing else. */
function isPartOfWord(text: string, { start, end, strictness }: Hit): boolean {
  const signs = strictness === "doubtful" ? "[&'’-]" : "&";
  return (
    new RegExp(`^${signs}\\p{L}`, "u").test(text.slice(end, end + 2)) ||
    new RegExp(`\\p{L}${signs}$`, "u").test(text.slice(Math.max(0, start - 2), start))
  );
}

/** Whatever begins a sentence has a capital. */
const isBeginning = (text: string, start: number): boolean =>
  /(?:^|[.!?:•\n]\s*|\n\s*[-–*]\s*)$/u.test(text.slice(Math.max(0, start - 6), start));

/** "Swift answers to customers": a word in small letters goes on with it, where a name is followed by "in", "for" or a list, or is letters ("SAP ingevoerd"). */
function isGoingOn(text: string, tokens: Tokens, hit: Hit): boolean {
  const at = hit.token + hit.count;
  const start = tokens.starts[at];
  if (/\p{Lu}{2}/u.test(text.slice(hit.start, hit.end))) return false;
  if (start === undefined || start - hit.end !== 1 || text[hit.end] !== " ") return false;
  return /^\p{Ll}/u.test(text.slice(start, start + 1)) && !linking.has(nth(tokens.keys, at));
}
const linking = new Set(["for", "with", "and", "on", "voor", "met", "en", "op", "bij", "at", "or", "of"]);

/** "SAP is a must", "Excel op gevorderd niveau", "Word 2019": what stands behind says that it is a thing to know. */
const saidOfThing =
  /^ (?:(?:is|are|zijn) (?:(?:a|an|een|absolutely|absoluut|ook|also|wel|echt|really) ){0,2}(?:must|plus|pr[eé]|requirement|vereiste?|eis|required|essential|mandatory|needed|nodig|verplicht|preferred|desirable|gewenst|wenselijk|noodzakelijk|second nature|tweede natuur|gesneden koek)|kent (?:voor jou )?geen geheimen|(?:op|at) (?:an? |een )?(?:advanced|basic|expert|intermediate|high|good|gevorderd|hoog|goed|basis)[ -]?(?:niveau|level)|(?:19|20)\d\d(?!\d))(?!\p{L})/iu;

/** Is a word that also means something else ("Go", "R", "Excel", "Word") meant as the skill here? */
export function isMeant(text: string, tokens: Tokens, hit: Hit, nearSure: boolean): boolean {
  const here = text.slice(hit.start, hit.end);
  // A name with a capital has it in its plural as well: "PLCs", and not "leans".
  const isPlural = fold(here) === `${fold(hit.written)}s`;
  const exact = here === hit.written;
  const listed = isListItem(text, hit.start, hit.end);
  const next = tokens.keys[hit.token + hit.count] ?? "";
  if (isPartOfWord(text, hit) && !following.has(next)) return false;
  if (exact && saidOfThing.test(text.slice(hit.end, hit.end + 50))) return true;
  if (hit.strictness === "cased" && isPlural) return here.startsWith(hit.written);
  if (hit.strictness === "cased" && (listed || fold(here) !== fold(hit.written) || following.has(next))) return true;
  if (!listed && !following.has(next) && isBeginning(text, hit.start) && isGoingOn(text, tokens, hit)) return false;
  if (hit.strictness === "cased") return exact;
  if (otherLetters.test(text.slice(Math.max(0, hit.start - 25), hit.start))) return false;
  if (!exact) return listed && nearSure;
  if (listed || nearSure || following.has(next)) return true;
  const before = tokens.keys[hit.token - 1];
  if (before === undefined || hit.start - nth(tokens.ends, hit.token - 1) !== 1) return false;
  if (introducing.has(before)) return true;
  return here.length >= 4 && /^\p{Ll}/u.test(text.slice(nth(tokens.starts, hit.token - 1)));
}
