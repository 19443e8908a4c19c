import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchBrowser } from "#tests/support/journey.ts";
import { freePort, startProduct } from "../../scripts/running-product.ts";
import { load, percentile, seconds, tell } from "./figures.ts";
import { firstLoad, type Load, recruiterWithCandidates } from "./first-load.ts";

/** Visits of each, the product as it is and without the piece in turns. */
const PAIRS = 7;
const copied = ["src", "scripts", "tests", "index.html", "p.html", "postcss.config.js", "package.json", "tsconfig.json"];
const configs = ["vite.config.ts", "vite.client-page.config.ts"];
const list = { path: "/dashboard/candidates", shows: 'a[href^="/dashboard/candidates/"]' };

/** What takes a piece away from a copy of the product. It throws where the piece isn't found, so that no gain is told of what wasn't there. */
const pieces: Record<string, (folder: string) => void> = {
  "boot.js asks ahead": replaced("src/web/public/boot.js", "if (token) {", "if (false) {"),
  "boot.js preloads (preload-tags)": replaced("scripts/preload-tags.ts", "return html.replace(", "return html || html.replace("),
  "chunk-groups": replaced("vite.config.ts", "groups: await chunkGroups(config)", "groups: []"),
  "light-contract": replaced("vite.config.ts", "        lightContract,\n", ""),
  precompress: replaced("vite.config.ts", "        precompress,\n", ""),
  overlays: written("src/web/ui/overlays.tsx", 'export { Drawer, Menu, Modal, Popover, Tooltip } from "@mantine/core";\n'),
  "lazy-part": eager,
  "first-paint": replaced("src/web/ui/states/first-paint.ts", "let hasPainted = false", "let hasPainted = true"),
  "class names": replaced("vite.config.ts", "  css: { modules: { generateScopedName: className } },\n", ""),
  "cached replies": replaced("src/server/http/replies/reply-cache.ts", "found?.as_of === as_of ? found : undefined", "undefined"),
};

function replaced(file: string, what: string, by: string) {
  return (folder: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    if (!text.includes(what))
      throw new Error(`${file} doesn't say ${JSON.stringify(what)} any more: say here how the piece is taken away now.`);
    writeFileSync(path, text.replace(what, by));
  };
}

function written(file: string, text: string) {
  return (folder: string) => {
    readFileSync(join(folder, file));
    writeFileSync(join(folder, file), text);
  };
}

/** Every part that is loaded when it is first drawn comes along with its screen. */
function eager(folder: string): void {
  const web = join(folder, "src/web");
  let parts = 0;
  for (const file of readdirSync(web, { recursive: true, encoding: "utf8" }).filter((each) => each.endsWith(".tsx"))) {
    const path = join(web, file);
    const text = readFileSync(path, "utf8");
    const imports: string[] = [];
    const next = text.replace(/(lazyPart\(\s*(?:async )?\(\) =>[^;]*?)import\("([^"]+)"\)/g, (_, before: string, from: string) => {
      imports.push(`import * as part${imports.length} from "${from}";\n`);
      return `${before}Promise.resolve(part${imports.length - 1})`;
    });
    if (imports.length > 0) writeFileSync(path, imports.join("") + next);
    parts += imports.length;
  }
  if (parts === 0) throw new Error("No part is loaded by lazyPart any more: say here how they are brought along now.");
}

/** A copy of the product in a folder of its own, changed, built and running. */
async function productWithout(take: (folder: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), "proffer-piece-"));
  for (const each of [...copied, ...configs])
    cpSync(each, join(folder, each), { recursive: true, filter: (path) => !path.startsWith("tests/eval") });
  cpSync("dist", join(folder, "dist"), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  take(folder);
  for (const config of configs) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["node_modules/vite/bin/vite.js", "build", "--config", config, "--logLevel", "error"],
      {
        cwd: folder,
        encoding: "utf8",
      },
    );
    if (status !== 0) throw new Error(stderr);
  }
  const data = join(folder, "data");
  const product = await startProduct(await freePort(), data, {}, folder);
  return {
    at: { url: product.url + list.path, shows: list.shows, token: await recruiterWithCandidates(product.url, data) },
    login: { url: `${product.url}/login`, shows: "form", token: null },
    async stop() {
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * What each piece of the first visit's machinery is worth: the log-in's and the candidates' weight, requests, and the list's moment on slow
 * 4G without it, against the product as it is. Visits take turns, so that both meet the same machine; what counts is the ratio.
 */
export async function benchPieces(): Promise<void> {
  console.log("without …: kB and requests of log-in and candidates; the list on slow 4G, and how much later than with it");
  const browser = await launchBrowser();
  const whole = await productWithout(() => {});
  try {
    const asItIs = await sizes(browser, whole);
    tell("nothing left out", told(asItIs));
    for (const [name, take] of Object.entries(pieces)) {
      const without = await productWithout(take);
      try {
        const weight = await sizes(browser, without);
        const shown = { whole: [] as number[], without: [] as number[] };
        for (let pair = 0; pair < PAIRS; pair++) {
          shown.whole.push((await firstLoad(browser, { ...whole.at, isSlow: true })).shown);
          shown.without.push((await firstLoad(browser, { ...without.at, isSlow: true })).shown);
        }
        const [before, after] = [percentile(shown.whole, 0.5), percentile(shown.without, 0.5)];
        const times = (after / before).toFixed(2);
        tell(name, `${told(weight)}; ${seconds(after)}, ${times} times (load ${load()})`);
      } finally {
        await without.stop();
      }
    }
  } finally {
    await whole.stop();
    await browser.close();
  }
}

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Product = Awaited<ReturnType<typeof productWithout>>;
const sizes = async (browser: Browser, { login, at }: Product) => [await firstLoad(browser, login), await firstLoad(browser, at)] as const;
const told = ([login, candidates]: readonly [Load, Load]) =>
  `${login.kb.toFixed(1)} kB in ${login.requests}, ${candidates.kb.toFixed(1)} kB in ${candidates.requests}`;
