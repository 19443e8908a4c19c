import { messageText } from "#contract/messages.ts";
import type { Language } from "#contract/text/languages.ts";
import { readSearch, type SearchNode } from "#contract/text/search.ts";
import type { Finder, Marks } from "#contract/text/search-marks.ts";

export { wordsAlone } from "#contract/text/search.ts";

/**
 * A search as people write it (`readSearch`), for PostgreSQL's `to_tsquery('simple', …)`: only words in quotes and the
 * operators leave here, whatever was typed. Null when no word is left.
 */
export function searchQuery(text: string): string | null {
  const { node } = readSearch(text);
  return node && writtenQuery(node);
}

/** The same, of a search that is read already. */
export function writtenQuery(node: SearchNode): string {
  // One letter is itself: `c` isn't every word with a c.
  if ("term" in node) return node.term.length === 1 ? `'${node.term}'` : `'${node.term}':*`;
  if ("phrase" in node) return `(${node.phrase.map((word) => `'${word}'`).join(" <-> ")})`;
  if ("not" in node) return `!${writtenQuery(node.not)}`;
  if ("and" in node) return `(${node.and.map(writtenQuery).join(" & ")})`;
  return `(${node.or.map(writtenQuery).join(" | ")})`;
}

/** What of a search could not be read as it was meant, each with its place, in the reader's language. */
export function searchNotes(text: string | undefined, language: Language) {
  if (!text) return [];
  return readSearch(text).mistakes.map(({ kind, start, end }) => ({
    start,
    end,
    message: messageText(language, `search_${kind}`, { place: start + 1, text: text.slice(start, Math.min(end, start + 40)) }),
  }));
}

const AROUND = 70;
const LONGEST = 240;
/** As far into a text as is looked for something to show. */
const READ = 40_000;

/** So long the main thread looks for what to show of a page; rows that aren't reached go without. */
const SNIPPETS_MS = 100;

type Snippet = { text: string; marks: Marks };

/** What to show of each text, in their order: null where nothing was found, where there is no text, and once the time is over. */
export function snippetsOf(texts: (string | null)[], find: Finder | null, within_ms = SNIPPETS_MS): (Snippet | null)[] {
  const until = performance.now() + within_ms;
  return texts.map((text) => (text && find && performance.now() < until ? snippetOf(text, find) : null));
}

/** The stretch of a text around the first words that a search found, with the places of all of them in it. */
function snippetOf(text: string, find: Finder): Snippet | null {
  const head = text.slice(0, READ);
  const found = find(head, 12);
  const [first] = found;
  if (!first) return null;
  const start = wordStart(head, Math.max(0, first[0] - AROUND));
  const end = wordEnd(head, Math.min(head.length, start + LONGEST));
  const inside = found.filter(([from, to]) => from >= start && to <= end);
  // Line ends become blanks one for one, so that places stay.
  const shown = head.slice(start, end).replace(/\s/g, " ");
  return {
    text: `${start > 0 ? "…" : ""}${shown}${end < head.length ? "…" : ""}`,
    marks: inside.map(([from, to]) => [from - start + (start > 0 ? 1 : 0), to - start + (start > 0 ? 1 : 0)]),
  };
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const blank = text.slice(at, at + 30).search(/\s/);
  return blank < 0 ? at : at + blank + 1;
}

function wordEnd(text: string, at: number): number {
  if (at === text.length) return at;
  const blank = text.lastIndexOf(" ", at);
  return blank > at - 30 ? blank : at;
}
