import { configure, type FileEntry, Reader, ZipReader } from "@zip.js/zip.js";
import { broken, type Source } from "./source.ts";

configure({ useWebWorkers: false });

/** As many entries as an archive may have. */
const MOST_ENTRIES = 50_000;
/** So much larger than packed a file may be: above, it is made to fill a disk. Texts that repeat themselves come to 100. */
const MOST_RATIO = 250;

/** A file in an archive. `path` is as it stands there, with `/`; nothing is ever written under it. */
export interface Entry {
  path: string;
  size: number;
  /** Its bytes; fails where they are more than it said. */
  read(): AsyncIterable<Uint8Array>;
}

class SourceReader extends Reader<Source> {
  private readonly source: Source;
  constructor(source: Source) {
    super(source);
    this.source = source;
    this.size = source.size;
  }
  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    for await (const piece of this.source.read(index, Math.min(this.source.size, index + length))) pieces.push(piece);
    return new Uint8Array(Buffer.concat(pieces));
  }
}

/** The files of an archive, as its directory tells them: folders, and what systems put beside files, are passed over. */
export async function* entriesOf(source: Source, most_bytes: number): AsyncGenerator<Entry> {
  const reader = new ZipReader(new SourceReader(source));
  let count = 0;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1;
      if (count > MOST_ENTRIES) throw broken("import_zip_too_large");
      if (entry.directory) continue;
      const path = entry.filename.replaceAll("\\", "/").replaceAll("\0", "").toWellFormed();
      if (/(^|\/)(__MACOSX|\.DS_Store|Thumbs\.db|\._[^/]*)(\/|$)/.test(path)) continue;
      yield { path, size: entry.uncompressedSize, read: () => bytesOf(entry, Math.min(entry.uncompressedSize, most_bytes)) };
    }
  } catch (error) {
    if (error instanceof Error && /^File format|split zip|end of central/i.test(error.message)) throw broken("import_zip_broken");
    throw error;
  } finally {
    await reader.close();
  }
}

/** What an entry holds, as far as `most`: one that is larger, or packed beyond all measure, fails. */
async function* bytesOf(entry: FileEntry, most: number): AsyncGenerator<Uint8Array> {
  if (entry.encrypted) throw broken("import_zip_locked");
  if (entry.uncompressedSize > most || entry.uncompressedSize > 1024 * 1024 + entry.compressedSize * MOST_RATIO)
    throw broken("import_zip_too_large");
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const written = entry.getData(writable).then(
    () => null,
    async (error: unknown) => {
      await writable.abort(error).catch(() => {});
      return error;
    },
  );
  let come = 0;
  for await (const piece of readable) {
    come += piece.length;
    if (come > most) throw broken("import_zip_too_large");
    yield piece;
  }
  const failure = await written;
  if (failure) throw broken("import_zip_broken");
}
