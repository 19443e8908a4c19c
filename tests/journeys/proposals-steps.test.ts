import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { withPairs } from "../support/matched-pairs.ts";
import { pathOf } from "../support/visit.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const { sanne, pairs } = await withPairs(product);

describe("everybody can use", () => {
  test.each([
    ["en", false, 1440],
    ["nl", true, 390],
  ] as const)("every step of the editor (%s, dark: %s, %i wide)", async (locale, dark, width) => {
    const [, , pair] = pairs;
    if (!pair) throw new Error("no match");
    const { proposal } = (await sanne.send(api.proposal.start, { job_id: pair.job_id, candidate_id: pair.candidate_id })).data;
    const page = await product.openPage({
      token: sanne.token,
      locale_stored: locale,
      dark_stored: String(dark),
      viewport: { width, height: 900 },
    });
    for (const step of ["start", "strengths", "brand", "information", "cover-letter", "requirements", "review"]) {
      await page.goto(`/dashboard/proposals/${proposal.id}/${step}`);
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      // All of them stand on one page: what is open differs, and what sends.
      if (step === "start" || step === "review") expect(await seriousFindings(page), step).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${step} overflows`).toBe(true);
    }
    expect(pathOf(page)).toContain("/review");
  });
});
