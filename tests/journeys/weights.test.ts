import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { decideByPlace } from "#tests/support/decisions.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { settled, tick } from "#tests/support/on-page.ts";
import { buyTeam } from "#tests/support/team.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

test("weights learned from decisions are shown with who would move, used by one click, and taken back", async () => {
  const owner = await journeys.newRecruiter();
  await buyTeam(owner, 2);
  await decideByPlace(owner);
  const page = await journeys.openPage({ token: owner.token });
  await page.goto("/dashboard/profile");
  await settled(page);
  await page.getByRole("link", { name: "See and change the weights" }).click();
  await page.getByRole("heading", { name: "Other weights would fit your decisions better" }).waitFor();
  const place = page.getByRole("row", { name: /^Place/ });
  const [now, suggested] = await place.getByRole("cell").allInnerTexts();
  expect(Number(suggested)).toBeGreaterThan(Number(now));
  const preview = page.getByRole("region", { name: "Who would move" });
  await preview.getByText("Python developer").first().waitFor();
  expect(await preview.getByText(/from place \d+ to \d+/).count()).toBeGreaterThan(0);
  await page.getByText("These are the product's own.").waitFor();

  await page.getByRole("button", { name: "Use these weights" }).click();
  await page.getByText(/Learned from your decisions, accepted by Sanne Verhoeven/).waitFor();
  await page.getByRole("heading", { name: "Your weights fit your decisions" }).waitFor();
  expect((await owner.send(api.weights.show, {})).data.weights.place).toBe(Number(suggested));

  await page.getByRole("region", { name: "What changed" }).getByRole("button", { name: "Undo" }).click();
  await page.getByText("These are the product's own.").waitFor();
  await page.getByText(/taken back by Sanne Verhoeven/).waitFor();
  expect((await owner.send(api.weights.show, {})).data.weights.place).toBe(Number(now));
  expect(journeys.complaints).toEqual([]);
});

test("one sentence says why one stands above another: for neighbours, and for two who are ticked", async () => {
  const owner = await journeys.newRecruiter();
  const skills = ["Python", "Kafka", "Docker"].map((name) => ({ name }));
  const person = { headline: "Python developer", city: "Utrecht" };
  await owner.send(api.candidate.create, { ...person, first_name: "Anna", last_name: "Linde", skills });
  await owner.send(api.candidate.create, { ...person, first_name: "Bram", last_name: "Kolk", skills: skills.slice(0, 2) });
  const requirements = ["Python", "Kafka", "Docker"].map((skill) => ({ text: skill, kind: "must" as const, skill }));
  const { job } = (await owner.send(api.job.create, { title: "Python developer", city: "Utrecht", requirements })).data;
  const page = await journeys.openPage({ token: owner.token });
  await page.goto(`/dashboard/jobs/${job.id}`);
  await page.getByRole("article", { name: "Anna Linde" }).getByRole("button", { name: "Why here?" }).click();
  const sentence = /Anna stands \d+ points above Bram: .*Docker counts \d+ more.*\./;
  await page.getByRole("dialog", { name: "Why here?" }).getByText(sentence).waitFor();
  await page.keyboard.press("Escape");
  for (const name of ["Bram Kolk", "Anna Linde"]) await tick(page.getByRole("checkbox", { name: `Select ${name}` }));
  await page.getByRole("region", { name: "Candidates, best first" }).getByText(sentence).waitFor();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await page.getByRole("dialog").getByText(sentence).waitFor();
  expect(journeys.complaints).toEqual([]);
});

test("the list shows whom is worth reading, says what lies below, and shows it by one click", async () => {
  const owner = await journeys.newRecruiter();
  const skills = ["Python", "Kafka", "Docker"].map((name) => ({ name }));
  await owner.send(api.candidate.create, { first_name: "Anna", last_name: "Linde", headline: "Python developer", city: "Utrecht", skills });
  await owner.send(api.candidate.create, { first_name: "Cees", last_name: "Draai", headline: "Baker", skills: skills.slice(0, 1) });
  const kept = (
    await owner.send(api.candidate.create, { first_name: "Dora", last_name: "Meer", headline: "Baker", skills: skills.slice(1, 2) })
  ).data.candidate;
  const requirements = ["Python", "Kafka", "Docker"].map((skill) => ({ text: skill, kind: "must" as const, skill }));
  const { job } = (await owner.send(api.job.create, { title: "Python developer", city: "Utrecht", requirements })).data;
  await owner.send(api.matching.updateMatched, { job_id: job.id, candidate_id: kept.id, stage: "shortlisted" });
  const page = await journeys.openPage({ token: owner.token });
  await page.goto(`/dashboard/jobs/${job.id}`);
  const list = page.getByRole("list", { name: "Candidates, best first" });
  await list.getByRole("link", { name: "Anna Linde" }).waitFor();
  // Somebody worked on Dora: she stays, whatever her score.
  await list.getByRole("link", { name: "Dora Meer" }).waitFor();
  expect(await list.getByRole("link", { name: "Cees Draai" }).count()).toBe(0);
  await page.getByText("1 more candidate scores below 60.").waitFor();
  await page.getByRole("button", { name: "Show them as well" }).click();
  await list.getByRole("link", { name: "Cees Draai" }).waitFor();
  // What is compared besides the requirements stands on the vacancy's tab, and is counted there.
  await page.getByRole("link", { name: /^Vacancy/ }).click();
  const fields = page.getByRole("region", { name: "From the fields of the vacancy" });
  await fields.getByText("Within reach of Utrecht").waitFor();
  await page.getByRole("region", { name: "Weighs in the score, asked of nobody" }).getByText("Worked as Python developer").waitFor();
  expect(journeys.complaints).toEqual([]);
});
