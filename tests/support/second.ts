import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request as ask } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Hono } from "hono";
import type { Letter } from "#server/parts/mail/mail.ts";
import type { FromSecond, ToSecond } from "./second-process.ts";

/** Where the second process stands, and who hears of its letters and faults. */
interface Started {
  settings: Record<string, string>;
  deliver(letter: Letter): Promise<void>;
  fault(error: unknown): void;
}

/** A second process of the product on the database and the other services of the first, with a folder of its own. */
export async function startSecond({ settings, deliver, fault }: Started) {
  const folder = mkdtempSync(join(tmpdir(), "proffer-second-"));
  const child = fork(join(import.meta.dirname, "second-process.ts"), {
    env: { ...process.env, SECOND_SETTINGS: JSON.stringify({ ...settings, DATA_DIR: folder }) },
    execArgv: ["--no-regexp-tier-up"],
    serialization: "advanced",
  });
  const takeAlong = () => void child.kill("SIGKILL");
  process.on("exit", takeAlong);
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const answer = (said: ToSecond) => void child.send(said);
  const port = await new Promise<number>((resolve, reject) => {
    child.on("message", (told: FromSecond) => {
      if ("port" in told) resolve(told.port);
      else if ("error" in told) fault(told.error);
      else
        deliver(told.letter).then(
          () => answer({ number: told.number, refused: null }),
          (error: unknown) => answer({ number: told.number, refused: String(error) }),
        );
    });
    child.once("exit", (code) => reject(new Error(`The second process ended: ${code}`)));
  });
  return {
    fetch: (request: Request) => passOn(request, port),
    close: async () => {
      await ended(child, gone);
      process.off("exit", takeAlong);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess, gone: Promise<void>): Promise<void> {
  child.disconnect();
  await gone;
}

/** The request as it is, over HTTP; its answer as it is, packed as it came. */
async function passOn(request: Request, port: number): Promise<Response> {
  const { pathname, search, host } = new URL(request.url);
  const body = request.body ? new Uint8Array(await request.arrayBuffer()) : null;
  const headers = { ...Object.fromEntries(request.headers), host, ...(body && { "content-length": String(body.length) }) };
  return new Promise((resolve, reject) => {
    const asked = ask({ host: "127.0.0.1", port, path: `${pathname}${search}`, method: request.method, headers }, (said) => {
      const told = new Headers();
      for (let at = 0; at < said.rawHeaders.length; at += 2) told.append(said.rawHeaders[at] ?? "", said.rawHeaders[at + 1] ?? "");
      const status = said.statusCode ?? 0;
      // A stream of Node's is one of the web's: their types differ in name.
      const stream = [204, 304].includes(status) ? null : (Readable.toWeb(said) as ReadableStream<Uint8Array>);
      if (!stream) said.resume();
      resolve(new Response(stream, { status, headers: told }));
    });
    asked.on("error", reject);
    request.signal.addEventListener("abort", () => asked.destroy(), { once: true });
    asked.end(body ?? undefined);
  });
}

/** The app of the first, of whose requests every other one goes to the second. */
export function inTurns(app: Hono, second: Pick<Awaited<ReturnType<typeof startSecond>>, "fetch">): Hono {
  let turn = 0;
  const pass = (request: Request) => (turn++ % 2 === 0 ? app.fetch(request) : second.fetch(request));
  const request = (to: string | URL | Request, init?: RequestInit) =>
    pass(to instanceof Request ? new Request(to, init) : new Request(new URL(to, "http://localhost"), init));
  return new Proxy(app, {
    get: (of, name) => (name === "fetch" ? pass : name === "request" ? request : Reflect.get(of, name)),
  });
}
