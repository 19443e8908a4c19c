import * as z from "zod";
import type { Parts } from "#server/parts/parts.ts";

/** Where passkeys count: the host that they are tied to, and the address that the browser has to be at. */
export function relyingParty(parts: Pick<Parts, "config">): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(parts.config.app_url);
  return { rpID: hostname, origin };
}

/** The id that authenticators keep of a person: the account's, as bytes. */
export const userHandle = (user_id: string) => new Uint8Array(Buffer.from(user_id));

const clientData = z.object({ challenge: z.string().max(1000) });

/** The challenge that a browser says was signed; null where it says none. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"))).challenge;
  } catch {
    return null; // what a stranger sent is refused like a wrong challenge
  }
}
