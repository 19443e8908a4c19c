import type { Section } from "#engine/words/vacancy-words.ts";
import { headingOf, opensUnknown, sectionOpenedBy } from "./headings.ts";
import { asksOfSomebody } from "./paragraphs.ts";
import { tableRows } from "./table-rows.ts";

/** A sentence or list item of the vacancy; places are JavaScript string indices into the whole text. */
export interface Statement {
  start: number;
  end: number;
  section: Section;
  bullet: boolean;
  /** The first of its line. */
  leads: boolean;
  /** Behind a label on its own line ("Pluspunten: …"): its parts are a list. */
  listed?: boolean;
  /** Nothing of its paragraph was asked before it. */
  opens?: boolean;
  /** Nothing but its words says that it asks: no heading does. */
  assumed?: boolean;
  /** Points that a table or list gives it. */
  points?: number;
  /** Number of its line, headings and empty lines counted. */
  line: number;
}

const bulletMark =
  /^[\s\u00a0]*(?:\+\/-(?=\s)|[•·●▪■◦‣*✓✔✅☑➢►▶▸→»>°~+❖★¤–—-]{1,3}|\[[ xX✓]?\](?=\s)|\d{1,2}[.)](?=[\s\u00a0])|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?(?=\s+\p{Lu})|[a-z](?:\)|\.(?=\s))|(?:[A-Z]{1,2}|[Ee]is|[Ww]ens|[Rr]eq)[ -]?\d{1,2}(?:[.:)]|(?=\s+\p{Lu}))|[oO](?=\s{2,})|\p{Extended_Pictographic}\ufe0f?)[\s\u00a0]*/u;

/** Pastes often lose the blank between sentences ("the US.Responsibilities"): a large letter glued to a full stop begins one too. */
const sentenceBreak =
  /(?:(?<![.!?])[.!?]+(?=["')\]]*\s+["'(“‘]?[\p{Lu}\d•])|(?<=[\p{L})])[.!?](?=(?!Net|Js|Core|Com|Io)\p{Lu}\p{Ll}{2})|;\s)/gu;
/** Behind a picture in the middle of a line, too; and where a whole text is written without capitals, behind every full stop. */
const behindPicture = "(?<=(?![©®™])\\p{Extended_Pictographic}\\ufe0f?)\\s+(?=[\\p{L}\\d])";
const ofSentences = new RegExp(`${sentenceBreak.source}|${behindPicture}`, "gu");
const withoutCapitals = new RegExp(`${ofSentences.source}|(?<=\\p{L}{2})[.!?]+(?=\\s+\\p{Ll})`, "gu");
function sentenceBreaksOf(text: string): RegExp {
  const searched = text.slice(0, 20_000);
  const small = searched.match(/\p{L}{3}[.!?]\s+\p{Ll}/gu)?.length ?? 0;
  return small > 2 && small > 2 * (searched.match(/[.!?]\s+\p{Lu}/gu)?.length ?? 0) ? withoutCapitals : ofSentences;
}
const shortened =
  /(?:(?<!\p{L})(?:e\.g|i\.e|etc|bijv|bv|o\.a|m\.b\.t|d\.m\.v|incl|excl|max|min|ca|nr|dr|mr|mrs|ms|ir|drs|prof|st|vs|approx|resp|t\.b\.v|i\.v\.m|m\.u\.v|inc|ltd|co|jr|sr|b\.v|n\.v|evt|ong)|(?<![\p{L}'’])\p{L})\.$/iu;

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
    if (line.trim() === "" || row === null) {
      previousBlank = true;
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
      const beforeList = bulletMark.test(next.replace(/^\s*\n/, ""));
      const opens = mark !== null && mark[0].trim() !== lastMark && opensBlock(mark, next);
      lastMark = mark?.[0].trim() ?? "";
      const title = mark && opens ? line.slice(mark[0].length) : line;
      hasAsked ||=
        ((section === "must" || section === "knock_out") && statements.at(-1)?.section === section) || asksInProse(text, statements);
      const heading = headingOf(title, previousBlank || beforeList || opens || /^[ \r]*\n/.test(next), hasAsked);
      const bullet = mark !== null && !/^\s*>{0,3}\s*#/.test(line);
      if (heading && (!bullet || line.trim().endsWith(":") || opens)) {
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
        if (opener > 0) push(text, start, start + opener, sectionHere(section, afterList), false, number, statements, breaks);
        outside ??= section;
        section = sectionOpenedBy(opener > 0 ? line.slice(opener) : line, listedIn === section ? "none" : outside, hasAsked);
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
          /^([^:\n]{3,40}):\s+(?=\S)/.exec(item) ?? (/^\p{Lu}/u.test(item) ? (runIn.exec(item) ?? askedRunIn.exec(item)) : null);
        const named = label && !isClause.test(label[1] as string) ? headingOf(`${label[1]}:`, true, hasAsked) : null;
        // "Overig: …" among what is asked is asked.
        const own =
          named === "other" && !previousBlank && (section === "must" || section === "nice" || section === "knock_out") ? section : named;
        const isListed = own !== null && !bullet && (label?.[0] ?? "").includes(":");
        // "Rijbewijs: B": the value alone says too little.
        const isShort = isListed && item.length - (label?.[0].length ?? 0) < 10;
        const from = start + line.length - item.length + (own && label && !isShort ? label[0].length : 0);
        push(
          text,
          from,
          lineEnd,
          own ?? (bullet ? section : sectionHere(section, afterList && (previousBlank || isAfter))),
          bullet,
          number,
          statements,
          breaks,
          isListed,
        );
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

/** How many of the first items a heading's "4.1 to 4.3" or "1 t/m 3" speaks of; null without such a range. */
function hardItems(heading: string): number | null {
  const range = /(?<![\d.])(?:\d{1,2}\.)?(\d{1,2})\s{0,2}(?:to|through|t\/m|tot en met|-|–)\s{0,2}(?:\d{1,2}\.)?(\d{1,2})(?![\d.])/iu.exec(
    heading,
  );
  return range?.[1] === "1" && Number(range[2]) > 1 ? Number(range[2]) : null;
}

/** "Are you our person? You are if" right before a list: no sentence of its own. */
const isOpener = (line: string) =>
  line.length < 90 && /[\p{L}?"”'’)]\s*$/u.test(line) && /^[^\p{L}]*\p{Lu}/u.test(line) && !/[€@|·]/.test(line);

/** Some of the last sentences or items under no heading say what somebody has. */
const asksInProse = (text: string, statements: Statement[]) => {
  const asking = statements.slice(-8).filter(({ start, end, section }) => section === "none" && asksOfSomebody(text.slice(start, end)));
  const items = asking.filter(({ bullet }) => bullet).length;
  return items > 2 || asking.filter(({ line }) => line > 4).length - items > 1;
};

/** "🎯 Wat je meebrengt" is a heading with a picture before it. */
const isPicture = (bullet: RegExpExecArray | null) => bullet !== null && /\p{Extended_Pictographic}/u.test(bullet[0]);

/** A picture, or the number of a chapter ("3. Eisen"): what comes next isn't the next number of a list. */
function opensBlock(mark: RegExpExecArray, next: string): boolean {
  // "✅ Je kunt op maandag" before another "✅" is an item.
  if (isPicture(mark)) return !next.trimStart().startsWith(mark[0].trim());
  const number = /^\s*(\d{1,2})[.)]/.exec(mark[0]);
  if (!number) return false;
  return !new RegExp(`^\\s*${Number(number[1]) + 1}[.)]\\s`).test(next);
}

/** "Our client doesn't sponsor visas: …" is a sentence, "Functie-eisen: …" a label. */
const isClause = /n't|(?<!^)(?<![\p{L}])(?:is|are|has|does|will|zijn|heeft|hebben|wordt|gaat)(?!\p{L})/iu;
/** "Wat je doet? Offertes maken, klanten bezoeken." */
const askedRunIn =
  /^((?:en|and|wat|what|wie|who|hoe|how|waarom|why|iets|interesse|interested|profiel|jij|you)(?!\p{L})[^:.?!\n]{0,24})[?.]\s+(?=\p{L})/iu;
/** "Requirements. Candidates should …", but not "Jij bent de spil. Je …". */
const runIn = /^(?!.{0,26}(?<!\p{L})(?:je|jij|you|we|wij)(?!\p{L}))([\p{Lu}][^:.!?\n]{2,28})\.\s+(?=\p{Lu})/iu;

const sectionHere = (section: Section, isPastList: boolean): Section =>
  isPastList && (section === "must" || section === "nice" || section === "knock_out" || section === "tasks") ? "none" : section;

/** A line that ends so isn't over: "kennis van", "Python and", "Java,". */
const unfinished = /(?:,|[\s(](?:en|of|and|or|the|de|het|een|a|an|met|van|in|op|for|to|with|voor|bij|te|om|at|by|als|as|naar))[ \r\t]*$/i;

/** Do lines of running text end where they reach one width? Lists without marks are of any width. */
function wraps(text: string): boolean {
  const lines = text.slice(0, 20_000).split("\n", 400);
  const lengths = lines.flatMap((line, index) =>
    line.length > 45 && /^\p{Ll}/u.test(lines[index + 1] ?? "") ? [line.trimEnd().length] : [],
  );
  const widest = Math.max(0, ...lengths);
  return lengths.length > 1 && lengths.filter((length) => length >= widest * 0.82).length >= lengths.length * 0.7;
}

function goesOn(text: string, start: number, end: number, isWrapped: boolean): boolean {
  if (!isWrapped && !/^[ \t]{2,}\S/.test(text.slice(end + 1, end + 8)) && !unfinished.test(text.slice(Math.max(start, end - 14), end)))
    return false;
  let last = end - 1;
  while (last >= start && /[ \r\t]/.test(text[last] as string)) last -= 1;
  if (last < start || /[.:;!?]/.test(text[last] as string)) return false;
  // Short lines stand for themselves; only a line of running text wraps.
  if (last - start < 45) return false;
  if (bulletMark.test(text.slice(end + 1, end + 20))) return false;
  let next = end + 1;
  while (next < text.length && text[next] === " ") next += 1;
  return /[\p{Ll}(]/u.test(text[next] ?? "") && !/^o\s{2}/.test(text.slice(next, next + 3));
}

/** A stretch without blanks and marks at its ends. */
function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  let first = start;
  let last = end;
  while (first < last && /[\s•·*\u00a0]/.test(text[first] as string)) first += 1;
  while (last > first && /[\s\u00a0;]/.test(text[last - 1] as string)) last -= 1;
  return { start: first, end: last };
}

function push(
  text: string,
  start: number,
  end: number,
  section: Section,
  bullet: boolean,
  line: number,
  statements: Statement[],
  breaks: RegExp,
  listed = false,
): void {
  const whole = text.slice(start, end);
  let from = 0;
  const add = (to: number) => {
    const { start: first, end: last } = trimmed(text, start + from, start + to);
    if (last - first >= 2)
      statements.push({
        start: first,
        end: Math.min(last, first + LONGEST),
        section,
        bullet,
        leads: from === 0,
        line,
        ...(listed && { listed }),
      });
    from = to;
  };
  for (const hit of whole.matchAll(breaks)) {
    const to = hit.index + hit[0].length;
    if (statements.length >= MOST_STATEMENTS) return;
    if (to - from < 4 || shortened.test(whole.slice(Math.max(from, to - 8), to))) continue;
    add(to);
  }
  add(whole.length);
}
