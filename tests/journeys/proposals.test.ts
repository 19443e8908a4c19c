import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startJourneys } from "../support/journey.ts";
import { withPairs } from "../support/matched-pairs.ts";
import { tick } from "../support/on-page.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const { sanne, pairs } = await withPairs(product);

const saved = (page: Page) => page.getByRole("status").getByText("Saved", { exact: true }).waitFor();

test("from a match through every step to the client's answer, which stands on dashboard and timeline", async () => {
  const [pair] = pairs;
  if (!pair) throw new Error("no match");
  const page = await product.openPage({ token: sanne.token });
  await page.goto(`/dashboard/jobs/${pair.job_id}?candidate=${pair.candidate_id}`);
  await page.getByRole("button", { name: "Start proposal" }).click();
  // With nothing to correct it opens where it is sent; the rest of it is the same page.
  await page.waitForURL(/\/review$/);
  await page.getByRole("link", { name: /Strengths/ }).click();
  await page.getByRole("heading", { name: "Strengths", level: 2 }).waitFor();
  expect(
    await page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) })
      .count(),
  ).toBeGreaterThanOrEqual(3);

  // A strength is edited, moved by the keyboard, and put back.
  await page
    .getByRole("button", { name: /^Edit: / })
    .first()
    .click();
  await page.getByLabel("Strength in a few words").fill("Keeps systems running");
  await page.getByRole("button", { name: "Done" }).click();
  await saved(page);
  const titles = () => page.locator("[data-section=strengths] ol h3").allInnerTexts();
  const before = await titles();
  expect(before[0]).toBe("Keeps systems running");
  await page.getByRole("button", { name: /^Move “Keeps systems running”/ }).focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(async () => (await titles())[1]).toBe("Keeps systems running");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(titles).toEqual(before);

  // The proof is one click away.
  await page.getByRole("button", { name: "Open passage" }).first().click();
  const drawer = page.getByRole("dialog");
  await drawer.locator("[data-passage]").first().waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });

  await page.getByLabel("Footer").fill("Lindekade, Utrecht");
  await page.getByLabel("Who reads it").fill("Marjan Elzinga");
  await saved(page);
  const letter = page.getByRole("textbox", { name: "Cover letter" });
  await letter.fill(`${await letter.inputValue()}\n\nThis candidate won the Veerstroom Prize in 2019.`);
  await page.getByText("Unsourced", { exact: true }).waitFor();

  // What is drafted is edited in the client's page as well, beside its proof, and stands in its section too.
  const preview = page.getByRole("region", { name: "Client preview" });
  await preview.locator("[data-part=summary]").click();
  await preview.getByRole("textbox").fill("An engineer who stays until it works.");
  await preview.getByRole("button", { name: "Done" }).click();
  await preview.locator("[data-part=summary]").getByText("An engineer who stays until it works.").waitFor();
  const forms = page.locator("[data-section]");
  await expect.poll(() => forms.getByLabel("In one or two sentences").inputValue()).toBe("An engineer who stays until it works.");
  await page.getByRole("button", { name: "Review and send" }).click();
  await page.waitForURL(/\/review$/);

  // Nothing goes out while a claim stands on nothing.
  const send = page.getByRole("button", { name: /^(Send|Make the link)$/ });
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "I confirm them all" }).click();
  await expect.poll(() => send.isEnabled()).toBe(true);
  await page.getByRole("textbox", { name: "E-mail", exact: true }).fill("marjan@halderwind.example");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const link = await page.locator("code").textContent();
  expect(link ?? "").toMatch(/\/p\/[A-Za-z0-9_-]{22}$/);
  expect(await product.linkFor("marjan@halderwind.example", /./)).toContain(new URL(link ?? "").pathname);

  // A phone that knows nothing of the product.
  const client = await product.openPage({ viewport: { width: 390, height: 844 } });
  await client.goto(link ?? "");
  await client.getByRole("heading", { name: pair.name }).waitFor();
  await client.getByText("Keeps systems running").waitFor();
  await client.getByRole("button", { name: "Invite for an interview" }).click();
  expect(await client.getByLabel("Your name").inputValue()).toBe("Marjan Elzinga");
  await client.getByRole("textbox").first().fill("Tuesday 10:00");
  await client.keyboard.press("Enter");
  await client.getByRole("heading", { name: /^Thank you, Marjan/ }).waitFor();

  await page.goto("/dashboard");
  await page.getByText("Marjan Elzinga wants to meet", { exact: false }).first().waitFor();
  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  const told = page.getByRole("dialog", { name: "Notifications" });
  await told.getByText("Tuesday 10:00").waitFor();
  await told.getByRole("link", { name: /^Marjan Elzinga wants an interview/ }).click();
  await page.waitForURL(/\/dashboard\/proposals\//);
  await told.waitFor({ state: "detached" });
  await page.getByText("Marjan Elzinga wants an interview").waitFor();
  await page.goto(`/dashboard/candidates/${pair.candidate_id}?tab=timeline`);
  await page.getByText("Marjan Elzinga, the client, wants an interview").waitFor();
  await page.getByRole("link", { name: "Open the proposal" }).first().click();
  await page.getByText("Marjan Elzinga wants an interview").waitFor();
  expect(product.complaints).toEqual([]);
});

test("in Dutch and blind, nothing that the client reads says who it is", async () => {
  const [, pair] = pairs;
  if (!pair) throw new Error("no match");
  const page = await product.openPage({ token: sanne.token, locale_stored: "nl", viewport: { width: 390, height: 844 } });
  const { proposal } = (await sanne.send(api.proposal.start, { job_id: pair.job_id, candidate_id: pair.candidate_id, language: "nl" }))
    .data;
  await sanne.send(api.proposal.update, { id: proposal.id, anonymity: "blind" });
  await page.goto(`/dashboard/proposals/${proposal.id}/review`);
  await page
    .getByRole("heading", { name: /nakijken|versturen/i })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Maak de link" }).click();
  const link = await page.locator("code").textContent();

  const client = await product.openPage({ viewport: { width: 390, height: 844 }, locale: "nl-NL" });
  await client.goto(link ?? "");
  await client.getByRole("button", { name: "Uitnodigen voor gesprek" }).waitFor();
  const { candidate } = (await sanne.send(api.candidate.show, { id: pair.candidate_id })).data;
  const read = (await client.content()).toLowerCase();
  const secrets = [candidate.last_name, candidate.email, ...candidate.experience.map(({ company }) => company)].filter(
    (secret): secret is string => Boolean(secret),
  );
  expect(secrets.length).toBeGreaterThan(2);
  for (const secret of secrets) expect(read).not.toContain(secret.toLowerCase());
  await client.getByRole("button", { name: "Geen match" }).click();
  await client.getByLabel(/naam/i).fill("Marjan Elzinga");
  await tick(client.getByRole("radio").first());
  await client.getByRole("button", { name: /versturen|verstuur/i }).click();
  await client.getByRole("heading", { name: /Bedankt|Dank/ }).waitFor();
  await page.goto(`/dashboard/proposals`);
  await page.getByText("Geen match").first().waitFor();
  expect(product.complaints).toEqual([]);
});

test("two who edit one text choose between their versions; what only one changed stays", async () => {
  const [, , pair] = pairs;
  if (!pair) throw new Error("no match");
  const { proposal } = (await sanne.send(api.proposal.start, { job_id: pair.job_id, candidate_id: pair.candidate_id })).data;
  const stored = async () => (await sanne.send(api.proposal.show, { id: proposal.id })).data.proposal;
  const page = await product.openPage({ token: sanne.token });
  await page.goto(`/dashboard/proposals/${proposal.id}/cover-letter`);
  const letter = page.getByRole("textbox", { name: "Cover letter" });
  await letter.waitFor();
  await sanne.send(api.proposal.update, { id: proposal.id, cover_letter: "A letter from elsewhere.", footer: "Another footer" });
  await letter.fill("A letter from here.");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("A letter from elsewhere.").waitFor();
  // Nothing is decided by leaving: whoever comes back is asked again.
  page.on("dialog", (question) => void question.accept());
  await page.reload();
  await dialog.getByText("A letter from elsewhere.").waitFor();
  expect((await stored()).cover_letter).toBe("A letter from elsewhere.");
  await dialog.getByRole("button", { name: "Keep mine" }).click();
  await expect.poll(async () => (await stored()).cover_letter).toBe("A letter from here.");
  expect((await stored()).footer).toBe("Another footer");
});
