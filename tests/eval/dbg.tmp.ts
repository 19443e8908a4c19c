import { cues, lowered } from "#engine/words/vacancy-words.ts";

const onlyWish = new RegExp(
  `^[^\\p{L}]*(?:(?:dan|dat|this|that|it|is|would|zou|be|zijn|we|wij|vinden|heel|erg|super|very|really|ook|also|a|an|een|wel|echt|helemaal|natuurlijk|dikke|grote|big|huge)\\s+){0,6}(?:${cues.nice.source}|fijn|top)[^\\p{L}]*$`,
  "u",
);
console.log(onlyWish.exec("vps is een pré"), cues.nice.source.slice(0, 200));
for (const k of Object.keys(cues) as (keyof typeof cues)[])
  if (cues[k].test("VPS is een pré")) console.log(k, cues[k].find("VPS is een pré"));
