import { HOLE } from "../page/characters.ts";
import { remembered } from "../remembered.ts";

/** A date or a span as a CV writes it. `start`, `end` of the passage are indices into the searched string. */
export interface DateSpan {
  /** `YYYY` or `YYYY-MM`. */
  from: string | null;
  to: string | null;
  /** Still going on. */
  current: boolean;
  start: number;
  end: number;
  /** One date only, not a span. */
  single: boolean;
  /** An end is written that no calendar has: "05/2202", "13/2021". */
  impossible?: true;
  /** What ends it has two figures: a year, or a day where that year is yet to come. */
  shortEnd?: true;
}

const MONTHS: Record<string, number> = {};
for (const [index, names] of [
  "jan january januari janvier januar styczeń enero gennaio janeiro ocak",
  "feb febr february februari februar luty febrero febbraio fevereiro şubat",
  "mar march mrt maart maa mär märz mars marzec marzo março mart",
  "apr april avr avril kwiecień abril aprile nisan",
  "may mei mai maj mayo maggio maio mayıs",
  "jun june juni juin czerwiec junio giugno junho haziran",
  "jul july juli juillet lipiec julio luglio julho temmuz",
  "aug august augustus août sierpień agosto ağustos",
  "sep sept september septembre wrzesień septiembre settembre setembro eylül",
  "oct october okt oktober octobre październik octubre ottobre outubro ekim",
  "nov november novembre listopad noviembre novembro kasım",
  "dec december dez dezember décembre grudzień diciembre dicembre dezembro aralık",
].entries()) {
  for (const name of names.split(" ")) MONTHS[name] = index + 1;
}
/** Seasons, by the month they begin in. */
const SEASONS: Record<string, number> = {
  spring: 3,
  lente: 3,
  voorjaar: 3,
  summer: 6,
  summers: 6,
  zomer: 6,
  zomers: 6,
  fall: 9,
  autumn: 9,
  herfst: 9,
  najaar: 9,
  winter: 12,
  winters: 12,
};
const ORDER: Record<string, number> = { first: 1, eerste: 1, second: 2, tweede: 2, third: 3, derde: 3, fourth: 4, vierde: 4 };
/** "Q3", "KW2", "2nd quarter", "3e kwartaal", "H1", "second half", "eerste helft": which of the four or of the two. */
const nth = `[1-4](?:st|nd|rd|th|e|de|ste)?|${Object.keys(ORDER).join("|")}`;
const quarter = `(?:q|kw)\\s?[1-4]|[1-4]q|h[12]|(?:${nth})\\s(?:quarter|kwartaal|half|helft)`;

const month = Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .join("|");
const season = Object.keys(SEASONS)
  .sort((a, b) => b.length - a.length)
  .join("|");
const YEAR = "(?:19|20)\\d{2}";
const SHORT_YEAR = "['’‘`]\\s?\\d{2}";
const WORD_DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s)?(?:(?:de|het|the)\\s(?=${season}))?(?:${month}|${season}|${quarter})(?![\\p{L}])\\.?,?\\s{0,2}(?:\\d{1,2}(?:st|nd|rd|th)?,\\s?)?(?:of\\s|van\\s)?[-/]?(?:${YEAR}|${SHORT_YEAR})`;
/** "2019 March": the year first, where the month ends the date. */
const YEAR_FIRST = `${YEAR}\\s?[-/]?\\s?(?:${quarter})(?![\\p{L}\\d])|${YEAR}\\s(?:${month})(?![\\p{L}])\\.?(?=\\s*(?:$|[-–—,|:;)]|\\s\\s|t/m|tot|to|until))`;
const NUMBER_DATE = `(?:\\d{1,2}\\s?[./-]\\s?)?\\d{1,2}\\s?[./-]\\s?${YEAR}|${YEAR}\\s?[./-]\\s?(?:0[1-9]|1[0-2])(?:[./-]\\d{1,2})?(?!\\d)|(?<![\\d/])(?:0?[1-9]|1[0-2])/\\d{2}(?![\\d/])`;
/** "Exp. June 2027", "verwacht 2028": a time to come. */
const EXPECTED = "(?:(?<!\\p{L})(?:exp(?:ected|\\.)?|anticipated|(?:naar )?verwacht(?:ing)?):?\\s{1,2})?";
/** "Begin 2017", "early 2018", "the summer of 2020", "±1995": about when. */
const ABOUT = `(?:(?<!\\p{L})(?:(?:de|het|the)\\s)?(?:(?:begin|einde?|medio|half|midden|circa|ca\\.?|rond|early|late|mid|around|approx\\.?|(?:start|end|beginning|middle)\\sof)[\\s-])|[±~]\\s?)?`;
const ANY_DATE = `(?:${EXPECTED}${ABOUT}(?:${YEAR_FIRST}|${WORD_DATE}|${NUMBER_DATE}|${YEAR}(?![\\d])|(?<!\\p{L})${SHORT_YEAR}(?!\\d)))`;
/** "201903", "20190315", "032019": only where both ends are written so, or the second is now. */
const COMPACT = "(?:19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])?(?!\\d)|(?:0[1-9]|1[0-2])(?:19|20)\\d{2}(?!\\d)";
/** An end that looks like a date and can be none: a year of another century, a month that isn't. */
const IMPOSSIBLE = `(?:(?:\\d{1,2}\\s?[./-]\\s?){1,2}(?!19|20)\\d{4}|(?!19|20)\\d{4}(?:[./-]\\d{1,2}){1,2}|(?!19|20)\\d{4}(?=\\s*(?:$|[,;|•·)])|\\s{3})|\\d{6}|(?:1[3-9]|[2-9]\\d|00?)\\s?[./-]\\s?\\d{4}|${YEAR}[./-](?:1[3-9]|[2-9]\\d|00)|(?:${month})(?![\\p{L}])\\.?,?\\s{1,2}(?!19|20)\\d{4})(?![\\d./-]*\\d)`;
const NOW =
  "(?:present|current(?:ly)?|now|today|(?:op\\s)?heden|nu(?:\\stoe)?|huidig|lopend|vandaag|ongoing|to date|till date|date|aujourd'hui|heute|tegenwoordig|actueel|\\.{3}|…)(?![\\p{L}])";
const UNTIL = "\\s{0,4}(?:[-–—−‐‑‒―─━~→>]{1,3}|to|until|till|through|tot en met|t/m|t\\.e\\.m\\.|tot|bis)\\s{0,4}";
const BETWEEN = `(?:\\s{1,2}/\\s{1,2}|${UNTIL}|\\s{0,4}(?:en|and|&|\\+)\\s{0,4})`;
const SINCE = "(?:sinds|since|vanaf|from|seit|depuis)";
/** "Feb 19 – Oct 21": years of two digits, only where both ends are a month and a year, or the second is now. "Apr 19, 2013" is a day. */
const BARE_YEAR = `(?:${month})(?![\\p{L}])\\.?\\s\\d{2}(?![\\d\\p{L}])(?!,?\\s?${YEAR})`;
/** "Feb 2012", "02/2012", "2012": no day in it, so that none is to be expected at the other end. */
const NO_DAY = `(?:${month})(?![\\p{L}])\\.?,?\\s{0,2}${YEAR}(?!\\d)|(?:0?[1-9]|1[0-2])\\s?[./-]\\s?${YEAR}(?!\\d)|${YEAR}(?![\\d./-]*\\d)`;
const MONTH_ONLY = `(?:${month}|${quarter})(?![\\p{L}])\\.?`;

const SPAN = new RegExp(
  `(?<![\\d\\p{L}])(?:` +
    `(?<since>${SINCE})\\s+(?<sinceDate>${ANY_DATE})(?:${BETWEEN}(?:(?<sinceTo>${ANY_DATE})|(?<sinceNow>${NOW})))?` +
    `|(?<first>${MONTH_ONLY})${BETWEEN}(?<firstTo>${WORD_DATE})` +
    `|(?<bare>${BARE_YEAR})${BETWEEN}(?:(?<bareTo>${BARE_YEAR}|${NO_DAY})|(?<bareNow>${NOW}))` +
    // "Feb 2012 - Apr 19".
    `|(?<noDay>${NO_DAY})${UNTIL}(?<noDayTo>${BARE_YEAR})(?!${UNTIL})` +
    // "Summers 2016, 2017 and 2018".
    `|(?<listFrom>${ANY_DATE})(?:,\\s?(?:${YEAR}|${SHORT_YEAR}))+,?\\s(?:en|and|&|\\+)\\s(?<listTo>${YEAR}|${SHORT_YEAR})(?!\\d)` +
    // "2026 (jan - nu)".
    `|(?<within>${YEAR})\\s\\((?<withinFrom>${MONTH_ONLY})${BETWEEN}(?:(?<withinTo>${MONTH_ONLY})|${NOW})\\)` +
    `|(?<compact>${COMPACT})${BETWEEN}(?:(?<compactTo>${COMPACT})|(?<compactNow>${NOW})|(?<compactBad>\\d{6}(?:\\d{2})?(?!\\d)))` +
    `|(?<badFrom>${WORD_DATE}|${NUMBER_DATE}|${YEAR}(?!\\d))${UNTIL}(?<bad>${IMPOSSIBLE})` +
    `|(?<from>${ANY_DATE})${BETWEEN}(?:(?<to>${ANY_DATE})|(?<now>${NOW}))` +
    // "Mar. 2021 Present": some typesetting loses the dash. Two bare years side by side are no span.
    `|(?<from2>${WORD_DATE}|${NUMBER_DATE})\\s{1,2}(?:(?<to2>${ANY_DATE})|(?<now2>${NOW}))` +
    // Two cells of a table, each with a month of its own.
    `|(?<from5>${WORD_DATE}|${NUMBER_DATE})\\s{3,12}(?:(?<to5>${WORD_DATE}|${NUMBER_DATE})|(?<now5>${NOW}))` +
    `|(?<from3>${YEAR})\\s{1,2}(?<now3>${NOW})` +
    // School years: from the first's first year to the last's second.
    `|(?:schooljaar\\s|AY\\s)?(?<schoolFrom>${YEAR})/(?:${YEAR}|\\d{2})${BETWEEN}(?:schooljaar\\s)?(?:${YEAR}/(?<schoolTo>${YEAR}|\\d{2})(?!\\d)|(?<schoolNow>${NOW}))` +
    `|(?<from4>${YEAR})/(?<to4>${YEAR})(?!\\d)` +
    `|(?<open>${ANY_DATE})\\s{0,2}[-–—−‒―─━→](?=\\s*$|\\s{2}|\\s*[|•·,)])` +
    `|(?<short>${YEAR})\\s?[-–—−/]\\s?(?<shortTo>\\d{2})(?![\\d\\p{L}])` +
    `|(?<one>${ANY_DATE})` +
    `)`,
  "giu",
);
const MONTH_NAME = new RegExp(`(?<![\\p{L}])(${month}|${season})(?![\\p{L}])`, "iu");
const QUARTER = new RegExp(`(?<!\\p{L})(?:${quarter})(?![\\p{L}])`, "iu");

/** "Q3" begins in July and ends in September. */
function monthOfQuarter(text: string, edge: "start" | "end"): number | undefined {
  const [written] = QUARTER.exec(text) ?? [];
  if (!written) return undefined;
  const order = Number(/[1-4]/.exec(written)?.[0] ?? ORDER[written.split(/\s/)[0] ?? ""]);
  const length = /^h|hal|hel/.test(written) ? 6 : 3;
  return (order - 1) * length + (edge === "start" ? 1 : length);
}

/** "Mar. 2021", "03/2018", "'19", "zomer 2016", "Q3 2019" → `YYYY` or `YYYY-MM`; null when it is no date after all. */
export function parseDate(written: string, edge: "start" | "end" = "start"): string | null {
  let text = written.toLowerCase();
  const full = /(?:19|20)\d{2}/.exec(text);
  let year = full?.[0];
  if (!year) {
    const short = /['’‘`]\s?(\d{2})|\/(\d{2})$/.exec(text.trim());
    const digits = short?.[1] ?? short?.[2];
    if (!short || !digits) return null;
    year = Number(digits) > 40 ? `19${digits}` : `20${digits}`;
    text = text.trim().slice(0, short.index);
  }
  const name = MONTH_NAME.exec(text)?.[1]?.toLowerCase();
  let number = name ? (MONTHS[name] ?? SEASONS[name]) : monthOfQuarter(text, edge);
  if (number === undefined) {
    const rest = full ? `${text.slice(0, full.index)}#${text.slice(full.index + 4)}` : text;
    const digits = rest.match(/\d{1,2}/g)?.map(Number) ?? [];
    // "15-03-2019" has its month second, "2019-03-15" and "03/2019" first.
    number = full && full.index > 0 ? digits.at(-1) : digits[0];
    if (rest.startsWith("#")) number = digits[0];
  }
  if (number === undefined || number < 1 || number > 12) return year;
  return `${year}-${String(number).padStart(2, "0")}`;
}

/** "201903", "20190315", "032019" → `YYYY-MM`. */
const compactDate = (written: string): string =>
  /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:\d{2})?$/.test(written)
    ? `${written.slice(0, 4)}-${written.slice(4, 6)}`
    : `${written.slice(2)}-${written.slice(0, 2)}`;

const marked = (written: string) => written.replace(/(?<!\d)(\d{2})$/, "'$1");

const endOf = (written: string) => parseDate(written, "end");

const FIGURES = "[\\d/.]{0,10}";
const TO = "\\s{0,3}(?:[-–—]|to|tot|t/m)\\s{0,3}";
const HOLED = new RegExp(
  `(?:\\p{L}{3,9} )?(?:${FIGURES}\\d${FIGURES}${TO}(?:\\p{L}{3,9} )?)?${FIGURES}${HOLE}${FIGURES}(?:${TO}(?:\\p{L}{3,9} )?${FIGURES})?`,
  "gu",
);

/** Every date and span in a line, left to right. A single date's `to` is it, unless it is "since". */
export const findDates: (text: string) => readonly DateSpan[] = remembered((text) => {
  const spans: DateSpan[] = [];
  if (!/\d{2}/.test(text)) return spans;
  const whole = text.length > 4000 ? text.slice(0, 4000) : text;
  // "20�6 - 2020": of a date that lacks a figure nothing is known, nor of the span that it is an end of.
  const line = whole.includes(HOLE) ? whole.replace(HOLED, (written) => "x".repeat(written.length)) : whole;
  for (const match of line.matchAll(SPAN)) {
    const groups = match.groups ?? {};
    const at = { start: match.index, end: match.index + match[0].trimEnd().length };
    if (groups.sinceDate) {
      spans.push({
        ...at,
        from: parseDate(groups.sinceDate),
        to: groups.sinceTo ? endOf(groups.sinceTo) : null,
        current: !groups.sinceTo,
        single: false,
      });
    } else if (groups.compact) {
      const to = groups.compactTo ? compactDate(groups.compactTo) : null;
      spans.push({
        ...at,
        from: compactDate(groups.compact),
        to,
        current: groups.compactNow !== undefined,
        single: false,
        ...(groups.compactBad && { impossible: true }),
      });
    } else if (groups.badFrom) {
      spans.push({ ...at, from: parseDate(groups.badFrom), to: null, current: false, single: false, impossible: true });
    } else if (groups.bare && groups.bareTo) {
      const [from, to] = [parseDate(marked(groups.bare)), endOf(marked(groups.bareTo))];
      if (isInOrder(from, to)) spans.push({ ...at, from, to, current: false, single: false });
      // "Sep 24 - Oct 2019": the first number is a day; where neither end has four figures, both are.
      else if (/\d{4}/.test(groups.bareTo))
        spans.push({ ...at, start: at.end - groups.bareTo.length, from: to, to, current: false, single: true });
    } else if (groups.bare) {
      spans.push({ ...at, from: parseDate(marked(groups.bare)), to: null, current: true, single: false });
    } else if (groups.noDay && groups.noDayTo) {
      const [from, to] = [parseDate(groups.noDay), endOf(marked(groups.noDayTo))];
      // No span ends before it begins: there the second number is a day.
      if (isInOrder(from, to)) spans.push({ ...at, from, to, current: false, single: false, shortEnd: true });
      else spans.push({ start: at.start, end: at.start + groups.noDay.length, from, to: from, current: false, single: true });
    } else if (groups.schoolFrom) {
      const to = groups.schoolTo ? groups.schoolFrom.slice(0, 4 - groups.schoolTo.length) + groups.schoolTo : null;
      spans.push({ ...at, from: groups.schoolFrom, to, current: to === null, single: false });
    } else if (groups.first && groups.firstTo) {
      const to = endOf(groups.firstTo);
      spans.push({ ...at, from: to ? parseDate(`${groups.first} ${to.slice(0, 4)}`) : null, to, current: false, single: false });
    } else if (groups.within) {
      const to = groups.withinTo ? parseDate(`${groups.withinTo} ${groups.within}`) : null;
      spans.push({ ...at, from: parseDate(`${groups.withinFrom} ${groups.within}`), to, current: to === null, single: false });
    } else if (groups.listFrom && groups.listTo) {
      spans.push({
        ...at,
        from: parseDate(groups.listFrom)?.slice(0, 4) ?? null,
        to: parseDate(groups.listTo),
        current: false,
        single: false,
      });
    } else if (groups.from || groups.from2 || groups.from3 || groups.from4 || groups.from5) {
      const to = groups.to ?? groups.to2 ?? groups.to4 ?? groups.to5;
      const from = groups.from ?? groups.from2 ?? groups.from3 ?? groups.from4 ?? groups.from5 ?? "";
      spans.push({ ...at, from: parseDate(from), to: to ? endOf(to) : null, current: to === undefined, single: false });
    } else if (groups.open) spans.push({ ...at, from: parseDate(groups.open), to: null, current: true, single: false });
    else if (groups.short && groups.shortTo) {
      const isLater = Number(groups.shortTo) > Number(groups.short.slice(2));
      // "2016 / 05", "2019-08": no span ends before it begins; the second number is a month.
      if (isLater) spans.push({ ...at, from: groups.short, to: groups.short.slice(0, 2) + groups.shortTo, current: false, single: false });
      else spans.push({ ...at, from: parseDate(match[0]), to: endOf(match[0]), current: false, single: true });
    } else if (groups.one) {
      const date = parseDate(groups.one);
      if (date && !/^\d{1,2}\/\d{2}$/.test(groups.one.trim()))
        spans.push({ ...at, from: date, to: endOf(groups.one), current: false, single: true });
    }
  }
  return spans.filter((span) => span.from !== null);
});

const isInOrder = (from: string | null, to: string | null) =>
  from !== null && to !== null && monthIndex(to, "end") >= monthIndex(from, "start");

/** Months since year 0; a year alone counts from January (`start`) or to December (`end`). */
export function monthIndex(date: string, edge: "start" | "end"): number {
  const [year = "0", number] = date.split("-");
  return Number(year) * 12 + (number ? Number(number) - 1 : edge === "start" ? 0 : 11);
}
