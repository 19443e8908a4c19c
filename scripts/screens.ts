// `npm run screens`: photographs every screen into ./screens/<screen>-<state>-<width>-<theme>-<lang>.png, and tells what went wrong in them.
// With words behind it (`npm run screens -- login jobs`) only the screens whose names contain one of them.
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { makeCv, makeSpecialCvs } from "#tests/support/cvs/make-cvs.ts";
import { people } from "#tests/support/cvs/people.ts";
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
}

const both: Who[] = ["empty", "filled"];

/** Every screen. A new one is a new line here. */
const screens: Screen[] = [
  { name: "login", path: () => "/login", who: ["guest"] },
  { name: "register", path: () => "/register", who: ["guest"] },
  { name: "email-verification", path: () => "/email-verification", who: ["unverified"] },
  { name: "no-page", path: () => "/nothing-here", who: ["guest", "filled"] },
  { name: "dashboard", path: () => "/dashboard", who: both },
  { name: "candidates", path: () => "/dashboard/candidates", who: both },
  { name: "candidates-tray", path: () => "/dashboard/candidates", who: ["filled"], prepare: dropCvs },
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
  const files = [await makeCv(people[5] as Person, { pdf: "creative" }), special.scanned, special.encrypted];
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

async function photograph(
  browser: Browser,
  place: Place,
  screen: Screen,
  who: Who,
  look: { size: (typeof sizes)[number]; theme: string; language: string },
): Promise<string[]> {
  const { size, theme, language } = look;
  const problems: string[] = [];
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme as "light" | "dark",
    locale: language,
    reducedMotion: "reduce",
    isMobile: size.width < 600,
    hasTouch: size.width < 600,
  });
  try {
    const stored: Record<string, string> = { dark: String(theme === "dark"), locale: language };
    if (who !== "guest")
      Object.assign(stored, { authToken: place.accounts[who].token, email: place.accounts[who].email, refreshedAt: String(Date.now()) });
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
    const page = await context.newPage();
    page.on("console", (message) => message.type() === "error" && problems.push(`console: ${message.text()}`));
    page.on("pageerror", (error) => problems.push(`error: ${error.message}`));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      if (!reason.includes("ERR_ABORTED")) problems.push(`request: ${request.url()} ${reason}`);
    });
    page.on("response", (response) => response.status() >= 500 && problems.push(`answer: ${response.status()} ${response.url()}`));
    await page.goto(place.url + screen.path(place.ids));
    await settle(page);
    if (screen.prepare) {
      await screen.prepare(page);
      await settle(page);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) problems.push(`overflow: ${wide} px wider than the window`);
    await page.screenshot({
      path: join(folder, `${screen.name}-${who}-${size.width}-${theme}-${language}.png`),
      fullPage: true,
      animations: "disabled",
    });
  } catch (error) {
    problems.push(`no picture: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  } finally {
    await context.close();
  }
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
  const jobs = chosen.flatMap((screen) =>
    screen.who.flatMap((who) =>
      sizes.flatMap((size) => themes.flatMap((theme) => languages.map((language) => ({ screen, who, look: { size, theme, language } })))),
    ),
  );
  const photographer = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { screen, who, look } = job;
      const problems = await photograph(browser, place, screen, who, look);
      pictures += 1;
      if (problems.length === 0) continue;
      faulty += 1;
      console.log(`${screen.name}-${who}-${look.size.width}-${look.theme}-${look.language}`);
      for (const problem of new Set(problems)) console.log(`  ${problem}`);
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
