/**
 * What a writer left to fill in: "{{PERSON_1}}", "[naam contactpersoon]", "<datum>", "XXX", "____". A link of the letter's own
 * markings ("[our site](https://…)") and a number in brackets are none. Linear in the text's length.
 */
const PLACEHOLDER =
  /\{\{[^{}\n]{1,40}\}\}|\[\p{L}[\p{L} .'’/-]{1,40}\](?!\()|<\p{L}[\p{L} _-]{1,30}>|(?<![\p{L}\p{N}])X{3,}(?![\p{L}\p{N}])|(?<!\S)_{3,}(?![\p{L}\p{N}])/gu;

/** The placeholders of these texts, each once. */
export const placeholdersIn = (texts: readonly string[]): string[] => [...new Set(texts.flatMap((text) => text.match(PLACEHOLDER) ?? []))];
