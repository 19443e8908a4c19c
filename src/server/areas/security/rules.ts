import { createHash } from "node:crypto";
import type { trailFaults } from "#contract/account/security-choices.ts";

export interface KeptRow {
  seq: number;
  /** The row's text, as the database writes it. */
  said: string;
  hash: Uint8Array;
}
export interface KeptAnchor {
  day: string;
  seq: number;
  hash: Uint8Array;
  seal: Uint8Array;
}
export interface Fault {
  seq: number;
  kind: (typeof trailFaults)[number];
}

const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** What the hash of the first row rests on. */
const beginningOf = (workspace_id: string): Uint8Array => sha256(workspace_id);
export const hashAfter = (before: Uint8Array, { seq, said }: Pick<KeptRow, "seq" | "said">): Uint8Array => sha256(before, `${seq} ${said}`);

/** What an anchor's seal is over. */
export const anchorText = (workspace_id: string, { day, seq, hash }: Omit<KeptAnchor, "seal">): string =>
  `${workspace_id} ${day} ${seq} ${Buffer.from(hash).toString("hex")}`;

/**
 * Checks a trail as its rows come, in the order of their numbers. Each is held against the one before as that stands there, so that
 * one fault is told once and what follows is judged by itself.
 */
export function checkTrail(workspace_id: string, anchors: readonly KeptAnchor[], isSealed: (text: string, seal: Uint8Array) => boolean) {
  const faults: Fault[] = [];
  const anchored = new Map(anchors.map((anchor) => [anchor.seq, anchor]));
  let last = { seq: 0, hash: beginningOf(workspace_id) };
  return {
    take(row: KeptRow): void {
      if (row.seq !== last.seq + 1) faults.push({ seq: last.seq + 1, kind: "missing" });
      else if (!isSame(row.hash, hashAfter(last.hash, row))) faults.push({ seq: row.seq, kind: "edited" });
      const anchor = anchored.get(row.seq);
      if (anchor && !isSame(anchor.hash, row.hash)) faults.push({ seq: row.seq, kind: "anchor" });
      last = row;
    },
    /** Held against where the trail ends by what its writer keeps; null where that is gone, too. */
    end(head: { seq: number; hash: Uint8Array } | null): Fault[] {
      const isWhole = head ? head.seq === last.seq && isSame(head.hash, last.hash) : last.seq === 0;
      if (!isWhole) faults.push({ seq: last.seq + 1, kind: "cut" });
      for (const anchor of anchors)
        if (anchor.seq > last.seq || !isSealed(anchorText(workspace_id, anchor), anchor.seal))
          faults.push({ seq: anchor.seq, kind: "anchor" });
      return faults;
    },
  };
}

/** So many refusals within ten minutes are a burst; it is over when there were none for half an hour. */
export const BURST = 20;
export const BURST_MINUTES = 10;
export const QUIET_MINUTES = 30;
/** What a burst is counted by. */
export const refusals = [
  "login_failed",
  "locked_out",
  "codes_locked",
  "session_refused",
  "access_refused",
  "link_refused",
  "sso_refused",
] as const;
