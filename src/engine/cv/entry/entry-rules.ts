import type { Job } from "../jobs.ts";
import type { Read } from "../page/passage.ts";
import type { RuledJob } from "./entry-tokens.ts";

const SURE = 0.84;
const placeOf = (read: Read | null) => (read ? { start: read.start, end: read.end, sure: read.confidence > SURE } : null);

/** The rules' jobs by their offsets. */
export const ruledOf = (jobs: Job[]): RuledJob[] =>
  jobs.map(({ title, company, entry: { span } }) => ({
    title: placeOf(title),
    company: placeOf(company),
    date: span ? { start: span.line.start + span.start, end: span.line.start + span.end, sure: !span.single } : null,
  }));
