import type { Body } from "#contract/call.ts";
import { openDocuments } from "#contract/choices.ts";
import type { complianceCalls } from "#contract/compliance.ts";
import type { Handlers } from "#server/areas/handlers.ts";
import type { Caller } from "#server/core/caller.ts";
import { forbidden } from "#server/core/failures.ts";
import { documentDocx } from "#server/papers/document-docx.ts";
import { documentPdf } from "#server/papers/document-pdf.ts";
import { rankingLinesAfter } from "./queries.ts";
import { writeDocument } from "./tasks.ts";

/** A list has a line of up to 200 people. */
const EXPORTED = 1000;

export const complianceHandlers: Handlers<typeof complianceCalls> = {
  document: async ({ body, caller, parts, language }) => {
    refuseUnlessFor(caller, body.document);
    const { markdown, agency } = await writeDocument(parts, caller.workspace, body.document, language);
    const paper = { markdown, agency, language, made_at: new Date() };
    const bytes = body.as === "pdf" ? await documentPdf(paper) : body.as === "docx" ? await documentDocx(paper) : null;
    return { data: { markdown, file: bytes && Buffer.from(bytes).toString("base64") } };
  },

  rankingLog: async ({ body, caller, parts }) => {
    await parts.ranking_log.flush();
    const lines = await rankingLinesAfter(parts.database.db, caller.workspace, body.after ?? null, EXPORTED + 1);
    return { data: { lines: lines.slice(0, EXPORTED), has_more: lines.length > EXPORTED } };
  },
};

function refuseUnlessFor({ role }: Caller, document: Body<typeof complianceCalls.document>["document"]): void {
  const isOpen = openDocuments.some((one) => one === document);
  if (!isOpen && role !== "owner" && role !== "admin") throw forbidden();
}
