import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { CandidateDraft } from "#contract/candidate/candidate.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { failing } from "./support/failing.ts";

/**
 * Invented CVs in styles of their own, labelled before they were first read. Ten (running prose, a table, an export, a form, an academic's, a
 * nurse's, a driver's, a career with gaps, a freelancer's, a student's): half of their 34 jobs were right at first. Twelve more (a story, a
 * letter, the third person, years below each job, columns one after the other, a log of voyages, markdown, grades of a hospital, the
 * oldest job first, a portfolio, a system's export, small letters): 17 of their 41. Sixteen more (three columns one after the other, work for
 * oneself, a German's, roles in a list, forms that go on behind projects, a functional one, bullets, short sentences and the like): 31 of their 68.
 */
interface Written {
  name: string;
  city: string;
  /** An employer of "" is none: somebody worked for themselves, or doesn't say. */
  experience: { title: string; employer: string; start: string }[];
  languages: { language: string; level: string }[];
  must_not_show: string[];
}

const folder = join(import.meta.dirname, "eval/cvs");
const cvs = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => {
    const label = JSON.parse(readFileSync(join(folder, file), "utf8")) as Written;
    const text = readFileSync(join(folder, file.replace(".json", ".txt")), "utf8");
    return { id: file, label, read: readCv({ kind: "text", text, links: [], hidden: [] }, { today: "2026-11-22" }).profile };
  });

const words = (text: string | null | undefined): string[] => (text ?? "").toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
/** The same words, or all of the shorter one's: "De Zon" is "Restaurant De Zon". */
function isNear(one: string, other: string | null | undefined): boolean {
  const [few = [], many = []] = [words(one), words(other)].sort((a, b) => a.length - b.length);
  return few.length > 0 && few.filter((word) => many.includes(word)).length >= few.length * 0.75;
}
const isRead = (job: Written["experience"][number], { experience = [] }: CandidateDraft) =>
  experience.some(
    ({ title, company, start }) =>
      isNear(job.title, title) &&
      (job.employer === "" ? !company : isNear(job.employer, company)) &&
      start?.slice(0, 4) === job.start.slice(0, 4),
  );

test("most of their jobs are read as they are, and few that are none", () => {
  const jobs = cvs.flatMap(({ label, read }) => label.experience.map((job) => isRead(job, read)));
  const right = jobs.filter(Boolean).length;
  const told = cvs.reduce((sum, { read }) => sum + (read.experience?.length ?? 0), 0);
  expect(right / jobs.length).toBeGreaterThanOrEqual(0.93);
  expect(right / told).toBeGreaterThanOrEqual(0.93);
});

test("name, town and languages of each are right, and nothing protected shows", async () => {
  expect(
    await failing(
      cvs.map((cv): [string, typeof cv] => [cv.id, cv]),
      isRight,
    ),
  ).toEqual([]);
});

function isRight(_id: string, { label, read }: (typeof cvs)[number]) {
  expect([read.first_name, read.last_name].join(" ")).toBe(label.name);
  expect(read.city).toBe(label.city);
  for (const { language, level } of label.languages)
    expect([language, read.languages?.find((one) => one.language === language)?.level]).toEqual([language, level]);
  const shown = JSON.stringify({ ...read, unchecked_fields: [] });
  expect(label.must_not_show.filter((word) => shown.includes(word))).toEqual([]);
}
