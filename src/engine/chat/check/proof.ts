import { countedBy } from "#engine/borne/pairs.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { isMeasure, isSameUnit } from "#engine/proposal/numbers.ts";
import { isNamed } from "#engine/proposal/words.ts";
import { findLanguages } from "#engine/skills/languages.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import type { ChatPassage, ChatRecords } from "../chat.ts";
import { groundOf, Sent } from "./ground.ts";
import { otherEmployer } from "./kinds/names.ts";
import { isSame, type Told, toldIn } from "./kinds/numbers.ts";
import { before, isJobAlone, said } from "./said.ts";
import { isAbsentAt, type Statement, statementOf } from "./statement.ts";

/**
 * What of a sentence its own passages show to be otherwise, sign by sign: another number of the same things, years after or before all
 * that is told, what was done at another employer, another level that is written there. Whoever reads it otherwise is wrong; of everything
 * else that rules refuse a reader may know better.
 */
export function provenWrong(statement: Statement): string[] {
  const { cited, clauses, sentence } = statement;
  // A no, a comparison or a sum may tell other figures than the passages, and be right.
  if (cited.length === 0 || clauses.some(({ isDenied, isAbsent }) => isDenied || isAbsent) || said.reckoned.test(sentence)) return [];
  return [otherNumbers, otherYears, thingsOfOthers, otherLanguageLevels, otherEducation].flatMap((prove) => prove(statement));
}

/** The same of sentences over what was sent, each with the passages that it names. */
export function provenOf(
  records: ChatRecords,
  offered: readonly ChatPassage[],
  sentences: readonly { text: string; passages: readonly number[] }[],
): string[][] {
  const sent = new Sent(records, offered);
  return sentences.map(({ text, passages }) => {
    const cited = offered.filter(({ n }) => passages.includes(n));
    return provenWrong(statementOf(sent.withoutQuotes(text, cited), groundOf(sent, cited)));
  });
}

/** So many characters before a number it may be told as a bound, or as about so much. */
const LEAD = 24;
const isLoose = (text: string, at: number) => [said.loosely, said.more, said.nearly].some((words) => words.test(before(text, at, LEAD)));

/** What a number counts: by the unit that is known in both languages, else by the words behind it. */
interface Counting extends Told {
  things: ReadonlySet<string>;
  isOfThings: boolean;
}

function countingIn(text: string): Counting[] {
  const all = toldIn(text);
  return all.map((number, index) => {
    const [, word = ""] = /^\s*(\p{L}[\p{L}-]*)/u.exec(text.slice(number.end)) ?? [];
    return { ...number, things: countedBy(text, number, all[index + 1]), isOfThings: stemsOf(word).length > 0 };
  });
}

function countsAlike(one: Counting, other: Counting): boolean {
  if (one.each !== other.each) return false;
  if (one.unit !== null || other.unit !== null) return one.unit !== null && other.unit !== null && isSameUnit(one.unit, other.unit);
  if (one.things.size === 0 || other.things.size === 0) return false;
  return one.things.isSubsetOf(other.things) || other.things.isSubsetOf(one.things);
}

/** Large numbers are told round: 2 million for 1.9. */
const isRounded = ({ value: one }: Told, { value: other }: Told) =>
  (Math.max(one, other) >= 100 || !Number.isInteger(one) || !Number.isInteger(other)) && Math.abs(one - other) / Math.max(one, other) < 0.1;

/** "450 municipalities" of a passage that says 45, "4 nurses" of one that says 19 nurses and 4 desks. */
function otherNumbers(statement: Statement): string[] {
  const { sentence, cited, around, near, sent } = statement;
  const held = cited.flatMap(({ text }) => countingIn(text).map((one) => ({ ...one, isLoose: isLoose(text, one.start) })));
  const own = countingIn(sentence);
  const stems = new Set(stemsOf(sentence));
  return own
    .filter((number) => number.isOfThings && number.unit !== "year" && number.unit !== "month" && !isLoose(sentence, number.start))
    .filter(({ unit, each }) => unit === null || !isMeasure(unit) || each >= 0)
    .filter((number) => {
      const alike = held.filter((one) => countsAlike(number, one));
      const [one] = alike;
      if (!one || alike.some((other) => other.isLoose || !isSame(other.value, one.value))) return false;
      if (isSame(one.value, number.value) || isRounded(one, number)) return false;
      const stands = held.filter((other) => isSame(other.value, number.value));
      // It may stand there of another thing, which the sentence doesn't name.
      if (stands.some((other) => !other.isOfThings || [...other.things].some((thing) => number.things.has(thing) || stems.has(thing))))
        return false;
      return ![around, near, sent.text].some((text) =>
        countingIn(text).some((other) => isSame(other.value, number.value) && countsAlike(number, other)),
      );
    })
    .map(({ start, unitEnd }) => sentence.slice(start, unitEnd));
}

/** "Before 2010": a year of something else. "Until 2010" is a year of this. */
function isAround(lead: string): boolean {
  const hit = said.around.exec(lead)?.[0];
  return hit !== undefined && !said.until.test(hit);
}

const year = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;
const yearsIn = (text: string) => (text.match(year) ?? []).map(Number);

/** A year that stands nowhere in what was sent, before or after all those of its passages. */
function otherYears({ sentence, cited, around, near, sent }: Statement): string[] {
  // A year of two figures may be any.
  if (/['’]\d{2}(?!\d)|(?<!\d)\d{1,2}[-/.]\d{2}(?!\d)/.test(sent.text)) return [];
  const told = cited.map(({ text }) => text).join("\n");
  const known = yearsIn(`${told}\n${around}\n${near}`);
  if (yearsIn(told).length === 0) return [];
  const goesOn = said.unfinished.test(`${told}\n${around}`);
  const last = goesOn ? Number(sent.records.today.slice(0, 4)) : Math.max(...known);
  return [...sentence.matchAll(year)]
    .filter(({ index, 0: written }) => {
      const value = Number(written);
      const isBeyond = value > last || value < Math.min(...known);
      return isBeyond && !sent.text.includes(written) && !isAround(before(sentence, index, LEAD)) && !isLoose(sentence, index);
    })
    .map(([written]) => written);
}

/** A number or a thing with a name that its passages tell of one employer, and the sentence of another one, of whom nothing tells it. */
function thingsOfOthers(statement: Statement): string[] {
  const { sentence, named, text, around, near } = statement;
  const [one, ...more] = named;
  if (!one?.named || more.length > 0 || otherEmployer(statement).length === 0 || one.named.test(`${around}\n${near}`)) return [];
  const ofOwn = { numbers: toldIn(one.text), skills: new Set(findSkills(one.text).map(({ name }) => name)) };
  const numbers = toldIn(text);
  const skills = new Set(findSkills(text).map(({ name }) => name));
  const [name] = one.named.exec(sentence) ?? [""];
  return [
    ...toldIn(sentence)
      .filter(({ unit }) => unit !== "year" && unit !== "month")
      .filter(({ value }) => numbers.some((each) => isSame(each.value, value)) && !ofOwn.numbers.some((each) => isSame(each.value, value)))
      .map(({ start, unitEnd }) => sentence.slice(start, unitEnd)),
    ...findSkills(sentence)
      .filter((skill) => isNamed(skill.name) && skills.has(skill.name) && !ofOwn.skills.has(skill.name))
      .map(({ start, end }) => sentence.slice(start, end)),
  ].map((thing) => `${thing} (${name})`);
}

const code = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/gu;

/** A level of a language in the letters of the scale, of which its passages have another. */
function otherLanguageLevels({ sentence, cited, people, sent }: Statement): string[] {
  const spoken = findLanguages(sentence);
  const [one, ...more] = spoken;
  const told = [...new Set(sentence.match(code))];
  if (!one || more.length > 0 || told.length !== 1 || isJobAlone(cited)) return [];
  const lines = cited
    .flatMap(({ text }) => text.split(/[\n;,|]/))
    .filter((line) => findLanguages(line).some(({ language }) => language === one.language));
  const held = lines.flatMap((line) => line.match(code) ?? []);
  const known = people.flatMap(({ candidate }) =>
    candidate.languages.flatMap(({ language, level }) => (language === one.language && level ? [level] : [])),
  );
  const asked = (sent.records.job?.languages ?? []).flatMap(({ language, level }) => (language === one.language && level ? [level] : []));
  const isOther = held.length > 0 && ![...held, ...known, ...asked].some((level) => level === told[0]);
  return isOther ? told : [];
}

const grade = /(?<!\p{L})(vmbo|mbo|havo|vwo|hbo|wo)(?!\p{L})(?:[\s-]*(?:niveau|level)?[\s-]*([1-4])(?!\d))?/giu;
const gradesIn = (text: string) =>
  [...text.matchAll(grade)].map(([written, name = "", level]) => ({ written, name: name.toLowerCase(), level }));

/** A level of education by its Dutch name, of which what was sent of the candidate has others alone. */
function otherEducation(statement: Statement): string[] {
  const { sentence, cited, text, people, sent } = statement;
  if ([said.verdict, said.job, said.asksOf, said.unfinished].some((words) => words.test(sentence)) || isJobAlone(cited)) return [];
  const held = gradesIn(text);
  const all = gradesIn([sent.text, ...people.map(({ candidate }) => candidate.cv_text ?? "")].join("\n"));
  return gradesIn(sentence)
    .filter(({ written }) => !isAbsentAt(statement, sentence.indexOf(written)))
    .filter(({ name, level }) => {
      const isLike = (one: (typeof held)[number]) =>
        one.name === name && (level === undefined || one.level === undefined || one.level === level);
      return held.length > 0 && !all.some(isLike);
    })
    .map(({ written }) => written);
}
