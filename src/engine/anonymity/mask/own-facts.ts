import { SENTENCE } from "#engine/cv/private/private.ts";
import { isCity, isCountry } from "#engine/cv/vocabulary.ts";
import { isKnownTown } from "#engine/skills/places/places.ts";
import { isFarPlace } from "#engine/words/own/far-places.ts";
import { eitherOf, kindsOfMatter } from "#engine/words/own/own-matters.ts";
import { toldByEither } from "#engine/words/own/told.ts";
import { ambiguousPerson, originAdjective, originPerson } from "#engine/words/peoples.ts";
import { ofLetters } from "#engine/words/protected-wording.ts";
import { lowered } from "#engine/words/vacancy-words.ts";
import { privateParts, withoutHarmless } from "./clauses.ts";
import type { Found } from "./found.ts";
import { besideTold, isFromHome, isOfLanguages, isSaidOfOneself, peoplesNamed } from "./peoples.ts";
import { isAdvice, joinedTelling, privateIn, strongIn, withAsides, withoutNothing, workIn } from "./told.ts";
import { withPlainTowns } from "./towns.ts";

/** What is longer is read in pieces: no pattern looks further. */
const LONGEST = 1500;

const whole = (pattern: string, flags = "gu") => ofLetters(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, flags);
const PERSON = whole(
  eitherOf(({ person }) => person),
  "u",
);
const OPENING = ofLetters(`(?:^|[:;,.])[^\\p{L}]*${eitherOf(({ opening }) => opening)}(?!\\p{L})`);
const TOLD = ofLetters(`(?<!\\p{L})${eitherOf(({ told }) => told)}(?!\\p{L})[^.,;\\n]{0,40}$`);
const MATTERS = kindsOfMatter.map((kind) => ({ kind, pattern: whole(eitherOf(({ matters }) => matters[kind])) }));

const ALWAYS = whole(eitherOf((words) => words.always));
const DAILY = ofLetters(`^(?:${eitherOf((words) => words.daily)})$`);
/** Behind a daily word: another thing is meant ("single point of contact"). */
const DAILY_NOT = ofLetters(`^[ -]${eitherOf((words) => words.dailyNot)}(?!\\p{L})`);

const COUNT = ofLetters(`(?<![\\p{L}\\d])(?:\\d|${eitherOf((words) => words.counts)}) (?:\\p{L}+ )?$`);

const ageNot = `(?![ -]*${eitherOf((words) => words.ageNot)})`;
const AGE_NUMBER = `(?:1[6-9]|[2-7]\\d)(?:e|ste|st|nd|rd|th)?|${eitherOf((words) => words.ageWords)}`;
const AGE = ofLetters(
  `(?<!\\p{L})${eitherOf((words) => words.ageBefore)}[ (]{1,2}(${AGE_NUMBER})(?![\\p{L}\\d%])(?![.,]\\d)${ageNot}(?= *(?:[.,;:!?)]|$|(?:${eitherOf((words) => words.ageFollowed)})(?!\\p{L})))`,
  "gu",
);
/** "On my forty-third I began", "having passed sixty": whatever follows. */
const AGE_REACHED = ofLetters(`(?<!\\p{L})${eitherOf((words) => words.ageReached)} (${AGE_NUMBER})(?![\\p{L}\\d%-])${ageNot}`, "gu");
/** Where an age is told: how long ago something was tells it as well. */
const AGO = /(?<![\p{L}\d])(\d\d (?:years ago|jaar geleden))(?!\p{L})/gu;
const AGE_BEFORE_WORD = ofLetters(
  `(?<![\\p{L}\\d])((?:1[6-9]|[2-7]\\d|${eitherOf((words) => words.ageWords)})[ -]?${eitherOf((words) => words.ageAfter)})(?!\\p{L})`,
  "gu",
);
const AGE_SAID = whole(eitherOf((words) => words.ageSaid));
const AGE_ALONE = /(?<![\p{L}\d])((?:1[6-9]|[2-7]\d)(?: jaar| years)?)(?= *[,)])/gu;
/** What such a number stands behind: nothing, "a youthful", a comma or a bracket. */
const BEFORE_AGE = /(?:^[^\p{L}]*|^[^\p{L}]*an? \p{L}+ |, |\(|ik, |me, )$/u;
const MOST_BEFORE = 40;
const BORN = whole(eitherOf((words) => words.born));
const DECADE = whole(eitherOf((words) => words.decade));
const MONTH = "(?:jan|feb|mar|maart|mrt|apr|ma[iy]|jun|jul|aug|sep|sept|o[ck]t|nov|de[ck])\\p{L}*\\.?";
const DATE = ofLetters(
  `(?<!\\d)(?:\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{2,4}|\\d{1,2}(?:st|nd|rd|th|e)? (?:of )?${MONTH}(?:,? \\d{4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|'?(?:19[3-9]\\d|200\\d|201[0-2])|['’](?:[3-9]\\d|0\\d))(?![\\d])`,
  "gu",
);
/** So far from a word for birth its date may stand. */
const NEAR = 45;
const FROM = ofLetters(`(?<!\\p{L})${eitherOf(({ from }) => from)} (?:het |de |the )?(\\p{L}[\\p{L}'’-]+(?: \\p{L}[\\p{L}'’-]+)?)`, "gu");
const AMBIGUOUS_PEOPLE = ofLetters(`(?:ben|als|am an?|as an?) (?:een |echte |trotse |proud )*(${ambiguousPerson})(?!\\p{L})`, "gu");
/** "Half Greek", "Ghanaian by birth": whoever speaks. */
const SURELY_OF_PEOPLE = whole(
  `(?:half[- ]|van oorsprong |originally )(?:${originAdjective})(?:(?:,| en| and)? half[- ](?:${originAdjective}))?|(?:${originAdjective}|${originPerson})(?:[- ]born(?= *(?:[,;.|)]|$))| (?:by|of) (?:birth|descent|naturali[sz]ation|marriage)| van (?:geboorte|origine|oorsprong|afkomst))`,
);
const OF_PEOPLE = ofLetters(`(?<!\\p{L})${eitherOf(({ ofPeople }) => ofPeople)}(?!\\p{L})[^.,;\\n]{0,20}$`);
const SPEAKS =
  /(?<!\p{L})(?:spreek|spreken|speak|fluent|vloeiend|talen|languages?|taalniveau|niveau|level|leer|leerde|learn|teach|geef les|vertaal|translate)/u;

/** What a text says in running sentences of what nobody may be judged by. Linear in its length. */
export function ownFactsIn(text: string): Found[] {
  const found: Found[] = [];
  for (const { 0: sentence, index } of text.matchAll(SENTENCE))
    for (let at = 0; at < sentence.length; at += LONGEST)
      for (const one of inSentence(sentence.slice(at, at + LONGEST)))
        found.push({ ...one, start: index + at + one.start, end: index + at + one.end });
  return found;
}

function inSentence(written: string): Found[] {
  const sentence = withoutHarmless(written.trimEnd());
  if (!/\p{L}/u.test(sentence)) return [];
  const plain = withPlainTowns(sentence);
  const low = lowered(plain);
  const parts = privateParts(plain).filter((part) => !isAdvice(low) || PERSON.test(low.slice(part.start, part.end)));
  const isOwn =
    parts.length > 0 || PERSON.test(lowered(sentence.replace(ABBREVIATED, (word) => " ".repeat(word.length)))) || OPENING.test(low);
  const isBirth = low.search(BORN) >= 0;
  const isWork = workIn(low);
  const strong = strongIn(low);
  const lists = isOwn || strong.length > 0 ? peoplesNamed(low).filter((list) => !isOfLanguages(low, list)) : [];
  const facts = [
    ...hitsOf(ALWAYS, low).map(({ 0: hit, index }) => ({ kind: "PRIVATE", start: index, end: index + hit.length })),
    ...strong,
    ...hitsOf(SURELY_OF_PEOPLE, low).map(({ 0: hit, index }) => ({ kind: "ORIGIN", start: index, end: index + hit.length })),
    ...(isOwn ? [...mattersIn(low, sentence, parts.length > 0, isWork), ...peoplesIn(low, lists)] : []),
    ...placesIn(low, sentence, isOwn || isBirth || strong.some(({ kind }) => kind === "ORIGIN"), isWork),
    ...agesIn(low, isOwn, parts.length > 0),
  ].map((fact) => withAsides(low, fact.kind === "RELIGION" ? withCapitals(sentence, fact) : fact));
  const told = parts.flatMap((part) => tellingOf(low, part, facts)).map((part) => ({ kind: "PRIVATE", ...part }));
  return [...told, ...facts, ...besideTold(lists, [...told, ...facts])]
    .map((fact) => (fact.kind === "AGE" ? fact : withoutNothing(sentence, fact)))
    .filter(({ start, end }) => end > start);
}

/** The words of a private part that tell something, with what stands between them; all of it where none is known. */
function tellingOf(low: string, part: Stretch, facts: readonly Found[]): Stretch[] {
  const telling = [...facts, ...privateIn(low, part)].filter(({ start, end }) => start < part.end && end > part.start);
  return telling.length === 0 ? [part] : joinedTelling(low, telling);
}

/** "ONS", "US": programs and countries that are written as pronouns are. */
const ABBREVIATED = /(?<=\p{L}[^\p{L}]{1,3})(?<!\p{L})(?:ONS|Ons|US|WE|ME|MIJ|UW)(?!\p{L})/gu;

type Stretch = Pick<Found, "start" | "end">;

/** Daily words but for their capitals: "add" and ADD. */
const ACRONYMS =
  /^(?:add|aids|ass|ibs|rsi|iva|wia|pip|neu|pcs|aob|acv|gl|vcp|coc|dup|rood|dwars|perspectief|unie|unite|momentum|labour|greens?)$/;

function mattersIn(low: string, sentence: string, isPrivateHere: boolean, isWork: (index: number) => boolean): Found[] {
  return MATTERS.flatMap(({ kind, pattern }) =>
    hitsOf(pattern, low).flatMap(({ 0: written, index }) => {
      if (ACRONYMS.test(written) && !/^\p{Lu}/u.test(sentence.slice(index))) return [];
      if ((isWork(index) || (!isPrivateHere && DAILY.test(written))) && !isTold(low, index, written)) return [];
      const found = { kind, start: index, end: index + written.length };
      if (kind === "FAMILY") return [withCount(low, found)];
      return kind === "POLITICS" ? [withCapitals(sentence, found)] : [found];
    }),
  );
}

/** "Redeemed Christian Church", "the Sri Murugan temple", "the congregation at Durness": what has capitals beside it is of its name. */
function withCapitals(sentence: string, { kind, start, end }: Found): Found {
  const isHouse = kind === "RELIGION" && HOUSE.test(sentence.slice(start, end));
  if (!isHouse && !/^\p{Lu}/u.test(sentence.slice(start))) return { kind, start, end };
  const before = /(?<=\p{L} )(?:\p{Lu}[\p{L}'’-]{1,30} ){1,3}$/u.exec(sentence.slice(Math.max(0, start - LONGEST_NAME), start))?.[0] ?? "";
  const after =
    /^(?: (?:(?:of|at|in|van|te)(?: the| de)? )?\p{Lu}[\p{L}'’-]{1,30}){1,3}/u.exec(sentence.slice(end, end + LONGEST_NAME))?.[0] ?? "";
  return { kind, start: start - before.length, end: end + after.length };
}
const HOUSE = new RegExp(`(?<!\\p{L})${toldByEither(({ houses }) => houses)}$`, "iu");
const LONGEST_NAME = 80;

/** "Two children": how many there are tells as well. */
function withCount(low: string, { kind, start, end }: Found): Found {
  const count = COUNT.exec(low.slice(Math.max(0, start - LONGEST_NAME), start))?.[0] ?? "";
  return { kind, start: start - count.length, end };
}

const isTold = (low: string, index: number, written: string) =>
  TOLD.test(low.slice(Math.max(0, index - 70), index)) &&
  !(DAILY.test(written) && DAILY_NOT.test(low.slice(index + written.length, index + written.length + 30)));

function peoplesIn(low: string, lists: ReturnType<typeof peoplesNamed>): Found[] {
  const saysOrigin = MATTERS.some(({ kind, pattern }) => kind === "ORIGIN" && low.search(pattern) >= 0);
  const isOf = (at: number) => !SPEAKS.test(low) && OF_PEOPLE.test(low.slice(Math.max(0, at - 40), at));
  const found = lists.flatMap((list) => {
    const isWhole = saysOrigin || isSaidOfOneself(low, list) || isFromHome(low, list);
    return list.words.filter(({ isPeople, start }) => isPeople && (isWhole || isOf(start)));
  });
  return [...found.map(({ start, end }) => ({ kind: "ORIGIN", start, end })), ...captured(low, AMBIGUOUS_PEOPLE, "ORIGIN")];
}

const PLACE = "\\p{Lu}[\\p{L}'’-]+(?: (?:\\p{Lu}[\\p{L}'’-]+|of|es|de|ar))*?(?: \\p{Lu}[\\p{L}'’-]+){0,2}";
/** "Uit Turnhout", "originally from Freetown, Sierra Leone": where a part of a sentence begins. */
const CELL_FROM = new RegExp(
  `(?:^|[,;|(.:] ?|[-–] )[^\\p{L}\\d]{0,3}(?:[Uu]it|[Ff]rom|[Oo]riginally from|[Oo]orspronkelijk uit|[Aa]fkomstig uit|[Vv]an oorsprong uit) (?:het |de |the )?(${PLACE})`,
  "gu",
);
const ANY_FROM = new RegExp(`(?<!\\p{L})(?:uit|vanuit|from) (?:het |de |the )?(${PLACE})`, "gu");
const NEXT_PLACE = new RegExp(`^, (${PLACE})`, "u");

/** Where somebody comes from: a name with a capital behind "I come from"; behind a bare "from" a place that is known, or far. */
function placesIn(low: string, sentence: string, isOwn: boolean, isWork: (index: number) => boolean): Found[] {
  const said = isOwn
    ? captured(low, FROM, "ORIGIN").flatMap(({ kind, start, end }) => {
        const [first = "", second] = sentence.slice(start, end).split(" ");
        if (!/^\p{Lu}/u.test(first)) return [];
        return [{ kind, start, end: second && /^\p{Lu}/u.test(second) ? end : start + first.length }];
      })
    : [];
  const known = (pattern: RegExp, isKnown: (place: string) => boolean) =>
    captured(sentence, pattern, "ORIGIN").flatMap(({ kind, start, end }) => {
      const place = placeIn(sentence.slice(start, end), isKnown);
      return place && !isWork(start) ? [{ kind, start, end: start + place.length }] : [];
    });
  const found = [...said, ...known(CELL_FROM, isSomewhere), ...(isOwn ? known(ANY_FROM, (place) => isFarPlace(lowered(place))) : [])];
  return found.map(({ kind, start, end }) => {
    const next = placeIn(NEXT_PLACE.exec(sentence.slice(end))?.[1] ?? "", isSomewhere);
    return { kind, start, end: next ? end + 2 + next.length : end };
  });
}

const isSomewhere = (place: string) => isCity(place) || isCountry(place) || isFarPlace(lowered(place)) || isKnownTown(place);

/** The longest part of some words, from the first on, that is a place. */
function placeIn(words: string, isKnown: (place: string) => boolean): string | null {
  const all = words.split(" ");
  for (let length = all.length; length > 0; length -= 1) {
    const place = all.slice(0, length).join(" ");
    if (isKnown(place)) return place;
  }
  return null;
}

function agesIn(low: string, isOwn: boolean, isPrivateHere: boolean): Found[] {
  const found = captured(low, AGE_BEFORE_WORD, "AGE");
  if (isOwn)
    found.push(
      ...captured(low, AGE, "AGE"),
      ...captured(low, AGE_REACHED, "AGE"),
      ...captured(low, AGE_ALONE, "AGE").filter(({ start }) =>
        BEFORE_AGE.test(`${start > MOST_BEFORE ? "x" : ""}${low.slice(Math.max(0, start - MOST_BEFORE), start)}`),
      ),
      ...[...hitsOf(AGE_SAID, low), ...hitsOf(DECADE, low)].map(({ 0: written, index }) => ({
        kind: "AGE",
        start: index,
        end: index + written.length,
      })),
    );
  if (found.length > 0) found.push(...captured(low, AGO, "AGE"));
  const births = hitsOf(BORN, low).map(({ 0: written, index }) => ({ start: index, end: index + written.length }));
  // A whole date beside private facts is hardly another one's.
  const isOfBirth = (written: string, index: number) =>
    (isPrivateHere && /\d\D+\d{4}$/.test(written)) ||
    births.some(({ start, end }) => index - end < NEAR && start - index - written.length < NEAR);
  if (births.length > 0 || isPrivateHere)
    for (const { 0: written, index } of hitsOf(DATE, low))
      if (isOfBirth(written, index)) found.push({ kind: "BIRTH_DATE", start: index, end: index + written.length });
  return found;
}

/** What `matchAll` gives, without its copy of the pattern: of a long one that costs more than a sentence's search. */
function hitsOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const hits: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let hit = pattern.exec(text); hit; hit = pattern.exec(text)) hits.push(hit);
  return hits;
}

/** The first group of each hit. */
function captured(text: string, pattern: RegExp, kind: string): Found[] {
  return hitsOf(pattern, text).flatMap(({ 0: hit, 1: value, index }) => {
    if (!value) return [];
    const start = index + hit.lastIndexOf(value);
    return [{ kind, start, end: start + value.length }];
  });
}
