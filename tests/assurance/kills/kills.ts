import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { onPostgres } from "#tests/support/tried-product.ts";
import type { Row } from "../row.ts";
import { killedRow } from "./killed.ts";

/** KILLS=5 for a quick look. */
const kills = Math.max(1, Number(process.env.KILLS ?? 100));

/** What a product loses that is killed, on each of its databases. */
export async function assureKills(): Promise<Row[]> {
  const rows = [await killedRow("embedded", {}, kills)];
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("Skipped what needs PostgreSQL: this machine has none.");
    return rows;
  }
  try {
    rows.push(await killedRow("PostgreSQL", onPostgres(await newDatabase(postgres.url, "killed")), kills));
  } finally {
    await postgres.stop();
  }
  return rows;
}
