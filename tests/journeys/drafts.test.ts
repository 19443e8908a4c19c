import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { answered } from "../support/answered.ts";
import { seriousFindings } from "../support/axe.ts";
import { password, startJourneys } from "../support/journey.ts";
import { settled } from "../support/on-page.ts";
import { addDraft, addPair, submitDraft } from "../support/sent-proposal.ts";

const product = await startJourneys();
afterAll(() => product.stop());

const KEPT = "Kept from before, not saved yet.";
const LEFT = "What you typed and didn't save is kept for you in this browser";

const draftsIn = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((each) => Object.keys(each)).filter((key) => key.startsWith("draft ")).length);
const noteIn = (page: Page) => page.getByRole("textbox", { name: "Note", exact: true });
async function logIn(page: Page, email: string) {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}
async function logOut(page: Page) {
  await page.getByRole("button", { name: /Account$/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.waitForURL((url) => url.pathname === "/login");
}
/** Somebody with a candidate, at whose notes a page stands. */
async function atNotes() {
  const sanne = await product.newRecruiter();
  const { candidate } = (await sanne.send(api.candidate.create, { first_name: "Noor", last_name: "Hazelaar" })).data;
  const path = `/dashboard/candidates/${candidate.id}?tab=timeline`;
  const page = await product.openPage({ token: sanne.token, locale_stored: "en" });
  return { sanne, path, page };
}

test("a note that finds its session ended from elsewhere is there after logging in again, for nobody else, until it is saved", async () => {
  const { sanne, path, page } = await atNotes();
  const other = await product.newRecruiter({ first_name: "Tom", last_name: "Bakker" });
  await page.goto(path);
  const field = noteIn(page);
  await field.fill("Can start in March.\nAsk for her certificate.");
  // Ended from elsewhere: this page hears of it by the call that should save, once it asks nothing else.
  await settled(page);
  await sanne.send(api.account.logout, {});
  await page.getByRole("button", { name: "Add note" }).click();
  await page.waitForURL((url) => url.pathname === "/login");

  // Somebody else at the same browser comes to their own dashboard, and finds nothing of it.
  await logIn(page, other.email);
  await page.waitForURL((url) => url.pathname === "/dashboard");
  const theirs = (await other.send(api.candidate.create, { first_name: "Eva", last_name: "Smit" })).data.candidate;
  await page.goto(`/dashboard/candidates/${theirs.id}?tab=timeline`);
  await field.waitFor();
  expect([await field.inputValue(), await page.getByText(KEPT).count()]).toEqual(["", 0]);
  await logOut(page);

  await logIn(page, sanne.email);
  await page.waitForURL((url) => url.pathname === "/dashboard");
  await page.goto(path);
  await expect.poll(() => field.inputValue()).toBe("Can start in March.\nAsk for her certificate.");
  await page.getByRole("status").getByText(KEPT).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.reload();
  await page.getByText(KEPT).waitFor();
  const saved = answered(page, api.note.create);
  await page.getByRole("button", { name: "Add note" }).click();
  await saved;
  await expect.poll(() => field.inputValue()).toBe("");
  await page.reload();
  await page.getByRole("region", { name: "Notes", exact: true }).getByText("Ask for her certificate.").waitFor();
  expect([await field.inputValue(), await page.getByText(KEPT).count()]).toEqual(["", 0]);

  await field.fill("Nobody wants this");
  await page.goto("/dashboard");
  await page.goBack();
  await expect.poll(() => field.inputValue()).toBe("Nobody wants this");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => field.inputValue()).toBe("");
  expect(await draftsIn(page)).toBe(0);
  expect(product.complaints).toEqual([]);
});

test("who logs in again comes back to the page on which their session was ended from elsewhere", async () => {
  const sanne = await product.newRecruiter();
  const { job } = (await sanne.send(api.job.create, { title: "Baker", description: "We bake." })).data;
  const page = await product.openPage({ token: sanne.token, locale_stored: "en" });
  await page.goto(`/dashboard/jobs/${job.id}?tab=vacancy&edit=true`);
  const field = page.getByRole("textbox", { name: "Text of the vacancy" });
  const shown = page.getByRole("button", { name: "Edit the text" });
  await shown.click();
  await field.fill("We bake bread.");
  await settled(page);
  await sanne.send(api.account.logout, {});
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/login" && !url.searchParams.has("to"));
  await logIn(page, sanne.email);
  await page.waitForURL((url) => url.pathname === `/dashboard/jobs/${job.id}`);
  await page.getByText(KEPT).waitFor();
  await shown.click();
  await expect.poll(() => field.inputValue()).toBe("We bake bread.");
  expect(product.complaints).toEqual([]);
});

test("a note outlives 21 minutes without a key, another tab that logs out, and a closed tab", async () => {
  const { sanne, path, page } = await atNotes();
  await page.clock.install();
  await page.goto(path);
  await noteIn(page).fill("Called: wants four days.");
  await page.clock.runFor(21 * 60_000);
  await page.waitForURL((url) => url.pathname === "/login");
  await page.getByText("You were logged out after 20 minutes without activity.").waitFor();
  await page.getByText(LEFT).waitFor();
  await logIn(page, sanne.email);
  await page.waitForURL((url) => url.pathname + url.search === path);
  await expect.poll(() => noteIn(page).inputValue()).toBe("Called: wants four days.");

  await noteIn(page).fill("Called: wants four days, from May.");
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await logOut(other);
  await page.waitForURL((url) => url.pathname === "/login");
  await logIn(page, sanne.email);
  await page.waitForURL((url) => url.pathname + url.search === path);
  await expect.poll(() => noteIn(page).inputValue()).toBe("Called: wants four days, from May.");

  // Without the chance to do anything.
  await page.close();
  await other.goto(path);
  await expect.poll(() => noteIn(other).inputValue()).toBe("Called: wants four days, from May.");
  await other.getByText(KEPT).waitFor();
  expect(product.complaints).toEqual([]);
});

test("who logs out is told that something is kept, and may discard it there; who does so finds nothing any more", async () => {
  const { sanne, path, page } = await atNotes();
  await page.goto(path);
  await noteIn(page).fill("Not for this computer");
  await logOut(page);
  await page.getByText(LEFT).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByText(LEFT).waitFor({ state: "detached" });
  expect(await draftsIn(page)).toBe(0);
  await logIn(page, sanne.email);
  await page.waitForURL((url) => url.pathname === "/dashboard");
  await page.goto(path);
  await noteIn(page).waitFor();
  expect([await noteIn(page).inputValue(), await page.getByText(KEPT).count()]).toEqual(["", 0]);
  // Where nothing was typed nothing is told.
  await logOut(page);
  await page.getByRole("button", { name: "Log in", exact: true }).waitFor();
  expect(await page.getByText(LEFT).count()).toBe(0);
  expect(product.complaints).toEqual([]);
});

test("a browser that keeps nothing does no harm", async () => {
  const { path, page } = await atNotes();
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith("draft ")) throw new DOMException("no room", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await page.goto(path);
  await noteIn(page).fill("Saved all the same");
  expect(await draftsIn(page)).toBe(0);
  const saved = answered(page, api.note.create);
  await page.getByRole("button", { name: "Add note" }).click();
  await saved;
  await page.getByRole("region", { name: "Notes", exact: true }).getByText("Saved all the same").waitFor();
  expect(product.complaints).toEqual([]);
});

test("what a client types behind a link outlives a closed tab, behind that link alone, until it is sent", async () => {
  const sent = async () => {
    const { send } = await product.newRecruiter();
    return `/p/${await submitDraft(send, await addDraft(send, await addPair(send)))}`;
  };
  const [link, another] = [await sent(), await sent()];
  const begin = async (page: Page, at: string) => {
    await page.goto(at);
    await page.getByRole("button", { name: "Ask a question" }).click();
    return page.getByLabel("Question");
  };
  const page = await product.openPage({ viewport: { width: 390, height: 844 } });
  await (await begin(page, link)).fill("Does she work on Fridays?");
  const next = await page.context().newPage();
  await next.setViewportSize({ width: 390, height: 844 });
  await page.close();
  expect(await (await begin(next, another)).inputValue()).toBe("");
  const field = await begin(next, link);
  await expect.poll(() => field.inputValue()).toBe("Does she work on Fridays?");
  await next.getByText("Kept from before, not sent yet.").waitFor();
  expect(await seriousFindings(next)).toEqual([]);
  expect(await next.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // The link opens the page; what is kept doesn't hold it.
  expect(await next.evaluate(() => Object.keys(localStorage).join())).not.toContain(link.slice("/p/".length));
  await next.getByRole("button", { name: "Send the question" }).click();
  await next.getByRole("region", { name: "You and Sanne" }).getByText("Does she work on Fridays?").waitFor();
  await expect.poll(() => draftsIn(next)).toBe(0);
  expect(product.complaints).toEqual([]);
});
