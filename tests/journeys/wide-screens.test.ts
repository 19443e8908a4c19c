import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { makeCv } from "#server/sample/cv/make-cv.ts";
import { people } from "#server/sample/people/mixed.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

const [noor] = people;
if (!noor) throw new Error("There is no Noor among the invented people");
const cv = await makeCv(noor, { pdf: "plain" });

/** A recruiter with Noor's CV as a PDF, a job that she fits, and a talk about both. */
async function atWork() {
  const recruiter = await journeys.newRecruiter();
  const read = (await recruiter.send(api.candidate.extractFile, { file: new File([cv.bytes], cv.name) })).data;
  const { candidate } = (await recruiter.send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id })).data;
  const vacancy = (await recruiter.send(api.candidate.extractText, { text: vacancies[0]?.text ?? "", kind: "job" })).data;
  const { job } = (await recruiter.send(api.job.create, { ...vacancy.job, title: vacancy.job?.title ?? "" })).data;
  const { chat } = (await recruiter.send(api.chat.startWithBoth, { candidate_id: candidate.id, job_id: job.id })).data;
  await recruiter.send(api.chat.ask, { chat_id: chat.id, message: "Does Noor know Kafka?" });
  return { ...recruiter, candidate, job, chat };
}

const WIDTHS = [1535, 1536, 1920] as const;
const widthOf = async (page: Page, name: string) =>
  (
    await page
      .getByRole("complementary", { name })
      .or(page.getByRole("region", { name, exact: true }))
      .boundingBox()
  )?.width ?? 0;
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const hasFocus = (page: Page, selector: string) => page.evaluate((of) => document.activeElement?.matches(of) ?? false, selector);

test("from 1536 pixels a candidate, a job and a talk show a third pane", async () => {
  const { token, candidate, job, chat } = await atWork();
  for (const width of WIDTHS) {
    const isWide = width >= 1536;
    const page = await journeys.openPage({ token, viewport: { width, height: 900 } });

    await page.goto(`/dashboard/candidates/${candidate.id}`);
    await page.locator("canvas").first().waitFor();
    const activity = page.getByRole("region", { name: "Timeline and notes" });
    const tabs = page.getByRole("navigation", { name: "Noor Hazelaar" });
    if (isWide) await activity.getByText("added this candidate from a CV").waitFor();
    // What stands in the pane is no tab as well.
    const inPaneAndTab = async () => [await activity.count(), await tabs.getByRole("link", { name: "Timeline" }).count()];
    await expect.poll(inPaneAndTab).toEqual(isWide ? [1, 0] : [0, 1]);
    if (isWide) expect(await widthOf(page, "Timeline and notes")).toBeGreaterThanOrEqual(290);
    expect(await fits(page)).toBe(true);

    await page.goto(`/dashboard/jobs/${job.id}`);
    await page
      .getByRole("article", { name: "Noor Hazelaar" })
      .getByRole("button", { name: /^Knowledge of PostgreSQL/ })
      .waitFor();
    const proof = page.getByRole("complementary", { name: "Proof in the CV" });
    if (isWide) await proof.locator("canvas").first().waitFor();
    expect(await proof.count()).toBe(isWide ? 1 : 0);
    if (isWide) expect(await widthOf(page, "Proof in the CV")).toBeGreaterThanOrEqual(390);
    expect(await fits(page)).toBe(true);

    await page.goto(`/dashboard/chat/${chat.id}`);
    await page.getByRole("button", { name: /^Source 1: / }).waitFor();
    const sources = page.getByRole("complementary", { name: "Sources" });
    if (isWide) await sources.locator("canvas").first().waitFor();
    expect(await sources.count()).toBe(isWide ? 1 : 0);
    if (isWide) expect(await widthOf(page, "Sources")).toBeGreaterThanOrEqual(420);
    expect(await fits(page)).toBe(true);
  }
  expect(journeys.complaints).toEqual([]);
});

test("the pane of a job follows the line in focus, by mouse and by keys, and hands the keyboard over only when asked", async () => {
  const { token, job } = await atWork();
  const page = await journeys.openPage({ token, viewport: { width: 1536, height: 900 } });
  await page.goto(`/dashboard/jobs/${job.id}`);
  const detail = page.getByRole("article", { name: "Noor Hazelaar" });
  const proof = page.getByRole("complementary", { name: "Proof in the CV" });
  await proof.locator("canvas").first().waitFor();

  // Down the lines by keys: the pane follows, the keyboard stays on the line.
  const postgres = detail.getByRole("button", { name: /^Knowledge of PostgreSQL/ });
  await postgres.waitFor();
  const wanted = await postgres.textContent();
  for (let step = 0; step < 12 && (await page.evaluate(() => document.activeElement?.textContent)) !== wanted; step++)
    await page.keyboard.press("ArrowDown");
  await proof.getByRole("heading", { name: /PostgreSQL/ }).waitFor();
  await proof.locator("[data-passage]").first().waitFor();
  expect(await hasFocus(page, "[data-requirement]")).toBe(true);

  // A line that no passage proves says so; the CV stays.
  await detail.getByRole("button", { name: /^Fits a salary/ }).click();
  await proof.getByText("No passage of the CV speaks of this.").waitFor();
  await proof.locator("canvas").first().waitFor();

  // "Open passage" hands the keyboard to the passage, in the pane and not over it; Escape brings it back.
  await postgres.click();
  const open = detail.getByRole("button", { name: "Open passage" }).first();
  await open.click();
  await expect.poll(() => hasFocus(page, "[data-proof] [data-passage]")).toBe(true);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await page.keyboard.press("Escape");
  await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true);

  // The cited page is no wider than its pane.
  const [sheet, pane] = [await proof.locator("canvas").first().boundingBox(), await proof.boundingBox()];
  expect(sheet?.width).toBeLessThanOrEqual(pane?.width ?? 0);
  expect(await seriousFindings(page)).toEqual([]);
  expect(journeys.complaints).toEqual([]);
});

test("a note is written in the pane beside a candidate, and stays in sight on every tab", async () => {
  const { token, candidate } = await atWork();
  const page = await journeys.openPage({ token, viewport: { width: 1920, height: 1000 } });
  await page.goto(`/dashboard/candidates/${candidate.id}?tab=timeline`);
  const activity = page.getByRole("region", { name: "Timeline and notes" });
  await activity.getByRole("textbox", { name: "Note" }).fill("Prefers to work from Utrecht.");
  await activity.getByRole("button", { name: "Add note" }).click();
  await activity.getByText("Prefers to work from Utrecht.").waitFor();
  await page.getByRole("link", { name: /^Matches/ }).click();
  await page.waitForURL(/tab=matches/);
  await activity.getByText("Prefers to work from Utrecht.").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(journeys.complaints).toEqual([]);
});

test("a cited page is as wide as the pane of its talk: nothing of a line is cut", async () => {
  const { token, chat } = await atWork();
  for (const width of [1440, 1920]) {
    const page = await journeys.openPage({ token, viewport: { width, height: 900 } });
    await page.goto(`/dashboard/chat/${chat.id}?source=1`);
    const sources = page.getByRole("complementary", { name: "Sources" });
    await sources.locator("[data-passage]").first().waitFor();
    const [sheet, pane] = [await sources.locator("canvas").first().boundingBox(), await sources.boundingBox()];
    expect(sheet?.width, `at ${width}`).toBeLessThanOrEqual(pane?.width ?? 0);
    expect(sheet?.width, `at ${width}`).toBeGreaterThan((pane?.width ?? 0) - 48);
  }
  expect(journeys.complaints).toEqual([]);
});
