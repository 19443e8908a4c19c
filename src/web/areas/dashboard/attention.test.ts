import { expect, test } from "vitest";
import type { CandidateRow } from "#contract/candidate.ts";
import type { JobRow } from "#contract/job.ts";
import type { ProposalRow } from "#contract/proposal.ts";
import { attentionLines, type JobStanding, proposalLines, thisWeek } from "./attention.ts";

const standing = (title: string, waiting: number, score: number | null, more: Partial<JobRow> = {}, compared = 12): JobStanding => ({
  job: { title, strong_matches: waiting, created_at: "2026-11-10T09:00:00.000Z", ...more } as JobRow,
  waiting,
  best: score === null ? null : { name: "Noor Hazelaar", score, computed_at: "2026-11-20T09:00:00.000Z" },
  compared,
});
const titles = (lines: ReturnType<typeof attentionLines>) =>
  lines.map((line) =>
    "standing" in line ? `${line.kind} ${line.standing.job.title}` : "total" in line ? `check ${line.total}` : line.kind,
  );

test("the best strong match comes first, then CVs to check, the other strong ones, and jobs without anyone strong", () => {
  const standings = [
    standing("Embedded engineer", 0, null),
    standing("Nurse", 1, 71),
    standing("Backend engineer", 3, 95),
    standing("Welder", 0, null, { created_at: "2026-11-01T09:00:00.000Z" }),
  ];
  expect(titles(attentionLines(standings, [{} as CandidateRow], 9))).toEqual([
    "strong Backend engineer",
    "check 9",
    "strong Nurse",
    "no_strong Welder",
    "no_strong Embedded engineer",
  ]);
});

test("a job whose strong matches are all decided on, or that nobody was compared with, asks nothing", () => {
  expect(attentionLines([standing("Decided", 0, null, { strong_matches: 2 }), standing("Fresh", 0, null, {}, 0)], [], 0)).toEqual([]);
});

test("this week is the last seven days", () => {
  const now = Date.parse("2026-11-20T12:00:00.000Z");
  expect(thisWeek([{ created_at: "2026-11-14T12:00:00.000Z" }, { created_at: "2026-11-13T11:00:00.000Z" }], now)).toBe(1);
});

test("an answer comes first, then a client who opened and is silent for three days, then drafts; what was acted on asks nothing", () => {
  const now = Date.parse("2026-11-20T12:00:00.000Z");
  const proposal = (candidate_name: string, more: Partial<ProposalRow>) =>
    ({
      candidate_name,
      status: "viewed",
      response: null,
      last_viewed_at: null,
      updated_at: "2026-11-20T09:00:00.000Z",
      ...more,
    }) as ProposalRow;
  const answer = (at: string): ProposalRow["response"] => ({
    decision: "interview",
    comment: null,
    reason: null,
    name: "Marjan",
    moments: [],
    at,
  });
  const lines = proposalLines(
    [
      proposal("a draft", { status: "draft" }),
      proposal("silent", { last_viewed_at: "2026-11-16T09:00:00.000Z" }),
      proposal("read yesterday", { last_viewed_at: "2026-11-19T09:00:00.000Z" }),
      proposal("answered", { status: "interview", response: answer("2026-11-20T08:59:59.900Z") }),
      proposal("acted on", { status: "accepted", response: answer("2026-11-18T08:00:00.000Z") }),
    ],
    now,
  );
  expect(lines.map((line) => ("proposal" in line ? `${line.kind}: ${line.proposal.candidate_name}` : line.kind))).toEqual([
    "answer: answered",
    "silent: silent",
    "drafts",
  ]);
});
