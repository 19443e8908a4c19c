import type { LanguageLevel } from "#contract/fields.ts";
import { findAskedLanguages, levelIn } from "#engine/skills/languages.ts";

export interface AskedLanguages {
  about: "languages";
  languages: { language: string; level: LanguageLevel | null }[];
  /** Every one of them; else one is enough. */
  all: boolean;
}

/** "Native, or so well that nobody notices": near-native is enough. */
const orNearly =
  /(?:or|of)\s+[^.;]{0,40}(?:so well|nobody notices|near[- ]native|(?:zo goed|bijna) (?:als )?(?:moedertaal|dat niemand)|vloeiend|fluent)/iu;

/** "German besides your English": what stands behind isn't asked. */
const beside =
  /(?<!\p{L})(?:besides|on top of|next to|in addition to|apart from|naast|behalve|boven op)\s+(?:your |the |je |jouw |het )?\p{L}+/iu;

/**
 * The languages that a requirement asks. The sentence of the vacancy that it was taken from (`quote`) may tell the level where its short
 * text doesn't: "German is what you'll speak half the day, so that has to be fluent".
 */
export function languagesAsked(text: string, quote: string | null, isAny: (between: string) => boolean): AskedLanguages | null {
  const found = findAskedLanguages(text.replace(beside, " "));
  if (found.length === 0) return null;
  const said = `${text} ${quote ?? ""}`;
  const levelOf = (level: LanguageLevel | null) => {
    const told = level ?? (quote && found.length === 1 ? levelIn(quote) : null);
    return told === "native" && orNearly.test(said) ? "C1" : told;
  };
  return {
    about: "languages",
    languages: found.map(({ language, level }) => ({ language, level: levelOf(level) })),
    all: !isAny(text.slice(found[0]?.start ?? 0, found.at(-1)?.end ?? 0)),
  };
}
