import type { Said } from "#server/core/said.ts";

/** As much as is kept, in bytes. */
const ROOM = 32 * 1024 * 1024;

interface KeptReply {
  as_of: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** What whoever reads it has read. */
  row: Said | undefined;
}

/** Replies as they went out, for as long as the records that they were made of stay as they are. The oldest leave first. */
export function keepReplies(room = ROOM) {
  const kept = new Map<string, KeptReply>();
  let used = 0;
  const forget = (key: string) => {
    used -= kept.get(key)?.bytes.length ?? 0;
    kept.delete(key);
  };
  return {
    /** The reply to the same question, unless something changed since. */
    find(key: string, as_of: string) {
      const found = kept.get(key);
      if (found && found.as_of !== as_of) forget(key);
      return found?.as_of === as_of ? found : undefined;
    },
    keep(key: string, reply: KeptReply) {
      forget(key);
      kept.set(key, reply);
      used += reply.bytes.length;
      for (const oldest of kept.keys()) {
        if (used <= room) break;
        forget(oldest);
      }
    },
  };
}
