const WORD = "[\\p{L}\\p{N}_-]{1,40}";
const marked = (words: string) => `(?:\\s?[[({<]\\s?(?:${words})\\s?[\\])}>]\\s?|_(?:${words})_)`;
const AT = "at|apenstaartje";
const DOT = "dot|punt";
const ANY_DOT = `(?:\\.|${marked(`${DOT}|\\.`)}|\\s(?:${DOT})\\s)`;
const SPELLED = new RegExp(
  `(?<![\\p{L}\\p{N}._-])(${WORD}?(?:${ANY_DOT}${WORD}?){0,4})(?:${marked(`${AT}|@`)}(${WORD}?(?:${ANY_DOT}${WORD}?){1,4})|\\s(?:${AT})\\s(${WORD}(?:\\s(?:${DOT})\\s${WORD}){1,4})|\\s@\\s(${WORD}(?:${ANY_DOT}${WORD}){1,4}))(?![\\p{L}\\p{N}])`,
  "giu",
);
const DOTS = new RegExp(ANY_DOT, "giu");

/**
 * Addresses as their writers spell them so that no robot reads them: "els [at] post [dot] nl", "els(at)post.nl". What is said in words
 * or with white space ("els at post dot nl", "els @ post.nl": `isSaid`) may be a part of a sentence as well.
 */
export const spelledEmails = (text: string): { value: string; start: number; end: number; isSaid: boolean }[] =>
  [...text.matchAll(SPELLED)].map(({ 0: hit, 1: local = "", 2: host, 3: said, 4: spaced, index }) => ({
    value: `${local}@${host ?? said ?? spaced}`.replace(DOTS, ".").toLowerCase(),
    start: index,
    end: index + hit.length,
    isSaid: host === undefined,
  }));
