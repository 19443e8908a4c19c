import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { smallTargets } from "../../scripts/screens/small-targets.ts";
import { seriousFindings } from "../support/axe.ts";
import { startJourneys } from "../support/journey.ts";
import { settled } from "../support/on-page.ts";
import { addDraft, addPair } from "../support/sent-proposal.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** What a thumb meets on every screen; what stands within rows and texts is measured by the pictures. */
const atTheThumb = ".mantine-Button-root, .mantine-ActionIcon-root, .mantine-CloseButton-root, [role=tab], nav a";
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
/** The primary buttons on the screen whose words don't fit, or that stand partly outside it. */
const cut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-variant="filled"]')]
      .filter((button) => button.offsetParent !== null && button.textContent)
      .filter((button) => {
        const { left, right } = button.getBoundingClientRect();
        const parts = [button, ...button.querySelectorAll<HTMLElement>("*")];
        return left < 0 || right > innerWidth || parts.some((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1);
      })
      .map((button) => button.textContent),
  );

test.each(["en", "nl"] as const)("on a phone no primary button is cut, in %s", async (locale_stored) => {
  const recruiter = await product.newRecruiter();
  const pair = await addPair(recruiter.send);
  const id = await addDraft(recruiter.send, pair);
  const page = await product.openPage({ token: recruiter.token, locale_stored, ...phone });
  const small: { address: string; found: string[] }[] = [];
  for (const address of [
    "/dashboard",
    "/dashboard/candidates",
    `/dashboard/candidates/${pair.candidate_id}`,
    "/dashboard/jobs",
    `/dashboard/jobs/${pair.job_id}?candidate=${pair.candidate_id}`,
    "/dashboard/proposals",
    `/dashboard/proposals/${id}/strengths`,
    `/dashboard/proposals/${id}/review`,
    "/dashboard/recruiters",
    "/dashboard/subscription",
    "/register",
    "/home",
  ]) {
    await page.goto(address);
    await page.getByRole("heading").first().waitFor();
    await settled(page);
    expect(await cut(page), address).toEqual([]);
    expect(await fits(page), address).toBe(true);
    const found = await smallTargets(page, atTheThumb);
    if (found.length > 0) small.push({ address, found });
  }
  expect(small).toEqual([]);
  expect(product.complaints).toEqual([]);
});

test("on a phone clients, their contacts, interviews and the board have targets for a thumb, each control of them", async () => {
  const { token, send } = await product.newRecruiter();
  const pair = await addPair(send);
  const { job } = (await send(api.job.show, { id: pair.job_id })).data;
  const client_id = job.client_id ?? "";
  await send(api.client.saveContact, { client_id, name: "Jan Bakker", email: "jan@halderstroom.example", phone: "078 555 0134" });
  await send(api.client.update, { id: client_id, website: "https://halderstroom.example", status: "former" });
  await send(api.matching.updateMatched, { ...pair, stage: "interview" });
  await send(api.interview.plan, {
    ...pair,
    ...{ minutes: 60, time_zone: "Europe/Amsterdam", round: 1, contact_ids: [], recruiter_ids: [] },
    ...{ starts_at: new Date(Date.now() + 3 * 86_400_000).toISOString(), invites_candidate: false, invites_client: false },
  });
  const page = await product.openPage({ token, locale_stored: "en", ...phone });
  const small: { place: string; found: string[] }[] = [];
  const measure = async (place: string) => {
    await settled(page);
    expect(await fits(page), place).toBe(true);
    const found = await smallTargets(page);
    if (found.length > 0) small.push({ place, found });
  };
  for (const address of [
    "/dashboard/clients",
    `/dashboard/clients/${client_id}`,
    `/dashboard/clients/${client_id}?tab=jobs`,
    `/dashboard/clients/${client_id}?tab=proposals`,
    "/dashboard/pipeline",
    `/dashboard/jobs/${pair.job_id}?tab=board`,
  ]) {
    await page.goto(address);
    await page.getByRole("heading").first().waitFor();
    await measure(address);
  }
  await page.getByRole("button", { name: "Move Noor Hazelaar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Placed" }).waitFor();
  await measure("the menu of a card");
  await page.goto(`/dashboard/clients/${client_id}`);
  await page.getByRole("button", { name: /^Actions for / }).click();
  await page.getByRole("menuitem", { name: "Delete" }).waitFor();
  await measure("the menu of a client");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add a contact" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("J. Bakker");
  await dialog.getByLabel("E-mail", { exact: true }).fill("bakker@halderstroom.example");
  await dialog.getByRole("button", { name: "Use Jan Bakker" }).waitFor();
  await measure("the contact dialog with an offer");
  await dialog.getByRole("button", { name: "Use Jan Bakker" }).click();
  await dialog.getByRole("button", { name: "Use jan@halderstroom.example" }).waitFor();
  await measure("the contact dialog with somebody taken");
  expect(small).toEqual([]);
  expect(product.complaints).toEqual([]);
});

test("on a phone an editor has no tabs, and what sends stands at the thumb", async () => {
  const recruiter = await product.newRecruiter();
  const id = await addDraft(recruiter.send, await addPair(recruiter.send));
  const page = await product.openPage({ token: recruiter.token, ...phone });
  await page.goto(`/dashboard/proposals/${id}/review`);
  const send = page.getByRole("button", { name: "Send", exact: true });
  await send.waitFor();
  expect(await page.getByRole("navigation", { name: "Places" }).count()).toBe(0);
  const box = await send.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 80);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(await seriousFindings(page)).toEqual([]);
  await send.click();
  await expect.poll(async () => page.locator("code").isVisible()).toBe(true);
  expect(await page.locator("code").textContent()).toContain("/p/");
  expect(product.complaints).toEqual([]);
});
