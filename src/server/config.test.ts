import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

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
    files: { kind: "disk" },
  });
});

test("every problem is named at once", () => {
  const text = problemsOf({ PORT: "http", DATABASE_URL: "mysql://x", APP_URL: "ftp://x", APP_SECRET: "short" });
  for (const name of ["PORT", "DATABASE_URL", "APP_URL", "APP_SECRET"]) expect(text).toContain(name);
});

test.each([
  [{ DATABASE_URL: "postgres://localhost/proffer" }, ["APP_SECRET", "APP_URL"]],
  [{ SMTP_URL: "smtp://localhost" }, ["MAIL_FROM", "APP_URL"]],
  [{ MAIL_FROM: "a@b.example" }, ["SMTP_URL"]],
  [{ TRANSLATE_API_KEY: "key" }, ["TRANSLATE_URL"]],
])("half a group of settings refuses to start: %j", (env, missing) => {
  const text = problemsOf(env as Record<string, string>);
  for (const name of missing) expect(text).toContain(name);
});

test("an empty setting counts as none", () => {
  expect(readConfig({ PORT: "", SMTP_URL: "" })).toMatchObject({ port: 3000, mail: { kind: "outbox" } });
});

test("only a localhost address is local", () => {
  expect(readConfig({ APP_URL: "https://proffer.example/" })).toMatchObject({
    app_url: "https://proffer.example",
    app_url_is_local: false,
  });
});
