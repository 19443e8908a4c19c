import type { AttentionLine } from "#contract/dashboard.ts";

/** Strong matches are news for so long. */
export const LATEST_DAYS = 7;
/** So far the days ahead are shown. */
export const UPCOMING_DAYS = 28;
/** Weeks in the line beside a figure. */
export const WEEKS = 12;

const order: AttentionLine["kind"][] = [
  "burst",
  "times",
  "interview",
  "question",
  "silent",
  "strong",
  "check",
  "drafts",
  "leaving",
  "no_match",
];

/**
 * The queue in its order: clients who wait for an answer, clients who give none, then the best new strong match, CVs to check,
 * drafts, who leaves, the other jobs with strong matches and the jobs without any, so that many jobs never push the rest out of sight.
 */
export function inOrder(lines: AttentionLine[]): AttentionLine[] {
  const [, ...otherJobs] = lines.filter((line) => line.kind === "strong");
  const rank = (line: AttentionLine) => (otherJobs.some((other) => other === line) ? order.length - 1.5 : order.indexOf(line.kind));
  return lines.toSorted((a, b) => rank(a) - rank(b));
}

/** Lines that one has not put off. */
export const withoutPutOff = (lines: AttentionLine[], putOff: ReadonlySet<string>): AttentionLine[] =>
  lines.filter(({ key }) => !putOff.has(key));
