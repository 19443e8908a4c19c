import { firstNames } from "#engine/data/tables.ts";

const known = new Set(firstNames());

export const isFirstName = (word: string): boolean => known.has(word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""));
