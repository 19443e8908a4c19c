import type { Candidate } from "#contract/candidate/candidate.ts";
import type { Period } from "./fact.ts";

/**
 * Months since year 0 of `YYYY` or `YYYY-MM`. A bare year begins and ends in its middle, so that 2016 to 2018 are two years; where
 * the next job begins in the year after it (`meets`), it goes on to its end.
 */
function monthOf(value: string | null | undefined, edge: "start" | "end", meets = false): number | null {
  if (!value) return null;
  const year = Number(value.slice(0, 4));
  if (!Number.isFinite(year)) return null;
  if (value.length < 7) return year * 12 + (meets ? (edge === "end" ? 12 : 0) : 6);
  return year * 12 + Number(value.slice(5, 7)) - 1 + (edge === "end" ? 1 : 0);
}

/** The latest moment that a career names: where jobs that go on end when nobody tells the day. */
export function latestDate({ experience }: Pick<Candidate, "experience">): string | null {
  const dates = experience.flatMap(({ start, end }) => [start, end]).filter((date) => typeof date === "string");
  return dates.sort().at(-1) ?? null;
}

/**
 * When each job was held, in the profile's order; null where its dates don't tell. `as_of` (YYYY-MM-DD or shorter) ends
 * jobs that go on. The month of the end counts in full; a job takes a month at least.
 */
export function periodsOf(candidate: Pick<Candidate, "experience">, as_of: string | null): (Period | null)[] {
  const now = monthOf(as_of, "end");
  const bare = (edge: "start" | "end") =>
    new Set(candidate.experience.flatMap((job) => (job[edge]?.length === 4 ? [Number(job[edge])] : [])));
  const begun = bare("start");
  const ended = bare("end");
  return candidate.experience.map((job) => {
    const start = monthOf(job.start, "start", ended.has(Number(job.start) - 1));
    const open = Boolean(job.current);
    const written = open ? now : monthOf(job.end, "end", begun.has(Number(job.end) + 1));
    if (start === null || written === null) return null;
    // What is still to come hasn't been done.
    const end = Math.min(written, Math.max(now ?? written, start));
    if (written < start) return null;
    const rough = job.start?.length === 4 || (!open && job.end?.length === 4);
    // Within one bare year: half of it.
    const shortest = rough && !open && job.start?.slice(0, 4) === job.end?.slice(0, 4) ? 6 : 1;
    return { start, end: Math.max(end, start + shortest), open, rough };
  });
}

/** Months covered by at least one of the periods: two jobs at a time count once. */
export function coveredMonths(periods: readonly { start: number; end: number }[]): number {
  let sum = 0;
  let until = 0;
  for (const { start, end } of [...periods].sort((one, other) => one.start - other.start)) {
    sum += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return sum;
}

/** Years as everything that shows them tells them: whole ones, a half in the first two. Never rounded up. */
export function wholeYears(months: number): number {
  return months < 24 ? Math.floor(months / 6) / 2 : Math.floor(months / 12);
}
