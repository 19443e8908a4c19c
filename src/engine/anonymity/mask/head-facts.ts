import { findLanguages } from "#engine/cv/fields/languages.ts";
import { isCity, isCountry } from "#engine/cv/vocabulary.ts";
import { eitherOf } from "#engine/words/own-matters.ts";
import { originAdjective, originPerson } from "#engine/words/peoples.ts";
import { ofLetters } from "#engine/words/protected-wording.ts";
import { lowered } from "#engine/words/vacancy-words.ts";
import type { Found } from "./own-facts.ts";

/** So many lines at the top of a CV say whose it is. */
const HEAD_LINES = 12;
const LONGEST_LINE = 200;
const CELL = /[^,|•·;/\t]+/g;
const MONTH = "(?:jan|feb|mar|maart|mrt|apr|ma[iy]|jun|jul|aug|sep|sept|o[ck]t|nov|de[ck])[a-z]{0,7}\\.?";
const YEAR = "(?:19[3-9]\\d|200\\d|201[0-2])";
const WHOLE_DATE = new RegExp(
  `^(?:(?:\\d{1,2}[-/. ]{1,2}(?:\\d{1,2}|${MONTH})|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)[-/. ,]{1,2}${YEAR}|${YEAR}-\\d\\d-\\d\\d)$`,
);
const AGE = ofLetters(`^(?:1[6-9]|[2-6]\\d)(?: ?(?:${eitherOf((words) => words.years)}))?$`);
const BARE_YEAR = new RegExp(`^${YEAR}$`);
const PEOPLES = ofLetters(`(?<!\\p{L})(?:${originAdjective}|${originPerson})(?!\\p{L})`, "gu");
const PEOPLE = ofLetters(`^(?:${originAdjective}|${originPerson})$`);
const STREET = /^(?:\p{Lu}[\p{L}'’-]{1,30} ){1,3}(?:Cottage|House|Farm|Lodge|Barn|Street|Road|Lane|Avenue|Drive|Terrace|Hoeve|Villa)$/u;
const ADDRESS = /^(?:\d{1,5}[a-zA-Z]? \p{Lu}[\p{L}'’ -]{2,40}|\p{Lu}[\p{L}'’. -]{2,40} \d{1,5}[\p{L}\d -]{0,6})$/u;
const REACH = /@|^(?:tel|mob|t|m|e)?[.: ]*\+?[\d ()-]{9,}$|^(?:www\.|https?:)|\.(?:com|nl|org|io)(?:\/|$)|^\d{4} ?[a-z]{2}(?: |$)/;

const regions = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const isCountryCode = (word: string) => /^[A-Z]{2}$/.test(word) && regions.of(word) !== undefined;

/**
 * Ages and dates of birth that nothing announces: cells of their own in the head of a CV, beside a town, a country or a way to reach
 * somebody ("NL | 14-09-1988", "1991, Zwolle"). A year alone counts only beside a way to
 * reach somebody, or where nothing else stands in the line.
 */
export function headFactsIn(text: string): Found[] {
  const found: Found[] = [];
  let at = 0;
  for (const line of text.split("\n", HEAD_LINES)) {
    if (line.length <= LONGEST_LINE)
      found.push(...inLine(line).map(({ kind, start, end }) => ({ kind, start: start + at, end: end + at })));
    at += line.length + 1;
  }
  return found;
}

interface Cell {
  cell: string;
  low: string;
  start: number;
}

function inLine(line: string): Found[] {
  const cells: Cell[] = [...line.matchAll(CELL)].flatMap(({ 0: written, index }) => {
    const cell = written.trim();
    return cell === "" ? [] : [{ cell, low: lowered(cell), start: index + written.indexOf(cell) }];
  });
  const isBirth = ({ low }: Cell) => WHOLE_DATE.test(low) || BARE_YEAR.test(low) || AGE.test(low);
  const others = cells.filter((cell) => !isBirth(cell));
  const isBare = others.every((cell) => isWhere(cell) || ADDRESS.test(cell.cell));
  const isReached = others.some(({ low }) => REACH.test(low));
  // More than one, or one with a level, is a list of languages.
  const isOfPeople = cells.length > 1 && [...lowered(line).matchAll(PEOPLES)].length === 1 && findLanguages(line, 0, false).length === 0;
  const kindOf = (cell: Cell) => {
    if (isOfPeople && PEOPLE.test(cell.low)) return "NATIONALITY";
    if (isReached && STREET.test(cell.cell)) return "ADDRESS";
    if (!others.some(isWhere)) return null;
    if (AGE.test(cell.low)) return "AGE";
    return WHOLE_DATE.test(cell.low) || ((isBare || isReached) && BARE_YEAR.test(cell.low)) ? "BIRTH_DATE" : null;
  };
  return cells.flatMap((one) => {
    const kind = kindOf(one);
    return kind ? [{ kind, start: one.start, end: one.start + one.cell.length }] : [];
  });
}

const isWhere = ({ cell, low }: Cell) => isCountryCode(cell) || isCity(cell) || isCountry(cell) || REACH.test(low);
