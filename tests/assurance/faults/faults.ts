import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import type { Row } from "../row.ts";
import { databaseRows } from "./database.ts";
import { embeddedDiskRow, filesDiskRow } from "./disk.ts";
import { cutWorkRow, troubledMailRow } from "./mail.ts";
import { providerRows } from "./providers.ts";

/** How long a trouble lasts; AWAY_SECONDS=5 for a quick look. */
const away_s = Math.max(1, Number(process.env.AWAY_SECONDS ?? 30));
/** How often work is cut; KILLS=1 for a quick look. */
const cuts = Math.max(1, Math.ceil(Number(process.env.KILLS ?? 100) / 20));

/** A disk that is full, a database that is away, a mail server in trouble, and providers in theirs. */
export async function assureFaults(): Promise<Row[]> {
  const rows: (Row | null)[] = [await embeddedDiskRow()];
  const postgres = await startPostgres();
  if (!postgres) console.log("Skipped what needs PostgreSQL: this machine has none.");
  else
    try {
      rows.push(await filesDiskRow(await newDatabase(postgres.url, "disk")));
      rows.push(...(await databaseRows(postgres, away_s)));
    } finally {
      await postgres.stop();
    }
  if (rows.includes(null)) console.log("Skipped what needs a disk of its own: this machine lets nobody mount one here.");
  rows.push(await troubledMailRow(away_s), await cutWorkRow(cuts), ...(await providerRows()));
  return rows.filter((row) => row !== null);
}
