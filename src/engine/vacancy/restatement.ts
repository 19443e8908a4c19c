import { findEducationLevels } from "#engine/skills/education-level.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { cues, lowered } from "#engine/words/vacancy-words.ts";
import type { ReadRequirement } from "./read-requirement.ts";
import { yearsIn } from "./years.ts";

/** "Without it we can't hire you", "Anders gaat het niet": how hard the one before it is. */
const hardness =
  /^[^\p{L}]*(?:(?:en|and|want|dus|so|because|helaas|unfortunately|sorry)[\s,]+)?(?:sponsor\p{L}*|visas?|(?:kun|kan|wil|mag|lukt|durf) (?:je |jij )?(?:dat|dit|het|die) (?:niet|geen)|(?:wordt|is|blijkt|heb|lukt|ontbreekt|haal)\s(?:je\s)?(?:die|dat|dit|deze|het)|daar|dat|dit|hier|er|this|that|there|it|(?:we|wij|they)\s(?:\p{L}+\s){0,2}(?:can't|cannot|won't|don't|do not|are|zijn|kunnen|mogen|maken)|because of|vanwege|anders|otherwise|later|earlier|eerder|elders)(?!\p{L})[^.]{0,110}[.!]?$/iu;
/** "Kun je dat niet, dan heeft reageren geen zin". */
const unable = /^[^\p{L}]*(?:kun|kan|wil|mag|durf) (?:je |jij )(?:dat|dit|het|die) (?:niet|geen)(?!\p{L})/iu;
/** "Zonder die pas kun je niet werken", "No licence, no interview": so too, where it names nothing of its own. */
const itself = /^[^\p{L}]*(?:zonder|without|no|geen)(?!\p{L})[^.]{0,70}[.!]?$/iu;
const ofTheOneBefore =
  /^[^\p{L}]*(?:(?:this|that|it|dit|dat)(?: one)?(?:'s|\s+is|\s+are|\s+zijn|\s+geldt als)|(?:this|that) one(?:'s| is))\s[^.,;]{0,30}?(?:requirement|required|must|mandatory|essential|eis|vereiste?|voorwaarde|verplicht|plus|pr[eé]|pluspunt|nice[- ]to[- ]have|bonus|advantage|knock[- ]?out|non-negotiable|negotiable)[^\p{L}]*(?:$|,\s*(?:want|omdat|because|since|as)\s)/iu;
/** "Heel fijn", "Would be great!": nothing but a wish, of the question or the thing before it. */
const onlyWish = new RegExp(
  `^[^\\p{L}]*(?:(?:dan|dat|this|that|it|is|would|zou|be|zijn|we|wij|vinden|heel|erg|super|very|really|ook|also|a|an|een|wel|echt|helemaal|natuurlijk|dikke|grote|big|huge)\\s+){0,6}(?:${cues.nice.source}|fijn|top|mooi|leuk|handig|prima|great|nice|perfect|lovely)[^\\p{L}]*$`,
  "u",
);

/** The words by which a sentence says nothing but how much the thing before it counts; null where it says more. */
export function saidOfTheOneBefore(sentence: string, before = ""): string | null {
  if (cues.check.test(sentence) && !cues.check.test(before)) return null;
  if (permits.test(sentence) && !permits.test(before) && !/(?:legal|allowed|eligible|wettelijk|mag)/i.test(before)) return null;
  const said = ofTheOneBefore.exec(sentence) ?? (sentence.length < 60 ? onlyWish.exec(lowered(sentence)) : null);
  if (said) return said[0];
  const isHard =
    (hardness.test(sentence) || (itself.test(sentence) && findSkills(sentence).length === 0 && pointsAt(sentence, before))) &&
    cues.knockOut.test(sentence) &&
    (!cues.has.test(sentence) || unable.test(sentence));
  return isHard && findEducationLevels(sentence).length === 0 && yearsIn(sentence) === null ? sentence : null;
}

/** "We can't help with permits" says something of its own, unless what stands before it speaks of them, too. */
const permits =
  /(?<!\p{L})(?:\p{L}*(?:permits?|visas?|vergunning\p{L}*|paspoort|passport)|sponsor\p{L}*|right to work|work in the)(?!\p{L})/iu;

/** "Who picks up?", "Interesse?": names nothing that somebody has. */
const openQuestion =
  /^[^\p{L}]*(?:wie|who|wat|what|waarom|why|hoe|how|waar|where|when|interesse|interested|zin|iets|klinkt|sounds?|ready|klaar|benieuwd|enthousiast|curious)(?!\p{L})/iu;
/** "Handig met SAP? Scheelt een hoop inwerktijd!" */
export const onlyPraises = (sentence: string) =>
  sentence.length < 80 &&
  (cues.nice.test(sentence) || applause.test(sentence)) &&
  !cues.has.test(sentence) &&
  findSkills(sentence).length === 0;
/** "Free beer every Friday", "kus". */
const applause =
  /^[^\p{L}]*(?:(?:dan |then )?(?:free|gratis|extra) (?:beer|bier|drinks|coffee|koffie|taart|cake|lunch)|wauw|wow|proost|cheers|santé|kus\p{L}*|yes please|hell yes|ja graag|heerlijk|lovely|love it|jackpot|bingo|verkocht|sold|hoera|hooray|whoop|yay|chapeau|petje af|top|super|geweldig|fantastic|brilliant)(?!\p{L})[^?]{0,50}$/iu;

/** "Zonder die pas …", or the thing itself named again; "zonder nachtdiensten …" behind anything else asks something of its own. */
function pointsAt(sentence: string, before: string): boolean {
  if (
    /^[^\p{L}]*(?:zonder|without)\s(?:die|dit|dat|deze|it|this|that|these|those|them|one|both|beide|gaat|kan|kun|kunnen|lukt|mag|houdt)(?!\p{L})/iu.test(
      sentence,
    )
  )
    return true;
  const words = lowered(sentence).match(/\p{L}{5,}/gu) ?? [];
  return words.some((word) => !verbsOfRefusal.test(word) && lowered(before).includes(word.slice(0, 6)));
}
const verbsOfRefusal = /^(?:zonder|without|kunnen|helaas|verder|nemen|houdt|gesprek|worden|cannot)$/u;

/** Does the sentence behind this one say that it asks: "Twelve-hour shifts. This is not negotiable.", "SAP? Graag!"? */
export function isAskedBy(sentence: string, behind: string): boolean {
  if (isQuestion(sentence) && refuses(behind)) return true;
  if (cues.knockOut.test(behind) && saidOfTheOneBefore(behind, sentence) !== null) return true;
  return isQuestion(sentence) && behind.length < 80 && (onlyWish.test(lowered(behind)) || onlyPraises(behind));
}

/** "Kleurenblind? Dan mag je geen tram besturen": what the question names rules out. */
export const refuses = (behind: string) =>
  /^[^\p{L}]*(?:dan|then)\s(?:mag|kun|kan|kunt|kunnen|mogen|is|gaat|wordt|houdt|hoef|heeft|you|we|this|it)(?!\p{L})[^.?]{0,80}?(?<!\p{L})(?:niet|geen|not|can't|cannot|won't|isn't|no|op)(?!\p{L})(?! (?:probleem|erg|bezwaar|problem))/iu.test(
    behind,
  );

/** Asks after something that somebody may have. */
export const isQuestion = (sentence: string) => /\?\s*$/.test(sentence) && !openQuestion.test(sentence);

/** What becomes of a requirement when a sentence behind it says how much it counts. */
export function restated(before: Pick<ReadRequirement, "kind">, said: string): Partial<Pick<ReadRequirement, "kind" | "weight">> {
  if (cues.nice.test(said) || onlyWish.test(lowered(said)) || applause.test(said)) return { kind: "nice", weight: undefined };
  if (cues.knockOut.test(said)) return { kind: "knock_out", weight: 0 };
  return before.kind === "nice" ? { kind: "must", weight: undefined } : {};
}
