import { languagePlaces } from "#engine/skills/languages.ts";
import { eitherOf } from "#engine/words/own/own-matters.ts";
import { originAdjective, originPerson } from "#engine/words/peoples.ts";
import { lexicon, ofLetters } from "#engine/words/protected-wording.ts";
import type { Found } from "./found.ts";
import { stretchesOf } from "./told.ts";

type Stretch = Pick<Found, "start" | "end">;

/** Peoples that are named side by side, and faiths among them: "Turkish and Kurdish", "Polish-Jewish". */
interface ListOfPeoples extends Stretch {
  words: (Stretch & { isPeople: boolean })[];
}

const whole = (pattern: string) => ofLetters(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, "gu");
const PEOPLE = whole(`${originPerson}|${originAdjective}`);
const FAITH = whole([lexicon.nl, lexicon.en].map(({ believer, faithAdjective }) => `${believer}|${faithAdjective}`).join("|"));

const LEVEL = eitherOf(({ languageLevel }) => languageLevel);
const JOINED = ofLetters(`^(?: ?[-/&] ?| ?, ?(?:and |en )?| and | en )(?:${LEVEL} )?$`);
const LEVEL_BEFORE = ofLetters(`(?<![\\p{L}\\d])${LEVEL} $`);
/** Behind a language nothing stands that it could be the adjective of: the end, a sign, or a word that goes on with the sentence. */
const BEHIND_LANGUAGE = ofLetters(`^(?:[^\\p{L}\\d-]*$|[).,;:!?]| \\(| ${eitherOf(({ behindLanguage }) => behindLanguage)}(?!\\p{L}))`);
/** Of whom or of what a people is said, further on in the clause: then the words before it tell an origin after all. */
const ORIGIN_FOLLOWS = ofLetters(
  `^[^.;:!?]{0,60}(?<!\\p{L})${eitherOf(({ matters, grewUp }) => `(?:${matters.ORIGIN}|${matters.FAMILY}|${matters.RELIGION}|${grewUp})|blood|bloed|community|gemeenschap|household|huishouden|parentage`)}(?!\\p{L})`,
);
/** "My good Turkish is from growing up there": what stands between commas says whence the language is. */
const GREW_UP = ofLetters(`^[^.,;:!?]{0,60}(?<!\\p{L})${eitherOf(({ grewUp }) => `(?:${grewUp})`)}(?!\\p{L})`);
/** "I am Polish and …", whatever languages the sentence goes on to name. */
const I_AM = ofLetters(`(?<!\\p{L})(?:i am|i'm|ik ben|ben ik)(?: ${eitherOf(({ muchOf }) => muchOf)})* $`);

/** The lists of peoples in a sentence, in reading order. */
export function peoplesNamed(low: string): ListOfPeoples[] {
  const peoples = stretchesOf(PEOPLE, low).map((word) => ({ ...word, isPeople: true }));
  if (peoples.length === 0) return [];
  const faiths = stretchesOf(FAITH, low).map((word) => ({ ...word, isPeople: false }));
  const lists: ListOfPeoples[] = [];
  for (const word of [...peoples, ...faiths].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = lists.at(-1);
    if (last && word.start < last.end) continue;
    if (last && JOINED.test(low.slice(last.end, word.start))) {
      last.words.push(word);
      last.end = word.end;
    } else lists.push({ start: word.start, end: word.end, words: [word] });
  }
  return lists.filter(({ words }) => words.some(({ isPeople }) => isPeople));
}

/** "Professional Polish": a language and how well it is spoken, by what stands behind the whole list. */
export function isOfLanguages(low: string, { start, end, words }: ListOfPeoples): boolean {
  const rest = low.slice(end, end + 70);
  return (
    LEVEL_BEFORE.test(low.slice(Math.max(0, start - 40), start)) &&
    words.every((word) => word.isPeople && isLanguage(low.slice(word.start, word.end))) &&
    BEHIND_LANGUAGE.test(rest) &&
    !ORIGIN_FOLLOWS.test(rest)
  );
}

/** Languages that somebody has from where they grew up, however well: their names tell it. */
export const isFromHome = (low: string, { start, end }: ListOfPeoples): boolean =>
  LEVEL_BEFORE.test(low.slice(Math.max(0, start - 40), start)) && GREW_UP.test(low.slice(end, end + 90));

/** In Dutch an adjective with its ending is of a person or a thing: "professionele Poolse", never the language. */
const isLanguage = (word: string) => languagePlaces(word).length > 0 && !/(?:[^e]se|ige)$/.test(word);

/** Says somebody of themselves that they are of these peoples? */
export const isSaidOfOneself = (low: string, { start, end }: ListOfPeoples): boolean =>
  I_AM.test(low.slice(Math.max(0, start - 40), start)) && BEHIND_LANGUAGE.test(low.slice(end, end + 70));

const OF_SOMEBODY = new Set(["ORIGIN", "RELIGION", "FAMILY", "PRIVATE"]);

/** The words of lists of which a part, or what stands right behind them, tells a fact already: "Polish" of "Polish-Jewish family". */
export const besideTold = (lists: readonly ListOfPeoples[], facts: readonly Found[]): Found[] =>
  lists
    .filter((list) => facts.some(({ kind, start, end }) => OF_SOMEBODY.has(kind) && start <= list.end + 1 && end > list.start))
    .flatMap(({ words }) => words.map(({ start, end, isPeople }) => ({ kind: isPeople ? "ORIGIN" : "RELIGION", start, end })));
