import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { townOf } from "#engine/skills/places/places.ts";
import { isFirstName } from "#engine/words/first-names.ts";
import { otherScripts } from "#engine/words/other-scripts.ts";
import { findDates } from "../fields/dates.ts";
import { fieldsIn } from "../fields/labels.ts";
import { headingKind } from "../heading-words.ts";
import { fold, HOLE } from "../page/characters.ts";
import type { Line } from "../page/lines.ts";
import type { Read } from "../page/passage.ts";
import { greatest, least } from "../page/rows.ts";
import type { CvText } from "../page/text.ts";
import { companyScore, isCity, isCountry, isSchool, placeScore, titleScore } from "../vocabulary.ts";
import { isHalf, isUnended, looksLikeName } from "./name-form.ts";
import { isNameOfTrade, isPersonal } from "./name-of-trade.ts";
import { calledName, FAMILY_FIRST, isParticle, isParticles, plainName, splitName, tidyCase, turnedName } from "./name-spelling.ts";

/** Words of work and of CVs that no name holds; compounds such as "detail-oriented" too. */
const WORK_WORD =
  /-(oriented|orientated|driven|focused|based|directed|motivated|starter|skilled|minded|savvy)\b|\b(accounts?|payable|receivable|support|unit|team|sales|service|services|customer|company|position|positions|objective|description|work|skills?|network|web|software|data|project|projects|business|general|senior|junior|international|national|department|job|jobs|career|highly|dynamic|strong|professional|experienced|qualified|certified|licensed|registered|residence|cell|mobile|tel|contacts?|gender|birth|status|nationality|beschikbaar|gegevens|referenties|werk|klant|gemeente)\b/i;

/** Is "Els" behind "Bakker," a given name, and not a town, a profession or a skill? `isVouched`: an address holds one of them. */
function isTurned(written: string, isVouched: boolean, isFirstLine: boolean): boolean {
  const turned = turnedName(written);
  if (!turned || !looksLikeName(`${turned.first} ${turned.last}`)) return false;
  const given = turned.first.split(/[\s-]/)[0] ?? "";
  const isKnown =
    isFirstName(given) ||
    /^\p{Lu}\.?$|^(?:\p{Lu}\.)+$/u.test(given) ||
    written.split(",").length > 2 ||
    isParticle(turned.last.split(" ")[0] ?? "");
  const isElse = (part: string) =>
    placeScore(part) >= 0.5 ||
    isCountry(part) ||
    isCity(part) ||
    canonicalSkill(part) !== null ||
    companyScore(part) > 0.5 ||
    isSchool(part);
  if (isElse(turned.last) && !isVouched && !(isFirstLine && isPersonal(given))) return false;
  if (isKnown) return true;
  if (isElse(turned.first) || titleScore(turned.first) > 0 || WORK_WORD.test(written)) return false;
  return isVouched || (isFirstLine && townOf(turned.first) === null && !/\s/.test(turned.first));
}

const TITLE_IN_SCRIPTS = new RegExp(`^\\s*(?:${otherScripts.title})[\\s:：.]*$`, "iu");

/** A head has few cells and addresses; a hostile one has tens of thousands of each, and each is compared with each. */
const MOST_PIECES = 40;
const MOST_ADDRESSES = 100;
const MOST_RUNS = 6;

/** "CV van Els Bakker": the title of the document, before a name. */
const OF_DOCUMENT = /^\s*(?:curriculum vitae|résumé|resume|cv|c\.v\.)(?!\p{L})/iu;

const isDocumentTitle = (text: string) => TITLE_IN_SCRIPTS.test(text) || (OF_DOCUMENT.test(text) && text.length < 30);

/** "Misaki Kitagawa (北川 美咲)": of a name in two scripts the Latin one. */
const latinPart = (written: string): string =>
  /\p{Script=Latin}{2}/u.test(written) && /[\p{Lo}\p{Script=Cyrillic}\p{Script=Greek}]{2}/u.test(written)
    ? (/\p{Script=Latin}[\p{Script=Latin}\p{M}'’. -]*(?<=[\p{L}.])/u.exec(written)?.[0].trim() ?? written)
    : written;

/** "E L S   B A K K E R": letters apart, words further apart. */
const isSpaced = (text: string): boolean => text.length < 80 && /^(?:\p{Lu} ){2}/u.test(text);
const joinSpaced = (text: string): string => text.replace(/(?<=(?<!\p{L})\p{L}) (?=\p{L}(?!\p{L}))/gu, "").replace(/\s+/g, " ");

/** Web addresses in the head of a CV, those broken over two lines put together. */
function addressesIn(lines: Line[]): string[] {
  const text = lines
    .slice(0, 14)
    .map((line) => line.text)
    .join("");
  return text.match(/(?<![\w-])[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.[a-z]{2,6}\/[\w/.%-]{2,200}/gi) ?? [];
}

/** A name that its sentence gives: "Mijn naam is …", "Hi, I'm …". */
const SAYS_NAME =
  /(?:[Mm]ijn naam is|[Ii]k heet|[Mm]y name is|(?:I['’]m|I am|[Ii]k ben))\s+(\p{Lu}[\p{L}'’-]+(?:\s+(?:van|de|der|den|het|ter|von|da|el|al|\p{Lu}[\p{L}'’-]+)){1,4})(?![\p{L}\ufffd]|\s+\S*\ufffd)/u;

/** "Giulia Ferrante is a pastry chef": the first words of a life told in the third person. */
const IS_SOMEBODY = /^(\p{Lu}[\p{L}'’-]+(?:\s+(?:van|de|der|den|het|ter|von|da|el|al|\p{Lu}[\p{L}'’-]+)){1,4})\s+(?:is|was|works|werkt)\s/u;

/** "Ik heet Anna Bakker", "I'm Kim Cook" hold a profession and are names; "I am Registered Nurse" is none. */
const isNamedSo = (said: string, name: string): boolean => {
  const given = name.split(" ")[0] ?? "";
  return /(?:naam is|heet|name is)\s/i.test(said) || (titleScore(given) === 0 && !QUALIFIED.test(given));
};
const QUALIFIED =
  /^(?:registered|certified|qualified|licensed|chartered|trained|professional|skilled|dedicated|gediplomeerde?|gecertificeerde?|erkende?|bevoegde?|geregistreerde?)$/i;

/** What a name was read as: `value` as written ("Bakker, Els" too), or given and family name from fields of their own. */
export interface NameRead extends Read {
  fields?: { first: Read | null; last: Read };
}

export function findName(cv: CvText, emails: Read[], headerLines: Line[]): NameRead | null {
  const labelled = labelledName(headerLines.slice(0, 60));
  if (labelled) return labelled;
  const told = headerLines
    .slice(0, 12)
    .map((line) => ({ line, match: line.text.length < 1000 ? (SAYS_NAME.exec(line.text) ?? IS_SOMEBODY.exec(line.text)) : null }));
  for (const { line, match } of told) {
    const value = match?.[1]?.replace(/[.,!]+$/, "") ?? "";
    if (match && looksLikeName(value) && value.includes(" ") && (titleScore(value) === 0 || isNamedSo(match[0], value)))
      return {
        value,
        start: line.start + match.index + match[0].lastIndexOf(value),
        end: line.start + match.index + match[0].lastIndexOf(value) + value.length,
        confidence: 0.9,
      };
  }
  const sizes = headerLines.map((line) => line.size);
  const biggest = greatest([0, ...sizes]);
  const smallest = least([biggest, ...sizes]);
  const locals = emails.slice(0, MOST_ADDRESSES).map((email) => fold(email.value.split("@")[0] ?? "").replace(/[^a-z]/g, " "));
  const hosts = emails.slice(0, MOST_ADDRESSES).map((email) => fold(email.value.split("@")[1] ?? "").split(".")[0] ?? "");
  const slugs = [...cv.links.slice(0, MOST_ADDRESSES).map((link) => link.url), ...addressesIn(headerLines).slice(0, MOST_ADDRESSES)].map(
    (address) => fold(address).replace(/[^a-z]/g, ""),
  );
  const holds = (written: string) =>
    fold(written)
      .split(/[^a-z]+/)
      .some((part) => part.length > 2 && locals.some((local) => local.includes(part)));
  // The name that stands on top may be one of which a letter is missing: then no other line is it, unless an address says so.
  const isUntold = headerLines.slice(0, 3).some(({ text }) => text.includes(HOLE) && looksLikeName(text.replaceAll(HOLE, "x")));
  // "Personal details", "Sous Chef", "06 12345678" over "Mark Cook": nothing that stands above is a name.
  const isFirstOfNames = (order: number) =>
    order < 3 && headerLines.slice(0, order).every(({ text }) => !looksLikeName(text) || (titleScore(text) >= 0.7 && !isNameOfTrade(text)));
  const isOneLargest = biggest > smallest * 1.3 && sizes.filter((size) => size === biggest).length === 1;
  const isLargest = (line: Line) => isOneLargest && line.size === biggest;
  let best: (Read & { score: number }) | null = null;
  const consider = (text: string, start: number, line: Line, order: number) => {
    const spaced = isSpaced(text);
    let written =
      (spaced ? joinSpaced(text) : text)
        .replace(
          /^\s*(?:curriculum vitae|resume|cv|c\.v\.|personal information|persoonlijke (?:informatie|gegevens))(?!\p{L})\s*(?:van|of|[-–:|])?\s*/iu,
          "",
        )
        .replace(/(?<=\p{L}{2})\s+[-–|:]?\s*(?:curriculum vitae|resume|résumé|cv)$/iu, "")
        .replace(/^#{1,6}\s+/, "")
        .split(/\s+\.\s+/)[0] ?? "";
    const isTitled = OF_DOCUMENT.test(text) && !/\s[-–]\s/.test(written);
    written = latinPart(plainName(written));
    if (written.length > 120) return;
    // Not as it stands there: letters were apart, or a name at birth stands within.
    const found = spaced ? -1 : text.indexOf(written);
    const at = start + Math.max(0, found);
    const end = found < 0 ? start + text.length : at + written.length;
    const isListed = written.includes(",") && isTurned(written, holds(written), order === 0);
    const value = isListed ? written : null;
    const turned = isListed ? splitName(written) : null;
    written = turned ? `${turned.first} ${turned.last}` : (calledName(written.replace(/\s+/g, " ")) ?? written);
    const isOtherScript = !/\p{Script=Latin}/u.test(written);
    const all = fold(written)
      .split(isOtherScript ? /[^\p{L}]+/u : /[^a-z]+/)
      .filter((part) => part !== "");
    const parts = all.filter((part) => part.length > 1);
    if (parts.length === 0) return;
    const inSlug =
      all.length > 1 &&
      all.join("").length > 4 &&
      slugs.some((slug) => slug.includes(all.join("")) || (parts.length > 1 && parts.every((part) => slug.includes(part))));
    const isVouched = all.length > 1 && locals.some((local) => local.replaceAll(" ", "") === all.join(""));
    // Some write their own name in small letters: then an address must confirm it.
    if (
      !looksLikeName(written) &&
      !(
        !isHalf(written.split(" ")) &&
        (inSlug || isVouched) &&
        order < 3 &&
        looksLikeName(written.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()))
      )
    )
      return;
    const inEmail = parts.filter((part) => part.length > 2 && locals.some((local) => local.replaceAll(" ", "").includes(part))).length;
    let score = 0;
    if (biggest > smallest * 1.15) score += (2.5 * (line.size - smallest)) / (biggest - smallest);
    score += Math.max(0, 1.5 - order * 0.12);
    score += Math.min(2, inEmail) * 0.9;
    if (inSlug) score += 0.8;
    const vouched = inEmail > 0 || inSlug;
    if (isUntold && !vouched) return;
    // A name without a space: in some scripts none has one.
    const isWhole = FAMILY_FIRST.test(written) && written.length <= 6;
    if (all.length === 1 && !isWhole) score -= 0.9;
    // Nothing is known of the words of other scripts: only what stands first, and little beside it, is taken for a name.
    const isOnTop = order === 0 || (order === 1 && isDocumentTitle(headerLines[0]?.text ?? ""));
    if (isOtherScript && (!isOnTop || all.length > 4 || (all.length === 1 && !isWhole))) return;
    if (isTitled && all.length > 1 && titleScore(written) === 0) score += 1.2;
    if (all.length > 1 && isFirstName(parts[0] ?? "")) score += 0.5;
    if (isListed) score += 0.4;
    if (/\s[-–]\s/.test(written)) score -= 0.7;
    if (all.length === 2 || all.length === 3 || isWhole) score += 0.4;
    // A name may hold a profession ("Jan Bakker", "Sander"); then the address holds its last word, or its first one: no title begins so.
    const given = parts[0] ?? "";
    const isGiven = given.length > 2 && parts.length > 1 && locals.some((local) => local.replaceAll(" ", "").startsWith(given));
    const family = parts.at(-1) ?? "";
    // "y.hoekstra@…" for Ymkje Hoekstra-Visser: one of two family names is enough.
    const families = /-/.test(written) ? parts.slice(1) : [family];
    // "bram@kuitenbrouwer.nl": an address of one's own holds it too.
    const isFamily =
      inSlug ||
      hosts.includes(family) ||
      families.some((one) => one.length > 2 && locals.some((local) => local.replaceAll(" ", "").includes(one)));
    const isNamedOnTop =
      (isOnTop || isFirstOfNames(order) || isLargest(line)) && !WORK_WORD.test(written) && (isNameOfTrade(written) || isListed);
    if (titleScore(written) > 0.5 || WORK_WORD.test(written)) score -= isNamedOnTop ? 0 : vouched && (isFamily || isGiven) ? 0.8 : 9;
    // "Rutger Velthuis" over everything ends like a firm, and begins like a person.
    const isCalled = order === 0 && all.length > 1 && isFirstName(parts[0] ?? "") && companyScore(written) < 0.8;
    if (companyScore(written) > 0.5 || isSchool(written) || canonicalSkill(written) !== null) score -= vouched || isCalled ? 0.6 : 9;
    // A business under one's own first name has its own address: "Salon Bianca", bianca@salonbianca.nl.
    else if (all.length > 1 && titleScore(written) === 0 && !isGiven && hosts.includes(all.join(""))) score -= 0.8;
    if (placeScore(written) >= 0.5 || written.split(/[\s,]+/).some((word) => isCountry(word) || isCity(word)))
      score -= vouched || isNamedOnTop ? 0.5 : 9;
    // Nothing vouches for it: then only its place and size on the page can, and both must.
    if (!vouched && (order > 3 || (biggest > smallest * 1.15 ? line.size < biggest * 0.95 : order > 1 || (all.length < 2 && !isWhole))))
      score -= 1.2;
    if (score > (best?.score ?? 1.05)) {
      const confidence = Math.min(isOtherScript ? 0.55 : 0.98, 0.45 + score * 0.13);
      best = { value: value ?? written, start: at, end, confidence, score };
    }
  };
  for (const [order, line] of headerLines.slice(0, 60).entries()) {
    for (const piece of line.pieces.slice(0, MOST_PIECES)) {
      consider(dropDates(piece.text), piece.start, line, order);
      const profession = professionAt(piece.text);
      if (profession > 0) consider(piece.text.slice(0, profession), piece.start, line, order);
      for (const cell of cellsOf(piece.text)) consider(cell.text, piece.start + cell.start, line, order);
    }
    if (line.pieces.length > 1 && line.pieces.length < 5)
      consider(isSpaced(line.text) ? line.text : line.text.replace(/\s+/g, " "), line.start, line, order);
    // "145 Mill Lane Eleanor Hughes": only the type tells that they are two.
    if (line.runs.length > 1 && line.runs.length < MOST_RUNS && !looksLikeName(line.text))
      for (const run of line.runs) consider(cv.text.slice(run.start, run.end).trimEnd(), run.start, line, order);
    // "Fatima el" over "Idrissi": the surname goes on below.
    const rest = isUnended(line.text)
      ? /^\p{Lu}[\p{L}'’ -]*?(?=\s*(?:[,;|•·:(]|\s[-–—]\s|$))/u.exec(headerLines[order + 1]?.text ?? "")
      : null;
    const goesOn = headerLines[order + 1];
    if (rest && goesOn && line.text.length < 40) {
      const before = best;
      consider(`${line.text} ${rest[0]}`, line.start, line, order);
      // Only a closure has written to it.
      const now = best as (Read & { score: number }) | null;
      if (now && now !== before) now.end = goesOn.start + rest[0].length;
    }
    // Beside a column, the line below stands further on in the list.
    const next = headerLines.slice(order + 1, order + 8).find((other) => other.region === line.region);
    if (
      next &&
      line.size === biggest &&
      Math.abs(next.size - line.size) < line.size * 0.35 &&
      biggest > smallest * 1.4 &&
      line.pieces.length === 1 &&
      next.pieces.length === 1 &&
      line.text.split(" ").length <= 2 &&
      next.text.split(" ").length <= 3
    ) {
      const together = `${line.text} ${next.text}`;
      if (looksLikeName(together) && (titleScore(next.text) === 0 || isNameOfTrade(together)) && !headingKind(next.text)) {
        const before: number = (best as (Read & { score: number }) | null)?.score ?? 0;
        consider(together, line.start, line, order);
        const now = best as (Read & { score: number }) | null;
        if (now && now.score > before && now.value === together) now.end = next.end;
      }
    }
  }
  const chosen = best as (Read & { score: number }) | null;
  if (!chosen) return signedName(cv.lines);
  const { value, start, end, confidence } = chosen;
  return { value: value.includes(",") ? value : tidyCase(value), start, end, confidence };
}

const CLOSES_LETTER =
  /^\s*(?:met (?:vriendelijke|hartelijke) groet(?:en)?|vriendelijke groet(?:en)?|hoogachtend|(?:kind|best|warm)(?:est)? regards|(?:yours )?(?:sincerely|faithfully)(?: yours)?|yours truly)\s*,?\s*$/iu;
/** A letter's first pages. */
const MOST_OF_LETTER = 400;

/** "Met vriendelijke groet," over "Els Bakker". */
function signedName(lines: Line[]): NameRead | null {
  const at = lines.slice(0, MOST_OF_LETTER).findIndex(({ text }) => text.length < 60 && CLOSES_LETTER.test(text));
  const below = at < 0 ? undefined : lines[at + 1];
  const value = below ? plainName(below.text) : "";
  if (!below || !value.includes(" ") || !looksLikeName(value) || companyScore(value) >= 0.5) return null;
  const start = below.start + below.text.indexOf(value);
  return { value: tidyCase(value), start, end: start + value.length, confidence: 0.85 };
}

/** "Yannick Delacroix Bridge Engineer": where, behind a given and a family name, the words of a profession begin; -1 where none do. */
function professionAt(text: string): number {
  const words = [...text.matchAll(/\S+/g)];
  if (text.length > 80 || words.length < 3 || titleScore(text) < 0.7 || !isFirstName(fold(words[0]?.[0] ?? ""))) return -1;
  const family = words.findIndex(({ 0: word }, at) => at > 0 && !isParticle(word));
  const next = words[family + 1];
  if (!next || titleScore(text.slice(next.index)) < 0.7) return -1;
  const name = text.slice(0, next.index).trim();
  if (titleScore(name) > 0 && !isNameOfTrade(name)) return -1;
  return next.index;
}

const NAME_PARTS: ReadonlySet<string> = new Set(["first", "called", "last"]);

/** The name that a form tells by its labels. */
function labelledName(lines: Line[]): NameRead | null {
  const fields = fieldsIn(lines);
  for (const { label, text, start } of fields) {
    if (label !== "name") continue;
    const cell = text.split(/\s{3}|\s*[|•;]/)[0] ?? "";
    const written = plainName(turnedName(plainName(cell)) ? cell : (cell.split(",")[0] ?? ""));
    const value = calledName(written) ?? written;
    const turned = turnedName(value);
    const plain = turned ? `${turned.first} ${turned.last}` : value;
    const isWhole = plain.includes(" ") || FAMILY_FIRST.test(plain) || !fields.some((other) => NAME_PARTS.has(other.label));
    if (!looksLikeName(plain) || companyScore(plain) >= 1 || !isWhole) continue;
    const found = text.indexOf(written);
    const at = start + Math.max(0, found);
    const end = found < 0 ? start + cell.length : at + written.length;
    return { value: turned ? value : tidyCase(value), start: at, end, confidence: 0.95 };
  }
  const read = (label: "name" | "first" | "called" | "last" | "infix"): Read | null => {
    const field = fields.find((one) => one.label === label);
    const value = field ? plainName(field.text.split(/\s{3}|\s*[|•;]/)[0] ?? "") : "";
    if (!field || value === "" || value.length > 60 || /[\d@:]/.test(value)) return null;
    const start = field.start + field.text.indexOf(value);
    return { value, start, end: start + value.length, confidence: 0.95 };
  };
  const given = read("called") ?? read("first");
  // Beside a given name of its own, "Naam" is the family name.
  const family = read("last") ?? read("name");
  if (!family || !given || family.value === given.value) return null;
  // "Berg, van der": the part of a surname that lists put behind it.
  const [own = "", behind = ""] = family.value.split(/,\s*/);
  const infix = isParticles(behind) ? behind : (read("infix")?.value ?? "");
  const last = { ...family, value: [isParticles(infix) ? infix.toLowerCase() : "", tidyCase(own)].filter(Boolean).join(" ") };
  const first = { ...given, value: tidyCase(given.value) };
  if (!looksLikeName(`${first.value} ${last.value}`)) return null;
  return { value: `${first.value} ${last.value}`, start: last.start, end: last.end, confidence: 0.95, fields: { first, last } };
}

/** "Anna Bakker, Nunspeet, 06-…", "DRAAIT DOOR - Casper Wientjes": the parts of a line that may be a name. */
function cellsOf(text: string): { text: string; start: number }[] {
  if (text.length > 200 || !/[,;|•·:]|\s[-–—/*~]{1,3}\s/.test(text)) return [];
  const cells: { text: string; start: number }[] = [];
  let from = 0;
  for (const match of [...text.matchAll(/\s*[,;|•·:]+\s*|\s+[-–—/*~]{1,3}\s+/g), null]) {
    const to = match?.index ?? text.length;
    // One word before a colon is the label of what follows.
    const isLabel = match?.[0].includes(":") === true && !/\S\s+\S/.test(text.slice(from, to).trim());
    if (to > from && !isLabel) cells.push({ text: text.slice(from, to), start: from });
    from = match ? match.index + match[0].length : to;
  }
  return cells.slice(0, 8);
}

function dropDates(text: string): string {
  const span = findDates(text)[0];
  return span && span.start > 3 ? text.slice(0, span.start).trim() : text;
}
