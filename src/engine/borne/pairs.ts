import { sameInBoth } from "#engine/chat/bilingual.ts";
import { stemsOf } from "#engine/matching/meaning/stems.ts";
import { type FoundNumber, findNumbers } from "#engine/proposal/numbers.ts";

const between = /(?<!\p{L})(?:to|naar|tot)\s*$/iu;
const isSame = (one: FoundNumber, other: FoundNumber) => Math.abs(one.value - other.value) < 1e-9 * Math.max(1, Math.abs(one.value));

/** What a number counts, by the first words behind it, in both languages. */
export function countedBy(text: string, { end }: FoundNumber, next: FoundNumber | undefined): Set<string> {
  const behind = text.slice(end, Math.min(next?.start ?? text.length, end + 40)).split(/[,;.:()]/)[0] ?? "";
  return new Set(stemsOf(behind).slice(0, 2).flatMap(sameInBoth));
}

/** A passage and the numbers in it. */
interface Numbered {
  text: string;
  numbers: readonly FoundNumber[];
}

export const numberedIn = (text: string): Numbered => ({ text, numbers: findNumbers(text) });

/** More numbers than a sentence or a passage of prose holds: a table, of which nothing is told by the order of two. */
const MOST_NUMBERS = 60;

/** Where a sentence turns round what its passages say with two numbers: "from 84 to 71" for "from 71 to 84", "4 nurses" for "19 nurses". */
export function turnedIn(sentence: string, passages: readonly Numbered[]): string[] {
  const own = findNumbers(sentence);
  const held = passages.filter(({ numbers }) => numbers.length > 1 && numbers.length <= MOST_NUMBERS);
  if (own.length === 0 || own.length > MOST_NUMBERS || held.length === 0) return [];
  return [...pairsTurned(sentence, own, held), ...countsTurned(sentence, own, held)];
}

function pairsTurned(sentence: string, own: readonly FoundNumber[], held: readonly Numbered[]): string[] {
  return own.flatMap((second, index) => {
    if (isChangeTakenFor(sentence, second, held)) return [sentence.slice(second.start, second.unitEnd)];
    const first = own[index - 1];
    if (!first || isSame(first, second) || !between.test(sentence.slice(first.unitEnd, second.start))) return [];
    const orders = held.flatMap(({ numbers }) => {
      const [from, to] = [first, second].map((one) => numbers.find((other) => isSame(one, other))?.start);
      return from === undefined || to === undefined ? [] : [from < to];
    });
    return orders.length > 0 && !orders.includes(true) ? [sentence.slice(first.start, second.unitEnd)] : [];
  });
}

/** "Down by 14" of what went from 14 to 5. */
const isChangeTakenFor = (sentence: string, number: FoundNumber, held: readonly Numbered[]): boolean => {
  if (!/(?<!\p{L})(?:by|met)\s+$/iu.test(sentence.slice(0, number.start))) return false;
  const alike = held.flatMap(({ text, numbers }) =>
    numbers.flatMap((one, at) => {
      const next = numbers[at + 1];
      const isFrom =
        /(?<!\p{L})(?:from|van)\s+$/iu.test(text.slice(0, one.start)) && next && between.test(text.slice(one.unitEnd, next.start));
      return isSame(one, number) ? [isFrom === true] : [];
    }),
  );
  return alike.length > 0 && alike.every((isFrom) => isFrom);
};

function countsTurned(sentence: string, own: readonly FoundNumber[], held: readonly Numbered[]): string[] {
  return own.flatMap((number, index) => {
    const counts = countedBy(sentence, number, own[index + 1]);
    const found = held.flatMap(({ text, numbers }) => {
      const same = numbers.findIndex((one) => isSame(one, number));
      if (same < 0) return [];
      const countsAt = (at: number) => (numbers[at] ? countedBy(text, numbers[at], numbers[at + 1]) : new Set<string>());
      const isAlike = (at: number) => !countsAt(at).isDisjointFrom(counts);
      // "36 to 40 hours": the first of them counts what the second does.
      return [
        { isOwn: isAlike(same) || countsAt(same).size === 0, isOther: numbers.some((one, at) => !isSame(one, number) && isAlike(at)) },
      ];
    });
    const isTurned = found.length > 0 && found.every(({ isOwn }) => !isOwn) && found.some(({ isOther }) => isOther);
    return isTurned ? [sentence.slice(number.start, number.unitEnd)] : [];
  });
}
