import { Turns } from "#server/parts/turns.ts";

/** Others are here for so long after one of their short calls began. */
const HERE_MS = 1000;
/** So often it is looked whether somebody still has to stand back. */
const LOOK_MS = 2;

/** Uploads and streams take long, and most of it without this process. Those of nobody's workspace have other bounds, and a time that runs. */
type Length = "short" | "long" | "strangers";

/**
 * `many`: so many calls of a kind a workspace has under way while others are here, and stands back with the rest. `back_ms`: for so long
 * at most. Uploads cost the thread, the readers and the database much more than clicks: fewer of them, and longer.
 */
const bounds: Record<Length, { many: number; back_ms: number }> = {
  short: { many: 4, back_ms: 250 },
  long: { many: 2, back_ms: 2000 },
  strangers: { many: Number.POSITIVE_INFINITY, back_ms: 0 },
};

/** A call that will begin in its turn, and ends. */
interface Paced {
  turn(): Promise<void>;
  leave(): void;
}

/**
 * The order in which calls begin: workspaces take turns, and each call begins in a round of its own of Node's loop, in which whoever has
 * knocked meanwhile is heard and counted (on the embedded database an answer is made without a pause in which that could be). While
 * others are here, who has many calls under way begins the next when one of them ends, or after a while: uploads apart, so that they
 * hold up nobody's clicks, their own people's neither.
 */
export function openPace(now: () => number = () => performance.now()) {
  const turns = new Turns<() => void>(Number.POSITIVE_INFINITY);
  const underWay = new Map<string, number>();
  const backSince = new Map<string, number>();
  /** Whose short calls began last, and when: two of them tell whether anybody but one is here. */
  let here: { owner: string; at: number }[] = [];
  let waits: NodeJS.Timeout | null = null;

  const keyOf = (owner: string, length: Length) => `${length} ${owner}`;
  const boundsOf = (key: string) => bounds[key.slice(0, key.indexOf(" ")) as Length];
  const isAlone = (owner: string) => !here.some((other) => other.owner !== owner && now() - other.at < HERE_MS);
  const mayBegin = (key: string): boolean => {
    const { many, back_ms } = boundsOf(key);
    if ((underWay.get(key) ?? 0) < many || isAlone(key.slice(key.indexOf(" ") + 1))) return true;
    const since = backSince.get(key) ?? now();
    backSince.set(key, since);
    return now() - since >= back_ms;
  };
  const next = () => {
    waits = null;
    const begin = turns.shift(mayBegin);
    begin?.();
    if (turns.isEmpty) return;
    if (begin) setImmediate(next);
    else waits = setTimeout(next, LOOK_MS);
  };
  const begins = (owner: string, length: Length) => {
    const key = keyOf(owner, length);
    backSince.delete(key);
    underWay.set(key, (underWay.get(key) ?? 0) + 1);
    if (length === "short") here = [{ owner, at: now() }, ...here.filter((other) => other.owner !== owner)].slice(0, 2);
  };
  const ends = (key: string) => {
    const left = (underWay.get(key) ?? 1) - 1;
    if (left > 0) underWay.set(key, left);
    else underWay.delete(key);
  };
  return {
    expect: (owner: string, length: Length): Paced => {
      let state: "waits" | "begun" | "over" = "waits";
      return {
        turn: () =>
          new Promise((resolve) => {
            if (turns.isEmpty || waits) setImmediate(next);
            if (waits) clearTimeout(waits);
            waits = null;
            const begin = () => {
              if (state === "waits") {
                state = "begun";
                begins(owner, length);
              }
              resolve();
            };
            turns.push(keyOf(owner, length), begin, 1);
          }),
        leave: () => {
          if (state === "begun") ends(keyOf(owner, length));
          state = "over";
        },
      };
    },
  };
}
