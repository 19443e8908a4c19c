import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { api } from "#contract/index.ts";
import { send } from "#web/kit/calls/api.ts";
import { freePort, startProduct } from "../../scripts/running-product.ts";
import { ms } from "./figures.ts";

export type LogIn = () => Promise<string>;
export interface Filled {
  url: string;
  /** The product's process. */
  pid: number;
  logIn: LogIn;
  /** Where its data lie: letters among them. */
  folder: string;
}
/** What is over its budget, told at the end. */
export class Budget {
  readonly exceeded: string[] = [];
  most(what: string, figure: number, most: number): void {
    if (!(figure <= most)) this.exceeded.push(`${what}: ${ms(figure)}, more than ${most} ms`);
  }
  least(what: string, figure: number, least: number): void {
    if (!(figure >= least)) this.exceeded.push(`${what}: ${Math.round(figure)}, fewer than ${least}`);
  }
  tell(): boolean {
    for (const each of this.exceeded) console.error(`Over budget: ${each}`);
    return this.exceeded.length === 0;
  }
}

/** The product, with more settings where given, on the data that `npm run demo -- --size …` makes, for as long as the work takes. */
export async function withDemo(
  size: "shared" | "medium" | "large",
  database: string | null,
  work: (filled: Filled) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "proffer-bench-"));
  const port = await freePort();
  const where: Record<string, string> = database ? { DATABASE_URL: database, APP_SECRET: "a secret for the bench, long enough" } : {};
  try {
    const told = await runDemo(size, { PORT: String(port), DATA_DIR: folder, APP_URL: `http://localhost:${port}`, ...where });
    const [, password = ""] = /Password +(\S+)/.exec(told) ?? [];
    const product = await startProduct(port, folder, { ...where, ...more });
    try {
      const account = { email: "demo@proffer.example", password };
      const logIn = async () => (await send(api.account.login, account, { base: product.url, token: null })).token;
      await work({ url: product.url, pid: product.pid, logIn, folder });
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runDemo(size: string, settings: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ["scripts/demo/demo.ts", "--size", size], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let told = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    told += text;
  });
  return new Promise((resolve, reject) =>
    child.on("exit", (code) => (code === 0 ? resolve(told) : reject(new Error(`The demo ended with ${code}.\n${told}`)))),
  );
}
