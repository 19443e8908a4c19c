import { LRUCache } from "lru-cache";

/** As much as is kept, in bytes. */
const ROOM = 32 * 1024 * 1024;

interface Kept {
  as_of: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Replies as they went out, for as long as the records that they were made of stay as they are. The least recently used leave first. */
export function keepReplies(room = ROOM) {
  const kept = new LRUCache<string, Kept>({ maxSize: room, sizeCalculation: ({ bytes }) => Math.max(1, bytes.length) });
  return {
    /** The reply to the same question, unless something changed since. */
    find(key: string, as_of: string) {
      const found = kept.get(key);
      if (found && found.as_of !== as_of) kept.delete(key);
      return found?.as_of === as_of ? found.bytes : undefined;
    },
    keep(key: string, as_of: string, bytes: Uint8Array<ArrayBuffer>) {
      kept.set(key, { as_of, bytes });
    },
  };
}
