import { fold } from "../tokens.ts";

/** Letters that folding leaves, though people type them plainly. */
const PLAIN: Record<string, string> = { ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ß: "ss", æ: "ae", œ: "oe", ı: "i" };

/** How names of places are compared: small letters without accents, anything else a space. */
export const placeKey = (name: string): string =>
  fold(name)
    .replace(/[øłđðþßæœı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
