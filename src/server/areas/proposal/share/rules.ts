import { DAY_MS } from "#contract/choices.ts";
import { newToken } from "#server/core/link-token.ts";
import type { Parts } from "#server/parts/parts.ts";

const LINK = "share_link";

/** A link that doesn't exist yet: its address, and what is kept of its token. */
export function newLink(parts: Pick<Parts, "secret" | "config">) {
  const { token, token_hash } = newToken(128);
  return { url: addressOf(parts, token), kept: { token_hash, token_locked: parts.secret.lock(LINK, token) } };
}

/** When a link ends that is made now. */
export const linkEnd = (days: number, now: Date): string => new Date(now.getTime() + days * DAY_MS).toISOString();

/** Where a link leads that was made before; null for one of which the token wasn't kept. */
export const urlOf = (parts: Pick<Parts, "secret" | "config">, token_locked: Uint8Array | null): string | null =>
  token_locked && addressOf(parts, parts.secret.unlock(LINK, token_locked));

const addressOf = ({ config }: Pick<Parts, "config">, token: string) => `${config.app_url}/p/${token}`;

/** What opens a page with a password, once the password was right: bound to the link and to that password. */
export const keyOf = (parts: Pick<Parts, "secret">, share: { id: string; password_hash: string | null }): string =>
  parts.secret.seal("share", `${share.id}\n${share.password_hash ?? ""}`).toString("base64url");

export const isKeyOf = (parts: Pick<Parts, "secret">, share: { id: string; password_hash: string | null }, key: string | null): boolean =>
  key !== null && parts.secret.isSealed("share", `${share.id}\n${share.password_hash ?? ""}`, Buffer.from(key, "base64url"));

const MINUTES = 10;
/** A paper under a link, in its own language or the other; on a shortlist that of the candidate at a place. */
export type ShareFile = PaperKind | `other/${PaperKind}` | `${number}/${PaperKind}`;
export type PaperKind = "pdf" | "docx";

/** Text of which a paper's address is signed: for those who have opened the page, good for ten minutes. */
export const shareFileText = (token: string, kind: ShareFile, until: number) => `${token}\n${kind}\n${until}`;

export function shareFileUrl(parts: Pick<Parts, "secret">, token: string, kind: ShareFile, now = Date.now()): string {
  const until = Math.floor(now / 1000) + MINUTES * 60;
  const sig = parts.secret.seal("share_file", shareFileText(token, kind, until)).toString("base64url");
  return `/v1/proposals/shared/${token}/${kind}?until=${until}&sig=${sig}`;
}
