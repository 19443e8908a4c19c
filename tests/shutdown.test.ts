import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { closeServer, listen } from "#server/http/listen.ts";
import { freePort, isReady } from "../scripts/running-product.ts";

const folder = mkdtempSync(join(tmpdir(), "proffer-end-"));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

async function start(name: string) {
  const port = await freePort();
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, name), APP_URL: `http://localhost:${port}` },
    stdio: "ignore",
  });
  children.push(child);
  await expect.poll(() => isReady(`http://localhost:${port}`)).toBe(true);
  return { port, child };
}

/** One answer over an agent's connections. */
function ask(port: number, path: string, agent: Agent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request({ port, path, agent, host: "127.0.0.1" }, (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += String(chunk);
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on("error", reject)
      .end();
  });
}

/** A log-in whose body has begun to come: `finish` sends the rest. */
async function halfSent(port: number) {
  const body = JSON.stringify({ email: "nobody@proffer.example", password: "loop langs de linde 7" });
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  const closed = new Promise<void>((resolve) => void socket.on("close", () => resolve()).on("error", () => {}));
  socket.write(
    `POST /api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  return { finish: () => socket.write(body.slice(10)), closed, answer: () => answer };
}

test("asked to end, it says so first, takes nobody new, finishes what runs, and is gone", async () => {
  const { port, child } = await start("a");
  const ended = once(child, "exit");
  const running = await halfSent(port);
  const agent = new Agent({ keepAlive: false });
  /** What whoever balances the load hears, one answer after the other, until nobody is taken any more. */
  const heard: string[] = [];
  const asking = (async () => {
    for (;;) {
      const answer = await ask(port, "/ready", agent).catch(() => null);
      if (!answer) return;
      heard.push(`${answer.status} ${answer.text}`);
    }
  })();
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  child.kill("SIGTERM");
  await asking;
  const closing = JSON.stringify({ status: "not ready", reason: "the server is closing" });
  expect([...new Set(heard)]).toEqual(['200 {"status":"ready"}', `503 ${closing}`]);
  await expect.poll(() => ask(port, "/health", agent).catch((error: NodeJS.ErrnoException) => error.code)).toBe("ECONNREFUSED");
  expect(child.exitCode).toBeNull();
  running.finish();
  await running.closed;
  expect(running.answer()).toMatch(/^HTTP\/1\.1 401 /);
  expect(await ended).toEqual([0, null]);
});

test("what doesn't end within the time for it is cut", async () => {
  const app = new Hono().post("/", async (context) => context.text(await context.req.text()));
  const server = await listen(app, readConfig({ PORT: "0" }));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  const cut = once(socket, "close");
  await once(socket, "connect");
  const taken = once(server, "request");
  socket.write("POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900000\r\n\r\nan upload that goes on and on");
  await taken;
  // It never comes to its end.
  await closeServer(server, { finish_ms: 100 });
  await cut;
});
