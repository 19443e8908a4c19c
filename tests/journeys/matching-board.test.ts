import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { threeOnTheList } from "#tests/support/three-on-the-list.ts";

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

test("a card tells how long somebody is in the stage; every column is within reach", async () => {
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

test("on a phone the board opens on the first column that has somebody", async () => {
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

test("who decided what is saved from the job's menu, for people and for machines", async () => {
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

test("a stage of one's own stands on the board over all jobs, which is swiped on a phone", async () => {
  const { page, at, send } = await threeOnTheList(journeys);
  await page.goto("/dashboard/profile/pipeline");
  await page.getByRole("button", { name: "Add a stage" }).click();
  await page.getByLabel("Interview: name in English").last().fill("Trial day");
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.getByText("Stages saved").waitFor();
  const { stages } = (await send(api.pipeline.show, {})).data;
  expect(stages.find(({ names }) => names.en === "Trial day")).toMatchObject({ counts_as: "interview" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/pipeline");
  await at("Shortlisted").getByText("Anna Linde").waitFor();
  await at("Shortlisted").getByRole("button", { name: "Move Anna Linde" }).click();
  await page.getByRole("menuitem", { name: "Trial day" }).click();
  await at("Trial day").getByText("Anna Linde").waitFor();
  expect(journeys.complaints).toEqual([]);
});

test("over all jobs a card is offered the stages of its own job, and none without a column", async () => {
  const { page, at, send, job } = await threeOnTheList(journeys);
  const { data: before } = await send(api.pipeline.show, { job_id: job.id });
  const trial = { names: { en: "Trial day" }, counts_as: "interview", color: "teal", card_limit: null } as const;
  const stages = [{ key: "suggested" }, { key: "shortlisted" }, trial, { key: "placed" }, { key: "rejected" }];
  await send(api.pipeline.saveOfJob, { job_id: job.id, version: before.version, stages });
  await page.goto("/dashboard/pipeline");
  await at("Shortlisted").getByRole("button", { name: "Move Anna Linde" }).click();
  const offered = page.getByRole("menuitem");
  await offered.first().waitFor();
  expect(await offered.allTextContents()).toEqual(["Shortlisted1", "Trial day2", "Placed3", "Rejected4", "Select"]);
  await page.getByRole("menuitem", { name: "Trial day" }).click();
  // It stands where it counts, by its own name.
  await at("Interview").getByText("Anna Linde").waitFor();
  await at("Interview").getByText("Trial day").waitFor();
  await at("Shortlisted").getByRole("link", { name: "Bram Linde" }).focus();
  await page.keyboard.press("2");
  await at("Interview").getByText("Bram Linde").waitFor();
  await page.keyboard.press("1");
  await at("Shortlisted").getByText("Bram Linde").waitFor();
  await at("Shortlisted").getByRole("listitem").filter({ hasText: "Cees" }).dragTo(at("Offer"));
  await page.getByText("Offer isn't a stage of this candidate's job; nothing was moved.").waitFor();
  await at("Shortlisted").getByText("Cees Linde").waitFor();
  await at("Shortlisted").getByRole("listitem").filter({ hasText: "Cees" }).dragTo(at("Interview"));
  await at("Interview").getByText("Cees Linde").waitFor();
  expect(journeys.complaints).toEqual([]);
});

test("the board over all jobs is narrowed to a job or a client that is searched for", async () => {
  const { page, at, send } = await threeOnTheList(journeys);
  const { job } = (await send(api.job.create, { title: "Baker", client: { name: "Hazelhof" } })).data;
  const { candidate } = (await send(api.candidate.create, { first_name: "Dirk", last_name: "Linde" })).data;
  await send(api.matching.updateMatched, { job_id: job.id, candidate_id: candidate.id, stage: "shortlisted" });
  await page.goto("/dashboard/pipeline");
  await at("Shortlisted").getByText("Anna Linde").waitFor();
  await page.getByRole("combobox", { name: "Job" }).fill("bak");
  await page.getByRole("option", { name: "Baker, Hazelhof" }).click();
  await expect
    .poll(() =>
      at("Shortlisted")
        .getByText(/ Linde$/)
        .allTextContents(),
    )
    .toEqual(["Dirk Linde"]);
  await page.reload();
  await expect.poll(() => page.getByRole("combobox", { name: "Job" }).inputValue()).toBe("Baker, Hazelhof");
  await page.getByRole("button", { name: "All jobs" }).click();
  await at("Shortlisted").getByText("Anna Linde").waitFor();
  await page.getByRole("combobox", { name: "Client" }).fill("hazel");
  await page.getByRole("option", { name: "Hazelhof" }).click();
  await expect
    .poll(() =>
      at("Shortlisted")
        .getByText(/ Linde$/)
        .allTextContents(),
    )
    .toEqual(["Dirk Linde"]);
  expect(journeys.complaints).toEqual([]);
});
