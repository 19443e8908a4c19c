/** What stands before an item of a list: a sign, a number, a letter, a box, a picture. */
export const bulletMark =
  /^[\s\u00a0]*(?:\+\/-(?=\s)|[•·●▪■◦‣*✓✔✅☑➢►▶▸→»>°~+❖★¤–—-]{1,3}\ufe0f?|\[[ xXvV✓]?\](?=\s)|\d{1,2}[.)](?=[\s\u00a0])|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?(?=\s+\p{Lu})|[a-z](?:\)|\.(?=\s))|(?:[A-Z]{1,2}|[Ee]is|[Ww]ens|[Rr]eq)[ -]?\d{1,2}(?:[.:)]|(?=\s+\p{Lu}))|[oO](?=\t|\s{2,})|(?![©®™§№])[\p{So}\p{Extended_Pictographic}]\ufe0f?)[\s\u00a0]*/u;

const box = /^\s*(?:\[([ xXvV✓]?)\]|([☐◻◽⬜▢□❏❑🔲])|([☑☒✅✔✓🗹]))/u;

/** A box before an item: ticked, or left open; null without one. */
export function boxOf(mark: string): "ticked" | "open" | null {
  const hit = box.exec(mark);
  if (!hit) return null;
  return hit[2] || hit[1]?.trim() === "" ? "open" : "ticked";
}

/** "🎯 Wat je meebrengt" is a heading with a picture before it. A box, a square or an arrow is no picture. */
export const isPicture = (bullet: RegExpExecArray | null) =>
  bullet !== null &&
  /\p{Extended_Pictographic}/u.test(bullet[0]) &&
  !/[\u2190-\u21ff\u25a0-\u25ff\u2b00-\u2bff\u2610-\u2612✓✔✅🔲🔳🔹🔸🔘⚪⚫]/u.test(bullet[0]);

/** "3)" behind "2)": the next item of one list. */
export function follows(mark: string, before: string): boolean {
  const [number, last] = [mark, before].map((one) => /^\s*(\d{1,2})[.)]\s*$/.exec(one)?.[1]);
  return number !== undefined && last !== undefined && Number(number) === Number(last) + 1;
}

/** A picture, or the number of a chapter ("3. Eisen"): what comes next isn't the next number of a list. */
export function opensBlock(mark: RegExpExecArray, next: string): boolean {
  // "✅ Je kunt op maandag" before another "✅" is an item.
  if (isPicture(mark)) return !next.trimStart().startsWith(mark[0].trim());
  // "▌THE PERSON": a sign that paints a line beside a heading.
  if (/[▌▐█▍▎▏│┃║═]/u.test(mark[0])) return true;
  const number = /^\s*(\d{1,2})[.)]/.exec(mark[0]);
  if (!number) return false;
  return !new RegExp(`^\\s*${Number(number[1]) + 1}[.)]\\s`).test(next);
}
