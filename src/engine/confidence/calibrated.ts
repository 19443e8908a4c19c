import type { EvidenceByField } from "#contract/fields.ts";
import { table } from "./table.ts";

export type Kind = "cv" | "job";

/** Which row of the table a field is in: `experience.3.title` of a CV is in `cv experience.*.title`. */
export const rowOf = (kind: Kind, path: string): string => `${kind} ${path.replace(/\d+/g, "*")}`;

/** What a reading without figures of its own is worth at most: nothing was measured that would bear more. */
const UNMEASURED = 0.85;

/**
 * How often a field that was read as surely as this is right, 0…1, as measured on labelled texts (`npm run eval -- confidence`
 * says on which, and writes the table). Never falls as `sure` rises. A field that nobody labelled is at most .85.
 */
export function calibrated(kind: Kind, path: string, sure: number): number {
  const steps = table[rowOf(kind, path)];
  if (!steps) return Math.min(sure, UNMEASURED);
  const step = steps.findLast(([from]) => sure >= from - 1e-9) ?? steps[0];
  return step ? step[1] : Math.min(sure, UNMEASURED);
}

/** Evidence with its confidence as it was measured. */
export const calibratedEvidence = (kind: Kind, evidence: EvidenceByField): EvidenceByField =>
  Object.fromEntries(Object.entries(evidence).map(([path, one]) => [path, { ...one, confidence: calibrated(kind, path, one.confidence) }]));
