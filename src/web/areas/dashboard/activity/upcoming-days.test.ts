import { expect, test } from "vitest";
import type { UpcomingLine } from "#contract/dashboard.ts";
import { dayOf, inDayOrder } from "./upcoming-days.ts";

const line = (kind: UpcomingLine["kind"], day: string, starts_at: Date | null = null): UpcomingLine => ({
  ...{ kind, day, starts_at: starts_at?.toISOString() ?? null },
  ...{ candidate: null, job: null, proposal_id: null },
});

test("an interview stands on the reader's day, not on that of UTC", () => {
  // As the server tells of a reader who is hours from UTC: the day before, and the day after.
  const late = line("interview", "2026-11-21", new Date(2026, 10, 20, 23, 30));
  const early = line("interview", "2026-11-22", new Date(2026, 10, 23, 0, 30));
  const starts = line("job_starts", "2026-11-21");
  const leaves = line("leaves", "2026-11-22");
  expect([dayOf(late), dayOf(early), dayOf(starts)]).toEqual(["2026-11-20", "2026-11-23", "2026-11-21"]);
  expect(inDayOrder([starts, late, early, leaves])).toEqual([late, starts, leaves, early]);
});
