// `npm run screens`: photographs every screen and every dialog into ./screens/<screen>-<who>-<width>-<theme>-<lang>.png, and tells what went wrong in them.
// With words behind it (`npm run screens -- login jobs`) only the screens whose names contain one of them, with `--look=390-dark-nl` (or a
// part of it) only those looks. `npm run screens -- --readme` takes the pictures of the README instead, into docs/pictures/,
// and `npm run pictures` those of the public pages, into src/web/pictures/ (with words behind it: only those).
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startProduct } from "../running-product.ts";
import { isWide, lookName, looks, openBrowser, openWindow, photograph } from "./camera.ts";
import { clientScreens } from "./client-screens.ts";
import { dialogScreens } from "./dialog-screens.ts";
import { doubtScreens } from "./doubt-screens.ts";
import { listScreens } from "./list-screens.ts";
import { type Ids, prepare } from "./place.ts";
import { publicScreens } from "./public-screens.ts";
import { recordScreens } from "./record-screens.ts";
import { everyone, type Screen } from "./screen.ts";
import { type Take, takePictures, takeReadme } from "./show.ts";

const screens: Screen[] = [...publicScreens, ...clientScreens, ...listScreens, ...recordScreens, ...doubtScreens, ...dialogScreens];

const words = process.argv.slice(2);
const isReadme = words.includes("--readme");
const isPictures = words.includes("--pictures");
/** Pictures to show, of one window each, rather than whole screens to look over. */
const isShow = isReadme || isPictures;
const wantedLook = words.find((word) => word.startsWith("--look="))?.slice("--look=".length) ?? "";
const wanted = words.filter((word) => !word.startsWith("--"));
const folder = isReadme ? "docs/pictures" : isPictures ? "src/web/pictures" : "screens";
const chosen = screens.filter((screen) => wanted.length === 0 || wanted.some((word) => screen.name.includes(word)));
const start = performance.now();
await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), "proffer-screens-"));
const product = await startProduct(await freePort(), dataDir, { OPERATORS: "filled@proffer.example" });
const browser = await openBrowser();
let pictures = 0;
let faulty = 0;
try {
  const place = await prepare(product.url, dataDir, isShow ? "show" : "look");
  const take: Take = async (window, screen, file) => {
    if (!product.isRunning()) throw new Error("The product is gone; no more pictures.");
    const problems = await photograph(window, place.url + screen.path(place.ids), screen, file, !isShow);
    pictures += 1;
    if (problems.length === 0) return;
    faulty += 1;
    console.log(file);
    for (const problem of new Set(problems)) console.log(`  ${problem}`);
  };
  const show = { browser, place, screens, wanted, dataDir, take };
  if (isReadme) await takeReadme(show, folder);
  else if (isPictures) await takePictures(show, folder);
  const windows = (isShow ? [] : everyone)
    .flatMap((who) => looks.map((look) => ({ who, look })))
    .filter(({ look }) => lookName(look).includes(wantedLook));
  const photographer = async () => {
    for (let next = windows.shift(); next; next = windows.shift()) {
      const { who, look } = next;
      const window = await openWindow(browser, place, who, look);
      for (const screen of chosen.filter((each) => each.who.includes(who) && (each.isWide || !isWide(look)))) {
        // What is read without an account takes its language from its address.
        const path = (ids: Ids) => {
          const address = screen.path(ids);
          return /^\/[pc]\//.test(address) ? `${address}?lang=${look.language}` : address;
        };
        await take(window, { ...screen, path }, join(folder, `${screen.name}-${who}-${lookName(look)}.png`));
      }
      await window.close();
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
