/** Stored bytes by key. A key is `{workspace}/{file id}`; who may read it is the caller's business. */
export interface Files {
  about: string;
  /** Stores the bytes whole or not at all; they stay when this returns. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or null when there are none under this key. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** Removes what was left half written before that moment; tells how many. */
  removeHalves(before: Date): Promise<number>;
  /** What was stored before that moment, workspace by workspace. */
  storedBefore(before: Date): AsyncIterable<{ workspace_id: string; ids: string[] }>;
}
