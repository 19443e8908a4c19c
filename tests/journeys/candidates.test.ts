import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { vacancies } from "#server/sample/vacancies.ts";
import { seriousFindings } from "../support/axe.ts";
import { makeCvs, makeSpecialCvs } from "../support/cvs/make-cvs.ts";
import { startJourneys } from "../support/journey.ts";
import { settled } from "../support/on-page.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

const payload = ({ name, mime, bytes }: { name: string; mime: string; bytes: Uint8Array }) => ({
  name,
  mimeType: mime,
  buffer: Buffer.from(bytes),
});

/** A workspace with the invented candidates and one job, filled through the API. */
async function fill() {
  const recruiter = await journeys.newRecruiter();
  for (const cv of await makeCvs()) {
    const { data } = await recruiter.send(api.candidate.extractFile, { file: new File([cv.bytes], cv.name) });
    await recruiter.send(api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id });
  }
  const { data } = await recruiter.send(api.candidate.extractText, { text: vacancies[0]?.text ?? "", kind: "job" });
  const {
    data: { job },
  } = await recruiter.send(api.job.create, { ...data.job, title: data.job?.title ?? "" });
  const ranked = (await recruiter.send(api.matching.matchedCandidates, { id: job.id })).data.candidates;
  return { ...recruiter, job, best: ranked[0]?.id as string };
}
let workspace: ReturnType<typeof fill> | undefined;
/** The one that the tests of this file look at, one after the other. */
const filled = () => (workspace ??= fill());

test("each file that can't be read says why, is kept, and becomes a candidate by hand", async () => {
  const recruiter = await journeys.newRecruiter();
  const page = await journeys.openPage({ token: recruiter.token });
  const special = await makeSpecialCvs();
  await page.goto("/dashboard/candidates");
  await page.getByRole("button", { name: "Add CVs" }).first().waitFor();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([special.scanned, special.encrypted, special.broken, special.empty, special.hidden].map(payload));
  // Where Tesseract is installed the scan is looked at first, page by page.
  await page.getByText("images, no text").first().waitFor();
  for (const reason of ["locked with a password", "the file is damaged", "the file is empty"])
    await page.getByText(reason).first().waitFor();
  await page.getByText("left out of scores").first().waitFor();
  await page.getByText("4 failed").first().waitFor();

  await page.getByRole("button", { name: "Fill in by hand" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("First name").fill("Joost");
  await dialog.getByLabel("Last name").fill("Terpstra");
  await dialog.getByRole("button", { name: "Add candidate" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(async () => (await recruiter.send(api.candidate.list, { q: "Terpstra" })).data.total).toBe(1);
  const [joost] = (await recruiter.send(api.candidate.list, { q: "Terpstra" })).data.candidates;
  const { data } = await recruiter.send(api.candidate.show, { id: joost?.id as string });
  expect(data.candidate.files).toHaveLength(1);
  expect(journeys.complaints).toEqual([]);
});

test("a field is edited in place, and its proof stands beside it until then", async () => {
  const recruiter = await filled();
  const page = await journeys.openPage({ token: recruiter.token });
  await page.goto(`/dashboard/candidates/${recruiter.best}`);
  await page.getByRole("heading", { level: 1, name: "Noor Hazelaar" }).waitFor();
  await page.locator("canvas").first().waitFor();
  await page.getByText("Utrecht", { exact: true }).first().click();
  const field = page.getByRole("textbox", { name: "City" });
  await field.fill("Zeist");
  await field.press("Enter");
  await page.getByText("Zeist", { exact: true }).first().waitFor();
  const { data } = await recruiter.send(api.candidate.show, { id: recruiter.best });
  expect(data.candidate).toMatchObject({ city: "Zeist", version: 2 });
  expect(data.candidate.evidence).not.toHaveProperty("city");
  expect(journeys.complaints).toEqual([]);
});

test("from their own page somebody is proposed for the job that fits best; where a CV gave no name, its file's name stands", async () => {
  const recruiter = await filled();
  const cv = new File(["Experience\n2019 - 2024 Electrician at Voltwerk\n"], "cv-electrician.txt", { type: "text/plain" });
  const read = (await recruiter.send(api.candidate.extractFile, { file: cv })).data;
  const unnamed = (await recruiter.send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id })).data.candidate;
  const page = await journeys.openPage({ token: recruiter.token });
  await page.goto("/dashboard/candidates");
  await page.getByRole("link", { name: "cv-electrician.txt" }).waitFor();
  await page.goto(`/dashboard/candidates/${unnamed.id}`);
  await page.getByRole("heading", { level: 1, name: "cv-electrician.txt" }).waitFor();
  expect(await page.getByText("No name yet").count()).toBe(0);

  await page.goto(`/dashboard/candidates/${recruiter.best}`);
  await page.getByRole("button", { name: "Start proposal" }).click();
  const dialog = page.getByRole("dialog");
  await expect.poll(() => dialog.getByLabel("Job").inputValue()).toContain(recruiter.job.title);
  await dialog.getByRole("button", { name: "Start proposal" }).click();
  await page.waitForURL(/\/dashboard\/proposals\/[0-9a-f-]{36}\/[a-z-]+$/);
  expect(journeys.complaints).toEqual([]);
});

test("on a phone, in Dutch, the ranking leads to one candidate a page with the proof", async () => {
  const recruiter = await filled();
  const page = await journeys.openPage({ token: recruiter.token, locale_stored: "nl", viewport: { width: 390, height: 844 } });
  await page.goto(`/dashboard/jobs/${recruiter.job.id}`);
  await page.getByText("Noor Hazelaar").first().click();
  await page.getByText("Voldoet").first().waitFor();
  await page
    .getByRole("button", { name: /PostgreSQL/ })
    .first()
    .click();
  await page.getByText("Gevraagd in de vacature").first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(journeys.complaints).toEqual([]);
});

test("axe finds nothing serious on the screens of the main job, light and dark", async () => {
  const recruiter = await filled();
  for (const dark of ["false", "true"]) {
    const page = await journeys.openPage({ token: recruiter.token, dark_stored: dark });
    for (const path of [
      "/dashboard",
      "/dashboard/candidates",
      `/dashboard/candidates/${recruiter.best}`,
      "/dashboard/jobs",
      `/dashboard/jobs/${recruiter.job.id}`,
      `/dashboard/jobs/${recruiter.job.id}?tab=vacancy`,
      "/dashboard/jobs/new",
    ]) {
      await page.goto(path);
      await page.locator("h1").first().waitFor();
      await settled(page);
      expect(await seriousFindings(page), `${path}, dark ${dark}`).toEqual([]);
    }
  }
});
