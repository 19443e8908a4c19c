import type { Span } from "#engine/matching/passages.ts";

/** So many words on each side of a mention are looked at. */
const FAR = 10;
/** Words right beside it count by their place too. */
const BESIDE = 3;
/** Words of what follows the passage in its line. */
const NEXT = 8;
/** Characters that hold so many words and a few more. */
const WINDOW = 140;

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}'’]*|\d+|[:;,.()!?/–-]/gu) ?? []).map((word) =>
    /^\d/.test(word) ? (word.length === 4 ? "year" : "0") : word,
  );
const isSign = (word: string) => /^[^\p{L}\d]/u.test(word);

/** The words of one side, nearest first, as features: each, those beside the mention by their place, pairs, and those of its own clause. */
function ofSide(name: string, near: readonly string[]): string[] {
  const words = near.filter((word) => !isSign(word));
  const clause = near.slice(0, Math.max(0, near.findIndex((word) => /^[;.!?]$/.test(word)) >>> 0));
  return [
    `${name}1:${near[0] ?? "none"}`,
    ...words.map((word) => `${name}:${word}`),
    ...words.slice(0, BESIDE).map((word, at) => `${name}${at}:${word}`),
    ...words.slice(1).map((word, at) => `${name}:${words[at]} ${word}`),
    ...clause.filter((word) => !isSign(word)).map((word) => `${name} clause:${word}`),
  ];
}

/**
 * What stands around a mention in its passage and behind that in its line, for a reader that learnt how far somebody is with what is
 * mentioned. `rules`: what the rules say of it; `paper`: whether it is a certificate or a licence.
 */
export function standingFeatures(text: string, found: Span, passage: Span, paper: boolean, rules: string): string[] {
  const before = wordsOf(text.slice(Math.max(passage.start, found.start - WINDOW), found.start))
    .slice(-FAR)
    .reverse();
  const behind = wordsOf(text.slice(found.end, Math.min(passage.end, found.end + WINDOW))).slice(0, FAR);
  const rest = text.slice(Math.max(found.end, passage.end), passage.end + WINDOW).split("\n")[0] ?? "";
  const next = wordsOf(rest)
    .filter((word) => !isSign(word))
    .slice(0, NEXT);
  const all = [...before, ...behind].filter((word) => !isSign(word));
  return [
    "always",
    `rules:${rules}`,
    `rules:${rules}:${paper}`,
    ...ofSide("before", before),
    ...ofSide("behind", behind),
    ...next.map((word) => `next:${word}`),
    ...all.map((word) => `around:${word}`),
    ...(paper ? [...all, ...next].map((word) => `paper:${word}`) : []),
  ];
}
