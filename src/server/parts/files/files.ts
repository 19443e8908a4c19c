/** A file that came and isn't stored: read from where it lies. */
export interface Received {
  blob: Blob;
  remove(): Promise<void>;
}

/** Stored bytes by key. A key is `{workspace}/{file id}`; who may read it is the caller's business. */
export interface Files {
  about: string;
  /** Stores the bytes whole or not at all; they stay when this returns. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes in a stream whole, piece by piece; of what breaks off, or is stopped, nothing stays. */
  receive(from: AsyncIterable<Uint8Array>, stop: AbortSignal): Promise<Received>;
  /** The bytes, or null when there are none under this key. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
  /** Keeps beside the files, outside any database, that a person was erased: by number alone, of a workspace or of the accounts. */
  noteErased(of: string | "accounts", id: string): Promise<void>;
  /** Who deleted their account ever. */
  erasedAccounts(): Promise<string[]>;
  /** Which candidates were erased ever, workspace by workspace. */
  erased(): AsyncIterable<{ workspace_id: string; ids: string[] }>;
  /** Removes what was left half written, or received and not stored, before that moment; tells how many. */
  removeHalves(before: Date): Promise<number>;
  /** What was stored before that moment, workspace by workspace. */
  storedBefore(before: Date): AsyncIterable<{ workspace_id: string; ids: string[] }>;
}
