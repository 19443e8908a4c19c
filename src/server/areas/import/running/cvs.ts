import { CV_BYTES } from "#contract/choices.ts";
import type { ImportProblem } from "#contract/import/import.ts";
import { newFile, takeDocuments } from "#server/areas/candidate/tasks.ts";
import type { KindOfRecord, ReadCv, Run } from "../records/kind.ts";
import { type Prepared, problemOf, textIn } from "../rows/prepare.ts";
import type { Entry } from "../table/zip.ts";
import type { Archive } from "./source.ts";

export interface FoundCv {
  read: ReadCv | null;
  problems: ImportProblem[];
}

/** The CVs that rows name, read and kept before the transaction that gives them to somebody; those of one batch side by side. */
export async function readCvs(run: Run, kind: KindOfRecord, rows: readonly Prepared[], archive: Archive): Promise<Map<number, FoundCv>> {
  const named = run.import.kind === "candidates" ? rows.filter(({ values }) => textIn(values, "file")) : [];
  return new Map(await Promise.all(named.map(async (prepared) => [prepared.row, await readOne(run, kind, prepared, archive)] as const)));
}

async function readOne(run: Run, kind: KindOfRecord, prepared: Prepared, archive: Archive): Promise<FoundCv> {
  const { parts } = run;
  const said = textIn(prepared.values, "file");
  const { entries, missing } = archive.named(said);
  // Whom the row alone shows to be there already isn't read again.
  const isKnown = run.import.rule === "skip" && (await kind.find(parts.database.db, run, prepared, null)) !== null;
  if (isKnown) return { read: null, problems: [] };
  const problems = missing.map((name) => problemOf("no_file", null, name));
  const read: ReadCv = { file_ids: [], reading: null };
  for (const entry of entries) {
    const bytes = await bytesOf(run, entry);
    if (typeof bytes === "string") problems.push(problemOf(bytes, null, entry.path));
    else await keep(run, new File([bytes], entry.path), read);
  }
  if (read.file_ids.length > 0 && !read.reading) problems.push(problemOf("unreadable_file", null, said ?? ""));
  return { read: read.file_ids.length > 0 ? read : null, problems };
}

/** A file's bytes, or why it is left out. */
async function bytesOf({ parts }: Run, entry: Entry): Promise<Buffer<ArrayBuffer> | ImportProblem["problem"]> {
  if (entry.size > CV_BYTES) return "file_too_large";
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of entry.read()) pieces.push(piece);
  } catch {
    return "unreadable_file";
  }
  const bytes = Buffer.concat(pieces);
  return (await parts.scanner?.isHarmful(bytes)) ? "file_harmful" : bytes;
}

/** Stores a file; the first that can be read is the CV, what comes behind it stands beside it unread. */
async function keep(run: Run, file: File, read: ReadCv): Promise<void> {
  if (read.reading) read.file_ids.push((await newFile(run.parts, run, file)).file.id);
  else {
    const { file_ids, reading } = await takeDocuments(run.parts, run, null, [file]);
    read.file_ids.push(...file_ids);
    read.reading = reading;
  }
}
