import type { Language } from "#contract/fields.ts";
import { amountIn, findNumbers, isMeasure, isSameUnit, numberIn } from "./numbers.ts";
import { inside, listed } from "./words.ts";

/** Where a line of a CV was done, and by whom, as the sentence names them. */
export interface Telling {
  /** "Noor", "this candidate". */
  name: string;
  employer: string | null;
  current: boolean;
  /** The sentence before told of the same job. */
  again: boolean;
}

/**
 * A line of a CV as a sentence about the candidate, in the line's own language, every fact as it stands there: "Rebuilt
 * the planning service" → "At Veerstroom, Noor rebuilt the planning service." Null when it can't be told without guessing:
 * it speaks of "I" or "he", is too long, or is no statement.
 */
export function retold(language: Language, line: string, telling: Telling): string | null {
  const text = line
    .replace(/\s+/g, " ")
    .replace(/^[^\p{L}\p{N}€£$(]+/u, "")
    .replace(/[.;,\s]+$/, "");
  // A colon near the start divides a label from its value: no sentence is made of those.
  if (text.length < 15 || text.length > 260 || /[|•]|^.{0,24}:/.test(text) || personal.test(text)) return null;
  return language === "en" ? inEnglish(text, telling) : inDutch(text, telling);
}

/** First and third persons: a line that speaks of somebody can't change its subject. Genders stay out of proposals. */
const personal =
  /(?<!\p{L})(?:I|I['’]\p{L}+|my|me|we|our|us|he|she|his|her|him|ik|mijn|mij|wij|ons|onze|hij|zij|zijn|haar|hem|mezelf|himself|herself)(?!\p{L})/iu;

const pastWords = new Set(
  `built rebuilt led ran wrote cut brought set made won grew kept took taught held drove sold found gave got spoke sent met put oversaw undertook chose hit split rewrote
  began saw became dealt sought shot spent stood understood upheld withdrew laid`.split(/\s+/),
);
const presentWords = new Set(
  `work lead run coach write build manage close care treat plan design drive train develop support maintain report advise organise organize coordinate prepare handle
  supervise mentor analyse analyze create test deliver own operate teach keep help use provide ensure monitor make sell visit negotiate review guide answer
  assist oversee implement improve perform process conduct direct assess administer evaluate translate document automate migrate calculate check inspect install repair
  receive pick pack load unload count order buy cook serve clean weld read draw edit film record speak host chair steer facilitate`.split(
    /\s+/,
  ),
);
/** Verbs that are things as often. */
const nouns = /^(?:care|support|plan|report|design|test|review|order|process|record|count|check|lead|visit|guide|host|answer|train)$/;
const nounAfter = /^(?:of|for|to|on|with|:|in|at|by)$/;
const notPast = new Set([
  "need",
  "speed",
  "embed",
  "shed",
  "bed",
  "weed",
  "seed",
  "feed",
  "med",
  "certified",
  "experienced",
  "skilled",
  "related",
  "based",
  "dedicated",
  "advanced",
  "mixed",
]);

function thirdPerson(verb: string): string {
  if (/(?:s|x|ch|sh|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** A line that begins so is a part of a sentence, whose rest stands elsewhere. */
const fragment =
  /^(?:since|until|from|to|with|for|in|on|at|by|and|or|also|as|plus|but|then|while|where|which|that|winner|sinds|vanaf|tot|met|voor|in|op|bij|door|naar|per|en|of|ook|als|daarnaast|verder|tevens|waarvan|waarbij|die|dat|om|plus|maar|toen|werd|was|is|are|were|(?:19|20)\d{2})(?![\p{L}\d])/iu;

function inEnglish(text: string, { name, employer, current, again }: Telling): string | null {
  const [first = "", second = ""] = text.split(" ");
  const verb = first.toLowerCase();
  const place = again || !employer ? (again ? "In the same job, " : "") : `At ${employer}, `;
  if (pastWords.has(verb) || (/^\p{L}+ed$/u.test(verb) && !notPast.has(verb)))
    return `${opening(place, name)} ${verb}${text.slice(first.length)}.`;
  if (presentWords.has(verb) && (verb === "care" || !nounAfter.test(second.toLowerCase()))) {
    const rest = text
      .slice(first.length)
      .replace(/((?:,| and) )(\p{Ll}+)(?= (?!of|for\b))/gu, (whole, joint: string, word: string) =>
        presentWords.has(word) && !nouns.test(word) ? `${joint}${current ? thirdPerson(word) : word}` : whole,
      );
    return current
      ? `${opening(place, name)} ${thirdPerson(verb)}${rest}.`
      : `The work ${employer ? `at ${employer}` : "there"} was to ${verb}${text.slice(first.length)}.`;
  }
  const base = [verb.replace(/s$/, ""), verb.replace(/es$/, "")].find((one) => one !== verb && presentWords.has(one));
  // "Works in two shifts" tells; "reports to clients" may be a list of things.
  if (base && !(nouns.test(base) && nounAfter.test(second.toLowerCase())))
    return current ? `${opening(place, name)} ${verb}${text.slice(first.length)}.` : null;
  if (fragment.test(text)) return null;
  const work = again ? "The same job" : `The work ${employer ? `at ${employer}` : "so far"}`;
  return `${work} ${current ? "covers" : "covered"} ${inside(text)}.`;
}

const opening = (place: string, name: string) => (place === "" ? name.charAt(0).toUpperCase() + name.slice(1) : `${place}${name}`);

/** Participles that Dutch puts with "zijn": they need another subject. */
const withZijn =
  /^(?:gegroeid|gedaald|gestegen|geworden|gebleven|begonnen|gekomen|gegaan|toegenomen|afgenomen|ontstaan|doorgegroeid|verhuisd)$/;
const participle =
  /^(?:(?:ge|be|ver|ont|her)\p{L}+(?:d|t|en)|(?:op|in|aan|uit|af|over|bij|om|door|voor|mee|na|terug|samen|neer|toe)ge\p{L}+(?:d|t|en)|\p{L}*(?:iseerd|ceerd|geleerd|teerd|neerd|seerd|deerd|geerd|keerd))$/iu;
/** Words that begin with such a prefix and are no participles. */
const noParticiple =
  /^(?:beheer|bedden|bewoners|geld|gebied|gebouwen|gemeenten|gebruiken|verkoop|gesprekken|gezinnen|gevallen|bedrijven|berichten|bezoeken|bestellingen|ontwikkelen|verwerken|gebruikers|verzorgenden|verschillen|begeleiden|beheren|verzorgen|bewaken|gerechten|beurt|bestand|beleid|verzuim|gewicht|geluid|gebieden|verkopen|onderhoud|ontwerpen|herstellen|bedienen|bespreken|verbeteren|vergaderingen|verbouwen|behandelen|bezorgen|besturen|gewassen|verpakken|beoordelen)$/i;
const massWords =
  /^(?:zorg|begeleiding|onderhoud|ondersteuning|hulp|administratie|verkoop|inkoop|beheer|advies|toezicht|contact|overleg|onderzoek|winkelverkoop|transport|triage|acquisitie|scholing|persoonlijke|dagelijkse)$/i;
const roleStart =
  /^(?:\p{L}*(?:punt|persoon|leider|opleider|begeleider|coördinator|voorzitter|lid|manager|verantwoordelijke|coach|mentor|voorman|verpleegkundige|adviseur|vervanger))(?= (?:van|voor|op|in|bij|tijdens|binnen))/iu;
/** "Begeleiden van stagiairs" is work; "meldingen van klanten" are things. */
const infinitive =
  /^\p{L}*(?:maken|stellen|leiden|beheren|zorgen|plannen|sturen|werken|dineren|troleren|waken|voeren|houden|wikkelen|dienen|nemen|handelen|viseren|steunen|diceren|laden|lossen|teren|leren|schrijven|geven|ganiseren|bereiden|ren|pakken|zetten|bouwen|kopen|zoeken|keuren|toetsen|ontwerpen|coachen|trainen|analyseren|staan|gaan)$/iu;
const numberStart = /^(?:\d|€|één |twee |drie |vier |vijf |zes |zeven |acht |negen |tien |elf |twaalf |veertig |twintig |dertig )/i;

function inDutch(text: string, { name, employer, current, again }: Telling): string | null {
  const place = employer ? ` bij ${employer}` : "";
  const words = text.split(" ");
  const first = words[0] ?? "";
  // The last word of the first clause: "… gehalveerd", "… gehaald bij een onafhankelijke toets".
  const at = words.findIndex(
    (word, index) => index > 0 && participle.test(word.replace(/[,;:]$/, "")) && !noParticiple.test(word.replace(/[,;:]$/, "")),
  );
  const done = at > 0 ? (words[at] as string).replace(/[,;:]$/, "") : "";
  const clean = !/[,:;]/.test(words.slice(0, Math.max(at, 0)).join(" "));
  const plural =
    numberStart.test(text) ||
    /^(?:\p{L}+e )?\p{L}+(?:en|s|’s|'s)$/iu.test(words.slice(0, /e$/.test(first) && !/[ns]$/.test(first) ? 2 : 1).join(" ")) ||
    /^\p{Lu}[\p{Lu}\d]/u.test(first) ||
    /^(?:de|het|een|alle|eigen|nieuwe)$/i.test(first);
  if (
    at > 0 &&
    clean &&
    plural &&
    !withZijn.test(done) &&
    !/(?<!\p{L})(?:die|dat|waar|wie)(?!\p{L})/iu.test(words.slice(0, at).join(" "))
  ) {
    const where = again ? "In dezelfde functie" : employer ? `Bij ${employer}` : "Eerder";
    return `${where} heeft ${name} ${inside(text)}.`;
  }
  const verb = current ? "omvat" : "omvatte";
  const job = again ? "Diezelfde functie" : `Het werk${place || " tot nu toe"}`;
  if (roleStart.test(text))
    return `${again ? "In dezelfde functie" : employer ? `Bij ${employer}` : "Eerder"} ${current ? "is" : "was"} ${name} ${inside(text)}.`;
  if (
    infinitive.test(first) &&
    /^(?:\p{L}+en )?(?:en \p{L}+en )?van /iu.test(words.slice(1).join(" ").replace(/^/, "")) &&
    !/^(?:klanten|mensen|teams)$/i.test(first)
  )
    return `${job} ${verb} het ${inside(text)}.`;
  if (/(?:ing|tie|sie|heid)$/i.test(first) && /^(?:van|voor|bij|door|en|in|op)$/i.test(words[1] ?? ""))
    return `${job} ${verb} ${massWords.test(first) ? "" : "de "}${inside(text)}.`;
  if (massWords.test(first) && !/:/.test(text)) return `${job} ${verb} ${inside(text)}.`;
  if (fragment.test(text)) return null;
  return `${job} ${verb} ${inside(text)}.`;
}

const rates: [RegExp, Record<Language, string>][] = [
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
export function figuresIn(language: Language, line: string): string[] {
  const numbers = findNumbers(line);
  const told: string[] = [];
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] as (typeof numbers)[number];
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
        told.push(`${language === "en" ? "from" : "van"} ${from} ${language === "en" ? "to" : "naar"} ${to}`);
        index += 1;
        continue;
      }
    }
    const tells =
      number.unit && (!isMeasure(number.unit) || number.unit === "TB" || number.unit === "GB") && ends.test(line.slice(number.unitEnd));
    const amount = number.unit && tells ? amountIn(language, number.value, number.unit) : null;
    if (!amount) continue;
    const rate = rates.find(([words]) => words.test(line.slice(number.unitEnd)))?.[1][language];
    told.push(rate ? `${amount} ${rate}` : amount);
  }
  // A change says most alone; beside amounts it would hang in the air.
  const amounts = told.filter((one) => !/^(?:from|van) /.test(one));
  return amounts.length > 0 ? amounts.slice(0, 3) : told.slice(0, 1);
}

/** "elf services, drie teams en 1,9 miljoen events per dag" */
export const figuresListed = (language: Language, line: string) => listed(language, figuresIn(language, line));
