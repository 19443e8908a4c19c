import { createHash } from "node:crypto";
import { BlobReader, configure, ZipReader } from "@zip.js/zip.js";
import { type About, about, ExportFailure } from "./format.ts";

configure({ useWebWorkers: false });

/** Reads an archive through and holds each entry against what it says of itself; throws where one differs. */
export async function verifyArchive(archive: Blob): Promise<About> {
  const zip = new ZipReader(new BlobReader(archive));
  const all = await zip.getEntries().catch((failure: unknown) => {
    throw new ExportFailure("That file is no archive.", { cause: failure });
  });
  const entries = new Map(all.map((one) => [one.filename, one]));
  if (entries.size < all.length) throw new ExportFailure("The archive holds two files of one name.");
  const read = async (name: string, onChunk: (chunk: Uint8Array) => void) => {
    const found = entries.get(name);
    if (!found || found.directory) throw new ExportFailure(`The archive lacks ${name}.`);
    await found.getData(new WritableStream<Uint8Array>({ write: onChunk }));
    entries.delete(name);
  };
  const chunks: Uint8Array[] = [];
  await read("export.json", (chunk) => chunks.push(chunk));
  const told = aboutIn(Buffer.concat(chunks).toString());
  await read("README.md", () => {});
  for (const { file, rows } of [...told.tables, ...told.files.map((file) => ({ file, rows: null }))]) {
    const hash = createHash("sha256");
    let lines = 0;
    await read(file.path, (chunk) => {
      hash.update(chunk);
      if (rows !== null) for (const byte of chunk) if (byte === 10) lines++;
    });
    if (hash.digest("hex") !== file.sha256 || (rows !== null && lines !== rows))
      throw new ExportFailure(`${file.path} isn't as it was written.`);
  }
  if (entries.size > 0) throw new ExportFailure(`The archive holds what it doesn't tell of: ${[...entries.keys()].join(", ")}.`);
  await zip.close();
  return told;
}

function aboutIn(text: string): About {
  try {
    return about.parse(JSON.parse(text));
  } catch (failure) {
    throw new ExportFailure("export.json doesn't say what an archive says of itself.", { cause: failure });
  }
}
