import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { headingKind } from "../heading-words.ts";
import { fold } from "../page/characters.ts";
import type { Line } from "../page/lines.ts";
import type { Read } from "../page/passage.ts";
import { greatest, least } from "../page/rows.ts";
import type { CvText } from "../page/text.ts";
import { isPrivate } from "../private/private.ts";
import { companyScore, isCity, isCountry, isSchool, placeScore, titleScore } from "../vocabulary.ts";
import { findDates } from "./dates.ts";

/** Words of work and of CVs that no name holds; compounds such as "detail-oriented" too. */
const WORK_WORD =
  /-(oriented|orientated|driven|focused|based|directed|motivated|starter|skilled|minded|savvy)\b|\b(accounts?|payable|receivable|support|unit|team|sales|service|services|customer|company|position|positions|objective|description|work|skills?|network|web|software|data|project|projects|business|general|senior|junior|international|national|department|job|jobs|career|highly|dynamic|strong|professional|experienced|qualified|certified|licensed|registered|residence|cell|mobile|tel|contacts?|gender|birth|status|nationality|beschikbaar|gegevens|referenties|werk|klant|gemeente)\b/i;

const TITLES_BEFORE =
  /^(?:(?:dipl\.?-?\s?(?:ing|kff?m|inf|psych)\.?(?:\s?\(fh\))?|herr|frau|sig|ir|ing|drs?|prof|mr|mrs|ms|dhr|mevr|mw|bc|mevrouw|meneer|de heer|rector)\.?\s+)+(?=\p{Lu})/iu;
const DEGREES_AFTER =
  /(?:\s*[,|]\s*|\s+)(?:\(?(?:ph\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?b\.?a|b\.?eng|m\.?eng|ll\.?m|ll\.?b|b\.?ed|m\.?ed|ir|ing|drs|md|rn|ra|rc|pmp|cpa|acca|cfa|bc|bba|mph|emba|rgn|rmn|rvn|qts|mcipd|mrcvs|frcs|he\/him|she\/her|they\/them)\.?\)?(?:[\s,/]+|$))+$/iu;

const PARTICLE = /^(van|von|de|den|der|het|'t|ter|ten|te|du|da|dos|di|del|della|la|le|el|al|bin|ibn|op|in|vd|v\.?d\.?|af|zu)$/i;
const NOT_A_NAME =
  /\b(beste|geachte|dear|hello|hallo|hoi|lebenslauf|persönliche|daten|salon|live|curriculum|vitae|resume|résumé|cv|page|pagina|address|adres|street|straat|email|phone|profile|profiel|linkedin|github|www|http|engineer|developer|manager|university|college|school|experience|education|skills|summary|personal|contact|about|january|february|march|july|august|september|october|november|december|januari|februari|maart|juli|augustus|oktober|updated|confidential|student|updated|references|position|tagline|hobby)\b/i;

/** "van der Berg" stays a family name; given names and initials stay together. */
export function splitName(name: string): { first: string; last: string } {
  const parts = name.split(/\s+/).filter((part) => part !== "");
  if (parts.length <= 1) return { first: name, last: "" };
  const particle = parts.findIndex((part, index) => index > 0 && PARTICLE.test(part));
  const at = particle > 0 ? particle : parts.length - 1;
  return { first: parts.slice(0, at).join(" "), last: parts.slice(at).join(" ") };
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

const smallParticles = (name: string) => name.replace(/(?<=\s)\p{L}+(?=\s)/gu, (word) => (PARTICLE.test(word) ? word.toLowerCase() : word));

const tidyCase = (name: string) =>
  name === name.toLowerCase()
    ? smallParticles(name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()))
    : name === name.toUpperCase() && /\p{Lu}{3}/u.test(name)
      ? smallParticles(name.replace(/\p{L}+/gu, (word) => (word.length > 1 ? word[0] + word.slice(1).toLowerCase() : word)))
      : name;

/** A phrase of two to five capitalised words without digits. */
function looksLikeName(text: string): boolean {
  if (text.length < 3 || text.length > 60 || /[\d@:/|•·_<>=#%&!?;"“”(),]/.test(text)) return false;
  const parts = text.split(/\s+/);
  if (parts.length < 1 || parts.length > 6) return false;
  if (NOT_A_NAME.test(text) || headingKind(text) || /\p{L}\.\p{Ll}{2,}/u.test(text)) return false;
  return (
    parts.every(
      (part) =>
        (/^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*$/u.test(part) && !/\p{Ll}\p{Lu}\p{Ll}*\p{Lu}/u.test(part)) ||
        PARTICLE.test(part) ||
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

export function findName(cv: CvText, emails: Read[], headerLines: Line[]): Read | null {
  for (const line of headerLines.slice(0, 60)) {
    const labelled =
      /^(?:full\s+)?(?:naam|name|volledige naam|candidate(?: name)?|(?:naam )?kandidaat)(?:\s*[:|]\s*|\s{2,}|\s+[-–]?\s*)(.{3,60})$/iu.exec(
        line.text,
      );
    if (labelled?.[1]) {
      const written = plainName(labelled[1].split(/\s{3}|\s*\|/)[0] ?? "");
      const value = calledName(written) ?? written;
      const first = headerLines
        .slice(0, 60)
        .map((other) => /^(?:voornaam|voornamen|first name|given name|roepnaam)\s*:\s*(.{2,40})$/iu.exec(other.text)?.[1])
        .find(Boolean);
      const at = line.start + line.text.indexOf(written);
      if (looksLikeName(value) && value.split(" ").length > 1)
        return { value: tidyCase(value), start: at, end: at + written.length, confidence: 0.95 };
      if (looksLikeName(value) && first) {
        const full = headerLines
          .slice(0, 60)
          .find(
            (other) => other.text.length <= 60 && fold(other.text).includes(fold(value)) && fold(other.text).includes(fold(first.trim())),
          );
        if (full && looksLikeName(full.text)) return { value: full.text, start: full.start, end: full.end, confidence: 0.9 };
      }
    }
  }
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
  let best: (Read & { score: number }) | null = null;
  const consider = (text: string, start: number, line: Line, order: number) => {
    let written =
      text
        .replace(/^\s*(curriculum vitae|resume|cv|c\.v\.)\s*(van|of|[-–:|])?\s*/iu, "")
        .replace(/^#{1,6}\s+/, "")
        .split(/\s+\.\s+/)[0] ?? "";
    written = plainName(written);
    if (written.length > 120) return;
    const at = start + text.indexOf(written);
    const end = at + written.length;
    written = calledName(written.replace(/\s+/g, " ")) ?? written;
    const all = fold(written)
      .split(/[^a-z]+/)
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
      !((inSlug || isVouched) && order < 3 && looksLikeName(written.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())))
    )
      return;
    const inEmail = parts.filter((part) => part.length > 2 && locals.some((local) => local.replaceAll(" ", "").includes(part))).length;
    let score = 0;
    if (biggest > smallest * 1.15) score += (2.5 * (line.size - smallest)) / (biggest - smallest);
    score += Math.max(0, 1.5 - order * 0.12);
    score += Math.min(2, inEmail) * 0.9;
    if (inSlug) score += 0.8;
    const vouched = inEmail > 0 || inSlug;
    if (all.length === 1) score -= 0.9;
    if (/\s[-–]\s/.test(written)) score -= 0.7;
    if (all.length === 2 || all.length === 3) score += 0.4;
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
    if (!vouched && (order > 3 || (biggest > smallest * 1.15 ? line.size < biggest * 0.95 : order > 1 || all.length < 2))) score -= 1.2;
    if (score > (best?.score ?? 1.05)) best = { value: written, start: at, end, confidence: Math.min(0.98, 0.45 + score * 0.13), score };
  };
  for (const [order, line] of headerLines.slice(0, 60).entries()) {
    for (const piece of line.pieces.slice(0, MOST_PIECES)) {
      consider(dropDates(piece.text), piece.start, line, order);
      for (const cell of cellsOf(piece.text)) consider(cell.text, piece.start + cell.start, line, order);
    }
    if (line.pieces.length > 1 && line.pieces.length < 5) consider(line.text.replace(/\s+/g, " "), line.start, line, order);
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
    ? { value: tidyCase(chosen.value.replace(/,$/, "")), start: chosen.start, end: chosen.end, confidence: chosen.confidence }
    : null;
}

/** "Anna Bakker, Nunspeet, 06-…", "DRAAIT DOOR - Casper Wientjes": the parts of a line that may be a name. */
function cellsOf(text: string): { text: string; start: number }[] {
  if (text.length > 200 || !/[,;|•·:]|\s[-–—/*~]{1,3}\s/.test(text)) return [];
  const cells: { text: string; start: number }[] = [];
  let from = 0;
  for (const match of [...text.matchAll(/\s*[,;|•·:]+\s*|\s+[-–—/*~]{1,3}\s+/g), null]) {
    const to = match?.index ?? text.length;
    if (to > from) cells.push({ text: text.slice(from, to), start: from });
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
