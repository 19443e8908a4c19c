import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { tick } from "#tests/support/on-page.ts";
import { threeOnTheList } from "#tests/support/three-on-the-list.ts";

const journeys = await startJourneys();
afterAll(() => journeys.stop());

test("a card is moved by dragging, and back by undo", async () => {
  const { page, job, at } = await threeOnTheList(journeys);
  await page.goto(`/dashboard/jobs/${job.id}?tab=board`);
  await at("Shortlisted").getByText("Anna Linde").waitFor();
  await at("Shortlisted").getByRole("listitem").filter({ hasText: "Anna" }).dragTo(at("Proposed"));
  await at("Proposed").getByText("Anna Linde").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await at("Shortlisted").getByText("Anna Linde").waitFor();
  expect(journeys.complaints).toEqual([]);
});

test("keys and the menu do what dragging does, for several at once; who is out gets a reason", async () => {
  const { page, job, at } = await threeOnTheList(journeys);
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
  const { page, job, send } = await threeOnTheList(journeys);
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
  const { page, job, send, token } = await threeOnTheList(journeys);
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
