import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { startPgbouncer } from "./pgbouncer.ts";
import { startPostgres } from "./postgres.ts";
import { isHere } from "./programs.ts";
import { startS3Server } from "./s3-server.ts";
import { toSmtp } from "./smtp-letters.ts";
import { startSmtpServer } from "./smtp-server.ts";

const folder = "src/server/parts/database/migrations";
const dump = "dist/migrated.tar";

/** A dump newer than the migrations, of which every test file takes a copy; and PostgreSQL where the machine has it. */
export default async function setup() {
  const newest = Math.max(...readdirSync(folder).map((name) => statSync(join(folder, name)).mtimeMs));
  const made = statSync(dump, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (made < newest) execFileSync(process.execPath, ["scripts/migrate-dump.ts"], { stdio: "inherit" });
  if (process.env.TEST_DATABASE_URL) return;
  const isPair = process.env.TEST_PROCESSES !== undefined;
  // Files of tests that are made in parts at once lock each part of each table.
  const more = [...(isPair ? ["max_connections=400"] : []), ...(process.env.TEST_PARTITIONED ? ["max_locks_per_transaction=2048"] : [])];
  const postgres = await startPostgres({ settings: more });
  if (!postgres) return;
  process.env.TEST_DATABASE_URL = postgres.url;
  if (!isPair) return () => postgres.stop();
  // What two processes share beside their database.
  const [pooler, files, mail] = await Promise.all([
    isHere("pgbouncer") ? startPgbouncer(postgres.url) : null,
    startS3Server(),
    startSmtpServer(),
  ]);
  if (pooler) process.env.TEST_POOLER_PORT = String(pooler.port);
  process.env.TEST_SERVICES = JSON.stringify({ ...files.settings, ...toSmtp(mail) });
  return async () => {
    await Promise.all([files.stop(), mail.stop()]);
    await pooler?.stop();
    await postgres.stop();
  };
}
