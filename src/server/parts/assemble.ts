import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { openModels, watchedModel } from "./assistant/own-models.ts";
import { openRankingLog } from "./audit/ranking-log.ts";
import { openAudit } from "./audit/trail.ts";
import { openBuiltPage } from "./client-page/built.ts";
import { closeToOthers } from "./data-folder.ts";
import { type Database, refuseInTransaction, type Watch } from "./database/database.ts";
import { openEmbedded } from "./database/embedded.ts";
import { inTurn, migrate } from "./database/migrate.ts";
import { letWork, refusePassingOver } from "./database/owner.ts";
import { openPostgres } from "./database/postgres.ts";
import { openDocuments } from "./documents/child.ts";
import { openEmbeddings } from "./embeddings/endpoint.ts";
import { openEngine } from "./engine/threads.ts";
import { openDisk } from "./files/disk.ts";
import type { Files } from "./files/files.ts";
import { openS3 } from "./files/s3.ts";
import { openSharp } from "./images/sharp.ts";
import type { Limiters } from "./limiters/limiters.ts";
import { openMemoryLimiters } from "./limiters/memory.ts";
import { openPostgresLimiters } from "./limiters/postgres.ts";
import { openOutbox } from "./mail/outbox.ts";
import { openSmtp, refuseWithoutTls } from "./mail/smtp.ts";
import { openGuarded } from "./outgoing/guarded.ts";
import type { Log, Parts } from "./parts.ts";
import { openPasswords } from "./passwords/worker.ts";
import { openSandbox } from "./payments/sandbox.ts";
import { openRanker } from "./ranker/worker.ts";
import { openReplica } from "./replica/streaming.ts";
import { openClamd } from "./scanner/clamd.ts";
import { openSecret } from "./secret/secret.ts";
import { openTasks, prepareQueue } from "./tasks/pg-boss.ts";
import { watchForSpans } from "./telemetry/statements.ts";
import type { Traces } from "./telemetry/telemetry.ts";
import { openTelemetry, watched } from "./telemetry/watching.ts";
import { openChain } from "./translation/chain.ts";
import { openLibreTranslate } from "./translation/libretranslate.ts";
import { openModelOr } from "./translation/model.ts";
import { openVocabulary } from "./translation/vocabulary.ts";
import { version } from "./version.ts";

/** The one place that chooses implementations. Opens the database and brings it up to date, for the queue lives in it. */
export async function assembleParts(config: Config, log: Log, database?: Database): Promise<Parts> {
  const left_open = closeToOthers(config.data_dir);
  if (left_open > 0) log.info(`${left_open} files or folders in ${config.data_dir} can't be closed to other users of this machine.`);
  const telemetry = openTelemetry(await openTraces(config));
  database ??= await openDatabase(config, telemetry.traces ? { log: watchForSpans(telemetry.traces) } : undefined);
  const secret = openSecret(config.app_secret, join(config.data_dir, "secret"), config.app_secret_previous);
  const tasks = await openTasks(database, config.database.kind, log, telemetry);
  const outgoing = openGuarded(config.outgoing);
  return {
    assistant: config.assistant && (await watchedModel(config.assistant, telemetry)),
    audit: openAudit(database, log),
    client_page: openBuiltPage(config.client_page),
    config,
    log,
    database,
    documents: watched(
      telemetry,
      "documents",
      openDocuments({ processes: config.reading_processes }, config.tools),
      "readCv",
      "readVacancy",
    ),
    embeddings: config.embeddings && watched(telemetry, "embeddings", openEmbeddings(config.embeddings), "embed"),
    engine: openEngine(),
    files: outsideTransactions(watched(telemetry, "files", openFiles(config, log), "put", "open", "get", "remove")),
    images: openSharp(),
    limiters: await openLimiters(config, database, log),
    mail: watched(telemetry, "mail", await openMail(config), "send"),
    models: openModels({ outgoing, telemetry }),
    outgoing,
    passwords: openPasswords(),
    ...(await openPayments(config, { database, secret, tasks })),
    ranker: openRanker(),
    ranking_log: openRankingLog(database, log),
    replica: config.database.kind === "postgres" && config.database.read_url ? await openReplica(config.database, database, log) : null,
    scanner: config.clamd && openClamd(config.clamd),
    secret,
    tasks,
    telemetry,
    translation: watched(telemetry, "translation", openTranslation(config, log), "translate"),
  };
}

/** The database, brought up to date: by its owner, where the product's own role isn't that. */
export async function openDatabase({ database: at }: Config, watch?: Watch): Promise<Database> {
  if (at.kind === "postgres" && at.owner_url) {
    const role = decodeURIComponent(new URL(at.url).username);
    const owner = await openPostgres(at.owner_url);
    try {
      await migrate(owner);
      await inTurn(owner, () => prepareQueue(owner, "postgres"));
      await letWork(owner, role);
    } finally {
      await owner.close();
    }
    const database = await openPostgres(at.url, { pool: at.pool, ...(watch && { watch }) });
    await refusePassingOver(database, role);
    return database;
  }
  const database =
    at.kind === "postgres"
      ? await openPostgres(at.url, { pool: at.pool, ...(watch && { watch }) })
      : await openEmbedded({ ...at, ...(watch && { watch }) });
  await migrate(database);
  return database;
}

/** Where the files lie that the settings name. */
export function openFiles({ files: { s3, folder } }: Pick<Config, "files">, log: Pick<Log, "error">): Files {
  return s3 ? openS3({ ...s3, arriving: join(folder, ".arriving") }, log) : openDisk(folder);
}

/** Bytes are put before the row that names them, and leave after it: neither inside the transaction that writes the row. */
function outsideTransactions(files: Files): Files {
  return {
    ...files,
    put: async (key, content) => {
      refuseInTransaction("no file is written");
      await files.put(key, content);
    },
    remove: async (key) => {
      refuseInTransaction("no file is removed");
      await files.remove(key);
    },
  };
}

/** Limits count for all processes where there may be several: in Redis where there is one, else in the database they share. */
async function openLimiters({ redis_url, database: { kind } }: Config, database: Database, log: Log): Promise<Limiters> {
  if (redis_url) {
    const { openRedisLimiters } = await import("./limiters/redis.ts");
    return openRedisLimiters(redis_url, log);
  }
  return kind === "postgres" ? openPostgresLimiters(database) : openMemoryLimiters();
}

/** Letters go through a server where one is set; the outbox is there for those that stay here. */
async function openMail({ mail, outbox }: Config): Promise<Parts["mail"]> {
  const kept = openOutbox(outbox, mail.from);
  if (mail.kind !== "smtp") return kept;
  if (mail.requires_tls) await refuseWithoutTls(mail.url);
  return openSmtp(mail, kept);
}

/** The translation server where there is one, else the language model; the product's own words always stand behind them. */
function openTranslation({ translation }: Config, log: Log): Parts["translation"] {
  const known = openModelOr(openVocabulary(), log);
  return translation ? openChain(openLibreTranslate(translation.url, translation.api_key), known, log) : known;
}

/** What speaks to a collector is loaded where there is one. */
async function openTraces({ traces, role }: Config): Promise<Traces | null> {
  if (!traces) return null;
  const { openTraces: open } = await import("./telemetry/opentelemetry.ts");
  return open(traces, { version, role });
}

/** Stripe's library weighs 40 MB in memory: it is loaded where it is used. */
async function openPayments(
  config: Config,
  around: Pick<Parts, "database" | "secret" | "tasks">,
): Promise<Pick<Parts, "payments" | "sandbox">> {
  if (config.payments.kind === "stripe") {
    const { openStripe } = await import("./payments/stripe.ts");
    return { payments: openStripe(config.payments), sandbox: null };
  }
  const sandbox = openSandbox({ ...around, app_url: config.app_url });
  return { payments: sandbox, sandbox };
}

/** One line per part for the start-up report. */
export function aboutParts(parts: Parts): string[] {
  return [
    `database   ${parts.database.about}`,
    ...(parts.replica ? [`replica    ${parts.replica.about}`] : []),
    `files      ${parts.files.about}`,
    `limits     ${parts.limiters.about}`,
    `mail       ${parts.mail.about}`,
    `contact    messages go to ${parts.config.contact_email ?? `${parts.config.outbox}; set CONTACT_EMAIL to have them sent`}`,
    `assistant  ${parts.assistant?.about ?? "built in, no language model"}`,
    `embeddings ${parts.embeddings?.about ?? "none: vacancies and CVs are compared by words and skills alone"}`,
    `outgoing   ${parts.outgoing.about}`,
    `passwords  ${parts.passwords.about}`,
    `payments   ${parts.payments.about}`,
    `tasks      ${parts.tasks.about}`,
    `documents  ${parts.documents.about}`,
    `engine     ${parts.engine.about}`,
    `scanner    ${parts.scanner?.about ?? "none: uploads are taken without a look for harmful software"}`,
    `images     ${parts.images.about}`,
    `ranker     ${parts.ranker.about}`,
    `translate  ${parts.translation.about}`,
    `traces     ${parts.telemetry.traces?.about ?? "none"}`,
  ];
}

export async function closeParts(parts: Parts): Promise<void> {
  await parts.tasks.close();
  await parts.ranker.close();
  await parts.passwords.close();
  await parts.documents.close();
  await parts.engine.close();
  await parts.mail.close();
  await parts.limiters.close();
  await parts.audit.close();
  await parts.ranking_log.close();
  await parts.replica?.close();
  await parts.telemetry.close();
  await parts.database.close();
}
