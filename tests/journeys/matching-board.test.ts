import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { tick } from "#tests/support/on-page.ts";

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

/** A job with three people on its shortlist, on the screen. */
async function threeOnTheList(viewport = { width: 1440, height: 900 }) {
  const recruiter = await journeys.newRecruiter();
  const { job } = (await recruiter.send(api.job.create, { title: "Planner" })).data;
  for (const first_name of ["Anna", "Bram", "Cees"]) {
    const { candidate } = (await recruiter.send(api.candidate.create, { first_name, last_name: "Linde", headline: "Planner" })).data;
    await recruiter.send(api.matching.updateMatched, { job_id: job.id, candidate_id: candidate.id, stage: "shortlisted" });
  }
  const page = await journeys.openPage({ token: recruiter.token, viewport, messages_stay: true });
  return { ...recruiter, job, page, at: (stage: string) => page.getByRole("region", { name: stage, exact: true }) };
}

test("a card is moved by dragging, and back by undo", async () => {
  const { page, job, at } = await threeOnTheList();
  await page.goto(`/dashboard/jobs/${job.id}?tab=board`);
  await at("Shortlisted").getByText("Anna Linde").waitFor();
  await at("Shortlisted").getByRole("listitem").filter({ hasText: "Anna" }).dragTo(at("Proposed"));
  await at("Proposed").getByText("Anna Linde").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await at("Shortlisted").getByText("Anna Linde").waitFor();
  expect(journeys.complaints).toEqual([]);
});

test("keys and the menu do what dragging does, for several at once; who is out gets a reason", async () => {
  const { page, job, at } = await threeOnTheList();
  await page.goto(`/dashboard/jobs/${job.id}?tab=board`);
  await at("Shortlisted").getByRole("link", { name: "Anna Linde" }).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await at("Proposed").getByText("Anna Linde").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Anna Linde");
  await page.keyboard.press("4");
  await at("Interview").getByText("Anna Linde").waitFor();
  await at("Shortlisted").getByRole("link", { name: "Bram Linde" }).focus();
  await page.keyboard.press("x");
  await at("Shortlisted").getByRole("link", { name: "Cees Linde" }).focus();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("menuitem", { name: "Rejected" }).click();
  const dialog = page.getByRole("dialog", { name: "Turned down: 2 candidates" });
  await dialog.getByLabel("Reason").selectOption({ label: "Too far away" });
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Board");
  await at("Rejected").getByRole("button", { name: "Show" }).click();
  await expect.poll(() => at("Rejected").getByText("Candidate's no: Too far away").count()).toBe(2);
  expect(journeys.complaints).toEqual([]);
});

test("the list moves several at once as the board does, back in one step; a reason is asked, and who was moved meanwhile stays", async () => {
  const { page, job, send } = await threeOnTheList();
  const line = (name: string) =>
    page.getByRole("region", { name: "Candidates, best first" }).getByRole("listitem").filter({ hasText: name });
  const stands = (name: string, stage: string) => line(name).getByText(stage, { exact: true }).waitFor();
  const select = (name: string) => tick(page.getByRole("checkbox", { name: `Select ${name} Linde` }));
  await page.goto(`/dashboard/jobs/${job.id}`);
  await select("Anna");
  const bar = page.getByRole("toolbar");
  expect(await bar.getByRole("button", { name: "Compare" }).getAttribute("aria-disabled")).toBe("true");
  await select("Bram");
  await bar.getByText("2 selected").waitFor();
  await bar.getByRole("button", { name: "Compare" }).click();
  await page.getByRole("dialog", { name: "Compare 2 candidates" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await bar.getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("menuitem", { name: "Interview" }).click();
  await stands("Anna", "Interview");
  await stands("Bram", "Interview");
  await expect.poll(() => bar.count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^(Anna|Bram) Linde$/);
  await page.getByText("2 candidates: Interview.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await stands("Anna", "Shortlisted");
  await stands("Bram", "Shortlisted");
  // By keys: the number of a stage, as on the board.
  await select("Anna");
  await select("Cees");
  await page.keyboard.press("3");
  await stands("Anna", "Proposed");
  await stands("Cees", "Proposed");
  // On a phone, while somebody else moves one of them.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ["Anna", "Bram", "Cees"]) await select(name);
  await page.route("**/api/user/job/matched-candidates**", (route) => route.abort());
  const { candidates } = (await send(api.matching.matchedCandidates, { id: job.id, stage: "shortlisted" })).data;
  await send(api.matching.updateMatched, { job_id: job.id, candidate_id: candidates[0]?.id ?? "", stage: "offer" });
  await bar.getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("menuitem", { name: "Rejected" }).click();
  const dialog = page.getByRole("dialog", { name: "Turned down: 3 candidates" });
  await dialog.getByLabel("Reason").selectOption({ label: "Too far away" });
  await page.unroute("**/api/user/job/matched-candidates**");
  await dialog.getByRole("button", { name: "Move" }).click();
  await page.getByText("Somebody moved this candidate meanwhile.").waitFor();
  await stands("Anna", "Rejected");
  await stands("Cees", "Rejected");
  await stands("Bram", "Offer");
});

test("the menu of a match asks why somebody is turned down, as the board does; undo takes it back, and history says whose no it was", async () => {
  const { page, job, send, token } = await threeOnTheList();
  const { candidates } = (await send(api.matching.matchedCandidates, { id: job.id })).data;
  const [anna, bram] = ["Anna", "Bram"].map((name) => candidates.find(({ first_name }) => first_name === name)?.id ?? "");
  const stands = async (candidate_id = anna) => {
    const { match } = (await send(api.matching.fetchMatched, { job_id: job.id, candidate_id: candidate_id ?? "" })).data;
    return [match.stage, match.reason_key, match.stage_reason];
  };
  const turnDown = async (within: { getByRole: typeof page.getByRole }, name: string) => {
    await within.getByRole("button", { name: `Stage of ${name} Linde: ` }).click();
    await page.getByRole("menuitem", { name: "Rejected" }).click();
  };
  const question = (name: string) => page.getByRole("dialog", { name: `Turned down: ${name} Linde` });
  await page.goto(`/dashboard/jobs/${job.id}?candidate=${anna}`);
  const match = page.getByRole("article", { name: "Anna Linde" });
  await turnDown(match, "Anna");
  expect(await seriousFindings(page)).toEqual([]);
  await question("Anna").getByRole("button", { name: "Cancel" }).click();
  expect(await stands()).toEqual(["shortlisted", null, null]);
  await turnDown(match, "Anna");
  await question("Anna").getByLabel("Reason").selectOption({ label: "Too far away" });
  await question("Anna").getByLabel("In your words").fill("Two hours each way.");
  await question("Anna").getByRole("button", { name: "Move" }).click();
  await page.getByText("Anna Linde: Rejected.").waitFor();
  await match.getByText("Candidate's no: Too far away · Two hours each way.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => stands()).toEqual(["shortlisted", null, null]);

  // Side by side, and without a reason: nobody has to say one. Escape leaves the question alone.
  for (const name of ["Anna", "Bram"]) await tick(page.getByRole("checkbox", { name: `Select ${name} Linde` }));
  await page.getByRole("toolbar").getByRole("button", { name: "Compare" }).click();
  const beside = page.getByRole("dialog", { name: "Compare 2 candidates" });
  await turnDown(beside, "Bram");
  await question("Bram").waitFor();
  await page.keyboard.press("Escape");
  await question("Bram").waitFor({ state: "detached" });
  await turnDown(beside, "Bram");
  await question("Bram").getByRole("button", { name: "Move" }).click();
  await expect.poll(() => stands(bram)).toEqual(["rejected", null, null]);

  for (const [locale_stored, no] of [
    ["en", "Candidate's no: Too far away"],
    ["nl", "Nee van de kandidaat: Te ver weg"],
  ] as const) {
    const reader = await journeys.openPage({ token, locale_stored });
    await reader.goto(`/dashboard/candidates/${anna}?tab=timeline`);
    const told = reader.getByRole("listitem").filter({ hasText: no });
    await told.getByText("Two hours each way.").waitFor();
    expect(await seriousFindings(reader)).toEqual([]);
  }
  expect(journeys.complaints).toEqual([]);
});

test("a stage of one's own stands on the board over all jobs, which is swiped on a phone", async () => {
  const { page, at, send } = await threeOnTheList();
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
  const { page, at, send, job } = await threeOnTheList();
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
  const { page, at, send } = await threeOnTheList();
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
