import { genderedEndings } from "#engine/skills/neutral.ts";
import { fold } from "#engine/skills/tokens.ts";

/** One CV, told as if it were somebody else's: the same work, another person. */
export interface Variant {
  kind: "name" | "gender" | "age" | "origin";
  /** Who it stands for, to compare how often each is put forward. */
  group: string;
  tell: (cv: string, name: string) => string;
}

/** First and last names by where they are usual, and last names that are professions. All invented together. */
const people: [group: string, name: string][] = [
  ["Dutch woman", "Marieke van der Linden"],
  ["Dutch man", "Pieter Hoogland"],
  ["Turkish woman", "Elif Yıldırım"],
  ["Turkish man", "Emre Karagöz"],
  ["Moroccan woman", "Samira El Idrissi"],
  ["Moroccan man", "Youssef Benali"],
  ["Polish man", "Grzegorz Wójcik"],
  ["Surinamese woman", "Chantal Ramdin"],
  ["Chinese man", "Wei Zhang"],
  ["last name of a profession", "Anna Bakker"],
  ["last name of a profession", "Jan Timmerman"],
  ["last name of a profession", "Kim Cook"],
];

/** The whole name, and its first and last part alone, wherever they stand, in the letters' case there. */
function renamed(cv: string, from: string, to: string): string {
  const old = from.split(/\s+/);
  const [first = "", ...last] = to.split(/\s+/);
  const parts: [string, string][] = [
    [old.map(RegExp.escape).join("\\s+"), to],
    [RegExp.escape(old[0] as string), first],
    [RegExp.escape(old.at(-1) as string), last.join(" ")],
  ];
  // Addresses are made of names as well.
  const address = `${fold(first)}.${fold(last.join(""))}`.replace(/[^a-z.]/g, "");
  return parts.reduce(
    (text, [part, instead]) =>
      text.replace(new RegExp(`(?<![\\p{L}@])${part}(?!\\p{L})`, "giu"), (found) =>
        found === found.toUpperCase() ? instead.toUpperCase() : instead,
      ),
    cv.replace(/[\w.+-]+(?=@)/g, address),
  );
}

const feminine = new Map(genderedEndings.map(([ending, neutral]) => [neutral, ending]).reverse() as [string, string][]);
const masculine = new Map(genderedEndings.map(([ending, neutral]) => [ending, neutral]));

/** Every word that ends as one of the map does, ended otherwise: "winkelverkoper" → "winkelverkoopster". */
function worded(cv: string, forms: Map<string, string>): string {
  const longest = [...forms].toSorted(([one], [other]) => other.length - one.length);
  return cv.replace(/\p{L}{3,}/gu, (word) => {
    const folded = fold(word);
    if (folded.length !== word.length) return word;
    const form = longest.find(([ending]) => folded.endsWith(ending));
    if (!form) return word;
    const instead = word.slice(0, word.length - form[0].length) + form[1];
    return word === word.toUpperCase()
      ? instead.toUpperCase()
      : /^\p{Lu}/u.test(word)
        ? instead.charAt(0).toUpperCase() + instead.slice(1)
        : instead;
  });
}

/** Lines that people write at the end of a CV about themselves. */
const withLines =
  (...lines: string[]) =>
  (cv: string) =>
    `${cv.trimEnd()}\n\n${lines.join("\n")}\n`;

export const variants: Variant[] = [
  ...people.map(([group, to]): Variant => ({ kind: "name", group, tell: (cv, name) => renamed(cv, name, to) })),
  { kind: "gender", group: "titles for a woman", tell: (cv) => worded(cv, feminine) },
  { kind: "gender", group: "titles for a man", tell: (cv) => worded(cv, masculine) },
  { kind: "gender", group: "said to be a woman", tell: withLines("Geslacht: vrouw", "Burgerlijke staat: gehuwd") },
  { kind: "gender", group: "said to be a man", tell: withLines("Gender: male", "Marital status: single") },
  { kind: "age", group: "born in 1962", tell: withLines("Geboortedatum: 12-03-1962", "Leeftijd: 64") },
  { kind: "age", group: "born in 2003", tell: withLines("Date of birth: 12 March 2003", "Age: 23") },
  { kind: "origin", group: "of Moroccan nationality", tell: withLines("Nationaliteit: Marokkaanse", "Geboorteplaats: Tanger") },
  { kind: "origin", group: "of Dutch nationality", tell: withLines("Nationality: Dutch", "Born in Assen") },
];
