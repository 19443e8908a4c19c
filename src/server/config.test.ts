import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { plans } from "./areas/subscription/plans.ts";
import { ConfigError, readConfig, settings } from "./config.ts";

const problemsOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

test("nothing configured is a working configuration with embedded parts", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    app_url: "http://localhost:3000",
    app_url_is_local: true,
    database: { kind: "embedded" },
    mail: { kind: "outbox" },
    files: { s3: null },
    payments: { kind: "sandbox" },
    subscriptions_on: true,
    vat_rate: 21,
    seller: { name: "Proffer", address: null, vat_number: null },
  });
});

test.each(["loopback", "10.0.0.0/33", "fe80::1%eth0", "10.0.0.1:80", "10.0.0.0/", "10.0.0/8", "proxy.example", "0.0.0.0/0", "::/0"])(
  "TRUST_PROXY=%s refuses to start",
  (named) => {
    expect(problemsOf({ TRUST_PROXY: `::1, ${named}` })).toContain(`TRUST_PROXY names ${named}, which is`);
  },
);

test("every problem is named at once", () => {
  const text = problemsOf({ PORT: "http", DATABASE_URL: "mysql://x", APP_URL: "ftp://x", APP_SECRET: "short" });
  for (const name of ["PORT", "DATABASE_URL", "APP_URL", "APP_SECRET"]) expect(text).toContain(name);
});

test.each([
  [{ DATABASE_URL: "postgres://localhost/proffer" }, ["APP_SECRET", "APP_URL"]],
  [{ APP_SECRET_PREVIOUS: "a secret for the tests, long enough" }, ["APP_SECRET is needed"]],
  [{ SMTP_URL: "smtp://localhost" }, ["MAIL_FROM", "APP_URL"]],
  [{ MAIL_FROM: "a@b.example" }, ["SMTP_URL"]],
  [{ ROLE: "web" }, ["DATABASE_URL is needed because ROLE is web"]],
  [{ REDIS_URL: "redis://redis.example" }, ["REDIS_URL goes without TLS"]],
  [{ S3_BUCKET: "proffer" }, ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]],
  [{ S3_BUCKET: "https://s3.example/b" }, ["S3_BUCKET is no name of a bucket"]],
  [{ S3_ENDPOINT: "http://s3.example" }, ["S3_BUCKET", "S3_ENDPOINT goes without TLS"]],
  [{ TRANSLATE_API_KEY: "key" }, ["TRANSLATE_URL"]],
  [{ TRANSLATE_SCRIPT_HOSTS: "www.gstatic.com" }, ["TRANSLATE_SCRIPT_URL"]],
  [{ ASSISTANT_MODEL: "a-model" }, ["ASSISTANT_BASE_URL"]],
  [{ ASSISTANT_BASE_URL: "http://localhost:11434/v1" }, ["ASSISTANT_MODEL"]],
  [{ ASSISTANT_PROVIDER: "anthropic" }, ["ASSISTANT_MODEL", "ASSISTANT_API_KEY"]],
  [{ EMBEDDINGS_MODEL: "a-model" }, ["EMBEDDINGS_BASE_URL"]],
  [{ EMBEDDINGS_API_KEY: "key" }, ["EMBEDDINGS_BASE_URL", "EMBEDDINGS_MODEL"]],
  [{ STRIPE_SECRET_KEY: "sk_test_1" }, ["STRIPE_WEBHOOK_SECRET", "APP_URL"]],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_1" }, ["STRIPE_SECRET_KEY"]],
  [{ STRIPE_API_URL: "http://localhost:4242" }, ["STRIPE_SECRET_KEY"]],
])("half a group of settings refuses to start: %j", (env, missing) => {
  const text = problemsOf(env as Record<string, string>);
  for (const name of missing) expect(text).toContain(name);
});

describe("a secret in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "proffer-secrets-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const holding = (text: string) => {
    const file = join(folder, String(text.length));
    writeFileSync(file, text);
    return file;
  };
  const long = "a secret for the tests, long enough";

  test("is read from where its setting with _FILE leads, whichever secret it is", () => {
    const config = readConfig({
      APP_URL: "https://proffer.example",
      APP_SECRET_FILE: holding(`${long}\n`),
      DATABASE_URL_FILE: holding("postgres://proffer:p@localhost/proffer\n"),
      SMTP_URL_FILE: holding("smtps://u:p@mail.example"),
      MAIL_FROM: "a@b.example",
      METRICS_TOKEN_FILE: holding("a token of the figures"),
      STRIPE_SECRET_KEY_FILE: holding("sk_test_1"),
      STRIPE_WEBHOOK_SECRET_FILE: holding("whsec_1 "),
    });
    expect(config).toMatchObject({
      app_secret: long,
      database: { url: "postgres://proffer:p@localhost/proffer" },
      mail: { url: "smtps://u:p@mail.example" },
      metrics_token: "a token of the figures",
      payments: { secret_key: "sk_test_1", webhook_secret: "whsec_1" },
    });
  });

  test("is for secrets: another setting isn't read from one", () => {
    expect(readConfig({ PORT_FILE: holding("8080") }).port).toBe(3000);
  });

  test("that isn't there, is empty, wrong, or stands beside the setting itself, is told with everything else", () => {
    const text = problemsOf({
      PORT: "http",
      APP_SECRET: long,
      APP_SECRET_FILE: holding(long),
      METRICS_TOKEN_FILE: join(folder, "nothing"),
      SMTP_URL_FILE: holding(" "),
      DATABASE_URL_FILE: holding("mysql://nobody:hushed@x"),
    });
    for (const words of ["PORT", "beside APP_SECRET", "METRICS_TOKEN_FILE names", "ENOENT", "which is empty", "DATABASE_URL"])
      expect(text).toContain(words);
    for (const words of [long, "hushed"]) expect(text).not.toContain(words);
  });
});

test("each setting that is told in the README as key, secret, token or address with a password may come by a file", () => {
  const told = /\| `NAME_FILE` \|.*$/m.exec(readFileSync("README.md", "utf8"))?.[0] ?? "";
  const secrets = Object.keys(settings.shape).filter((name) => /SECRET|KEY|TOKEN|(DATABASE|REDIS).*URL|SMTP_URL/.test(name));
  expect(secrets.filter((name) => !settings.shape[name as keyof typeof settings.shape].meta()?.is_secret)).toEqual([]);
  expect(secrets.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

describe("services elsewhere are asked over TLS", () => {
  const asked = {
    TRANSLATE_URL: "http://translate.example",
    ASSISTANT_MODEL: "a-model",
    ASSISTANT_BASE_URL: "http://models.example/v1",
    EMBEDDINGS_MODEL: "a-model",
    EMBEDDINGS_BASE_URL: "http://10.0.0.7:11434/v1",
    CLAMD: "clamav:3310",
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    STRIPE_API_URL: "http://stripe.example",
    APP_URL: "https://proffer.example",
  };
  const named = ["TRANSLATE_URL", "ASSISTANT_BASE_URL", "EMBEDDINGS_BASE_URL", "CLAMD", "STRIPE_API_URL"];

  test("or nothing starts; a setting says otherwise for a network of one's own", () => {
    const text = problemsOf(asked);
    for (const name of named) expect(text).toMatch(new RegExp(`${name} goes without TLS .* SERVICES_TLS=off`));
    expect(problemsOf({ CLAMD: "[fd00::7]:3310" })).toContain("CLAMD goes without TLS");
    expect(readConfig({ ...asked, SERVICES_TLS: "off" }).assistant?.base_url).toBe("http://models.example/v1");
  });

  test("on this machine they needn't, and by https they are", () => {
    const local = { ASSISTANT_MODEL: "a-model", ASSISTANT_BASE_URL: "http://localhost:11434/v1", CLAMD: "127.0.0.1:3310" };
    expect(readConfig(local).clamd).toEqual({ host: "127.0.0.1", port: 3310 });
    expect(readConfig({ CLAMD: "[::1]:3310" }).clamd).toEqual({ host: "::1", port: 3310 });
    expect(readConfig({ ...local, ASSISTANT_BASE_URL: "https://models.example/v1", CLAMD: "/run/clamd.sock" }).clamd).toEqual({
      path: "/run/clamd.sock",
    });
  });
});

test("an empty setting counts as none", () => {
  expect(readConfig({ PORT: "", SMTP_URL: "" })).toMatchObject({ port: 3000, mail: { kind: "outbox" } });
});

test("only a localhost address is local", () => {
  expect(readConfig({ APP_URL: "https://proffer.example/", PAYMENTS_SANDBOX: "on" })).toMatchObject({
    app_url: "https://proffer.example",
    app_url_is_local: false,
  });
});

describe("the payment sandbox", () => {
  const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  test("isn't what a public address takes payments with, unless a setting says so by name", () => {
    const text = problemsOf({ APP_URL: "https://proffer.example", MAIL_FROM: "a@b.example", PORT: "http" });
    for (const words of ["PORT", "SMTP_URL", "STRIPE_SECRET_KEY", "PAYMENTS_SANDBOX=on", "SUBSCRIPTIONS=off"])
      expect(text).toContain(words);
    expect(readConfig({ APP_URL: "https://proffer.example", PAYMENTS_SANDBOX: "on" }).payments.kind).toBe("sandbox");
    expect(readConfig({ APP_URL: "https://proffer.example", ...stripe }).payments.kind).toBe("stripe");
    expect(readConfig({ APP_URL: "https://proffer.example", SUBSCRIPTIONS: "off" }).subscriptions_on).toBe(false);
  });
  test("is there at a local address, unless a setting says otherwise", () => {
    expect(readConfig({ APP_URL: "http://localhost:8080" }).payments.kind).toBe("sandbox");
    expect(problemsOf({ PAYMENTS_SANDBOX: "off" })).toContain("STRIPE_SECRET_KEY");
  });
  test("and Stripe can't both be asked for", () => {
    expect(problemsOf({ APP_URL: "https://proffer.example", ...stripe, PAYMENTS_SANDBOX: "on" })).toContain("PAYMENTS_SANDBOX");
    expect(problemsOf({ PAYMENTS_SANDBOX: "yes" })).toContain("PAYMENTS_SANDBOX is either on or off");
  });
});

describe("a price list of one's own", () => {
  const folder = mkdtempSync(join(tmpdir(), "proffer-plans-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const written = (list: unknown) => {
    const file = join(folder, "plans.json");
    writeFileSync(file, typeof list === "string" ? list : JSON.stringify(list));
    return file;
  };
  const [free, solo, team] = plans.plans;

  test("takes the place of ours", () => {
    const cheap = { ...solo, prices: [{ interval: "month", amount: 10_00, currency: "EUR" }] };
    expect(readConfig({ PLANS_FILE: written({ plans: [free, cheap] }) }).plans?.plans[1]?.prices).toEqual(cheap.prices);
    expect(readConfig({ PLANS_FILE: written(plans) }).plans).toEqual(plans);
  });

  test("refuses to start with every problem named", () => {
    const text = problemsOf({
      PORT: "http",
      PLANS_FILE: written({
        plans: [
          { ...free, prices: solo?.prices },
          { ...team, id: solo?.id },
          { ...solo, prices: [], limits: { ...solo?.limits, candidates: -1 }, colour: "blue" },
        ],
      }),
    });
    for (const words of ["PORT", "PLANS_FILE", "plans.2.limits.candidates", "colour"]) expect(text).toContain(words);
  });

  test("refuses what each plan alone would allow", () => {
    const text = problemsOf({ PLANS_FILE: written({ plans: [{ ...free, prices: solo?.prices }, team, { ...solo, prices: [] }] }) });
    for (const words of ["plans.0.prices", "plans.2.prices", "has to end with the team plan"]) expect(text).toContain(words);
    expect(problemsOf({ PLANS_FILE: written({ plans: [solo, solo] }) })).toContain("has to begin with the free plan");
  });

  test.each([
    ["no JSON at all", "{"],
    ["a file that isn't there", null],
  ])("refuses %s", (_, text) => {
    expect(problemsOf({ PLANS_FILE: text === null ? join(folder, "nothing.json") : written(text) })).toContain("can't be read as JSON");
  });
});

test("hosts of a translation script are origins, on https unless they say otherwise", () => {
  const url = "https://translate.example/element.js";
  const hosts = (text: string) => readConfig({ TRANSLATE_SCRIPT_URL: url, TRANSLATE_SCRIPT_HOSTS: text }).translate_script_hosts;
  expect(hosts("www.gstatic.com, *.googleapis.com,http://localhost:4480/")).toEqual([
    "https://www.gstatic.com",
    "https://*.googleapis.com",
    "http://localhost:4480",
  ]);
  expect(hosts("")).toEqual([]);
  for (const wrong of ["'unsafe-inline'", "a.example; script-src *", "*", "a.example/path", "https://"])
    expect(() => hosts(wrong)).toThrow(/TRANSLATE_SCRIPT_HOSTS/);
});
