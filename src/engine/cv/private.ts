import { alone as englishAlone, anywhere as englishAnywhere, gaps as englishGaps } from "#engine/words/en/cv-private.ts";
import { alone as dutchAlone, anywhere as dutchAnywhere, gaps as dutchGaps } from "#engine/words/nl/cv-private.ts";
import { findLanguages } from "./languages.ts";

const ANYWHERE = new RegExp(`(?<!\\p{L})(?:${[...dutchAnywhere, ...englishAnywhere].join("|")})`, "iu");
const ALONE = new RegExp(`^(?:${[...dutchAlone, ...englishAlone].join("|")})$`, "iu");
const GAP = new RegExp(`^(?:${dutchGaps}|${englishGaps})(?!\\p{L})`, "iu");

const ORIGIN =
  "dutch|british|irish|american|german|french|belgian|polish|turkish|moroccan|indian|italian|spanish|portuguese|romanian|bulgarian|greek|ukrainian|syrian|chinese|nigerian|swedish|surinamese|ghanaian|indonesian|iranian|iraqi|afghan|eritrean|somali|nederlandse?|duitse?|franse?|belgische|poolse?|turkse?|marokkaanse?|surinaamse?|italiaanse?|spaanse?|syrische?|indonesische|antilliaanse?|ghanese|chinese|roemeense?";
/** "Dutch-Nigerian sysadmin": where somebody comes from; in the work of a translator a pair of languages. */
const TWO_ORIGINS = new RegExp(`(?<![\\p{L}-])(?:${ORIGIN})[-/](?:${ORIGIN})(?![\\p{L}-])`, "iu");
const LANGUAGE_WORK = /translat|interpret|vertal|vertaal|tolk|subtitl|ondertitel|transcri|dictionary|woordenboek|trade|border|grens/i;

/** Parts of a sentence that may each say a thing of its own. */
const CELLS = /\s*[,|•·;/&]\s*|\s+[-–—]\s+|\s{3,}|\s+(?:en|and)\s+/;
const LONGEST_SENTENCE = 2000;

/**
 * Does a text say what no employer may weigh: age, birth, origin, nationality, family, faith, gender, health? Such a text is in
 * no field of a profile; the CV's own text keeps it.
 */
export function isPrivate(text: string): boolean {
  const sentence = text.slice(0, LONGEST_SENTENCE);
  if (ANYWHERE.test(sentence) || (TWO_ORIGINS.test(sentence) && !LANGUAGE_WORK.test(sentence))) return true;
  const cells = sentence.split(CELLS).map((cell) => cell.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, ""));
  // "Polish, English and Dutch customers" names languages, not whose the writer is.
  const isList = (cell: string) => findLanguages(cell, 0, true).length > 0 && findLanguages(sentence, 0, true).length > 1;
  return cells.some((cell) => ALONE.test(cell) && !isList(cell));
}

/** "Reis door Azië", "thuis voor de kinderen": years that were no job. */
export const isGap = (text: string): boolean => GAP.test(text.trim());

/** "Geb.dat. 4-11-1980" is one: an abbreviation's stop ends none. */
const SENTENCE = /[^\n.!?]+(?:(?:[.!?]+(?!\s|$)|(?<=geb|dat)\.\s(?=\d))[^\n.!?]+)*[.!?]*[\s]*/giu;

/** The sentences of a text that may be shown, by their offsets in it; neighbours are one stretch. */
export function shownStretches(text: string): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  let clean = true;
  for (const match of text.matchAll(SENTENCE)) {
    if (isPrivate(match[0])) {
      clean = false;
      continue;
    }
    const end = match.index + match[0].trimEnd().length;
    const last = stretches.at(-1);
    if (last && clean) last.end = end;
    else if (end > match.index) stretches.push({ start: match.index, end });
    clean = true;
  }
  return stretches;
}
