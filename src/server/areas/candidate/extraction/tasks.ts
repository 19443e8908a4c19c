import type { readingSteps } from "#contract/choices.ts";
import { calibratedEvidence } from "#engine/confidence/calibrated.ts";
import type { CvReading, StoredLayout } from "#engine/cv/page/document.ts";
import { modelLet } from "#server/areas/model/tasks.ts";
import type { Extraction } from "#server/areas/reading/queries.ts";
import { readCvAlong, readVacancyAlong } from "#server/areas/reading/tasks.ts";
import type { Caller } from "#server/core/caller.ts";
import { tooLarge, unprocessable, wrongKind } from "#server/core/failures.ts";
import { type DocumentInput, UnreadableDocument } from "#server/parts/documents/documents.ts";
import type { Parts } from "#server/parts/parts.ts";

/** What a reading that takes long is at. */
export interface ReadingStep {
  step: (typeof readingSteps)[number];
}

export const storedLayout = ({ layout, formatting }: Pick<CvReading, "layout" | "formatting">): StoredLayout | null =>
  layout ?? (formatting.length > 0 ? { pages: [], words: [], formatting } : null);

/** Reads a document or text into an extraction; an unreadable one becomes an extraction with a reason, kept for another try. */
export async function readDocument(
  parts: Parts,
  caller: Caller,
  input: DocumentInput,
  of: { id: string; kind: "candidate" | "job"; file_id: string | null },
  onStep?: (step: ReadingStep) => void,
): Promise<Extraction & { unread?: UnreadableDocument }> {
  const isReadAlong = (await modelLet(parts, caller.workspace, "read")) !== null;
  try {
    if (of.kind === "job") {
      const plain = await parts.documents.readVacancy(caller.workspace, input, onStep);
      const own = { ...plain, evidence: calibratedEvidence("job", plain.evidence) };
      if (isReadAlong) onStep?.({ step: "model" });
      const { text, job, evidence, left_out } = isReadAlong ? await readVacancyAlong(parts, caller.workspace, own) : own;
      return { ...of, text, draft: job, layout: null, evidence, hidden_text: [], left_out, reason: null };
    }
    const plain = await parts.documents.readCv(caller.workspace, input, onStep);
    // How sure our own reader is, as measured; what a model gives was never measured.
    const own = { ...plain, evidence: calibratedEvidence("cv", plain.evidence) };
    if (isReadAlong) onStep?.({ step: "model" });
    const { text, profile, evidence, hidden, ...looks } = isReadAlong ? await readCvAlong(parts, caller.workspace, own) : own;
    const layout = storedLayout(looks);
    return { ...of, text, draft: profile as Record<string, unknown>, layout, evidence, hidden_text: hidden, left_out: [], reason: null };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    if (!of.file_id) throw unreadable(error, null);
    return {
      ...of,
      text: null,
      draft: null,
      layout: null,
      evidence: {},
      hidden_text: [],
      left_out: [],
      reason: error.reason,
      unread: error,
    };
  }
}

/** What a caller is told of a document that can't be read. */
export function unreadable({ reason, needs, found }: UnreadableDocument, extraction_id: string | null) {
  const data = { reason, ...(needs && { needs }), ...(extraction_id && { extraction_id }) };
  const what = found && { what: `file_is_${found}` as const };
  if (reason === "too_large") return tooLarge("file_too_large", "10 MB", data);
  if (reason !== "wrong_kind") return unprocessable(needs ? `file_needs_${needs}` : (`file_${reason}` as "file_empty"), data);
  if (needs) return wrongKind(`file_needs_${needs}`, what, data);
  return what ? wrongKind("file_of_other_kind", what, data) : wrongKind("file_wrong_kind", undefined, data);
}
