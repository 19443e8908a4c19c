import type { Body } from "#contract/call.ts";
import type { Candidate } from "#contract/candidate/candidate.ts";
import type { candidateCalls } from "#contract/candidate/candidate-calls.ts";
import type { EvidenceByField } from "#contract/fields.ts";
import { calibratedEvidence } from "#engine/confidence/calibrated.ts";
import { storedLayout } from "#server/areas/candidate/extraction/tasks.ts";
import { keepKnown } from "#server/areas/duplicate/tasks.ts";
import { findFile, giveFileTo, insertFile } from "#server/areas/file/queries.ts";
import { mediaTypeOf, safeFileName } from "#server/areas/file/rules.ts";
import { type StoredBytes, storeBytes } from "#server/areas/file/tasks.ts";
import type { Extraction } from "#server/areas/reading/queries.ts";
import { keptExtraction } from "#server/areas/reading/rules.ts";
import { refuseOverStorage } from "#server/areas/subscription/tasks.ts";
import type { Caller } from "#server/core/caller.ts";
import { conflict } from "#server/core/failures.ts";
import type { Trx } from "#server/parts/database/database.ts";
import { UnreadableDocument } from "#server/parts/documents/documents.ts";
import type { Parts } from "#server/parts/parts.ts";

/** What came with a candidate: a reading made before, files sent now, and what was read of the first of them that can be. */
export interface SentDocuments {
  extraction: Extraction | null;
  file_ids: string[];
  reading: ReadText | null;
}

/** The reading made before that the caller names; fails where its day is over. */
export const extractionOf = async (parts: Parts, caller: Caller, id: string | undefined): Promise<Extraction | null> =>
  id ? keptExtraction(parts.database.db, caller.workspace, id, "candidate") : null;

/** Stores the files that were sent, and reads one where nothing was read before. */
export async function takeDocuments(
  parts: Parts,
  caller: Pick<Caller, "workspace">,
  extraction: Extraction | null,
  files: Body<typeof candidateCalls.create>["files"] = [],
): Promise<SentDocuments> {
  const taken: Awaited<ReturnType<typeof newFile>>[] = [];
  for (const file of files) taken.push(await newFile(parts, caller, file));
  const reading = extraction ? readingOf(extraction) : await readFirst(parts, caller, taken);
  const file_ids = [extraction?.file_id ?? null, ...taken.map(({ file }) => file.id)].filter((id) => id !== null);
  return { extraction, file_ids, reading };
}

/** Stores a file that was sent: bytes first, then its row, so that no row lacks its bytes. */
export async function newFile(parts: Parts, caller: Pick<Caller, "workspace">, sent: File) {
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const name = safeFileName(sent.name);
  await parts.database.transaction((trx) => refuseOverStorage(parts, trx, caller.workspace, bytes.length));
  const stored = await storeBytes(parts, caller.workspace, name, mediaTypeOf(bytes, name), bytes);
  const file = await parts.database.transaction(async (trx) => {
    await refuseOverStorage(parts, trx, caller.workspace, bytes.length);
    return insertFile(trx, caller.workspace, stored);
  });
  return { bytes, file };
}

/** Copies of those files that another candidate has already, by the file that they are of: bytes alone, before the transaction. */
export async function copiesFor(parts: Parts, caller: Caller, candidate_id: string, file_ids: string[]): Promise<Map<string, StoredBytes>> {
  const copies = new Map<string, StoredBytes>();
  for (const id of file_ids) {
    const file = await findFile(parts.database.db, caller.workspace, id);
    if (!file?.candidate_id || file.candidate_id === candidate_id) continue;
    const bytes = await parts.files.get(`${caller.workspace}/${id}`);
    if (bytes) copies.set(id, await storeBytes(parts, caller.workspace, file.name, file.mime, bytes));
  }
  return copies;
}

/** Gives files to a candidate. One that another candidate has already stays there: this one gets its copy. */
export async function attach(trx: Trx, caller: Caller, candidate_id: string, file_ids: string[], copies: Map<string, StoredBytes>) {
  for (const id of file_ids) {
    if (await giveFileTo(trx, caller.workspace, id, candidate_id)) continue;
    const copy = copies.get(id);
    // Somebody took it in the last moment: asked again, there is a copy.
    if (!copy) throw conflict("stale", { what: "what_candidate" });
    await insertFile(trx, caller.workspace, { ...copy, candidate_id });
  }
  if (file_ids.length > 0) await keepKnown(trx, caller.workspace, "candidate", candidate_id);
}

export type ReadText = {
  text: string;
  layout: unknown;
  hidden: Candidate["hidden_text"];
  evidence: EvidenceByField;
  profile: Record<string, unknown>;
};

/** The text and proof of the first file that can be read; files that can't are kept all the same. */
async function readFirst(
  parts: Parts,
  caller: Pick<Caller, "workspace">,
  taken: { bytes: Uint8Array; file: { name: string } }[],
): Promise<ReadText | null> {
  for (const { bytes, file } of taken) {
    try {
      const { formatting, layout, ...read } = await parts.documents.readCv(caller.workspace, { bytes, name: file.name });
      return { ...read, evidence: calibratedEvidence("cv", read.evidence), layout: storedLayout({ formatting, layout }) };
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
    }
  }
  return null;
}

export const readingOf = (extraction: Extraction): ReadText | null =>
  extraction.text === null || extraction.kind !== "candidate"
    ? null
    : {
        text: extraction.text,
        layout: extraction.layout,
        hidden: extraction.hidden_text,
        evidence: extraction.evidence,
        profile: extraction.draft ?? {},
      };
