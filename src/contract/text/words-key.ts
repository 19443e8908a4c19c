/** Words of a requirement, however they are spaced or written with capitals: the same words ask the same. */
export const wordsKey = (text: string): string => text.toLowerCase().replace(/\s+/g, " ").trim();
