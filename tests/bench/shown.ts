import type { BrowserContext, Page } from "playwright-core";

/** Has every page note when the frame was drawn that holds what the selector names. Told by the page itself: whoever asks it from outside takes its slowed processor's time. */
export async function noteWhenShown(context: BrowserContext, selector: string): Promise<void> {
  await context.addInitScript((content) => {
    const shown = new Promise<number>((resolve) => {
      const look = new MutationObserver(() => {
        if (!document.querySelector(content)) return;
        look.disconnect();
        // After the frame that draws it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
      look.observe(document, { childList: true, subtree: true });
    });
    Object.assign(window, { shown });
  }, selector);
}

/** In ms from the start of the navigation. */
export const shownAt = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
