import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** A context that somebody uses until it is given back. */
interface Lent {
  context: BrowserContext;
  /** A page of the product that shows none of it: in its storage stands what the pages of the context find there. */
  base: Page;
  /** Whether a clock was installed, which stays in every page to come. */
  hasClock(): boolean;
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
  const free = (idle.get(asked) ?? []).filter(({ context }) => context.browser() === browser);
  idle.set(asked, free);
  const lent = free.pop() ?? (await openContext(browser, url, options));
  return {
    ...lent,
    giveBack: async () => {
      if (lent.hasClock()) return lent.context.close();
      await clean(lent);
      free.push(lent);
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
  let hasClock = false;
  // A page's clock is its context's.
  for (const name of ["install", "setFixedTime", "setSystemTime"] as const) {
    const set = context.clock[name].bind(context.clock);
    context.clock[name] = (time) => {
      hasClock = true;
      // Each of them takes a time; one may go without.
      return set(time as never);
    };
  }
  return { context, base, hasClock: () => hasClock };
}

/** Closes what was opened and forgets what was stored. */
async function clean({ context, base }: Omit<Lent, "giveBack">): Promise<void> {
  await Promise.all(context.pages().map((page) => page !== base && page.close()));
  await context.clearCookies();
  await base.evaluate(() => localStorage.clear());
}
