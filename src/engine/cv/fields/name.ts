import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { townOf } from "#engine/skills/places/places.ts";
import { isFirstName } from "#engine/words/first-names.ts";
import { otherScripts } from "#engine/words/other-scripts.ts";
import { headingKind } from "../heading-words.ts";
import { fold } from "../page/characters.ts";
import type { Line } from "../page/lines.ts";
import type { Read } from "../page/passage.ts";
import { greatest, least } from "../page/rows.ts";
import type { CvText } from "../page/text.ts";
import { isPrivate } from "../private/private.ts";
import { companyScore, isCity, isCountry, isSchool, placeScore, titleScore } from "../vocabulary.ts";
import { findDates } from "./dates.ts";
import { fieldsIn, isAllLabels } from "./labels.ts";

/** Words of work and of CVs that no name holds; compounds such as "detail-oriented" too. */
const WORK_WORD =
  /-(oriented|orientated|driven|focused|based|directed|motivated|starter|skilled|minded|savvy)\b|\b(accounts?|payable|receivable|support|unit|team|sales|service|services|customer|company|position|positions|objective|description|work|skills?|network|web|software|data|project|projects|business|general|senior|junior|international|national|department|job|jobs|career|highly|dynamic|strong|professional|experienced|qualified|certified|licensed|registered|residence|cell|mobile|tel|contacts?|gender|birth|status|nationality|beschikbaar|gegevens|referenties|werk|klant|gemeente)\b/i;

const TITLES_BEFORE =
  /^(?:(?:dipl\.?-?\s?(?:ing|kff?m|inf|psych)\.?(?:\s?\(fh\))?|herr|frau|sig|ir|ing|drs?|prof|mr|mrs|ms|dhr|mevr|mw|bc|mevrouw|meneer|de heer|rector)\.?\s+)+(?=\p{Lu})/iu;
const DEGREES_AFTER =
  /(?:\s*[,|]\s*|\s+)(?:\(?(?:ph\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?b\.?a|b\.?eng|m\.?eng|ll\.?m|ll\.?b|b\.?ed|m\.?ed|ir|ing|drs|md|rn|ra|rc|pmp|cpa|acca|cfa|bc|bba|mph|emba|rgn|rmn|rvn|qts|mcipd|mrcvs|frcs|he\/him|she\/her|they\/them)\.?\)?(?:[\s,/]+|$))+$/iu;

const PARTICLE =
  /^(?:van|von|de|den|der|het|'t|’t|ter|ten|te|du|da|do|dos|das|di|del|della|la|le|el|al|bin|ibn|bint|ben|vd|v\.?d\.?|v\/d|af|zu|zum|zur|'s|’s|d'|بن|ابن|بنت)$/i;
/** Words that are a part of a surname only where they are written small. */
const SMALL_PARTICLE = /^(?:op|in|aan|uit|onder|over|bij|voor|tot|y|e|und|san|santa|st\.?)$/;
const isParticle = (word: string) => PARTICLE.test(word) || SMALL_PARTICLE.test(word);
const isParticles = (words: string) => words !== "" && words.split(/\s+/).every(isParticle);
const NOT_A_NAME =
  /\b(beste|geachte|dear|hello|hallo|hoi|lebenslauf|persönliche|daten|salon|live|curriculum|vitae|resume|résumé|cv|page|pagina|address|adres|street|straat|email|phone|profile|profiel|linkedin|github|www|http|engineer|developer|manager|university|college|school|experience|education|skills|summary|personal|contact|about|january|february|march|july|august|september|october|november|december|januari|februari|maart|juli|augustus|oktober|updated|confidential|student|updated|references|position|tagline|hobby)\b/i;

/** Scripts in which a family name stands first, and no sign tells where it ends. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々・ ]+$/u;
/** "Петрова Анна Сергеевна": a patronymic behind the given name tells that the family name stands first. */
const PATRONYMIC = /(?:вна|вич|чна|шна)$/u;

/** "van der Berg" stays a family name; given names and initials stay together; "Berg, Jan van der" is Jan van der Berg. */
export function splitName(name: string): { first: string; last: string } {
  const turned = turnedName(name);
  if (turned) return turned;
  if (FAMILY_FIRST.test(name)) return { first: "", last: name };
  const parts = name.split(/\s+/).filter((part) => part !== "");
  if (parts.length <= 1) return { first: name, last: "" };
  if (parts.length === 3 && PATRONYMIC.test(parts[2] ?? "")) return { first: parts.slice(1).join(" "), last: parts[0] ?? "" };
  const particle = parts.findIndex((part, index) => index > 0 && index < parts.length - 1 && isParticle(part));
  const at = particle > 0 ? particle : parts.length - 1;
  return { first: parts.slice(0, at).join(" "), last: parts.slice(at).join(" ") };
}

/** No given name is called so. */
const CLEAR_PARTICLE = /^(?:van|von|de|der|den|ter|het)$/i;
const GIVEN = /^(?:(?:\p{Lu}\.[ -]?)+|\p{Lu}[\p{L}\p{M}'’-]*)(?:\s+(?:(?:\p{Lu}\.[ -]?)+|\p{Lu}[\p{L}\p{M}'’-]*)){0,3}$/u;
const SURNAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?:(?:\s*-\s*|\s+)(?:\p{Ll}{1,4}\s+){0,2}\p{Lu}[\p{L}\p{M}'’-]*){0,2}$/u;
const CALL_NAME = /^(?:\p{Lu}\.\s?)+\s*\((\p{Lu}[\p{L}'’-]+)\)$/u;

/** "Bakker, Els", "Berg, Jan van der", "de Vries, Pieter", "Vries, de, Pieter", "Bakker, E.M. (Els)"; null: written in another way. */
function turnedName(written: string): { first: string; last: string } | null {
  if (!written.includes(",") || written.length > 80) return null;
  const cells = written
    .replace(/\(([^()]{1,12})\)/g, (all, inner: string) => (isParticles(inner) ? inner : all))
    .split(/\s*,\s*/)
    .map((cell) => cell.trim());
  if (cells.length < 2 || cells.length > 3 || cells.includes("")) return null;
  const [family = "", second = "", third] = cells;
  let infix = "";
  let given = second;
  if (third !== undefined) {
    if (isParticles(second)) [infix, given] = [second, third];
    else if (isParticles(third)) infix = third;
    else return null;
  }
  given = given.replace(TITLES_BEFORE, "");
  given = CALL_NAME.exec(given)?.[1] ?? given;
  const isLoud = written === written.toUpperCase();
  const isInfix = (word: string) =>
    isParticle(isLoud ? word.toLowerCase() : word) && (isLoud || /^[^\p{Lu}]/u.test(word) || CLEAR_PARTICLE.test(word));
  const words = given.split(/\s+/);
  const small = words.findLastIndex((word) => !isInfix(word)) + 1;
  if (small === 0) return null;
  infix = [infix, words.slice(small).join(" ")].filter(Boolean).join(" ");
  given = words.slice(0, small).join(" ");
  // "Berg van der": the part of the surname that stands behind it.
  const names = family.split(/\s+/);
  const own = names.findLastIndex((word) => !isInfix(word)) + 1;
  infix = [infix, names.slice(own).join(" ")].filter(Boolean).join(" ");
  const lead = names.findIndex((word) => !isParticle(word));
  const surname = names.slice(Math.max(0, lead), own).join(" ");
  infix = [names.slice(0, Math.max(0, lead)).join(" "), infix].filter(Boolean).join(" ");
  if (!SURNAME.test(surname) || !GIVEN.test(given)) return null;
  return { first: tidyCase(given), last: [infix.toLowerCase(), tidyCase(surname)].filter(Boolean).join(" ") };
}

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
  if (isElse(turned.last) && !isVouched) return false;
  if (isKnown) return true;
  if (isElse(turned.first) || titleScore(turned.first) > 0 || WORK_WORD.test(written)) return false;
  return isVouched || (isFirstLine && townOf(turned.first) === null && !/\s/.test(turned.first));
}

const INITIALS = "((?:\\p{Lu}\\.\\s?){1,4})";
const CALLED = new RegExp(
  `^${INITIALS}\\s*\\((\\p{Lu}\\p{L}+)\\)\\s+(\\p{L}[^()]+)$|^${INITIALS}\\s*(\\p{L}[^()]+?)\\s+\\((\\p{Lu}\\p{L}+)\\)$`,
  "u",
);

/** 'Willemijn "Wim" de Haas', "Chukwuemeka (Emeka) Obiora": between a given name and the family name. */
const NICKNAME = /(?<=\p{L}{2})\s+(?:["“”‘'’]\p{Lu}[\p{L} ]{1,20}["“”’']|\(\p{Lu}[\p{L} ]{1,20}\))\s+(?=\p{L})/u;
/** "MCInstCES", "MRICS": letters of a society behind a name, told by their case. */
const POST_NOMINAL = /\s+\p{Lu}{2,}\p{Ll}+\p{Lu}{2,}$/u;

/** "H. (Henk) Brouwershaven", "G.J. Hoogeboom (Gerrit)": the name that somebody is called by, and the family name. */
function calledName(written: string): string | null {
  if (NICKNAME.test(written)) return written.replace(NICKNAME, " ");
  const [, , first, last, , family, call] = CALLED.exec(written) ?? [];
  return first && last ? `${first} ${last}` : call && family ? `${call} ${family}` : null;
}

const smallParticles = (name: string) => name.replace(/(?<=\s)\p{L}+(?=\s)/gu, (word) => (isParticle(word) ? word.toLowerCase() : word));

const tidyCase = (name: string) =>
  name === name.toLowerCase()
    ? smallParticles(name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()))
    : name === name.toUpperCase() && /\p{Lu}{3}/u.test(name)
      ? smallParticles(name.replace(/\p{L}+/gu, (word) => (word.length > 1 ? word[0] + word.slice(1).toLowerCase() : word)))
      : name;

const NOT_IN_SCRIPTS = new RegExp(`^(?:${otherScripts.title}|${otherScripts.name})$`, "iu");

const isSmall = (word: string | undefined) => word !== undefined && isParticle(word) && /^[\p{Ll}'’]/u.test(word);
const isHalf = (parts: string[]) => isSmall(parts[0]) || (parts.length > 1 && isSmall(parts.at(-1)));

/** A phrase of two to five capitalised words without digits. */
function looksLikeName(text: string): boolean {
  if (text.length < 3 || text.length > 60 || /[\d@:/|•·_<>=#%&!?;"“”(),]/.test(text)) return false;
  const parts = text.split(/\s+/);
  if (parts.length < 1 || parts.length > 6) return false;
  if (NOT_A_NAME.test(text) || NOT_IN_SCRIPTS.test(text) || headingKind(text) || isAllLabels(text) || /\p{L}\.\p{Ll}{2,}/u.test(text))
    return false;
  // "van der Berg", "Jan van der": half a name.
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  if ((isParticle(first) && /^[\p{Ll}'’]/u.test(first)) || (parts.length > 1 && isParticle(last) && /^[\p{Ll}'’]/u.test(last)))
    return false;
  return (
    parts.every(
      (part) =>
        (/^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*$/u.test(part) && !/\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u.test(part)) ||
        isParticle(part) ||
        /^[-–]$/.test(part),
    ) && /\p{L}{2}/u.test(text)
  );
}

/** A head has few cells and addresses; a hostile one has tens of thousands of each, and each is compared with each. */
const MOST_PIECES = 40;
const MOST_ADDRESSES = 100;

/** A name without the titles before it and the degrees behind it. */
const plainName = (written: string): string =>
  written
    .trim()
    .replace(/^[\p{S}\p{M}*_\s]+|[\p{S}\p{M}*_\s]+$/gu, "")
    .replace(TITLES_BEFORE, "")
    .replace(DEGREES_AFTER, "")
    .replace(POST_NOMINAL, "")
    .replace(/,$/, "")
    .trim();

/** "CV van Els Bakker": the title of the document, before a name. */
const OF_DOCUMENT = /^\s*(?:curriculum vitae|résumé|resume|cv|c\.v\.)(?!\p{L})/iu;

/** "Misaki Kitagawa (北川 美咲)": of a name in two scripts the Latin one. */
const latinPart = (written: string): string =>
  /\p{Script=Latin}{2}/u.test(written) && /[\p{Lo}\p{Script=Cyrillic}\p{Script=Greek}]{2}/u.test(written)
    ? (/\p{Script=Latin}[\p{Script=Latin}\p{M}'’. -]*(?<=[\p{L}.])/u.exec(written)?.[0].trim() ?? written)
    : written;

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
  /(?:[Mm]ijn naam is|[Ii]k heet|[Mm]y name is|(?:I['’]m|I am|[Ii]k ben))\s+(\p{Lu}[\p{L}'’-]+(?:\s+(?:van|de|der|den|het|ter|von|da|el|al|\p{Lu}[\p{L}'’-]+)){1,4})/u;

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
  let best: (Read & { score: number }) | null = null;
  const consider = (text: string, start: number, line: Line, order: number) => {
    let written =
      text
        .replace(
          /^\s*(?:curriculum vitae|resume|cv|c\.v\.|personal information|persoonlijke (?:informatie|gegevens))(?!\p{L})\s*(?:van|of|[-–:|])?\s*/iu,
          "",
        )
        .replace(/^#{1,6}\s+/, "")
        .split(/\s+\.\s+/)[0] ?? "";
    const isTitled = OF_DOCUMENT.test(text) && !/\s[-–]\s/.test(written);
    written = latinPart(plainName(written));
    if (written.length > 120) return;
    const at = start + text.indexOf(written);
    const end = at + written.length;
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
    // A name without a space: in some scripts none has one.
    const isWhole = FAMILY_FIRST.test(written) && written.length <= 6;
    if (all.length === 1 && !isWhole) score -= 0.9;
    // Nothing is known of the words of other scripts: only what stands first, and little beside it, is taken for a name.
    if (isOtherScript && (order > 1 || all.length > 4 || (all.length === 1 && !isWhole))) return;
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
    if (titleScore(written) > 0.5 || WORK_WORD.test(written)) score -= vouched && (isFamily || isGiven) ? 0.8 : 9;
    if (companyScore(written) > 0.5 || isSchool(written) || canonicalSkill(written) !== null) score -= vouched ? 0.6 : 9;
    // A business under one's own first name has its own address: "Salon Bianca", bianca@salonbianca.nl.
    else if (all.length > 1 && titleScore(written) === 0 && !isGiven && hosts.includes(all.join(""))) score -= 0.8;
    if (placeScore(written) >= 0.5 || written.split(/[\s,]+/).some((word) => isCountry(word) || isCity(word))) score -= vouched ? 0.5 : 9;
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
      for (const cell of cellsOf(piece.text)) consider(cell.text, piece.start + cell.start, line, order);
    }
    if (line.pieces.length > 1 && line.pieces.length < 5) consider(line.text.replace(/\s+/g, " "), line.start, line, order);
    // "Fatima el" over "Idrissi": the surname goes on below.
    const rest = isSmall(line.text.split(" ").at(-1))
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
      if (looksLikeName(together) && titleScore(next.text) === 0 && !headingKind(next.text)) {
        const before: number = (best as (Read & { score: number }) | null)?.score ?? 0;
        consider(together, line.start, line, order);
        const now = best as (Read & { score: number }) | null;
        if (now && now.score > before && now.value === together) now.end = next.end;
      }
    }
  }
  const chosen = best as (Read & { score: number }) | null;
  return chosen
    ? {
        value: chosen.value.includes(",") ? chosen.value : tidyCase(chosen.value),
        start: chosen.start,
        end: chosen.end,
        confidence: chosen.confidence,
      }
    : null;
}

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
    if (!looksLikeName(plain) || companyScore(plain) >= 1 || !(plain.includes(" ") || FAMILY_FIRST.test(plain))) continue;
    const at = start + text.indexOf(written);
    return { value: turned ? value : tidyCase(value), start: at, end: at + written.length, confidence: 0.95 };
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

/** What the person calls themselves, beside the name. */
export function findHeadline(headerLines: Line[], name: Read | null): Read | null {
  if (!name) return null;
  const at = headerLines.findIndex((line) => line.start <= name.start && line.end >= name.start);
  for (const line of headerLines.slice(Math.max(0, at), at + 6)) {
    for (const piece of line.pieces.slice(0, MOST_PIECES)) {
      if (piece.start <= name.start && piece.end >= name.end && piece.text.length < name.value.length + 4) continue;
      const text =
        piece.start <= name.start && piece.end >= name.end
          ? piece.text.slice(name.end - piece.start).replace(/^[\s,|–-]+/, "")
          : piece.text;
      if (text.length < 4 || text.length > 110 || /@|https?:|\d{4}|[.]$/.test(text) || headingKind(text)) continue;
      if (titleScore(text) >= 0.7 && !isPrivate(text)) {
        const start = piece.start + piece.text.indexOf(text);
        return { value: text, start, end: start + text.length, confidence: 0.8 };
      }
    }
  }
  return null;
}
