import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/parts/assemble.ts";
import { examine } from "../scripts/doctor/checks.ts";
import { freePort } from "../scripts/running-product.ts";
import { newDatabase, startPostgres } from "./support/postgres.ts";
import { startS3Server } from "./support/s3-server.ts";
import { startSmtpServer } from "./support/smtp-server.ts";
import { onPostgres } from "./support/tried-product.ts";

const folder = mkdtempSync(join(tmpdir(), "proffer-doctor-"));
const postgres = await startPostgres();
if (!postgres) console.log("Skipped what needs PostgreSQL: this machine has none.");
const service = await startS3Server();
const mail = await startSmtpServer();
afterAll(async () => {
  await postgres?.stop();
  await service.stop();
  await mail.stop();
  rmSync(folder, { recursive: true, force: true });
});

const elsewhere = { DATA_DIR: folder, APP_URL: "http://localhost:3000", TESSERACT: "off", LIBREOFFICE: "off" };
const found = async (settings: Record<string, string>) =>
  Object.fromEntries(
    (await examine(readConfig({ ...elsewhere, ...settings }))).map(({ what, state, about }) => [what, `${state}: ${about}`]),
  );

test("with nothing set it is ready, and says what is left out", async () => {
  const told = await found({});
  expect(told).toMatchObject({ runtime: expect.stringMatching(/^well: Node/), disk: expect.stringContaining(folder) });
  for (const what of ["database", "files", "mail", "address"]) expect(told[what]).toMatch(/^well/);
  for (const what of ["tesseract", "libreoffice"]) expect(told[what]).toMatch(/^remark/);
});

test("what can't be reached is wrong, each by itself", async () => {
  const nobody = `127.0.0.1:${await freePort()}`;
  const told = await found({
    ...onPostgres(`postgres://proffer@${nobody}/proffer`),
    ...service.settings,
    S3_ENDPOINT: `http://${nobody}`,
    SMTP_URL: `smtp://${nobody}`,
    MAIL_FROM: "Proffer <no-reply@proffer.example>",
    APP_URL: "http://proffer.invalid",
    SUBSCRIPTIONS: "off",
  });
  for (const what of ["database", "files", "mail", "address"]) expect(told[what]).toMatch(/^wrong/);
  for (const what of ["database", "files", "mail"]) expect(told[what]).toMatch(/ECONNREFUSED/);
});

test.skipIf(!postgres)("it reads the database's clock, version and tables, and changes nothing", async () => {
  const settings = {
    ...onPostgres(await newDatabase(postgres?.url ?? "", "doctor")),
    ...service.settings,
    SMTP_URL: mail.url,
    MAIL_FROM: "Proffer <no-reply@proffer.example>",
  };
  const before = await found(settings);
  for (const what of ["files", "mail", "clock", "connections"]) expect(before[what]).toMatch(/^well/);
  expect(before.schema).toMatch(/^remark: (\d+) of \1 migrations are to come/);
  expect(service.objects.size).toBe(0);
  const database = await openDatabase(readConfig({ ...elsewhere, ...settings }));
  expect((await found(settings)).schema).toMatch(/^well: \d+ migrations, all of them run/);
  await database.executeSql("insert into migrations (name) values ('9999-of-tomorrow.sql')");
  expect((await found(settings)).schema).toBe("wrong: is of a newer version: 9999-of-tomorrow.sql");
  await database.close();
});
