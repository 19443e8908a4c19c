import { CV_BYTES } from "#contract/choices.ts";
import type { ImportProblem } from "#contract/import/import.ts";
import { takeDocuments } from "#server/areas/candidate/tasks.ts";
import type { KindOfRecord, ReadCv, Run } from "../records/kind.ts";
import { type Prepared, problemOf, textIn } from "../rows/prepare.ts";
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
  const said = textIn(prepared.values, "file") ?? "";
  const told = (problem: ImportProblem["problem"]): FoundCv => ({ read: null, problems: [problemOf(problem, null, said)] });
  const entry = archive.find(said);
  if (!entry) return told("no_file");
  if (entry.size > CV_BYTES) return told("file_too_large");
  // Whom the row alone shows to be there already isn't read again.
  const isKnown = run.import.rule === "skip" && (await kind.find(parts.database.db, run, prepared, null)) !== null;
  if (isKnown) return { read: null, problems: [] };
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of entry.read()) pieces.push(piece);
  } catch {
    return told("unreadable_file");
  }
  const bytes = Buffer.concat(pieces);
  if (await parts.scanner?.isHarmful(bytes)) return told("file_harmful");
  const { file_ids, reading } = await takeDocuments(parts, run, null, [new File([bytes], entry.path)]);
  const [file_id] = file_ids;
  if (!file_id) return told("unreadable_file");
  return { read: { file_id, reading }, problems: reading ? [] : [problemOf("unreadable_file", null, said)] };
}
