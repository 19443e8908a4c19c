import type { Span } from "#engine/matching/passages.ts";

/** English and Dutch words that end on a point without ending a sentence, in lower case, without that last point. */
const shortened = new Set(
  `dr mr mrs ms prof ir ing drs mr.dr jr sr st vs no nr tel etc ca incl excl max min approx resp inc ltd co corp dept est jan feb febr mrt apr jun jul aug sep sept okt
  oct nov dec e.g i.e a.k.a bijv bv o.a m.b.t d.m.v t.b.v i.v.m m.u.v n.a.v t.a.v i.p.v d.w.z m.i.v t/m p.m a.m p.w p.u b.v n.v b.sc m.sc ph.d b.a m.a b.s m.s s.v.p
  mevr dhr hr mw afd evt blz pag vgl niv gem ong`.split(/\s+/),
);
/** Of these the point may end a sentence as well: it does before a capital. */
const mayEnd = new Set(["etc", "b.v", "n.v", "bv", "inc", "ltd", "co", "corp", "b.sc", "m.sc", "ph.d", "p.w", "p.m", "a.m", "e.d"]);
const closing = /["'”’)\]*_]/;
const opening = /["'“‘([*_€$]/;

/**
 * The sentences of a text in English or Dutch, in reading order, without the white space around them; a text without any
 * gives an empty list. Lines end a sentence where Markdown says so: a blank line, a list item, a heading, a quote, a line
 * that ends on two spaces. Points within numbers ("1.4 TB", "€ 5.900"), after initials ("J. de Vries") and after
 * abbreviations ("o.a.", "e.g.", "dr.") end none. Every text is taken; nothing is refused. Linear in its length.
 */
export function sentencesOf(text: string): Span[] {
  const found: Span[] = [];
  for (const block of blocksOf(text)) splitBlock(text, block, found);
  return found;
}

const itemStart = /^\s{0,8}(?:[-*+•]\s+|\d{1,2}[.)]\s+|#{1,6}\s+|>\s?)/;

/** Lines that Markdown reads as one paragraph, without the signs of lists, headings and quotes before them. */
function blocksOf(text: string): Span[] {
  const blocks: Span[] = [];
  let open: Span | null = null;
  let at = 0;
  while (at <= text.length) {
    let end = text.indexOf("\n", at);
    if (end === -1) end = text.length;
    const line = text.slice(at, end);
    const sign = itemStart.exec(line)?.[0] ?? "";
    if (line.trim() === "") open = null;
    else if (open && sign === "") open.end = end;
    else {
      open = { start: at + sign.length, end };
      blocks.push(open);
    }
    // A heading stands alone, and two spaces (or a backslash) before a line's end are a line break.
    if (sign.includes("#") || /(?: {2}|\\)\r?$/.test(line)) open = null;
    at = end + 1;
  }
  return blocks;
}

function splitBlock(text: string, block: Span, found: Span[]): void {
  let start = block.start;
  for (let at = block.start; at < block.end; at += 1) {
    const sign = text.charAt(at);
    if (sign !== "." && sign !== "!" && sign !== "?" && sign !== "…") continue;
    let end = at + 1;
    while (end < block.end && /[.!?…]/.test(text.charAt(end))) end += 1;
    while (end < block.end && closing.test(text.charAt(end))) end += 1;
    if (end < block.end && !/\s/.test(text.charAt(end))) {
      at = end - 1;
      continue;
    }
    if (sign === "." && !endsHere(text, start, at, end, block.end)) continue;
    push(text, start, end, found);
    start = end;
    at = end - 1;
  }
  push(text, start, block.end, found);
}

/** Words that a letter belongs to: "driving licence B", "hepatitis B". */
const kindBefore =
  /(?<!\p{L})(?:rijbewijs|rijbewijzen|licen[cs]es?|categor(?:y|ie)|class|klasse|hepatitis|vitamine?|type|plan|part|deel|groep|group)\s+$/iu;

/** Does the point at `at` end a sentence? `after` is where what follows it begins. */
function endsHere(text: string, start: number, at: number, after: number, limit: number): boolean {
  let from = at;
  while (from > start && at - from < 12 && !/[\s("'“‘]/.test(text.charAt(from - 1))) from -= 1;
  const word = text.slice(from, at).toLowerCase();
  let next = after;
  while (next < limit && /\s/.test(text.charAt(next))) next += 1;
  if (next >= limit) return true;
  while (next < limit && opening.test(text.charAt(next))) next += 1;
  const follows = text[next] ?? "";
  const capital = /[\p{Lu}\p{N}]/u.test(follows);
  // An initial: one letter, or letters with points between them, as in "J.P. de Vries"; the letter of a kind is none.
  if (capital && /^\p{Lu}$/u.test(text.slice(from, at)) && kindBefore.test(text.slice(start, from))) return true;
  if (/^\p{L}(?:\.\p{L})*$/u.test(word) && !mayEnd.has(word)) return false;
  if (shortened.has(word)) return mayEnd.has(word) && capital;
  return capital || !/\p{Ll}/u.test(follows);
}

/** No sentence is longer: what goes on is another one, from the next word. */
const LONGEST = 1000;

function push(text: string, from: number, to: number, found: Span[]): void {
  for (let start = from; start < to; ) {
    let end = Math.min(to, start + LONGEST);
    if (end < to) {
      const space = text.slice(start + LONGEST / 2, end).search(/\s\S*$/);
      if (space >= 0) end = start + LONGEST / 2 + space;
    }
    pushOne(text, start, end, found);
    start = end;
  }
}

function pushOne(text: string, from: number, to: number, found: Span[]): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text.charAt(start))) start += 1;
  while (end > start && /[\s\\]/.test(text.charAt(end - 1))) end -= 1;
  if (end > start && /[\p{L}\p{N}]/u.test(text.slice(start, end))) found.push({ start, end });
}
