import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "#tests/support/journey.ts";
import { freePort, startProduct } from "../../../scripts/running-product.ts";
import type { Row } from "../row.ts";

const MOST_LCP_MS = 2400;
const MOST_SHIFT = 0.05;

/** The home page in a browser that has never seen it: when it stands, how much moves meanwhile, and what its scripts weigh on the way. */
async function homePage(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "proffer-speed-"));
  const product = await startProduct(await freePort(), folder);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const sizes: Promise<number>[] = [];
    page.on("response", (response) => {
      if (!response.url().includes(".js")) return;
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
    });
    await page.addInitScript(() => {
      const seen = { lcp: 0, shift: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.lcp = entry.startTime;
      }).observe({ type: "largest-contentful-paint", buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${product.url}/home`);
    await page.getByRole("heading", { level: 1, name: "How do you know?" }).waitFor();
    await page.waitForLoadState("networkidle");
    // The browser tells of a paint some time after it.
    await page.waitForFunction(() => (globalThis as unknown as { seen: { lcp: number } }).seen.lcp > 0);
    const { lcp, shift } = await page.evaluate(() => (globalThis as unknown as { seen: { lcp: number; shift: number } }).seen);
    const packed = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return {
      id: "Q home",
      goal: `a first visit of the home page: it stands within ${MOST_LCP_MS / 1000} s, and less than ${MOST_SHIFT} moves meanwhile`,
      figure: `LCP ${Math.round(lcp)} ms, layout shift ${shift.toFixed(3)}, scripts ${Math.round(packed / 1000)} kB packed`,
      holds: lcp < MOST_LCP_MS && shift < MOST_SHIFT,
    };
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a page takes in a browser. */
export const rows: (() => Promise<Row>)[] = [homePage];
