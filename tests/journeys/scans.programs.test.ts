import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { makePdf } from "#server/sample/cv/pdf.ts";
import { people } from "#server/sample/people/mixed.ts";
import type { Person } from "#server/sample/person.ts";
import { seriousFindings } from "../support/axe.ts";
import { pdfOfPictures, photographed } from "../support/cvs/scan.ts";
import { startJourneys } from "../support/journey.ts";
import { needed } from "../support/programs.ts";

const journeys = await startJourneys({ TESSERACT: needed("tesseract") });
afterAll(() => journeys.stop());

const [noor, marloes] = people as [Person, Person];
const pagesOf = async (person: Person) => await photographed(await makePdf(person, "plain"));

/** Keeps in `told` what the page says of a scan, also where that stands for a moment only. */
const noteProgress = () => {
  const told: string[] = [];
  Object.assign(window, { told });
  const look = () => told.push(...(document.body.textContent?.match(/Reading the scan, page \d of \d/g) ?? []));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
};

describe("a CV on paper", () => {
  test("is read page by page before one's eyes, and a field leads to its place on the scan", async () => {
    const recruiter = await journeys.newRecruiter();
    const page = await journeys.openPage({ token: recruiter.token });
    await page.goto("/dashboard/candidates");
    await page.getByRole("button", { name: "Add CVs" }).first().waitFor();
    const [first] = await pagesOf(noor);
    const scan = Buffer.from(await pdfOfPictures([first as Buffer, first as Buffer]));
    await page.evaluate(noteProgress);
    await page.locator('input[type="file"]').first().setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: scan });
    await page
      .getByRole("link", { name: /Noor Hazelaar/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toContain("Reading the scan, page 2 of 2");
    const [candidate] = (await recruiter.send(api.candidate.list, {})).data.candidates;
    await page.goto(`/dashboard/candidates/${candidate?.id}`);
    await page.locator("canvas").first().waitFor();
    await page.getByRole("button", { name: /^p\. 1.*City/ }).click();
    await page.locator("[data-passage]").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(journeys.complaints).toEqual([]);
  });

  test("that was photographed is shown as it is, with its passages", async () => {
    const recruiter = await journeys.newRecruiter();
    const [photo] = await pagesOf(marloes);
    const file = new File([new Uint8Array(photo as Buffer)], "cv.jpg", { type: "image/jpeg" });
    const { data } = await recruiter.send(api.candidate.extractFile, { file });
    const made = await recruiter.send(api.candidate.create, { ...data.candidate, extraction_id: data.extraction_id });
    const page = await journeys.openPage({ token: recruiter.token });
    await page.goto(`/dashboard/candidates/${made.data.candidate.id}`);
    await page.getByRole("img", { name: "cv.jpg" }).waitFor();
    await page.getByRole("button", { name: /^p\. 1.*City/ }).click();
    const mark = await page.locator("[data-passage]").boundingBox();
    expect(mark?.width).toBeGreaterThan(10);
    expect(await seriousFindings(page)).toEqual([]);
    expect(journeys.complaints).toEqual([]);
  });
});
