import { figuresIn } from "../retrieval/numbers.ts";
import { askedWords, heldIn, holdsWord } from "../retrieval/topic.ts";
import { validUntil } from "./stance.ts";

/** Whether what somebody has reaches a number or date that is asked for. */
type Reach = "enough" | "short";

const atMost = /(?<!\p{L})(?:max(?:imaal|imum)?\.?|hooguit|ten hoogste|niet meer dan|binnen|at most|no more than|up to|within)(?!\p{L})/iu;
const inMinutes: [RegExp, number][] = [
  [/(?<!\p{L})(?:drie kwartier|three quarters of an hour)(?!\p{L})/iu, 45],
  [/(?<!\p{L})(?:een kwartier|quarter of an hour)(?!\p{L})/iu, 15],
  [/(?<!\p{L})(?:anderhalf uur|an hour and a half)(?!\p{L})/iu, 90],
  [/(?<!\p{L})(?:een |een klein )?(?:half ?uur|halfuur(?:tje)?)|half an hour(?!\p{L})/iu, 30],
  [/(?<!\p{L})(?:een uur|one hour|an hour) (?:rijden|reizen|by|drive|away|from|van)(?!\p{L})/iu, 60],
];
const minutes = /(\d{1,3})\s*(?:minuten|minutes|min)(?!\p{L})/iu;

/** A travel time, in minutes. */
function minutesIn(text: string): number | null {
  const digits = minutes.exec(text)?.[1];
  return digits ? Number(digits) : (inMinutes.find(([pattern]) => pattern.test(text))?.[1] ?? null);
}

/** Years of experience are counted from the jobs, not by what a line says of them. */
const ofTime = /^(?:jaar|jaren|years?|yrs?|maand|maanden|months?|uur|uren|hours?|dag|dagen|days?|week|weken|weeks?|procent|percent)$/u;

/** The first number of a text with the words behind it that say of what. */
function countedIn(text: string) {
  const { figures, keys } = figuresIn(text);
  for (const { value, at } of figures) {
    const behind = keys.slice(at + 1, at + 4);
    if (behind.some((key) => ofTime.test(key)) || /^[a-z]?\d/.test(keys[at - 1] ?? "")) continue;
    const words = askedWords(behind.join(" "), new Set(), new Set());
    if (words.length > 0) return { value, words };
  }
  return null;
}

/** Holds what a line says against what is asked: "twee" of "ten minste drie", a date of validity, a travel time. Null where they can't be compared. */
export function reachOf(asked: string, said: string): Reach | null {
  const until = validUntil(asked);
  const has = until ? validUntil(said) : null;
  if (until && has) return has.slice(0, until.length) >= until.slice(0, has.length) ? "enough" : "short";
  const most = minutesIn(asked);
  const takes = most === null ? null : minutesIn(said);
  if (most !== null && takes !== null) return takes <= most ? "enough" : "short";
  const wanted = countedIn(asked);
  if (!wanted) return null;
  const { figures, keys } = figuresIn(said);
  for (const { value, at } of figures) {
    const held = heldIn(keys.slice(at + 1, at + 4).join(" "), false);
    if (wanted.words.slice(0, 2).some((word) => holdsWord(word, held) === 0)) continue;
    return (atMost.test(asked) ? value <= wanted.value : value >= wanted.value) ? "enough" : "short";
  }
  return null;
}
