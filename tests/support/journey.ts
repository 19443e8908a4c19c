import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../scripts/running-product.ts";
import { codeOfNewestLetter, linkOfNewestLetter, subjectOfNewestLetter } from "./outbox.ts";

export const password = "loop langs de linde 7";

function browserPath(): string {
  const path = process.env.CHROMIUM_PATH ?? (existsSync("dist/chromium-path") ? readFileSync("dist/chromium-path", "utf8").trim() : "");
  if (!path || !existsSync(path)) throw new Error("No Chromium here. Run: node scripts/setup.mjs --browser");
  return path;
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });

/** The built product on a data folder of its own, with more settings where given, and a browser in front of it. */
export async function startJourneys(settings: Record<string, string> = {}) {
  const data_dir = mkdtempSync(join(tmpdir(), "proffer-journey-"));
  // Letters that wait for an undo are for the journeys that are about it.
  const product = await startProduct(await freePort(), data_dir, { UNDO_SEND_SECONDS: "0", ...settings });
  const browser = await launchBrowser();
  /** What pages complained about: a journey ends with none. */
  const complaints: string[] = [];
  let people = 0;

  async function openPage(
    options: BrowserContextOptions & { locale_stored?: "en" | "nl"; dark_stored?: string; token?: string; token_once?: string } = {},
  ): Promise<Page> {
    const { token, token_once, locale_stored, dark_stored, ...rest } = options;
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: product.url, ...rest });
    if (token || locale_stored || dark_stored)
      await context.addInitScript(
        ([key, locale, dark]) => {
          if (key) localStorage.setItem("authToken", key);
          if (dark) localStorage.setItem("dark", dark);
          if (locale) {
            localStorage.setItem("locale", locale);
            sessionStorage.setItem("locale", locale);
          }
        },
        [token ?? "", locale_stored ?? "", dark_stored ?? ""] as const,
      );
    // As if it had been stored once: what the page does with it then is its own affair, in every tab.
    if (token_once) await context.addCookies([{ name: "journey", value: "1", url: product.url }]);
    if (token_once)
      await context.addInitScript((key) => {
        if (!document.cookie.includes("journey=1")) return;
        // biome-ignore lint/suspicious/noDocumentCookie: runs in the page, before its own scripts
        document.cookie = "journey=; max-age=0; path=/";
        localStorage.setItem("authToken", key);
      }, token_once);
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
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
    data_dir,
    complaints,
    openPage,
    codeFor: (email: string) => codeOfNewestLetter(data_dir, email),
    linkFor: (email: string, such: RegExp) => linkOfNewestLetter(data_dir, email, such),
    newestSubjectFor: (email: string) => subjectOfNewestLetter(data_dir, email),
    /** An account made through the API, verified, with its token. */
    async newRecruiter(name: { first_name?: string; last_name?: string; company?: string } = {}) {
      const email = `recruiter${people++}@proffer.example`;
      const to = { base: product.url };
      const { token } = await send(
        api.account.register,
        { first_name: "Sanne", last_name: "Verhoeven", company: "Lindekade", ...name, email, password, password_confirmation: password },
        { ...to, token: null },
      );
      await send(api.account.verifyEmail, { email, code: await codeOfNewestLetter(data_dir, email) }, { ...to, token });
      return { email, token, url: product.url, send: ((call, body) => send(call, body, { ...to, token })) as typeof send };
    },
    async stop() {
      await browser.close();
      await product.stop();
      rmSync(data_dir, { recursive: true, force: true });
    },
  };
}
