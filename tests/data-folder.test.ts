import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../scripts/running-product.ts";
import { newestLetter, outboxOf } from "./support/outbox.ts";

const scratch = mkdtempSync(join(tmpdir(), "proffer-modes-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What others than the owner may do with anything below a folder. */
function open(folder: string): string[] {
  return [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })].flatMap((name) => {
    const stat = lstatSync(join(folder, name));
    const mode = stat.mode & 0o777;
    return stat.isSymbolicLink() || (mode & 0o077) === 0 ? [] : [`${name} ${mode.toString(8)}`];
  });
}

test.skipIf(process.platform === "win32")(
  "nobody but its owner may read the data folder, nor what an earlier version left open",
  async () => {
    const folder = join(scratch, "data");
    const port = await freePort();
    const base = `http://localhost:${port}`;
    const before = process.umask(0);
    let product = await startProduct(port, folder);
    process.umask(before);
    try {
      const password = "loop langs de linde 7";
      const person = {
        first_name: "Noor",
        last_name: "Akkerman",
        email: "noor@proffer.example",
        password,
        password_confirmation: password,
      };
      await send(api.account.register, person, { base, token: null });
      await newestLetter(outboxOf(folder), person.email);
      expect(readdirSync(folder).sort()).toEqual(["database", "files", "outbox", "secret"]);
      expect(open(folder)).toEqual([]);
      await product.stop();

      const outside = join(scratch, "outside");
      writeFileSync(outside, "somebody else's");
      chmodSync(outside, 0o644);
      symlinkSync(outside, join(folder, "link"));
      mkdirSync(join(folder, "files", "a"), { recursive: true });
      writeFileSync(join(folder, "files", "a", "b"), "a CV");
      for (const name of [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
        const path = join(folder, name);
        const stat = lstatSync(path);
        if (!stat.isSymbolicLink()) chmodSync(path, stat.isDirectory() ? 0o777 : 0o666);
      }
      product = await startProduct(port, folder);
      expect(open(folder)).toEqual([]);
      expect(lstatSync(outside).mode & 0o777).toBe(0o644);
      await send(api.account.login, { email: person.email, password }, { base, token: null });
    } finally {
      await product.stop();
    }
  },
);
