import { afterAll, describe, expect, test } from "vitest";
import { seriousFindings } from "#tests/support/axe.ts";
import { startJourneys } from "#tests/support/journey.ts";
import { addDraft, addPair } from "#tests/support/sent-proposal.ts";

const product = await startJourneys();
afterAll(() => product.stop());

describe("the palette", () => {
  test("finds records of every kind by keys alone, and remembers what was opened", async () => {
    const recruiter = await product.newRecruiter();
    const pair = await addPair(recruiter.send);
    await addDraft(recruiter.send, pair);
    const page = await product.openPage({ token: recruiter.token });
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.goto("/dashboard");
    await page.getByRole("region", { name: "Needs attention" }).getByRole("listitem").first().waitFor();
    expect(loaded.filter((url) => /\/palette-(?!door)/.test(url))).toEqual([]);

    await page.keyboard.press("Control+k");
    const field = page.getByRole("textbox", { name: "Search people, jobs and actions" });
    await field.fill("halder");
    const groups = page.getByRole("dialog");
    await groups
      .getByRole("button", { name: /Halderstroom Energy/ })
      .first()
      .waitFor();
    const height = await groups.evaluate((at) => at.getBoundingClientRect().height);
    expect(await seriousFindings(page)).toEqual([]);
    await field.fill("noor haz");
    await groups
      .getByRole("button", { name: /Noor Hazelaar/ })
      .first()
      .waitFor();
    expect(await groups.evaluate((at) => at.getBoundingClientRect().height)).toBe(height);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/dashboard/candidates/${pair.candidate_id}`);

    await page.keyboard.press("Control+k");
    await expect.poll(() => groups.getByRole("button", { name: /^Noor Hazelaar/ }).count()).toBe(1);
    expect(await field.inputValue()).toBe("");
    await field.fill("subscr");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/subscription");
  });

  test("keeps what was typed before its code had come, Enter included", async () => {
    const recruiter = await product.newRecruiter();
    const page = await product.openPage({ token: recruiter.token });
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/palette-(?!door)[^/]*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/dashboard/candidates");
    await page.getByRole("heading", { name: "Candidates" }).first().waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("subscx");
    await page.keyboard.press("Backspace");
    arrive();
    const field = page.getByRole("textbox", { name: "Search people, jobs and actions" });
    await expect.poll(() => field.inputValue()).toBe("subsc");
    await expect.poll(() => field.evaluate((at) => at === document.activeElement)).toBe(true);
    await page.keyboard.type("r");
    await expect.poll(() => field.inputValue()).toBe("subscr");
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "hidden" });
    // Loaded by now, it still takes a moment to open.
    await page.keyboard.press("Control+k");
    await page.keyboard.type("subscr");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/subscription");
  });

  test("speaks Dutch, and does what it offers", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token, locale_stored: "nl" });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: /^Zoek/ }).first().click();
    await page.getByRole("textbox", { name: /^Zoek mensen/ }).fill("nieuwe vac");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard/jobs/new");
  });
});

describe("keys and help", () => {
  test("g and a letter lead to every place, and ? tells so", async () => {
    const { token } = await product.newRecruiter();
    const page = await product.openPage({ token });
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    for (const [key, path] of [
      ["j", "jobs"],
      ["c", "candidates"],
      ["p", "proposals"],
      ["r", "recruiters"],
      ["h", "help"],
    ] as const) {
      await page.keyboard.press("g");
      await page.keyboard.press(key);
      await page.waitForURL(`**/dashboard/${path}`);
    }
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Go to: Proposals").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test("help has a page for each area, in both languages and on a phone", async () => {
    const { token } = await product.newRecruiter();
    for (const [locale_stored, contents, score] of [
      ["en", "Help", "How the score works"],
      ["nl", "Hulp", "Hoe de score werkt"],
    ] as const) {
      const page = await product.openPage({ token, locale_stored, viewport: { width: 390, height: 844 } });
      await page.goto("/dashboard/help");
      await page.getByRole("heading", { name: contents, exact: true }).waitFor();
      const links = await page
        .getByRole("main")
        .locator('a[href^="/dashboard/help/"]')
        .evaluateAll((all) => all.map((at) => at.getAttribute("href")));
      expect(links).toHaveLength(9);
      for (const href of links) {
        await page.goto(href ?? "");
        await page.getByRole("article").getByRole("heading").first().waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
      await page.goto("/dashboard/help/matching");
      await page.getByRole("heading", { name: score }).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.goto("/dashboard/help/nothing");
      await page.getByRole("main").waitFor();
      expect(await page.getByRole("article").count()).toBe(0);
    }
  }, 90_000);
});

test("pages complained about nothing", () => {
  expect(product.complaints).toEqual([]);
});
