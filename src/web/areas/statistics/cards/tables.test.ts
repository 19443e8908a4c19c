import { expect, test } from "vitest";
import type { Statistics } from "#contract/statistics.ts";
import { csvOf } from "#web/kit/record/csv.ts";
import { en } from "#web/words/en/all.ts";
import { nl } from "#web/words/nl/all.ts";
import { wordsFrom } from "#web/words/translate.ts";
import { loadAllWords } from "#web/words/words.ts";
import { csvRows, isFew, isScarce } from "./tables.ts";

await loadAllWords();

const pair = { now: 0, before: 0 };
const stats: Statistics = {
  totals: { candidates: 0, jobs: 0, active_jobs: 0, recruiters: 1, proposals: {} as never, matches: {} as never },
  period: {
    from: "2026-08-27",
    to: "2026-11-18",
    start: "2026-08-26T22:00:00.000Z",
    end: "2026-11-18T23:00:00.000Z",
    before_from: "2026-06-04",
    time_zone: "Europe/Amsterdam",
    days: 84,
    step_days: 7,
  },
  figures: {
    candidates: { now: 186, before: 162 },
    jobs: pair,
    proposals: { now: 47, before: 38 },
    opened: pair,
    answered: pair,
    interviews: pair,
    placements: pair,
  },
  series: [{ date: "2026-08-27", candidates: 3, jobs: 1, proposals: 2, interviews: 1, placements: 0 }],
  funnel: [{ stage: "shortlisted", count: 164, before: 150, rate: 0.1322, median_days: 2.5, cases: 40 }],
  medians: { vacancy_to_first_proposal_days: 2.5, vacancy_to_placement_days: null, proposal_to_answer_days: null },
  spread: {
    vacancy_to_first_proposal_days: { low: 1, high: 5, cases: 19 },
    vacancy_to_placement_days: { low: null, high: null, cases: 0 },
    proposal_to_answer_days: { low: null, high: null, cases: 0 },
  },
  sources: [
    { source: "=cmd|'/c calc'!A1", is_named: true, count: 3 },
    { source: "file", is_named: false, count: 1 },
  ],
  skills: [{ name: "Python", names: ["Python"], label: "Python", demand: 14, supply: 212 }],
  recruiters: [{ recruiter_id: null, name: null, jobs: 1, candidates: 2, proposals: 3, interviews: 4, placements: 5 }],
  clients: [{ client_id: null, name: '+31 "Halderwind", BV', jobs: 1, proposals: 2, answered: 1, interviews: 0, placements: 0 }],
  decline_reasons: [{ reason: "pay", count: 2 }],
  refusals: [{ side: "candidate", reason_key: "distance", names: {}, count: 1 }],
};
const cells = (rows: ReturnType<typeof csvRows>) => rows.map((row) => row.map((cell) => (cell === null ? "" : String(cell))));

test("the CSV holds every figure under its name and definition, in the reader's language", () => {
  const english = csvOf(cells(csvRows(wordsFrom([en]), stats)));
  expect(english).toContain("\r\nProposals sent,47,38,");
  expect(english).toContain("\r\nShortlisted,164,150,13.2,2.5,40\r\n");
  expect(english).toContain("\r\nPython,14,212,15.1\r\n");
  expect(english).toContain("\r\nOwn upload,1,25\r\n");
  const dutch = csvOf(cells(csvRows(wordsFrom([nl]), stats)));
  expect(dutch).toContain("\r\nVoorstellen verstuurd,47,38,");
  expect(dutch).toContain("Salaris of tarief past niet,2,100");
});

test("what a spreadsheet would run as a formula comes as text", () => {
  const csv = csvOf(cells(csvRows(wordsFrom([en]), stats)));
  expect(csv).toContain("'=cmd|'/c calc'!A1,3,75");
  expect(csv).toContain(`"'+31 ""Halderwind"", BV",1,2`);
});

test("below five cases is few, below two and a half candidates per job is scarce", () => {
  expect([isFew(4), isFew(5)]).toEqual([true, false]);
  expect([isScarce({ demand: 5, supply: 12 }), isScarce({ demand: 4, supply: 10 })]).toEqual([true, false]);
});
