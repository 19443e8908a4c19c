import { ownWords, privateWords } from "#engine/words/cv/private.ts";
import { originAdjective, originPerson } from "#engine/words/peoples.ts";
import { inParts, lexicon, ofLetters } from "#engine/words/protected-wording.ts";
import { lowered } from "#engine/words/vacancy-words.ts";
import { findLanguages } from "../fields/languages.ts";

const { en, nl } = privateWords;
const work = [...nl.work, ...en.work];
const ANYWHERE = inParts([...nl.anywhere, ...en.anywhere], "(?<!\\p{L})");
/** Daily words, which count in a line that doesn't speak of work. */
const OWN = inParts([...ownWords.nl.own, ...ownWords.en.own], "(?<![\\p{L}\\d])", "(?!\\p{L})");
const ALONE = ofLetters(`^(?:${[...nl.alone, ...en.alone].join("|")})$`);
const GAP = ofLetters(`^(?:${nl.gaps}|${en.gaps})(?!\\p{L})`);

/** "Dutch-Nigerian sysadmin": where somebody comes from; in the work of a translator a pair of languages. */
const TWO_ORIGINS = ofLetters(`(?<![\\p{L}-])(?:${originAdjective})[-/](?:${originAdjective})(?![\\p{L}-])`);
/** "Cape Verdean roots", "een Marokkaans gezin". */
const ROOTS = ofLetters(
  `(?<!\\p{L})(?:${originAdjective}) (?:roots|achtergrond|afkomst|komaf|herkomst|wortels|gezin|ouders|familie|background|heritage|descent|origins?|ancestry|parents|family|upbringing|household|home)(?!\\p{L})(?! (?:business|restaurant|hotel|farm|firm|company|bedrijf))`,
);
/** A cell that says whose people somebody is of; one that may name a language isn't it. */
const OF_PEOPLE = ofLetters(
  `^(?:half |originally |van oorsprong |oorspronkelijk )?(?:${originPerson}|${originAdjective})(?: (?:national|citizen|passport(?: holder)?|nationaliteit|paspoort|staatsburger|man|woman|vrouw))?$`,
);
const ILLNESS = `(?:${[lexicon.nl.diagnosis, lexicon.nl.treatment, lexicon.en.diagnosis, lexicon.en.treatment].join("|")})`;
/** Illness as a reason, or as what somebody has: "na chemokuren", "gap in 2020: long covid", "ziektewet (hernia)". */
const ILL = ofLetters(
  `(?<!\\p{L})(?:(?:ik|mijn|m'n|zelf|wegens|vanwege|i\\.?v\\.?m\\.?|door|na|sinds|herstel\\p{L}*|hersteld|gestopt|uitgevallen|thuis|ziektewet|overwonnen|i|my|myself|own|gap|break|out|off|after|due to|because of|following|recover\\p{L}*|surviv\\p{L}*|beat|overcame|battl\\p{L}*|diagnosed|despite|ondanks|met mijn|leave|absence|afwezig|verlof)(?!\\p{L})[^.\\n]{0,40}(?<!\\p{L})${ILLNESS}(?!\\p{L})|${ILLNESS} *(?:gehad|overwonnen|survivor|achter de rug|doorgemaakt|verleden))`,
);
const ILL_CELL = ofLetters(
  `^(?:\\d{4}[^\\p{L}]*)?(?:${ILLNESS}(?: (?:and|en|&) ${ILLNESS})?(?=$| *\\(| type \\d| (?:in|sinds|since|aan|from|onder|goed|well|stabiel|stable|links|rechts|thinker|but|maar) )|(?:gap|break|pauze)[^\\p{L}]+${ILLNESS}$)`,
);
/** "Paspoort: Syrisch", "half Greek", "Turkse Nederlander", "British Pakistani": whose somebody is, whatever languages the line names. */
const OF_ONES_PEOPLE = ofLetters(
  `(?<!\\p{L})(?:(?:paspoort(?:en)?|passports?) *: *\\p{L}|half[- ](?:${originAdjective})(?!\\p{L})|(?:${originAdjective}) (?:nederlander|nederlandse|belg|vlaming)(?! \\p{L}+(?:taal|les|vertaling))(?=$|[^\\p{L}]*(?:$|met|uit|in |die|en ))|british (?:${originAdjective})(?= (?:from|born|man|woman)|[,.;|]|$))`,
);
/** Whom somebody worked for or what with: their illness, faith or origin is none of the writer's. */
const OF_WORK = ofLetters(`(?<!\\p{L})(?:${work.join("|")})(?!\\p{L})`);
/** All that is looked for in a line. */
export const privatePatterns: readonly RegExp[] = [
  ...ANYWHERE,
  ...OWN,
  ALONE,
  TWO_ORIGINS,
  ROOTS,
  OF_PEOPLE,
  OF_ONES_PEOPLE,
  ILL,
  ILL_CELL,
];
const LANGUAGE_WORK =
  /translat|interpret|vertal|vertaal|tolk|subtitl|ondertitel|transcri|dictionary|woordenboek|trade|border|grens|arabi[sc]|talen|language|spreek|speak/i;

/** Does a sentence, in lower case, tell of the writer's work with others: whom they care for, teach or sell to? */
export const isOfWork = (sentence: string): boolean => OF_WORK.test(sentence);

/** Parts of a sentence that may each say a thing of its own. */
export const CELLS = /\s*[,|•·;/&]\s*|\s+[*~]\s+|\s+[-–—]\s+|\s{3,}|\s+(?:en|and)\s+/;
/** Parts of a line of facts, where "and" joins what belongs together. */
const PARTS = /\s*[,|•·;]\s*|\s+[-–—*~]\s+|\s{3,}/;
const SPOKEN =
  /fluent|native|moedertaal|vloeiend|(?<!\p{L})[abc][12](?!\p{L})|level|niveau|basic|basis|talen|language|spreek|speak|redelijk|goed|good/iu;
const CHILDREN = /kids|kind|child|boys|girls|jongens|meisjes|pubers|tieners|peuters|kleuters|vader|moeder|father|mother/iu;
const LONGEST_SENTENCE = 2000;

/**
 * Does a text say what no employer may weigh: age, birth, origin, nationality, family, faith, gender, health? Such a text is in
 * no field of a profile; the CV's own text keeps it.
 */
export function isPrivate(text: string): boolean {
  const sentence = lowered(text.slice(0, LONGEST_SENTENCE));
  if (ANYWHERE.some((pattern) => pattern.test(sentence)) || (TWO_ORIGINS.test(sentence) && !LANGUAGE_WORK.test(sentence))) return true;
  // "Polish, English and Dutch customers" names languages, not whose the writer is.
  const namesSeveral = () => findLanguages(sentence, 0, true).length > 1;
  const isList = (cell: string) => findLanguages(cell, 0, true).length > 0 && (SPOKEN.test(sentence) || namesSeveral());
  const ofWork = isOfWork(sentence);
  if (OF_ONES_PEOPLE.test(sentence) && !LANGUAGE_WORK.test(sentence.replace(/talen.*|languages.*/, ""))) return true;
  if (!ofWork && (ILL.test(sentence) || ROOTS.test(sentence) || OWN.some((pattern) => pattern.test(sentence)))) return true;
  const parts = ofWork ? [] : sentence.split(PARTS).map(bare);
  const isOfFacts = () => parts.length > 2 && !SPOKEN.test(sentence) && !namesSeveral();
  if (parts.some((part) => isOfOneself(part, isOfFacts))) return true;
  const cells = sentence.split(CELLS).map(bare);
  return cells.some((cell) => ALONE.test(cell) && !isList(cell) && !(ofWork && CHILDREN.test(cell)));
}

/** An illness or a people that fills a whole part of a line; a language is no people. */
const isOfOneself = (part: string, isFact: () => boolean) =>
  ILL_CELL.test(part) || (OF_PEOPLE.test(part) && (findLanguages(part, 0, true).length === 0 || isFact()));
const bare = (part: string) => part.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "");

/** "Reis door Azië", "thuis voor de kinderen": years that were no job. */
export const isGap = (text: string): boolean => GAP.test(lowered(text).trim());

/** "Geb.dat. 4-11-1980" is one: an abbreviation's stop ends none. */
export const SENTENCE = /[^\n.!?]+(?:(?:[.!?]+(?!\s|$)|(?<=geb|dat|\bbj|\bjg|\bur|\bb)\.\s(?=\d))[^\n.!?]+)*[.!?]*[\s]*/giu;

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
