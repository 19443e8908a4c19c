// Indexed reads: between two places of a text that were found in it.

/** A stretch of a text: JavaScript string indices, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** How long a quote may be. */
const LONGEST_QUOTE = 200;
const sentenceEnd = /[.!?](?=\s+["'(“‘]?[\p{Lu}\d•])/gu;
const shortened =
  /(?:(?<!\p{L})(?:e\.g|i\.e|etc|bijv|o\.a|m\.b\.t|d\.m\.v|incl|excl|max|min|ca|dr|mr|mrs|ms|mw|mevr|dhr|ing|ir|drs|prof|st|vs|approx|resp|t\.b\.v|i\.v\.m|m\.u\.v|inc|ltd|co|jr|sr|b\.v|n\.v|jan|feb|febr|mrt|apr|jun|jul|aug|sept?|okt|oct|nov|dec|gem|evt|tel|afd)|nr|(?<!\p{L})\p{L})\.$/iu;

/**
 * A text as sentences and list items, in reading order, trimmed of blanks and bullets. A line that goes on in lower case
 * on the next line is one passage. Linear in the text's length.
 */
export function passagesOf(text: string): Span[] {
  const passages: Span[] = [];
  let start = 0;
  let at = 0;
  const length = text.length;
  while (at <= length) {
    let end = text.indexOf("\n", at);
    if (end === -1) end = length;
    if (end < length && goesOn(text, start, end)) {
      at = end + 1;
      continue;
    }
    pushSentences(text, start, end, passages);
    start = end + 1;
    at = start;
  }
  return passages;
}

/** Shorter lines don't wrap. */
const SHORTEST_WRAPPED = 40;
const lineStart = (text: string, start: number, end: number) => Math.max(start, text.lastIndexOf("\n", end - 1) + 1);

/** Is the line end at `end` only a wrapped line? */
function goesOn(text: string, start: number, end: number): boolean {
  // Running text fills its line; a title, a name or an address is short and stands for itself.
  if (end - start > 1500 || end - lineStart(text, start, end) < SHORTEST_WRAPPED) return false;
  let last = end - 1;
  while (last >= start && (text[last] === " " || text[last] === "\r")) last -= 1;
  if (last < start || /[.:;!?•]/.test(text[last] as string)) return false;
  let next = end + 1;
  while (next < text.length && text[next] === " ") next += 1;
  return /[\p{Ll}(]/u.test(text[next] ?? "");
}

function pushSentences(text: string, start: number, end: number, passages: Span[]): void {
  const line = text.slice(start, end);
  let from = 0;
  for (const hit of line.matchAll(sentenceEnd)) {
    const to = hit.index + 1;
    if (to - from < 12 || shortened.test(line.slice(Math.max(from, to - 8), to))) continue;
    push(text, start + from, start + to, passages);
    from = to;
  }
  push(text, start + from, end, passages);
}

const edge = /[\s•·●▪*\u2022\-–—|>]/;

function push(text: string, start: number, end: number, passages: Span[]): void {
  while (start < end && edge.test(text[start] as string)) start += 1;
  while (end > start && /\s/.test(text[end - 1] as string)) end -= 1;
  if (end > start) passages.push({ start, end });
}

/** The passage that holds a place; passages are in order and never overlap. */
export function passageAt(passages: Span[], at: number): Span | undefined {
  let low = 0;
  let high = passages.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const passage = passages[middle] as Span;
    if (at < passage.start) high = middle - 1;
    else if (at >= passage.end) low = middle + 1;
    else return passage;
  }
  return undefined;
}

/** Whoever found a whole passage quotes it; no sentence is longer. */
const LONGEST_FOUND = 2000;
const upToCharacter = (text: string, at: number) => (/[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at);

/** At most 200 characters of a passage around what was found in it, cut between words. */
export function quoteAround(text: string, passage: Span, { start: first, end: last }: Span): Span {
  const found = { start: first, end: last - first > LONGEST_FOUND ? upToCharacter(text, first + LONGEST_FOUND) : last };
  let { start, end } = passage;
  if (end - start <= LONGEST_QUOTE) return { start, end };
  start = Math.max(start, Math.min(found.start - 70, end - LONGEST_QUOTE));
  end = Math.min(end, Math.max(start + LONGEST_QUOTE, found.end));
  if (start > passage.start) while (start < found.start && !/\s/.test(text[start - 1] as string)) start += 1;
  if (end < passage.end) while (end > found.end && !/\s/.test(text[end] as string)) end -= 1;
  while (end > start && /\s/.test(text[end - 1] as string)) end -= 1;
  return { start, end };
}
