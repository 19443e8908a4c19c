import { createHmac, timingSafeEqual } from "node:crypto";
import { SignatureRefused } from "./payments.ts";

/** As old as a signed body may be, in seconds. */
const TOLERANCE = 300;

const sealOf = (key: Uint8Array, seconds: number, raw: Uint8Array) => createHmac("sha256", key).update(`${seconds}.`).update(raw).digest();

/** `t=…,v1=…`: HMAC-SHA-256 over the time, a dot and the body, as Stripe signs. */
export const sign = (key: Uint8Array, raw: Uint8Array, seconds = Math.floor(Date.now() / 1000)) =>
  `t=${seconds},v1=${sealOf(key, seconds, raw).toString("hex")}`;

/** Throws SignatureRefused unless the header was made with the key, over these bytes, within the tolerance. */
export function checkSignature(key: Uint8Array, raw: Uint8Array, header: string | null): void {
  const [, time = "", given = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (!time) throw new SignatureRefused("The signature is missing or malformed");
  if (!timingSafeEqual(sealOf(key, Number(time), raw), Buffer.from(given, "hex")))
    throw new SignatureRefused("The signature doesn't fit the body");
  if (Math.abs(Date.now() / 1000 - Number(time)) > TOLERANCE) throw new SignatureRefused("The signature is too old");
}
