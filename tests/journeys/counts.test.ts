import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startJourneys } from "../support/journey.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const skills = ["Python", "Kafka", "Docker", "PostgreSQL"];

/** Three people who fit a job, two who fit it badly, one of whom somebody worked on, and one in the trash. */
async function withJob() {
  const recruiter = await product.newRecruiter();
  const { send } = recruiter;
  const add = async (first_name: string, of: number) => {
    const has = { headline: "Engineer", skills: skills.slice(0, of).map((name) => ({ name })) };
    return (await send(api.candidate.create, { first_name, last_name: "Linde", ...has })).data.candidate.id;
  };
  const [anna] = [await add("Anna", 4), await add("Bram", 4), await add("Cees", 4)];
  const [, eva] = [await add("Dirk", 1), await add("Eva", 1)];
  const gone = await add("Gijs", 4);
  const requirements = skills.map((skill) => ({ text: skill, kind: "must" as const, skill }));
  const { job } = (await send(api.job.create, { title: "Python developer", requirements })).data;
  await send(api.matching.matchedCandidates, { id: job.id });
  await send(api.candidate.remove, { id: gone });
  await send(api.matching.updateMatched, { job_id: job.id, candidate_id: eva, stage: "shortlisted" });
  return { ...recruiter, job, anna };
}

/** The number behind a tab's name. */
const countOf = async (page: Page, tab: string) =>
  Number((await page.getByRole("link", { name: new RegExp(`^${tab}\\s*\\d*$`) }).textContent())?.slice(tab.length));

test.each([
  ["a desk", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
])("on %s a job's tab counts the matches that its list shows, by itself, all of them and by a filter", async (_name, viewport) => {
  const { token, job } = await withJob();
  const page = await product.openPage({ token, viewport, locale_stored: "en" });
  const rows = page.getByRole("list", { name: "Candidates, best first" }).getByRole("listitem");
  const agree = async (many: number) => {
    await expect.poll(() => rows.count()).toBe(many);
    await expect.poll(() => countOf(page, "Matches")).toBe(many);
  };
  await page.goto(`/dashboard/jobs/${job.id}`);
  await agree(4);
  await page.getByText("1 more candidate scores below 60.").waitFor();
  await page.getByRole("button", { name: "Show them as well" }).click();
  await agree(5);
  await page.goto(`/dashboard/jobs/${job.id}?stage=shortlisted`);
  await agree(1);
  // Beside another tab it says what a click on it will show.
  await page.goto(`/dashboard/jobs/${job.id}?tab=vacancy`);
  await expect.poll(() => countOf(page, "Matches")).toBe(4);
  await page.getByRole("link", { name: /^Matches/ }).click();
  await agree(4);
  expect(product.complaints).toEqual([]);
});

test("the tab above a list counts what stands there, also while something narrows it", async () => {
  const { token } = await withJob();
  const page = await product.openPage({ token, locale_stored: "en" });
  const rows = page.getByRole("row").filter({ has: page.getByRole("link", { name: /Linde$/ }) });
  const agree = async (many: number) => {
    await expect.poll(() => rows.count()).toBe(many);
    await expect.poll(() => countOf(page, "All")).toBe(many);
  };
  await page.goto("/dashboard/candidates");
  await agree(5);
  await page.goto("/dashboard/candidates?q=anna");
  await agree(1);
  await page.getByText("1 of 5").waitFor();
  await page.goto("/dashboard/candidates?view=check");
  await expect.poll(() => countOf(page, "All")).toBe(5);
  expect(product.complaints).toEqual([]);
});

test("today counts its interviews as well as its tasks", async () => {
  const { send, token, job, anna } = await withJob();
  const page = await product.openPage({ token, locale_stored: "en" });
  const today = page.getByRole("region", { name: "Today", exact: true });
  const day = await page.evaluate(() => new Date().toLocaleDateString("sv"));
  await send(api.toDo.create, { text: "Call Anna", due_on: day });
  await send(api.interview.plan, {
    ...{ job_id: job.id, candidate_id: anna, minutes: 60, time_zone: "Europe/Amsterdam", round: 1, contact_ids: [], recruiter_ids: [] },
    ...{ starts_at: new Date(`${day}T12:00`).toISOString(), invites_candidate: false, invites_client: false },
  });
  await page.goto("/dashboard");
  await today.getByText("Call Anna").waitFor();
  await today.getByRole("list", { name: "Interviews" }).getByText("Anna Linde, Python developer").waitFor();
  await expect.poll(() => today.getByRole("heading").first().locator("xpath=..").textContent()).toContain("2");
  expect(product.complaints).toEqual([]);
});
