import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { type Language, languages } from "#contract/text/languages.ts";
import type { Who } from "./accounts.ts";
import type { Place } from "./place.ts";
import type { Screen } from "./screen.ts";
import { smallTargets } from "./small-targets.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Where a third pane is. */
const wideSizes = [
  { width: 1536, height: 864 },
  { width: 1920, height: 1080 },
];
export const themes = ["light", "dark"] as const;
export { languages };

export interface Look {
  size: { width: number; height: number };
  theme: (typeof themes)[number];
  language: Language;
}

const PHONE = 600;

/** Every way to look: `1440-light-en` is the name of one. */
export const looks: Look[] = [...sizes, ...wideSizes].flatMap((size) =>
  themes.flatMap((theme) => languages.map((language) => ({ size, theme, language }))),
);
export const lookName = ({ size, theme, language }: Look) => `${size.width}-${theme}-${language}`;
export const isWide = ({ size }: Look) => wideSizes.includes(size);

export async function openBrowser(): Promise<Browser> {
  const path = process.env.CHROMIUM_PATH || (await readFile("dist/chromium-path", "utf8").catch(() => ""));
  if (!path || !existsSync(path)) throw new Error("No Chromium here. Run: node scripts/setup.mjs --browser");
  return chromium.launch({ executablePath: path, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
}

/** One browser window of somebody who looks in one way; its pages share a cache. */
export async function openWindow(
  browser: Browser,
  place: Place,
  who: Who,
  { size, theme, language }: Look,
  deviceScaleFactor = 1,
): Promise<BrowserContext> {
  const isSmall = size.width < PHONE;
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor,
    colorScheme: theme,
    locale: language,
    reducedMotion: "reduce",
    isMobile: isSmall,
    hasTouch: isSmall,
  });
  const stored: Record<string, string> = { dark: String(theme === "dark"), locale: language };
  if (who !== "guest")
    Object.assign(stored, { authToken: place.accounts[who].token, email: place.accounts[who].email, refreshedAt: String(Date.now()) });
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  return context;
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < PHONE;

/** Takes one picture: of the whole page, or of what the window shows; with a dialog open always of the latter. Gives what went wrong meanwhile. */
export async function photograph(window: BrowserContext, address: string, screen: Screen, file: string, isWhole = true): Promise<string[]> {
  const problems: string[] = [];
  const page = await window.newPage();
  page.setDefaultTimeout(8000);
  page.on("console", (message) => {
    const isRefusal = screen.refuses && /the server responded with a status of [45]\d\d/.test(message.text());
    if (message.type() === "error" && !isRefusal) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!reason.includes("ERR_ABORTED")) problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on(
    "response",
    (response) => response.status() >= 500 && !screen.refuses && problems.push(`answer: ${response.status()} ${response.url()}`),
  );
  try {
    await screen.before?.(page);
    await page.goto(address);
    if (screen.waits) {
      // It is the screen that waits, not yet the app.
      await page.locator("main").first().waitFor();
      await page.waitForTimeout(1500);
    } else await settle(page);
    if (screen.prepare) {
      await screen.prepare(page);
      await settle(page);
    }
    // A phone shows what is too wide smaller, and calls that its own width.
    const wide = (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0);
    if (wide > 0) problems.push(`overflow: ${wide} px wider than the window`);
    if (isPhone(page)) for (const target of await smallTargets(page)) problems.push(`small: ${target}`);
    // What was pressed may have scrolled the page; a dialog stays where it is, and so does a place on a page.
    const stays = screen.isPlace || (await page.getByRole("dialog").first().isVisible());
    if (!stays) await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: file, fullPage: isWhole && !stays, animations: "disabled" });
  } catch (error) {
    problems.push(`no picture: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  await page.close();
  return problems;
}

/** Waits until the page rests: nothing under way, fonts there, no skeleton left. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 8000 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page
    .waitForFunction(() => !document.querySelector(".mantine-Skeleton-root, .mantine-Loader-root"), undefined, { timeout: 5000 })
    .catch(() => {});
}
