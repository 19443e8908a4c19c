import type { LanguageLevel } from "#contract/fields.ts";
import { nth } from "#contract/nth.ts";
import { isListItem } from "./phrases/phrases.ts";
import { fold } from "./tokens.ts";

/** ISO 639-1 code → names in English and Dutch, folded. Dutch adjectives ("Nederlandse") come by the optional e. */
const names: Record<string, string> = {
  nl: "dutch|niederlandisch|nederlandse?|nederlandstalige?|flemish|vlaamse?",
  en: "english|englisch|engelse?|engelstalige?",
  de: "german|duitse?|deutsch|duitstalige?",
  fr: "french|franse?|francais|franstalige?",
  es: "spanish|spaanse?|espanol|castellano",
  it: "italian|italiaanse?|italiano",
  pt: "portuguese|portugese?|portugees",
  pl: "polish|poolse?|polski",
  tr: "turkish|turkse?",
  ar: "arabic|arabische?",
  ru: "russian|russische?",
  uk: "ukrainian|oekraiense?",
  ro: "romanian|roemeense?",
  bg: "bulgarian|bulgaarse?",
  hu: "hungarian|hongaarse?",
  cs: "czech|tsjechische?",
  sk: "slovak|slowaakse?",
  el: "greek|griekse?",
  sv: "swedish|zweedse?",
  da: "danish|deense?",
  no: "norwegian|noorse?",
  fi: "finnish|finse?",
  zh: "chinese|mandarin|cantonese|chinees",
  ja: "japanese|japanse?",
  ko: "korean|koreaanse?",
  hi: "hindi",
  ur: "urdu",
  fa: "persian|farsi|dari",
  he: "hebrew|hebreeuwse?",
  vi: "vietnamese",
  id: "indonesian|indonesische?",
  fy: "frisian|friese?",
  hr: "croatian|kroatische?",
  sr: "servian|serbian|servische?",
  bs: "bosnian|bosnische?",
  ti: "tigrinya|tigrigna",
  am: "amharic|amhaars",
  so: "somali|somalische?",
  sq: "albanian|albanese?",
  lt: "lithuanian|litouwse?",
  ku: "kurdish|koerdische?",
  ps: "pashto|pasjtoe?",
  ta: "tamil",
  pap: "papiamentu?|papiamento",
};
const anyName = new RegExp(
  `(?<![\\p{L}])(?:${Object.entries(names)
    .map(([code, pattern]) => `(?<${code}>${pattern})`)
    .join("|")})(?![\\p{L}])`,
  "giu",
);

/** Words that tell that a language is meant, not a people, a cuisine or a firm's origin. */
const context =
  /\b(?:languages?|taal|talen|spoken|speak(?:s|ing)?|spreekt?|spreken|fluent(?:ly)?|fluency|vloeiend\w*|beheers\w*|beheersing|woord en geschrift|native|moedertaal|moedertalen|muttersprache|mother tongues?|praat|proficien\w*|mondeling\w*|schriftelijk\w*|written|command of|verbal|verbale|bilingual|tweetalig|taalvaardig\w*|conversational|[abc][12]|schrijft|versta\w*|understand\w*|taalniveau|language level|uitdrukkingsvaardig\w*|taalbeheersing)\b/i;

/** "Nationality: Dutch", "Dutch passport": whose somebody is, not what they speak. */
const ofNationality =
  /(?:nationalit\p{L}*|citizenship|staatsburgerschap|paspoort|passport|born|geboren)\s*:?\s*(?:[\p{L}-]+\s*(?:en|and|[/,&])\s*)?$/iu;
const isNationality = /^\s*(?:nationalit|citizen|national\b|passport|paspoort|staatsburger)/i;

const besideNames = /\b(?:and|or|en|of|good|goed|goede|strong|excellent|basic|both|a|the|de|het)\b|[^\p{L}\p{N}]+/giu;

interface FoundLanguage {
  language: string;
  level: LanguageLevel | null;
  start: number;
  end: number;
}

const cefr = /\b([ABC][12])(?![\w])\+?/i;
const levels: [RegExp, LanguageLevel][] = [
  [/\b(?:near[- ]native|(?:bijna|haast|zo goed als) (?:als )?(?:een )?(?:native|moedertaal\w*)|almost native)\b/i, "C2"],
  [/\b(?:native|moedertaal|moedertalen|muttersprache|mother tongues?|moedertaalniveau)\b/i, "native"],
  [
    /\b(?:fluent(?:ly)?|fluency|vloeiend\w*|vlot(?:te)?|uitstekend\w*|excellent|perfect\w*|full professional|zeer goed\w*|business fluent|foutloos|foutloze|strong(?! (?:plus|advantage|preference)))\b/i,
    "C1",
  ],
  [
    /\b(?:good|goede?|professional|ruime?|woord en geschrift|proficien\w*|advanced|gevorderd\w*|working proficiency|mondeling\w* en schriftelijk\w*|(?:speak|speaks|understand|write)s? (?:\w+ ){0,2}well)\b/i,
    "B2",
  ],
  [/\b(?:conversational|redelijke?|intermediate|voldoende|gemiddelde?)\b/i, "B1"],
  [/\b(?:basic|basis\w*|beginner|elementary|enige|matige?)\b/i, "A2"],
  [/\b(?:mondje|beetje|a bit of|a little|a few words|paar woorden)\b/i, "A1"],
];

/** The CEFR level that words beside a language tell ("vloeiend" C1, "good" B2, "basic" A2), or null. */
export function levelIn(text: string): LanguageLevel | null {
  const written = cefr.exec(text);
  if (written) return nth(written, 1).toUpperCase() as LanguageLevel;
  return levels.find(([words]) => words.test(text))?.[1] ?? null;
}

/** Where a text names languages or what is called like them; ascending. Cheap: to know which sentences to read. */
export function languagePlaces(text: string): number[] {
  return [...text.matchAll(anyName)].map((hit) => hit.index);
}

/**
 * Languages that a sentence speaks of as languages, with their level when told. Feed it one sentence: the level is
 * looked for between a name and its neighbours.
 */
export function findLanguages(sentence: string): FoundLanguage[] {
  const folded = fold(sentence);
  // Folding may change lengths outside the Latin alphabet: then the places would be wrong.
  const text = folded.length === sentence.length ? folded : sentence.toLowerCase();
  const hits: { code: string; start: number; end: number }[] = [];
  for (const hit of text.matchAll(anyName)) {
    const code = Object.entries(hit.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    const end = hit.index + hit[0].length;
    if (code && !ofNationality.test(text.slice(Math.max(0, hit.index - 40), hit.index)) && !isNationality.test(text.slice(end, end + 20)))
      hits.push({ code, start: hit.index, end });
  }
  const found: FoundLanguage[] = [];
  // "English", "Good English and Dutch": names alone, in a list of what is asked, can only be languages.
  const isNamesOnly = hits.length > 0 && text.length < 80 && text.replace(anyName, " ").replace(besideNames, " ").trim() === "";
  hits.forEach((hit, index) => {
    const from = index === 0 ? 0 : nth(hits, index - 1).end;
    const to = hits[index + 1]?.start ?? sentence.length;
    const around = sentence.slice(Math.max(from, hit.start - 80), Math.min(to, hit.end + 80));
    const wide = sentence.slice(Math.max(0, hit.start - 120), Math.min(sentence.length, hit.end + 120));
    if (!isNamesOnly && !context.test(wide) && !(hits.length > 1 && isListItem(sentence, hit.start, hit.end))) return;
    if (found.some((other) => other.language === hit.code)) return;
    found.push({
      language: hit.code,
      level: levelIn(sentence.slice(hit.end, Math.min(to, hit.end + 60))) ?? levelIn(around) ?? levelIn(wide),
      start: hit.start,
      end: hit.end,
    });
  });
  return found;
}

/** Behind a language's name these show that it isn't one: "Dutch law", "the German market". Everything that isn't a word of talking about languages. */
const aboutLanguage =
  /^\s*(?:$|[.,;:!?()/&+–-]|(?:and|or|en|of|is|are|was|would|will|that|which|to|at|on|in|is|zou|wordt|spreek\w*|schrijf\w*|kan|kun\w*|well|enough|goed|very|as|when|because|since|for|with|met|voor|voldoende|skills?|speak\w*|speech|writing|language|taal|niveau|level|fluen\w*|moedertaal|native|op|want|als|though|but|maar|nice|preferred|vereist|required|desirable)(?![\p{L}]))/iu;
/** The Dutch adjective: "Nederlandse klanten". */
const isAdjective = (name: string) => /(?:se|ige)$/.test(name) && name !== "portugese";

/**
 * Languages that a requirement asks for without saying that it speaks of languages: "Dutch would be nice", "a bit of German or English".
 * What a noun follows ("Dutch tax law") is none. Levels as `findLanguages` tells them.
 */
export function findAskedLanguages(text: string): FoundLanguage[] {
  const spoken = findLanguages(text);
  if (spoken.length > 0) return spoken;
  const folded = fold(text);
  if (folded.length !== text.length) return [];
  const found: FoundLanguage[] = [];
  for (const hit of folded.matchAll(anyName)) {
    const language = Object.entries(hit.groups ?? {}).find(([, value]) => value !== undefined)?.[0];
    const end = hit.index + hit[0].length;
    if (!language || isAdjective(hit[0]) || !aboutLanguage.test(folded.slice(end))) continue;
    if (!found.some((one) => one.language === language)) found.push({ language, level: levelIn(text), start: hit.index, end });
  }
  return found;
}

/** Every language named in a text, whatever is said of it. */
export function findSpoken(text: string): string[] {
  const folded = fold(text);
  const codes = [...folded.matchAll(anyName)].flatMap(
    (hit) => Object.entries(hit.groups ?? {}).find(([, value]) => value !== undefined)?.[0] ?? [],
  );
  return [...new Set(codes)];
}

const dutchWords =
  /(?<!\p{L})(?:de|het|een|en|met|van|je|jij|voor|ervaring|bij|naar|zijn|wij|of een|minimaal|jaar|kennis|niet|ook|goede)(?!\p{L})/giu;
const englishWords =
  /(?<!\p{L})(?:the|an?|and|with|for|you|experience|to|years?|knowledge|are|we|our|or|your|is|as|at least|good|strong)(?!\p{L})/giu;

/** Is a text Dutch rather than English? By its commonest words; a tie is English. "of" means "or" only in Dutch. */
export function isDutch(text: string): boolean {
  const start = text.slice(0, 4000);
  return (start.match(dutchWords)?.length ?? 0) > (start.match(englishWords)?.length ?? 0);
}

const rank: Record<LanguageLevel, number> = { A1: 1, A2: 2, B1: 3, B2: 4, C1: 5, C2: 6, native: 7 };

/** CEFR order, native above C2. */
export function levelRank(level: LanguageLevel): number {
  return rank[level];
}
