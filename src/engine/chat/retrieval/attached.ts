import { nth } from "#contract/nth.ts";
import { tokensOf } from "#engine/skills/tokens.ts";
import { isAskingWord } from "./asking-words.ts";
import type { Near } from "./near.ts";
import { countsOf, figuresIn, placesOf } from "./numbers.ts";
import { answersSort, asksHowOften, type Sort } from "./sort.ts";
import { type AskedWord, heldIn, holdsWord } from "./topic.ts";

/** How a line tells what is asked of a thing that it names: the value beside the thing, somewhere in the line, or not at all. */
type Attached = "beside" | "somewhere" | "no";

const w = (pattern: string, flags = "iu") => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, flags);

const frequency = w(
  "daily|weekly|monthly|yearly|annually|once|twice|times|every|each|per|dagelijks|wekelijks|maandelijks|jaarlijks|keer|maal|elke|iedere|ieder|\\d+ ?x|an?\\s(?:day|week|month|year)",
);
const asksCount = w("how many|how much|number of|hoeveel|aantal|what (?:share|percentage|part|number)|welk (?:percentage|deel)");
/** "Which museum", "welk merk": the thing that is to be named. */
const asksWhich =
  /(?<!\p{L})(?:which|welke?|what (?:brand|make|model|kind|type)(?: of)?)\s+(?:of the\s+|van de\s+)?((?:\p{L}+[ -]){0,2}?\p{L}+)/iu;
const asksName = w("what is the name of|what's the name of|wat is de naam van|hoe heet|hoe heten|hoe heette|called|genaamd");
const asksWhy = w("why|how come|waarom|reden|reason");
const isSomebody =
  /(?<!\p{L})(?:who(?:['’]s| is| are| was)|wie (?:is|zijn|was)) (?:the|de|het|an?|een|my|your|our|their|his|her|je|jouw|mijn|hun|haar|zijn)(?!\p{L})/iu;
const asksWho = w("who|whom|whose|wie");

/** Nobody knows which: "a family", "several museums", "diverse opdrachtgevers". */
const indefinite =
  /^(?:a|an|several|various|some|different|many|multiple|few|other|een|diverse|verschillende|enkele|meerdere|sommige|wat|andere|veel)$/u;
/** A value that is kept back: "rate on request", "in overleg". */
const keptBack = w(
  "on request|upon request|by arrangement|to be (?:agreed|discussed|determined)|tbd|negotiable|confidential|undisclosed|op aanvraag|op verzoek|in overleg|n\\.?t\\.?b\\.?|nader te bepalen|bespreekbaar|geheim(?:houding)?|vertrouwelijk|op te vragen",
);

const reason = w(
  "because|since|due to|so that|therefore|reason|looking for|wants? to|omdat|want|wegens|vanwege|doordat|zodat|reden|toe aan|op zoek|zoek|om te|pensioen|retir\\p{L}+",
);
/** Does a text give a reason? */
export const givesReason = (text: string): boolean => reason.test(text);

/** Does a line say of the thing asked only that it can be had? */
export const isKeptBack = (text: string): boolean => keptBack.test(text);

/** The own words of a question that stand in a stretch of it. */
const within = (stretch: string, own: readonly AskedWord[]): AskedWord[] => {
  const held = heldIn(stretch, false);
  return own.filter((one) => held.stems.has(one.stem) || tokensOf(stretch).keys.some((key) => key.slice(0, 5) === one.word.slice(0, 5)));
};

/** What is counted: the first words behind "how many". */
export function countedIn(question: string, own: readonly AskedWord[]): AskedWord[] {
  const hit = asksCount.exec(question);
  if (!hit) return [];
  const behind = question
    .slice(hit.index + hit[0].length)
    .trim()
    .split(/\s+/u)
    .slice(0, 4);
  for (const word of behind) {
    // "How many people get the newsletter?": whoever they are.
    const found = within(word, own);
    if (found.length > 0) return found.filter(({ weight }) => weight >= 0.5);
  }
  return [];
}

/** A number beside one of these words: "600 klanten", "team of five", "klanten: 600". */
function countsBeside(text: string, words: readonly AskedWord[]): Attached {
  if (countsOf(text, words).length > 0) return "beside";
  return figuresIn(text).figures.length > 0 ? "somewhere" : "no";
}

/** A name beside one of these words: "museum De Waag", "sponsor Pfizer", "kantoorhond (Habeas)"; none behind "a family". */
function namedBeside(text: string, words: readonly AskedWord[]): Attached {
  const { keys, starts, ends } = tokensOf(text);
  const at = placesOf(keys, words);
  const isName = (index: number) => {
    const [start, end] = [starts[index], ends[index]];
    if (start === undefined || end === undefined || isAskingWord(nth(keys, index))) return false;
    const written = text.slice(start, end);
    return (
      /^\p{Lu}/u.test(written) &&
      (start > 0 || /\p{Lu}.*\p{Lu}/u.test(written)) &&
      !words.some((one) => holdsWord(one, heldIn(written, false)) > 0.5)
    );
  };
  const anyName = keys.some((_, index) => isName(index));
  if (at.length === 0) return anyName ? "somewhere" : "no";
  const isNamed = (place: number) => {
    const between = (one: number, other: number) => text.slice(nth(ends, one), nth(starts, other));
    if (place + 1 < keys.length && (isName(place + 1) || /^\s*[:(=–-]/.test(between(place, place + 1)))) return true;
    // "Fase voor deze baan: gesprek".
    if (/^[^.;!?]{0,40}:\s*\S/.test(text.slice(nth(ends, place)))) return true;
    return place > 0 && (isName(place - 1) || /[:,]\s*$/.test(between(place - 1, place)));
  };
  if (at.some(isNamed)) return "beside";
  if (at.every((place) => indefinite.test(keys[place - 1] ?? "") || indefinite.test(keys[place - 2] ?? ""))) return "no";
  return "somewhere";
}

/** A count or a name answers only beside what is counted or called so. */
export const needsBeside = (sort: Sort, question: string): boolean =>
  (sort === "how_many" && !asksHowOften(question)) || asksName.test(question) || (sort === "what" && asksWhich.test(question));

/** How a line tells what a question asks of what it names. */
export function attached(sort: Sort, question: string, own: readonly AskedWord[], { line, fits }: Near): Attached {
  const { text } = line.passage;
  if (asksHowOften(question)) return frequency.test(text) ? "beside" : "no";
  if (sort === "how_many") {
    const words = countedIn(question, own);
    return words.length > 0 ? countsBeside(text, words) : answersSort("how_many", text) ? "beside" : "no";
  }
  if (sort === "who" || asksName.test(question)) {
    if (isKeptBack(text)) return "no";
    // "Who is the team lead?": the name beside that word.
    const words = asksWho.test(question) ? (isSomebody.test(question) ? own : []) : own.slice(0, 1);
    return words.length > 0 ? namedBeside(text, words) : answersSort("who", text) ? "somewhere" : "no";
  }
  const which = asksWhich.exec(question)?.[1];
  if (sort === "what" && which) {
    const words = within(which, own);
    if (words.length > 0) return namedBeside(text, words);
  }
  if (sort === "why") return givesReason(text) || asksWhy.test(line.context) ? "beside" : "somewhere";
  return fits ? "beside" : "no";
}
