import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { type Manner, startAssistantServer } from "#tests/support/assistant-server.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";

const model = await startAssistantServer();
const journeys = await startJourneys({
  ASSISTANT_BASE_URL: model.url,
  ASSISTANT_MODEL: "scripted",
  ASSISTANT_READS: "off",
  ASSISTANT_TIMEOUT_SECONDS: "600",
});
afterAll(async () => {
  await journeys.stop();
  await model.stop();
});

const ASKED = "Friendly with angry shopkeepers";
const anna = `Anna Linde
anna@post.example
Utrecht

Work experience
Planner
Vink Logistics, Utrecht
March 2019 - present
- Wrote Python scripts for the timetable, with SQL and Excel

Skills
Python, SQL, Excel`;
const bram = `Bram Hoekstra
bram@post.example
Utrecht

Work experience
Planner
Meerkade Transport, Utrecht
March 2019 - present
- Kept the peace with traders whose van came late
- Found another van within the hour when one broke down
- Read the routes with some SQL

Skills
SQL, Excel`;

/** What the model says of everybody: a quote counts for whom it stands in the CV. */
const verdicts = [
  { requirement: "R1", verdict: "met", quotes: ["Kept the peace with traders whose van came late"], why: "Traders keep shops." },
  { requirement: "R4", verdict: "met", quotes: ["Found another van within the hour"], why: "That is improvising." },
  { requirement: "R2", verdict: "partly", quotes: ["Read the routes with some SQL"], why: "Some SQL, for reading alone." },
  { requirement: "R3", verdict: "met", quotes: ["Python scripts for the timetable"], why: "Wrote scripts in it." },
];
const says = (after?: Promise<void>): Manner => ({ kind: "words", words: [JSON.stringify({ verdicts })], ...(after && { after }) });

/** A recruiter with two candidates and a job; the one who meets less by the built-in reader has what the model finds. */
async function atWork() {
  const { send, token } = await journeys.newRecruiter();
  for (const text of [anna, bram]) {
    const { data } = await send(api.candidate.extractText, { text });
    await send(api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id });
  }
  const { job } = (
    await send(api.job.create, {
      title: "Planner",
      requirements: [
        { text: ASKED, kind: "must" },
        { text: "SQL", kind: "nice", skill: "SQL" },
        { text: "Python", kind: "nice", skill: "Python" },
        { text: "Good at improvising", kind: "must" },
      ],
    })
  ).data;
  return { send, token, job };
}

test("while a model judges the rows stay; where it differs both verdicts stand with their quotes, and can be looked for", async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  model.state.manner = says(promise);
  const { token, job } = await atWork();
  const page = await journeys.openPage({ token });
  await page.goto(`/dashboard/jobs/${job.id}`);
  const names = () => page.locator("li[data-candidate] a").allTextContents();
  await page.getByText("0 of 2 read by scripted").waitFor();
  expect(await names()).toEqual(["Anna Linde", "Bram Hoekstra"]);
  answer();
  await page.getByText("2 of 2 read by scripted").waitFor();
  expect(await names()).toEqual(["Anna Linde", "Bram Hoekstra"]);
  await page.getByRole("button", { name: "Show new order" }).click();
  expect(await names()).toEqual(["Bram Hoekstra", "Anna Linde"]);
  await page.getByText("2 of 2 read by scripted").waitFor({ state: "detached" });

  // Only those of whom the two differ.
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("menuitem", { name: "Differs" }).click();
  await expect.poll(names).toEqual(["Bram Hoekstra"]);
  expect(page.url()).toContain("differs=true");

  // The line says so; opened it holds both, and each quote leads to the CV.
  const detail = page.getByRole("article", { name: "Bram Hoekstra" });
  await detail.getByRole("button", { name: new RegExp(`${ASKED}.*Verdict by scripted.*Built in: unknown`) }).waitFor();
  await detail.getByRole("button", { name: /^SQL.*Verdict by scripted.*Built in: met/ }).click();
  const theirs = detail.getByRole("region", { name: "scripted: Partly" });
  await theirs.getByText("Some SQL, for reading alone.").waitFor();
  const builtIn = detail.getByRole("region", { name: "Built in: Met" });
  expect(await seriousFindings(page)).toEqual([]);
  await theirs.getByRole("button", { name: "Open passage" }).click();
  const drawer = page.getByRole("dialog", { name: "CV of Bram Hoekstra" });
  await drawer.locator("[data-passage]", { hasText: "Read the routes with some SQL" }).waitFor();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1920, height: 1000 });
  await builtIn.getByRole("button", { name: "Open passage" }).first().click();
  await page.getByRole("complementary", { name: "Proof in the CV" }).getByText("Built in", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Remove the filter Differs" }).click();
  await expect.poll(names).toEqual(["Bram Hoekstra", "Anna Linde"]);
  expect(journeys.complaints).toEqual([]);
});

test("a model in trouble is told, on a phone as well, and the built-in verdicts stand", async () => {
  model.state.manner = { kind: "status", status: 401 };
  const { token, job } = await atWork();
  const page = await journeys.openPage({ token, viewport: { width: 390, height: 844 } });
  await page.goto(`/dashboard/jobs/${job.id}`);
  await page.getByText("The built-in verdicts stand: scripted refuses to answer.").waitFor();
  await page.getByRole("link", { name: "Anna Linde" }).click();
  await page.getByRole("article", { name: "Anna Linde" }).getByRole("button", { name: /^SQL/ }).waitFor();
  expect(await page.getByRole("img", { name: /Verdict by/ }).count()).toBe(0);
  expect(journeys.complaints).toEqual([]);
});
