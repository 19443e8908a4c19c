import type { Locator, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { makeCv } from "#server/sample/cv/make-cv.ts";
import { people } from "#server/sample/people/mixed.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

const [noor] = people;
if (!noor) throw new Error("There is no Noor among the invented people");
const cv = await makeCv(noor, { pdf: "plain" });

const ASKED = "Comfortable with very large rebuilds";

/** A recruiter with Noor's CV as a PDF, and a job that asks what no reader can tell. */
async function atWork() {
  const recruiter = await journeys.newRecruiter();
  const read = (await recruiter.send(api.candidate.extractFile, { file: new File([cv.bytes], cv.name) })).data;
  const { candidate } = (await recruiter.send(api.candidate.create, { ...read.candidate, extraction_id: read.extraction_id })).data;
  const { job } = (
    await recruiter.send(api.job.create, {
      title: "Senior backend engineer",
      description: `Senior backend engineer\nWe ask\n- Python\n- ${ASKED}\nYou think in systems\n`,
      requirements: [
        { text: "Python", kind: "must", skill: "Python", min_years: 20 },
        { text: ASKED, kind: "must" },
      ],
    })
  ).data;
  return { ...recruiter, candidate, job };
}

/** Selects what a piece of the page says, as a hand with a mouse does. */
async function drag(page: Page, words: Locator): Promise<void> {
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  if (!box) throw new Error("The words aren't on the page");
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
}

test("words of the CV prove an unknown requirement: score, draft and chat follow, and it can be taken back", async () => {
  const { token, candidate, job, send } = await atWork();
  const score = async () => (await send(api.matching.fetchMatched, { job_id: job.id, candidate_id: candidate.id })).data.match.score;
  const before = await score();
  const page = await journeys.openPage({ token, viewport: { width: 1920, height: 1000 } });
  await page.goto(`/dashboard/jobs/${job.id}`);
  const detail = page.getByRole("article", { name: "Noor Hazelaar" });
  await detail.getByRole("button", { name: new RegExp(ASKED) }).click();
  const proof = page.getByRole("complementary", { name: "Proof in the CV" });
  await proof.locator("canvas").first().waitFor();
  const line = proof.getByText(/Rebuilt|Herbouwde/).first();
  await drag(page, line);
  const bar = page.getByRole("toolbar", { name: "What you selected" });
  await bar.getByRole("button", { name: `Proves: ${ASKED}` }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await bar.getByRole("button", { name: `Proves: ${ASKED}` }).click();
  await detail.getByText("Shown by Sanne Verhoeven", { exact: false }).waitFor();
  await expect.poll(score).toBeGreaterThan(before);
  await detail
    .getByRole("region", { name: "Score" })
    .getByText(String(await score()), { exact: true })
    .waitFor();

  const { proposal } = (await send(api.proposal.start, { job_id: job.id, candidate_id: candidate.id })).data;
  expect(proposal.requirements.find(({ text }) => text === ASKED)?.verdict).toBe("met");
  await page.goto(`/dashboard/proposals/${proposal.id}/requirements`);
  await page.getByText(ASKED).first().waitFor();

  const { chat } = (await send(api.chat.startWithBoth, { candidate_id: candidate.id, job_id: job.id })).data;
  await page.goto(`/dashboard/chat/${chat.id}`);
  await page.getByRole("textbox").first().fill("Which requirements does Noor meet?");
  await page.keyboard.press("Enter");
  await page.getByText("by the word of Sanne Verhoeven", { exact: false }).first().waitFor();

  await page.goto(`/dashboard/candidates/${candidate.id}`);
  const shown = page.getByRole("region", { name: "Shown in the CV" });
  await shown.getByRole("button", { name: "Take back" }).click();
  await shown.waitFor({ state: "detached" });
  await expect.poll(score).toBe(before);
  expect(journeys.complaints).toEqual([]);
});

test("without a mouse: the line that proves it is found by typing, and chosen by Enter", async () => {
  const { token, candidate, job, send } = await atWork();
  const page = await journeys.openPage({ token, messages_stay: true });
  await page.goto(`/dashboard/jobs/${job.id}`);
  const row = page.getByRole("button", { name: new RegExp(ASKED) });
  await row.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Show the proof" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Which line proves it?" }).waitFor();
  await page.keyboard.type("planning");
  await page.getByRole("option").first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByRole("article", { name: "Noor Hazelaar" }).getByText("Shown by Sanne Verhoeven", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Show the proof" }).waitFor();
  const { match } = (await send(api.matching.fetchMatched, { job_id: job.id, candidate_id: candidate.id })).data;
  expect(match.criteria.find(({ text }) => text === ASKED)?.note?.key).not.toBe("said_by");
  expect(journeys.complaints).toEqual([]);
});

test("words of a saved vacancy become a requirement, words of a CV a field; both can be undone", async () => {
  const { token, candidate, job, send } = await atWork();
  const page = await journeys.openPage({ token, messages_stay: true });
  await page.goto(`/dashboard/jobs/${job.id}?tab=vacancy`);
  const text = page.getByRole("region", { name: "Vacancy", exact: true });
  await text.getByText("You think in systems").waitFor();
  // As with the keys of a browser that shows a caret.
  const select = (from: Locator, words: string) =>
    from.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = (node.textContent ?? "").indexOf(wanted);
        if (at < 0) continue;
        getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
        return;
      }
      throw new Error(`Nowhere: ${wanted}`);
    }, words);
  await select(text, "You think in systems");
  const bar = page.getByRole("toolbar", { name: "What you selected" });
  await bar.waitFor();
  await page.keyboard.press("p");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Requirements" }).getByText("You think in systems").waitFor();
  const requirements = async () => (await send(api.job.show, { id: job.id })).data.job.requirements.map(({ text: words }) => words);
  await expect.poll(requirements).toHaveLength(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(requirements).toEqual(["Python", ASKED]);

  await page.goto(`/dashboard/candidates/${candidate.id}`);
  await page.locator("canvas").first().waitFor();
  await drag(page, page.getByRole("region", { name: "CV", exact: true }).getByText("Utrecht").first());
  await bar.getByRole("button", { name: "This is …" }).click();
  await page.getByRole("menuitem", { name: "The headline" }).click();
  await page.getByText("Headline saved.").waitFor();
  const headline = async () => (await send(api.candidate.show, { id: candidate.id })).data.candidate.headline;
  expect(await headline()).toContain("Utrecht");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(headline).toBe(candidate.headline);
  expect(journeys.complaints).toEqual([]);
});
