import { nth } from "#contract/nth.ts";
/** A stretch of a text, end exclusive, with its words as they stand there. */
export interface Stretch {
  start: number;
  end: number;
  quote: string;
}

/** Letters and signs alone: spaces and hyphens differ between a page and the text that was read from it. */
const SKIPPED = /[\s\u00ad\u2010\u2011\u200b-\u200d\ufeff-]/;

function lettersOf(text: string): { letters: string; at: number[] } {
  let letters = "";
  const at: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const sign = nth(text, index);
    if (SKIPPED.test(sign)) continue;
    for (const each of sign.normalize("NFKC")) {
      letters += each;
      for (let unit = 0; unit < each.length; unit++) at.push(index);
    }
  }
  return { letters, at };
}

/** So many letters before a selection tell which of several same places is meant; the longest that is found goes first. */
const CONTEXTS = [200, 60, 20, 8, 0];

/**
 * Where the words that somebody selected on a page stand in the text that was read from it; `before` is what the page says
 * before them. Null where the text doesn't hold them.
 */
export function stretchOf(text: string, selected: string, before: string): Stretch | null {
  const { letters, at } = lettersOf(text);
  const wanted = lettersOf(selected).letters;
  if (wanted.length < 2) return null;
  const context = lettersOf(before.slice(-600)).letters;
  for (const length of CONTEXTS) {
    const lead = length === 0 ? "" : context.slice(-length);
    const found = letters.indexOf(lead + wanted);
    if (found < 0) continue;
    const first = found + lead.length;
    const start = nth(at, first);
    const end = nth(at, first + wanted.length - 1) + 1;
    return { start, end, quote: text.slice(start, end) };
  }
  return null;
}
