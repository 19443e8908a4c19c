import { createHash, randomBytes } from "node:crypto";

/** What is stored of a secret that opens something: enough to know it again, not enough to use it. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A secret that nobody guesses, and what is stored of it: 128 bits open one page, a session has 256. */
export function newToken(bits: 128 | 256): { token: string; token_hash: Buffer } {
  const token = randomBytes(bits / 8).toString("base64url");
  return { token, token_hash: tokenHash(token) };
}
