import { execFileSync, spawn } from "node:child_process";
import { chownSync, closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../scripts/running-product.ts";
import { until } from "./until.ts";

const HOME = "/usr/lib/postgresql";

/** Where the newest PostgreSQL of this machine has its programs. */
function programs(): string | undefined {
  const version = existsSync(HOME) ? readdirSync(HOME).sort().at(-1) : undefined;
  return version && join(HOME, version, "bin");
}

/** One of PostgreSQL's own programs, such as `pg_dump`; by the `PATH` where this machine keeps them elsewhere. */
export const postgresProgram = (name: string) => join(programs() ?? "", name);

// PostgreSQL refuses to run as root: there it runs as the nobody of every Unix.
const as = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

interface Asked {
  /** Of its configuration, such as `log_statement=all`. */
  settings?: string[];
  /** A folder in which its data stay, and are there the next time. */
  kept?: string | undefined;
}

/** A PostgreSQL of this machine with an empty database, for the run of the tests; null where there is none. */
export async function startPostgres({ settings = [], kept }: Asked = {}) {
  const bin = programs();
  if (!bin || !existsSync(join(bin, "initdb"))) return null;
  const folder = kept ?? mkdtempSync(join(tmpdir(), "proffer-postgres-"));
  mkdirSync(folder, { recursive: true });
  if (as.uid) chownSync(folder, as.uid, as.gid);
  if (!existsSync(join(folder, "data")))
    execFileSync(
      join(bin, "initdb"),
      ["-D", join(folder, "data"), "-U", "proffer", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
      { ...as, cwd: folder, stdio: "ignore" },
    );
  const server = await serveFolder(bin, folder, { settings, stays: kept !== undefined });
  return {
    ...server,
    /** A replica that streams what this one writes, and answers who only reads. */
    replica: async () => {
      const copy = mkdtempSync(join(tmpdir(), "proffer-replica-"));
      if (as.uid) chownSync(copy, as.uid, as.gid);
      const { port } = new URL(server.url);
      execFileSync(
        join(bin, "pg_basebackup"),
        ["-h", "127.0.0.1", "-p", port, "-U", "proffer", "-D", join(copy, "data"), "-X", "stream", "-c", "fast", "-R", "--no-sync"],
        { ...as, cwd: copy, stdio: "ignore" },
      );
      return serveFolder(bin, copy, { settings, stays: false });
    },
  };
}

/** The server on what lies in `data` of a folder, which goes when it is stopped unless it stays. */
async function serveFolder(bin: string, folder: string, { settings, stays }: { settings: string[]; stays: boolean }) {
  const port = await freePort();
  // A file, for what several processes write at once into a pipe is mixed.
  const log = join(folder, "log");
  const said = () => readFileSync(log, "utf8");
  const all = ["listen_addresses=127.0.0.1", "fsync=off", "max_locks_per_transaction=256", ...settings];
  const asked = all.flatMap((setting) => ["-c", setting]);
  const open = async () => {
    const file = openSync(log, "a");
    const before = said().length;
    const server = spawn(join(bin, "postgres"), ["-D", join(folder, "data"), "-p", String(port), "-k", folder, ...asked], {
      ...as,
      cwd: folder,
      stdio: ["ignore", "ignore", file],
    });
    closeSync(file);
    const isReady = () => server.exitCode !== null || /ready to accept (read-only )?connections/.test(said().slice(before));
    if (!(await until(isReady)) || server.exitCode !== null) throw new Error(`PostgreSQL stopped:\n${said()}`);
    return server;
  };
  let server = await open();
  const takeAlong = () => void server.kill("SIGQUIT");
  process.on("exit", takeAlong);
  const end = async (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await gone;
  };
  return {
    url: `postgres://proffer@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? 0,
    /** Where it writes what it says. */
    log,
    /** Ends it in the middle of everything, as a crash does. */
    crash: () => end("SIGQUIT"),
    /** Starts it again on what it left. */
    again: async () => {
      server = await open();
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) await end("SIGINT");
      process.off("exit", takeAlong);
      if (!stays) rmSync(folder, { recursive: true, force: true });
    },
  };
}

let databases = 0;
/** A database of its own beside the one that the variable names. */
export async function newDatabase(at: string, purpose: string): Promise<string> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  const name = `${purpose}_${process.pid}_${++databases}`;
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(at), { pathname: `/${name}` }).toString();
}

/** A role that owns nothing, for the product on a database of its own; `url` as that role, `owner_url` as who made the database. */
export async function walledDatabase(at: string, owner_url?: string): Promise<{ url: string; owner_url: string }> {
  owner_url ??= await newDatabase(at, "walled");
  const role = new URL(owner_url).pathname.slice(1);
  const client = new pg.Client({ connectionString: owner_url });
  await client.connect();
  await client.query(`create role ${role} login password 'walled'`);
  await client.end();
  return { url: Object.assign(new URL(owner_url), { username: role, password: "walled" }).toString(), owner_url };
}
