import { CV_BYTES } from "#contract/choices.ts";
import type { ImportProblem } from "#contract/import/import.ts";
import { fileField } from "#contract/import/import-fields.ts";
import { newFile, takeDocuments } from "#server/areas/candidate/tasks.ts";
import { LOGO_NAME } from "#server/areas/file/rules.ts";
import { storePicture } from "#server/areas/file/tasks.ts";
import { UnreadableDocument } from "#server/parts/documents/documents.ts";
import type { BroughtFiles, KindOfRecord, Run } from "../records/kind.ts";
import { type Prepared, problemOf, textIn } from "../rows/prepare.ts";
import type { Entry } from "../table/zip.ts";
import type { Archive } from "./source.ts";

export interface FoundFiles {
  brought: BroughtFiles | null;
  problems: ImportProblem[];
}

/** The files that rows name, read and kept before the transaction that gives them to somebody; those of one batch side by side. */
export async function readFiles(
  run: Run,
  kind: KindOfRecord,
  rows: readonly Prepared[],
  archive: Archive,
): Promise<Map<number, FoundFiles>> {
  const key = fileField(run.import.kind);
  const named = key ? rows.filter(({ values }) => textIn(values, key)) : [];
  return new Map(await Promise.all(named.map(async (prepared) => [prepared.row, await readOne(run, kind, prepared, archive)] as const)));
}

async function readOne(run: Run, kind: KindOfRecord, prepared: Prepared, archive: Archive): Promise<FoundFiles> {
  const { parts } = run;
  const said = textIn(prepared.values, fileField(run.import.kind) ?? "");
  const { entries, missing } = archive.named(said);
  // What the row alone shows to be there already isn't read again.
  const isKnown = run.import.rule === "skip" && (await kind.find(parts.database.db, run, prepared, null)) !== null;
  if (isKnown) return { brought: null, problems: [] };
  const problems = missing.map((name) => problemOf("no_file", null, name));
  const brought: BroughtFiles = { file_ids: [], reading: null, logo: null };
  for (const entry of entries) {
    const bytes = await bytesOf(run, entry);
    const problem =
      typeof bytes === "string" ? bytes : await keepers[run.import.kind]?.(run, new File([bytes], entry.path), brought, prepared);
    if (problem) problems.push(problemOf(problem, null, entry.path));
  }
  if (brought.file_ids.length > 0 && !brought.reading) problems.push(problemOf("unreadable_file", null, said ?? ""));
  return { brought: brought.file_ids.length > 0 || brought.logo ? brought : null, problems };
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

type Problem = ImportProblem["problem"] | undefined;
type Keep = (run: Run, file: File, brought: BroughtFiles, prepared: Prepared) => Promise<Problem>;
/** What becomes of a file that a row names, by the kind of its record. */
const keepers: Partial<Record<Run["import"]["kind"], Keep>> = { candidates: keepCv, clients: keepLogo, jobs: readVacancy };

/** Stores a file; the first that can be read is the CV, what comes behind it stands beside it unread. */
async function keepCv(run: Run, file: File, brought: BroughtFiles): Promise<Problem> {
  if (brought.reading) brought.file_ids.push((await newFile(run.parts, run, file)).file.id);
  else {
    const { file_ids, reading } = await takeDocuments(run.parts, run, null, [file]);
    brought.file_ids.push(...file_ids);
    brought.reading = reading;
  }
  return undefined;
}

/** A picture as every logo is made: anew, small, and nothing else that the file holds. */
async function keepLogo({ parts, workspace }: Run, file: File, brought: BroughtFiles): Promise<Problem> {
  if (brought.logo) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const picture = await parts.images.logo(bytes, { is_svg: /\.svg$/i.test(file.name) });
  brought.logo = await storePicture(parts, workspace, LOGO_NAME, picture);
  return brought.logo ? undefined : "unreadable_file";
}

/** What a vacancy's document says is the vacancy's text, where the row has none of its own. As when somebody sends one in, it isn't kept. */
async function readVacancy({ parts, workspace }: Run, file: File, _: BroughtFiles, { values }: Prepared): Promise<Problem> {
  if (textIn(values, "description")) return undefined;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { text } = await parts.documents.readVacancy(workspace, { bytes, name: file.name });
    values.description = text;
    return undefined;
  } catch (failure) {
    if (!(failure instanceof UnreadableDocument)) throw failure;
    return "unreadable_file";
  }
}
