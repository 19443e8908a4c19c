import { resolve } from "node:path";
import * as z from "zod";
import { keylessProviders, modelAddresses, modelProviders, oneOf } from "#contract/choices.ts";
import {
  addresses,
  ceilings,
  clamdAt,
  dnsServers,
  isFolder,
  isHere,
  isLocal,
  isProgram,
  networks,
  origins,
  overTls,
  pairs,
  program,
  readPlans,
  secret,
  setting,
  WITHOUT_TLS,
  withSecretsOfFiles,
} from "./config/kinds.ts";

const port = z.coerce.number().int().min(0).max(65535);
/** What is wrong between settings is told together with what is wrong in one of them. */
const ALL_AT_ONCE = { when: () => true };

export const settings = z.object({
  PORT: setting(port.default(3000)),
  HOST: setting(z.string().optional()),
  ROLE: setting(z.enum(["both", "web", "worker"], "is web, worker or both").default("both")),
  DATA_DIR: setting(z.string().default("./data")),
  LOG_FORMAT: setting(z.enum(["text", "json"], "is either text or json").default("text")),
  APP_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
  APP_SECRET: secret(z.string().min(32, "needs at least 32 characters").optional()),
  APP_SECRET_PREVIOUS: secret(z.string().min(32, "needs at least 32 characters").optional()),
  TRUST_PROXY: setting(z.string().default("").transform(networks)),
  UPLOADS_MB: setting(z.coerce.number().int().min(256).default(512)),
  DATABASE_URL: secret(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_OWNER_URL: secret(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_POOL: setting(z.coerce.number().int().min(2).max(200).default(10)),
  DATABASE_READ_URL: secret(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  REDIS_URL: secret(z.url({ protocol: /^rediss?$/ }).optional()),
  S3_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional()),
  S3_BUCKET: setting(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "is no name of a bucket")
      .optional(),
  ),
  S3_REGION: setting(z.string().default("us-east-1")),
  S3_ACCESS_KEY_ID: secret(z.string().optional()),
  S3_SECRET_ACCESS_KEY: secret(z.string().optional()),
  DATABASE_TLS: setting(z.enum(["on", "off"], "is either on or off").default("on")),
  SMTP_TLS: setting(z.enum(["on", "off"], "is either on or off").default("on")),
  SERVICES_TLS: setting(z.enum(["on", "off"], "is either on or off").default("on")),
  SMTP_URL: secret(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: setting(z.string().optional()),
  TRANSLATE_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
  TRANSLATE_API_KEY: secret(z.string().optional()),
  TRANSLATE_SCRIPT_URL: setting(z.url({ protocol: /^https?$/, hostname: /^[a-z0-9.-]+$/i }).optional()),
  TRANSLATE_SCRIPT_HOSTS: setting(origins.optional()),
  ASSISTANT_PROVIDER: setting(z.enum(modelProviders, `is one of ${modelProviders.join(", ")}`).optional()),
  ASSISTANT_BASE_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
  ASSISTANT_API_KEY: secret(z.string().optional()),
  ASSISTANT_MODEL: setting(z.string().optional()),
  ASSISTANT_OWN: setting(z.enum(["on", "off"], "is either on or off").default("on")),
  ASSISTANT_TIMEOUT_SECONDS: setting(z.coerce.number().positive().max(600).default(30)),
  ASSISTANT_READS: setting(z.enum(["on", "off"], "is either on or off").default("on")),
  ASSISTANT_JUDGES: setting(z.enum(["on", "off"], "is either on or off").default("on")),
  ASSISTANT_JUDGES_BEST: setting(z.coerce.number().int().min(0).max(200).default(25)),
  EMBEDDINGS_BASE_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
  EMBEDDINGS_API_KEY: secret(z.string().optional()),
  EMBEDDINGS_MODEL: setting(z.string().max(200).optional()),
  EMBEDDINGS_TIMEOUT_SECONDS: setting(z.coerce.number().positive().max(600).default(30)),
  CLAMD: setting(z.string().transform(clamdAt).optional()),
  TESSERACT: setting(z.string().optional()),
  LIBREOFFICE: setting(z.string().optional()),
  PATH: z.string().default(""),
  SUBSCRIPTIONS: setting(z.enum(["on", "off"], "is either on or off").default("on")),
  PLANS_FILE: setting(z.string().transform(readPlans).optional()),
  WORKSPACE_LIMITS: setting(z.string().transform(ceilings).optional()),
  VAT_RATE: setting(z.coerce.number().min(0).max(100).multipleOf(0.01).default(21)),
  SELLER_NAME: setting(z.string().default("Proffer")),
  SELLER_ADDRESS: setting(z.string().optional()),
  SELLER_VAT_NUMBER: setting(z.string().optional()),
  OUTGOING_LOCAL: setting(z.enum(["on", "off"], "is either on or off").default("off")),
  DNS_SERVERS: setting(z.string().transform(dnsServers).optional()),
  WARM_UP: setting(z.enum(["on", "off"], "is either on or off").default("on")),
  SHUTDOWN_NOTICE_SECONDS: setting(z.coerce.number().min(0).max(60).default(2)),
  READING_PROCESSES: setting(z.coerce.number().int().min(1).max(64).default(2)),
  UNDO_SEND_SECONDS: setting(z.coerce.number().int().min(0).max(60).default(10)),
  CONTACT_EMAIL: setting(z.email().optional()),
  DATA_PLACE: setting(z.string().max(200).optional()),
  SUBPROCESSORS: setting(z.string().max(2000).optional()),
  PAGES_DIR: setting(z.string().refine(isFolder, "names no folder").optional()),
  METRICS_TOKEN: secret(z.string().min(16, "needs at least 16 characters").optional()),
  OPERATORS: setting(z.string().transform(addresses).optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(z.url({ protocol: /^https?$/ }).optional()),
  OTEL_EXPORTER_OTLP_HEADERS: secret(z.string().transform(pairs).optional()),
  OTEL_TRACES_SAMPLER_ARG: setting(z.coerce.number().min(0).max(1).default(1)),
  PAYMENTS_SANDBOX: setting(z.enum(["on", "off"], "is either on or off").optional()),
  STRIPE_SECRET_KEY: secret(z.string().optional()),
  STRIPE_WEBHOOK_SECRET: secret(z.string().optional()),
  STRIPE_API_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
});

const environment = settings
  .superRefine((env, ctx) => {
    for (const name of ["TESSERACT", "LIBREOFFICE"] as const)
      if (env[name] && env[name] !== "off" && !isProgram(env[name]))
        ctx.addIssue({ code: "custom", path: [name], message: `names ${env[name]}, which is no program; to go without one, say off` });
    if (env.ROLE !== "both" && !env.DATABASE_URL)
      ctx.addIssue({
        code: "custom",
        path: ["DATABASE_URL"],
        message: `is needed because ROLE is ${env.ROLE}: somebody else does the rest`,
      });
    if (env.DATABASE_URL && !env.APP_SECRET)
      ctx.addIssue({ code: "custom", path: ["APP_SECRET"], message: "is needed because DATABASE_URL is set" });
    if (env.APP_SECRET_PREVIOUS && !env.APP_SECRET)
      ctx.addIssue({
        code: "custom",
        path: ["APP_SECRET"],
        message: "is needed because APP_SECRET_PREVIOUS is set: it takes that one's place",
      });
    if (env.APP_SECRET_PREVIOUS && env.APP_SECRET_PREVIOUS === env.APP_SECRET)
      ctx.addIssue({ code: "custom", path: ["APP_SECRET_PREVIOUS"], message: "is the same as APP_SECRET" });
    if (env.DATABASE_URL && !env.APP_URL)
      ctx.addIssue({ code: "custom", path: ["APP_URL"], message: "is needed because DATABASE_URL is set" });
    for (const [name, switched] of [
      ["DATABASE_URL", "DATABASE_TLS"],
      ["DATABASE_OWNER_URL", "DATABASE_TLS"],
      ["DATABASE_READ_URL", "DATABASE_TLS"],
      ["SMTP_URL", "SMTP_TLS"],
    ] as const) {
      const url = env[name] ?? "";
      if (env[switched] !== "off" && URL.canParse(url) && !isHere(url) && WITHOUT_TLS.test(url))
        ctx.addIssue({
          code: "custom",
          path: [name],
          message: `goes without TLS to a server that isn't on this machine. Begin it with https or rediss, or leave out the part that says so; or, in a network of your own, say ${switched}=off`,
        });
    }
    for (const [name, url] of [
      ...(
        [
          "S3_ENDPOINT",
          "REDIS_URL",
          "TRANSLATE_URL",
          "ASSISTANT_BASE_URL",
          "EMBEDDINGS_BASE_URL",
          "STRIPE_API_URL",
          "OTEL_EXPORTER_OTLP_ENDPOINT",
        ] as const
      ).map((one) => [one, env[one] ?? ""]),
      ["CLAMD", env.CLAMD && "host" in env.CLAMD ? `tcp://${env.CLAMD.host.includes(":") ? `[${env.CLAMD.host}]` : env.CLAMD.host}` : ""], // its daemon speaks no TLS
    ] as const)
      if (env.SERVICES_TLS !== "off" && URL.canParse(url) && !/^(https|rediss):/.test(url) && !isHere(url))
        ctx.addIssue({
          code: "custom",
          path: [name],
          message:
            "goes without TLS to a server that isn't on this machine. Name it by https, Redis by rediss; or, in a network of your own, say SERVICES_TLS=off",
        });
    for (const name of ["DATABASE_OWNER_URL", "DATABASE_READ_URL"] as const)
      if (env[name] && !env.DATABASE_URL)
        ctx.addIssue({ code: "custom", path: ["DATABASE_URL"], message: `is needed because ${name} is set` });
    if (env.OTEL_EXPORTER_OTLP_HEADERS && !env.OTEL_EXPORTER_OTLP_ENDPOINT)
      ctx.addIssue({
        code: "custom",
        path: ["OTEL_EXPORTER_OTLP_ENDPOINT"],
        message: "is needed because OTEL_EXPORTER_OTLP_HEADERS is set",
      });
    if (env.SMTP_URL && !env.MAIL_FROM) ctx.addIssue({ code: "custom", path: ["MAIL_FROM"], message: "is needed because SMTP_URL is set" });
    if (env.MAIL_FROM && !env.SMTP_URL) ctx.addIssue({ code: "custom", path: ["SMTP_URL"], message: "is needed because MAIL_FROM is set" });
    if (env.TRANSLATE_API_KEY && !env.TRANSLATE_URL)
      ctx.addIssue({ code: "custom", path: ["TRANSLATE_URL"], message: "is needed because TRANSLATE_API_KEY is set" });
    if (env.TRANSLATE_SCRIPT_HOSTS && !env.TRANSLATE_SCRIPT_URL)
      ctx.addIssue({ code: "custom", path: ["TRANSLATE_SCRIPT_URL"], message: "is needed because TRANSLATE_SCRIPT_HOSTS is set" });
    if (env.SMTP_URL && !env.APP_URL)
      ctx.addIssue({ code: "custom", path: ["APP_URL"], message: "is needed because SMTP_URL is set: e-mails carry links" });
    const ofS3 = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
    const s3 = ofS3.find((name) => env[name]);
    for (const name of ofS3)
      if (s3 && !env[name]) ctx.addIssue({ code: "custom", path: [name], message: `is needed because ${s3} is set` });
    const asked = (["ASSISTANT_PROVIDER", "ASSISTANT_BASE_URL", "ASSISTANT_API_KEY", "ASSISTANT_MODEL"] as const).find((name) => env[name]);
    const { ASSISTANT_PROVIDER: provider = "openai-compatible" } = env;
    const needed = [
      "ASSISTANT_MODEL",
      ...(modelAddresses[provider] ? [] : ["ASSISTANT_BASE_URL" as const]),
      ...(oneOf(keylessProviders, provider) ? [] : ["ASSISTANT_API_KEY" as const]),
    ] as const;
    for (const name of needed)
      if (asked && !env[name]) ctx.addIssue({ code: "custom", path: [name], message: `is needed because ${asked} is set` });
    const embedding = (["EMBEDDINGS_BASE_URL", "EMBEDDINGS_API_KEY", "EMBEDDINGS_MODEL"] as const).find((name) => env[name]);
    for (const name of ["EMBEDDINGS_BASE_URL", "EMBEDDINGS_MODEL"] as const)
      if (embedding && !env[name]) ctx.addIssue({ code: "custom", path: [name], message: `is needed because ${embedding} is set` });
    if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
      ctx.addIssue({ code: "custom", path: ["STRIPE_WEBHOOK_SECRET"], message: "is needed because STRIPE_SECRET_KEY is set" });
    if (!env.STRIPE_SECRET_KEY && (env.STRIPE_WEBHOOK_SECRET || env.STRIPE_API_URL))
      ctx.addIssue({
        code: "custom",
        path: ["STRIPE_SECRET_KEY"],
        message: `is needed because ${env.STRIPE_WEBHOOK_SECRET ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_API_URL"} is set`,
      });
    if (env.STRIPE_SECRET_KEY && !env.APP_URL)
      ctx.addIssue({
        code: "custom",
        path: ["APP_URL"],
        message: "is needed because STRIPE_SECRET_KEY is set: Stripe sends people back there",
      });
    if (env.STRIPE_SECRET_KEY && env.PAYMENTS_SANDBOX === "on")
      ctx.addIssue({ code: "custom", path: ["PAYMENTS_SANDBOX"], message: "can't be on beside STRIPE_SECRET_KEY: payments go one way" });
    // A setting that is wrong in itself is told by itself.
    const { PAYMENTS_SANDBOX: sandbox, APP_URL: url = "" } = env;
    const mayPlay = sandbox ? sandbox !== "off" : !URL.canParse(url) || isLocal(url);
    if (!env.STRIPE_SECRET_KEY && env.SUBSCRIPTIONS === "on" && !mayPlay)
      ctx.addIssue({
        code: "custom",
        path: ["STRIPE_SECRET_KEY"],
        message: `is needed because ${env.PAYMENTS_SANDBOX ? "PAYMENTS_SANDBOX is off" : "APP_URL is a public address"}. To play payments without money there, say PAYMENTS_SANDBOX=on; to sell nothing, SUBSCRIPTIONS=off`,
      });
  }, ALL_AT_ONCE)
  .transform((env) => {
    const data_dir = resolve(env.DATA_DIR);
    const databaseAt = (url: string) => (env.DATABASE_TLS === "off" || isHere(url) ? url : overTls(url));
    const app_url = (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");
    return {
      port: env.PORT,
      host: env.HOST,
      data_dir,
      log_format: env.LOG_FORMAT,
      /** Whether this process answers people, does the work that is queued, or both. */
      role: env.ROLE,
      app_url,
      app_url_is_local: isLocal(app_url),
      app_secret: env.APP_SECRET,
      /** What it was before: accepted for reading, until everything rests on the present one. */
      app_secret_previous: env.APP_SECRET_PREVIOUS ?? null,
      /** Proxies whose word counts about who asks. */
      trust_proxy: env.TRUST_PROXY,
      /** Bodies of all callers that come, or are being worked on: beyond that the next one is asked to come again. */
      bytes_under_way: env.UPLOADS_MB * 1024 * 1024,
      database: env.DATABASE_URL
        ? ({
            kind: "postgres",
            url: databaseAt(env.DATABASE_URL),
            owner_url: env.DATABASE_OWNER_URL ? databaseAt(env.DATABASE_OWNER_URL) : null,
            /** Connections of this process. */
            pool: env.DATABASE_POOL,
            /** A replica that answers lists and statistics; null: the database itself does. */
            read_url: env.DATABASE_READ_URL ? databaseAt(env.DATABASE_READ_URL) : null,
          } as const)
        : ({ kind: "embedded", folder: `${data_dir}/database`, dump: resolve(import.meta.dirname, "../../dist/migrated.tar") } as const),
      /** Where limits are counted that all processes share; null: in the database. */
      redis_url: env.REDIS_URL ?? null,
      mail: env.SMTP_URL
        ? ({
            kind: "smtp",
            url: env.SMTP_URL,
            from: env.MAIL_FROM ?? "",
            /** No letter goes in clear to a server elsewhere. */
            requires_tls: env.SMTP_TLS !== "off" && !isHere(env.SMTP_URL),
          } as const)
        : ({ kind: "outbox", from: "Proffer <no-reply@proffer.example>" } as const),
      /** Where letters lie that stay on this machine: all of them without SMTP_URL. */
      outbox: `${data_dir}/outbox`,
      translation: env.TRANSLATE_URL ? { url: env.TRANSLATE_URL, api_key: env.TRANSLATE_API_KEY } : null,
      /** A language model for chat, drafts and translation; the built-in assistant answers without one. */
      assistant: env.ASSISTANT_MODEL
        ? {
            provider: env.ASSISTANT_PROVIDER ?? ("openai-compatible" as const),
            base_url: env.ASSISTANT_BASE_URL?.replace(/\/+$/, "") ?? null,
            api_key: env.ASSISTANT_API_KEY ?? null,
            model: env.ASSISTANT_MODEL,
            timeout_seconds: env.ASSISTANT_TIMEOUT_SECONDS,
          }
        : null,
      /** What holds for every model here: the one above, and those that workspaces bring along. */
      models: {
        own: env.ASSISTANT_OWN === "on",
        timeout_seconds: env.ASSISTANT_TIMEOUT_SECONDS,
        /** Whether one may read CVs and vacancies along, and propose verdicts, where a workspace doesn't forbid it. */
        reads: env.ASSISTANT_READS === "on",
        judges: env.ASSISTANT_JUDGES === "on",
        judges_best: env.ASSISTANT_JUDGES_BEST,
      },
      /** A model that compares vacancies and CVs by meaning; without one words and skills do. */
      embeddings: env.EMBEDDINGS_MODEL
        ? {
            base_url: env.EMBEDDINGS_BASE_URL?.replace(/\/+$/, "") ?? "",
            api_key: env.EMBEDDINGS_API_KEY ?? null,
            model: env.EMBEDDINGS_MODEL,
            timeout_seconds: env.EMBEDDINGS_TIMEOUT_SECONDS,
          }
        : null,
      /** Where ClamAV's daemon listens that looks through uploads; null: nobody does. */
      clamd: env.CLAMD ?? null,
      /** Programs of others that read scans, and old kinds of Word files; null where there is none. */
      tools: { tesseract: program(env.TESSERACT, env.PATH, "tesseract"), libreoffice: program(env.LIBREOFFICE, env.PATH, "soffice") },
      /** A script of somebody else's that translates pages; none unless it is set. */
      translate_script_url: env.TRANSLATE_SCRIPT_URL ? new URL(env.TRANSLATE_SCRIPT_URL).href : null,
      /** What else that script asks: the browser lets it. */
      translate_script_hosts: env.TRANSLATE_SCRIPT_HOSTS ?? [],
      /** Off: everyone has everything, and nothing is sold. */
      subscriptions_on: env.SUBSCRIPTIONS === "on",
      /** What PLANS_FILE puts in place of the price list. */
      plans: env.PLANS_FILE ?? null,
      /** The most that any workspace may have, whatever its plan holds. */
      ceilings: env.WORKSPACE_LIMITS ?? {},
      /** In per cent, on top of the prices. */
      vat_rate: env.VAT_RATE,
      /** Who sells, as it stands on invoices. */
      seller: { name: env.SELLER_NAME, address: env.SELLER_ADDRESS ?? null, vat_number: env.SELLER_VAT_NUMBER ?? null },
      payments: env.STRIPE_SECRET_KEY
        ? ({
            kind: "stripe",
            secret_key: env.STRIPE_SECRET_KEY,
            webhook_secret: env.STRIPE_WEBHOOK_SECRET ?? "",
            api_url: env.STRIPE_API_URL ?? null,
          } as const)
        : ({ kind: "sandbox" } as const),
      /**
       * Requests to addresses that people type. `is_local_allowed`: also to this machine and its network, for development.
       * `dns_servers`: who is asked whether a domain is a workspace's own; null: those of the machine.
       */
      outgoing: { is_local_allowed: env.OUTGOING_LOCAL === "on", dns_servers: env.DNS_SERVERS ?? null },
      /** So long whoever balances the load hears at `/ready` that the process ends, before nobody new is taken. */
      shutdown_notice_seconds: env.SHUTDOWN_NOTICE_SECONDS,
      /** So many documents are read at once, each in a process of its own. */
      reading_processes: env.READING_PROCESSES,
      /** So long a proposal's letter waits, and its sending can be undone. */
      undo_send_seconds: env.UNDO_SEND_SECONDS,
      /** Whether word lists and patterns are read at the start, and not when the first text asks for them. */
      warms_up: env.WARM_UP === "on",
      /** Where messages of the contact form are sent; without it they lie in the outbox. */
      contact_email: env.CONTACT_EMAIL ?? null,
      /** Where data are, in words, for the documents that agencies hand over. */
      data_place: env.DATA_PLACE ?? null,
      /** Who else processes data, besides those whom other settings name: "Name: what for, where". */
      subprocessors:
        env.SUBPROCESSORS?.split(";")
          .map((one) => one.trim())
          .filter(Boolean) ?? [],
      /** Where the operator keeps privacy.en.md and the like; each goes before the product's own. */
      pages_folder: env.PAGES_DIR ? resolve(env.PAGES_DIR) : null,
      /** Whoever asks for /metrics has to know it; without it there are none. */
      metrics_token: env.METRICS_TOKEN ?? null,
      /** Who runs the installation, by e-mail: on the status page of a workspace of their own they see how the whole of it does. */
      operators: env.OPERATORS ?? [],
      /** The collector that traces go to; null: none are made. `ratio`: of how many requests that nobody else traces. */
      traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
        ? {
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ""),
            headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            ratio: env.OTEL_TRACES_SAMPLER_ARG,
          }
        : null,
      /** Where files lie: in a bucket, or else on disk. `folder`: on this machine, where they come in either way. */
      files: {
        folder: `${data_dir}/files`,
        s3: env.S3_BUCKET
          ? {
              endpoint: env.S3_ENDPOINT?.replace(/\/+$/, "") ?? "",
              bucket: env.S3_BUCKET,
              region: env.S3_REGION,
              access_key_id: env.S3_ACCESS_KEY_ID ?? "",
              secret_access_key: env.S3_SECRET_ACCESS_KEY ?? "",
            }
          : null,
      },
      web_folder: resolve(import.meta.dirname, "../../dist/web"),
      client_page: {
        document: resolve(import.meta.dirname, "../../dist/web/p.html"),
        drawer: resolve(import.meta.dirname, "../../dist/client-page/draw.js"),
      },
    };
  });

export type Config = z.output<typeof environment>;

export class ConfigError extends Error {}

/** The only reader of the environment. Names every problem at once and refuses to start. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { env: filled, problems } = withSecretsOfFiles(env, settings.shape);
  const result = environment.safeParse(filled);
  if (result.success && problems.length === 0) return result.data;
  const wrong = (result.error?.issues ?? []).map(
    (issue) => `${issue.path.join(".") || "environment"} ${issue.message.replace(/^Invalid input: /, "")}`,
  );
  throw new ConfigError(`These settings can't be used:\n${[...problems, ...wrong].map((line) => `  ${line}`).join("\n")}`);
}
