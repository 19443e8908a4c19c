/** Longest first, so that "ations" goes before "s". */
const endings = [
  "iserende",
  "izations",
  "isaties",
  "ization",
  "isation",
  "ations",
  "isatie",
  "ation",
  "ingen",
  "heden",
  "lijke",
  "ments",
  "atie",
  "heid",
  "ment",
  "lijk",
  "ness",
  "ings",
  "eren",
  "ing",
  "ers",
  "ies",
  "ied",
  "est",
  "ity",
  "ive",
  "ed",
  "es",
  "en",
  "er",
  "ly",
  "de",
  "te",
  "e",
  "s",
  "y",
];

/**
 * A word without its ending, lightly, for English and Dutch alike: "planning", "plannen" → "plan". At least four letters
 * stay; only good for comparing with another stem.
 */
export function stem(word: string): string {
  for (const ending of endings) {
    if (word.length - ending.length >= 4 && word.endsWith(ending)) {
      const rest = word.slice(0, -ending.length);
      return rest.length > 4 && rest.at(-1) === rest.at(-2) ? rest.slice(0, -1) : rest;
    }
  }
  return word;
}
