import { companyScore } from "#engine/cv/vocabulary.ts";
import { fold } from "#engine/skills/tokens.ts";

/** Capitals that name nobody and nothing. */
export const commonCapitals: ReadonlySet<string> = new Set(
  `i i'm i've i'd i'll cv cv's cvs it ict hr b2b b2c mkb sme ok pdf hbo mbo wo vmbo havo vwo asap tv ceo cto cfo faq ps a nl eu uk us usa bachelor master yes no ja nee monday tuesday
  wednesday thursday friday saturday sunday christmas internet europe europa european the nice must dear beste`.split(/\s+/),
);

/** Words that open a sentence before a name. */
export const openers: ReadonlySet<string> = new Set(
  `at bij in for voor with met since sinds from van uit after na before as als the de het een an this deze dit when toen en and but maar both beide op on dear beste via under onder
  through via by door to naar about over during tijdens besides naast next between tussen our onze we wij you je jij your jouw jullie here hier there daar what wat where waar also ook
  earlier eerder previously today vandaag now nu meanwhile first eerst then daarna work werk speaks spreekt lives woont knows kent has heeft uses holds brings brengt that dat on-site
  every each all her his their its my elke iedere alle haar zijn hun mijn native fluent certified senior junior former voormalig recently onlangs only alleen not niet no geen more meer who wie and does did is can could would will kan kon wil`.split(
    /\s+/,
  ),
);

export function escaped(text: string): string {
  return text.split(/\s+/).map(RegExp.escape).join("\\s+");
}

const wordsIn = (text: string) => fold(text).match(/[\p{L}\p{N}]+(?:['’.&+#-][\p{L}\p{N}]+)*/gu) ?? [];

/** How a sentence names an employer or a school: whole, before its comma, or by the first word where nobody else's name holds it. */
export function namedBy(name: string | null | undefined, all: readonly (string | null | undefined)[]): RegExp | null {
  const whole = name?.trim() ?? "";
  if (whole.length < 3) return null;
  const isOwn = (word: string) => /^\p{Lu}[\p{L}\d]{3,}/u.test(word) && companyScore(word) === 0 && !openers.has(fold(word));
  const first = whole.split(/\s+/).find(isOwn) ?? "";
  const isShared = all.some((other) => other && other !== name && (wordsIn(other) as string[]).includes(fold(first)));
  const names = [whole, whole.split(/,\s/)[0] ?? "", whole.slice(0, whole.lastIndexOf(",")).trim(), isShared ? "" : first];
  const told = [...new Set(names)].filter((one) => one.length > 2).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${told.join("|")})(?![\\p{L}\\p{N}])`, "u");
}

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const languages = ["en", "nl"];
/** What countries are called, by what they are called in the other language. */
const countries = new Map<string, string[]>();
for (const code of letters.flatMap((one) => letters.map((other) => one + other))) {
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code));
  const known = names.flatMap((name) => (name ? [fold(name)] : []));
  for (const name of known) countries.set(name, known);
}

/** A country by its names in both languages; empty for what is none. */
export const countryNamesOf = (word: string): readonly string[] => countries.get(fold(word)) ?? [];
