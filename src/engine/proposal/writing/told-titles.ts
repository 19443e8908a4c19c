import type { Language } from "#contract/fields.ts";
import { inEach, inLanguage, type Said } from "#contract/text/languages.ts";
import { companyScore, isPlace, titleScore } from "#engine/cv/vocabulary.ts";
import { titleHeads } from "#engine/data/tables.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { findTitles, roleNamed, titleFamily } from "#engine/skills/titles.ts";
import { fold } from "#engine/skills/tokens.ts";
import { titleIn } from "../words.ts";
import { titlePairs } from "./title-pairs.ts";

const headsIn = (language: "en" | "nl") => new Set(titleHeads(language).filter((word) => word.length > 2));
const heads = { en: headsIn("en"), nl: headsIn("nl") } satisfies Said<Set<string>>;
/** Words that only one of the two languages has in titles. */
const dutchWord =
  /(?<!\p{L})(?:van|voor|met|bij|het|een|eerste|tweede|zelfstandig|werkend|leidinggevend|leerling|aankomend|ervaren|administratief|commercieel|medisch|telefonisch|technisch|financieel|functioneel|juridisch|groep|afdeling|stagiaire?|medewerk\p{L}*|\p{L}*(?:kundige|kracht|monteur|verpleegkundige|onderzoeker|adviseur|assistente?|docent|leraar|chauffeur|begeleider|beheerder|secretaresse|leider|hulp|planner internationaal))(?!\p{L})/iu;
const englishWord =
  /(?<!\p{L})(?:the|of|for|and|with|at|head|junior cook|assistant|technician|engineer|nurse|teacher|driver|cook|officer|worker|clerk|coordinator|supervisor|researcher|installer|electrician|helper|mechanic|dentist|carer|lawyer|accountant|associate|executive|representative)(?!\p{L})/iu;

/** The language that a title is written in; null where it reads alike in both ("UX designer", "chef de partie"). */
export function languageOfTitle(title: string): Language | null {
  if (/^(?:sous[- ]?chef|chef de partie|demi chef|commis)/iu.test(title)) return null;
  if (dutchWord.test(title)) return "nl";
  if (englishWord.test(title)) return "en";
  const words = fold(title).match(/[\p{L}-]+/gu) ?? [];
  const is = (language: keyof typeof heads) => words.some((word) => heads[language].has(word));
  const dutch =
    is("nl") ||
    words.some((word) => word.length > 9 && [...Array(word.length - 5).keys()].some((at) => at > 2 && heads.nl.has(word.slice(at))));
  const english = is("en");
  return dutch === english ? null : dutch ? "nl" : "en";
}

const label = /^(?:functie|functietitel|position|job title|title|titel|rol|role)\s*:\s*/iu;
const noTitle =
  /^(?:\p{L}+(?:ery|ing|tion) (?:of|van)(?!\p{L})|\d+e ?jaars|bijbaan|via|o\.a|diverse|various|student jobs|stage \d|half jaar|ben ik|vakantie|invalwerk|vaste? medewerker|season work|year off)(?!\p{L})|(?<!\p{L})(?:my|our|mijn|onze|I|ik)(?!\p{L})|(?:19|20)\d{2}|[.!?]\s|["“”‘]/iu;

/**
 * A title as it may be told: without labels, ranks of pay, places and asides. Null where it isn't surely a title: what a
 * reader took for one ("Winter outage") must not become somebody's profession. "Demi chef, then chef de partie" holds two.
 */
export function plainTitles(written: string | null): string[] {
  const text = (written ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(label, "")
    .replace(/^[^\p{L}\p{N}]+/u, "");
  // "TSHD dredger / Baggerij Wadzand / 2nd Engineer": which of them is the title nobody can tell. Who turned to something else isn't the first.
  if (text.split(/\s+\/\s+/).length > 2 || / turned /i.test(text)) return [];
  const parts = text.split(/,?\s+(?:then|later|daarna|vervolgens)\s+|,\s*(?:then|later|daarna|vervolgens)\s+/iu);
  return parts.flatMap((part) => {
    const plain = (
      part.split(/\s*[|(;:]|,\s|\s+[–—-]\s|\s+\/\s|\s\+\s|\s+(?:regio|regional)$|\s+(?:aan|at|bij|voor de)\s+(?=\p{Lu})|,$/u)[0] ?? ""
    ).replace(/[.\s]+$/, "");
    const isOne = plain.length > 2 && plain.length <= 48 && plain.split(" ").length <= 6 && !noTitle.test(plain) && !isPlace(plain);
    return isOne && (titleScore(plain) >= 1 || titleFamily(plain).role !== null) && companyScore(plain) < 1 ? [plain] : [];
  });
}

/** A job asked or held, in the words of this language; null where it has none there that are sure. */
export function titleTold(language: Language, title: string): string | null {
  const known = pairFor(language, title);
  if (known) return known;
  const own = languageOfTitle(title);
  if (own === null || own === language) return titleIn(language, title);
  if (language === "en") {
    const role = roleNamed(title);
    return role && !titleFamily(title).general ? role : null;
  }
  // A Dutch reader knows English titles; those of trades have Dutch names above, and half a sentence is none.
  return /(?<!\p{L})(?:and|of|for|the|in|with|to)(?!\p{L})/iu.test(title) ? null : titleIn(language, title);
}

const ranks: [RegExp, Said<string>][] = [
  [/^(?:senior|sr\.?)\s+/iu, { en: "senior ", nl: "senior " }],
  [/^(?:junior|jr\.?)\s+/iu, { en: "junior ", nl: "junior " }],
  [/^(?:eerste|1e)\s+/iu, { en: "first ", nl: "eerste " }],
  [/^(?:allround|all-round)\s+/iu, { en: "all-round ", nl: "allround " }],
  [/^(?:ervaren|experienced)\s+/iu, { en: "experienced ", nl: "ervaren " }],
  [/^(?:lead)\s+/iu, { en: "lead ", nl: "lead " }],
];
const pairs = inEach({
  en: new Map(titlePairs.toReversed().map(([nl, en]) => [fold(nl), en])),
  nl: new Map(titlePairs.toReversed().map(([nl, en]) => [fold(en), nl])),
});

function pairFor(language: Language, title: string): string | null {
  const plain = title.trim().replace(/\s+/g, " ");
  const whole = pairs[language].get(fold(plain));
  if (whole) return whole;
  // "Verpleegkundige oncologie dagbehandeling" is told by its first word in the other language.
  const words = plain.split(" ");
  const foreign = languageOfTitle(plain);
  if (words.length > 1 && foreign !== null && foreign !== language)
    for (let count = words.length - 1; count > 0; count -= 1) {
      const known = pairs[language].get(fold(words.slice(0, count).join(" ")));
      if (known) return known;
    }
  for (const [rank, words] of ranks) {
    const bare = plain.replace(rank, "");
    const known = bare === plain ? null : pairs[language].get(fold(bare));
    if (known) return `${inLanguage(language, words)}${known}`;
  }
  return null;
}

/** The vacancy's title as running text has it, without numbers and asides. */
export function soughtTitle(language: Language, title: string, own: Language): string {
  const plain =
    title
      .replace(/^[^\p{L}\p{N}]+/u, "")
      .replace(/(?<!\s)\s*[([][^)\]]*[)\]]/g, "")
      .split(/,\s|(?<!\s)\s+[|–—-]\s|\s(?:voor (?:onze?|een|de|het)|for (?:our|an?|the)|hier|bij ons|gezocht|wanted)(?!\p{L})/iu)[0]
      ?.trim() || title.trim();
  return own === language ? titleIn(language, plain) : (titleTold(language, plain) ?? titleIn(language, plain));
}

/** What a title says beside the profession: "ruimtelijke ordening" of "beleidsmedewerker ruimtelijke ordening". */
function subjectOf(title: string): string[] {
  const names = findTitles(title);
  const rest = title.replace(/[\p{L}]+/gu, (word, at: number) => (names.some(({ start, end }) => start <= at && at < end) ? " " : word));
  return stemsOf(rest).filter((word) => !/^(?:senior|junior|medior|lead|eerst|allround|aankom|leerling|zelfstandig|werkend)/.test(word));
}

/**
 * Does a held title name the very work that is asked? Roles alone are wider than that: advice on spatial planning isn't
 * advice on care. Where both name a subject they share a word.
 */
export const isSameTitle = (held: string, sought: string): boolean => {
  const plain = sought.replace(/(?<!\s)\s*[([][^)\]]*[)\]]/g, "");
  const [one, other] = [titleFamily(held), titleFamily(plain)];
  if (one.role === null || one.role !== other.role || one.general || findTitles(held).length === 0) return false;
  if (subjectOf(held).length === 0 || subjectOf(plain).length === 0) return true;
  const words = new Set(stemsOf(plain));
  return stemsOf(held).some((word) => words.has(word));
};
