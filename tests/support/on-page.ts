import type { Locator, Page } from "playwright-core";
import { HANGING_STEP_MS } from "./hangs.ts";
import { until } from "./until.ts";

async function waitUntil(what: string, ask: () => Promise<boolean>): Promise<void> {
  if (!(await until(ask, HANGING_STEP_MS))) throw new Error(`Not within ${HANGING_STEP_MS / 1000} seconds: ${what}`);
}

/** What each page has asked and isn't answered yet. */
const unanswered = new WeakMap<Page, Set<unknown>>();

/** Keeps what a page has asked, for `settled`. */
export function watchCalls(page: Page): void {
  const asked = new Set<unknown>();
  unanswered.set(page, asked);
  page.on("request", (request) => void asked.add(request));
  page.on("requestfinished", (request) => void asked.delete(request));
  page.on("requestfailed", (request) => void asked.delete(request));
}

/** Once the page asks nothing any more, also for what the last answers brought to it, and nothing turns. */
export async function settled(page: Page): Promise<void> {
  const asked = unanswered.get(page);
  await waitUntil(`${page.url()} has all its answers`, async () => {
    if (asked?.size) return false;
    // Painted twice: what is asked for what stands there by now has been asked then.
    const turns = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))));
      return document.querySelector(".mantine-Loader-root") !== null;
    });
    return asked?.size === 0 && !turns;
  });
}

/** Ticks what shows it only after an answer, or once it stands in the address: `check()` looks at the very moment of the click. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await waitUntil(`${box} is ticked`, () => box.isChecked());
}

/** Stops the clock of a page on which one was installed: what the page does by time, it does in the time that is let pass. */
export async function stopClock(page: Page) {
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return {
    pass: (ms: number) => page.clock.runFor(ms),
    /** Lets ten milliseconds pass at a time until there are so many. */
    passUntil: (what: Locator, many: number) =>
      waitUntil(`${many} of ${what}`, async () => {
        await page.clock.runFor(10);
        return (await what.count()) === many;
      }),
  };
}
