import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** Lends a browser's contexts, each to one after the other. */
interface Lent {
  context: BrowserContext;
  /** A page of the product that shows none of it: in its storage stands what the pages of the context find there. */
  base: Page;
  giveBack(): Promise<void>;
}

/** Contexts that nobody uses, by what was asked for. */
const idle = new Map<string, Omit<Lent, "giveBack">[]>();

/**
 * A context as if it were new, but for what its cache holds and for the process of its pages: a first page in one that is new takes twice
 * as much of a processor as any later one.
 */
export async function lendContext(browser: Browser, url: string, options: BrowserContextOptions): Promise<Lent> {
  const asked = JSON.stringify([url, options]);
  const free = idle.get(asked) ?? [];
  idle.set(asked, free);
  const lent = free.pop() ?? (await openContext(browser, url, options));
  return {
    ...lent,
    giveBack: async () => {
      if (await clean(lent).catch(() => false)) free.push(lent);
      else await lent.context.close();
    },
  };
}

/** Closes those that are idle, of a product that ends. */
export async function closeContexts(url: string): Promise<void> {
  for (const [asked, free] of idle) {
    if (!asked.startsWith(JSON.stringify([url]).slice(0, -1))) continue;
    idle.delete(asked);
    await Promise.all(free.map(({ context }) => context.close()));
  }
}

async function openContext(browser: Browser, url: string, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const base = await context.newPage();
  await base.goto(`${url}/robots.txt`);
  return { context, base };
}

/** Closes what was opened and forgets what was stored; false where something stays: a clock that was moved. */
async function clean({ context, base }: Omit<Lent, "giveBack">): Promise<boolean> {
  const pages = context.pages().filter((page) => page !== base);
  const clocks = await Promise.all([base, ...pages].map((page) => page.evaluate(() => String(Date))));
  await Promise.all(pages.map((page) => page.close()));
  await context.clearCookies();
  await base.evaluate(() => localStorage.clear());
  return clocks.every((clock) => clock.includes("[native code]"));
}
