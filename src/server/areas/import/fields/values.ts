import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import * as z from "zod";
import { email, webAddress } from "#contract/fields.ts";
import type { importProblems } from "#contract/import/import-choices.ts";
import type { CellKind } from "#contract/import/import-fields.ts";
import { inFigures, type Manner, weeksOfOne } from "./manner.ts";

type Problem = (typeof importProblems)[number];
/** What a cell says: a value, nothing, or what is wrong with it. */
type Read = { value: unknown } | { problem: Problem };

const months: Record<string, number> = Object.fromEntries(
  [
    "jan january januari",
    "feb february februari",
    "mar march maart mrt",
    "apr april",
    "may mei",
    "jun june juni",
    "jul july juli",
    "aug august augustus",
    "sep september sept",
    "oct october okt oktober",
    "nov november",
    "dec december",
  ].flatMap((words, at) => words.split(" ").map((word) => [word, at + 1])),
);

const pad = (n: number) => String(n).padStart(2, "0");
function dayOf(year: number, month: number, day: number): string | null {
  const whole = year < 100 ? year + (year < 50 ? 2000 : 1900) : year;
  if (whole < 1900 || whole > 2100 || month < 1 || month > 12 || day < 1) return null;
  return day > new Date(Date.UTC(whole, month, 0)).getUTCDate() ? null : `${whole}-${pad(month)}-${pad(day)}`;
}

/**
 * A day as people and programs write it: 2024-03-31, 31-3-2024, 31/03/24, 31 maart 2024, March 31, 2024, a number of seconds or
 * milliseconds since 1970. Of 3/4/2024 the day comes first, as nearly everywhere, unless its column says otherwise, or it can't: 3/31/2024.
 */
export function readDay(text: string, { isMonthFirst = false }: Manner = {}): string | null {
  const said = text.trim().toLowerCase();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(said) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(said);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (/^\d{10}(\d{3})?$/.test(said)) return new Date(Number(said) * (said.length === 10 ? 1000 : 1)).toISOString().slice(0, 10);
  const figures = inFigures.exec(said);
  if (figures) {
    const [first, second, year] = [Number(figures[1]), Number(figures[2]), Number(figures[3])];
    const [dayFirst, monthFirst] = [dayOf(year, second, first), dayOf(year, first, second)];
    return isMonthFirst ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
  }
  const before = /^(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th|e)?[ -.]+([a-z]+)\.?,?[ -]+(\d{4}|\d{2})(?!\d)/.exec(said);
  if (before) return dayOf(Number(before[3]), months[before[2] ?? ""] ?? 0, Number(before[1]));
  const after = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/.exec(said);
  return after ? dayOf(Number(after[3]), months[after[1] ?? ""] ?? 0, Number(after[2])) : null;
}

/** The same with the time of day behind it, where one stands there; in UTC unless it says where. */
export function readMoment(text: string, manner: Manner = {}): string | null {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) {
    const at = new Date(/(Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`);
    if (!Number.isNaN(at.getTime())) return at.toISOString();
  }
  const day = readDay(text, manner);
  if (!day) return null;
  const [, hour = "0", minute = "0", half = ""] = /[\sT,](\d{1,2})[:.](\d{2})(?::\d{2})?(?:\.\d+)?\s*([ap]m)?(?:\s|Z|$)/i.exec(text) ?? [];
  const hours = (Number(hour) % (half ? 12 : 24)) + (half.toLowerCase() === "pm" ? 12 : 0);
  return Number(minute) > 59 ? `${day}T00:00:00.000Z` : `${day}T${pad(hours)}:${minute.padStart(2, "0")}:00.000Z`;
}

/** "€ 3.500,50", "3,500.50", "3500", "32,5 uur" and "5+ years" as numbers: of one sign alone before three figures, thousands. */
export function readNumber(text: string): number | null {
  const said = /-?\d[\d., '\u00a0]*/
    .exec(text.replace(/[−–](?=\d)/g, "-"))?.[0]
    ?.replace(/[ '\u00a0]/g, "")
    .replace(/[.,]+$/, "");
  if (!said) return null;
  const last = Math.max(said.lastIndexOf(","), said.lastIndexOf("."));
  const sign = said[last];
  const others = sign === undefined ? 0 : said.split(sign).length - 1;
  const isDecimal = last >= 0 && others === 1 && (said.length - last - 1 !== 3 || said.includes(sign === "," ? "." : ","));
  const whole = (isDecimal ? said.slice(0, last) : said).replace(/[.,]/g, "");
  const value = Number(isDecimal ? `${whole}.${said.slice(last + 1)}` : whole);
  return Number.isFinite(value) ? value : null;
}

/** "30", "30 km" and "20 miles" in whole kilometres; a time is no distance. */
function readKilometres(text: string, most: number): number | null {
  const [, figures = "", unit = ""] =
    /^(?:max\.?|tot|up to|<)?\s*([\d.,]+)\s*(km|kms|kilomet(?:er|re)s?|mi|miles?|mijl)?\.?$/i.exec(text) ?? [];
  const number = readNumber(figures);
  if (number === null) return null;
  const km = Math.round(/^mi/i.test(unit) ? number * 1.609344 : number);
  return km > most ? null : km;
}

/** "30 days", "2 maanden" and "8 weeks" in whole weeks; a number alone is of what its column counts. */
function readWeeks(text: string, most: number, manner: Manner): number | null {
  const number = readNumber(text);
  if (number === null || number < 0) return null;
  const given = number * weeksOfOne(text, manner);
  // A few days are not none.
  const weeks = given > 0 ? Math.max(1, Math.round(given)) : 0;
  return weeks > most ? null : weeks;
}

const signs: Record<string, string> = { "€": "EUR", euro: "EUR", euros: "EUR", "£": "GBP", $: "USD" };
/** A currency by its sign or its three letters. */
const readCurrency = (text: string): string | null => signs[text.toLowerCase()] ?? /^[a-z]{3}$/i.exec(text)?.[0].toUpperCase() ?? null;

/** What choices are called elsewhere; each also goes by its own name. */
const called: Record<string, string> = {
  onsite: "onsite on-site office kantoor oplocatie inoffice nee no",
  hybrid: "hybrid hybride deelsthuis gedeeltelijk",
  remote: "remote thuis thuiswerken fullyremote opafstand ja yes",
  permanent: "permanent vast vastdienstverband fulltimeemployee directhire vastcontract onbepaaldetijd loondienst fulltime direct",
  temporary: "temporary temp contract tijdelijk bepaaldetijd uitzenden uitzendkracht contracttohire parttime tijdelijkdienstverband flex",
  freelance: "freelance zzp freelancer contractor interim selfemployed zelfstandig zzper",
  secondment: "secondment detachering detacheren gedetacheerd",
  internship: "internship intern stage stagiair trainee",
  volunteer: "volunteer vrijwilliger vrijwilligerswerk",
  hour: "hour hourly uur peruur uurloon",
  day: "day daily dag perdag dagtarief",
  week: "week weekly perweek",
  month: "month monthly maand permaand maandloon",
  year: "year yearly annual annually annum peryear jaar perjaar jaarsalaris",
  prospect: "prospect lead potential potentieel potentiele",
  active: "active actief activeaccount client klant current customer bestaand",
  former: "former closed gesloten afgesloten inactive archived voormalig inactief exklant gestopt passiveaccount",
};
const plainWord = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]/gu, "");
function choiceOf(text: string, choices: readonly string[]): string | undefined {
  const word = plainWord(text);
  return choices.find(
    (choice) =>
      choice === word ||
      (called[choice] ?? "").split(" ").includes(word) ||
      (called[choice] ?? "").split(" ").includes(word.replaceAll("-", "")),
  );
}

const yes = new Set(
  "yes y true 1 x ja j waar open active actief accepting openstaand vacant live gepubliceerd acceptingcandidates 1.0".split(" "),
);
const no = new Set(
  "no n false 0 nee onwaar closed gesloten dicht filled vervuld ingevuld archived gearchiveerd inactive inactief onhold cancelled geannuleerd placed lost covered afgesloten".split(
    " ",
  ),
);
/** "ja", "1", "x", "open": whether something is so; null where the word says neither. */
const readYesNo = (text: string): boolean | null => {
  const word = plainWord(text).replaceAll("-", "");
  return yes.has(word) ? true : no.has(word) ? false : null;
};

const open = new Set(
  "new nieuw lopend running inbehandeling inprocedure inprogress interviewing currentlyinterviewing offerout heropend reopened".split(" "),
);
const closed = new Set(
  "afgerond completed canceled vervallen ingetrokken withdrawn verlopen expired closedwon closedlost nietactief".split(" "),
);
const answers = /^(?:[01xyn]|1\.0|yes|no|ja|nee|true|false|(?:on)?waar)$/i;
/**
 * Whether a vacancy is open, by a word of its status ("2. Vervuld") or an answer to that question. Where a system keeps a list of states,
 * "1" is one of them and no answer.
 */
function readOpen(text: string, { isStatus = false }: Manner): boolean | null {
  if (isStatus && answers.test(text)) return null;
  const said = text.replace(/^\d+\s*[-.:)]\s*(?=\p{L})/u, "");
  const word = plainWord(said).replaceAll("-", "");
  return open.has(word) ? true : closed.has(word) ? false : readYesNo(said);
}

/** What is in a list: apart by lines, semicolons, bars or Google's colons, else by commas. */
const partsOf = (text: string) => {
  const marks = /[;|\n]|:::/.test(text) ? /[;|\n]|:::/ : /,/;
  return [...new Set(text.split(marks).map((part) => part.replace(/^[\s•*-]+/, "").trim()))].filter(Boolean);
};

const codes: Record<string, string> = Object.fromEntries(
  [
    ["nl", "dutch nederlands nederlandse nld"],
    ["en", "english engels eng"],
    ["de", "german duits deutsch deu"],
    ["fr", "french frans francais fra"],
    ["es", "spanish spaans espanol"],
    ["it", "italian italiaans"],
    ["pl", "polish pools polski"],
    ["pt", "portuguese portugees"],
    ["tr", "turkish turks"],
    ["ar", "arabic arabisch"],
    ["ro", "romanian roemeens"],
    ["bg", "bulgarian bulgaars"],
    ["ru", "russian russisch"],
    ["uk", "ukrainian oekraiens"],
    ["zh", "chinese chinees mandarin"],
    ["hi", "hindi"],
    ["fy", "frisian fries"],
    ["hu", "hungarian hongaars"],
    ["el", "greek grieks"],
    ["cs", "czech tsjechisch"],
  ].flatMap(([code = "", words = ""]) => [code, ...words.split(" ")].map((word) => [word, code])),
);
const levelOf = (text: string) =>
  /\b([abc][12])\b/i.exec(text)?.[1]?.toUpperCase() ?? (/native|moedertaal|mother ?tongue/i.test(text) ? "native" : null);
const languagesIn = (text: string) =>
  partsOf(text).flatMap((part) => {
    const language = codes[plainWord(/^[\p{L}]+/u.exec(part.normalize("NFD").replace(/\p{M}/gu, ""))?.[0] ?? "")];
    return language ? [{ language, level: levelOf(part) }] : [];
  });

const isEmail = (text: string) => z.safeParse(email, text);
/** An address that stands alone, in a link or behind a name: "Jet Molenaar <jet@x.example>"; of several the first. */
function readEmail(text: string): string | null {
  const [, within] = /<([^<>]+@[^<>]+)>/.exec(text) ?? [];
  const [first = ""] = (within ?? text).replace(/^mailto:/i, "").split(/[;,\s]+/);
  const read = isEmail(first);
  return read.success ? read.data : null;
}

/** 6,12346E+09: what a spreadsheet made of a long number. Null where it is none; `figures` null where some of them are lost. */
function shortened(text: string): { figures: string | null } | null {
  const [, whole = "", rest = "", by] = /^\+?(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(text.trim()) ?? [];
  if (by === undefined) return null;
  return { figures: rest.length === Number(by) ? whole + rest : null };
}

/** A number as it was written, where it can be one; spreadsheets take the nought or the plus at its beginning. */
function readPhone(text: string): string | null {
  const said = text
    .replace(/^'|^tel:/gi, "")
    .replace(/\s*(?:[;/\n]|:::).*$/s, "")
    .replace(/^(\d+)[.,]0+$/, "$1")
    .trim();
  if (said.length > 40 || /[\p{L}]{4,}/u.test(said)) return null;
  const figures = said.replace(/\D/g, "");
  if (figures.length < 6 || figures.length > 17) return null;
  const isCut = /^6[\d .,-]+$/.test(said) && figures.length === 9;
  if (isCut) return `0${said}`;
  const isAbroad = /^(?:31|32|44|49)[1-9]\d{8,11}$/.test(said) && parsePhoneNumberFromString(`+${said}`)?.isPossible();
  return isAbroad ? `+${said}` : said;
}

/** What a cell says as a field of this kind. What is too long of one line is cut nowhere: it is told. */
export function readCell(text: string, field: CellKind, manner: Manner = {}): Read {
  const said = text.trim();
  const as = (value: unknown, problem: Problem): Read => (value === null || value === undefined ? { problem } : { value });
  const short = field.as === "phone" || field.as === "line" ? shortened(said) : null;
  if (short && (field.as === "phone" || /[.,]/.test(said)))
    return short.figures === null ? { problem: "cut_number" } : readCell(short.figures, field);
  switch (field.as) {
    case "line":
      return said.length > field.most ? { problem: "too_long" } : { value: said.replace(/\s+/g, " ") };
    case "text":
      return said.length > field.most ? { problem: "too_long" } : { value: said };
    case "email":
      return as(readEmail(said), "wrong_email");
    case "phone":
      return as(readPhone(said), "wrong_phone");
    case "url":
      return z.safeParse(webAddress, said).success ? { value: said } : { problem: "wrong_link" };
    case "date":
      return as(
        /^(direct|per direct|immediately|now|nu|asap)$/i.test(said) ? new Date().toISOString().slice(0, 10) : readDay(said, manner),
        "wrong_date",
      );
    case "moment":
      return as(readMoment(said, manner), "wrong_date");
    case "number": {
      const number = readNumber(said);
      if (number === null || number < field.min || number > field.max) return { problem: "wrong_number" };
      return { value: field.isWhole ? Math.round(number) : number };
    }
    case "distance":
      return as(readKilometres(said, field.most), "wrong_number");
    case "weeks":
      return as(readWeeks(said, field.most, manner), "wrong_number");
    case "open":
      return as(readOpen(said, manner), "wrong_choice");
    case "currency":
      return as(readCurrency(said), "wrong_choice");
    case "money": {
      const number = readNumber(said);
      const cents = number === null ? null : Math.round(number * (/\dk\b/i.test(said) ? 1000 : 1) * 100);
      return cents === null || cents < 0 || cents > 1_000_000_000 ? { problem: "wrong_number" } : { value: cents };
    }
    case "yes_no":
      return as(readYesNo(said), "wrong_choice");
    case "choice":
      return as(choiceOf(said, field.choices), "wrong_choice");
    case "choices": {
      const found = partsOf(said.replaceAll("/", ";")).map((part) => choiceOf(part, field.choices));
      return found.some((one) => one === undefined) ? { problem: "wrong_choice" } : { value: [...new Set(found)] };
    }
    case "list": {
      const parts = partsOf(said);
      return parts.some((part) => part.length > field.each) ? { problem: "too_long" } : { value: parts.slice(0, field.most) };
    }
    case "language":
      return as({ nl: "nl", en: "en" }[codes[plainWord(said)] ?? ""], "wrong_choice");
    case "languages":
      return as(languagesIn(said).length > 0 ? languagesIn(said) : null, "wrong_choice");
    case "person":
    case "file":
      return { value: said };
  }
}

/** Nothing but words before a Dutch surname. */
export const onlyPrefixes = /^(?:(?:van|von|de|den|der|het|ter|ten|te|op|in|aan|'t|’t|vd|v\.? ?d\.?)(?:\s+|$))+$/i;
/** "Vries, de", as registers write it, is de Vries. */
export function surnameInOrder(text: string): string {
  const [name = "", before] = text.split(/,\s*(.*)/s);
  return before && onlyPrefixes.test(before) ? `${before} ${name}` : text;
}

/** "Vries, Jan de" is Jan de Vries; of one word nobody knows which name it is. */
export function splitName(whole: string): { first_name: string | null; last_name: string | null } {
  const [before = "", after] = whole.split(/,\s*(.*)/s);
  const words = (after ? `${after} ${before}` : before).split(/\s+/).filter(Boolean);
  return { first_name: words[0]?.slice(0, 100) ?? null, last_name: words.slice(1).join(" ").slice(0, 100) || null };
}
