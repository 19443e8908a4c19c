import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe (WCAG 2.2 A and AA) finds serious or critical on the page as it stands, in words. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Through the debugger, which the page's content policy doesn't bind; once for each page that is loaded.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // A dialog that is still fading in has the contrast of something half there.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => {})),
    ).then(() => {}),
  );
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      // What passes needn't be described.
      resultTypes: ["violations"],
    });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
  });
}
