import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Candidate } from "#contract/candidate/candidate.ts";
import { calibratedEvidence } from "#engine/confidence/calibrated.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";
import { candidateDoubts } from "./candidate-doubts.ts";
import { jobDoubts } from "./job-doubts.ts";

const today = "2026-11-22";
const plain = (kind: string) => {
  const folder = join(import.meta.dirname, "../../../tests/plain", kind);
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")] as const);
};
const none = { first_name: null, last_name: null, email: null, city: null, experience: [], education: [], languages: [] };

test("nothing is asked of a plain CV", () => {
  const asked = plain("cvs").map(([name, text]) => {
    const { profile, evidence, text: cv_text } = readCv({ kind: "text", text, links: [], hidden: [] }, { today });
    const read = { ...none, unchecked_fields: [], ...profile, cv_text, evidence: calibratedEvidence("cv", evidence) };
    return [name, candidateDoubts(read as unknown as Candidate).map(({ path }) => path)] as const;
  });
  expect(asked).toHaveLength(8);
  for (const [name, paths] of asked) expect(paths, name).toEqual([]);
});

test("nothing is asked of a plain vacancy", () => {
  const asked = plain("vacancies").map(([name, text]) => {
    const { job, evidence } = readVacancy(text, { today });
    return [name, jobDoubts(text, job, calibratedEvidence("job", evidence)).map(({ path }) => path)] as const;
  });
  expect(asked).toHaveLength(8);
  for (const [name, paths] of asked) expect(paths, name).toEqual([]);
});
