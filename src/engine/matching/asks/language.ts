import type { LanguageLevel } from "#contract/fields.ts";
import { findAskedLanguages, levelIn } from "#engine/skills/languages.ts";

export interface AskedLanguages {
  about: "languages";
  languages: { language: string; level: LanguageLevel | null }[];
  /** Every one of them; else one is enough. */
  all: boolean;
  /** A few words will do: "handy in the canteen". */
  little?: boolean;
}

/** "Native, or so well that nobody notices": near-native is enough. */
const orNearly =
  /(?:or|of)\s+[^.;]{0,40}(?:so well|nobody notices|near[- ]native|(?:zo goed|bijna) (?:als )?(?:moedertaal|dat niemand)|vloeiend|fluent)/iu;

/** Of a group one is enough: "a Scandinavian language". */
const groups: [RegExp, string[]][] = [
  [/(?<!\p{L})(?:scandina\p{L}+|nordic|noordse)(?!\p{L})/iu, ["sv", "no", "da"]],
  [/(?<!\p{L})(?:slavic|slavische?)(?!\p{L})/iu, ["pl", "ru", "uk", "bg", "cs", "sk", "hr", "sr", "bs"]],
  [/(?<!\p{L})(?:romance|romaanse) (?:language|taal)/iu, ["fr", "es", "it", "pt", "ro"]],
];
const bonus = /(?<!\p{L})(?:bonus|plus|pr[eé]|welcome|welkom|fijn|nice)(?!\p{L})/iu;
const aFewWords =
  /(?<!\p{L})(?:handy|handig|a few words|paar woorden|woordje|mondje|a bit of|een beetje|no one will test|nobody (?:will )?tests?|canteen|kantine)(?!\p{L})/iu;

/** "German besides your English": what stands behind isn't asked. */
const beside =
  /(?<!\p{L})(?:besides|on top of|next to|in addition to|apart from|naast|behalve|boven op)\s+(?:your |the |je |jouw |het )?\p{L}+/iu;

/** "Half the squad speaks no Dutch": what isn't spoken isn't asked. */
const unspoken = /(?<!\p{L})(?:no|geen|hardly any|nauwelijks|weinig)\s\p{L}+/giu;

/**
 * The languages that a requirement asks. The sentence of the vacancy that it was taken from (`quote`) may tell the level where its short
 * text doesn't: "German is what you'll speak half the day, so that has to be fluent".
 */
export function languagesAsked(text: string, quote: string | null, isAny: (between: string) => boolean): AskedLanguages | null {
  const named = findAskedLanguages(text.replace(beside, " ").replace(unspoken, " "));
  const group = /(?<!\p{L})(?:languages?|taal|talen)(?!\p{L})/iu.test(text) ? groups.find(([words]) => words.test(text)) : undefined;
  const found = group ? [...named, ...group[1].map((language) => ({ language, level: null, start: 0, end: 0 }))] : named;
  if (found.length === 0) return null;
  const said = `${text} ${quote ?? ""}`;
  const levelOf = (level: LanguageLevel | null) => {
    const told = level ?? (quote && found.length === 1 ? levelIn(quote) : null);
    return told === "native" && orNearly.test(said) ? "C1" : told;
  };
  return {
    about: "languages",
    languages: found.map(({ language, level }) => ({ language, level: levelOf(level) })),
    // Of several that would be nice one is as good.
    all: !group && !(found.length > 1 && bonus.test(text)) && !isAny(text.slice(found[0]?.start ?? 0, found.at(-1)?.end ?? 0)),
    ...(aFewWords.test(said) && { little: true }),
  };
}
