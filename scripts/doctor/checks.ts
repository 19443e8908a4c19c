import { existsSync, mkdirSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { availableParallelism, freemem, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import nodemailer, { type TransportOptions } from "nodemailer";
import pg from "pg";
import type { Config } from "#server/config.ts";
import { openFiles } from "#server/parts/assemble.ts";
import { DataFolderTaken, lockDataFolder } from "#server/parts/database/lock.ts";
import { migrations } from "#server/parts/database/migrate.ts";
import { runtimeFault } from "../runtime.mjs";

/** How one thing is: in order, in order with a remark, or not; and what to do about it. */
export interface Finding {
  what: string;
  state: "well" | "remark" | "wrong";
  about: string;
  advice?: string;
}

const MB = 1024 * 1024;
const GB = 1024 * MB;
const WITHIN_MS = 10_000;
/** Tokens and codes live for minutes: clocks that lie further apart end them early or late. */
const CLOCKS_APART_MS = 5000;

const well = (what: string, about: string): Finding => ({ what, state: "well", about });
const remark = (what: string, about: string, advice: string): Finding => ({ what, state: "remark", about, advice });
const wrong = (what: string, about: string, advice: string): Finding => ({ what, state: "wrong", about, advice });
const gigabytes = (bytes: number) => `${(bytes / GB).toFixed(1)} GB`;

/** Each check takes the settings and tells what it finds; none changes anything that lasts. */
const checks: Record<string, (config: Config) => Promise<Finding[]>> = {
  runtime: async () => {
    const fault = runtimeFault(process.execPath);
    const about = `Node ${process.versions.node}, ${availableParallelism()} processors`;
    if (Number.parseInt(process.versions.node, 10) < 26)
      return [wrong("runtime", about, "Start it with the Node that came along: npm start.")];
    return [
      fault
        ? remark("runtime", `${about}. ${fault.message}`, "Start it with the Node that came along: npm start.")
        : well("runtime", about),
    ];
  },
  memory: async () => {
    const about = `${gigabytes(freemem())} of ${gigabytes(totalmem())} free`;
    const needs = "One process needs 1 GB at rest, and up to 3 GB while it reads documents.";
    return [totalmem() < 2 * GB || freemem() < 0.5 * GB ? remark("memory", about, needs) : well("memory", about)];
  },
  disk: async ({ data_dir }) => {
    mkdirSync(data_dir, { recursive: true });
    const { bavail, bsize, blocks } = await statfs(data_dir);
    const about = `${gigabytes(bavail * bsize)} of ${gigabytes(blocks * bsize)} free in ${data_dir}`;
    if (bavail * bsize < 256 * MB) return [wrong("disk", about, "Make room: uploads are refused on a full disk, and the database stops.")];
    return [bavail * bsize < 2 * GB ? remark("disk", about, "Make room soon.") : well("disk", about)];
  },
  database: ({ database }) => (database.kind === "embedded" ? embedded(database.folder) : postgres(database.url)),
  files: async (config) => {
    const silent = { info: () => {}, error: () => {} };
    const files = openFiles(config, silent);
    const since = performance.now();
    const failure = await within(files.check()).then(
      () => null,
      (error: Error) => error,
    );
    if (failure) return [wrong("files", `can't be kept ${files.about}: ${failure.message}`, filesAdvice(config))];
    return [well("files", `kept ${files.about}; put, read and removed in ${Math.round(performance.now() - since)} ms`)];
  },
  mail: async ({ mail, outbox, app_url_is_local }) => {
    if (mail.kind === "outbox") {
      const about = `e-mails lie in ${outbox}, and reach nobody`;
      return [
        app_url_is_local ? well("mail", about) : wrong("mail", about, "Set SMTP_URL and MAIL_FROM: nobody gets a code to log in with."),
      ];
    }
    const transport = nodemailer.createTransport({
      url: mail.url,
      requireTLS: mail.requires_tls,
      connectionTimeout: WITHIN_MS,
      greetingTimeout: WITHIN_MS,
      socketTimeout: WITHIN_MS,
    } as TransportOptions);
    const failure = await transport.verify().then(
      () => null,
      (error: Error) => error,
    );
    transport.close();
    const host = new URL(mail.url).host;
    if (failure)
      return [
        wrong("mail", `${host}: ${failure.message}`, "Look at SMTP_URL: host, port, name, password, and whether a firewall is between."),
      ];
    return [well("mail", `${host} takes e-mails from ${mail.from}`)];
  },
  address: async ({ app_url, app_url_is_local }) => {
    if (app_url_is_local) return [well("address", `${app_url}, on this machine alone`)];
    const answer = await fetch(`${app_url}/health`, { signal: AbortSignal.timeout(WITHIN_MS), redirect: "manual" }).catch(
      (error: Error) => error,
    );
    if (app_url.startsWith("http:"))
      return [wrong("address", `${app_url} goes without TLS`, "Put a balancer with a certificate in front, and https into APP_URL.")];
    if (answer instanceof Error || !answer.ok)
      return [
        remark(
          "address",
          `${app_url} doesn't lead here yet`,
          "It does once the product runs and the balancer sends it there; see also TRUST_PROXY.",
        ),
      ];
    const apart = Math.abs(Date.parse(answer.headers.get("date") ?? "") - Date.now());
    return [
      apart > CLOCKS_APART_MS
        ? remark("address", `${app_url}: its clock is ${Math.round(apart / 1000)} s from ours`, "Let both keep time by NTP.")
        : well("address", app_url),
    ];
  },
  programs: async ({ tools }) =>
    (["tesseract", "libreoffice"] as const).map((name) =>
      tools[name]
        ? well(name, tools[name])
        : remark(
            name,
            "isn't here",
            `${name === "tesseract" ? "Scans and photos" : "DOC, RTF and ODT"} aren't read without it; everything else works.`,
          ),
    ),
};

const filesAdvice = ({ files: { s3, folder } }: Config) =>
  s3
    ? "Look at S3_ENDPOINT, S3_BUCKET, S3_REGION and the two keys: they have to put, read, delete and list in that bucket."
    : `Give whoever runs the product the folder ${folder}.`;

async function embedded(folder: string): Promise<Finding[]> {
  const advice = "For more than one machine's work, or several processes, set DATABASE_URL.";
  try {
    lockDataFolder(folder).release();
  } catch (error) {
    if (error instanceof DataFolderTaken) return [remark("database", `embedded, in ${folder}, and in use: the product runs`, advice)];
    throw error;
  }
  return [well("database", `embedded, in ${folder}${existsSync(join(folder, "postgres")) ? "" : ", to be made at the first start"}`)];
}

async function postgres(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: WITHIN_MS, query_timeout: WITHIN_MS });
  client.on("error", () => {});
  const host = new URL(url).host;
  try {
    await client.connect();
  } catch (error) {
    return [
      wrong(
        "database",
        `${host}: ${(error as Error).message}`,
        "Look at DATABASE_URL: host, port, name, password, TLS, and whether a firewall is between.",
      ),
    ];
  }
  try {
    const before = Date.now();
    const { rows } =
      await client.query(`select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
      current_setting('max_connections')::int as connections, extract(epoch from clock_timestamp()) * 1000 as now,
      current_setting('server_encoding') as encoding, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`);
    const [about] = rows;
    const apart = Math.abs(Number(about.now) - (before + Date.now()) / 2);
    const found = [
      about.version >= 150_000
        ? well("database", `PostgreSQL ${about.name} at ${host}`)
        : wrong("database", `PostgreSQL ${about.name} at ${host}`, "Version 15 is the oldest that it is tried on."),
    ];
    if (about.encoding !== "UTF8")
      found.push(
        wrong("database", `keeps texts as ${about.encoding}`, "Make it anew with the encoding UTF8: names are written in all scripts."),
      );
    if (about.fsync === "off" || about.commit === "off")
      found.push(wrong("database", "says that it kept what a power failure takes", "Set fsync and synchronous_commit to on."));
    if (apart > CLOCKS_APART_MS)
      found.push(
        wrong("clock", `is ${Math.round(apart / 1000)} s from the database's`, "Let both keep time by NTP: codes and sessions end by it."),
      );
    else found.push(well("clock", `${Math.round(apart)} ms from the database's`));
    found.push(
      about.connections < 30
        ? remark("connections", `${about.connections} at most`, "Each process takes up to 10; put a pooler between, or allow more.")
        : well("connections", `${about.connections} at most, of which each process takes up to 10`),
    );
    return [...found, await schema(client)];
  } finally {
    await client.end();
  }
}

/** Whether the tables are those of this version. */
async function schema(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query("select to_regclass('migrations') is not null as exists");
  const applied: string[] = rows[0].exists ? (await client.query("select name from migrations")).rows.map(({ name }) => name) : [];
  const unknown = applied.filter((name) => !migrations.includes(name));
  const missing = migrations.filter((name) => !applied.includes(name));
  if (unknown.length > 0)
    return wrong(
      "schema",
      `is of a newer version: ${unknown.join(", ")}`,
      "Start the version that made it: an older one would spoil what it doesn't know.",
    );
  if (missing.length > 0)
    return remark(
      "schema",
      `${missing.length} of ${migrations.length} migrations are to come`,
      "They run at the next start. Make a backup before.",
    );
  return well("schema", `${migrations.length} migrations, all of them run`);
}

const within = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, pause(WITHIN_MS, undefined, { ref: false }).then(() => Promise.reject(new Error("no answer within ten seconds")))]);

/** Everything at once; a check that fails itself is a finding too. */
export async function examine(config: Config): Promise<Finding[]> {
  const found = Object.entries(checks).map(([what, check]) =>
    check(config).catch((error: Error) => [wrong(what, error.message, "That is more than was looked for: see the message.")]),
  );
  return (await Promise.all(found)).flat();
}
