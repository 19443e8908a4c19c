import type { AskedWords } from "#engine/matching/asks/words.ts";
import { MET as ENOUGH, PARTLY as SOME, TELLING, worthOf } from "#engine/matching/judges/words.ts";
import type { Held } from "./held.ts";
import { MET, PARTLY, type Verdicts } from "./verdicts.ts";

/** As `judgeText`: how much of an ask stands in one passage, where passages that share a bit of the mask count as one. */
export function passagesOf(held: Held, asked: AskedWords, enough = ENOUGH): Verdicts {
  const out = new Uint8Array(held.places);
  const { concepts } = asked;
  const telling = concepts.filter(({ weight }) => weight >= 1).length;
  if (telling === 0) return out;
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const masks = concepts.map(() => new Uint32Array(held.places));
  /** What is shown anywhere in the documents: no passage shows more. */
  const most = new Float64Array(held.places);
  const worths = concepts.map((concept, at) => {
    const words = new Map<string, number>();
    for (const one of [concept.stem, ...concept.ways])
      for (const word of held.wordsNear(one)) if (!words.has(word)) words.set(word, worthOf(concept, word));
    const mask = masks[at] as Uint32Array;
    const worth = new Float64Array(held.places);
    for (const [word, value] of words)
      if (value > 0)
        held.eachWord(word, (place, bits) => {
          if (bits === 0) return;
          if (value > (worth[place] as number)) {
            most[place] = (most[place] as number) + concept.weight * (value - (worth[place] as number));
            worth[place] = value;
          }
          mask[place] = ((mask[place] as number) | bits) >>> 0;
        });
    return worth;
  });
  for (let place = 0; place < held.places; place += 1) {
    if ((most[place] as number) < SOME * total && !asked.any) continue;
    let union = 0;
    for (const mask of masks) union |= mask[place] as number;
    if (union === 0) continue;
    let [best, count] = [0, 0];
    for (let bit = 0; bit < 32; bit += 1) {
      if (((union >>> bit) & 1) === 0) continue;
      let [shown, named] = [0, 0];
      for (let at = 0; at < concepts.length; at += 1) {
        if (((((masks[at] as Uint32Array)[place] as number) >>> bit) & 1) === 0) continue;
        const { weight } = concepts[at] as (typeof concepts)[number];
        shown += weight * ((worths[at] as Float64Array)[place] as number);
        if (weight >= 1) named += 1;
      }
      if (shown > best) [best, count] = [shown, named];
    }
    const share = asked.any && count > 0 ? 1 : best / total;
    if (telling > 1 && count < 2 && share < TELLING) continue;
    if (count >= Math.min(asked.any ? 1 : 2, telling) && share >= enough) out[place] = MET;
    else if (count > 0 && share >= SOME) out[place] = PARTLY;
  }
  return out;
}
