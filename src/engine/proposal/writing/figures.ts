import type { Language } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { inLanguage, type Said } from "#contract/text/languages.ts";
import { amountIn, findNumbers, isMeasure, isSameUnit, numberIn } from "../numbers.ts";
import { listed } from "../words.ts";

const rates: [RegExp, Said<string>][] = [
  [/^\s(?:a|per|each|every) second(?!\p{L})|^\sper seconde(?!\p{L})/iu, { en: "a second", nl: "per seconde" }],
  [/^\s(?:an|per|each|every) hour(?!\p{L})|^\sper uur(?!\p{L})/iu, { en: "an hour", nl: "per uur" }],
  [/^\s(?:a|per|each|every) day(?!\p{L})|^\sper dag(?!\p{L})/iu, { en: "a day", nl: "per dag" }],
  [/^\s(?:a|per|each|every) week(?!\p{L})/iu, { en: "a week", nl: "per week" }],
  [/^\s(?:a|per|each|every) month(?!\p{L})|^\sper maand(?!\p{L})/iu, { en: "a month", nl: "per maand" }],
  [/^\s(?:a|per|each|every) year(?!\p{L})|^\sper jaar(?!\p{L})/iu, { en: "a year", nl: "per jaar" }],
];

/** After a counted thing the sentence goes on with something else: "40 house boats" are no houses. */
const ends =
  /^\s*(?:$|[^\p{L}\s]|(?:of|in|for|with|and|or|to|at|on|that|who|which|a|an|per|each|from|by|up|under|over|after|using|across|into|van|met|voor|en|of|die|dat|bij|op|uit|tussen|rond|aan|door|naar|volgens|tot|ouder)(?!\p{L}))/iu;

/**
 * The figures of a line in the other language, as far as what they count is known: "eleven services that exchange 1.9
 * million events a day" → "elf services en 1,9 miljoen events per dag"; "van acht naar vier werkdagen" → "from eight to
 * four working days". Days, percents and sums alone tell nothing without their sentence, so they are told only as a change.
 * Empty when none is.
 */
function figuresIn(language: Language, line: string): string[] {
  const numbers = findNumbers(line);
  const told: string[] = [];
  for (let index = 0; index < numbers.length; index += 1) {
    const number = nth(numbers, index);
    const next = numbers[index + 1];
    const before = line.slice(Math.max(0, number.start - 6), number.start);
    const between = next ? line.slice(number.unitEnd, next.start) : "";
    if (next?.unit && number.unit && isMeasure(next.unit) && /(?:from|van)\s$/i.test(before) && /^\s*(?:to|naar|tot)\s*$/i.test(between)) {
      const to = amountIn(language, next.value, next.unit);
      if (to) {
        const spelled = Number.isInteger(number.value) && Number.isInteger(next.value) && number.value <= 12 && next.value <= 12;
        const from = isSameUnit(number.unit, next.unit)
          ? numberIn(language, number.value, spelled)
          : amountIn(language, number.value, number.unit);
        told.push(`${inLanguage(language, { en: "from", nl: "van" })} ${from} ${inLanguage(language, { en: "to", nl: "naar" })} ${to}`);
        index += 1;
        continue;
      }
    }
    const tells =
      number.unit && (!isMeasure(number.unit) || number.unit === "TB" || number.unit === "GB") && ends.test(line.slice(number.unitEnd));
    const amount = number.unit && tells ? amountIn(language, number.value, number.unit) : null;
    if (!amount) continue;
    const said = rates.find(([words]) => words.test(line.slice(number.unitEnd)))?.[1];
    const rate = said && inLanguage(language, said);
    told.push(rate ? `${amount} ${rate}` : amount);
  }
  // A change says most alone; beside amounts it would hang in the air.
  const amounts = told.filter((one) => !/^(?:from|van) /.test(one));
  return amounts.length > 0 ? amounts.slice(0, 3) : told.slice(0, 1);
}

/** "elf services, drie teams en 1,9 miljoen events per dag" */
export const figuresListed = (language: Language, line: string) => listed(language, figuresIn(language, line));
