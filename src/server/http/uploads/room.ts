import type { Context } from "hono";
import type { Caller } from "#server/core/caller.ts";
import { tooMany, unavailable } from "#server/core/failures.ts";
import type { Received } from "#server/parts/files/files.ts";
import { Shares } from "#server/parts/shares.ts";
import type { Patience } from "../bounds/patience.ts";

/** So much of each body counts for nothing: who logs in finds room however full it is. */
const FREE_BYTES = 16 * 1024;
/** Bodies of callers without a session that aren't whole, from one address. */
const UNFINISHED = 50;
const RETRY_SECONDS = 5;

/** What of one request's body came, in memory and on the disk, until it is done with. */
export interface Arrival {
  /** How long the sender has for a stretch of it, and for all of it where that is less than for any request. */
  patience: { stretch: number; whole: number | null };
  /** Begins to take in a body; refuses with 429 where an address has too many under way. What it gives is called at the body's end. */
  begin(): () => void;
  /** Makes room for so much more of it; refuses with 503 where all of it is taken, 429 where an address has its share. */
  add(bytes: number): void;
  /** A file of it, which goes when the request is done with. */
  keep(file: Received): void;
  /** Gives the room back, and removes what wasn't stored elsewhere. */
  end(): Promise<void>;
}

/** What somebody without a session sends. */
export type ArrivalOf = (c: Context) => Arrival;

export interface Room {
  /** How many bytes are taken, and the most there may be: strangers' apart, which come on top. */
  figures(): { bytes: number; most: number };
  open(sender: { caller: Caller | null; address: string }): Arrival;
}

/**
 * So many bytes of bodies under way at once, of all callers. Those without a session have an eighth of it, apart, so that they take
 * nothing from those with one; of that an address has a quarter. A workspace may have as much of the others' as it leaves free: one alone
 * half, two a third each.
 */
export function openRoom(most_bytes: number, patience: Patience): Room {
  const strangers = {
    shares: new Shares(most_bytes / 8, () => most_bytes / 32),
    refuse: () => tooMany(RETRY_SECONDS),
    whole: patience.stranger,
  };
  const callers = { shares: new Shares(most_bytes), refuse: unavailable, whole: null };
  const unfinished = new Shares(Number.POSITIVE_INFINITY, () => UNFINISHED);
  return {
    figures: () => ({ bytes: callers.shares.held + strangers.shares.held, most: most_bytes + most_bytes / 8 }),
    open: ({ caller, address }) => {
      const { whole, refuse, shares } = caller ? callers : strangers;
      const who = caller?.workspace ?? address;
      const files: Received[] = [];
      let size = 0;
      let taken = 0;
      return {
        patience: { stretch: patience.stretch, whole },
        begin: () => {
          if (caller) return () => {};
          if (unfinished.lacks(address, 1)) throw tooMany(RETRY_SECONDS);
          unfinished.take(address, 1);
          return () => unfinished.take(address, -1);
        },
        add: (bytes) => {
          size += bytes;
          const more = Math.max(0, size - FREE_BYTES) - taken;
          if (more === 0) return;
          const lack = shares.lacks(who, more);
          if (lack) throw lack === "all" ? unavailable() : refuse();
          shares.take(who, more);
          taken += more;
        },
        keep: (file) => void files.push(file),
        end: async () => {
          shares.take(who, -taken);
          taken = 0;
          await Promise.all(files.splice(0).map((file) => file.remove()));
        },
      };
    },
  };
}
