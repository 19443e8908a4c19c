// `npm run screens`: photographs every screen into ./screens/<screen>-<state>-<width>-<theme>-<lang>.png, and tells what went wrong in them.
// With words behind it (`npm run screens -- login jobs`) only the screens whose names contain one of them.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { makeCv, makeSpecialCvs } from "#tests/support/cvs/make-cvs.ts";
import type { Person } from "#tests/support/cvs/person.ts";
import { vacancies } from "#tests/support/cvs/vacancies.ts";
import { type Account, fillWorkspace, register, verify } from "./demo/fill.ts";
import { demoPeople } from "./demo/people.ts";
import { demoVacancies } from "./demo/vacancies.ts";
import { freePort, startProduct } from "./running-product.ts";

type Who = "guest" | "unverified" | "empty" | "filled";
interface Ids {
  candidate: string;
  job: string;
}
interface Screen {
  name: string;
  /** An address, with the records of the filled workspace at hand. */
  path: (ids: Ids) => string;
  /** Who looks: each gives a picture, and its name. */
  who: Who[];
  /** What to do before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
  /** The server refuses something here, as it should: the browser's notes of 4xx are no problem. */
  refuses?: boolean;
}

const both: Who[] = ["empty", "filled"];

/** Every screen. A new one is a new line here. */
const screens: Screen[] = [
  { name: "login", path: () => "/login", who: ["guest"] },
  { name: "register", path: () => "/register", who: ["guest"] },
  { name: "email-verification", path: () => "/email-verification", who: ["unverified"] },
  { name: "forgot", path: () => "/forgot-password", who: ["guest"] },
  { name: "reset-code", path: () => "/email/verify/forgot-password/sanne@lindekade.example", who: ["guest"] },
  { name: "reset", path: () => "/reset-password/sanne@lindekade.example/123456", who: ["guest"] },
  { name: "profile", path: () => "/dashboard/profile", who: ["filled"] },
  { name: "no-page", path: () => "/nothing-here", who: ["guest", "filled"] },
  { name: "dashboard", path: () => "/dashboard", who: both },
  { name: "candidates", path: () => "/dashboard/candidates", who: both },
  { name: "candidates-tray", path: () => "/dashboard/candidates", who: ["filled"], prepare: dropCvs, refuses: true },
  { name: "candidate", path: (ids) => `/dashboard/candidates/${ids.candidate}`, who: ["filled"] },
  { name: "jobs", path: () => "/dashboard/jobs", who: both },
  { name: "job-new", path: () => "/dashboard/jobs/new", who: ["empty"] },
  { name: "job-review", path: () => "/dashboard/jobs/new", who: ["empty"], prepare: pasteVacancy },
  { name: "job-matches", path: (ids) => `/dashboard/jobs/${ids.job}`, who: ["filled"] },
  { name: "job-match", path: (ids) => `/dashboard/jobs/${ids.job}?candidate=${ids.candidate}`, who: ["filled"] },
  { name: "palette", path: () => "/dashboard", who: ["filled"], prepare: (page) => page.keyboard.press("Control+k") },
];

/** A readable file, a locked one and a scan: the tray shows all that can happen. */
async function dropCvs(page: Page): Promise<void> {
  const special = await makeSpecialCvs();
  const files = [await makeCv(demoPeople[40] as Person, { pdf: "creative" }), special.scanned, special.encrypted];
  const payload = files.map(({ name, mime, bytes }) => ({ name, mimeType: mime, buffer: Buffer.from(bytes) }));
  await page.locator('input[type="file"]').first().setInputFiles(payload);
  await page.waitForTimeout(4000);
}

async function pasteVacancy(page: Page): Promise<void> {
  await page
    .locator("textarea")
    .first()
    .fill(vacancies[0]?.text ?? "");
  await page.locator("main button[type=submit], form button[type=submit]").first().click();
  await page.waitForTimeout(1500);
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const themes = ["light", "dark"] as const;
const languages = ["en", "nl"] as const;
const folder = "screens";

interface Place {
  url: string;
  accounts: Record<Exclude<Who, "guest">, Account>;
  ids: Ids;
}

async function browserPath(): Promise<string> {
  const path = process.env.CHROMIUM_PATH || (await readFile("dist/chromium-path", "utf8").catch(() => ""));
  if (!path || !existsSync(path)) throw new Error("No Chromium here. Run: node scripts/setup.mjs --browser");
  return path;
}

/** One workspace with nothing in it, one with people and jobs, and one whose owner hasn't verified the e-mail. */
async function prepare(url: string, dataDir: string): Promise<Place> {
  const open = async (name: string) => {
    const account = await register(url, {
      email: `${name}@proffer.example`,
      password: `pictures-of-${name}-42`,
      first_name: "Sanne",
      last_name: "Verhoeven",
      company: "Lindekade",
    });
    if (!account) throw new Error(`${name}@proffer.example has an account already`);
    return account;
  };
  const accounts = { unverified: await open("unverified"), empty: await open("empty"), filled: await open("filled") };
  await verify(accounts.empty, dataDir);
  await verify(accounts.filled, dataDir);
  const filled = await fillWorkspace(accounts.filled, demoPeople.slice(0, 18), demoVacancies.slice(0, 4));
  return { url, accounts, ids: { candidate: filled.candidate_ids[0] ?? "", job: filled.job_ids[0] ?? "" } };
}

/** Waits until the page rests: nothing under way, fonts there, no skeleton left. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 8000 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page
    .waitForFunction(() => !document.querySelector(".mantine-Skeleton-root, .mantine-Loader-root"), undefined, { timeout: 5000 })
    .catch(() => {});
}

interface Look {
  size: (typeof sizes)[number];
  theme: (typeof themes)[number];
  language: (typeof languages)[number];
}

/** One browser window of somebody who looks in one way; its pages share a cache. */
async function openWindow(browser: Browser, place: Place, who: Who, { size, theme, language }: Look): Promise<BrowserContext> {
  const isPhone = size.width < 600;
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    locale: language,
    reducedMotion: "reduce",
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  const stored: Record<string, string> = { dark: String(theme === "dark"), locale: language };
  if (who !== "guest")
    Object.assign(stored, { authToken: place.accounts[who].token, email: place.accounts[who].email, refreshedAt: String(Date.now()) });
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  return context;
}

/** Takes one picture; gives what went wrong meanwhile. */
async function photograph(window: BrowserContext, address: string, screen: Screen, file: string): Promise<string[]> {
  const problems: string[] = [];
  const page = await window.newPage();
  page.setDefaultTimeout(8000);
  page.on("console", (message) => {
    const isRefusal = screen.refuses && /the server responded with a status of 4\d\d/.test(message.text());
    if (message.type() === "error" && !isRefusal) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!reason.includes("ERR_ABORTED")) problems.push(`request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => response.status() >= 500 && problems.push(`answer: ${response.status()} ${response.url()}`));
  try {
    await page.goto(address);
    await settle(page);
    if (screen.prepare) {
      await screen.prepare(page);
      await settle(page);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) problems.push(`overflow: ${wide} px wider than the window`);
    await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
  } catch (error) {
    problems.push(`no picture: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  await page.close();
  return problems;
}

const wanted = process.argv.slice(2);
const chosen = screens.filter((screen) => wanted.length === 0 || wanted.some((word) => screen.name.includes(word)));
const start = performance.now();
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), "proffer-screens-"));
const product = await startProduct(await freePort(), dataDir);
const browser = await chromium.launch({ executablePath: await browserPath(), args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
let pictures = 0;
let faulty = 0;
try {
  const place = await prepare(product.url, dataDir);
  const everyone: Who[] = ["guest", "unverified", "empty", "filled"];
  const windows = everyone.flatMap((who) =>
    sizes.flatMap((size) => themes.flatMap((theme) => languages.map((language) => ({ who, look: { size, theme, language } })))),
  );
  const photographer = async () => {
    for (let next = windows.shift(); next; next = windows.shift()) {
      const { who, look } = next;
      const window = await openWindow(browser, place, who, look);
      for (const screen of chosen.filter((each) => each.who.includes(who))) {
        if (!product.isRunning()) throw new Error("The product is gone; no more pictures.");
        const name = `${screen.name}-${who}-${look.size.width}-${look.theme}-${look.language}`;
        const problems = await photograph(window, place.url + screen.path(place.ids), screen, join(folder, `${name}.png`));
        pictures += 1;
        if (problems.length === 0) continue;
        faulty += 1;
        console.log(name);
        for (const problem of new Set(problems)) console.log(`  ${problem}`);
      }
      await window.close();
    }
  };
  await Promise.all([photographer(), photographer()]);
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`${pictures} pictures in ${folder}/, ${faulty} with problems, ${((performance.now() - start) / 1000).toFixed(0)} seconds`);
process.exitCode = faulty > 0 ? 1 : 0;
