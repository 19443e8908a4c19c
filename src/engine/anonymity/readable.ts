/**
 * A text as a reader understands it, however it is written: letters and digits alone, in lower case and without accents, each with
 * its place in the text. Soft hyphens and zero-width characters are gone; look-alikes of other alphabets, full-width and
 * mathematical letters, HTML entities and percent codes are the letters that they stand for.
 */
export interface Readable {
  text: string;
  letters: string;
  starts: Uint32Array;
  ends: Uint32Array;
  /** What stands before a letter: nothing, or one of the gaps below. */
  gaps: Uint8Array;
  capitals: Uint8Array;
}

export const gap = { none: 0, inside: 1, space: 2, hyphen: 3, line: 4, sign: 5 } as const;

/** Each pair: the look-alike, and the Latin letter that it looks like. */
const homoglyphs = new Map(
  "аa еe оo рp сc уy хx іi јj ѕs һh ԁd ԛq ԝw кk тt мm нh вb гr αa εe ιi κk νn οo ρp τt υy χx ηh βb ζz μm ɑa ɡg ıi łl đd øo ðd ŀl"
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
);
const ligatures: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", þ: "th" };
const marks = /\p{M}+/gu;
const isLetter = /^[\p{L}\p{N}]/u;
const unseen = /^(?:\p{Cf}|\p{M}|\u115f|\u1160|\u3164)$/u;

interface Character {
  /** Folded letters; empty for what is no letter. */
  letters: string;
  capital: boolean;
  digit: boolean;
  gap: number;
}

const known = new Map<number, Character>();

function characterOf(code: number): Character {
  const before = known.get(code);
  if (before) return before;
  const written = String.fromCodePoint(code);
  const plain = written.normalize("NFKD").replace(marks, "");
  const letter = isLetter.test(plain);
  const lower = plain.toLowerCase();
  const found = {
    letters: letter
      ? [...lower]
          .filter((one) => isLetter.test(one))
          .map((one) => homoglyphs.get(one) ?? ligatures[one] ?? one)
          .join("")
      : "",
    capital: letter && plain !== lower,
    digit: /^\p{N}/u.test(plain),
    gap: unseen.test(written)
      ? gap.none
      : written === "\n" || written === "\r"
        ? gap.line
        : /\s/.test(written)
          ? gap.space
          : /\p{Pd}/u.test(written)
            ? gap.hyphen
            : gap.sign,
  };
  if (known.size > 20_000) known.clear();
  known.set(code, found);
  return found;
}

const accents = "acute|grave|uml|circ|tilde|cedil|ring|slash|caron";
const entity = new RegExp(`&(?:#(\\d{1,7})|#x([0-9a-f]{1,6})|([a-z])(?:${accents})|(amp|nbsp|shy|zwj|zwnj|szlig|aelig|oelig));`, "iy");
const named: Record<string, number> = { amp: 38, nbsp: 32, shy: 0xad, zwj: 0x200d, zwnj: 0x200c, szlig: 0xdf, aelig: 0xe6, oelig: 0x153 };
const percent = /(?:%[0-9a-f]{2})+/iy;

/** What an entity or a percent code at this place stands for. */
function coded(text: string, at: number): { written: string; length: number } | null {
  const first = text.charCodeAt(at);
  if (first === 38) {
    entity.lastIndex = at;
    const hit = entity.exec(text);
    if (!hit) return null;
    const code = hit[1] ? Number(hit[1]) : hit[2] ? Number.parseInt(hit[2], 16) : (named[(hit[4] ?? "").toLowerCase()] ?? 0);
    if (!hit[3] && (code === 0 || code > 0x10ffff)) return null;
    return { written: hit[3] ?? String.fromCodePoint(code), length: hit[0].length };
  }
  if (first !== 37) return null;
  percent.lastIndex = at;
  const hit = percent.exec(text);
  if (!hit) return null;
  try {
    return { written: decodeURIComponent(hit[0]), length: hit[0].length };
  } catch {
    return null;
  }
}

/** Linear in the text's length. */
export function readable(text: string): Readable {
  const most = text.length * 2 + 8;
  const starts = new Uint32Array(most);
  const ends = new Uint32Array(most);
  const gaps = new Uint8Array(most);
  const capitals = new Uint8Array(most);
  const letters: string[] = [];
  let count = 0;
  let between: number = gap.line;
  let wasCapital = false;
  let wasDigit = false;
  const take = (code: number, start: number, end: number) => {
    const one = characterOf(code);
    if (one.letters === "") {
      // The strongest gap of several: a line's end tells more than the space beside it.
      between = Math.max(between, one.gap);
      return;
    }
    for (const letter of one.letters) {
      if (count >= most) return;
      letters.push(letter);
      starts[count] = start;
      ends[count] = end;
      capitals[count] = one.capital ? 1 : 0;
      gaps[count] =
        between !== gap.none ? between : count > 0 && ((one.capital && !wasCapital) || one.digit !== wasDigit) ? gap.inside : gap.none;
      between = gap.none;
      wasCapital = one.capital;
      wasDigit = one.digit;
      count += 1;
    }
  };
  let at = 0;
  while (at < text.length) {
    const code = text.codePointAt(at) as number;
    const written = code === 38 || code === 37 ? coded(text, at) : null;
    if (written) {
      for (const one of written.written) take(one.codePointAt(0) as number, at, at + written.length);
      at += written.length;
      continue;
    }
    const end = at + (code > 0xffff ? 2 : 1);
    take(code, at, end);
    at = end;
  }
  return { text, letters: letters.join(""), starts, ends, gaps, capitals };
}

/** The letters alone: "Van der Berg-Núñez" → "vanderbergnunez". */
export const lettersOf = (text: string): string => readable(text).letters;

const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
/** The same, and as it is written where a keyboard lacks the umlaut: "Müller" → "muller", "mueller". */
export function spellingsOf(text: string): string[] {
  const wide = text.normalize("NFC").replace(/[äöüåø]/gi, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);
  return [...new Set([lettersOf(text), lettersOf(wide)])].filter((letters) => letters !== "");
}
