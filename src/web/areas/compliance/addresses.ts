import { complianceDocuments, oneOf } from "#contract/choices.ts";

/** What the address holds: which document is read, the first without one. */
export const readDocumentsSearch = (given: Record<string, unknown>) => ({ show: oneOf(complianceDocuments, given.show) });
