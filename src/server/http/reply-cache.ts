/** As much as it holds, in bytes. */
const ROOM = 32 * 1024 * 1024;

/** Replies as they went out, for as long as the records that they were made of stay as they are. The oldest leave first. */
export function createReplyCache(room = ROOM) {
  const cached = new Map<string, { as_of: string; bytes: Uint8Array<ArrayBuffer> }>();
  let used = 0;
  const forget = (key: string) => {
    used -= cached.get(key)?.bytes.length ?? 0;
    cached.delete(key);
  };
  return {
    /** The reply to the same question, unless something changed since. */
    find(key: string, as_of: string) {
      const found = cached.get(key);
      if (found && found.as_of !== as_of) forget(key);
      return found?.as_of === as_of ? found.bytes : undefined;
    },
    put(key: string, as_of: string, bytes: Uint8Array<ArrayBuffer>) {
      forget(key);
      cached.set(key, { as_of, bytes });
      used += bytes.length;
      for (const oldest of cached.keys()) {
        if (used <= room) break;
        forget(oldest);
      }
    },
  };
}
