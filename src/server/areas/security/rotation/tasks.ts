import { anchorText } from "#server/areas/security/rules.ts";
import type { Parts } from "#server/parts/parts.ts";
import { type LockPurpose, lockPurposes } from "#server/parts/secret/secret.ts";
import { anchorsAfter, lockedAfter, putLocked, putSeal } from "./queries.ts";

const AT_ONCE = 500;
const FIRST = "00000000-0000-0000-0000-000000000000";

type Around = Pick<Parts, "database" | "secret" | "log">;
interface Tally {
  renewed: number;
  /** Made with neither secret: left as it is. */
  unreadable: number;
}

/**
 * Where a previous secret is still accepted: locks and seals anew what it locked and sealed, and tells the operator's log. It may
 * be cut at any point, run twice at once, and run while everything else does.
 */
export async function rotateSecret(parts: Around): Promise<void> {
  if (!parts.secret.is_rotating) return;
  const tally: Tally = { renewed: 0, unreadable: 0 };
  for (const purpose of lockPurposes) await relockAll(parts, purpose, tally);
  await resealAnchors(parts, tally);
  parts.log.event("secret_rotation", tally);
}

async function relockAll({ database: { db }, secret }: Around, purpose: LockPurpose, tally: Tally): Promise<void> {
  for (let after = FIRST, isMore = true; isMore; ) {
    const rows = await lockedAfter(db, purpose, after, AT_ONCE);
    for (const { id, locked } of rows) {
      const now = secret.relock(purpose, locked);
      if (now === "unreadable") tally.unreadable++;
      else if (now !== "is_present" && (await putLocked(db, purpose, id, locked, now))) tally.renewed++;
    }
    after = rows.at(-1)?.id ?? after;
    isMore = rows.length === AT_ONCE;
  }
}

/** Only what the previous secret sealed: an anchor that nobody sealed stays one. */
async function resealAnchors({ database: { db }, secret }: Around, tally: Tally): Promise<void> {
  for (let after = { workspace_id: FIRST, day: "0001-01-01" }, isMore = true; isMore; ) {
    const anchors = await anchorsAfter(db, after, AT_ONCE);
    for (const { workspace_id, seal, ...at } of anchors) {
      const text = anchorText(workspace_id, at);
      const now = secret.seal("audit", text);
      if (now.equals(seal)) continue;
      if (!secret.isSealed("audit", text, seal)) tally.unreadable++;
      else {
        await putSeal(db, workspace_id, at.day, now);
        tally.renewed++;
      }
    }
    after = anchors.at(-1) ?? after;
    isMore = anchors.length === AT_ONCE;
  }
}
