import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { onPostgres } from "#tests/support/tried-product.ts";
import type { Row } from "../row.ts";
import { clockRow } from "./clock.ts";
import { closedRow } from "./closed.ts";
import { importRow } from "./import.ts";
import { killedRow } from "./killed.ts";
import { purchasesRow } from "./purchase.ts";
import { retentionRow } from "./retention.ts";
import { onEmptyEmbedded, onEmptyPostgres, onNothing, startsRow } from "./starts.ts";

/** KILLS=5 for a quick look. */
const kills = Math.max(1, Number(process.env.KILLS ?? 100));
const points = Math.min(20, kills);
const closings = Math.min(10, kills);

/** What a product loses that is killed or asked to end, on each of its databases; and whether it goes by a clock that moves. */
export async function assureKills(): Promise<Row[]> {
  const scratch = mkdtempSync(join(tmpdir(), "proffer-kills-"));
  const rows: Row[] = [];
  // Each is told when it is known: on a busy machine the whole takes hours.
  const tell = async (measured: Promise<Row>) => {
    const row = await measured;
    console.log(`  ${row.id}: ${row.figure}`);
    rows.push(row);
  };
  try {
    await tell(killedRow("embedded", {}, kills));
    await tell(closedRow("embedded", {}, closings));
    await tell(purchasesRow(points));
    await tell(importRow(points));
    await tell(startsRow("first start, embedded", points, onNothing));
    await tell(startsRow("migrations, embedded", points, await onEmptyEmbedded(scratch)));
    await tell(clockRow(mkdtempSync(join(scratch, "clock-"))));
    await tell(retentionRow(mkdtempSync(join(scratch, "retention-")), points));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("Skipped what needs PostgreSQL: this machine has none.");
    return rows;
  }
  try {
    const fresh = (purpose: string) => newDatabase(postgres.url, purpose);
    const started = onEmptyPostgres(() => fresh("started"));
    await tell(killedRow("PostgreSQL", onPostgres(await fresh("killed")), kills));
    await tell(closedRow("PostgreSQL", onPostgres(await fresh("closed")), closings));
    await tell(startsRow("migrations, PostgreSQL", points, started));
  } finally {
    await postgres.stop();
  }
  return rows;
}
