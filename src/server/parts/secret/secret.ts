import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { hash, type Options, verify } from "@node-rs/argon2";
import { unavailable } from "#server/core/failures.ts";

/** What is locked. Where each is kept stands in `areas/security/rotation/rules.ts`. */
export const lockPurposes = ["two_factor", "letter", "share_link", "calendar_feed", "sso_secret", "model_key"] as const;
export type LockPurpose = (typeof lockPurposes)[number];

/** The server's own secret, and what keeps other secrets. */
export interface Secret {
  /** HMAC-SHA-256 over `text`, for one `purpose`. */
  seal(purpose: string, text: string): Buffer;
  /** The same as each secret makes it that is accepted, the present one first: for what is looked up by its seal. */
  seals(purpose: string, text: string): Buffer[];
  isSealed(purpose: string, text: string, seal: Uint8Array): boolean;
  /** AES-256-GCM for one `purpose`: what must be read again, such as the secret of an authenticator app. */
  lock(purpose: LockPurpose, text: string): Buffer;
  /** Throws when the bytes weren't locked for this purpose with a secret that is accepted. */
  unlock(purpose: LockPurpose, locked: Uint8Array): string;
  /** The same locked with the present secret, where it isn't already. */
  relock(purpose: LockPurpose, locked: Uint8Array): Buffer | "is_present" | "unreadable";
  /** Whether a previous secret is accepted beside the present one. */
  is_rotating: boolean;
  /** argon2id, 19 MiB, two passes. Few run at once, so that a flood of log-ins can't stall reads. */
  hashPassword(password: string): Promise<string>;
  /** Without a hash it takes the same time and says no: an unknown address answers like a wrong password. */
  isPassword(password: string, hash: string | undefined): Promise<boolean>;
}

// The package's default algorithm is argon2id.
const argon: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** One processor stays free for who asks meanwhile; each takes 19 MiB. */
const AT_ONCE = Math.min(4, Math.max(1, availableParallelism() - 1));
const WAITING = 100;

/**
 * Reads the secret from the settings, else from a file that is made once with mode 0600. What a previous one sealed and locked is
 * accepted as well; whatever is made from now on is made with the present one. A test hands over a `compare` that counts.
 */
export function openSecret(setting: string | undefined, file: string, previous: string | null = null, compare = verify): Secret {
  const present = setting ?? readOrMake(file);
  const accepted = previous === null ? [present] : [present, previous];
  const bounded = takeTurns(AT_ONCE, WAITING);
  const decoy = bounded(() => hash(randomBytes(16).toString("hex"), argon));
  const seals = (purpose: string, text: string) => accepted.map((key) => sealWith(key, purpose, text));
  return {
    is_rotating: previous !== null,
    seal: (purpose, text) => sealWith(present, purpose, text),
    seals,
    isSealed: (purpose, text, given) =>
      seals(purpose, text).some((right) => given.length === right.length && timingSafeEqual(given, right)),
    lock: (purpose, text) => lockWith(present, purpose, text),
    unlock: (purpose, locked) => {
      const text = accepted.map((key) => unlockWith(key, purpose, locked)).find((opened) => opened !== null);
      if (text === undefined) throw new Error(`What was locked for ${purpose} opens with no secret that is accepted`);
      return text;
    },
    relock: (purpose, locked) => {
      const [now, before] = accepted.map((key) => unlockWith(key, purpose, locked));
      if (now !== null) return "is_present";
      return before == null ? "unreadable" : lockWith(present, purpose, before);
    },
    hashPassword: (password) => bounded(() => hash(password, argon)),
    isPassword: async (password, known) => {
      const against = known ?? (await decoy);
      const isRight = await bounded(() => compare(against, password));
      return isRight && known !== undefined;
    },
  };
}

const sealWith = (key: string, purpose: string, text: string) => createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
const lockKey = (key: string, purpose: string) => sealWith(key, "lock", purpose);

function lockWith(key: string, purpose: string, text: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", lockKey(key, purpose), iv);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Null where it was locked with another key, or changed since. */
function unlockWith(key: string, purpose: string, locked: Uint8Array): string | null {
  const decipher = createDecipheriv("aes-256-gcm", lockKey(key, purpose), locked.subarray(0, IV_BYTES));
  try {
    decipher.setAuthTag(locked.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(locked.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** At most `running` at once; beyond `waiting` more in the queue, a call is refused at once. */
function takeTurns(running: number, waiting: number) {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= running) {
      if (queue.length >= waiting) throw unavailable();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else busy++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy--;
    }
  };
}

function readOrMake(file: string): string {
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
  return readFileSync(file, "utf8").trim();
}
