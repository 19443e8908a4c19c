import { nth } from "#contract/nth.ts";
import { cues, wording } from "#engine/words/vacancy-words.ts";
import { SEARCHED } from "../fact.ts";

/** A piece of one of the first lines: "Kok (m/v)", "Middelburg" and "32 uur" of "Kok (m/v) – Middelburg | 32 uur". */
interface HeaderPart {
  start: number;
  end: number;
  /** Which of the first lines, 0 the first that isn't the website's own. */
  line: number;
  /** The whole line, without marks around it. */
  whole: { start: number; end: number };
  /** "bij", "at" or "@" stands before it. */
  introduced: boolean;
  /** It stands in brackets: it says more of what comes before it. */
  aside: boolean;
}

const separator = /\s*[|•·]\s*|\s+[-–—/]{1,2}\s+|,\s+|\s{3,}|\t+|\s+(?:bij|at|@)\s+|\s*[()[\]]\s*/giu;
/** Where one is on a website, and what one can do there. */
const navigation = wording(
  "vacaturebank|vacature \\d+ van \\d+|job \\d+ of \\d+|log ?in|inloggen|sign (?:in|up)|menu|my (?:jobs|account)|mijn (?:vacatures|account)|nl \\/ en|en \\/ nl|winkelmand(?:je)?|skip to (?:content|main)|ga naar (?:inhoud|de inhoud)|beoordelingen|reviews",
);

/** Lines of a website around the vacancy: breadcrumbs, buttons, cookies, the menu. */
export function isOfWebsite(line: string): boolean {
  if (/^.{1,40}[>›»].{1,40}[>›»]/.test(line) || /^(?:\s*\[[^\]]{1,40}\]\s*)+$/.test(line)) return true;
  if (navigation.test(line.toLowerCase())) return true;
  return cues.boilerplate.test(line) && !/\d{2}\s*(?:uur|hours|-|–)|[€$£]/.test(line);
}

/** The first lines that are the vacancy's own, at most `count`, without blanks and marks at their ends. */
export function firstLinesOf(text: string, count: number): { start: number; end: number }[] {
  const lines: { start: number; end: number }[] = [];
  let start = 0;
  while (lines.length < count && start < text.length && start < SEARCHED) {
    let end = text.indexOf("\n", start);
    if (end === -1) end = text.length;
    let first = start;
    let last = Math.min(end, start + 500);
    while (first < last && /[\s#*_>=]/.test(nth(text, first))) first += 1;
    while (last > first && /[\s*_=]/.test(nth(text, last - 1))) last -= 1;
    if (/[\p{L}\d]/u.test(text.slice(first, Math.min(last, first + 80))) && !isOfWebsite(text.slice(first, last)))
      lines.push({ start: first, end: last });
    start = end + 1;
  }
  return lines;
}

/** The parts of the first lines, as far as running text begins. */
export function headerParts(text: string, count = 8): HeaderPart[] {
  const lines = firstLinesOf(text, count);
  const prose = lines.findIndex(({ start, end }) => end - start > 160);
  return lines.slice(0, prose === -1 ? count : prose).flatMap((whole, line) => {
    const words = text.slice(whole.start, whole.end);
    // An item of a list is no header.
    if (/^(?:[-–•·~]|\d{1,2}[.)])\s/.test(words)) return [];
    const parts: HeaderPart[] = [];
    let from = 0;
    let introduced = false;
    let aside = false;
    const add = (to: number) => {
      let start = from;
      let end = to;
      while (start < end && /[\s–—:,;.!*\p{Extended_Pictographic}\p{Cs}\p{Variation_Selector}-]/u.test(nth(words, start))) start += 1;
      while (end > start && /[\s–—:,;*\p{Extended_Pictographic}\p{Cs}\p{Variation_Selector}-]/u.test(nth(words, end - 1))) end -= 1;
      if (end - start > 1) parts.push({ start: whole.start + start, end: whole.start + end, line, whole, introduced, aside });
    };
    for (const hit of words.matchAll(separator)) {
      add(hit.index);
      from = hit.index + hit[0].length;
      introduced = /bij|at|@/i.test(hit[0]);
      aside = /[([]/.test(hit[0]) || (aside && !/[)\]]/.test(hit[0]));
    }
    add(words.length);
    return parts;
  });
}
