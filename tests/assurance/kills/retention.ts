import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { api } from "#contract/index.ts";
import { leftBehind, openLeft } from "#tests/support/left-behind.ts";
import { type TriedProduct, tryProduct } from "#tests/support/tried-product.ts";
import { cvOf } from "#tests/support/writers.ts";
import { send } from "#web/kit/calls/api.ts";
import type { Row } from "../row.ts";
import { movedClock } from "./clock.ts";

const FORTY_DAYS_MS = 40 * 24 * 3600_000;
const PEOPLE = 100;

/** How many are erased by now, by the notes that are kept of them beside the files. */
const erasedIn = (folder: string) =>
  existsSync(join(folder, "files/.erased")) ? readdirSync(join(folder, "files/.erased"), { recursive: true }).length : 0;

/** One run of retention in a process of its own, forty days on; killed once so many are erased. Gives how long it ran, or null where it was killed. */
async function runRetention(product: TriedProduct, settings: Record<string, string>, kill_at?: number): Promise<number | null> {
  const env = { ...process.env, ...product.settings, ...settings, DATA_DIR: product.folder, PORT: "0" };
  const child = spawn(process.execPath, ["tests/support/tidy-once.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
  const said = { begun: 0, done: 0 };
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const begun = new Promise<void>((resolve) =>
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (text.includes("begun")) said.begun = performance.now();
      if (text.includes("done")) said.done = performance.now();
      resolve();
    }),
  );
  await Promise.race([begun, gone]);
  if (kill_at !== undefined) {
    while (child.exitCode === null && erasedIn(product.folder) < kill_at) await pause(1);
    await pause((kill_at * 7) % 20); // between two steps, or within one
    child.kill("SIGKILL");
  }
  await gone;
  return said.done ? said.done - said.begun : null;
}

/** Somebody with candidates without consent, every other one with a file, and two with consent. */
async function fill(product: TriedProduct, email: string, through_trash: boolean): Promise<{ due: string[]; kept: string[] }> {
  const at = { base: product.base, token: await product.register(email) };
  await send(api.account.updateWorkspace, { retention: { through_trash } }, at);
  const make = async (name: string, more: object = {}) =>
    (await send(api.candidate.create, { first_name: "Noor", last_name: name, allow_duplicate: true, ...more }, at)).data.candidate.id;
  const file = (name: string) => ({ files: [new File([cvOf(name)], "cv.txt")] });
  const due: string[] = [];
  for (let n = 0; n < PEOPLE; n++) due.push(await make(`Due ${n}`, n % 8 === 0 ? file(`Due ${n}`) : {}));
  const consent = { consent: { given_at: new Date().toISOString(), basis: "consent" as const } };
  const kept = [await make("Kept 1", consent), await make("Kept 2", { ...consent, ...file("Kept 2") })];
  return { due, kept };
}

/** Retention is killed again and again in the middle of its work: in the end everybody is gone once whose term is over, and nobody else. */
export async function retentionRow(folder: string, kills: number): Promise<Row> {
  const clock = movedClock(join(folder, "clock"));
  const product = await tryProduct(clock.settings, join(folder, "data"));
  try {
    const erased = await fill(product, "erases@proffer.example", false);
    const trashed = await fill(product, "trashes@proffer.example", true);
    await product.stop();
    clock.move(FORTY_DAYS_MS);
    const left: number[] = [];
    const counted = () =>
      openLeft(product, async ({ database }) => {
        const rows = await database.executeSql("select id, deleted_at is not null as is_trashed from candidates");
        return new Map(rows.rows.map((row) => [String(row.id), row.is_trashed === true]));
      });
    for (let n = 0; n < kills; n++) {
      // A little further each time.
      await runRetention(product, clock.settings, 2 + Math.floor((n * PEOPLE) / kills));
      left.push((await counted()).size);
    }
    await runRetention(product, clock.settings);
    const again = await runRetention(product, clock.settings);
    const there = await counted();
    const trail = await openLeft(product, async ({ database }) => {
      const { rows } = await sql<{ kind: string; n: number; of: number }>`
        select 'term_over' as kind, count(*) as n, count(distinct candidate_id) as of from activities where kind = 'term_over'
        union all select 'erase', count(*), count(*) from audit_trail where said ->> 'act' = 'erase'`.execute(database.db);
      return Object.fromEntries(rows.map((row) => [row.kind, row]));
    });
    const files = await leftBehind(product);
    const wrong = [
      ...erased.due.filter((id) => there.has(id)).map((id) => `${id} isn't erased`),
      ...trashed.due.filter((id) => there.get(id) !== true).map((id) => `${id} isn't in the trash`),
      ...[...erased.kept, ...trashed.kept].filter((id) => there.get(id) !== false).map((id) => `${id} is gone`),
      ...files.without_row.map((path) => `${path} has no row`),
      ...files.without_file.map((path) => `${path} isn't there`),
      ...files.trail_faults.map((fault) => JSON.stringify(fault)),
      ...(trail.term_over?.n === PEOPLE && trail.term_over.of === PEOPLE ? [] : [`the timeline tells ${JSON.stringify(trail.term_over)}`]),
      ...(trail.erase?.n === PEOPLE ? [] : [`the audit trail tells ${JSON.stringify(trail.erase)}`]),
    ];
    for (const one of wrong) console.log("  ", one);
    const middle = left.filter((n, at) => n !== (left[at - 1] ?? 2 * PEOPLE + 4)).length;
    return {
      id: "P3 retention, killed",
      goal: `retention killed ${kills} times in the middle: in the end ${PEOPLE} are erased and ${PEOPLE} in the trash, each once, and nobody else`,
      figure: `${middle} of ${kills} kills came after it had let go of some; ${wrong.length} wrong; a further run changes nothing (${Math.round(again ?? Number.NaN)} ms)`,
      holds: wrong.length === 0,
    };
  } finally {
    await product.close();
  }
}
