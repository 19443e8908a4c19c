import { findSpoken } from "#engine/skills/languages.ts";
import { findSkills, tradeOf } from "#engine/skills/lexicon.ts";
import type { Ground } from "#engine/words/protected-wording.ts";
import { laws, protectedWordings } from "#engine/words/protected-words.ts";
import { lowered } from "#engine/words/vacancy-words.ts";
import { askedMatters } from "./protected-clauses.ts";

export type { Ground };

export interface ProtectedCriterion {
  start: number;
  end: number;
  quote: string;
  ground: Ground;
  /** The Dutch act and the European rule that it goes against. */
  law: string;
  /** What may be asked in its place, in the language of the wording; null where nothing may. */
  instead: string | null;
}

/**
 * Criteria that the law protects, and usual proxies for them, in reading order and never overlapping: to be shown with a
 * warning, and to be left out of requirements and scores. "We welcome everyone regardless of age" isn't one. Where two stand
 * in one stretch the longer one counts.
 */
export function protectedCriteria(text: string): ProtectedCriterion[] {
  const found: ProtectedCriterion[] = [];
  const words = lowered(text).replaceAll("’", "'");
  const wordings = protectedWordings.flatMap(({ ground, pattern, instead }) =>
    Array.from(words.matchAll(pattern), ({ index, 0: hit }) => ({ start: index, end: index + hit.length, ground, instead })),
  );
  for (const { start, end, ground, instead } of [...wordings, ...askedMatters(words)]) {
    const quote = text.slice(start, end);
    if (quote.trim() === "" || isWelcome(text, start, end) || (tongue.test(quote) && isOfMachines(text, start, end))) continue;
    if (ground === "age" && /\d/.test(quote) && isOfOthers(words, start)) continue;
    if (isUnwanted(words, quote, start)) continue;
    found.push({ start, end, quote, ground, law: laws[ground], instead: withLanguage(instead, text, start, end) });
  }
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  let until = 0;
  return found.filter(({ start, end }) => {
    if (start < until) return false;
    until = end;
    return true;
  });
}

/** Those of a text's that stand within a stretch of it, by their offsets there. */
export function protectedWithin(
  found: readonly ProtectedCriterion[],
  { start, end }: Pick<ProtectedCriterion, "start" | "end">,
): ProtectedCriterion[] {
  let [first, after] = [0, found.length];
  while (first < after) {
    const middle = (first + after) >> 1;
    if ((found[middle]?.start ?? 0) < start) first = middle + 1;
    else after = middle;
  }
  const inside: ProtectedCriterion[] = [];
  for (let one = found[first]; one && one.end <= end; first += 1, one = found[first])
    inside.push({ ...one, start: one.start - start, end: one.end - start });
  return inside;
}

const welcome =
  /ongeacht|regardless|irrespective|without regard|gelijke kansen|equal opportunit|discriminat|diversiteit|iedereen is welkom|encourage applications|applications from (?:people of )?(?:all|every)|of (?:all|any|every) (?:age|background|faith|gender)|(?:alle|elke) (?:achtergrond|leeftijd)|speelt geen rol|ma(?:akt|ken) (?:ons |voor ons |hier |echt )?(?:niets?|geen verschil)|does(?:n't| not) matter|no matter (?:your|who|what|how|where)|whatever (?:your|their)|do(?:n't| not) (?:care|mind) (?:about|how|who|what|where)|do(?:et|en) (?:het |dat )?er (?:bij ons |hier )?niet toe|telt niet mee/i;

function isWelcome(text: string, start: number, end: number): boolean {
  return welcome.test(text.slice(Math.max(0, start - 140), Math.min(text.length, end + 80)).replaceAll("’", "'"));
}

const others =
  /(?:(?:young )?people|children|pupils|students|residents|clients|patients|learners|team (?:van|of)|colleagues|kinderen|leerlingen|jongeren|bewoners|cliënten|studenten|collega's|klanten|customers)[^.!?\n]{0,60}$/;
const sought = /zoek|gezocht|liefst|voorkeur|seek|looking|want|prefer|need|geen|no\b/;
/** "Young people aged 11 to 19", "a team of six, from 19 to 64": ages of whom the work is for or with, not of who is sought. */
function isOfOthers(words: string, start: number): boolean {
  const [before = ""] = others.exec(words.slice(Math.max(0, start - 90), start)) ?? [];
  return before !== "" && !sought.test(words.slice(Math.max(0, start - 120), start));
}

const papers = /foto|photo|picture|headshot|selfie|geboortedatum|date of birth|leeftijd|age|gender|geslacht/i;
/** "Please do not include a photo": asks that something protected stays out. */
function isUnwanted(words: string, quote: string, start: number): boolean {
  const [said = ""] = /[^.!?\n]{0,60}$/.exec(words.slice(Math.max(0, start - 60), start)) ?? [];
  return (
    papers.test(quote) &&
    /(?:do not|don't|no need|please no|geen cv|geen brief|niet|zonder|geen|without)(?! (?:forget|verge|ouder|jonger|older|younger))/.test(
      said,
    ) &&
    /include|send|attach|add|put|cv|stuur|sturen|vermeld|zet|voeg|mention|state|brief|willen|nodig|need|or your/.test(said + quote)
  );
}

const tongue = /mother tongue|first language|moedertaal/i;
/** "TypeScript is your mother tongue" speaks of no one's origin. */
function isOfMachines(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - 30), Math.min(text.length, end + 20));
  return findSpoken(around).length === 0 && findSkills(around).some(({ name }) => tradeOf(name) === "it");
}

const dutchNames: Record<string, string> = {
  nl: "Nederlands",
  en: "Engels",
  de: "Duits",
  fr: "Frans",
  es: "Spaans",
  it: "Italiaans",
  pl: "Pools",
};
const englishNames: Record<string, string> = {
  nl: "Dutch",
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  it: "Italian",
  pl: "Polish",
};

/** Fills in the language that stands nearest; one that isn't named stays out of the words. */
function withLanguage(instead: string | null, text: string, start: number, end: number): string | null {
  if (!instead?.includes("{language}")) return instead;
  const [code = ""] = [
    ...findSpoken(text.slice(start, end)),
    ...findSpoken(text.slice(Math.max(0, start - 40), Math.min(text.length, end + 40))),
  ];
  const names = /^Je /.test(instead) ? dutchNames : englishNames;
  return instead.replace("{language}", names[code] ?? (names === dutchNames ? "de taal van het werk" : "the language of the work"));
}
