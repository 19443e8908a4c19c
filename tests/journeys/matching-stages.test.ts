import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { answered } from "#tests/support/answered.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { threeOnTheList } from "#tests/support/three-on-the-list.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

const PHONE = { width: 390, height: 844 };

test("a stage that is taken away asks where its candidates go, and they stand there", async () => {
  const { page, at, send } = await threeOnTheList(journeys, PHONE);
  await page.goto("/dashboard/profile/pipeline");
  await page.getByRole("button", { name: "Take Shortlisted away" }).click();
  const save = page.getByRole("button", { name: "Save" }).first();
  await save.click();
  const question = page.getByRole("alert").filter({ hasText: "Where do they go?" });
  const where = question.getByLabel("3 candidates at “Shortlisted”");
  await where.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  // Nothing is saved before it is answered.
  await expect.poll(() => save.isDisabled()).toBe(true);
  expect((await send(api.pipeline.show, {})).data.stages.map(({ key }) => key)).toContain("shortlisted");
  await where.selectOption({ label: "Proposed" });
  await save.click();
  await page.getByText("Stages saved").waitFor();
  await page.goto("/dashboard/pipeline");
  await expect
    .poll(() =>
      at("Proposed")
        .getByText(/ Linde$/)
        .count(),
    )
    .toBe(3);
  expect(await at("Shortlisted").count()).toBe(0);
  expect(journeys.complaints).toEqual([]);
});

test("a job shows stages of its own, in its own order, and the workspace's again", async () => {
  const { page, at, job, send } = await threeOnTheList(journeys);
  await page.goto(`/dashboard/jobs/${job.id}?tab=board`);
  await at("Shortlisted").getByText("Anna Linde").waitFor();
  const open = () => page.getByRole("button", { name: "Stages of this job" }).click();
  const dialog = page.getByRole("dialog", { name: "Stages of Planner" });
  await open();
  await dialog.getByRole("button", { name: "Take Proposed away" }).click();
  await dialog.getByRole("button", { name: "Add a stage" }).click();
  await dialog.getByLabel("Interview: name in English").last().fill("Trial day");
  for (const _ of [1, 2]) await dialog.getByRole("button", { name: "Trial day earlier" }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await at("Trial day").waitFor();
  const columns = () =>
    page
      .getByRole("region", { name: "Board" })
      .getByRole("region")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  expect(await columns()).toEqual(["Suggested", "Shortlisted", "Trial day", "Interview", "Offer", "Placed", "Rejected"]);
  await at("Shortlisted").getByRole("button", { name: "Move Anna Linde" }).click();
  await page.getByRole("menuitem", { name: "Trial day" }).click();
  await at("Trial day").getByText("Anna Linde").waitFor();
  // Other jobs are as they were.
  const { job: other } = (await send(api.job.create, { title: "Bakker" })).data;
  expect((await send(api.pipeline.show, { job_id: other.id })).data).toMatchObject({ is_own: false });

  await open();
  await dialog.getByRole("button", { name: "As the workspace" }).click();
  // Who stands in the job's own stage is asked about there too.
  await dialog.getByLabel("1 candidate at “Trial day”").selectOption({ label: "Interview" });
  await dialog.getByRole("button", { name: "As the workspace" }).click();
  await at("Interview").getByText("Anna Linde").waitFor();
  expect(await columns()).toEqual(["Suggested", "Shortlisted", "Proposed", "Interview", "Offer", "Placed", "Rejected"]);
  expect(journeys.complaints).toEqual([]);
});

test("the workspace keeps its list of reasons, the candidate's no apart from the client's, and they are offered so", async () => {
  const { page, at, job, send } = await threeOnTheList(journeys);
  await page.goto("/dashboard/profile/pipeline");
  const side = (name: string) => page.getByRole("group", { name, exact: true });
  await side("Candidate's no").getByRole("button", { name: "Take Too far away away" }).click();
  await side("Client's no").getByRole("button", { name: "Add a reason" }).click();
  await side("Client's no").getByLabel("New reason: name in English").fill("Budget was cut");
  expect(await seriousFindings(page)).toEqual([]);
  await Promise.all([answered(page, api.pipeline.saveReasons), page.getByRole("button", { name: "Save" }).last().click()]);
  const { reasons } = (await send(api.pipeline.show, {})).data;
  const key = reasons.find(({ names }) => names.en === "Budget was cut")?.key ?? "";
  expect(reasons.find((one) => one.key === key)?.side).toBe("client");

  await page.goto(`/dashboard/jobs/${job.id}?tab=board`);
  await at("Shortlisted").getByRole("button", { name: "Move Anna Linde" }).click();
  await page.getByRole("menuitem", { name: "Rejected" }).click();
  const reason = page.getByRole("dialog", { name: "Turned down: Anna Linde" }).getByLabel("Reason");
  const offered = (label: string) => reason.locator(`optgroup[label="${label}"] option`).allTextContents();
  await expect.poll(() => offered("Client's no")).toContain("Budget was cut");
  expect(await offered("Candidate's no")).not.toContain("Too far away");
  await reason.selectOption({ label: "Budget was cut" });
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
  await at("Rejected").getByRole("button", { name: "Show" }).click();
  await at("Rejected").getByText("Client's no: Budget was cut").waitFor();
  const [out] = (await send(api.matching.matchedCandidates, { id: job.id, stage: "rejected" })).data.candidates;
  expect(out?.match.reason_key).toBe(key);
  expect(journeys.complaints).toEqual([]);
});

test("a stage with a limit says when there are more than that, and takes them all the same", async () => {
  const { page, at, job } = await threeOnTheList(journeys);
  await page.goto("/dashboard/profile/pipeline");
  await page.getByLabel("Limit").nth(3).fill("1");
  await page.getByRole("button", { name: "Save" }).first().click();
  await page.getByText("Stages saved").waitFor();
  await page.goto(`/dashboard/jobs/${job.id}?tab=board`);
  const beyond = at("Interview").getByText("1 more than the limit");
  for (const [n, name] of ["Anna Linde", "Bram Linde"].entries()) {
    await at("Shortlisted").getByRole("link", { name }).focus();
    await page.keyboard.press("4");
    await at("Interview").getByText(name).waitFor();
    expect(await beyond.count()).toBe(n);
  }
  expect(await seriousFindings(page)).toEqual([]);
  expect(journeys.complaints).toEqual([]);
});

test("of two people who move one card the second is told, and sees where it is", async () => {
  const { page, at, job, send, token } = await threeOnTheList(journeys);
  const path = `/dashboard/jobs/${job.id}?tab=board`;
  await page.goto(path);
  await at("Shortlisted").getByText("Anna Linde").waitFor();
  const other = await journeys.openPage({ token, viewport: PHONE, messages_stay: true });
  await other.goto(path);
  const theirs = (stage: string) => other.getByRole("region", { name: stage, exact: true });
  await theirs("Shortlisted").getByText("Anna Linde").waitFor();
  await at("Shortlisted").getByRole("listitem").filter({ hasText: "Anna" }).dragTo(at("Interview"));
  await at("Interview").getByText("Anna Linde").waitFor();
  await theirs("Shortlisted").getByRole("button", { name: "Move Anna Linde" }).click();
  await other.getByRole("menuitem", { name: "Offer" }).click();
  await other.getByText("Somebody moved this candidate meanwhile.").waitFor();
  await theirs("Interview").getByText("Anna Linde").waitFor();
  const { candidates } = (await send(api.matching.matchedCandidates, { id: job.id })).data;
  expect(candidates.find(({ first_name }) => first_name === "Anna")?.match.stage).toBe("interview");
  expect(journeys.complaints).toEqual([]);
});
