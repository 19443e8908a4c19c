import type { Sample } from "./text-format.ts";

/** Upper bounds in seconds; `+Inf` closes them. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Timing {
  call: string;
  status: number;
  /** How many took at most the bound at the same place, and more than the one before; the last one is beyond them all. */
  counts: number[];
  seconds: number;
}

/** What is counted at the door of this process. */
export interface CallFigures {
  /** Counts an answer of a call and how long it took. */
  record(call: string, status: number, seconds: number): void;
  /** Counts a call that came too often, by the limit that says so. */
  refuse(limit: string): void;
  timings(): Sample[];
  refusals(): Sample[];
}

/** As many series as there are calls with their statuses, and limits: nothing that a caller sends makes another. */
export function openCallFigures(): CallFigures {
  const calls = new Map<string, Map<number, Timing>>();
  const refused = new Map<string, number>();
  const timingOf = (call: string, status: number): Timing => {
    const byStatus = calls.get(call) ?? new Map<number, Timing>();
    calls.set(call, byStatus);
    const timing = byStatus.get(status) ?? { call, status, counts: [...BOUNDS, 0].map(() => 0), seconds: 0 };
    byStatus.set(status, timing);
    return timing;
  };
  return {
    record: (call, status, seconds) => {
      const timing = timingOf(call, status);
      const at = BOUNDS.findIndex((bound) => seconds <= bound);
      const place = at === -1 ? BOUNDS.length : at;
      timing.counts[place] = (timing.counts[place] ?? 0) + 1;
      timing.seconds += seconds;
    },
    refuse: (limit) => void refused.set(limit, (refused.get(limit) ?? 0) + 1),
    timings: () => [...calls.values()].flatMap((byStatus) => [...byStatus.values()].flatMap(histogram)),
    refusals: () => [...refused].map(([limit, count]) => [{ limit }, count]),
  };
}

function histogram({ call, status, counts, seconds }: Timing): Sample[] {
  let sum = 0;
  const buckets = counts.map((count, at): Sample => {
    sum += count;
    return [{ call, status, le: BOUNDS[at] ?? "+Inf" }, sum, "_bucket"];
  });
  return [...buckets, [{ call, status }, seconds, "_sum"], [{ call, status }, sum, "_count"]];
}
