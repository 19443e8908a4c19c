import { headingKind } from "#engine/cv/heading-words.ts";
import { remembered } from "#engine/cv/remembered.ts";
import { companyScore, isCity, isCountry, titleScore } from "#engine/cv/vocabulary.ts";
import { languagePlaces } from "#engine/skills/languages.ts";
import { canonicalSkill } from "#engine/skills/lexicon.ts";
import { stem } from "#engine/skills/stem.ts";
import { fold } from "#engine/skills/tokens.ts";
import { isWorkWord } from "#engine/skills/word-weights.ts";
import { followers, infixes, isEverydayWord, months } from "./common-words.ts";

/** Words that firms and schools put beside their own name. */
const generic =
  /^(group|groep|holding|holdings|nederland|netherlands|benelux|europe|europa|international|internationaal|global|services|service|solutions|consulting|consultancy|consultants|technologies|technology|tech|systems|software|digital|media|data|bank|verzekeringen|insurance|logistics|logistiek|transport|bouw|bouwbedrijf|zorg|zorggroep|thuiszorg|ziekenhuis|hospital|clinic|kliniek|bureau|agency|studio|studios|labs|lab|laboratory|partners|associates|advies|adviseurs|accountants|advocaten|company|bedrijf|bedrijven|firma|stichting|foundation|vereniging|association|gemeente|municipality|provincie|ministerie|ministry|universiteit|university|universitair|universitaire|hogeschool|school|college|academy|academie|institute|instituut|centrum|center|centre|restaurant|hotel|cafe|bakkerij|garage|installatie|installaties|installatietechniek|techniek|energie|energy|telecom|retail|winkel|store|shop|staffing|recruitment|uitzendbureau|detachering|marketing|communicatie|it|ict|applied|sciences|science|medical|medisch|medische|roc|the|and|en|of|mbo|hbo|koninklijke|royal|nationale|national|dutch|nederlandse|works|web|online|cloud|app|apps|project|projecten|projects|management|finance|financial|payments|pharma|automotive|industries|industrie|engineering|security|food|foods|fashion|mode|sport|events|vastgoed|makelaardij|kinderopvang|administratie|opleidingen|training|trainingen|middelbare|basisschool|lyceum|gymnasium|scholengemeenschap|high|secondary|technical|technische|business|arts|music|design|vocational|church|club)$/;

export const isGenericWord = (word: string): boolean => generic.test(fold(word));

/** May this word be a part of a name that tells which one: no kind of firm, no joint, no town. */
export const isTelling = (word: string): boolean => {
  const plain = fold(word);
  return word.length > 1 && !generic.test(plain) && !infixes.has(plain) && !isCity(word) && !isCountry(word) && !/^\d+$/.test(word);
};

/** Abbreviations that mean something else more often than a firm. */
export const commonAbbreviations = new Set(
  "ai api as at aws be bi bs ba bsc bhv bv ceo cfo cio cms crm cs css cto cv cao da db de dm do en erp eu fa fc fg fte go hc hp hr html ib ict id in io is iso it ip la ma ma mba mbo hbo vwo havo vmbo md me ml ms msc mt my na nen nl no nv of ok on op os pa pc pdf phd pm po pr qa ra rd rn sa se seo sla so sql sv tv ui uk up us ux va vca vp vr vv we xml zzp".split(
    " ",
  ),
);

/** Firms that everybody knows, whose names the reader of CVs lists beside kinds of firms. */
const brands = new Set(
  "uwv ing abn philips shell asml kpn rabobank google microsoft amazon ibm oracle accenture deloitte kpmg pwc capgemini infosys wipro tcs cognizant facebook meta netflix".split(
    " ",
  ),
);

export const isBrand = (word: string): boolean => brands.has(fold(word));

const named = new Set<string>();
/** "Basque", "Baskisch": every language that has a code of two letters. */
export function isLanguage(word: string): boolean {
  if (named.size === 0) {
    const letters = [..."abcdefghijklmnopqrstuvwxyz"];
    for (const language of ["en", "nl"]) {
      const names = new Intl.DisplayNames([language], { type: "language", fallback: "none" });
      for (const code of letters.flatMap((one) => letters.map((other) => one + other))) named.add(fold(names.of(code) ?? ""));
    }
  }
  return named.has(fold(word)) || languagePlaces(word).length > 0;
}

/** "MD-102", "AZ900", "ISO9001": certificates, norms and courses. */
const CODE = /^\p{Lu}{1,5}-?\d{2,5}\p{L}?$/u;

/** A word that texts about work use as a word: a trade, a skill, a task, a language, a month, a kind of firm. */
export const isOrdinaryWord = remembered((word) => {
  const plain = fold(word);
  if (isBrand(word)) return false;
  return (
    generic.test(plain) ||
    infixes.has(plain) ||
    followers.has(plain) ||
    months.has(plain) ||
    isEverydayWord(plain) ||
    commonAbbreviations.has(plain) ||
    isWorkWord(stem(plain)) ||
    titleScore(word) > 0 ||
    companyScore(word) > 0 ||
    canonicalSkill(word) !== null ||
    CODE.test(word) ||
    isLanguage(word) ||
    headingKind(word) !== null
  );
});

/** Only a name is written like this: with a capital, and no word of work nor a town. */
export const isNameWord = (word: string): boolean =>
  /^(?:\p{Lu}|\d{1,3}\p{L})/u.test(word) && /\p{L}{2}|\p{Lu}\d/u.test(word) && !isCity(word) && !isCountry(word) && !isOrdinaryWord(word);
