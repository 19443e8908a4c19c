import { expect, test } from "vitest";
import type { Stage } from "#contract/job/match.ts";
import { offeredStages, stageForColumn } from "./offered-stages.ts";

const stage = (key: string, counts_as: Stage) => ({ key, counts_as });
const usual = [
  stage("shortlisted", "shortlisted"),
  stage("interview", "interview"),
  stage("placed", "placed"),
  stage("rejected", "rejected"),
];
const own = [stage("trial", "interview"), stage("placed", "placed"), stage("rejected", "rejected")];
const stagesOf = (job_id: string) => (job_id === "own" ? own : usual);
const keys = (...jobs: string[]) =>
  offeredStages(
    jobs.map((job_id) => ({ job_id })),
    stagesOf,
  ).map(({ key }) => key);

test("a card is offered the stages of its job, several what all their jobs have", () => {
  expect(keys("a")).toEqual(["shortlisted", "interview", "placed", "rejected"]);
  expect(keys("own")).toEqual(["trial", "placed", "rejected"]);
  expect(keys("own", "a", "own")).toEqual(["placed", "rejected"]);
  expect(keys()).toEqual([]);
});

test("a column stands for its stage, else for the job's own that counts as the same", () => {
  const interview = stage("interview", "interview");
  expect(stageForColumn(usual, interview)?.key).toBe("interview");
  expect(stageForColumn(own, interview)?.key).toBe("trial");
  expect(stageForColumn(own, stage("shortlisted", "shortlisted"))).toBeUndefined();
});
