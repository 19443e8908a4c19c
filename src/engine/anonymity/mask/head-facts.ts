import { nth } from "#contract/nth.ts";
import { findLanguages } from "#engine/cv/fields/languages.ts";
import { isCity, isCountry, titleScore } from "#engine/cv/vocabulary.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { houses, streetKinds } from "#engine/words/own/addresses.ts";
import { eitherOf } from "#engine/words/own/own-matters.ts";
import { originAdjective, originPerson } from "#engine/words/peoples.ts";
import { ofLetters } from "#engine/words/protected-wording.ts";
import { lowered } from "#engine/words/vacancy-words.ts";
import type { Found } from "./found.ts";

/** So many lines at the top of a CV say whose it is. */
const HEAD_LINES = 12;
const LONGEST_LINE = 200;
const CELL = /(?:(?!,(?!\d{3}(?!\d))|[|•·;/\t]| [-–—] ).)+/gsu;
const MONTH = "(?:jan|feb|mar|maart|mrt|apr|ma[iy]|jun|jul|aug|sep|sept|o[ck]t|nov|de[ck])[a-z]{0,7}\\.?";
const YEAR = "(?:19[3-9]\\d|200\\d|201[0-2])";
const WHOLE_DATE = new RegExp(
  `^(?:(?:\\d{1,2}[-/. ]{1,2}(?:\\d{1,2}|${MONTH})|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)[-/. ,]{1,2}${YEAR}|${YEAR}-\\d\\d-\\d\\d)$`,
);
const AGE = ofLetters(`^(?:1[6-9]|[2-6]\\d)(?: ?(?:${eitherOf((words) => words.years)}))?$`);
const BARE_YEAR = new RegExp(`^${YEAR}$`);
const PEOPLES = ofLetters(`(?<!\\p{L})(?:${originAdjective}|${originPerson})(?!\\p{L})`, "gu");
const PEOPLE = ofLetters(`^(?:${originAdjective}|${originPerson})$`);
const STREET = new RegExp(`^(?:The |\\d{1,4} )?(?:\\p{Lu}[\\p{L}'’-]{1,30} ){0,3}\\p{Lu}?\\p{L}*(?:${houses}|${streetKinds})$`, "u");
const ADDRESS =
  /^(?:\d{1,5}[a-zA-Z]? \p{Lu}[\p{L}'’ -]{2,40}|\p{Lu}[\p{L}'’. -]{2,40} \d{1,5}(?:[ -]?(?:[a-zA-Z]|hs|bis|[IVX]{1,4}|\d{1,3}))?)$/u;
/** Words with capitals alone: a house or a hamlet, where a street or a postcode stands behind. */
const NAMED =
  /^(?:(?:Flat|Apartment|Apt\.?|Unit|Room|Block|Suite|Kamer) \S{1,5}$|(?:\p{Lu}[\p{L}'’-]{0,30}|of|the|na|an|de|van|der|den|'t)(?: (?:\p{Lu}[\p{L}'’-]{0,30}|of|the|na|an|de|van|der|den|'t)){0,4}$)/u;
/** "Band 6", "Niveau 4", "EUR 52": a rank or a sum. */
const RANK =
  /^(?:eur|usd|gbp|chf|band|grade|level|class|year|key stage|ks|phase|part|stage|version|type|tier|step|unit|module|niveau|groep|klas|schaal|fase|categorie|deel|mbo|hbo|vmbo|havo|vwo|nvq|svq|btec|rqf|code|vca|iso|nen|en) ?[\d-]/i;
const SPOKEN =
  /^\W*(?:talen|taal|languages?)|moedertaal|native|fluent|vloeiend|reading|writing|spoken|lezen|schrijven|goed|good|redelijk|basis|basic|(?<!\p{L})[ABC][12](?!\p{L})/iu;
/** "Groundworker and digger driver, 61." */
const AGE_BEHIND = /^([^\d,.;|]{4,60}), (?:1[6-9]|[2-6]\d)(?=[.;)]|$)/u;
const COUNTY = /^(?:Co\.? |County )/;
const REACH = /@|^(?:tel|mob|t|m|e)?[.: ]*\+?[\d ()-]{9,}$|^(?:www\.|https?:)|\.(?:com|nl|org|io)(?:\/|$)/;

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

/** Stands a passage among the lines that say whose a text is? */
export const isInHead = (text: string, passage: string): boolean => text.split("\n", HEAD_LINES).join("\n").includes(passage);

interface Cell {
  cell: string;
  low: string;
  start: number;
}

function inLine(line: string): Found[] {
  const cells: Cell[] = [...line.matchAll(CELL)].flatMap(({ 0: written, index }) => {
    const cell = written.replace(/^\s*[-–—]\s/, "").trim();
    return cell === "" ? [] : [{ cell, low: lowered(cell), start: index + written.indexOf(cell) }];
  });
  const isBirth = ({ low }: Cell) => WHOLE_DATE.test(low) || BARE_YEAR.test(low) || AGE.test(low);
  const others = cells.filter((cell) => !isBirth(cell));
  const isBare = others.every((cell) => isWhere(cell) || ADDRESS.test(cell.cell));
  const isReached = others.some(({ low, cell }) => REACH.test(low) || CODED_TOWN.test(cell));
  // More than one, or one with a level, is a list of languages.
  const isOfPeople =
    cells.length > 1 &&
    [...lowered(line).matchAll(PEOPLES)].length === 1 &&
    findLanguages(line, 0, false).length === 0 &&
    findLanguages(line, 0, true).length < 2 &&
    !SPOKEN.test(line);
  const isTerm = TERM.test(line);
  const homes = homesIn(cells, isReached);
  const kindOf = (cell: Cell) => {
    if (homes.includes(cell)) return "ADDRESS";
    if (isOfPeople && PEOPLE.test(cell.low)) return "NATIONALITY";
    if (isTerm || !others.some(isWhere)) return null;
    if (AGE.test(cell.low)) return "AGE";
    return WHOLE_DATE.test(cell.low) || ((isBare || isReached) && BARE_YEAR.test(cell.low)) ? "BIRTH_DATE" : null;
  };
  const told = AGE_BEHIND.exec(line);
  if (told && titleScore(told[1] ?? "") > 0) {
    const start = (told[1] ?? "").length + 2;
    return [{ kind: "AGE", start, end: start + 2 }];
  }
  return cells.flatMap((one) => {
    const kind = kindOf(one);
    return kind ? [{ kind, start: one.start, end: one.start + one.cell.length }] : [];
  });
}

/**
 * Cells with a house number beside a town or a way to reach somebody, and the names of houses and hamlets before them or before a
 * postcode: "Teach na Mara, Cloghaneely, Co. Donegal, F92 X3T8".
 */
function homesIn(cells: Cell[], isReached: boolean): Cell[] {
  const isHome = ({ cell }: Cell) =>
    ((isReached || /^\d/.test(cell)) && STREET.test(cell)) ||
    (ADDRESS.test(cell) &&
      !RANK.test(cell) &&
      !/(?:^| )(?:19|20)\d\d$/.test(cell) &&
      !/^\d{4,5} (?:[A-Z]{2} )?\p{Lu}/u.test(cell) &&
      cells.some((other) => isWhere(other)) &&
      !cell.split(" ").some((word) => titleScore(word) > 0 || canonicalSkill(word)));
  const homes = cells.filter(isHome);
  const hasCode = cells.some(({ cell }) => /(?:^| )[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/.test(cell));
  for (const [at, cell] of cells.entries()) {
    if (!homes.includes(cell) && !POSTCODE.test(cell.cell)) continue;
    if (!homes.includes(cell) && cells.slice(0, at).some((one) => /\d/.test(one.cell))) continue;
    for (let before = at - 1; before > 0 || (before === 0 && (isHouse(cells[0]) || hasCode)); before -= 1) {
      const one = nth(cells, before);
      if (COUNTY.test(one.cell) || isCity(one.cell) || homes.includes(one)) continue;
      if (!NAMED.test(one.cell) || titleScore(one.cell) > 0) break;
      homes.push(one);
    }
  }
  return homes;
}

const isHouse = (cell: Cell | undefined) =>
  cell !== undefined && (/^(?:The|Teach|Unit|Flat|Room|Block|Apt|Apartment) /.test(cell.cell) || STREET.test(cell.cell));
const POSTCODE = /^(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/;
/** "2008 – 2012": years of work. */
const TERM = /(?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|\p{L})/u;

const CODED_TOWN = /^[1-9]\d{3} ?[A-Z]{2}(?: |$)/;
const isWhere = ({ cell, low }: Cell) => isCountryCode(cell) || isCity(cell) || isCountry(cell) || CODED_TOWN.test(cell) || REACH.test(low);
