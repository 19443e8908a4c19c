import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Call, Pace } from "#contract/call.ts";
import type { Caller } from "#server/core/caller.ts";
import { type AppFailure, tooMany } from "#server/core/failures.ts";

interface Who {
  caller: Caller | null;
  address: string;
}

export interface PaceKeeper {
  /** Counts a call of a session, whatever its body, and refuses it with 429 and `Retry-After` when they come too fast. */
  keep(who: Who): Promise<void>;
  /**
   * Counts a call with a pace of its own, once its body is known to be right: a slip of the pen costs no try. A log-in counts
   * as a failure of its account from its start, so that tries in parallel can't pass together, until what this returns is
   * told that it succeeded.
   */
  attempt(call: Call, who: Who, body: unknown): Promise<(failure?: AppFailure) => Promise<void>>;
}

const HOUR = 3600;
const QUARTER = 15 * 60;

/** How often is too often, counted per process. Loopback counts like any address. */
export function createPace(): PaceKeeper {
  const perSession = new RateLimiterMemory({ points: 600, duration: 60 });
  const logInFailures = new RateLimiterMemory({ points: 10, duration: QUARTER });
  const limits: Record<Pace, { limiter: RateLimiterMemory; key: (who: Who) => string }> = {
    login: { limiter: new RateLimiterMemory({ points: 100, duration: HOUR }), key: (who) => who.address },
    register: { limiter: new RateLimiterMemory({ points: 20, duration: HOUR }), key: (who) => who.address },
    letter: { limiter: new RateLimiterMemory({ points: 5, duration: HOUR }), key: (who) => who.caller?.email ?? who.address },
    code: { limiter: new RateLimiterMemory({ points: 60, duration: HOUR }), key: (who) => who.caller?.email ?? who.address },
    reading: { limiter: new RateLimiterMemory({ points: 600, duration: 60 }), key: (who) => who.caller?.session_id ?? who.address },
  };
  return {
    keep: async (who) => {
      if (who.caller) await take(perSession, who.caller.session_id);
    },
    attempt: async (call, who, body) => {
      if (call.pace) await take(limits[call.pace].limiter, limits[call.pace].key(who));
      if (call.pace !== "login") return async () => {};
      const account = String((body as { email?: unknown }).email);
      await take(logInFailures, account);
      return async (failure) => {
        if (!failure) await logInFailures.delete(account);
        else if (failure.code !== "signed_out") await logInFailures.reward(account);
      };
    },
  };
}

async function take(limiter: RateLimiterMemory, key: string) {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    throw refused;
  }
}
