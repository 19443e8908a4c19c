import type { Candidate } from "#contract/candidate.ts";

/** Months since year 0 of `YYYY` or `YYYY-MM`; a bare year counts from its middle. */
function monthOf(value: string | null | undefined): number | null {
  if (!value) return null;
  const year = Number(value.slice(0, 4));
  const month = value.length >= 7 ? Number(value.slice(5, 7)) - 1 : 6;
  return Number.isFinite(year) ? year * 12 + month : null;
}

/** [start, end) in months of each dated job, in the profile's order. */
export function periodsOf(candidate: Pick<Candidate, "experience">, today: string | undefined): ({ start: number; end: number } | null)[] {
  const latest = Math.max(0, ...candidate.experience.flatMap((job) => [monthOf(job.start) ?? 0, monthOf(job.end) ?? 0]));
  const now = monthOf(today) ?? latest;
  return candidate.experience.map((job) => {
    const start = monthOf(job.start);
    const end = job.current || !job.end ? (job.current ? now : null) : monthOf(job.end);
    return start === null || end === null || end < start ? null : { start, end: Math.max(end, start + 1) };
  });
}

/** Months covered by at least one of the periods. */
export function coveredMonths(periods: { start: number; end: number }[]): number {
  let sum = 0;
  let until = 0;
  for (const { start, end } of [...periods].sort((one, other) => one.start - other.start)) {
    sum += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return sum;
}
