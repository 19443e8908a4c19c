import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startJourneys } from "#tests/support/journey.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

/** A job with one who fits, one who fails its knock-out, and two for whom nothing speaks. */
async function withJob() {
  const recruiter = await journeys.newRecruiter();
  const { send } = recruiter;
  const python = { skills: [{ name: "Python" }], headline: "Backend engineer" };
  await send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar", ...python, languages: [{ language: "en", level: "C1" }] });
  await send(api.candidate.create, { first_name: "Tijn", last_name: "Wiersinga", ...python, languages: [{ language: "en", level: "A2" }] });
  await send(api.candidate.create, { first_name: "Jip", last_name: "Smit", headline: "Florist" });
  await send(api.candidate.create, { first_name: "Zora", last_name: "Leeg" });
  const requirements = [
    { text: "Python", kind: "must" as const, skill: "Python" },
    { text: "English at C1", kind: "knock_out" as const },
  ];
  const { job } = (await send(api.job.create, { title: "Backend engineer", requirements })).data;
  await send(api.matching.matchedCandidates, { id: job.id });
  return { ...recruiter, job };
}

test.each([
  ["a desk", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
])("on %s whoever isn't ranked is told why, and is one click away", async (_name, viewport) => {
  const { token, job } = await withJob();
  const page = await journeys.openPage({ token, viewport });
  await page.goto(`/dashboard/jobs/${job.id}`);
  await page.getByText("2 candidates aren't ranked").waitFor();
  await page.getByRole("button", { name: "Why not?" }).click();
  const drawer = page.getByRole("dialog", { name: "Why not ranked" });
  const nothing = drawer.getByRole("list", { name: "Nothing found 2" });
  await nothing.getByText("No CV and an empty profile").waitFor();
  expect(await nothing.getByRole("listitem").filter({ hasText: "Jip Smit" }).textContent()).toContain("Python");
  await drawer.getByText("Knock-out 1").click();
  const failed = drawer.getByRole("list", { name: "Knock-out 1" });
  await failed.getByText("English A2 · asks C1").waitFor();
  expect(await failed.getByRole("listitem").count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await drawer.getByText("Nothing found 2").click();
  await nothing.getByRole("link", { name: "Jip Smit" }).click();
  await drawer.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Jip Smit" }).waitFor();
  expect(journeys.complaints).toEqual([]);
});
