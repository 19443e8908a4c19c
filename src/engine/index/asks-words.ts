import type { AskedWords, Concept } from "#engine/matching/asks/words.ts";
import { MET as ENOUGH, PARTLY as SOME, TELLING, worthOf } from "#engine/matching/judges/words.ts";
import type { Held } from "./held.ts";
import { MET, PARTLY, UNKNOWN, type Verdicts } from "./verdicts.ts";

// Indexed reads: of typed arrays at places that were counted when they were filled; a check at each would be most of the time.

/** A concept of an ask with the words of the index that show it, and in how many documents they stand. */
interface Shown {
  weight: number;
  isName: boolean;
  words: [string, number][];
  count: number;
}

function shownBy(held: Held, concept: Concept): Shown {
  const words = new Map<string, number>();
  for (const one of [concept.stem, ...concept.ways])
    for (const word of held.wordsNear(one)) {
      const worth = words.has(word) ? 0 : worthOf(concept, word);
      if (worth > 0) words.set(word, worth);
    }
  const count = [...words.keys()].reduce((sum, word) => sum + held.countOfWord(word), 0);
  return { weight: concept.weight, isName: concept.isName, words: [...words].sort(([, one], [, other]) => other - one), count };
}

/** Passages that a mask tells apart. */
const BITS = 32;

/**
 * As `judgeText`: how much of an ask stands in one passage, where passages that share a bit of the mask count as one. Only those
 * are looked at who hold enough of what the ask says: whoever has but its most frequent words hasn't.
 */
export function passagesOf(held: Held, asked: AskedWords, enough = ENOUGH): Verdicts {
  const out = new Uint8Array(held.places);
  const telling = asked.concepts.filter(({ weight }) => weight >= 1).length;
  if (telling === 0) return out;
  const total = asked.concepts.reduce((sum, { weight }) => sum + weight, 0);
  const least = asked.any ? 1 : Math.min(2, telling);
  const verdictOf = (share: number, count: number) => {
    const told = asked.any && count > 0 ? 1 : share;
    if (telling > 1 && count < 2 && told < TELLING) return UNKNOWN;
    if (count >= least && told >= enough) return MET;
    return count > 0 && told >= SOME ? PARTLY : UNKNOWN;
  };
  const concepts = asked.concepts.map((concept) => shownBy(held, concept)).sort((one, other) => one.count - other.count);
  const [only] = concepts;
  if (concepts.length === 1 && only) {
    for (const [word, worth] of only.words) {
      const verdict = verdictOf(worth, 1);
      held.eachWord(word, (place, mask) => {
        if (mask !== 0 && verdict > (out[place] as number)) out[place] = verdict;
      });
    }
    return out;
  }
  // The rarest that together with none of them no one can have enough.
  let left = total;
  let needed = 0;
  while (needed < concepts.length && (asked.any || left >= SOME * total)) {
    left -= (concepts[needed] as Shown).weight;
    needed += 1;
  }
  /** Place → number in `places`, from 1. */
  const numbers = new Uint32Array(held.places);
  const places: number[] = [];
  for (const { words } of concepts.slice(0, needed))
    for (const [word] of words)
      held.eachWord(word, (place, mask) => {
        if (mask !== 0 && numbers[place] === 0) numbers[place] = places.push(place);
      });
  const masks = concepts.map(() => new Uint32Array(places.length));
  const worths = concepts.map(() => new Float32Array(places.length));
  concepts.forEach(({ words }, at) => {
    const [mask, own] = [masks[at] as Uint32Array, worths[at] as Float32Array];
    for (const [word, worth] of words)
      held.eachWord(word, (place, bits) => {
        const number = (numbers[place] as number) - 1;
        if (number < 0 || bits === 0) return;
        mask[number] = (mask[number] as number) | bits;
        if (own[number] === 0) own[number] = worth;
      });
  });
  places.forEach((place, number) => {
    let [union, most] = [0, 0];
    let isNameShown = false;
    for (let at = 0; at < concepts.length; at += 1) {
      if ((concepts[at] as Shown).isName && (masks[at] as Uint32Array)[number] !== 0) isNameShown = true;
      union |= (masks[at] as Uint32Array)[number] as number;
      most += (concepts[at] as Shown).weight * ((worths[at] as Float32Array)[number] as number);
    }
    if ((most < SOME * total && !asked.any) || (asked.isNamed && !isNameShown)) return;
    let [best, count] = [0, 0];
    for (let bit = 0; bit < BITS; bit += 1) {
      if (((union >>> bit) & 1) === 0) continue;
      let [shown, named] = [0, 0];
      for (let at = 0; at < concepts.length; at += 1) {
        if (((((masks[at] as Uint32Array)[number] as number) >>> bit) & 1) === 0) continue;
        const { weight } = concepts[at] as Shown;
        shown += weight * ((worths[at] as Float32Array)[number] as number);
        if (weight >= 1) named += 1;
      }
      if (shown > best) [best, count] = [shown, named];
    }
    out[place] = verdictOf(best / total, count);
  });
  return out;
}
