type Call = (text: string) => () => unknown;

/** Each counts what it looks at: a loop without a result may be left out by the compiler. */
const pairs: Call = (text) => () => {
  let same = 0;
  for (let one = 0; one < text.length; one++)
    for (let other = 0; other < text.length; other++) if (text.charCodeAt(one) === text.charCodeAt(other)) same++;
  return same;
};

/** What grows with the square of a run of blanks: a measure of growth that doesn't tell it tells nothing. */
export const steep: Record<string, Call> = {
  "a loop in a loop": pairs,
  "a pattern that looks from each blank to the end of their run": (text) => () => /\s+$/.test(text),
  "each letter sought in all of them": (text) => () => text.split("").filter((one, at, all) => all.indexOf(`${one}${at}`) >= 0),
};

/** What grows no faster than n log n. */
export const flat: Record<string, Call> = {
  "a look at each letter": (text) => () => text.repeat(20).replaceAll(" ", "-").length,
  "a sort": (text) => () => text.repeat(20).split("").sort(),
};
