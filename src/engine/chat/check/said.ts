import { wordsOf } from "#engine/proposal/sources.ts";
import { dutch, english } from "#engine/words/chat/answers.ts";

const word = (...alternatives: string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`, "iu");

type Key = {
  [Each in keyof typeof english]: (typeof english)[Each] extends string ? Each : never;
}[keyof typeof english];
const keys = Object.keys(english).filter((key): key is Key => typeof english[key as Key] === "string");

/** What a sentence, or a passage, may say, in either language. */
export const said = Object.fromEntries(keys.map((key) => [key, word(english[key], dutch[key])])) as Record<Key, RegExp>;

export const counted = Object.entries(english.counted).map(([key, words]) => ({
  key: key as keyof typeof english.counted,
  words: word(words, dutch.counted[key as keyof typeof english.counted]),
}));

/** A text without whom somebody works under or for. */
export const withoutServed = (text: string): string => text.replace(new RegExp(`${said.serves.source}[^.;,\\n]*`, "giu"), " ");

/** The parts of a passage, between semicolons, that share the most words with a sentence. */
export function partsNear(text: string, sentence: string): string {
  const own = new Set(wordsOf(sentence));
  const parts = text.split(/[;\n]/).map((part) => ({ part, shared: wordsOf(part).filter((one) => own.has(one)).length }));
  const most = Math.max(...parts.map(({ shared }) => shared));
  return parts.flatMap(({ part, shared }) => (shared === most ? [part] : [])).join("\n");
}

const inBoth = (key: "uses" | "each" | "shares" | "inYear") => english[key].map((words, index) => word(words, dutch[key][index] ?? words));
/** How often something is done, as a text says it: a day, a week, a month, a quarter, a year, an hour. */
export const each = inBoth("each");

/** What is done with a language. */
export const uses = inBoth("uses");
/** A half, a third, a quarter; the first, the second year of a study. */
export const shares = inBoth("shares");
export const inYear = inBoth("inYear");

/** Pairs of which one rules the other out. */
export const opposites = english.opposites.map((pair, index) =>
  pair.map((words, side) => word(words, dutch.opposites[index]?.[side] ?? words)),
);

/** So many characters before a place. */
export const before = (text: string, at: number, length: number) => text.slice(Math.max(0, at - length), at);

/** Do the passages speak of the job alone? */
export const isJobAlone = (cited: readonly { source: string }[]) =>
  cited.length > 0 && cited.every(({ source }) => /^job(?::|$)/.test(source));
