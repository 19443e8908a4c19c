/** Letters that Unicode doesn't take apart into a plain one and a mark, small and large, as people without that key type them. */
const plainLetters: Record<string, string> = {
  ...{
    ł: "l",
    Ł: "l",
    ø: "o",
    Ø: "o",
    đ: "d",
    Đ: "d",
    ð: "d",
    Ð: "d",
    ħ: "h",
    Ħ: "h",
    ŧ: "t",
    Ŧ: "t",
    ı: "i",
    ŋ: "n",
    Ŋ: "n",
    ə: "e",
    Ə: "e",
  },
  ...{ ß: "ss", ẞ: "ss", æ: "ae", Æ: "ae", œ: "oe", Œ: "oe", þ: "th", Þ: "th" },
  // Apostrophes that Unicode counts among the letters.
  ...{ ʼ: "'", ʻ: "'" },
};
const anyOfThem = new RegExp(`[${Object.keys(plainLetters).join("")}]`, "gu");

/** Letters without their marks, lower case: how text is indexed and how a search is read. `plain_text` of the database does the same. */
export const plainText = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(anyOfThem, (letter) => plainLetters[letter] ?? letter)
    .toLowerCase();

/** Whether a label has what is typed, as the search of the database reads both: in plain letters, each word by itself, or typed together. */
export function hasTyped(label: string, typed: string): boolean {
  const [there, sought] = [label, typed].map((text) => plainText(text).replace(/(?<=\p{L})['’‘`](?=\p{L})/gu, "")) as [string, string];
  const together = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
  if (there.includes(sought.trim()) || sought.split(/\s+/u).every((word) => there.includes(word))) return true;
  return together(sought) !== "" && together(there).includes(together(sought));
}

/** Words before a surname, by which nobody looks it up: plain, as `plainText` gives them. `sort_name` of the database leaves them out. */
export const surnamePrefixes: ReadonlySet<string> = new Set(
  "aan bij de den der des het in la las los onder op over s t te ten ter toe tot uit van vd vom von voor zu zum zur".split(" "),
);
