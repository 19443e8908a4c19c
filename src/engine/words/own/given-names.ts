import { furtherFirstNames } from "#engine/data/tables.ts";

const known = new Set(furtherFirstNames());

/** Beside `isFirstName`. */
export const isFurtherName = (word: string): boolean => known.has(word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""));
