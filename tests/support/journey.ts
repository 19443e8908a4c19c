import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../scripts/running-product.ts";
import { closeContexts, lendContext } from "./contexts.ts";
import { HANGING_STEP_MS } from "./hangs.ts";
import { watchCalls } from "./on-page.ts";
import { codeOfNewestLetter, linkOfNewestLetter, outboxFromNow, subjectOfNewestLetter } from "./outbox.ts";

/** Each call of a page waits for up to so long first, drawn by chance: what a journey doesn't wait for shows. */
const SLOWED_MS = Number(process.env.SLOWED_MS ?? 0);

export const password = "loop langs de linde 7";

function browserPath(): string {
  const path = process.env.CHROMIUM_PATH ?? (existsSync("dist/chromium-path") ? readFileSync("dist/chromium-path", "utf8").trim() : "");
  if (!path || !existsSync(path)) throw new Error("No Chromium here. Run: node scripts/setup.mjs --browser");
  return path;
}

export const launchBrowser = (more: string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", ...more],
  });

/** The one of this process, for all its test files; it ends with the process. */
let launched: Promise<Browser> | undefined;
// Pages of one context share a process, with what it has compiled.
export async function sharedBrowser(): Promise<Browser> {
  if (launched && !(await launched).isConnected()) launched = undefined; // it died: the next file has another
  launched ??= launchBrowser(["--process-per-site"]);
  return launched;
}

const DESK = { width: 1440, height: 900 };

/** After so long a message leaves that one acts on: with an Undo, or with the way past a limit. */
const MESSAGES_LEAVE_MS = [8000, 12_000];

/** Whom the contact form of the shared product writes to. */
export const OPERATOR = "hallo@lindekade.example";

/** The built product as a process, on a data folder of its own. */
async function openProduct(settings: Record<string, string>) {
  const data_dir = mkdtempSync(join(tmpdir(), "proffer-journey-"));
  // Letters that wait for an undo are for the journeys that are about it.
  const product = await startProduct(await freePort(), data_dir, { UNDO_SEND_SECONDS: "0", ...settings });
  const removeFolder = () => rmSync(data_dir, { recursive: true, force: true, maxRetries: 3 });
  process.once("exit", removeFolder);
  return {
    url: product.url,
    data_dir,
    async stop() {
      await product.stop();
      removeFolder();
      process.off("exit", removeFolder);
    },
  };
}

/** The one that the journeys of this process use one after the other where they ask for no setting: each comes from an address of its own. */
let shared: ReturnType<typeof openProduct> | undefined;
let addresses = 0;
let people = 0;
// Vitest ends a process by a signal, and then nothing is closed.
process.once("SIGTERM", () => process.exit());

/** Makes each call wait. */
async function slow(context: BrowserContext): Promise<void> {
  await context.unrouteAll();
  await context.route(/\/(api|v1)\//, async (route) => {
    await pause(Math.random() * SLOWED_MS);
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
}

interface PageOptions extends Omit<BrowserContextOptions, "viewport"> {
  viewport?: { width: number; height: number };
  locale_stored?: "en" | "nl";
  dark_stored?: string;
  /** Of a session that stands in the browser before the page is opened. */
  token?: string;
  /** Messages that one acts on stay until then. */
  messages_stay?: boolean;
}

/** The built product, on a data folder of its own where settings are given, and a browser in front of it. */
export async function startJourneys(settings: Record<string, string> = {}) {
  const is_shared = Object.keys(settings).length === 0;
  if (is_shared) shared ??= openProduct({ TRUST_PROXY: "127.0.0.1,::1", CONTACT_EMAIL: OPERATOR, SELLER_NAME: "Lindekade", WARM_UP: "on" });
  const product = await (is_shared && shared ? shared : openProduct(settings));
  const outbox = await outboxFromNow(product.data_dir);
  const browser = await sharedBrowser();
  /** What is lent and wasn't given back. */
  const lent = new Set<() => Promise<void>>();
  const isBack = async (giveBack: () => Promise<void>) => {
    if (lent.delete(giveBack)) await giveBack();
  };
  /** What a test opened is given back when it is over; what was opened before them all, when they are. */
  async function returnAtTheEnd(giveBack: () => Promise<void>): Promise<void> {
    lent.add(giveBack);
    try {
      const { onTestFinished } = await import("vitest");
      onTestFinished(() => isBack(giveBack));
    } catch {
      // Not within a test.
    }
  }
  /** Whence its calls come: how often is too often is counted by it. */
  const from: Record<string, string> = is_shared ? { "x-forwarded-for": `10.0.0.${++addresses}` } : {};
  const fetchFrom = (address: Record<string, string>) => (request: Request) => {
    for (const [name, value] of Object.entries(address)) request.headers.set(name, value);
    return fetch(request);
  };
  const fetcher = fetchFrom(from);
  /** Of somebody who isn't logged in. */
  const asNobody = { base: product.url, token: null, fetcher };
  /** What pages complained about: a journey ends with none. */
  const complaints: string[] = [];

  async function openPage(options: PageOptions = {}): Promise<Page> {
    const { token, locale_stored, dark_stored, messages_stay, viewport = DESK, ...rest } = options;
    // Nobody looks on: what would slide or fade is there at once.
    const asked = { baseURL: product.url, reducedMotion: "reduce", viewport: rest.isMobile ? viewport : DESK, ...rest } as const;
    const { context, base, giveBack } = await lendContext(browser, asked.baseURL, asked);
    await returnAtTheEnd(giveBack);
    await context.setExtraHTTPHeaders(from);
    if (SLOWED_MS > 0) await slow(context);
    const stored = { authToken: token, locale: locale_stored, dark: dark_stored };
    await base.evaluate((items) => {
      for (const [name, value] of items) if (value) localStorage.setItem(name, value);
    }, Object.entries(stored));
    context.setDefaultTimeout(HANGING_STEP_MS);
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    if (messages_stay)
      await page.addInitScript((leave_ms) => {
        const { setTimeout: real } = window;
        const stays = (act: TimerHandler, ms?: number, ...rest: unknown[]) =>
          real(act, leave_ms.includes(ms ?? 0) ? 2 ** 31 - 1 : ms, ...rest);
        Object.assign(window, { setTimeout: stays });
      }, MESSAGES_LEAVE_MS);
    watchCalls(page);
    page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !/status of (401|403|404|406|409|410|422|429|498)/.test(message.text()))
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(product.url) && !/^(data|blob):/.test(request.url()))
        complaints.push(`asked elsewhere: ${request.url()}`);
    });
    return page;
  }

  return {
    url: product.url,
    outbox,
    asNobody,
    complaints,
    openPage,
    codeFor: (email: string) => codeOfNewestLetter(outbox, email),
    linkFor: (email: string, such: RegExp) => linkOfNewestLetter(outbox, email, such),
    newestSubjectFor: (email: string) => subjectOfNewestLetter(outbox, email),
    /** An account made through the API, verified, with its token. */
    async newRecruiter(name: { first_name?: string; last_name?: string; company?: string } = {}) {
      const number = people++;
      const email = `recruiter${number}@proffer.example`;
      // Each newcomer registers at home: twenty an hour come from one address.
      const home = { ...asNobody, fetcher: fetchFrom(is_shared ? { "x-forwarded-for": `10.1.${number >> 8}.${number & 255}` } : {}) };
      const { token } = await send(
        api.account.register,
        { first_name: "Sanne", last_name: "Verhoeven", company: "Lindekade", ...name, email, password, password_confirmation: password },
        home,
      );
      await send(api.account.verifyEmail, { email, code: await codeOfNewestLetter(outbox, email) }, { ...home, token });
      return { email, token, url: product.url, send: ((call, body) => send(call, body, { ...asNobody, token })) as typeof send };
    },
    async stop() {
      await Promise.all([...lent].map(isBack));
      if (is_shared) return;
      await closeContexts(product.url);
      await product.stop();
    },
  };
}
