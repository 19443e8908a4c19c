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
  ASSISTANT_JUDGES_BEST: "2",
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
async function atWork(people = [anna, bram]) {
  const { send, token } = await journeys.newRecruiter();
  for (const text of people) {
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
  // What the list rests on stays to be read.
  await page.reload();
  await page.getByText("2 of 2 read by scripted").waitFor();
  expect(await names()).toEqual(["Bram Hoekstra", "Anna Linde"]);

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

test("a job, or one candidate for it, is judged anew once it was told what that takes; until then what was judged stands", async () => {
  model.state.manner = says();
  const { token, job } = await atWork();
  const page = await journeys.openPage({ token });
  await page.goto(`/dashboard/jobs/${job.id}`);
  await page.getByText("2 of 2 read by scripted").waitFor();
  const detail = page.getByRole("article", { name: "Bram Hoekstra" });
  await page.getByRole("link", { name: "Bram Hoekstra" }).first().click();
  await detail.getByRole("button", { name: /^SQL.*Verdict by scripted/ }).waitFor();
  const before = model.asked.length;

  await page.getByRole("button", { name: "Actions for Planner" }).click();
  await page.getByRole("menuitem", { name: "Judge anew" }).click();
  const dialog = page.getByRole("dialog", { name: "Judging by scripted" });
  await dialog
    .getByText("To be judged anew: 2 candidates. Until new verdicts are there, those of before stand.", { exact: false })
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(model.asked.length).toBe(before);
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  model.state.manner = says(promise);
  await dialog.getByRole("button", { name: "Judge them" }).click();
  await page.getByText("0 of 2 read by scripted").waitFor();
  await detail.getByRole("button", { name: /^SQL.*Verdict by scripted/ }).waitFor();
  answer();
  await page.getByText("2 of 2 read by scripted").waitFor();
  expect(model.asked.length).toBe(before + 2);

  model.state.manner = says();
  await detail.getByRole("button", { name: "Judge anew" }).click();
  await dialog.getByText("To be judged anew: 1 candidate.", { exact: false }).waitFor();
  await dialog.getByRole("button", { name: "Judge them" }).click();
  await page.getByText("The candidate is being judged in the background.").waitFor();
  await expect.poll(() => model.asked.length).toBe(before + 3);
  expect(journeys.complaints).toEqual([]);
});

test("on a phone, in Dutch: one candidate is judged anew, by a target that a thumb meets", async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  model.state.manner = says();
  const { token, job } = await atWork();
  const page = await journeys.openPage({ token, locale_stored: "nl", viewport: { width: 390, height: 844 } });
  await page.goto(`/dashboard/jobs/${job.id}`);
  await page.getByText("2 van 2 gelezen door scripted").waitFor();
  await page.getByRole("link", { name: "Bram Hoekstra" }).first().click();
  const anew = page.getByRole("button", { name: "Opnieuw beoordelen" });
  await anew.waitFor();
  expect((await anew.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  model.state.manner = says(promise);
  await anew.click();
  const dialog = page.getByRole("dialog", { name: "Beoordelen door scripted" });
  await dialog.getByText("Opnieuw te beoordelen: 1 kandidaat.", { exact: false }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await dialog.getByRole("button", { name: "Laat ze beoordelen" }).click();
  await page.getByText("scripted leest dit cv.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  answer();
  await anew.waitFor();
  expect(journeys.complaints).toEqual([]);
});

test("somebody outside the best who is moved on is judged", async () => {
  model.state.manner = says();
  const cees = bram.replaceAll("Bram Hoekstra", "Cees Molen").replace("bram@", "cees@").replace("Skills\nSQL, Excel", "Skills\nExcel");
  const { token, job } = await atWork([anna, bram, cees.replace("some SQL", "some care")]);
  const page = await journeys.openPage({ token });
  // Below those who are shown by themselves.
  await page.goto(`/dashboard/jobs/${job.id}?min=0`);
  await page.getByText("2 of 2 read by scripted").waitFor();
  const asked = () => model.prompts().split("Read the routes with some care").length - 1;
  expect(asked()).toBe(0);
  await page.locator("li[data-candidate]", { hasText: "Cees Molen" }).getByRole("checkbox").click();
  await page.getByRole("button", { name: "Move to" }).click();
  await page.getByRole("menuitem", { name: /Shortlisted/ }).click();
  await expect.poll(asked).toBe(1);
  await page.getByRole("link", { name: "Cees Molen" }).first().click();
  const detail = page.getByRole("article", { name: "Cees Molen" });
  await detail.getByRole("button", { name: new RegExp(`${ASKED}.*Verdict by scripted`) }).waitFor();
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
