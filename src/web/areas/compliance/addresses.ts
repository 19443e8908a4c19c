import { complianceDocuments, oneOf } from "#contract/choices.ts";

/** What the address holds: which document is read, the first without one. */
interface DocumentsSearch {
  show?: (typeof complianceDocuments)[number] | undefined;
}

export const readDocumentsSearch = ({ show }: Record<string, unknown>): DocumentsSearch => ({ show: oneOf(complianceDocuments, show) });
