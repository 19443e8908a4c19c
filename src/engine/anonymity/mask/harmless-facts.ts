import { titleScore } from "#engine/cv/vocabulary.ts";
import { studyFieldsIn } from "#engine/skills/study-fields.ts";
import { fold } from "#engine/skills/tokens.ts";
import { eitherOf } from "#engine/words/own/own-matters.ts";
import { ofLetters } from "#engine/words/protected-wording.ts";
import { isSurnameOfTrade } from "#engine/words/surnames.ts";
import { lowered } from "#engine/words/vacancy-words.ts";
import type { Found } from "./found.ts";

const DATE =
  /^(?:\d{1,4}[-/. ]\d{1,2}[-/. ]\d{2,4}|\d{1,2}(?:st|nd|rd|th|e)? (?:of )?\p{L}{3,9}\.?,? \d{4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4})$/u;
const PERMIT_UNTIL = ofLetters(
  `(?<!\\p{L})${eitherOf(({ permit }) => permit)}(?:[ ,:(–-]+${eitherOf(({ permitEnds }) => permitEnds)})+[ :]*$`,
);
const LONGEST_BETWEEN = 90;

const ENDS_BEFORE = ofLetters(`^(?:${eitherOf(({ permitEnds }) => permitEnds)}[ :]+)+`);
/** When a permit of somebody who works now can end: no year in which whoever works was born. */
const YEAR_OF_END = /(?<!\d)(?:20(?:1[5-9]|[2-4]\d)|(?:1[5-9]|[2-4]\d)$)(?!\d)/;

/** "Work permit until 12-05-2027": a date that ends a permit is nobody's birth, and no number. */
export function isEndOfPermit(text: string, { start, end }: Pick<Found, "start" | "end">): boolean {
  const written = text.slice(start, end);
  const lead = ENDS_BEFORE.exec(lowered(written))?.[0].length ?? 0;
  const date = written.slice(lead);
  const before = text.slice(Math.max(0, start + lead - LONGEST_BETWEEN), start + lead);
  return DATE.test(date) && YEAR_OF_END.test(date) && PERMIT_UNTIL.test(lowered(before));
}

const LEVEL = /^(?:hbo|mbo|vmbo|havo|vwo|lbo|mavo|hts|mts|heao|meao|pabo)(?:-v)?(?:,? ?(?:niveau |n)?[1-4])?$/i;
const LEVEL_AND_SUBJECT = /^(?:hbo|mbo|vmbo|havo|vwo|lbo|mavo|hts|mts|heao|meao|pabo|wo)(?:,? ?(?:niveau |n)?[1-4])?[ :,-]+(\p{L}.*)$/iu;
const JOINS = /^(?:en|and|&|in)$/;

/** "Name: HBO Verpleegkunde" is what a study is called. "WO de Vries" and "HBO Kok" are initials and a surname, whatever they look like. */
export function isLevelOfStudy(written: string): boolean {
  if (LEVEL.test(written)) return true;
  const words = LEVEL_AND_SUBJECT.exec(written)?.[1]?.split(/[ ,]+/) ?? [];
  return words.length > 0 && words.every((word) => JOINS.test(word) || isSubject(word));
}

const isSubject = (word: string) => studyFieldsIn(word).length > 0 && titleScore(word) === 0 && !isSurnameOfTrade(fold(word));
