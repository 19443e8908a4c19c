import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../scripts/running-product.ts";
import { codeOfNewestLetter, outboxOf } from "./outbox.ts";

/** Everything is there for everybody: what is tried here isn't what plans hold. */
const FREE = { SUBSCRIPTIONS: "off" };
export const PASSWORD = "loop langs de linde 7";

/** The settings of a product on a PostgreSQL of this machine. */
export const onPostgres = (url: string) => ({ DATABASE_URL: url, APP_SECRET: "a secret for the tests, long enough" });

/** The product as a process of its own on a folder of its own, to be ended in any way and started again on what it left; `code` is where it stands. */
export async function tryProduct(
  settings: Record<string, string> = {},
  folder = mkdtempSync(join(tmpdir(), "proffer-tried-")),
  code = process.cwd(),
) {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const words: string[] = [];
  const open = (more: Record<string, string> = {}) =>
    startProduct(port, folder, { ...FREE, ...settings, ...more }, code, (text) => words.push(text));
  let product = await open();
  const logIn = async (email: string) => (await send(api.account.login, { email, password: PASSWORD }, { base, token: null })).token;
  return {
    base,
    port,
    folder,
    settings: { ...FREE, ...settings, APP_URL: base },
    /** What it said, from its first start. */
    words,
    logIn,
    /** Somebody with an account, logged in; the code comes from the outbox unless `codeFor` knows better. */
    register: async (email: string, codeFor = (to: string) => codeOfNewestLetter(outboxOf(folder), to)) => {
      const person = { first_name: "Marit", last_name: "de Groot", email, password: PASSWORD, password_confirmation: PASSWORD };
      const { token } = await send(api.account.register, person, { base, token: null });
      await send(api.account.verifyEmail, { email, code: await codeFor(email) }, { base, token });
      return logIn(email);
    },
    kill: () => product.kill(),
    stop: (signal?: "SIGTERM") => product.stop(signal),
    /** Gives how long it took until it was ready, in milliseconds. */
    start: async (more?: Record<string, string>): Promise<number> => {
      const since = performance.now();
      product = await open(more);
      return performance.now() - since;
    },
    /** Ends it and takes its folder away. */
    close: async () => {
      await product.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type TriedProduct = Awaited<ReturnType<typeof tryProduct>>;
