import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../scripts/running-product.ts";

const HOME = "/usr/lib/postgresql";

/** Where the newest PostgreSQL of this machine has its programs. */
function programs(): string | undefined {
  const version = existsSync(HOME) ? readdirSync(HOME).sort().at(-1) : undefined;
  return version && join(HOME, version, "bin");
}

/** One of PostgreSQL's own programs, such as `pg_dump`; by the `PATH` where this machine keeps them elsewhere. */
export const postgresProgram = (name: string) => join(programs() ?? "", name);

/** A PostgreSQL of this machine with an empty database, for the run of the tests; null where there is none. It keeps nothing over a power failure, unless it is to be as in earnest. */
export async function startPostgres({ in_earnest = false } = {}) {
  const bin = programs();
  if (!bin || !existsSync(join(bin, "initdb"))) return null;
  // PostgreSQL refuses to run as root: there it runs as the nobody of every Unix.
  const as = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const folder = mkdtempSync(join(tmpdir(), "proffer-postgres-"));
  if (as.uid) chownSync(folder, as.uid, as.gid);
  const port = await freePort();
  execFileSync(
    join(bin, "initdb"),
    ["-D", join(folder, "data"), "-U", "proffer", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...as, cwd: folder, stdio: "ignore" },
  );
  const open = async () => {
    const server = spawn(
      join(bin, "postgres"),
      [
        "-D",
        join(folder, "data"),
        "-p",
        String(port),
        "-k",
        folder,
        "-c",
        "listen_addresses=127.0.0.1",
        "-c",
        `fsync=${in_earnest ? "on" : "off"}`,
      ],
      { ...as, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
    );
    await new Promise<void>((resolve, reject) => {
      let said = "";
      server.stderr.on("data", (chunk) => {
        said += String(chunk);
        if (said.includes("ready to accept connections")) resolve();
      });
      server.once("exit", () => reject(new Error(`PostgreSQL stopped:\n${said}`)));
    });
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
    /** Ends it in the middle of everything, as a crash does. */
    crash: () => end("SIGQUIT"),
    /** Starts it again on what it left. */
    again: async () => {
      server = await open();
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) await end("SIGINT");
      process.off("exit", takeAlong);
      rmSync(folder, { recursive: true, force: true });
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
