import type { Language } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { inLanguage, type Said, tagOf } from "#contract/text/languages.ts";
import { findDates } from "#engine/cv/fields/dates.ts";
import { fold } from "#engine/skills/tokens.ts";

/** What a number counts, where it is known: the same class for "years" and "jaar". */
type Unit = string;

export interface FoundNumber {
  value: number;
  /** JavaScript string indices of the number itself, its scale ("million") included, end exclusive. */
  start: number;
  end: number;
  unit: Unit | null;
  /** Where its unit ends: "35 minutes", "1.9 million events". The same as `end` without one. */
  unitEnd: number;
  /** Written in letters. */
  spelled: boolean;
}

/** One thing that numbers count: its class, English singular and plural, Dutch singular and plural (after a number). */
const counted: [Unit, string, string, string, string][] = [
  ["year", "year", "years", "jaar", "jaar"],
  ["month", "month", "months", "maand", "maanden"],
  ["week", "week", "weeks", "week", "weken"],
  ["workday", "working day", "working days", "werkdag", "werkdagen"],
  ["day", "day", "days", "dag", "dagen"],
  ["hour", "hour", "hours", "uur", "uur"],
  ["minute", "minute", "minutes", "minuut", "minuten"],
  ["second", "second", "seconds", "seconde", "seconden"],
  ["percent", "percent", "percent", "procent", "procent"],
  ["euro", "euro", "euros", "euro", "euro"],
  ["TB", "TB", "TB", "TB", "TB"],
  ["GB", "GB", "GB", "GB", "GB"],
  ["metre", "metre", "metres", "meter", "meter"],
  ["kilometre", "kilometre", "kilometres", "kilometer", "kilometer"],
  ["team", "team", "teams", "team", "teams"],
  ["person", "person", "people", "persoon", "mensen"],
  ["employee", "employee", "employees", "medewerker", "medewerkers"],
  ["colleague", "colleague", "colleagues", "collega", "collega’s"],
  ["client", "client", "clients", "klant", "klanten"],
  ["customer", "customer", "customers", "klant", "klanten"],
  ["careclient", "client", "clients", "cliënt", "cliënten"],
  ["patient", "patient", "patients", "patiënt", "patiënten"],
  ["resident", "resident", "residents", "bewoner", "bewoners"],
  ["guest", "guest", "guests", "gast", "gasten"],
  ["user", "user", "users", "gebruiker", "gebruikers"],
  ["developer", "developer", "developers", "ontwikkelaar", "ontwikkelaars"],
  ["engineer", "engineer", "engineers", "engineer", "engineers"],
  ["carpenter", "carpenter", "carpenters", "timmerman", "timmerlieden"],
  ["carer", "carer", "carers", "verzorgende", "verzorgenden"],
  ["nurse", "nurse", "nurses", "verpleegkundige", "verpleegkundigen"],
  ["student", "student", "students", "leerling", "leerlingen"],
  ["trainee", "trainee", "trainees", "trainee", "trainees"],
  ["intern", "intern", "interns", "stagiair", "stagiairs"],
  ["subcontractor", "subcontractor", "subcontractors", "onderaannemer", "onderaannemers"],
  ["supplier", "supplier", "suppliers", "leverancier", "leveranciers"],
  ["picker", "order picker", "order pickers", "orderpicker", "orderpickers"],
  ["driver", "driver", "drivers", "chauffeur", "chauffeurs"],
  ["apartment", "apartment", "apartments", "appartement", "appartementen"],
  ["home", "home", "homes", "woning", "woningen"],
  ["house", "house", "houses", "huis", "huizen"],
  ["school", "school", "schools", "school", "scholen"],
  ["shop", "shop", "shops", "winkel", "winkels"],
  ["municipality", "municipality", "municipalities", "gemeente", "gemeenten"],
  ["company", "company", "companies", "bedrijf", "bedrijven"],
  ["entity", "entity", "entities", "entiteit", "entiteiten"],
  ["subsidiary", "operating company", "operating companies", "werkmaatschappij", "werkmaatschappijen"],
  ["practice", "practice", "practices", "praktijk", "praktijken"],
  ["gppractice", "GP practice", "GP practices", "huisartspraktijk", "huisartspraktijken"],
  ["village", "village", "villages", "dorp", "dorpen"],
  ["country", "country", "countries", "land", "landen"],
  ["location", "location", "locations", "locatie", "locaties"],
  ["bed", "bed", "beds", "bed", "bedden"],
  ["unit", "unit", "units", "afdeling", "afdelingen"],
  ["shift", "shift", "shifts", "ploeg", "ploegen"],
  ["service", "service", "services", "service", "services"],
  ["event", "event", "events", "event", "events"],
  ["cluster", "cluster", "clusters", "cluster", "clusters"],
  ["model", "model", "models", "model", "modellen"],
  ["report", "report", "reports", "rapport", "rapporten"],
  ["dashboard", "dashboard", "dashboards", "dashboard", "dashboards"],
  ["application", "application", "applications", "applicatie", "applicaties"],
  ["system", "system", "systems", "systeem", "systemen"],
  ["project", "project", "projects", "project", "projecten"],
  ["order", "order", "orders", "bestelling", "bestellingen"],
  ["invoice", "invoice", "invoices", "factuur", "facturen"],
  ["row", "row", "rows", "rij", "rijen"],
  ["request", "request", "requests", "aanvraag", "aanvragen"],
  ["ticket", "ticket", "tickets", "ticket", "tickets"],
  ["parcel", "parcel", "parcels", "pakket", "pakketten"],
  ["pallet", "pallet", "pallets", "pallet", "pallets"],
  ["truck", "truck", "trucks", "vrachtwagen", "vrachtwagens"],
  ["charger", "charging point", "charging points", "laadpaal", "laadpalen"],
  ["solar", "solar system", "solar systems", "zonnestroomsysteem", "zonnestroomsystemen"],
  ["reading", "meter reading", "meter readings", "meterstand", "meterstanden"],
  ["article", "article", "articles", "artikel", "artikelen"],
  ["visit", "visit", "visits", "bezoek", "bezoeken"],
];
const unitByWord = new Map<string, Unit>();
const wordsOfUnit = new Map<Unit, Said<[string, string]>>();
for (const [unit, one, more, een, meer] of counted) {
  wordsOfUnit.set(unit, { en: [one, more], nl: [een, meer] });
  for (const word of [one, more, een, meer]) if (!unitByWord.has(fold(word))) unitByWord.set(fold(word).replace("’", "'"), unit);
}
for (const [word, unit] of Object.entries({
  jaren: "year",
  yr: "year",
  yrs: "year",
  uren: "hour",
  hrs: "hour",
  h: "hour",
  min: "minute",
  s: "second",
  sec: "second",
  pct: "percent",
  "per cent": "percent",
  meters: "metre",
  kilometers: "kilometre",
  km: "kilometre",
  eur: "euro",
  terabyte: "TB",
  terabytes: "TB",
  gigabyte: "GB",
  berichten: "event",
  messages: "event",
  personen: "person",
  persons: "person",
  mensen: "person",
  werknemers: "employee",
  "mkb-klanten": "client",
  carpenters: "carpenter",
  timmermannen: "carpenter",
  diensten: "service",
  klant: "client",
  juniors: "developer",
  junioren: "developer",
  werkdagen: "workday",
  collegas: "colleague",
}))
  unitByWord.set(word, unit);

/** Classes that another one may stand for: a client is a customer, whoever is led is a person. */
const same: Record<Unit, string> = {
  customer: "client",
  careclient: "client",
  workday: "day",
  employee: "person",
  colleague: "person",
  trainee: "intern",
};
/** Do two units count the same? */
export const isSameUnit = (one: Unit, other: Unit) => (same[one] ?? one) === (same[other] ?? other);
/** Units of measure and time: a number with one is never borne by a number with another, nor by one without. */
const measures = new Set([
  "year",
  "month",
  "week",
  "workday",
  "day",
  "hour",
  "minute",
  "second",
  "percent",
  "euro",
  "TB",
  "GB",
  "metre",
  "kilometre",
]);
export const isMeasure = (unit: Unit | null) => unit !== null && measures.has(unit);

const small: Record<string, number> = {};
const add = (value: number, ...names: string[]) => {
  for (const name of names) small[name] = value;
};
`zero nul,one één,two twee,three drie,four vier,five vijf,six zes,seven zeven,eight acht,nine negen,ten tien,eleven elf,twelve twaalf,thirteen dertien,fourteen veertien,
fifteen vijftien,sixteen zestien,seventeen zeventien,eighteen achttien,nineteen negentien`
  .split(",")
  .forEach((pair, value) => {
    add(value, ...pair.trim().split(" "));
  });
const tens: [number, string, string][] = [
  [20, "twenty", "twintig"],
  [30, "thirty", "dertig"],
  [40, "forty", "veertig"],
  [50, "fifty", "vijftig"],
  [60, "sixty", "zestig"],
  [70, "seventy", "zeventig"],
  [80, "eighty", "tachtig"],
  [90, "ninety", "negentig"],
];
const englishUnits = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const dutchUnits = ["", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen"];
for (const [ten, english, dutch] of tens) {
  add(ten, english, dutch);
  for (let unit = 1; unit < 10; unit += 1) {
    add(ten + unit, `${english}-${englishUnits[unit]}`, `${english} ${englishUnits[unit]}`);
    add(ten + unit, `${dutchUnits[unit]}${/e$/.test(nth(dutchUnits, unit)) ? "ën" : "en"}${dutch}`, `${dutchUnits[unit]}en${dutch}`);
  }
}
add(100, "hundred", "honderd");
add(1.5, "anderhalf", "anderhalve");
const scales: Record<string, number> = {
  hundred: 100,
  honderd: 100,
  thousand: 1e3,
  duizend: 1e3,
  k: 1e3,
  million: 1e6,
  miljoen: 1e6,
  mln: 1e6,
  m: 1e6,
  billion: 1e9,
  miljard: 1e9,
  mld: 1e9,
};

const spelledWord = Object.keys(small)
  .sort((one, other) => other.length - one.length)
  .join("|");
const NUMBER = new RegExp(
  `(?<money>[€$£]\\s?|EUR\\s)?(?<![\\p{L}\\p{N}][.,/-]?)(?:(?<digits>\\d{1,3}(?:[.,\\u00a0]\\d{3})+(?:,\\d{1,2}|\\.\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)(?![\\d])|(?<spelled>${spelledWord})(?![\\p{L}-]))` +
    `(?:(?<gap>\\s?)(?<scale>million|miljoen|mln|billion|miljard|mld|thousand|duizend|hundred|honderd|k|m)(?![\\p{L}]))?\\+?`,
  "giu",
);
const dutchTen = /^\s+(?:minste|behoeve|opzichte|aanzien|slotte|tijde|einde|gunste|koste|goede|laste)(?!\p{L})/iu;

function valueIn(digits: string): number {
  const plain = digits.replace(/\u00a0/g, "");
  // "1.400" and "1,400" are thousands, "1.4" and "0.125" are not.
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(plain)) return Number(plain.replace(/[.,]/g, ""));
  const decimal = /^(.*)[.,](\d{1,2})$/.exec(plain);
  return decimal ? Number(`${nth(decimal, 1).replace(/[.,]/g, "")}.${decimal[2]}`) : Number(plain.replace(/[.,]/g, ""));
}

/**
 * The numbers of an English or Dutch text that count or measure something, in digits and in words ("vijfentwintig",
 * "forty-five", "1,9 miljoen"), with what they count when the list above knows it. Left out: dates and years, "één" and
 * "one" unless a measure follows, what only counts the text's own points ("two things to know"), digits within words ("B2", "ES6"), "24/7". Linear for texts as long as a proposal or CV.
 */
export function findNumbers(text: string): FoundNumber[] {
  const dates = datesIn(text);
  const found: FoundNumber[] = [];
  let date = 0;
  for (const hit of text.matchAll(NUMBER)) {
    const { digits, spelled, money, scale, gap } = hit.groups ?? {};
    const start = hit.index;
    const end = start + hit[0].length;
    while (date < dates.length && nth(dates, date).end <= start) date += 1;
    const inside = dates[date];
    if (inside && inside.start < end && start < inside.end) continue;
    const word = spelled?.toLowerCase();
    if (word === "ten" && dutchTen.test(text.slice(end, end + 14))) continue;
    // "Minus 24, below zero."
    if (small[word ?? ""] === 0 && /(?<!\p{L})(?:below|above|onder|boven)\s$/iu.test(text.slice(0, start).slice(-8))) continue;
    if (digits === "24" && text.startsWith("/7", end)) continue;
    if (
      (digits === "7" && text.slice(start - 3, start) === "24/") ||
      (digits &&
        /[\p{L}]/u.test(text[end] ?? "") &&
        !scale &&
        !/^(?:x|e|st|nd|rd|th|u|h|%|km|m|s)(?!\p{L})/iu.test(text.slice(end, end + 3)))
    )
      continue;
    // The expression above finds no other words and scales than those of the two tables.
    let value = digits ? valueIn(digits) : (small[word as string] as number);
    // The same.
    const factor = scale && !(scale.toLowerCase() === "m" && !money && gap !== "") ? (scales[scale.toLowerCase()] as number) : 1;
    value *= factor;
    const counts = unitAfter(text, end);
    let unit = money ? "euro" : counts.unit;
    if (!unit && scale?.toLowerCase() === "m" && factor === 1) unit = "metre";
    if ((word === "one" || word === "één") && !isMeasure(unit)) continue;
    if (
      !Number.isFinite(value) ||
      /^\s(?:things?|points?|questions?|reasons?|dingen|punten|punt|vragen|redenen|kanttekeningen)(?!\p{L})/iu.test(
        text.slice(end, end + 20),
      )
    )
      continue;
    found.push({ value, start, end, unit, unitEnd: money || counts.unit === null ? end : counts.end, spelled: spelled !== undefined });
  }
  // "from 41 to 1.2 seconds": the first of a pair counts what the second counts.
  found.forEach((number, index) => {
    const next = found[index + 1];
    if (
      number.unit === null &&
      next?.unit &&
      /^\s+(?:to|naar|tot|and|en|of|or|[-–])\s+$|^\s?[-–]\s?$/i.test(text.slice(number.end, next.start))
    )
      number.unit = next.unit;
  });
  return found;
}

/** The dates of a text of any length: dates are looked for line by line. */
function datesIn(text: string): { start: number; end: number }[] {
  const dates: { start: number; end: number }[] = [];
  let at = 0;
  for (const line of text.split("\n")) {
    for (const { start, end } of findDates(line)) {
      // "between 40 and 20 00" is no date; a bare pair such as "14-05" neither: all dates of prose hold a year or a month's name.
      if (/\b(?:19|20)\d{2}\b|['’‘`]\s?\d{2}/.test(line.slice(start, end))) dates.push({ start: at + start, end: at + end });
    }
    for (const day of line.matchAll(dayAndMonth)) dates.push({ start: at + day.index, end: at + day.index + day[0].length });
    at += line.length + 1;
  }
  return dates.sort((one, other) => one.start - other.start);
}
const dayAndMonth =
  /(?<!\d)\d{1,2}(?:st|nd|rd|th)?\s(?:january|february|march|april|may|june|july|august|september|october|november|december|januari|februari|maart|mei|juni|juli|augustus|oktober)(?!\p{L})/giu;

const wordsAfter = /^[ \u00a0]?(%)|^[\s-]{0,2}([\p{L}'’-]+)(?:[ ]([\p{L}'’-]+))?(?:[ ]([\p{L}'’-]+))?/u;

/** What stands after a number: a unit at once ("12 klanten"), or after one or two words that tell more of it ("two junior developers"). */
function unitAfter(text: string, at: number): { unit: Unit | null; end: number } {
  const hit = wordsAfter.exec(text.slice(at, at + 60));
  if (!hit) return { unit: null, end: at };
  if (hit[1]) return { unit: "percent", end: at + hit[0].length };
  const words = [hit[2], hit[3], hit[4]].filter((word) => word !== undefined);
  let from = at + hit[0].indexOf(nth(words, 0));
  for (const [index, word] of words.entries()) {
    const pair = words[index + 1] ? unitByWord.get(fold(`${word} ${words[index + 1]}`).replace("’", "'")) : undefined;
    const key = fold(word).replace("’", "'").replace(/'$/, "");
    const unit = pair ?? unitByWord.get(key) ?? unitByWord.get(key.split("-").at(-1) as string);
    if (unit && !(index > 0 && measures.has(unit)))
      return { unit, end: from + word.length + (pair ? 1 + nth(words, index + 1).length : 0) };
    if (
      /^(?:of|van|in|for|voor|and|en|to|naar|tot|with|met|per|a|the|de|het|on|op|at|bij|from|uit|by|door|or|who|die|that|which|is|are|was)$/i.test(
        word,
      )
    )
      break;
    from += word.length + 1;
  }
  return { unit: null, end: at };
}

/** A number as prose has it: words up to twelve where nothing else is asked, else digits as the language writes them. */
export function numberIn(language: Language, value: number, spelled = value <= 12): string {
  if (spelled && Number.isInteger(value) && value > 0 && value <= 20) {
    const name = Object.entries(small).filter(([, known]) => known === value)[inLanguage(language, { en: 0, nl: 1 })]?.[0];
    if (name) return name;
  }
  if (value === 1.5 && language === "nl" && spelled) return "anderhalf";
  const locale = tagOf[language];
  const written = (amount: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(amount);
  if (value >= 1e9) return `${written(value / 1e9)} ${inLanguage(language, { en: "billion", nl: "miljard" })}`;
  if (value >= 1e6) return `${written(value / 1e6)} ${inLanguage(language, { en: "million", nl: "miljoen" })}`;
  return written(value);
}

/** "eleven services", "€ 240 miljoen", "1,4 TB", "0.3 percent"; null for what the list doesn't know. */
export function amountIn(language: Language, value: number, unit: Unit): string | null {
  const words = wordsOfUnit.get(unit);
  if (!words) return null;
  if (unit === "euro")
    return inLanguage(language, { en: `€${numberIn(language, value, false)}`, nl: `€ ${numberIn(language, value, false)}` });
  return `${numberIn(language, value)} ${inLanguage(language, words)[value === 1 ? 0 : 1]}`;
}
