import { randomBytes } from "node:crypto";
import { nth } from "#contract/nth.ts";

/** A new UUIDv7: the time first, so that ids sort as they were made. */
export function newId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (nth(bytes, 6) & 0x0f) | 0x70;
  bytes[8] = (nth(bytes, 8) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** When an id was made, in milliseconds. */
export const timeOf = (id: string): number => Number.parseInt(id.replace("-", "").slice(0, 12), 16);
