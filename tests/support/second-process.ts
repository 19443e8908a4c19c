// A further process of the product, for tests that are to find out whether it matters which one answers: see second.ts.
import { createServer as createHttp } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { work } from "#server/areas/work.ts";
import { readConfig } from "#server/config.ts";
import { createServer } from "#server/http/serve.ts";
import { assembleParts, closeParts, openDatabase } from "#server/parts/assemble.ts";
import type { Letter } from "#server/parts/mail/mail.ts";
import type { Parts } from "#server/parts/parts.ts";

/** What it tells whoever started it, and hears from there: a letter that it has to deliver, and whether that was done. */
export type FromSecond = { port: number } | { letter: Letter; number: number } | { error: unknown };
export interface ToSecond {
  number: number;
  /** Why the letter can't be delivered; null: it is. */
  refused: string | null;
}

const tell = (what: FromSecond) => void process.send?.(what);

const config = readConfig(JSON.parse(process.env.SECOND_SETTINGS ?? "{}"));
const database = await openDatabase(config);
const assembled = await assembleParts(
  config,
  { event: () => {}, info: () => {}, error: (error) => tell({ error: String(error) }) },
  database,
);

const waiting = new Map<number, (said: ToSecond) => void>();
process.on("message", (said: ToSecond) => waiting.get(said.number)?.(said));
let letters = 0;
const deliver = async (letter: Letter) => {
  const number = ++letters;
  const said = new Promise<ToSecond>((resolve) => waiting.set(number, resolve));
  tell({ letter, number });
  const { refused } = await said;
  waiting.delete(number);
  if (refused !== null) throw new Error(refused);
};
const mail: Parts["mail"] = {
  ...assembled.mail,
  send: async (letter, id) => {
    if (config.mail.kind === "smtp") await assembled.mail.send(letter, id);
    await deliver(letter);
  },
};
const product: Parts = { ...assembled, mail };
const app = createServer(product);
await product.tasks.start(work(product));
// Without the connection: as in the first one, which is asked without any.
const http = createHttp(getRequestListener((request) => app.fetch(request), { overrideGlobalObjects: false }));
http.listen(0, "127.0.0.1", () => tell({ port: (http.address() as AddressInfo).port })); // of a server on TCP
process.on("disconnect", () => void closeParts(product).finally(() => process.exit()));
