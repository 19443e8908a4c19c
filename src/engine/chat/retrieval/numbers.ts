import { numberWords } from "#engine/facts/number-words.ts";
import { tokensOf } from "#engine/skills/tokens.ts";
import { isAskingWord } from "./asking-words.ts";
import { type AskedWord, heldIn, holdsWord } from "./topic.ts";

/** Besides what CVs write out, what people count and pay. */
const more = `thirteen 13 fourteen 14 sixteen 16 seventeen 17 eighteen 18 nineteen 19 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90
hundred 100 thousand 1000 zestien 16 zeventien 17 achttien 18 negentien 19 veertig 40 vijftig 50 zestig 60 zeventig 70 tachtig 80 negentig 90
honderd 100 duizend 1000`;
const spelt: Record<string, number> = {
  ...numberWords,
  ...Object.fromEntries([...more.matchAll(/(\p{L}+) (\d+)/gu)].map(([, word, value]) => [word, Number(value)])),
};

/** A number of a text by the number of its token; dates and codes are none. */
interface Figure {
  value: number;
  at: number;
}

/** "3.900", "3,900" and "twelve"; no years, no parts of dates or telephone numbers. */
export function figuresIn(text: string): { figures: Figure[]; keys: string[] } {
  const { keys, starts, ends } = tokensOf(text);
  const figures: Figure[] = [];
  let skipped = -1;
  keys.forEach((key, at) => {
    if (at <= skipped) return;
    const word = spelt[key];
    if (word !== undefined) {
      // "Een" is mostly no number, and "ten minste" none at all.
      if (key === "ten" && /^(?:minste|hoogste|laatste|eerste|tweede|slotte|tijde|behoeve|aanzien|dele)$/.test(keys[at + 1] ?? "")) return;
      if (!(key === "een" && !/^één$/iu.test(text.slice(starts[at], ends[at])))) figures.push({ value: word, at });
      return;
    }
    const digits = /^(\d{1,6})(?:x|u|h|k)?$/.exec(key)?.[1];
    if (!digits || /^(?:19|20)\d{2}$/.test(digits) || /^0\d/.test(digits)) return;
    let value = Number(digits);
    const joint = text.slice(ends[at], starts[at + 1]);
    const next = keys[at + 1] ?? "";
    if (/^[.,]$/.test(joint) && /^\d{3}$/.test(next)) {
      value = value * 1000 + Number(next);
      skipped = at + 1;
    } else if (/^[.,]$/.test(joint) && /^\d{1,2}$/.test(next)) {
      value = Number(`${digits}.${next}`);
      skipped = at + 1;
    } else if (/^[-/]$/.test(joint) && /^\d/.test(next) && /^[-/]$/.test(text.slice(ends[at + 1], starts[at + 2]))) {
      skipped = at + 2;
      return;
    }
    figures.push({ value, at });
  });
  return { figures, keys };
}

/** A word that may only remind of another is not what is counted. */
const SURELY = 0.7;

/** Where in a text one of these words stands: numbers of its tokens. */
export function placesOf(keys: readonly string[], words: readonly AskedWord[]): number[] {
  return keys.flatMap((key, index) => {
    if (isAskingWord(key) || /^\d/.test(key)) return [];
    const held = heldIn(key, false);
    return words.some((word) => holdsWord(word, held) >= SURELY) ? [index] : [];
  });
}

/** So far from its thing a number may stand: "600 klanten", "30 vaste mensen", "team of five". */
const BEFORE = 4;
const BEHIND = 3;

/** The numbers that stand beside one of these words, each once, in their order. */
export function countsOf(text: string, words: readonly AskedWord[]): number[] {
  const { figures, keys } = figuresIn(text);
  const counts = new Map<number, number>();
  // "24h": the number bears its unit.
  for (const { value, at } of figures)
    if (/^\d+[hu]$/.test(keys[at] ?? "") && words.some((word) => holdsWord(word, heldIn("hours", false)) > 0)) counts.set(at, value);
  for (const place of placesOf(keys, words)) {
    const before = figures.filter(({ at }) => at < place && place - at <= BEFORE).at(-1);
    const behind = figures.find(({ at }) => at > place && at - place <= BEHIND);
    const chosen = before ?? behind;
    if (chosen) counts.set(chosen.at, chosen.value);
  }
  return [...counts].sort(([one], [other]) => one - other).map(([, value]) => value);
}
