import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Language } from "#contract/fields.ts";
import { inLanguage, type Said } from "#contract/text/languages.ts";
import { numberOf, smallNumber } from "#engine/facts/number-words.ts";
import { fold } from "#engine/skills/tokens.ts";
import { numberIn } from "./numbers.ts";
import { readAt } from "./sources.ts";
import { levelIn } from "./words.ts";

/**
 * A profile keeps what a CV says as codes and numbers: "goed" as B2, "één maand" as four weeks, "voorjaar 2017" as March. A
 * proposal tells it as the CV does, as exactly and no more; only what a person typed stands for itself.
 */

/** Words for how well somebody speaks a language; of those that hold each other the longer stands first. */
const levelWords: [words: RegExp, said: Said<string>][] = [
  [/(?<!\p{L})(?:tweetalig|bilingual)(?!\p{L})/iu, { en: "bilingual", nl: "tweetalig" }],
  [/(?<!\p{L})(?:vloeiende?|fluent(?:ly)?|fließend|verhandlungssicher)(?!\p{L})/iu, { en: "fluent", nl: "vloeiend" }],
  [/(?<!\p{L})(?:uitstekende?|excellent)(?!\p{L})/iu, { en: "excellent", nl: "uitstekend" }],
  [/(?<!\p{L})(?:zeer goede?|heel goed|very good|sehr gut)(?!\p{L})/iu, { en: "very good", nl: "zeer goed" }],
  [/(?<!\p{L})(?:foutloze?|flawless)(?!\p{L})/iu, { en: "flawless", nl: "foutloos" }],
  [/(?<!\p{L})(?:vlotte?)(?!\p{L})/iu, { en: "fluent", nl: "vlot" }],
  [/(?<!\p{L})(?:full professional|professional working|professional)(?!\p{L})/iu, { en: "professional", nl: "professioneel" }],
  [/(?<!\p{L})(?:gevorderde?|advanced)(?!\p{L})/iu, { en: "advanced", nl: "gevorderd" }],
  [/(?<!\p{L})(?:goede?|good|gut)(?!\p{L})/iu, { en: "good", nl: "goed" }],
  [/(?<!\p{L})(?:redelijke?|reasonable|fair)(?!\p{L})/iu, { en: "reasonable", nl: "redelijk" }],
  [/(?<!\p{L})(?:voldoende|sufficient)(?!\p{L})/iu, { en: "sufficient", nl: "voldoende" }],
  [/(?<!\p{L})(?:conversational)(?!\p{L})/iu, { en: "conversational", nl: "om een gesprek te voeren" }],
  [/(?<!\p{L})(?:gemiddelde?|intermediate)(?!\p{L})/iu, { en: "intermediate", nl: "gemiddeld" }],
  [/(?<!\p{L})(?:matige?|moderate)(?!\p{L})/iu, { en: "moderate", nl: "matig" }],
  [/(?<!\p{L})(?:basis\p{L}*|basic|elementary|grundkenntnisse)(?!\p{L})/iu, { en: "basic", nl: "basis" }],
  [/(?<!\p{L})(?:een beetje|beetje|a little|a bit)(?!\p{L})/iu, { en: "a little", nl: "een beetje" }],
];
/** A level of the European framework, a range of two among them ("A2-B1"). */
const framework = /(?<![\p{L}\d])([ABC][12])(?:\s?[-–/]\s?([ABC][12]))?(?![\p{L}\d])/iu;

/** A level that is learned for, not held: "B1-cursus sinds september", "working on B2". */
const learned =
  /(?<!\p{L})(?:course|class(?:es)?|lessons?|cursus|lessen|les|kurs|exam(?:en)?|working (?:on|towards)|studying(?: for)?|learning|bezig met|werk(?:t|en)? aan|op weg naar|in opleiding voor)\W{0,2}(?:for |at |voor |op |level |niveau )*([ABC][12])(?![\p{L}\d])|(?<![\p{L}\d])([ABC][12])[- –]?(?:course|class(?:es)?|lessons?|cursus|lessen|kurs|exam(?:en)?)(?!\p{L})/giu;
const isEnded = /(?<!\p{L})(?:behaald|afgerond|gehaald|geslaagd|voltooid|completed|passed|finished|certifica\p{L}*|diploma)(?!\p{L})/iu;
const isBegun =
  /(?<!\p{L})(?:started|began|begonnen|gestart|begin|sinds|since|seit|now|nu|bezig|working|werk\p{L}*|studying|learning|currently|momenteel|loopt|op weg|volg\p{L}*)(?!\p{L})/iu;
/** What the CV says beside a language without the level that is still learned for. */
const withoutCourse = (text: string) => (isEnded.test(text) || !isBegun.test(text) ? text : text.replace(learned, " "));

/** How well a language is spoken by the words beside it: a level of the framework or the CV's word. */
export function levelSaid(language: Language, text: string): string | null {
  const level = framework.exec(text);
  if (level) return [level[1], level[2]].flatMap((one) => one?.toUpperCase() ?? []).join("-");
  const word = levelWords.find(([words]) => words.test(text))?.[1];
  return word ? inLanguage(language, word) : null;
}

/** The level of a course that has begun and gave this language its level in the profile: nobody has it yet. Null without one. */
export function levelLearned(candidate: Candidate, index: number): string | null {
  const beside = besideLanguage(candidate, index)?.behind ?? "";
  if (withoutCourse(beside) === beside || framework.test(withoutCourse(beside))) return null;
  const [hit] = beside.matchAll(learned);
  const level = (hit?.[1] ?? hit?.[2] ?? "").toUpperCase();
  return candidate.languages[index]?.level === level ? level : null;
}

/** How well the language at this place of the profile is spoken, as the CV says it; null where it says nothing. */
export function levelTold(candidate: Candidate, language: Language, index: number): string | null {
  const spoken = candidate.languages[index];
  if (!spoken?.level) return null;
  const beside = besideLanguage(candidate, index);
  if (!beside) return levelIn(language, spoken.level);
  if (spoken.level === "native") return levelIn(language, "native");
  const { before } = beside;
  const behind = withoutCourse(beside.behind);
  return levelSaid(language, behind) ?? (/(?<!\p{L})(?:and|en|&)\s*$/iu.test(before) ? null : levelSaid(language, before));
}

/** What the CV says right behind and right before a language, none of it of another one; null where it wasn't read in the CV. */
function besideLanguage(candidate: Candidate, index: number): { before: string; behind: string } | null {
  const at = readAt(candidate, `languages.${index}.language`) ?? readAt(candidate, `languages.${index}`);
  if (!at) return null;
  const cv = candidate.cv_text ?? "";
  const others = candidate.languages.flatMap((_, other) => readAt(candidate, `languages.${other}`) ?? []);
  const until = Math.min(cv.length, at.end + 60, ...others.flatMap(({ start }) => (start >= at.end ? [start] : [])));
  const from = Math.max(0, at.start - 30, ...others.flatMap(({ end }) => (end <= at.start ? [end] : [])));
  // "Engels: goed", "English - fluent / Dutch - good", a level in the next column or on the next line; then "goed Engels".
  const behind = cv
    .slice(at.end, until)
    .replace(/^[\s:=(–—-]+/u, "")
    .split(apart)[0];
  const before = cv.slice(from, at.start).split(apart).at(-1) ?? "";
  return { before, behind: behind ?? "" };
}

/** What divides one language from the next. */
const apart = /[;|\n•·.]|(?<![ABC][12])\/|\s[-–—]\s|\s{3,}|,(?![^(]*\))/u;

const NOTICE = new RegExp(`(?<!\\p{L})(${smallNumber}|a)\\s*(we|ma|mo)`, "iu");

/** "een maand", "two months", "zes weken": the notice as the CV has it, in this language; null where there is none. */
export function noticeTold(candidate: Candidate, language: Language): string | null {
  const weeks = candidate.notice_weeks;
  if (!weeks) return null;
  const quote = readAt(candidate, "notice_weeks")?.quote ?? "";
  const said = NOTICE.exec(quote);
  const isMonths = said ? !/^we/i.test(said[2] ?? "") : Math.round(Math.round(weeks / 4.345) * 4.345) === weeks && weeks > 8;
  const count = said ? (/^a$/i.test(said[1] ?? "") ? 1 : numberOf(said[1] ?? "")) : isMonths ? Math.round(weeks / 4.345) : weeks;
  const unit = isMonths
    ? inLanguage(language, count === 1 ? { en: "month", nl: "maand" } : { en: "months", nl: "maanden" })
    : inLanguage(language, count === 1 ? { en: "week", nl: "week" } : { en: "weeks", nl: "weken" });
  return `${count === 1 ? inLanguage(language, { en: "one", nl: "een" }) : numberIn(language, count)} ${unit}`;
}

const requested =
  /(?<!\p{L})(?:erkenning|registratie|inschrijving|recognition|registration|accreditation)(?!\p{L})[^.\n]{0,90}(?<!\p{L})(?:aangevraagd|aan te vragen|in behandeling|loopt|in aanvraag|requested|applied|pending|in process|in progress)(?!\p{L})/giu;

/** A profession whose recognition the CV says to be asked for isn't yet anybody's. */
export const isRecognitionOpen = ({ cv_text }: Candidate, title: string): boolean =>
  [...(cv_text ?? "").matchAll(requested)].some(([said]) => fold(said).includes(fold(title)));

const season =
  /(?<!\p{L})(?:voorjaar|najaar|lente|zomer|herfst|winter|begin|medio|eind|rond|spring|summer|autumn|fall|early|mid|late|around|circa)(?!\p{L})/iu;

/** A date of a job as exactly as the CV has it: of "voorjaar 2017 – heden" the year. */
export function dateTold(candidate: Candidate, path: string, date: string | null): string | null {
  const quote = readAt(candidate, path)?.quote;
  if (!date || !quote) return date;
  const year = date.slice(0, 4);
  const at = path.endsWith(".end") ? quote.lastIndexOf(year) : quote.indexOf(year);
  const side = at < 0 ? quote : quote.slice(path.endsWith(".end") ? Math.max(0, at - 14) : 0, at);
  return season.test(side) ? year : date;
}
