import { plainText, surnamePrefixes } from "#contract/text/letters.ts";

/** What somebody at a client is known by. */
export interface KnownPerson {
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** Ways to address somebody and degrees, before a name and behind it, without their dots. */
const titlesBefore = listed("de dhr heer mevrouw mevr mw mr mrs ms miss sir dr drs ir ing prof professor ds jhr jkvr herr frau");
const titlesBehind = listed("msc bsc ma ba mba emba mphil phd llm llb meng beng md pharmd mmc ra aa rc cpa cfa rn ing ir");
const juniors = listed("jr junior");
const seniors = listed("sr senior");

/** One name of somebody's, or what stands for it. */
interface Part {
  /** In plain letters, spelled as names that sound the same are. */
  key: string;
  plain: string;
  /** A letter, or a few before a point. */
  isShort: boolean;
}
interface Name {
  given: Part[];
  /** What they are called, where that stands in brackets. */
  called: Part | undefined;
  /** Each name of a double one. */
  surnames: string[];
  /** Their letters with the prefixes: "vandenberg". */
  whole: string;
  /** Of father and son with one name; null where it isn't told. */
  isSenior: boolean | null;
}

/** Spelled one way where people spell a name in several: Janssen and Jansen, de Bruijn and de Bruyn, Sophie and Sofie, Erik and Eric. */
const spelled = (plain: string): string =>
  plain
    .replace(/eij|ij|ei|ey/g, "y")
    .replace(/ph/g, "f")
    .replace(/th(?=.)/g, "t")
    .replace(/c(?!h)/g, "k")
    .replace(/([b-df-hj-np-tv-z])\1+/g, "$1");

interface Token {
  plain: string;
  hasPoint: boolean;
  hasApostrophe: boolean;
  /** By a hyphen to the one before. */
  isJoined: boolean;
}

const lettersOf = (text: string): string => plainText(text).replace(/[^\p{L}]/gu, "");

/** "JW" is two initials in a name that isn't all capitals. */
const isInitials = (word: string, whole: string) => /^\p{Lu}{2,3}$/u.test(word) && whole !== whole.toUpperCase();

function tokensOf(text: string): Token[] {
  return text
    .replace(/\s+[-–]\s*|\s*[-–]\s+/g, "-")
    .split(/[\s/]+/)
    .flatMap((word) =>
      word.split(/[-–]/).flatMap((part, at): Token[] => {
        const hasApostrophe = /['’‘`]/.test(part);
        // "v.d." is one prefix; "J.P." and "JP" are two initials.
        const pieces = surnamePrefixes.has(lettersOf(part)) && lettersOf(part).length > 1 ? [part] : part.split(/(?<=\.)/);
        return pieces
          .flatMap((piece) => (isInitials(piece, text) ? [...piece].map((letter) => `${letter}.`) : [piece]))
          .map((piece, n) => ({
            plain: lettersOf(piece),
            hasPoint: piece.endsWith("."),
            hasApostrophe,
            isJoined: at > 0 && n === 0,
          }));
      }),
    )
    .filter(({ plain }) => plain !== "");
}

/** "T. Bakker" has an initial, "van 't Hek" and "van t Hek" a prefix. */
const isPrefix = ({ plain, hasPoint, hasApostrophe }: Token, at: number) =>
  surnamePrefixes.has(plain) && (plain.length > 1 || hasApostrophe || (at > 1 && !hasPoint));

const isTitle = (word: string, titles: ReadonlySet<string>) =>
  titles.has(lettersOf(word)) ||
  (word.includes(".") && word.split(".").every((part) => titles.has(lettersOf(part)) || lettersOf(part) === ""));

/** Without titles; a name that would be nothing else is left. */
function untitled(words: readonly string[]): string[] {
  let [from, to] = [0, words.length];
  const left = () => to - from;
  // "De" is a title before "heer" alone.
  const isBefore = (at: number) =>
    lettersOf(words[at] ?? "") === "de" ? lettersOf(words[at + 1] ?? "") === "heer" : isTitle(words[at] ?? "", titlesBefore);
  while (left() > 1 && isBefore(from)) from++;
  while (left() > 2 && isTitle(words[to - 1] ?? "", titlesBehind)) to--;
  return words.slice(from, to);
}

const isBehind = (word: string) => isTitle(word, titlesBehind) || isGeneration(word);
const isGeneration = (word: string) => juniors.has(lettersOf(word)) || seniors.has(lettersOf(word));

function nameOf({ name, email }: KnownPerson): Name | null {
  const typed = name?.trim() ?? "";
  const text = typed && !typed.includes("@") ? typed : ofAddress(typed || (email?.trim() ?? ""));
  const called = lettersOf(/\(([^)]+)\)/.exec(text)?.[1] ?? "");
  // "Bakker, Jan" is turned round, "Jan Bakker, MSc" isn't.
  const parts = text
    .replace(/\([^)]*\)/g, " ")
    .split(",")
    .map((part) => part.split(/\s+/).filter((word) => lettersOf(word) !== ""))
    .filter((words, at) => words.length > 0 && (at === 0 || !words.every(isBehind)));
  const generation = text
    .split(/[\s,]+/)
    .slice(1)
    .find(isGeneration);
  const tokens = parts.map((words) => tokensOf(untitled(words.filter((word, at) => at === 0 || !isGeneration(word))).join(" ")));
  const [surnames, given] = tokens.length > 1 ? turned(tokens) : parted(tokens[0] ?? []);
  if (surnames.length === 0) return null;
  const own = surnames.filter((token, at) => !isPrefix(token, at + 2));
  return {
    given: given.map(partOf),
    called: called.length > 1 ? partOf({ plain: called, hasPoint: false }) : undefined,
    surnames: (own.length > 0 ? own : surnames).map(({ plain }) => spelled(plain)),
    whole: spelled(surnames.map(({ plain }) => plain).join("")),
    isSenior: generation === undefined ? null : seniors.has(lettersOf(generation)),
  };
}

/** What an address tells of a name: of "jan.bakker@…" it does, of "info@…" it doesn't. */
function ofAddress(address: string): string {
  const local = /^([^@]*)@/.exec(address)?.[1] ?? "";
  return /\p{L}[._]\p{L}/u.test(local) ? local.replace(/[._\d]+/g, " ") : "";
}

const partOf = ({ plain, hasPoint }: Pick<Token, "plain" | "hasPoint">): Part => ({
  key: spelled(plain),
  plain,
  isShort: plain.length === 1 || (hasPoint && plain.length <= 3),
});

/** A name from its surname on, then what stands before it. */
function parted(tokens: Token[]): [Token[], Token[]] {
  const prefix = tokens.findIndex(isPrefix);
  let start = prefix >= 0 && prefix < tokens.length - 1 ? prefix : tokens.length - 1;
  while (start > 0 && tokens[start]?.isJoined) start--;
  return [tokens.slice(start), tokens.slice(0, start)];
}

/** The same where the surname stands first: "Berg, J. van den". */
function turned([first = [], ...rest]: Token[][]): [Token[], Token[]] {
  const others = rest.flat();
  const prefix = others.findIndex(isPrefix);
  const start = prefix < 0 ? others.length : prefix;
  return [[...others.slice(start), ...first], others.slice(0, start)];
}

const isGivenAlike = (one: Part, other: Part): boolean => {
  if (one.isShort || other.isShort) {
    const [short, long] = one.plain.length < other.plain.length ? [one, other] : [other, one];
    return long.plain.startsWith(short.plain);
  }
  return one.key === other.key;
};

/** How surely two names are one person's: 3 by a whole given name, 2 by initials, 1 by the surname alone; 0: they aren't. */
function alike(one: Name, other: Name): number {
  if (one.isSenior !== null && other.isSenior !== null && one.isSenior !== other.isSenior) return 0;
  if (!isSurnameAlike(one, other)) return 0;
  const calls = [one.called, other.called].filter((name) => name !== undefined);
  if (calls.length > 0) {
    const names = (name: Name) => [name.called, name.given[0]].filter((part) => part !== undefined);
    const isCalled = names(one).some((part) => names(other).some((each) => !part.isShort && !each.isShort && part.key === each.key));
    if (isCalled) return 3;
    if (names(one).some(({ isShort }) => !isShort) && names(other).some(({ isShort }) => !isShort)) return 0;
  }
  const pairs = one.given.flatMap((part, at): [Part, Part][] => (other.given[at] ? [[part, other.given[at]]] : []));
  if (!pairs.every(([part, each]) => isGivenAlike(part, each))) return 0;
  if (pairs.length === 0) return 1;
  return pairs.some(([part, each]) => !part.isShort && !each.isShort) ? 3 : 2;
}

/** The same surname, or one of a double one; prefixes count where they are written as one word with it. */
function isSurnameAlike(one: Name, other: Name): boolean {
  if (one.whole === other.whole) return true;
  const joined = (name: Name) => name.surnames.join("");
  if (joined(one) === joined(other)) return true;
  const [few, many] = one.surnames.length < other.surnames.length ? [one, other] : [other, one];
  return few.surnames.every((name) => many.surnames.includes(name));
}

const isSameEmail = (one: KnownPerson, other: KnownPerson): boolean => {
  const [email, another] = [one, other].map((each) => each.email?.trim().toLowerCase());
  return Boolean(email) && email === another;
};

/** The figures of a number, without what is dialled before it from within the country. */
function figuresOf(phone: string): { figures: string; isWhole: boolean } {
  const dialled = phone.replace(/\(0\)/g, "").replace(/[^\d+]/g, "");
  const isWhole = /^(\+|00)/.test(dialled);
  return { figures: dialled.replace(isWhole ? /^(\+|00)/ : /^0/, ""), isWhole };
}
const FEWEST_FIGURES = 7;
const COUNTRY_FIGURES = 3;

/** The same number, with the country's own before it or not. */
function isSamePhone(one: KnownPerson, other: KnownPerson): boolean {
  const [a, b] = [figuresOf(one.phone ?? ""), figuresOf(other.phone ?? "")];
  const [short, long] = a.figures.length < b.figures.length ? [a, b] : [b, a];
  if (short.figures.length < FEWEST_FIGURES) return false;
  if (a.isWhole === b.isWhole) return a.figures === b.figures;
  return long.isWhole && long.figures.endsWith(short.figures) && long.figures.length - short.figures.length <= COUNTRY_FIGURES;
}

/** How surely both are one person; 0: they aren't. */
function sureness(one: KnownPerson, other: KnownPerson): number {
  if (isSameEmail(one, other)) return 5;
  if (isSamePhone(one, other)) return 4;
  const [name, another] = [nameOf(one), nameOf(other)];
  return name && another ? alike(name, another) : 0;
}

/** Whether two may be the same person: by address or number, or by a name as people write it in several ways. */
export const samePerson = (one: KnownPerson, other: KnownPerson): boolean => sureness(one, other) > 0;

/** Who of those that are known may be meant, the likeliest first. */
export function likelyPeople<T extends KnownPerson>(typed: KnownPerson, among: readonly T[], most = 3): T[] {
  return among
    .map((one) => ({ one, sure: sureness(typed, one) }))
    .filter(({ sure }) => sure > 0)
    .sort((a, b) => b.sure - a.sure)
    .slice(0, most)
    .map(({ one }) => one);
}
