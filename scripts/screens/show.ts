// The pictures that the README and the public pages show, rather than screens to look over.
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { languages, openWindow, themes } from "./camera.ts";
import { keepPicture, keepPreview, previewPage, screenOf, shots } from "./pictures.ts";
import type { Place } from "./place.ts";
import type { Screen } from "./screen.ts";

/** What takes one picture into a file. */
export type Take = (window: BrowserContext, screen: Screen, file: string) => Promise<void>;
export interface Show {
  browser: Browser;
  place: Place;
  screens: Screen[];
  /** Pictures by name; none: all of them. */
  wanted: string[];
  /** A folder for what is made on the way. */
  dataDir: string;
  take: Take;
}

const readmePictures = [
  ["job-match", "light", "job-matches"],
  ["job-match", "dark", "job-matches-dark"],
  ["candidate", "light", "candidate"],
  ["dashboard", "light", "dashboard"],
  ["proposal-strengths", "light", "proposal"],
  ["candidates-tray", "light", "candidates"],
] as const;

const named = (screens: Screen[], name: string): Screen => {
  const screen = screens.find((each) => each.name === name);
  if (!screen) throw new Error(`No screen is called ${name}.`);
  return screen;
};
const told = (file: string, bytes: number) => console.log(`${file}, ${Math.round(bytes / 1000)} kB`);

export async function takeReadme({ browser, place, screens, wanted, take }: Show, folder: string): Promise<void> {
  for (const [name, theme, file] of readmePictures.filter(([, , file]) => wanted.length === 0 || wanted.includes(file))) {
    const window = await openWindow(browser, place, "filled", { size: { width: 1440, height: 860 }, theme, language: "en" });
    const path = join(folder, `${file}.png`);
    await take(window, named(screens, name), path);
    told(path, (await stat(path)).size);
    await window.close();
  }
}

/** The public pages' pictures of the product, and what previews of their links show. */
export async function takePictures({ browser, place, screens, wanted, dataDir, take }: Show, folder: string): Promise<void> {
  const draft = join(dataDir, "picture.png");
  for (const { name, size, width, height, scale } of shots.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const screen = named(screens, screenOf[name]);
    for (const theme of themes)
      for (const language of languages) {
        const who = screen.who.includes("filled") ? "filled" : "guest";
        const window = await openWindow(browser, place, who, { size: { width, height }, theme, language }, scale);
        // A client's page takes its language from its address.
        const path = screen.path(language === "nl" ? place.dutch : place.ids);
        await take(window, { ...screen, path: () => (who === "guest" ? `${path}?lang=${language}` : path) }, draft);
        await window.close();
        const file = join(folder, `${name}-${size}-${language}-${theme}.webp`);
        told(file, await keepPicture(await readFile(draft), file));
      }
  }
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const language of languages) {
    await page.setContent(await previewPage(language), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const file = `src/web/public/og-${language}.png`;
    told(file, await keepPreview(await page.screenshot(), file));
  }
  await page.close();
}
