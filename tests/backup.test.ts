import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { openLeft } from "./support/left-behind.ts";
import { newDatabase } from "./support/postgres.ts";
import { startS3Server } from "./support/s3-server.ts";
import { onPostgres, tryProduct } from "./support/tried-product.ts";

const at_postgres = process.env.TEST_DATABASE_URL;
if (!at_postgres) console.log("Skipped what needs PostgreSQL: this machine has none.");
const service = await startS3Server();
const folder = mkdtempSync(join(tmpdir(), "proffer-backups-"));
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});
const run = promisify(execFile);
const TOKEN = "a token for the figures";

const places = [
  { place: "the embedded database and files on disk", settings: async () => ({}) },
  ...(at_postgres
    ? [
        {
          place: "PostgreSQL and files in a bucket",
          settings: async () => ({ ...onPostgres(await newDatabase(at_postgres, "backup")), ...service.settings }),
        },
      ]
    : []),
];

describe.each(places)("a backup of $place", ({ place, settings }) => {
  test("holds everything as it was, and puts it back; what isn't whole is refused, and leaves all as it is", async () => {
    const product = await tryProduct({ ...(await settings()), METRICS_TOKEN: TOKEN });
    const made = join(folder, place.split(" ")[0] ?? "");
    const env = { ...process.env, ...product.settings, DATA_DIR: product.folder };
    const command = (name: "backup" | "restore", to: string) => run(process.execPath, [`scripts/backup/${name}.ts`, to], { env });
    const isEmbedded = place.includes("embedded");
    try {
      const at = { base: product.base, token: await product.register("marit@proffer.example") };
      const cv = (name: string) => new File([`Jorinde ${name}\nBackend engineer, Utrecht`], `${name}.txt`);
      const add = async (last_name: string) =>
        (await send(api.candidate.create, { first_name: "Jorinde", last_name, files: [cv(last_name)], allow_duplicate: true }, at)).data
          .candidate;
      const names = async () => (await send(api.candidate.list, {}, at)).data.candidates.map(({ last_name }) => last_name).sort();
      const opened = async (id: string) => {
        const { candidate } = (await send(api.candidate.show, { id }, at)).data;
        return (await fetch(`${product.base}${candidate.files[0]?.url}`)).text();
      };
      const stays = await add("Spreeuw");
      await add("Merel");
      const pathIn = (root: string) => {
        const found = readdirSync(root, { recursive: true, encoding: "utf8" }).find((path) => path.endsWith(stays.files[0]?.id ?? "-"));
        return join(root, found ?? "");
      };
      if (isEmbedded) {
        await expect(command("backup", made)).rejects.toThrow(/Stop it first/);
        expect(existsSync(made)).toBe(false);
        await product.stop();
      }
      const before = Math.floor(Date.now() / 1000);
      expect((await command("backup", made)).stdout).toMatch(/the database and 2 files, \d+ MB\. Each file was read back\./);
      await expect(command("backup", made)).rejects.toThrow(/a folder that isn't there yet/);
      if (isEmbedded) await product.start();
      const figures = await (await fetch(`${product.base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
      const [, made_at] = /^proffer_last_backup_timestamp_seconds (\d+)$/m.exec(figures) ?? [];
      expect(Number(made_at)).toBeGreaterThanOrEqual(before);
      expect(Number(made_at)).toBeLessThanOrEqual(Date.now() / 1000);

      await send(api.candidate.update, { id: stays.id, first_name: "Changed" }, at);
      await add("Later");
      if (!isEmbedded) await expect(command("restore", made)).rejects.toThrow(/stop every process of the product first/);
      await product.stop();
      // A byte of one file, as a bad disk has it.
      const damaged = pathIn(join(made, "files"));
      const whole = readFileSync(damaged);
      writeFileSync(
        damaged,
        whole.map((byte, at) => (at === 3 ? byte ^ 1 : byte)),
      );
      if (!isEmbedded)
        service.objects.clear(); // as on another bucket
      else rmSync(pathIn(join(product.folder, "files")));
      await expect(command("restore", made)).rejects.toThrow(/aren't as they were stored/);
      writeFileSync(damaged, whole);
      if (!isEmbedded) service.objects.clear();
      else rmSync(pathIn(join(product.folder, "files")));
      const left = await openLeft(product, ({ database }) => database.executeSql("select last_name from candidates order by 1"));
      expect(left.rows.map(({ last_name }) => last_name)).toEqual(["Later", "Merel", "Spreeuw"]);

      expect((await command("restore", made)).stdout).toContain("Erased again: 0.");
      await product.start();
      expect(await names()).toEqual(["Merel", "Spreeuw"]);
      expect((await send(api.candidate.show, { id: stays.id }, at)).data.candidate.first_name).toBe("Jorinde");
      expect(await opened(stays.id)).toContain("Jorinde Spreeuw");
    } finally {
      await product.close();
    }
  });
});

test("where there is no database it is said, and nothing is made", async () => {
  const [data, to] = [join(folder, "never-run"), join(folder, "of-nothing")];
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: "" };
  const failed = await run(process.execPath, ["scripts/backup/backup.ts", to], { env }).catch(
    (failure: { stderr: string }) => failure.stderr,
  );
  expect(failed).toContain(`There is no database in ${data}`);
  expect(failed).not.toContain("ENOENT");
  expect([existsSync(data), existsSync(to)]).toEqual([false, false]);
});
