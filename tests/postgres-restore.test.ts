import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { newDatabase, postgresProgram } from "./support/postgres.ts";
import { onPostgres, PASSWORD, tryProduct } from "./support/tried-product.ts";

const url = process.env.TEST_DATABASE_URL;
const run = promisify(execFile);
const pg = (program: string, ...args: string[]) => run(postgresProgram(program), args, { maxBuffer: 64 * 1024 * 1024 });

test.skipIf(!url)(
  "a backup made by PostgreSQL's own tools is put back by `npm run restore`: whoever was erased since stays gone",
  async () => {
    const database = await newDatabase(url ?? "", "restore");
    const backup = mkdtempSync(join(tmpdir(), "proffer-backup-"));
    const product = await tryProduct(onPostgres(database));
    try {
      const at = { base: product.base, token: await product.register("marit@proffer.example") };
      const add = async (last_name: string) => {
        const files = [new File([`Jorinde ${last_name}\nBackend engineer, Utrecht`], `${last_name}.txt`)];
        return (await send(api.candidate.create, { first_name: "Jorinde", last_name, files, allow_duplicate: true }, at)).data.candidate;
      };
      const [gone, stays] = [await add("Kwikstaart"), await add("Spreeuw")];
      const leaver = { base: product.base, token: await product.register("leaver@vertrekker.example") };
      await pg("pg_dump", "--format=custom", `--file=${join(backup, "database.dump")}`, database);
      cpSync(join(product.folder, "files"), join(backup, "files"), { recursive: true, preserveTimestamps: true });

      await send(api.privacy.erase, { candidate_id: gone.id }, at);
      await send(api.account.deleteAccount, { current_password: PASSWORD }, leaver);
      await product.stop();
      const env = { ...process.env, ...product.settings, DATA_DIR: product.folder };
      const { stdout } = await run(process.execPath, ["scripts/backup/restore.ts", backup], { env });
      expect(stdout).toContain("Erased again: 2.");
      const left = (await pg("pg_dump", database)).stdout;
      expect(left).not.toMatch(/Kwikstaart|vertrekker/);
      expect(left).toContain("Spreeuw");
      const kept = readdirSync(join(product.folder, "files"), { recursive: true, withFileTypes: true }).map((entry) => entry.name);
      expect(kept).toContain(stays.files?.[0]?.id);
      expect(kept).not.toContain(gone.files?.[0]?.id);
    } finally {
      await product.close();
      rmSync(backup, { recursive: true });
    }
  },
);
