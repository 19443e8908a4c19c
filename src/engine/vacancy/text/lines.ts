import { nth } from "#contract/nth.ts";
import { numberOf, smallNumber } from "#engine/facts/number-words.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import type { Section } from "#engine/words/vacancy-wording.ts";
import { excludingTitle, headingOf, isRunInTitle, opensUnknown, saysOfItems, sectionOfLabel, sectionOpenedBy } from "./headings.ts";
import { boxOf, bulletMark, follows, isPicture, opensBlock } from "./list-marks.ts";
import { asksOfSomebody } from "./paragraphs.ts";
import type { Statement } from "./statement.ts";
import { tableRows, valuesBesideLabels } from "./table-rows.ts";
import { goesOn, wraps } from "./wrapped-lines.ts";

/** Pastes often lose the blank between sentences ("the US.Responsibilities"): a large letter glued to a full stop begins one too. */
const sentenceBreak =
  /(?:(?<![.!?])(?:[.!?]{1,2}|[.!?]{3}(?!\.))(?=["')\]]*\s+["'(“‘]?[\p{Lu}\d•])|(?<=[\p{L})])[.!?](?=(?!Net|Js|Core|Com|Io)\p{Lu}\p{Ll}{2})|;\s)/gu;
/** Behind a picture in the middle of a line, too; and where a whole text is written without capitals, behind every full stop. */
const behindPicture = "(?<=(?![©®™])\\p{Extended_Pictographic}\\ufe0f?)\\s+(?=[\\p{L}\\d])";
const ofSentences = new RegExp(`${sentenceBreak.source}|${behindPicture}`, "gu");
const withoutCapitals = new RegExp(`${ofSentences.source}|(?<=[\\p{L})]{2})[.!?]+(?=\\s+\\p{Ll})`, "gu");
function sentenceBreaksOf(text: string): RegExp {
  const searched = text.slice(0, 20_000);
  const small = searched.match(/\p{L}{3}[.!?]\s+\p{Ll}/gu)?.length ?? 0;
  return small > 2 && small > 2 * (searched.match(/[.!?]\s+\p{Lu}/gu)?.length ?? 0) ? withoutCapitals : ofSentences;
}
const shortened =
  /(?:(?<!\p{L})(?:e\.g|i\.e|etc|bijv|bv|o\.a|m\.b\.t|d\.m\.v|incl|excl|max|min|ca|nr|dr|mr|mrs|ms|ir|drs|prof|st|vs|approx|resp|t\.b\.v|i\.v\.m|m\.u\.v|inc|ltd|co|jr|sr|b\.v|n\.v|evt|ong|cat|categ|art|kl|klas|par|blz|p)|(?<![\p{L}'’]|(?:do|am|did|will|than|should) (?=i)|(?:wijs|cen[cs]e|veau|asse|gorie|gory|class) )\p{L})\.$/iu;

/** "(page 2 of 2)", "- 3 -", "Pagina 1/4": where a page ends, nothing of the vacancy. */
const pageMark =
  /^\s*[([–-]?\s*(?:(?:page|pagina|blad|sheet|p\.)\s*\d{1,3}(?:\s*(?:of|van|\/)\s*\d{1,3})?|[–-]\s*\d{1,3}\s*[–-])\s*[)\]–-]?\s*$/i;

/** Longer ones are cut: no requirement needs more, and every later step stays linear. */
const LONGEST = 600;
/** No vacancy has more sentences: what comes after so many isn't read. */
const MOST_STATEMENTS = 4000;

/** The vacancy as sentences and list items with their sections. Linear in the text's length. */
export function statementsOf(text: string): Statement[] {
  const statements: Statement[] = [];
  let section: Section = "none";
  /** Under a line that opens a list: what held before it, and holds again after the list. */
  let outside: Section | null = null;
  /** Behind the list of a heading: prose that a blank line parts from it asks only in so many words. */
  let afterList = false;
  let isAfter = false;
  let start = 0;
  let number = 0;
  let previousBlank = true;
  /** Something was asked before: what would please them now is a wish. */
  let hasAsked = false;
  let isUnmarkedList = false;
  let lastMark = "";
  /** The section whose list was read: another opener behind it begins something else. */
  let listedIn: Section | null = null;
  /** "Who doesn't meet 4.1 to 4.3 …" over a list: so many of its items are still knock-outs; null: as many as there are. */
  let hardLeft: number | null = null;
  const isWrapped = wraps(text);
  const breaks = sentenceBreaksOf(text);
  const rows = tableRows(text);
  const values = valuesBesideLabels(text);
  while (start <= text.length && statements.length < MOST_STATEMENTS) {
    let end = text.indexOf("\n", start);
    if (end === -1) end = text.length;
    let line = text.slice(start, Math.min(end, start + 5000));
    let lineEnd = end;
    // A wrapped line goes on in lower case on the next one.
    while (lineEnd < text.length && lineEnd - start < 1500 && goesOn(text, start, lineEnd, isWrapped)) {
      const next = text.indexOf("\n", lineEnd + 1);
      lineEnd = next === -1 ? text.length : next;
      line = text.slice(start, Math.min(lineEnd, start + 5000));
      number += 1;
    }
    const row = rows.get(start);
    const value = asksHere(section) ? values.get(start) : undefined;
    if (line.trim() === "" || row === null || pageMark.test(line)) {
      previousBlank = true;
    } else if (value) {
      // "Techniques      Hands-on experience with HPLC": what stands in the second column is asked; the label says what about.
      const own = sectionOfLabel(value.label, hasAsked);
      const told = { section: own !== null && asksHere(own) ? own : section, bullet: true, line: number };
      push(text, value.start, lineEnd, told, statements, breaks);
      afterList = true;
      previousBlank = false;
    } else if (row) {
      const mark = bulletMark.exec(text.slice(row.start, row.end));
      const from = row.start + (mark?.[0].length ?? 0);
      // In a tender's table of points everything is a wish; a row that tells its kind tells it of itself.
      statements.push({
        ...trimmed(text, from, row.end),
        section: row.section,
        bullet: true,
        leads: true,
        line: number,
        ...(row.points && { points: row.points }),
      });
      afterList = true;
      isAfter = false;
      previousBlank = false;
    } else {
      const mark = bulletMark.exec(line);
      const next = text.slice(lineEnd + 1, Math.min(text.length, lineEnd + 201));
      const beforeList =
        bulletMark.test(next.replace(/^\s*\n/, "")) ||
        (previousBlank && number > 3 && mark === null && opensUnmarked(line, next, hasAsked));
      const opens = mark !== null && mark[0].trim() !== lastMark && !follows(mark[0], lastMark) && opensBlock(mark, next);
      lastMark = mark?.[0].trim() ?? "";
      const title = mark && opens ? line.slice(mark[0].length) : line;
      hasAsked ||=
        ((section === "must" || section === "knock_out") && statements.at(-1)?.section === section) || asksInProse(text, statements);
      const heading = headingOf(title, previousBlank || beforeList || opens || /^[ \r]*\n/.test(next), hasAsked);
      const bullet = mark !== null && !/^\s*>{0,3}\s*#/.test(line);
      const excluding = beforeList && mark === null ? excludingTitle(line) : null;
      if (excluding) {
        [section, hardLeft, outside, afterList, isAfter] = [excluding, hardItems(line), null, false, false];
      } else if (heading && (!bullet || line.trim().endsWith(":") || opens)) {
        section = heading;
        hardLeft = heading === "knock_out" ? hardItems(title) : null;
        outside = null;
        afterList = false;
        isAfter = false;
        number += 1;
        start = lineEnd + 1;
        previousBlank = true;
        continue;
      } else if ((!bullet || (opens && !isPicture(mark))) && previousBlank && opensUnknown(title, next, beforeList)) {
        section = beforeList ? sectionOpenedBy(title, "none", hasAsked) : "none";
        outside = null;
      } else if (
        beforeList &&
        (!bullet || (isPicture(mark) && line.trim().endsWith(":"))) &&
        (line.trim().endsWith(":") || (previousBlank && isOpener(line)))
      ) {
        // "Het zou mooi zijn als je ook:" opens a list, and says what its items are. Sentences before it say something of their own.
        const opener = line.slice(0, 1500).search(/(?<=[.!?])\s+\p{Lu}[^.!?]*:\s*$/u);
        if (opener > 0 && !isRunInTitle(line.slice(0, opener)))
          push(text, start, start + opener, { section: sectionHere(section, afterList), bullet: false, line: number }, statements, breaks);
        outside ??= section;
        const opening = opener > 0 ? line.slice(opener) : line;
        section = sectionOpenedBy(opening, listedIn === section ? "none" : outside, hasAsked);
        hardLeft = section === "knock_out" ? hardItems(opening) : null;
        afterList = false;
        isAfter = false;
      } else {
        if (!bullet && previousBlank && outside !== null) {
          section = outside;
          outside = null;
        }
        // Prose behind a list whose items have no marks.
        if (!bullet && previousBlank && isUnmarkedList && line.length > 60 && /[.!?]["')]?\s*$/.test(line)) afterList = true;
        isUnmarkedList = !bullet && !/[.!?:]["')]?\s*$/.test(line) && line.length < 130;
        const item = mark ? line.slice(mark[0].length) : line;
        const label =
          /^([^:\n]{3,60}):\s+(?=\S)/.exec(item) ?? (/^\p{Lu}/u.test(item) ? (runIn.exec(item) ?? askedRunIn.exec(item)) : null);
        const named = label && !isClause.test(nth(label, 1)) ? sectionOfLabel(nth(label, 1), hasAsked) : null;
        // "Overig: …" among what is asked is asked.
        const own =
          named === "other" && !previousBlank && (section === "must" || section === "nice" || section === "knock_out") ? section : named;
        const isListed = own !== null && !bullet && (label?.[0] ?? "").includes(":");
        // "Rijbewijs: B": the value alone says too little.
        const isShort = isListed && item.length - (label?.[0].length ?? 0) < 10;
        const from = start + line.length - item.length + (own && label && !isShort ? label[0].length : 0);
        const here = own ?? (bullet ? section : sectionHere(section, afterList && (previousBlank || isAfter)));
        const trails = own === null && here === "none" && section === "must";
        const box = mark && boxOf(mark[0]);
        const more = {
          section: here,
          bullet,
          line: number,
          ...(isListed && { listed: true }),
          ...(trails && { trails }),
          ...(box && { box }),
        };
        push(text, from, lineEnd, more, statements, breaks);
        // "What do you get? Between …": what follows it isn't of the list before it either.
        if (!bullet && previousBlank && (own === "offer" || own === "process")) section = own;
        if (bullet) listedIn = section;
        if (bullet && hardLeft !== null) {
          hardLeft -= 1;
          if (hardLeft === 0) [section, hardLeft] = ["must", null];
        }
        isAfter = !bullet && afterList && (previousBlank || isAfter);
        afterList = bullet || isAfter;
      }
      previousBlank = false;
    }
    number += 1;
    start = lineEnd + 1;
  }
  return statements;
}

const asksHere = (section: Section) => section === "must" || section === "nice" || section === "knock_out";

/** How many of the first items a heading's "4.1 to 4.3", "1 t/m 3" or "the first three" speaks of; null without such words. */
function hardItems(heading: string): number | null {
  const first = new RegExp(`(?<!\\p{L})(?:first|eerste) (${smallNumber})(?!\\p{L})`, "iu").exec(heading);
  if (first?.[1]) return numberOf(first[1]) || null;
  const range = /(?<![\d.])(?:\d{1,2}\.)?(\d{1,2})\s{0,2}(?:to|through|t\/m|tot en met|-|–)\s{0,2}(?:\d{1,2}\.)?(\d{1,2})(?![\d.])/iu.exec(
    heading,
  );
  return range?.[1] === "1" && Number(range[2]) > 1 ? Number(range[2]) : null;
}

/** "Are you our person? You are if" right before a list: no sentence of its own. */
const isOpener = (line: string) =>
  line.length < 90 &&
  /[\p{L}?"”'’)…]\s*$/u.test(line.replace(/(?:[\s\p{Extended_Pictographic}]|\ufe0f)+$/u, "")) &&
  /^[^\p{L}]*\p{Lu}/u.test(line) &&
  !/[€@|·]/.test(line);

/** Short lines without marks and full stops below a line that says what they are ("And, if the stars align"). */
function opensUnmarked(line: string, next: string, hasAsked: boolean): boolean {
  const [first = "", second = ""] = next.split("\n", 2);
  const isItem = (item: string) => item.trim().length > 7 && item.length < 130 && !/[.!?:]["')]?\s*$/.test(item) && !bulletMark.test(item);
  return line.length < 70 && !/[.!]\s*$|\d|\s{3}|\|/.test(line) && isItem(first) && isItem(second) && saysOfItems(line, hasAsked);
}

/** Some of the last sentences or items under no heading say what somebody has. */
const asksInProse = (text: string, statements: Statement[]) => {
  const asking = statements.slice(-8).filter(({ start, end, section }) => section === "none" && asksOfSomebody(text.slice(start, end)));
  const items = asking.filter(({ bullet }) => bullet).length;
  return items > 2 || asking.filter(({ line }) => line > 4).length - items > 1;
};

/** "Our client doesn't sponsor visas: …" is a sentence, "Functie-eisen: …" a label. */
const isClause =
  /n't|^(?:ik|i|toen|onlangs|hij|she|he)(?!\p{L})|(?<!^)(?<![\p{L}])(?:is|are|has|does|will|zijn|heeft|hebben|wordt|gaat)(?!\p{L})/iu;
/** "Wat je doet? Offertes maken, klanten bezoeken." */
const askedRunIn =
  /^((?:en|and|wat|what|wie|who|hoe|how|waarom|why|iets|interesse|interested|profiel|jij|you)(?!\p{L})[^:.?!\n]{0,24})[?.]\s+(?=\p{L})/iu;
/** "Requirements. Candidates should …", but not "Jij bent de spil. Je …". */
const runIn = /^(?!.{0,26}(?<!\p{L})(?:je|jij|you|we|wij)(?!\p{L}))([\p{Lu}][^:.!?\n]{2,28})\.\s+(?=\p{Lu})/iu;

const sectionHere = (section: Section, isPastList: boolean): Section =>
  isPastList && (asksHere(section) || section === "tasks") ? "none" : section;

/** A stretch without blanks and marks at its ends. */
function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  let first = start;
  let last = end;
  while (first < last && /[\s•·*\u00a0]/.test(nth(text, first))) first += 1;
  while (last > first && /[\s\u00a0;]/.test(nth(text, last - 1))) last -= 1;
  return { start: first, end: last };
}

function push(
  text: string,
  start: number,
  end: number,
  more: Omit<Statement, "start" | "end" | "leads">,
  statements: Statement[],
  breaks: RegExp,
): void {
  const whole = text.slice(start, end);
  let from = 0;
  const add = (to: number) => {
    const { start: first, end: last } = trimmed(text, start + from, start + to);
    if (last - first >= 2) statements.push({ start: first, end: Math.min(last, first + LONGEST), leads: from === 0, ...more });
    from = to;
  };
  for (const hit of whole.matchAll(breaks)) {
    const to = hit.index + hit[0].length;
    if (statements.length >= MOST_STATEMENTS) return;
    if (to - from < 4 || shortened.test(whole.slice(Math.max(from, to - 8), to)) || isWithinName(whole, hit)) continue;
    add(to);
  }
  add(whole.length);
}

/** "Rx.Mission", "Exact.Online": a point without a blank behind it that stands within the name of something known ends no sentence. */
function isWithinName(text: string, { 0: mark, index: at }: RegExpExecArray): boolean {
  if (mark.trim() === "" || /\s/.test(text.charAt(at + mark.length))) return false;
  const from = Math.max(0, at - 40);
  return findSkills(text.slice(from, at + 40)).some(({ start, end }) => from + start < at && at + mark.length < from + end);
}
