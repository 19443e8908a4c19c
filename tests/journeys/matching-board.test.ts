import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startJourneys } from "#tests/support/journey.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

/** A job with nobody suggested, and one candidate in an interview. */
async function inAnInterview() {
  const recruiter = await journeys.newRecruiter();
  const { job } = (await recruiter.send(api.job.create, { title: "Planner" })).data;
  const { candidate } = (await recruiter.send(api.candidate.create, { first_name: "Bram", last_name: "Hoekstra", headline: "Planner" }))
    .data;
  await recruiter.send(api.matching.updateMatched, { job_id: job.id, candidate_id: candidate.id, stage: "interview" });
  return { ...recruiter, job };
}

test("a card tells how long somebody is in the stage; every column is within reach", { timeout: 60_000 }, async () => {
  const { token, job } = await inAnInterview();
  const page = await journeys.openPage({ token, viewport: { width: 1100, height: 800 } });
  // Twelve days on.
  await page.clock.setFixedTime(new Date(Date.now() + 12 * 86_400_000));
  await page.goto(`/dashboard/jobs/${job.id}?tab=board`);
  const interview = page.getByRole("region", { name: "Interview" });
  await interview.getByText("12 days").waitFor();
  const board = page.getByRole("region", { name: "Board" });
  await board.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  const right = async () => {
    const last = await page.getByRole("region", { name: "Rejected" }).boundingBox();
    return last ? last.x + last.width : Infinity;
  };
  await expect.poll(right).toBeLessThanOrEqual(1100);
  expect(journeys.complaints).toEqual([]);
});

test("on a phone the board opens on the first column that has somebody", { timeout: 60_000 }, async () => {
  const { token, job } = await inAnInterview();
  const page = await journeys.openPage({ token, viewport: { width: 390, height: 844 } });
  await page.goto(`/dashboard/jobs/${job.id}?tab=board`);
  await page.getByRole("region", { name: "Interview" }).getByText("today").waitFor();
  await expect
    .poll(async () => {
      const box = await page.getByRole("region", { name: "Interview" }).boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    })
    .toBe(true);
  expect(journeys.complaints).toEqual([]);
});

test("who decided what is saved from the job's menu, for people and for machines", { timeout: 60_000 }, async () => {
  const { token, job } = await inAnInterview();
  const page = await journeys.openPage({ token });
  await page.goto(`/dashboard/jobs/${job.id}`);
  const save = async (as: string) => {
    await page.getByRole("button", { name: "Actions for Planner" }).click();
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: as }).click()]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const json = await save("As JSON");
  expect(json.name).toBe("Decision dossier Planner.json");
  const [pair] = JSON.parse(json.bytes.toString()).candidates;
  // The page opens the first match: that it was seen may stand behind the move already.
  expect(pair.candidate.name).toBe("Bram Hoekstra");
  expect(pair.decisions[0]).toMatchObject({ kind: "stage", detail: { to: "interview" } });
  expect(pair.snapshots).toHaveLength(1);
  const pdf = await save("As PDF");
  expect(pdf.name).toBe("Decision dossier Planner.pdf");
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(journeys.complaints).toEqual([]);
});
