import { LRUCache } from "lru-cache";
import type { Said } from "#server/core/said.ts";

/** As much as it holds, in bytes. */
const ROOM = 32 * 1024 * 1024;

interface Cached {
  as_of: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** What whoever reads it has read. */
  row: Said | undefined;
}

/** Replies as they went out, for as long as the records that they were made of stay as they are. The least recently used leave first. */
export function createReplyCache(room = ROOM) {
  const cached = new LRUCache<string, Cached>({ maxSize: room, sizeCalculation: ({ bytes }) => Math.max(1, bytes.length) });
  return {
    /** The reply to the same question, unless something changed since. */
    find(key: string, as_of: string) {
      const found = cached.get(key);
      if (found && found.as_of !== as_of) cached.delete(key);
      return found?.as_of === as_of ? found : undefined;
    },
    put(key: string, reply: Cached) {
      cached.set(key, reply);
    },
  };
}
