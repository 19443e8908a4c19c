import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../scripts/running-product.ts";
import { needed } from "./programs.ts";

/** As docs/operate/many-processes.md has it, but for who is let in: here everybody the server knows. */
const settings = (of: { postgres: string; port: number; folder: string }) => {
  const { hostname, port, username } = new URL(of.postgres);
  return `[databases]
* = host=${hostname} port=${port} auth_user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${of.port}
unix_socket_dir =
auth_type = trust
auth_file = ${of.folder}/users
auth_query = select usename, passwd from pg_shadow where usename = $1
pool_mode = transaction
default_pool_size = 12
max_client_conn = 500
server_idle_timeout = 10
server_login_retry = 1
query_wait_timeout = 10
ignore_startup_parameters = options
`;
};

const timeouts = ["statement_timeout = 60000", "lock_timeout = 10000", "idle_in_transaction_session_timeout = 60000"];

/** A PgBouncer of this machine that lends the server's connections by the transaction, for the run of the tests. */
export async function startPgbouncer(postgres: string) {
  const program = needed("pgbouncer");
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  for (const beginning of ["timezone = 'UTC'", "jit = off", "max_parallel_workers_per_gather = 0", ...timeouts])
    await client.query(`alter role all set ${beginning}`);
  await client.end();
  // It refuses to run as root, as PostgreSQL does.
  const as = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const folder = mkdtempSync(join(tmpdir(), "proffer-pgbouncer-"));
  const port = await freePort();
  writeFileSync(join(folder, "pgbouncer.ini"), settings({ postgres, port, folder }));
  writeFileSync(join(folder, "users"), `"${new URL(postgres).username}" ""\n`);
  if (as.uid) for (const path of ["", "pgbouncer.ini", "users"]) chownSync(join(folder, path), as.uid, as.gid);
  const bouncer = spawn(program, [join(folder, "pgbouncer.ini")], { ...as, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  const takeAlong = () => void bouncer.kill("SIGKILL");
  process.on("exit", takeAlong);
  const gone = new Promise<void>((resolve) => bouncer.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = "";
    bouncer.stderr.on("data", (chunk) => {
      said += String(chunk);
      if (said.includes("process up")) resolve();
    });
    bouncer.once("exit", () => reject(new Error(`PgBouncer stopped:\n${said}`)));
  });
  return {
    port,
    /** The same database, through it. */
    through: (url: string) => atPort(url, port),
    stop: async () => {
      bouncer.kill("SIGKILL");
      await gone;
      process.off("exit", takeAlong);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const atPort = (url: string, port: number | string) =>
  Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(port) }).toString();

/** The same database through the PgBouncer of this run of tests, where it has one. */
export const throughPgbouncer = (url: string): string => (process.env.TEST_POOLER_PORT ? atPort(url, process.env.TEST_POOLER_PORT) : url);
