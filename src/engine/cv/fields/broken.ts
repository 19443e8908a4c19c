import { headingKind } from "../heading-words.ts";
import { fold } from "../page/characters.ts";
import type { Line, Piece } from "../page/lines.ts";
import type { CvText } from "../page/text.ts";
import { lettersOf } from "./others.ts";

/** An address of which the end stands on the lines below. */
export interface Broken {
  kind: "email" | "link";
  /** The whole address; empty where nobody can tell it. */
  value: string;
  /** Where it stands: all of it where nothing stands between, else its beginning. */
  start: number;
  end: number;
  /** The stretches of its parts: none is an address by itself. */
  parts: { start: number; end: number }[];
  isSure: boolean;
}

/** Does an address that begins here belong to one that was put together? */
export const isPart = (broken: Broken[], at: number): boolean =>
  broken.some(({ parts }) => parts.some(({ start, end }) => start <= at && at < end));

const LOCAL = "[\\p{L}\\p{N}_][\\p{L}\\p{N}._%+'-]{0,63}";
const HOST = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,62})";
const BEFORE_AT = new RegExp(`^(?:mailto:)?(${LOCAL})@$`, "iu");
const WITHOUT_AT = new RegExp(`^${LOCAL}$`, "iu");
const OPEN_HOST = new RegExp(`^(?:mailto:)?(${LOCAL}@(?:${HOST}\\.)*(?:${HOST}|${HOST}-)?\\.?)$`, "iu");
const WHOLE = new RegExp(`^${LOCAL}@(?:${HOST}\\.){1,5}[a-z]{2,18}$`, "iu");
const MAIL_LABEL = /(?<!\p{L})e-?mail(?:adres|[- ]address)?\s*[:|]?\s*$/iu;
const SCHEME = /^(?:https?:\/\/)?(?:www\.)?$/i;
const LINK = /^(?:https?:\/\/|www\.)\S+$|^(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,12}(?:[/?#]\S*)?$/i;
const LINK_GOES_ON = /^[\w%.\-/?=&#~+]+$/;
const TLDS = new Set(
  "com net org io nl be de dev me eu co ai app info tech fr uk in us ca ch at se no dk it es pt pl xyz site blog page name cv online design academy edu gov tv id".split(
    " ",
  ),
);
const endsWell = (address: string): boolean => TLDS.has(address.split(".").at(-1)?.toLowerCase() ?? "");
/** Addresses stand on the first pages. */
const MOST_LINES = 4000;

/** The e-mail addresses and links of a document that are broken over lines, as narrow columns break them. */
export function brokenAddresses(cv: CvText): Broken[] {
  const heads = cv.lines.slice(0, 6).map(({ text }) => fold(text.slice(0, 200)));
  const found: Broken[] = [];
  for (const [index, line] of cv.lines.slice(0, MOST_LINES).entries()) {
    for (const piece of line.pieces.slice(0, 12)) {
      const last = lastWord(piece);
      if (!last || last.text.length > 250 || isPart(found.slice(-MOST_BESIDE), last.start) || !/^[\x21-\x7e\p{L}\p{N}]+$/u.test(last.text))
        continue;
      const address = goingOn(cv, heads, { piece, index }, last);
      if (address) found.push(address);
    }
  }
  return found;
}

/** A cell, and the line that it stands on. */
interface Placed {
  piece: Piece;
  index: number;
}

/** So many addresses may go on beside each other. */
const MOST_BESIDE = 12;
/** So many lines one address stands on at most. */
const MOST_PARTS = 3;
/** A part behind which more must come. */
const IS_OPEN = /[@./_-]$/;

/** The address that begins with a word and goes on below; null where it doesn't. */
function goingOn(cv: CvText, heads: string[], first: Placed, word: Token): Broken | null {
  const words = [word];
  let at: Placed | undefined = first;
  let written = word;
  let known: Pick<Broken, "kind" | "value" | "isSure"> | null = null;
  while (at && words.length < MOST_PARTS && (!known || (known.isSure && IS_OPEN.test(written.text)))) {
    const below: Placed[] = placesBelow(cv.lines, at.index, at.piece);
    at = undefined;
    for (const place of below) {
      const next = firstWord(place.piece);
      const joined = join(first.piece, written, place.piece, next, cv.layout !== null, heads);
      // "joep@zorg-" over "groep-" over "zuid.nl": a part that stands alone and is as open as the first.
      const isBetween = next.text === place.piece.text && IS_OPEN.test(next.text) && isBegun(written.text) && LINK_GOES_ON.test(next.text);
      if (!joined && !(isBetween && words.length + 1 < MOST_PARTS)) continue;
      if (joined) known = joined;
      words.push(next);
      written = { text: written.text + next.text, start: word.start };
      at = place;
      break;
    }
  }
  const last = words.at(-1);
  if (!known || !last) return null;
  const parts = words.map(({ start, text }) => ({ start, end: start + text.length }));
  const isNext = parts.every(({ start }, nth) => nth === 0 || cv.text.slice(parts[nth - 1]?.end, start).trim() === "");
  return { ...known, start: word.start, end: isNext ? last.start + last.text.length : word.start + word.text.length, parts };
}

/** Has an address begun that can't end so? */
const isBegun = (text: string): boolean => IS_OPEN.test(text) && (/^[^@]+@/.test(text) || LINK.test(text) || SCHEME.test(text));

interface Token {
  text: string;
  start: number;
}

const lastWord = (piece: Piece): Token | null => {
  const text = /\S+$/.exec(piece.text)?.[0];
  if (text === undefined) return null;
  // "E-mail:joep@": the label without a space.
  const label = /^[\p{L}-]{1,12}:(?!\/)(?=.)/u.exec(text)?.[0].length ?? 0;
  return { text: text.slice(label), start: piece.end - text.length + label };
};
const firstWord = (piece: Piece): Token => ({ text: /^\S+/.exec(piece.text)?.[0] ?? "", start: piece.start });

/** What may go on below a piece: the next line, or the cell right below it where others stand beside. */
function placesBelow(lines: Line[], index: number, piece: Piece): Placed[] {
  const isAlone = lines[index]?.pieces.length === 1;
  const found: Placed[] = [];
  for (const [at, line] of lines.slice(index + 1, index + 3).entries()) {
    if (line.page !== lines[index]?.page) break;
    const [first] = line.pieces;
    const cells =
      isAlone && line.pieces.length === 1 && at === 0 && first
        ? [first]
        : line.pieces.slice(0, 12).filter(({ x }) => x > piece.x - 12 && x < piece.right);
    found.push(...cells.map((cell) => ({ piece: cell, index: index + 1 + at })));
    if (isAlone) break;
  }
  return found;
}

function join(
  piece: Piece,
  last: Token,
  below: Piece,
  next: Token,
  isPage: boolean,
  heads: string[],
): Pick<Broken, "kind" | "value" | "isSure"> | null {
  const names = heads.map(lettersOf);
  const end = next.text.replace(/[.,;:)|]+$/, "");
  const whole = last.text + end;
  const isLone = below.text === next.text;
  const email = () => (WHOLE.test(whole) ? ({ kind: "email", value: whole.replace(/^mailto:/i, ""), isSure: true } as const) : null);
  // A page may have parted a word with a hyphen of its own: only the name tells then whether it belongs there.
  const isSplit = isPage && last.text.endsWith("-");
  if (isSplit && (WITHOUT_AT.test(last.text) || last.text.includes("@")) && WHOLE.test(whole)) {
    const plain = last.text.slice(0, -1) + end;
    const local = lettersOf(plain.split("@")[0] ?? "");
    const isNamed = !last.text.includes("@") && local.length > 6 && names.some((name) => name.includes(local));
    const joint = `${/\p{L}+-$/u.exec(fold(last.text))?.[0] ?? ""}${/^\p{L}+/u.exec(fold(end))?.[0] ?? ""}`;
    return { kind: "email", value: !isNamed ? "" : heads.some((head) => head.includes(joint)) ? whole : plain, isSure: false };
  }
  if (BEFORE_AT.test(last.text)) return email();
  if (end.startsWith("@")) return WITHOUT_AT.test(last.text) ? email() : null;
  if (OPEN_HOST.test(last.text) && last.text.includes("@")) {
    const isOpen = /[.-]$/.test(last.text) || !WHOLE.test(last.text) || (isLone && !endsWell(last.text) && endsWell(whole));
    const rest = whole === whole.toUpperCase() ? end.toLowerCase() : end;
    if (isOpen) {
      const isEnd = last.text.endsWith(".") ? TLDS.has(end.split(".").at(-1)?.toLowerCase() ?? "") : endsWell(whole);
      // "mail me at joep@example.com." ends a sentence; the next one doesn't begin with a small word alone on its line.
      const isSentence = last.text.endsWith(".") && endsWell(last.text.slice(0, -1)) && (!isLone || !TLDS.has(end));
      return isEnd && !isSentence && /^[\p{Ll}\p{N}.-]+$/u.test(rest) ? email() : null;
    }
    return isLone && /^[a-z]{1,3}$/.test(end) && endsWell(whole) && !TLDS.has(end) ? email() : null;
  }
  const isCell = piece.text === last.text || MAIL_LABEL.test(piece.text.slice(0, piece.text.length - last.text.length));
  if (
    WHOLE.test(end) &&
    isCell &&
    WITHOUT_AT.test(last.text) &&
    /^\p{L}{2}/u.test(last.text) &&
    !(LINK.test(last.text) && endsWell(last.text))
  ) {
    const local = lettersOf(whole.split("@")[0] ?? "");
    const isNamed = local.length > 6 && names.some((name) => name.includes(local));
    const isLabelled = piece.text !== last.text;
    // "Zwolle." over an address ends a sentence, "Noord-" the name of a place.
    if (/^\P{Lu}.*[._+-]$/u.test(last.text) || isNamed || isLabelled) return email();
    // "joep.dijk" over "huizen@example.org", where nothing says whether they are one: no address is known then.
    return /^\p{Ll}+[._]\p{Ll}+$/u.test(last.text) ? { kind: "email", value: "", isSure: false } : null;
  }
  return joinLink(last.text, end, isLone, names);
}

function joinLink(last: string, end: string, isLone: boolean, names: string[]): Pick<Broken, "kind" | "value" | "isSure"> | null {
  if (!LINK_GOES_ON.test(end) || end.includes("@") || last.includes("@")) return null;
  const whole = last + end;
  const link = LINK.test(whole) ? ({ kind: "link", value: whole, isSure: true } as const) : null;
  if (last !== "" && SCHEME.test(last)) return link;
  const isAddress = LINK.test(end) && /^(?:https?:|www\.)|\//i.test(end);
  const hasPath = LINK.test(last) && /[^/:]\/[^/]/.test(last.replace(/^https?:\/\//i, ""));
  if (end.startsWith("/")) return LINK.test(last) && endsWell(last.replace(/^https?:\/\//i, "").split("/")[0] ?? "") ? link : null;
  if (/^(?:(?:https?:\/\/)?(?:www\.)?[a-z\d-]+|linkedin|github)\.$/i.test(last) && /^(?:https?:\/\/|www\.|linkedin\.|github\.)/i.test(last))
    return TLDS.has(end.split(/[/.]/)[0] ?? "") ? link : null;
  if (!isLone || isAddress || !/^[\p{L}\d%~].*[\p{L}\d]$/u.test(end) || headingKind(end) !== null) return null;
  if (/^(?:https?:\/\/|www\.)[a-z\d-]+$/i.test(last)) return endsWell(end.split("/")[0] ?? "") ? link : null;
  if (LINK.test(last) && /[/\-_=?&#%.]$/.test(last) && last.includes("/")) return link;
  // "linkedin.com/in/joepdijk" over "huizen": the name tells that they are one.
  const slug = lettersOf(whole.split("/").at(-1) ?? "");
  return hasPath && slug.length > 6 && names.some((name) => name.includes(slug)) ? link : null;
}
