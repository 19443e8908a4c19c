import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { Call, RateLimit } from "#contract/call.ts";
import { findKnownDevice } from "#server/areas/account/device/queries.ts";
import type { Caller, Device } from "#server/core/caller.ts";
import { type AppFailure, tooMany } from "#server/core/failures.ts";
import { tokenHash } from "#server/core/link-token.ts";
import type { Parts } from "#server/parts/parts.ts";
import { networkOf } from "../circumstances.ts";
import type { Patience } from "./patience.ts";

interface Who {
  caller: Caller | null;
  address: string;
  device: Pick<Device, "token">;
}

export interface RateLimits {
  /** Counts a call of a session, whatever its body, and refuses it with 429 and `Retry-After` when they come too fast. */
  count(who: Who): Promise<void>;
  /** Refuses whose address or session is over the call's limit by now, before a body is read. A browser may be known by what the body says. */
  refuseKnown(call: Call, who: Who): Promise<void>;
  /**
   * Counts a call with a limit of its own, once its body is known to be right: a slip of the pen costs no try. A log-in counts
   * as a failure of the account whose password it tries, from its start, so that tries in parallel can't pass together, until
   * what this returns is told that it succeeded. On a device known to that account the device is counted in its place:
   * strangers' tries elsewhere don't lock its owner out there, nor does a success there forgive them.
   */
  attempt(call: Call, who: Who, body: unknown): Promise<(failure?: AppFailure) => Promise<void>>;
}

const HOUR = 3600;
const QUARTER = 15 * 60;

interface Limit {
  limiter: RateLimiterAbstract;
  key: (who: Who, body: Fields) => string;
}
interface Fields {
  email?: unknown;
}

/** How often, in how many seconds, and of whom. */
type Bound = readonly [points: number, duration: number, key: Limit["key"]];
/** Of one address, which is a /64 of IPv6; whoever has a /48 of these has five times as much in all of them. */
const perAddress = (points: number, duration: number): Bound[] => [
  [points, duration, (who) => who.address],
  [points * 5, duration, (who) => networkOf(who.address)],
];
const bySession: Limit["key"] = (who) => who.caller?.session_id ?? who.address;
const byPerson: Limit["key"] = (who) => who.caller?.user_id ?? who.address;
/** Whose code it is: that of whoever is logged in, else of the mailbox that is named. */
const byMailbox: Limit["key"] = (who, body) => who.caller?.user_id ?? `mailbox ${String(body.email)}`;

/** From the 5th failure of a log-in on, each further one of that account or device waits twice as long: 0.2 s, then up to 6.4 s. */
const delayMs = (failures: number): number => (failures < 5 ? 0 : Math.min(200 * 2 ** (failures - 5), 6400));

const bounds: Record<RateLimit, Bound[]> = {
  login: perAddress(100, HOUR),
  register: perAddress(20, HOUR),
  // Letters to one mailbox are counted where the code is made; here the answer is the same for every address.
  forgot: perAddress(100, HOUR),
  code: [[100, HOUR, byMailbox], ...perAddress(600, HOUR)],
  password: [[10, QUARTER, byPerson]],
  password_check: perAddress(600, HOUR),
  passkey: perAddress(200, HOUR),
  checkout: [[60, HOUR, byPerson]],
  invitation: [[200, HOUR, byPerson]],
  invitation_view: perAddress(200, HOUR),
  submit: [[120, HOUR, byPerson]],
  shared: perAddress(600, HOUR),
  contact: perAddress(5, HOUR),
  sso: perAddress(200, HOUR),
  // Requests to addresses that somebody typed.
  outgoing: [[60, HOUR, byPerson]],
  picture: [[60, HOUR, byPerson]],
  reading: [[600, 60, bySession]],
  // What a language model or a translation service is asked for; a month's own limits are the plan's.
  model: [[1000, 24 * HOUR, byPerson]],
};

/** How often is too often. Loopback counts like any address. `onRefused` hears by which limit somebody was refused; `pause` lets a try wait. */
export function createRateLimits(
  { database: { db }, limiters }: Pick<Parts, "database" | "limiters">,
  onRefused: (limit: string) => void,
  pause: Patience["pause"],
): RateLimits {
  const retryAfter = (limit: string, { msBeforeNext }: RateLimiterRes) => {
    onRefused(limit);
    return tooMany(Math.max(1, Math.ceil(msBeforeNext / 1000)));
  };
  const take = async (limit: string, limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> => {
    try {
      return await limiter.consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw retryAfter(limit, refused);
      throw refused;
    }
  };
  const perSession = limiters.frequent({ name: "session", points: 600, duration: 60 });
  const perKey = limiters.frequent({ name: "key", points: 300, duration: 60 });
  const perDevice = limiters.limiter({ name: "device", points: 100, duration: HOUR });
  const logInFailures = limiters.limiter({ name: "log-in failures", points: 10, duration: QUARTER });
  const limitsOf = (name: string, of: Bound[]): Limit[] =>
    of.map(([points, duration, key], n) => ({ limiter: limiters.limiter({ name: `${name} ${n}`, points, duration }), key }));
  // Each name of the bounds keeps its own.
  const limits = Object.fromEntries(Object.entries(bounds).map(([name, of]) => [name, limitsOf(name, of)])) as Record<RateLimit, Limit[]>;
  return {
    count: async (who) => {
      if (!who.caller) return;
      const { key, session_id } = who.caller;
      await (key ? take("key", perKey, session_id) : take("session", perSession, session_id));
    },
    refuseKnown: async (call, who) => {
      if (!call.rate_limit || who.device.token) return;
      for (const { limiter, key } of limits[call.rate_limit]) {
        const refused = key === byMailbox ? null : await limiter.get(key(who, {}));
        if (refused && refused.consumedPoints > limiter.points) throw retryAfter(call.rate_limit, refused);
      }
    },
    attempt: async (call, who, body) => {
      const fields = body as Fields;
      // Without an e-mail no password is tried: somebody who is logged in enters another team.
      const email = call.rate_limit === "login" && typeof fields.email === "string" ? fields.email : null;
      const { token } = who.device;
      const device = email !== null && token ? await findKnownDevice(db, tokenHash(token), email) : undefined;
      if (device) await take("device", perDevice, device);
      else if (call.rate_limit)
        for (const { limiter, key } of limits[call.rate_limit]) await take(call.rate_limit, limiter, key(who, fields));
      if (email === null) return async () => {};
      const tried = device ? `device ${device}` : `account ${email}`;
      const { consumedPoints } = await take("log_in_failures", logInFailures, tried);
      await pause(delayMs(consumedPoints));
      return async (failure) => {
        if (!failure) await logInFailures.delete(tried);
        else if (failure.code !== "signed_out" && !isWrongCode(failure)) await logInFailures.reward(tried);
      };
    },
  };
}

/** A wrong second factor is a failure as a wrong password is. */
const isWrongCode = (failure: AppFailure) => failure.fields?.code?.some(({ key }) => key === "wrong_code") ?? false;
