import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "#contract/account/account.ts";
import type { PlanKey } from "#contract/account/plan.ts";
import { insertPerson, insertSession, markVerified } from "#server/areas/account/queries.ts";
import { work } from "#server/areas/work.ts";
import { readConfig } from "#server/config.ts";
import { workspaceIn } from "#server/core/caller.ts";
import { newId } from "#server/core/ids.ts";
import { newToken } from "#server/core/link-token.ts";
import { PATIENCE } from "#server/http/bounds/patience.ts";
import { createServer } from "#server/http/serve.ts";
import { assembleParts, closeParts, openDatabase } from "#server/parts/assemble.ts";
import { json } from "#server/parts/database/database.ts";
import { openEmbedded } from "#server/parts/database/embedded.ts";
import { migrate } from "#server/parts/database/migrate.ts";
import { openPostgres } from "#server/parts/database/postgres.ts";
import { openDocuments } from "#server/parts/documents/child.ts";
import { openEngine } from "#server/parts/engine/threads.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import type { Parts } from "#server/parts/parts.ts";
import { openPasswords } from "#server/parts/passwords/worker.ts";
import { watched } from "#server/parts/telemetry/watching.ts";
import { send as sendCall } from "#web/kit/calls/api.ts";
import { partitionedDatabase } from "./partitioned.ts";
import { acrossParts } from "./parts-touched.ts";
import { throughPgbouncer } from "./pgbouncer.ts";
import { newDatabase, walledDatabase } from "./postgres.ts";
import { inTurns, startSecond } from "./second.ts";
import { watchStatements } from "./statements.ts";
import { checkedTelling } from "./telling.ts";
import { until } from "./until.ts";

export interface Answer {
  status: number;
  envelope: Record<string, unknown> & {
    response_status: number;
    response_message: string;
    validation_errors?: Record<string, string[]>;
    data?: Record<string, unknown>;
  };
  headers: Headers;
}

/** With TEST_PROCESSES=2 a second process answers every other request: what is about one process, its folder or its memory, isn't tried then. */
export const isPair = process.env.TEST_PROCESSES !== undefined;

/** The database that a run of tests asks for: partitioned in as many parts as TEST_PARTITIONED says, behind row-level security with TEST_WALLED=on. */
async function databaseAsked(): Promise<{ postgres?: string; owner?: string }> {
  const { TEST_PARTITIONED, TEST_WALLED, TEST_DATABASE_URL } = process.env;
  if (isPair) return { postgres: await newDatabase(TEST_DATABASE_URL ?? "", "shared") };
  const postgres = TEST_PARTITIONED ? await partitionedDatabase(Number(TEST_PARTITIONED)) : undefined;
  if (!TEST_WALLED) return postgres ? { postgres } : {};
  const { url, owner_url } = await walledDatabase(TEST_DATABASE_URL ?? "", postgres);
  return { postgres: url, owner: owner_url };
}

interface TestServerOptions {
  /** A server that nobody had before and nobody gets after: for tests that count what is in it, fill its limits or put parts in place of its own. */
  own?: boolean;
  postgres?: string;
  owner?: string;
  mail?: (letter: Letter) => Promise<void>;
  settings?: Record<string, string>;
}

/** What keeps nothing of anybody and takes seconds to start: the servers of this process share it. */
let threads: Pick<Parts, "engine" | "passwords" | "documents"> | undefined;
function sharedThreads({ config, telemetry, documents: own }: Parts): Pick<Parts, "engine" | "passwords" | "documents"> {
  // Ten times as long as in earnest: on a busy machine a long text takes longer.
  threads ??= { engine: openEngine({ seconds: 100 }), passwords: openPasswords(), documents: openDocuments({ processes: 1 }) };
  const close = async () => {};
  const hasTools = Object.values(config.tools).some((tool) => tool !== null);
  const documents = hasTools ? own : watched(telemetry, "documents", { ...threads.documents, close }, "readCv", "readVacancy");
  return { engine: { ...threads.engine, close }, passwords: { ...threads.passwords, close }, documents };
}

/** The product with its work begun, on a database of its own. */
async function openProduct(options: TestServerOptions) {
  const folder = mkdtempSync(join(tmpdir(), "proffer-test-"));
  options = options.postgres ? options : { ...options, ...(await databaseAsked()) };
  const production = options.postgres && {
    DATABASE_URL: isPair ? throughPgbouncer(options.postgres) : options.postgres,
    ...(options.owner && { DATABASE_OWNER_URL: options.owner }),
    APP_URL: "http://localhost:3000",
    APP_SECRET: "a secret for the tests, long enough",
  };
  // Letters that wait for an undo are for the tests that are about it.
  const shared_services = isPair ? (JSON.parse(process.env.TEST_SERVICES ?? "{}") as Record<string, string>) : {}; // as global-setup.ts wrote it
  const settings = { PORT: "0", UNDO_SEND_SECONDS: "0", ...production, ...shared_services, ...options.settings };
  const config = readConfig({ DATA_DIR: folder, ...settings });
  const statements = watchStatements();
  const database = options.postgres
    ? await openDatabase(config, statements.kysely)
    : await openEmbedded({ dump: join(import.meta.dirname, "../../dist/migrated.tar"), watch: statements.kysely });
  if (!options.postgres) {
    await migrate(database);
    // To plan a statement anew for each of its first values costs more than any plan saves on tables as small as these.
    await database.executeSql("set plan_cache_mode = force_generic_plan");
  }
  const errors: unknown[] = [];
  const letters: Letter[] = [];
  const assembled = await assembleParts(config, { event: () => {}, info: () => {}, error: (error) => errors.push(error) }, database);
  const deliver = options.mail ?? (async (letter) => void letters.push(letter));
  const send: Parts["mail"]["send"] = async (letter, id) => {
    if (isPair && config.mail.kind === "smtp") await assembled.mail.send(letter, id);
    await deliver(letter);
  };
  const product: Parts = { ...assembled, ...sharedThreads(assembled), mail: { ...assembled.mail, send } };
  await product.tasks.start(work(product));
  const second = isPair && (await startSecond({ settings, deliver, fault: (error) => errors.push(error) }));
  const owned = options.owner ? await openPostgres(options.owner) : product.database;
  // The product's own parts, so that a test can put another in one's place; but the owner's database, who sees everything.
  const parts = new Proxy(product, { get: (of, name) => (name === "database" ? owned : Reflect.get(of, name)) });
  /** Of everybody that `signIn` makes. */
  const password = "loop langs de linde 7";
  const password_hash = await parts.secret.hashPassword(password);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", removeFolder);
  return {
    product,
    parts,
    second,
    errors,
    letters,
    statements,
    password,
    password_hash,
    async close() {
      if (second) await second.close();
      await closeParts(product);
      if (owned !== product.database) await owned.close();
      removeFolder();
      process.off("exit", removeFolder);
    },
  };
}

/** So long the next test file waits for what the last one left to be done. */
const REST_MS = 10_000;
/** The one that the test files of this process use one after the other, each with workspaces and a front door of its own. */
let shared: ReturnType<typeof openProduct> | undefined;
// Vitest ends a process by a signal, and then nothing is closed.
process.once("SIGTERM", () => process.exit());

/** Whether all work that is due has been done. */
export async function hasRest({ database }: Pick<Parts, "database">): Promise<boolean> {
  const due = "select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1";
  return (await database.executeSql(due)).rows.length === 0;
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/**
 * The whole product on an embedded database in memory, or at `postgres` (where the product isn't its `owner`, the tests ask as them);
 * `mail` delivers in place of a list. Each `signIn()` is a fresh workspace: no test cleans up.
 */
export async function startTestServer(options: TestServerOptions = {}) {
  const is_shared = Object.keys(options).length === 0;
  if (is_shared) shared ??= openProduct({});
  const opened = await (is_shared && shared ? shared : openProduct(options));
  const { product, parts, second, errors, letters, statements, password, password_hash } = opened;
  // Whoever fails to log in isn't let wait here: that they are stands in account.api.test.ts.
  const first = createServer(product, undefined, { ...PATIENCE, pause: async () => {} }, checkedTelling);
  // A front door of its own: what two count together is kept from one test file to the next.
  // Where they are counted in the database, they are counted for all files together.
  if (second || process.env.TEST_PARTITIONED) await parts.database.executeSql("delete from rate_limits");
  const app = second ? inTurns(first, second) : first;
  const rest = async (within_ms?: number) => (await until(() => hasRest(product), within_ms)) === true;
  // A form goes in one piece: in one process Node's stream of a form can't be left half read without an error that nobody can catch.
  const isForm = (request: Request) => request.headers.get("content-type")?.startsWith("multipart/form-data");
  const fetcher = async (request: Request) =>
    app.fetch(isForm(request) ? new Request(request, { body: await request.arrayBuffer() }) : request);

  async function raw(path: string, init: RequestInit & { token?: string } = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (init.token) headers.set("authorization", `Bearer ${init.token}`);
    const response = await app.request(path, { ...init, headers });
    return { status: response.status, envelope: (await response.json()) as Answer["envelope"], headers: response.headers };
  }

  /** A person with a session in a workspace: their own, or a colleague's. It has the free plan unless another is named. */
  async function signIn(
    options: { role?: Role; verified?: boolean; in_workspace_of?: { workspace_id: string }; plan?: PlanKey; seats?: number } = {},
  ) {
    const { verified = true, in_workspace_of, plan, seats = plan === "team" ? 5 : 1 } = options;
    const { role = in_workspace_of ? "recruiter" : "owner" } = options;
    const user_id = newId();
    const recruiter_id = newId();
    const own = newId();
    const email = `${user_id}@proffer.example`;
    const { token, token_hash } = newToken(256);
    const workspace_id = in_workspace_of?.workspace_id ?? own;
    await parts.database.transaction(async (trx) => {
      const user = {
        id: user_id,
        first_name: "Sanne",
        last_name: "Verhoeven",
        email,
        password_hash,
        phone: null,
        company: null,
        locale: "en" as const,
      };
      await insertPerson(trx, { user, workspace: { id: own, name: "Lindekade" }, recruiter_id });
      if (in_workspace_of)
        await trx
          .insertInto("recruiters")
          .values({
            id: newId(),
            workspace_id,
            user_id,
            first_name: "Sanne",
            last_name: "Verhoeven",
            email,
            role,
            invited_at: null,
            joined_at: new Date().toISOString(),
            last_active_at: null,
          })
          .execute();
      else if (role !== "owner") await trx.updateTable("recruiters").set({ role }).where("id", "=", recruiter_id).execute();
      if (verified) await markVerified(trx, user_id);
      if (plan)
        await trx
          .updateTable("workspaces")
          .set({ entitlement: json({ plan, seats }), ...(plan === "team" && { kind: "team" }) })
          .where("id", "=", workspace_id)
          .execute();
      await insertSession(trx, { id: newId(), token_hash, user_id, workspace_id: workspaceIn({ workspace_id }) });
    });
    const send = ((call, body, more) => sendCall(call, body, { fetcher, token, ...more })) as typeof sendCall;
    return {
      token,
      user_id,
      workspace_id,
      email,
      password,
      recruiter_id,
      send,
      raw: (path: string, init?: RequestInit) => raw(path, { ...init, token }),
    };
  }

  return {
    parts,
    app,
    /** What the product logged as its own fault; an empty list is part of every test's promise where it matters. */
    errors,
    letters,
    raw,
    fetcher,
    signIn,
    /** Resolves once all work that is due has been done; with whether it came to that. */
    rest: () => rest(),
    /** The newest letter to an address, once the queue has delivered it. */
    async letterTo(email: string): Promise<Letter> {
      const found = await until(() => letters.findLast((letter) => letter.to === email));
      if (!found) throw new Error(`No letter to ${email}`);
      return found;
    },
    statements,
    async stop() {
      const rests = is_shared && (await rest(REST_MS));
      const crossing = process.env.TEST_PARTITIONED && !options.postgres ? await acrossParts(parts.database, statements.asked()) : [];
      errors.length = 0;
      letters.length = 0;
      if (!is_shared) await opened.close();
      // Work that doesn't end is left to itself: whoever comes next gets another one.
      else if (!rests) shared = undefined;
      statements.check();
      if (crossing.length > 0) throw new Error(`These look into more than one part of a table:\n\n${crossing.join("\n\n")}`);
    },
  };
}
