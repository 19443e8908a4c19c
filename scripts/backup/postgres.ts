import { spawn } from "node:child_process";
import pg from "pg";
import { FILE_ROWS, type FileRow } from "./archive.ts";

/** What the product keeps its tables in: its own, and the queue's. */
const SCHEMAS = ["public", "pgboss"];
const BEFORE = "_before_restore";

/** Runs a program of PostgreSQL's on a database; the password goes by the environment, where nobody sees it in a list of processes. */
function run(program: "pg_dump" | "pg_restore", url: string, args: string[]): Promise<void> {
  const { password } = new URL(url);
  const bare = new URL(url);
  bare.password = "";
  const env = { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) };
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args, `--dbname=${bare}`], { env, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ENOENT" ? new Error(`There is no ${program} on the PATH: install PostgreSQL's client programs.`) : error),
    );
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`))));
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Dumps a database into a file, and gives the rows of its files as they stand in that very dump. The product may run meanwhile. */
export function dumpPostgres(url: string, file: string): Promise<FileRow[]> {
  return withClient(url, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    const { rows: snapshots } = await client.query("select pg_export_snapshot() as id");
    await run("pg_dump", url, ["--format=custom", `--snapshot=${snapshots[0].id}`, `--file=${file}`]);
    const { rows } = await client.query(FILE_ROWS);
    await client.query("commit");
    return rows;
  });
}

/** Which of those rows are there still. */
export function stillThere(url: string, keys: string[]): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query("select workspace_id || '/' || id as key from files where workspace_id || '/' || id = any($1)", [
      keys,
    ]);
    return rows.map(({ key }) => key);
  });
}

/** What becomes of what was there before: it goes once all is well, or comes back. */
interface Replaced {
  keep(): Promise<void>;
  undo(): Promise<void>;
}

/** Puts a dump into a database that nobody uses, in the place of what is there, which stays beside it until it is told to go. */
export async function restorePostgres(url: string, file: string): Promise<Replaced> {
  const inSchemas = (work: (client: pg.Client, there: Set<string>) => Promise<void>) =>
    withClient(url, async (client) => {
      const { rows } = await client.query("select nspname from pg_namespace");
      await client.query("begin");
      await work(client, new Set(rows.map(({ nspname }) => nspname)));
      await client.query("commit");
    });
  const undo = () =>
    inSchemas(async (client, there) => {
      for (const name of SCHEMAS) {
        if (there.has(name)) await client.query(`drop schema ${name} cascade`);
        if (there.has(name + BEFORE)) await client.query(`alter schema ${name}${BEFORE} rename to ${name}`);
      }
    });
  await withClient(url, async (client) => {
    const others =
      "select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";
    if ((await client.query(others)).rows.length > 0)
      throw new Error("Somebody uses the database: stop every process of the product first.");
  });
  await inSchemas(async (client, there) => {
    for (const name of SCHEMAS) if (there.has(name)) await client.query(`alter schema ${name} rename to ${name}${BEFORE}`);
    await client.query("create schema public");
  });
  try {
    await run("pg_restore", url, ["--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges", file]);
  } catch (error) {
    await undo();
    throw error;
  }
  return {
    undo,
    keep: () =>
      inSchemas(async (client, there) => {
        for (const name of SCHEMAS) if (there.has(name + BEFORE)) await client.query(`drop schema ${name}${BEFORE} cascade`);
      }),
  };
}
