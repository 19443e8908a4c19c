import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { answered } from "#tests/support/answered.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { addDraft, addPair, submitDraft } from "#tests/support/sent-proposal.ts";

const product = await startJourneys();
afterAll(() => product.stop());

/** Somebody with a job, a candidate, a client who asks something, and a CV to check. */
async function atWork() {
  const recruiter = await product.newRecruiter();
  const pair = await addPair(recruiter.send);
  const id = await addDraft(recruiter.send, pair);
  const token = await submitDraft(recruiter.send, id);
  await fetch(`${product.url}/v1/proposals/shared/${token}/seen`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ visit: true }),
  });
  await fetch(`${product.url}/v1/proposals/shared/${token}/respond`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ decision: "question", comment: "Can Noor start with a trial day?", name: "Marjan Elzinga" }),
  });
  await recruiter.send(api.candidate.create, { first_name: "Tariq", last_name: "Bos", unchecked_fields: ["email", "city"] });
  return { ...recruiter, ...pair, proposal_id: id };
}
let workspace: ReturnType<typeof atWork> | undefined;
/** One for those who only look. */
const seen = () => (workspace ??= atWork());
const queue = (page: Page) => page.getByRole("region", { name: /^(Needs attention|Vraagt je aandacht)$/ });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe("the dashboard", () => {
  test("shows what waits, with one verb each; the first leads to the client's question", async () => {
    const recruiter = await seen();
    const page = await product.openPage({ token: recruiter.token });
    await page.goto("/dashboard");
    const lines = queue(page).getByRole("listitem");
    await lines.first().waitFor();
    await expect.poll(() => lines.count()).toBe(2);
    expect(await lines.nth(0).textContent()).toContain("“Can Noor start with a trial day?”");
    expect(await lines.nth(1).textContent()).toContain("Tariq Bos, 2 fields");
    for (const [name, value] of [
      ["Active jobs", "1"],
      ["Proposals out", "1"],
    ])
      await expect.poll(() => page.getByRole("link", { name: new RegExp(`^${name}`) }).textContent()).toContain(value);
    await page.getByRole("region", { name: "Activity" }).getByText("has a question about").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await queue(page)
      .getByRole("link", { name: /^Answer: Question from Halderstroom/ })
      .first()
      .click();
    await page.waitForURL(`**/dashboard/proposals/${recruiter.proposal_id}/review`);
  });

  test("counts on Today what its lists show, and leads to exactly those", async () => {
    const recruiter = await atWork();
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
    for (const last_name of ["Kade", "Linde"])
      await recruiter.send(api.candidate.create, {
        ...{ first_name: "Gijs", last_name },
        consent: { given_at: new Date().toISOString(), expires_at: soon },
      });
    const page = await product.openPage({ token: recruiter.token });
    await page.goto("/dashboard");
    const today = page.getByRole("region", { name: "Today" });
    await today.getByRole("link", { name: /^Unanswered proposals 1$/ }).click();
    await page.waitForURL("**/dashboard/proposals?view=sent*");
    const rows = page.getByRole("row").getByRole("link", { name: /^(Gijs|Noor|Tariq)/ });
    await rows.first().waitFor();
    await expect.poll(() => rows.allTextContents()).toEqual(["Noor Hazelaar"]);
    await page.goBack();
    await today.getByRole("link", { name: /^Consents and terms that end 2$/ }).click();
    await page.waitForURL("**/dashboard/candidates?leaving=true*");
    await page.getByText("Ends within a week").waitFor();
    await expect.poll(async () => (await rows.allTextContents()).sort()).toEqual(["Gijs Kade", "Gijs Linde"]);
  });

  test("takes a line away that is done or put off, with the way back, by hand and by keys", async () => {
    const recruiter = await atWork();
    const page = await product.openPage({ token: recruiter.token, messages_stay: true });
    await page.goto("/dashboard");
    const lines = queue(page).getByRole("listitem");
    await lines.first().waitFor();
    await queue(page)
      .getByRole("button", { name: /^More: Question/ })
      .click();
    await page.getByRole("menuitem", { name: "Done" }).click();
    await expect.poll(() => lines.count()).toBe(1);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => lines.count()).toBe(2);
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await Promise.all([answered(page, api.dashboard.putOff), page.keyboard.press("h")]);
    await expect.poll(() => lines.count()).toBe(1);
    await page.reload();
    await expect.poll(() => lines.count()).toBe(1);
  });

  test("opens the rows behind a figure", async () => {
    const recruiter = await atWork();
    await recruiter.send(api.matching.updateMatched, {
      job_id: recruiter.job_id,
      candidate_id: recruiter.candidate_id,
      stage: "interview",
    });
    const page = await product.openPage({ token: recruiter.token });
    await page.goto("/dashboard");
    await page.getByRole("link", { name: /^In interview/ }).click();
    const rows = page.getByRole("dialog", { name: "In interview" });
    await rows.getByRole("link", { name: /Noor Hazelaar/ }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await rows.waitFor({ state: "detached" });
    await page.getByRole("link", { name: /^Active jobs/ }).click();
    await page.waitForURL("**/dashboard/jobs?view=open");
  });

  test("reads in Dutch and dark at 390 pixels, without sideways scrolling", async () => {
    const recruiter = await seen();
    const page = await product.openPage({
      token: recruiter.token,
      locale_stored: "nl",
      dark_stored: "true",
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.goto("/dashboard");
    await queue(page).getByText("Vraag van Halderstroom Energy").waitFor();
    await page.getByRole("region", { name: "Activiteit" }).getByRole("listitem").first().waitFor();
    expect(await fits(page)).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await queue(page)
      .getByRole("link", { name: /^Antwoord/ })
      .last()
      .click();
    await page.waitForURL(`**/dashboard/proposals/${recruiter.proposal_id}/review`);
  });

  test("lets one part fail and try again while the others stand", async () => {
    const recruiter = await seen();
    const page = await product.openPage({ token: recruiter.token });
    let isBroken = true;
    await page.route("**/api/user/dashboard/jobs*", (route) =>
      isBroken
        ? route.fulfill({
            status: 429,
            json: { response_status: 429, response_message: "Too many requests", message: "", payload: { error: "" } },
          })
        : route.continue(),
    );
    await page.goto("/dashboard");
    const jobs = page.getByRole("region", { name: "Open jobs" });
    const failed = jobs.getByRole("alert");
    await failed.waitFor();
    await queue(page).getByRole("listitem").first().waitFor();
    isBroken = false;
    await failed.getByRole("button", { name: "Try again" }).click();
    await jobs.getByRole("link", { name: "Senior backend engineer", exact: true }).waitFor();
  });

  test("takes a pasted vacancy, also when there is work already", async () => {
    const recruiter = await seen();
    const page = await product.openPage({ token: recruiter.token });
    await page.goto("/dashboard");
    await queue(page).getByRole("listitem").first().waitFor();
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", `Welder\nWe ask\n- Three years of TIG welding\n- A certificate\n${"We are a yard. ".repeat(5)}`);
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    });
    await page.waitForURL("**/dashboard/jobs/new");
    await expect.poll(() => page.getByRole("textbox").first().inputValue()).toContain("TIG welding");
  });
});

test("pages complained about nothing", () => {
  expect(product.complaints).toEqual([]);
});
