import { Turns } from "#server/parts/turns.ts";

/** Whose calls are so many at once brings much: the next ones stand back for others who only click. */
const MANY = 4;
/** So long they do, at most, and so often it is looked whether they have to. */
const BACK_MS = 50;
const LOOK_MS = 2;

/** A call that will begin in its turn, and ends. */
interface Paced {
  turn(): Promise<void>;
  leave(): void;
}

/**
 * The order in which calls begin: workspaces take turns, and each call begins in a round of its own of Node's loop, in which whoever has
 * knocked meanwhile is heard and counted (on the embedded database an answer is made without a pause in which that could be). While
 * somebody waits for a short call, those who have many under way begin another one only now and then.
 */
export function openPace(now: () => number = () => performance.now()) {
  const turns = new Turns<() => void>(Number.POSITIVE_INFINITY);
  /** Calls that have begun, by whose they are: all, and the short ones. */
  const begun = new Map<string, { all: number; short: number }>();
  const backSince = new Map<string, number>();
  let short = 0;
  let waits: NodeJS.Timeout | null = null;

  const mayBegin = (owner: string): boolean => {
    const own = begun.get(owner) ?? { all: 0, short: 0 };
    if (own.all < MANY || short === own.short) return true;
    const since = backSince.get(owner) ?? now();
    backSince.set(owner, since);
    return now() - since >= BACK_MS;
  };
  const next = () => {
    waits = null;
    const begin = turns.shift(mayBegin);
    begin?.();
    if (turns.isEmpty) return;
    if (begin) setImmediate(next);
    else waits = setTimeout(next, LOOK_MS);
  };
  const count = (owner: string, isShort: boolean, by: 1 | -1) => {
    const own = begun.get(owner) ?? { all: 0, short: 0 };
    const after = { all: own.all + by, short: own.short + (isShort ? by : 0) };
    if (after.all > 0) begun.set(owner, after);
    else begun.delete(owner);
    if (isShort) short += by;
  };
  return {
    expect: (owner: string, length: "short" | "long"): Paced => {
      let hasBegun = false;
      return {
        turn: () =>
          new Promise((resolve) => {
            if (turns.isEmpty || waits) setImmediate(next);
            if (waits) clearTimeout(waits);
            waits = null;
            turns.push(
              owner,
              () => {
                hasBegun = true;
                backSince.delete(owner);
                count(owner, length === "short", 1);
                resolve();
              },
              1,
            );
          }),
        leave: () => {
          if (hasBegun) count(owner, length === "short", -1);
          hasBegun = false;
        },
      };
    },
  };
}
