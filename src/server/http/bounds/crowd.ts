import { LRUCache } from "lru-cache";
import type { Call } from "#contract/call.ts";
import { unavailable } from "#server/core/failures.ts";
import { tokenHash } from "#server/core/link-token.ts";
import { Shares } from "#server/parts/shares.ts";
import { openPace } from "./pace.ts";

interface Most {
  /** Calls answered at once. */
  all: number;
  /** Of these from one address, so that nobody fills the room alone. */
  of_address: number;
  /** And of whoever hasn't shown a session that counts: the rest is for those who work here. */
  of_strangers: number;
}
/** As many as are answered within some three seconds where each costs 15 ms: who would wait longer is told at once, and asks again. */
const MOST: Most = { all: 200, of_address: 120, of_strangers: 120 };
/** All of them together, in the place of a workspace. */
const STRANGERS = "";
/** So long a session is known as one that counted; what it may do is looked up at each call all the same. */
const KNOWN_MS = 20 * 60_000;

/** A call at the door: from where, and what it shows of a session (`Authorization`). */
interface Knock {
  call: Pick<Call, "upload" | "stream">;
  address: string;
  authorization: string | null;
}

/** Somebody who was let in. */
interface Guest {
  /** The workspace whose session was shown, as far as it is known by now. */
  workspace: string | null;
  /** The call's turn, by `openPace`. */
  turn(): Promise<void>;
  /** To be told once the call is over. */
  leave(): void;
}

export interface Crowd {
  /** How many calls are inside. */
  readonly inside: number;
  /** Lets a call in, or refuses it with 503 and `Retry-After`. */
  enter(knock: Knock): Guest;
  /** What was shown turned out to be a session of that workspace: from now on it isn't a stranger's. */
  recognise(authorization: string | null, workspace: string): void;
}

/**
 * So many calls are answered at once and no more: under a load beyond what the machine can answer, those let in are answered in time
 * and the others know at once, instead of all waiting ever longer. A workspace may have as many places as it leaves free: one alone half
 * of them. Uploads and streams take long without keeping anybody waiting; they have bounds of their own (room, engine, model).
 */
export function openCrowd(most = MOST): Crowd {
  const places = new Shares(most.all);
  const ofAddress = new Shares(Number.POSITIVE_INFINITY, () => most.of_address);
  const ofStrangers = new Shares(Number.POSITIVE_INFINITY, () => most.of_strangers);
  const known = new LRUCache<string, string>({ max: 20_000, ttl: KNOWN_MS });
  const pace = openPace();
  const nameOf = (authorization: string) => tokenHash(authorization).toString("base64url");
  return {
    get inside() {
      return places.held;
    },
    enter: ({ call: { upload, stream }, address, authorization }) => {
      const workspace = (authorization && known.get(nameOf(authorization))) ?? null;
      const isLong = upload || stream;
      const one = pace.expect(workspace ?? address, !isLong ? "short" : workspace ? "long" : "strangers");
      if (isLong) return { workspace, turn: one.turn, leave: one.leave };
      const isFull =
        workspace === null ? ofStrangers.lacks(STRANGERS, 1) || places.lacks(STRANGERS, 1) === "all" : places.lacks(workspace, 1);
      if (isFull || ofAddress.lacks(address, 1)) throw unavailable();
      const take = (n: 1 | -1) => {
        places.take(workspace ?? STRANGERS, n);
        ofAddress.take(address, n);
        if (workspace === null) ofStrangers.take(STRANGERS, n);
      };
      take(1);
      const leave = () => {
        one.leave();
        take(-1);
      };
      return { workspace, turn: one.turn, leave };
    },
    recognise: (authorization, workspace) => {
      if (authorization) known.set(nameOf(authorization), workspace);
    },
  };
}
