import { createHmac, randomInt } from "node:crypto";
import { generateURI, verify } from "otplib";
import type { Parts } from "#server/parts/parts.ts";

/** Letters and digits that nobody mistakes for each other. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";

/** Ten codes such as `k7m2-x9qd-4hfw-p3tz-8wbn-c6vy`: 31^24, 118 bits each, so that a fast hash of one tells nothing. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () =>
    Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("")).join("-"),
  );

/**
 * What is stored of a recovery code, however it was typed: an HMAC with the secret of the person's app, which is locked itself and
 * locked anew when the server's secret changes. So a code stays good for as long as the app does.
 */
export const recoveryHash = (app_secret: string, user_id: string, code: string) =>
  createHmac("sha256", app_secret).update(textOfRecovery(user_id, code)).digest();

/** The same as an earlier version stored it, with the server's own secret. */
export const earlierRecoveryHashes = (parts: Pick<Parts, "secret">, user_id: string, code: string) =>
  parts.secret.seals("recovery_code", textOfRecovery(user_id, code));

const textOfRecovery = (user_id: string, code: string) => `${user_id}\n${code.toLowerCase().replace(/[^0-9a-z]/g, "")}`;

/** What an authenticator app reads from the picture. */
export const appAddress = (email: string, secret: string) => generateURI({ issuer: "Proffer", label: email, secret });

/**
 * The time step (RFC 6238: 30 seconds, SHA-1, six digits) that a code of the app belongs to, now or one step before or
 * after, for clocks that differ; null when it belongs to none.
 */
export async function stepOf(secret: string, code: string): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const result = await verify({ secret, token: code, epochTolerance: 30 });
  return result.valid && "timeStep" in result ? result.timeStep : null;
}
