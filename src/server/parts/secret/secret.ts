import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { hash, type Options, verify } from "@node-rs/argon2";
import { unavailable } from "#server/core/failures.ts";

/** The server's own secret, and what keeps other secrets. */
export interface Secret {
  /** HMAC-SHA-256 over `text`, for one `purpose`. */
  seal(purpose: string, text: string): Buffer;
  isSealed(purpose: string, text: string, seal: Uint8Array): boolean;
  /** AES-256-GCM for one `purpose`: what must be read again, such as the secret of an authenticator app. */
  lock(purpose: string, text: string): Buffer;
  /** Throws when the bytes weren't locked for this purpose with this secret. */
  unlock(purpose: string, locked: Uint8Array): string;
  /** argon2id, 19 MiB, two passes. Few run at once, so that a flood of log-ins can't stall reads. */
  hashPassword(password: string): Promise<string>;
  /** Without a hash it takes the same time and says no: an unknown address answers like a wrong password. */
  isPassword(password: string, hash: string | undefined): Promise<boolean>;
}

// The package's default algorithm is argon2id.
const argon: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const IV_BYTES = 12;
const TAG_BYTES = 16;
const AT_ONCE = 2;
const WAITING = 100;

/** Reads the secret from the settings, else from a file that is made once with mode 0600. */
export function openSecret(setting: string | undefined, file: string): Secret {
  const key = setting ?? readOrMake(file);
  const seal = (purpose: string, text: string) => createHmac("sha256", key).update(`${purpose}\n${text}`).digest();
  const lockKey = (purpose: string) => seal("lock", purpose);
  const bounded = takeTurns(AT_ONCE, WAITING);
  const decoy = bounded(() => hash(randomBytes(16).toString("hex"), argon));
  return {
    seal,
    isSealed: (purpose, text, given) => {
      const right = seal(purpose, text);
      return given.length === right.length && timingSafeEqual(given, right);
    },
    lock: (purpose, text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", lockKey(purpose), iv);
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    unlock: (purpose, locked) => {
      const decipher = createDecipheriv("aes-256-gcm", lockKey(purpose), locked.subarray(0, IV_BYTES));
      decipher.setAuthTag(locked.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(locked.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
    },
    hashPassword: (password) => bounded(() => hash(password, argon)),
    isPassword: async (password, known) => {
      const against = known ?? (await decoy);
      const isRight = await bounded(() => verify(against, password));
      return isRight && known !== undefined;
    },
  };
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
