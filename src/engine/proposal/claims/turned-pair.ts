import { nth } from "#contract/nth.ts";
import type { Grounds } from "./grounds.ts";
import { numbersOf } from "./number.ts";
import type { Piece } from "./piece.ts";

const between = /(?<!\p{L})(?:to|naar|tot)\s*$/iu;

/** "From 35 to 120" where every passage with both has them the other way round; null where none is. */
export function turnedPair(grounds: Grounds, sentence: string, pieces: readonly Piece[]): string | null {
  const numbers = pieces.filter((one) => one.kind === "number");
  for (const [index, second] of numbers.entries()) {
    const first = numbers[index - 1];
    if (!first || first.number.value === second.number.value || !between.test(sentence.slice(first.end, second.start))) continue;
    const orders = grounds.sources.texts.flatMap((text) =>
      text.passages.flatMap((passage) => {
        const at = (value: number) =>
          numbersOf(text)
            .get(value)
            ?.find(({ start }) => passage.start <= start && start < passage.end)?.start;
        const [from, to] = [at(first.number.value), at(second.number.value)];
        return from === undefined || to === undefined ? [] : [from < to];
      }),
    );
    if (orders.length > 0 && !orders.includes(true)) return sentence.slice(nth(numbers, index - 1).start, second.end);
  }
  return null;
}
