import { loadavg } from "node:os";
import pg from "pg";
import { newDatabase, startPostgres } from "#tests/support/postgres.ts";
import { breathe, free, take } from "/tmp/wt/size-scratch/lock.ts";
import { FULL, fill, tellSizes, tellStep } from "./fill.ts";

const settings =
  "shared_buffers=2GB effective_cache_size=6GB random_page_cost=1.1 max_wal_size=8GB full_page_writes=off autovacuum=off".split(" ");
const postgres = await startPostgres({ settings, kept: "/tmp/wt/size-scratch/data" });
if (!postgres) throw new Error("none");
const c = new pg.Client({ connectionString: postgres.url });
await c.connect();
const r = (await c.query("select datname from pg_database where datname like 'size\\_%'")).rows[0];
await c.end();
const url = r ? postgres.url.replace(/postgres$/, r.datname) : await newDatabase(postgres.url, "size");
take();
const t = performance.now();
try {
  await fill(url, FULL, (what, ms) => {
    tellStep(what, ms);
    breathe();
  });
} catch (e) {
  console.log("FAILED", (e as Error).message);
}
console.log("in all", ((performance.now() - t) / 1000).toFixed(1), loadavg());
await tellSizes(url).catch((e) => console.log(e.message));
free();
await postgres.stop();
process.exit(0);
