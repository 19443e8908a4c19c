import { neutral } from "#engine/skills/neutral.ts";
import { stem } from "#engine/skills/stem.ts";
import { tokensOf } from "#engine/skills/tokens.ts";

const emptyWords = new Set(
  `a an the and or of for to in on at by with from as is are be been was were will would can could should must may you your yours we our us they their them it its he she
  i me my this that these those who what which where when how have has had having do does did not no nor but if so than then too very more most other others any all each
  some such own same both few about into over under between through during before after above below up down out off again also etc eg ie per within without across
  ability able experience experiences experienced knowledge skill skills strong good excellent proven solid demonstrated relevant required requirement requirements minimum least preferred
  preferably plus bonus years year understanding familiarity familiar working work works worked job role position candidate ideal successful looking using use used new
  de het een en of van voor naar op te ten ter met door uit aan bij om over onder tussen tot tegen als dan dat die dit deze wie wat welke waar wanneer hoe je jij jou jouw
  u uw wij we ons onze zij ze hun hen hij haar hem zijn ben bent is was waren wordt worden geworden heb hebt heeft hebben had kan kunt kunnen kon zal zullen zou zult moet
  moeten mag mogen wil willen niet geen maar ook nog al wel er hier daar zo zowel toe naast ervaring ervaren kennis goed goede sterk sterke uitstekend uitstekende minimaal
  minstens liefst voorkeur bij pre pré jaar jaren werk werken werkt werkzaam functie kandidaat vereist vereiste eis eisen relevante aantoonbare gedegen ruime beschikt
  beschikken beschik bezit bezitten graag binnen eigen verschillende diverse andere ander affiniteit vaardigheden vaardig`.split(/\s+/),
);

/** Words met before, "" for those without content; cleared when full. */
const stemByWord = new Map<string, string>();
const MOST_WORDS = 50_000;

/** The stems of a text's content words, in order, doubles included. Numbers and words of one or two letters are left out. */
export function stemsOf(text: string): string[] {
  const stems: string[] = [];
  for (const key of tokensOf(text).keys) {
    let known = stemByWord.get(key);
    if (known === undefined) {
      known = key.length < 3 || emptyWords.has(key) || /^\d+$/.test(key) ? "" : stem(neutral(key));
      if (stemByWord.size >= MOST_WORDS) stemByWord.clear();
      stemByWord.set(key, known);
    }
    if (known !== "") stems.push(known);
  }
  return stems;
}
