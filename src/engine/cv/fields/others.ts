import { ofEither } from "#engine/words/cv-others.ts";
import { isFirstName } from "#engine/words/first-names.ts";
import { fold } from "../page/characters.ts";
import type { Line } from "../page/lines.ts";
import type { Section } from "../sections.ts";
import { companyScore, titleScore } from "../vocabulary.ts";

/** A stretch of the CV's text. */
interface Stretch {
  start: number;
  end: number;
}

const LEAD = "^[\\s\\p{S}\\p{P}\\d]*";
const HEADING = new RegExp(`${LEAD}${ofEither(({ headings }) => headings)}(?:\\s*\\([^)]*\\))?\\s*[:.\\-–—]*\\s*$`, "iu");
const PART = "(?:na(?:am|me)|tel\\.?|telefoon(?:nummer)?|phone|e-?mail|mail|adres|address|website|contact|functie)";
const BEFORE = `(?:(?:${PART}|uw|your|mijn|my|onze|our)[\\s-]*(?:(?:van|of)\\s+)?(?:(?:de|het|the|uw|your|mijn|my)\\s+)?)?`;
const BEHIND = `(?:\\s*\\d{1,2}|\\s*${PART}|\\s*\\([^)]{0,30}\\)|\\s+(?:bij|at|of|van)\\s+[^:]{2,40})?`;
/** "Referentie: …", "Leidinggevende   …", "Telefoon werkgever: …"; of what the candidate may be too, only with a colon. */
const LABEL = new RegExp(
  `${LEAD}${BEFORE}(?:(?:${ofEither(({ headings }) => headings)}|${ofEither(({ never }) => never)})${BEHIND}(?:\\s*:|\\s{3,}|\\s+[-–—]\\s|\\s*$)|${ofEither(({ maybe }) => maybe)}${BEHIND}\\s*:)`,
  "iu",
);
const SAYS = new RegExp(
  `(?<!\\p{L})(?:${ofEither(({ never }) => never)}|${ofEither(({ possessive }) => possessive)}\\s+(?:\\p{L}+\\s+)?${ofEither(({ maybe }) => maybe)})(?!\\p{L})`,
  "iu",
);
const ME = new RegExp(`(?<!\\p{L})${ofEither(({ me }) => me)}(?!\\p{L})`, "iu");
/** An address or a number: by it somebody is reached. */
const REACH = /\S@|@\S|(?:\+|\b0)\d[\d ().\-/]{6,}|\b\d[\d ().-]{7,}|https?:|www\.|linkedin\.com/iu;
export const isReach = (text: string): boolean => REACH.test(text);
const REACH_LABEL = /^\s*(?:tel|telefoon|phone|mobiel|mobile|gsm|e-?mail|mail|website|web|[tmew])\s*[.:]/iu;
const ANY_LABEL = /^\s*\p{L}[\p{L}\s/-]{1,28}:\s/u;
/** Below a label of its own, as many lines tell of one person. */
const MOST_BELOW = 5;
const LONGEST = 600;

const MAILBOX = new RegExp(`^${ofEither(({ mailboxes }) => mailboxes)}(?:[._-].*|\\d*)$`, "iu");

/** "info@", "hr-zwolle@": an address that belongs to no one person. */
export const isMailbox = (address: string): boolean => MAILBOX.test(address.split("@")[0] ?? "");

const GREETING = /^(?:hello|hi|hallo|hoi|mail|post|welcome|welkom|me|hey)$/i;
/** "hello@", "mail@": nobody's name, and yet often one person's own. */
export const isGreeting = (address: string): boolean => GREETING.test(address.split("@")[0] ?? "");

/** The letters of a name or an address. */
export const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}]/gu, "");

/** A stretch that tells of others; `isSaid`: its own words say so, whatever stands above it. */
interface OfOthers extends Stretch {
  isSaid?: boolean;
}

const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|dhr|mevr|mw|mevrouw|meneer)(?!\p{L})/iu;
/** "Ivy Stone", "Mevrouw T. de Groot": begins as the name of a person, and no firm's. */
export const isPerson = (name: string): boolean => TITLE.test(name) || isFirstName(/^\p{L}+/u.exec(name)?.[0] ?? "");

/** Where the text tells of people who aren't the candidate and of firms: under a heading, behind a label, or in a sentence that says so. */
export function othersIn(sections: Section[]): OfOthers[] {
  const first = sections.find(({ heading, lines }) => heading || lines.length > 0)?.heading;
  return sections.flatMap(({ heading, lines, kind }, at) => {
    if (heading && HEADING.test(heading.text)) {
      // On top of a CV the candidate's own name follows, after white space.
      const own = heading === first ? lines.findIndex((line, index) => index > 0 && line.gap) : -1;
      return (own < 0 ? lines : lines.slice(0, own)).map(({ start, end }) => ({ start, end }));
    }
    // What seems to be the foot of the CV, right below those who recommend somebody, is how one of them is reached.
    const above = kind === "links" && !heading ? sections[at - 1] : undefined;
    if (above?.heading && HEADING.test(above.heading.text) && !(isNameAlone(lines[0]) && !above.lines.some(isNameAlone)))
      return lines.map(({ start, end }) => ({ start, end }));
    return othersAmong(lines);
  });
}

const FIRST_CELL = /^[\s\p{S}\p{P}]{0,8}(.{3,60}?)(?:\s*[,;|•·:()–—]|\s-\s|\s{3}|$)/u;
const NAME = /^(?:\p{L}{2,9}\.?\s+)?\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+(?:[\p{Ll}'’]{1,4}|\p{Lu}[\p{L}\p{M}'’.-]*)){1,4}$/u;
/** A name on a line of its own: where those who recommend aren't written so, it is whoever signs below them. */
const isNameAlone = (line: Line | undefined): boolean => line !== undefined && line.text.length < 60 && NAME.test(line.text);
/** Lines that tell of one person, the name on top. */
const MOST_OF_ONE = 6;

/** Blocks that open with the name of somebody else and tell how they are reached, whatever stands over them. */
export function othersNamed(lines: Line[], own: string): Stretch[] {
  const [given = "", ...rest] = own.split(/\s+/).map(lettersOf);
  const family = rest.at(-1);
  if (!family) return [];
  const isElse = (cell: string) => {
    const letters = lettersOf(cell);
    const isOwn = letters.includes(given) || (letters.includes(family) && letters[0] === given[0]);
    return !isOwn && NAME.test(cell) && isPerson(cell) && titleScore(cell.split(/\s+/)[0] ?? "") === 0 && companyScore(cell) < 0.5;
  };
  return lines.flatMap((line, index) => {
    const text = line.text.slice(0, LONGEST);
    const isReached = REACH.test(text);
    const cell = line.gap || index === 0 || isReached ? FIRST_CELL.exec(text)?.[1] : undefined;
    if (cell === undefined || !isElse(cell)) return [];
    if (isReached) return [{ start: line.start, end: line.end }];
    const next = lines.findIndex((other, at) => at > index && (other.gap || at - index >= MOST_OF_ONE));
    const block = lines.slice(index, next < 0 ? lines.length : next);
    return block.some(({ text }) => REACH.test(text.slice(0, LONGEST))) ? block.map(({ start, end }) => ({ start, end })) : [];
  });
}

function othersAmong(lines: Line[]): OfOthers[] {
  const found: OfOthers[] = [];
  let below = 0;
  let untilHeading = false;
  for (const [index, line] of lines.entries()) {
    const text = line.text.slice(0, LONGEST);
    if (line.gap && !untilHeading) below = 0;
    const isHeading = text.length < 60 && HEADING.test(text);
    if (isHeading && (line.gap || lines[index + 1]?.gap === false)) {
      // Whoever is called in an emergency stands in a block; referees go on until something else is told.
      untilHeading = REFERENCES.test(text) && line.gap && index > 0;
      below = MOST_BELOW;
      continue;
    }
    const label = LABEL.exec(text)?.[0];
    if (label !== undefined && label.length < text.length + 1 && !ME.test(text)) {
      found.push({ start: line.start, end: line.end, isSaid: true });
      below = MOST_BELOW;
      continue;
    }
    // "Aangeboden door: Koepel Flex" over "Ellen Smit" over her number.
    const isNamed = !line.gap && text.length < 60 && isPerson(text) && REACH.test(lines[index + 1]?.text.slice(0, LONGEST) ?? "");
    const goesOn =
      untilHeading || (below > 0 && (REACH.test(text) || REACH_LABEL.test(text) || isNamed || isBareLabel(lines[index - 1]?.text)));
    if (goesOn && !(ANY_LABEL.test(text) && !REACH_LABEL.test(text) && !untilHeading)) {
      found.push({ start: line.start, end: line.end });
      below--;
      continue;
    }
    below = 0;
    found.push(...told(line, text));
  }
  return [...found, ...letterheads(lines)];
}

const REFERENCES = /refer|aanbevel|recommend|testimonial/i;
const isBareLabel = (text: string | undefined): boolean =>
  text !== undefined && (HEADING.test(text) || LABEL.exec(text)?.[0].length === text.length);

/** Who said something: '"The best buyer I know." – Bart Kuipers, bart@…'. */
const SAID_BY = /["“«][^"”»]{20,500}["”»]\s*[-–—]{1,2}\s*(?=\p{Lu})/u;

/** "Voor referenties: Karel Vos, karel@…", "my manager Ann Lee (ann@…)": from the word to the end of its sentence. */
function told(line: Line, text: string): OfOthers[] {
  const found: OfOthers[] = [];
  const quoted = SAID_BY.exec(text)?.index;
  if (quoted !== undefined) found.push({ start: line.start + quoted, end: line.end, isSaid: true });
  let from = 0;
  for (const sentence of text.split(/(?<=[.!?;])\s+(?=\p{Lu})|\s*\|\s*|\s{3,}/u)) {
    const at = text.indexOf(sentence, from);
    from = at + sentence.length;
    const said = SAYS.exec(sentence);
    if (said && !ME.test(sentence) && REACH.test(sentence.slice(said.index)))
      found.push({ start: line.start + at + said.index, end: line.start + from, isSaid: true });
  }
  return found;
}

/** A firm with a mailbox of its own, in a block: whatever stands there is the firm's. */
function letterheads(lines: Line[]): Stretch[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.gap || !last) blocks.push([line]);
    else last.push(line);
  }
  return blocks.flatMap((block) => {
    const first = block[0];
    if (!first || block.length > 8) return [];
    const addresses = block.flatMap(({ text }) => text.slice(0, LONGEST).match(/[\w.+-]{1,64}@[\w.-]{1,190}/g) ?? []);
    const isFirms =
      addresses.length > 0 && addresses.every(isMailbox) && companyScore(first.pieces[0]?.text.split(/\s*[|•·,]\s*/)[0] ?? "") >= 0.6;
    return isFirms ? block.map(({ start, end }) => ({ start, end })) : [];
  });
}
