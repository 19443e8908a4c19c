import { fold } from "./characters.ts";
import type { Read } from "./evidence.ts";

export type Level = "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "native";

const NAMES: Record<string, string> = {
  en: "english engels anglais",
  nl: "dutch nederlands flemish vlaams néerlandais",
  de: "german duits deutsch",
  fr: "french frans français francais",
  es: "spanish spaans español espanol castilian castellano",
  it: "italian italiaans italiano",
  pt: "portuguese portugees português",
  pl: "polish pools polski",
  tr: "turkish turks türkçe",
  ar: "arabic arabisch",
  ru: "russian russisch",
  uk: "ukrainian oekraïens oekraiens",
  zh: "chinese chinees mandarin cantonese",
  ja: "japanese japans",
  ko: "korean koreaans",
  hi: "hindi",
  ur: "urdu",
  bn: "bengali bangla",
  ta: "tamil",
  te: "telugu",
  mr: "marathi",
  gu: "gujarati",
  pa: "punjabi",
  kn: "kannada",
  ml: "malayalam",
  fa: "persian farsi perzisch dari",
  ku: "kurdish koerdisch",
  he: "hebrew hebreeuws",
  el: "greek grieks",
  ro: "romanian roemeens",
  bg: "bulgarian bulgaars",
  hu: "hungarian hongaars",
  cs: "czech tsjechisch",
  sk: "slovak slowaaks",
  sl: "slovenian sloveens",
  hr: "croatian kroatisch",
  sr: "serbian servisch",
  bs: "bosnian bosnisch",
  sq: "albanian albanees",
  sv: "swedish zweeds svenska",
  no: "norwegian noors",
  da: "danish deens",
  fi: "finnish fins",
  et: "estonian ests",
  lv: "latvian lets",
  lt: "lithuanian litouws",
  id: "indonesian indonesisch bahasa",
  ms: "malay maleis",
  th: "thai thais",
  vi: "vietnamese vietnamees",
  so: "somali somalisch",
  am: "amharic amhaars",
  ti: "tigrinya",
  sw: "swahili",
  af: "afrikaans",
  fy: "frisian fries frysk",
  pap: "papiamento papiaments papiamentu",
  ber: "berber tamazight",
  ps: "pashto",
  ne: "nepali nepalees",
  si: "sinhala",
  ca: "catalan catalaans",
  eu: "basque baskisch",
  hy: "armenian armeens",
  ka: "georgian georgisch",
  la: "latin latijn",
  tl: "tagalog filipino",
  yo: "yoruba",
  ig: "igbo",
  ha: "hausa",
};
const CODE_OF = new Map<string, string>();
for (const [code, names] of Object.entries(NAMES)) for (const name of names.split(" ")) CODE_OF.set(fold(name), code);
const NAME = new RegExp(`(?<![\\p{L}-])(?:${[...CODE_OF.keys()].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}])`, "giu");

/** Words for how well a language is spoken, best first. CEFR where written; the rest after the usual reading of LinkedIn's and Europass's scales. */
const LEVELS: [pattern: RegExp, level: Level, confidence: number][] = [
  [/moedertaal|native|mother ?tongue|moerstaal|first language|muttersprache|langue maternelle|tweetalig|bilingual/i, "native", 0.95],
  [/(?<![\p{L}\d])c2(?!\d)/iu, "C2", 0.97],
  [/(?<![\p{L}\d])c1(?!\d)/iu, "C1", 0.97],
  [/(?<![\p{L}\d])b2(?!\d)/iu, "B2", 0.97],
  [/(?<![\p{L}\d])b1(?!\d)/iu, "B1", 0.97],
  [/(?<![\p{L}\d])a2(?!\d)/iu, "A2", 0.97],
  [/(?<![\p{L}\d])a1(?!\d)/iu, "A1", 0.97],
  [/full professional|volledige professionele/i, "C1", 0.7],
  [
    /vloeiend|fluent|uitstekend|excellent|zeer goed|very good|near[- ]native|proficient|proficiency\b(?!.*(limited|elementary|working))|expert|verhandlungssicher/i,
    "C1",
    0.55,
  ],
  [
    /professional working|(?<!limited )working proficiency|upper[- ]intermediate|advanced|gevorderd|goed|good|professional|zakelijk/i,
    "B2",
    0.5,
  ],
  [/limited working|intermediate|conversational|redelijk|voldoende|gemiddeld|moderate|medium|fair/i, "B1", 0.5],
  [/basis|basic|elementary|beginner|notions|matig|schoolniveau|beperkt|limited/i, "A2", 0.5],
];

/** "Nederlands (moedertaal), English – fluent" → codes with levels. `whole`: a section of languages; else only lines that name a level. */
export function findLanguages(text: string, offset: number, whole: boolean): (Read & { level: Level | null; levelConfidence: number })[] {
  const found: (Read & { level: Level | null; levelConfidence: number })[] = [];
  const folded = foldSameLength(text);
  const names = [...folded.matchAll(NAME)];
  for (const [index, match] of names.entries()) {
    const code = CODE_OF.get(match[0].toLowerCase());
    if (!code || found.some((one) => one.value === code)) continue;
    const end = match.index + match[0].length;
    const until = Math.min(names[index + 1]?.index ?? text.length, end + 90);
    const after = text.slice(end, until);
    // "English and Dutch: fluent" gives both; "Fluent English" has its level before.
    const shared = /^\s*(,|and|en|&|\/|\+)\s*$/i.test(after) ? text.slice(end, Math.min(text.length, end + 110)) : after;
    const before = text.slice(
      Math.max(0, match.index - 24, index > 0 ? (names[index - 1]?.index ?? 0) + (names[index - 1]?.[0].length ?? 0) : 0),
      match.index,
    );
    const level =
      LEVELS.find(([pattern]) => pattern.test(shared)) ??
      LEVELS.find(([pattern]) => pattern.test(before.slice(before.search(/[,;.\n](?=[^,;.\n]*$)/) + 1)));
    if (!whole && !level) continue;
    found.push({
      value: code,
      start: offset + match.index,
      end: offset + end,
      confidence: 0.95,
      level: level?.[1] ?? null,
      levelConfidence: level?.[2] ?? 0,
    });
  }
  return found;
}

/** Accents dropped one for one, so that offsets hold. */
const foldSameLength = (text: string) =>
  text.replace(/[à-ÿÀ-Ÿ]/g, (letter) => {
    const base = letter.normalize("NFD")[0] ?? letter;
    return base.length === 1 ? base : letter;
  });
