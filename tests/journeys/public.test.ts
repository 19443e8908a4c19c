import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicPages } from "#contract/public-pages.ts";
import { seriousFindings } from "../support/axe.ts";
import { OPERATOR, startJourneys } from "../support/journey.ts";
import { newestLetter } from "../support/outbox.ts";

const product = await startJourneys();
afterAll(async () => {
  await product.stop();
  expect(product.complaints).toEqual([]);
});

const looks = [
  { language: "en", theme: "light", width: 1440, options: { locale_stored: "en", viewport: { width: 1440, height: 900 } } },
  {
    language: "nl",
    theme: "dark",
    width: 390,
    options: { locale_stored: "nl", dark_stored: "true", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
] as const;

/** Every picture in sight, once: they load as one scrolls to them. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator("main img").all()) {
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  }
}

describe.each(looks)("the public pages in $language, $theme, at $width", ({ language, width, options }) => {
  // One after the other in one tab, as somebody looks round.
  let page: Page;
  beforeAll(async () => {
    page = await product.openPage(options);
  });
  test.each(Object.entries(publicPages))("%s says what it is, fits, and can be used by everybody", async (_name, { path, ...words }) => {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect.poll(() => page.title()).toBe(`${words[language].title} · Proffer`);
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^(Language|Taal)/ })
      .waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: publicPages.privacy[language].title }).waitFor();
    await scrollThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(
      await page
        .locator("main img")
        .evaluateAll((all) => all.filter((img) => !img.getAttribute("width") || !img.getAttribute("alt")).length),
    ).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(width).toBe(page.viewportSize()?.width);
  });
});

test("a requirement opens its proof, and one without says whom to ask", async () => {
  const page = await product.openPage();
  await page.goto("/home");
  const sample = page.getByRole("region", { name: /Noor Akkerman/ });
  await sample
    .getByText(/2.4 million events a day over Kafka/)
    .first()
    .waitFor();
  await sample.getByRole("button", { name: /Energy or IoT/ }).click();
  await sample.getByText("Nothing in the CV. Ask Noor.").waitFor();
  expect(await sample.getByText(/million events/).isVisible()).toBe(false);
});

test("Dutch pages show Dutch people of several trades", async () => {
  const page = await product.openPage({ locale_stored: "nl" });
  await page.goto("/home");
  const sample = page.getByRole("region", { name: /Annelies Roelink/ });
  await sample.getByText("indicaties en zorgplannen voor 35 cliënten").first().waitFor();
  await page.getByText("minstens drie jaar als uitvoerder").waitFor();
  for (const address of ["/home", "/about", "/login"]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("body").textContent(), address).not.toMatch(/Kafka|Kubernetes|backend|Moved eight/);
  }
});

test("the header leads everywhere, on a phone through its menu, and the language follows", async () => {
  const page = await product.openPage();
  await page.goto("/home");
  await page.getByRole("banner").getByRole("link", { name: "For recruiters" }).click();
  await page.getByRole("heading", { level: 1, name: "Five questions about your candidate" }).waitFor();
  await page.getByRole("link", { name: "How we use AI" }).first().click();
  await page.getByRole("heading", { level: 1, name: "How we use AI" }).waitFor();

  const phone = await product.openPage({ viewport: { width: 390, height: 844 } });
  await phone.goto("/about");
  await phone.getByRole("button", { name: "Menu" }).click();
  await phone.getByRole("menuitem", { name: "Contact" }).click();
  await phone.waitForURL("**/contact");
  await phone.goto("/home?lang=nl");
  await phone.getByRole("heading", { level: 1, name: "Hoe weet je dat?" }).waitFor();
  await phone.getByRole("button", { name: "Taal: Nederlands" }).click();
  await phone.getByRole("menuitem", { name: "English" }).click();
  await phone.getByRole("heading", { level: 1, name: "How do you know?" }).waitFor();
  await phone.goto("/about");
  await expect.poll(() => phone.evaluate(() => document.documentElement.lang)).toBe("en");
});

test("a message reaches the operator, and what lacks is told under its field", async () => {
  const page = await product.openPage({ locale_stored: "nl" });
  await page.goto("/contact");
  await page.getByRole("button", { name: "Versturen" }).click();
  await page.getByText("Vul je naam in.").waitFor();
  await page.getByText("Schrijf waar het over gaat.").waitFor();
  await page.getByLabel("Je naam").fill("Noor Akkerman");
  await page.getByLabel("E-mailadres").fill("noor@proffer.example");
  await page.getByLabel("Je bericht").fill("Lezen jullie ook scans?");
  await page.getByRole("button", { name: "Versturen" }).click();
  await page.getByRole("heading", { name: "Bedankt, Noor Akkerman" }).waitFor();
  const letter = await newestLetter(product.outbox, OPERATOR);
  expect(letter.replyTo).toEqual([{ name: "", address: "noor@proffer.example" }]);
  expect(letter.text).toContain("Lezen jullie ook scans?");
});

test("privacy is read by its sections, and a link of this site stays in its tab", async () => {
  const page = await product.openPage();
  await page.goto("/privacy");
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "How long" }).click();
  await page.waitForURL("**/privacy#how-long");
  await expect
    .poll(() => page.getByRole("heading", { name: "How long" }).evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(400);
  await page.getByText("Lindekade, who runs this Proffer").waitFor();
});

test("an address that isn't a page says so: a guest finds the start, a recruiter the search and the dashboard", async () => {
  const page = await product.openPage();
  await page.goto("/nothing-here");
  await page.getByText("This page doesn't exist").waitFor();
  await page.getByRole("link", { name: "To the home page" }).click();
  await page.waitForURL("**/home");
  const { token } = await product.newRecruiter();
  const inside = await product.openPage({ token });
  await inside.goto("/nothing-here");
  await inside.getByRole("main").getByRole("link", { name: "Dashboard" }).waitFor();
  await inside.getByRole("searchbox", { name: "Search candidates" }).fill("kafka");
  await inside.keyboard.press("Enter");
  await inside.waitForURL(/\/dashboard\/candidates\?.*q=kafka/);
});
