import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { seriousFindings } from "#tests/support/axe.ts";
import { makeCvs } from "#tests/support/cvs/make-cvs.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { addDraft, addPair } from "#tests/support/sent-proposal.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const cvs = (await makeCvs()).map(({ name, mime, bytes }) => ({ name, mimeType: mime, buffer: Buffer.from(bytes) }));
const phone = { viewport: { width: 390, height: 844 } };
const steps = (page: Page) => page.getByRole("region", { name: "First steps" });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe("an empty workspace", () => {
  test("opens the profile of the first CV by itself, and the dashboard knows of it without a reload", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Drop CVs or paste a vacancy" }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(cvs[0] as (typeof cvs)[number]);
    await page.waitForURL(/\/dashboard\/candidates\/[0-9a-f-]{36}/);
    await page.getByRole("heading", { level: 1, name: /Noor/ }).waitFor();
    await page.getByRole("link", { name: "Dashboard" }).first().click();
    await steps(page).getByRole("listitem").filter({ hasText: "Add CVs" }).getByRole("img", { name: "Done" }).waitFor();
    // Whoever works alone is asked for nothing that needs a team: four steps, and the language model that nobody has connected.
    await expect.poll(() => steps(page).getByRole("listitem").count()).toBe(5);
  });

  test("becomes a dashboard when several CVs came, and stays there", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Drop CVs or paste a vacancy" }).waitFor();
    await page.locator('input[type="file"]').first().setInputFiles(cvs.slice(0, 2));
    await steps(page).getByRole("img", { name: "Done" }).waitFor();
    await page.getByRole("region", { name: "Activity" }).getByRole("listitem").first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
  });

  test.each([
    ["en", "Load the sample", "Remove the sample", "Drop CVs or paste a vacancy"],
    ["nl", "Laad de voorbeelden", "Haal de voorbeelden weg", "Sleep cv's hierheen of plak een vacature"],
  ] as const)("is filled with the sample and emptied of it by one click each, in %s", async (locale_stored, load, remove, empty) => {
    const { token, send } = await product.newRecruiter();
    const page = await product.openPage({ token, locale_stored, ...(locale_stored === "nl" && phone) });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: load }).click();
    await page.getByRole("button", { name: remove }).waitFor();
    expect((await send(api.candidate.list, {})).data.total).toBe(8);
    await page
      .getByText(/Wijkverpleegkundige/)
      .first()
      .waitFor();
    expect(await fits(page)).toBe(true);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole("button", { name: remove }).click();
    await page.getByRole("heading", { name: empty }).waitFor();
    expect((await send(api.candidate.list, {})).data.total).toBe(0);
    expect((await send(api.job.list, {})).data.total).toBe(0);
  });
});

test("registering: what is wrong is told in other words than the hint, on a red field", async () => {
  const page = await product.openPage();
  await page.goto("/register");
  await page.getByText("At least 10 characters.").waitFor();
  const field = page.getByLabel("Password", { exact: true });
  const border = () =>
    field.evaluate((at) => getComputedStyle(at.closest("[data-error], .mantine-PasswordInput-input") as Element).borderColor);
  const before = await border();
  await field.fill("linde");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Add 5 more characters, to make it ten.").waitFor();
  expect(await page.getByText("At least 10 characters.").count()).toBe(0);
  expect(await border()).not.toBe(before);
  const [red = 0, green = 0, blue = 0] = ((await border()).match(/\d+/g) ?? []).map(Number);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

test("a client is known by the name the link was sent to, and may invite after asking", async () => {
  const { send } = await product.newRecruiter();
  const id = await addDraft(send, await addPair(send));
  const { data } = await send(api.proposal.submit, { id, recipients: [{ name: "Bas Terpstra", email: "bas@halderstroom.example" }] });
  const page = await product.openPage(phone);
  await page.goto(data.share.url);
  await page.getByRole("button", { name: "Ask a question" }).click();
  expect(await page.getByLabel("Your name").inputValue()).toBe("Bas Terpstra");
  await page.getByLabel("Question").fill("Could she start in March?");
  await page.getByRole("button", { name: "Send the question" }).click();
  await page.getByRole("heading", { name: /^Thank you, Bas/ }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Invite for an interview" }).click();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await page.getByText("for an interview.").waitFor();
  expect((await send(api.proposal.show, { id })).data.proposal.response).toMatchObject({ decision: "interview", name: "Bas Terpstra" });
  expect(product.complaints).toEqual([]);
});
