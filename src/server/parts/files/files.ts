/** A file that came and isn't stored: read from where it lies. */
export interface Received {
  blob: Blob;
  remove(): Promise<void>;
}

/** Bytes of a file, both ends counted in. */
export interface ByteRange {
  from: number;
  to: number;
}

/** A stored file that is being read: how large the whole is, and what comes of it. */
export interface OpenFile {
  size: number;
  /** Which bytes come, where not all of them were asked for. */
  range?: ByteRange;
  /** Whoever doesn't read it to its end cancels it. */
  stream: ReadableStream<Uint8Array>;
}

/** Stored bytes by key. A key is `{workspace}/{file id}`; who may read it is the caller's business. */
export interface Files {
  about: string;
  /** Stores the content whole or not at all, piece by piece where it is a blob; it stays when this returns. */
  put(key: string, content: Uint8Array | Blob): Promise<void>;
  /** The same where nothing lies under that key; false where something does, which stays as it is. */
  putNew(key: string, content: Uint8Array | Blob): Promise<boolean>;
  /** Takes in a stream whole, piece by piece; of what breaks off, or is stopped, nothing stays. */
  receive(from: AsyncIterable<Uint8Array>, stop: AbortSignal): Promise<Received>;
  /** The content piece by piece, whole or those bytes of it, which have to lie within it; null when there is none under this key. */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
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
  /** Fails, saying why, where nothing can be stored, read or removed. */
  check(): Promise<void>;
  /** What was stored before that moment, workspace by workspace; one may come more than once. */
  storedBefore(before: Date): AsyncIterable<{ workspace_id: string; ids: string[] }>;
}

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
/** The number of a workspace, a file or a person. */
export const isNumber = new RegExp(`^${UUID}$`);
/** A file that is written and not yet in its place. */
export const isHalf = new RegExp(`^${UUID}\\.${UUID}\\.part$`);
const isKey = new RegExp(`^${UUID}/${UUID}$`);

export const ACCOUNTS = "accounts";

/** That key, where it is one: none leads elsewhere. */
export function checkedKey(key: string): string {
  if (!isKey.test(key)) throw new Error(`Not a file key: ${key}`);
  return key;
}

/** Under which name it is kept that somebody was erased. */
export function erasedName(of: string, id: string): string {
  if (!(of === ACCOUNTS || isNumber.test(of)) || !isNumber.test(id)) throw new Error(`Nobody's number: ${of}/${id}`);
  return `${of}/${id}`;
}
