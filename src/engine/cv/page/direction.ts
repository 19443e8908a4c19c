import { nth } from "#contract/nth.ts";

/** Letters that are written from right to left. */
const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;

/** Letters that are written joined: how wide each is tells nothing of where a word ends. */
const JOINED = /\p{Script=Arabic}/u;
export const isJoined = (text: string): boolean => JOINED.test(text);

export const isFromRight = (text: string): boolean => FROM_RIGHT.test(text);

/** Are most letters of these texts written from right to left? */
export function isMostlyFromRight(texts: readonly string[]): boolean {
  let [right, left] = [0, 0];
  for (const text of texts) {
    if (FROM_RIGHT.test(text)) right += text.length;
    else if (LETTER.test(text)) left += text.length;
  }
  return right > left;
}

/**
 * What stands beside each other, from left to right, in the order that it is read in. `isRight`: the whole is read from the right, and
 * what is written from left to right in it keeps its order; otherwise the other way round. `isStrong`: what runs from left to right by itself.
 */
export function inReadingOrder<T extends { text: string }>(
  items: readonly T[],
  isRight: boolean,
  isStrong: (text: string) => boolean = (text) => LETTER.test(text),
): T[] {
  const turns = ({ text }: T) => (isRight ? !FROM_RIGHT.test(text) && isStrong(text) : FROM_RIGHT.test(text));
  const inOrder = isRight ? items.toReversed() : items;
  const read: T[] = [];
  for (let index = 0; index < inOrder.length; index++) {
    const item = nth(inOrder, index);
    if (!turns(item)) {
      read.push(item);
      continue;
    }
    // A run goes on over what has no direction of its own, up to the last that has one.
    let end = index;
    for (let at = index + 1; at < inOrder.length; at++) {
      const next = nth(inOrder, at);
      if (turns(next)) end = at;
      else if (isRight ? FROM_RIGHT.test(next.text) : isStrong(next.text)) break;
    }
    read.push(...inOrder.slice(index, end + 1).reverse());
    index = end;
  }
  return read;
}
