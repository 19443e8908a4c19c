import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { seconds } from "#tests/bench/figures.ts";
import { onPostgres, tryProduct } from "#tests/support/tried-product.ts";
import { freePort } from "../../../scripts/running-product.ts";
import type { Row } from "../row.ts";

const EMAIL = "marit@proffer.example";

/** Where a product starts for the first time: a folder with what lies in it, and settings. */
interface Beginning {
  folder: string;
  settings: Record<string, string>;
}

/** Starts it and kills it after so long, ready or not. */
async function killedStart({ folder, settings }: Beginning, after_ms: number): Promise<void> {
  const port = String(await freePort());
  const env = { ...process.env, ...settings, PORT: port, DATA_DIR: folder, APP_URL: `http://localhost:${port}` };
  const child = spawn(process.execPath, ["src/server/main.ts"], { env, stdio: "ignore" });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  await pause(after_ms);
  child.kill("SIGKILL");
  await gone;
}

/** A start that makes or migrates a database is killed at so many points of its way; the next one completes it, and the product is used. */
export async function startsRow(what: string, points: number, begin: (folder: string) => Promise<Beginning>): Promise<Row> {
  const folders = mkdtempSync(join(tmpdir(), "proffer-starts-"));
  const failed: string[] = [];
  let whole = 0;
  try {
    for (let point = 0; point <= points; point++) {
      const beginning = await begin(join(folders, String(point)));
      // The first one is disturbed by nobody: it tells how long a start takes.
      if (point > 0) await killedStart(beginning, (whole * (point - 0.5)) / points);
      const since = performance.now();
      const product = await tryProduct(beginning.settings, beginning.folder).catch((error: unknown) => {
        failed.push(`killed at ${point} of ${points}: ${String(error).slice(0, 500)}`);
        return null;
      });
      if (point === 0) whole = performance.now() - since;
      if (!product) continue;
      await product.register(EMAIL).catch((error: unknown) => failed.push(`killed at ${point} of ${points}: ${String(error)}`));
      await product.close();
    }
  } finally {
    rmSync(folders, { recursive: true, force: true });
  }
  for (const one of failed) console.log("  ", one);
  return {
    id: `F9 ${what}`,
    goal: `killed at ${points} points of its start: the next one completes it, and somebody registers`,
    figure: `${points - failed.length} of ${points} completed, over a start of ${seconds(whole)}`,
    holds: failed.length === 0,
  };
}

/** A new folder: its database is unpacked from the one that the build made. */
export const onNothing = async (folder: string): Promise<Beginning> => ({ folder, settings: {} });

/** An empty PostgreSQL: every migration runs. */
export const onEmptyPostgres =
  (newDatabase: () => Promise<string>) =>
  async (folder: string): Promise<Beginning> => ({ folder, settings: onPostgres(await newDatabase()) });

/** An embedded database without a table: every migration runs. It is made once, `under` a folder, and copied. */
export async function onEmptyEmbedded(under: string) {
  const empty = join(under, "empty");
  await (await openEmbedded({ folder: join(empty, "database") })).close();
  return async (folder: string): Promise<Beginning> => {
    mkdirSync(folder, { recursive: true });
    cpSync(empty, folder, { recursive: true });
    return { folder, settings: {} };
  };
}
