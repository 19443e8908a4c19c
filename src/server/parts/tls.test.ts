import { createServer, type Socket } from "node:net";
import { getCACertificates, setDefaultCACertificates, TLSSocket } from "node:tls";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "#server/config.ts";
import { newId } from "#server/core/ids.ts";
import { certificate } from "#tests/support/certificate.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import { openPostgres } from "./database/postgres.ts";
import { openOutbox } from "./mail/outbox.ts";
import { openSmtp, refuseWithoutTls } from "./mail/smtp.ts";

const trusted = getCACertificates();
const trustOurs = (isTrusted: boolean) => setDefaultCACertificates(isTrusted ? [...trusted, certificate.cert] : trusted);
afterAll(() => trustOurs(false));

const base = { APP_URL: "https://proffer.example", APP_SECRET: "a secret for the tests, long enough", SUBSCRIPTIONS: "off" };
const databaseOf = (settings: Record<string, string>) => {
  const { database } = readConfig({ ...base, ...settings });
  return database.kind === "postgres" ? database : null;
};
const mailOf = (settings: Record<string, string>) => {
  const { mail } = readConfig({ ...base, MAIL_FROM: "a@b.example", ...settings });
  return mail.kind === "smtp" ? mail : null;
};

describe("servers elsewhere are asked over TLS", () => {
  const there = "postgres://proffer:p@db.example:5432/proffer";
  test("a database with a certificate for its name, unless a setting says otherwise", () => {
    expect(databaseOf({ DATABASE_URL: there, DATABASE_OWNER_URL: there })).toMatchObject({
      url: `${there}?sslmode=verify-full`,
      owner_url: `${there}?sslmode=verify-full`,
    });
    expect(databaseOf({ DATABASE_URL: `${there}?sslmode=require&sslrootcert=/etc/ca.pem` })?.url).toBe(
      `${there}?sslmode=verify-full&sslrootcert=%2Fetc%2Fca.pem`,
    );
    expect(databaseOf({ DATABASE_URL: there, DATABASE_TLS: "off" })?.url).toBe(there);
    for (const part of ["sslmode=disable", "sslmode=no-verify", "ssl=0"])
      expect(() => databaseOf({ DATABASE_URL: `${there}?${part}` })).toThrow(/DATABASE_URL goes without TLS .* DATABASE_TLS=off/);
    expect(databaseOf({ DATABASE_URL: `${there}?sslmode=disable`, DATABASE_TLS: "off" })?.url).toContain("disable");
  });

  test.each([
    "postgres://proffer@localhost/proffer",
    "postgres://proffer@127.0.0.1:5433/proffer",
    "postgres://proffer@[::1]/proffer",
    "postgres://proffer@%2Fvar%2Frun%2Fpostgresql/proffer",
    "postgres://proffer@x/proffer?host=/var/run/postgresql",
  ])("one on this machine as its address says: %s", (url) => {
    expect(databaseOf({ DATABASE_URL: url })?.url).toBe(url);
  });

  test("a mail server, unless a setting says otherwise", () => {
    expect(mailOf({ SMTP_URL: "smtp://mail.example:587" })?.requires_tls).toBe(true);
    expect(mailOf({ SMTP_URL: "smtp://mail.example:587", SMTP_TLS: "off" })?.requires_tls).toBe(false);
    expect(mailOf({ SMTP_URL: "smtp://localhost:25" })?.requires_tls).toBe(false);
    for (const part of ["ignoreTLS=true", "tls.rejectUnauthorized=false"])
      expect(() => mailOf({ SMTP_URL: `smtps://mail.example?${part}` })).toThrow(/SMTP_URL goes without TLS .* SMTP_TLS=off/);
  });
});

/** A server that speaks PostgreSQL's first words only: it says whether it offers TLS, and keeps what came in clear text. */
async function startDatabase(hasTls: boolean) {
  const heard: Buffer[] = [];
  const server = createServer((socket: Socket) => {
    socket.on("error", () => {});
    socket.on("data", (chunk: Buffer) => {
      heard.push(chunk);
      socket.write(hasTls ? "S" : "N");
      if (!hasTls) return;
      socket.removeAllListeners("data");
      new TLSSocket(socket, { isServer: true, ...certificate }).on("error", () => {});
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `postgres://proffer:secret@127.0.0.1:${port}/proffer?sslmode=verify-full`, heard, server };
}

test.each([
  ["has no TLS", false, /does not support SSL/],
  ["can't prove who it is", true, /self[- ]signed/],
])("a database that %s ends the start with what to do, and hears nothing", async (_what, hasTls, why) => {
  const { url, heard, server } = await startDatabase(hasTls);
  const failure: unknown = await openPostgres(url).catch((error: unknown) => error);
  server.close();
  expect(failure).toBeInstanceOf(ConfigError);
  expect(String(failure)).toMatch(why);
  expect(String(failure)).toContain("DATABASE_TLS=off");
  expect(Buffer.concat(heard).length).toBe(8);
});

const letter = { to: "zoe@proffer.example", subject: "Hello", text: "x", html: "x" };
const from = "a@b.example";

test("no letter goes to a mail server without TLS, and the start says so", async () => {
  const smtp = await startSmtpServer();
  const mail = openSmtp({ url: smtp.url, from, requires_tls: true }, openOutbox("", from));
  await expect(mail.send(letter, newId())).rejects.toMatchObject({ code: "ETLS" });
  await expect(refuseWithoutTls(smtp.url)).rejects.toThrow(/SMTP_TLS=off/);
  expect(smtp.messages).toEqual([]);
  await smtp.stop();
  await refuseWithoutTls(smtp.url); // away: letters wait
});

test("nor to one that can't prove who it is; once it can, they go", async () => {
  const smtp = await startSmtpServer({ manner: "starttls" });
  const mail = openSmtp({ url: smtp.url, from, requires_tls: true }, openOutbox("", from));
  await expect(mail.send(letter, newId())).rejects.toThrow(/self[- ]signed/);
  await expect(refuseWithoutTls(smtp.url)).rejects.toBeInstanceOf(ConfigError);
  trustOurs(true);
  await refuseWithoutTls(smtp.url);
  await mail.send(letter, newId());
  expect(smtp.messages).toHaveLength(1);
  await smtp.stop();
});
