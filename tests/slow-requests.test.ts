import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { closeServer, listen } from "#server/http/listen.ts";
import { startTestServer } from "./support/server.ts";

const server = await startTestServer();
const { token } = await server.signIn();
const listening = await listen(server.app, server.parts.config);
const { port } = listening.address() as AddressInfo;
afterAll(async () => {
  await closeServer(listening);
  await server.stop();
});

/** A connection on which a request has begun; what came back, and when it ended, in milliseconds. */
async function begin(text: string) {
  const socket: Socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const start = performance.now();
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  const ended = new Promise<{ answer: string; ms: number }>((resolve) => {
    socket.on("error", () => {}).on("close", () => resolve({ answer, ms: performance.now() - start }));
  });
  socket.write(text);
  return { socket, ended };
}
const head = (path: string, length: number, more = "") =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;
const profile = "/api/user/profile/edit";
/** Sends so many bytes each quarter of a second until all of it is there, or the connection is closed. */
function trickle(socket: Socket, body: string, bytes: number) {
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(body.slice(sent, sent + bytes));
    sent += bytes;
    if (sent >= body.length || socket.destroyed) clearInterval(timer);
  }, 250);
}

describe.concurrent("whoever is slow", () => {
  test("has 15 seconds for the headers", { timeout: 40_000 }, async () => {
    expect((listening as Server).headersTimeout).toBe(15_000);
    expect((listening as Server).requestTimeout).toBe(600_000);
    const { ended } = await begin("GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: ");
    const { answer, ms } = await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeGreaterThan(14_000);
    expect(ms).toBeLessThan(20_000);
  });

  test("and sends a body drop by drop is cut with 408, told in their language", { timeout: 60_000 }, async () => {
    const body = JSON.stringify({ first_name: "Anouk", phone: "0".repeat(20_000) });
    const { socket, ended } = await begin(head(profile, body.length, `authorization: Bearer ${token}\r\naccept-language: nl\r\n`));
    trickle(socket, body, 20);
    const { answer, ms } = await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('"response_status":408');
    expect(answer).toContain("Er kwam te weinig");
    expect(ms).toBeLessThan(25_000);
  });

  test("but goes on may take longer than that", { timeout: 90_000 }, async () => {
    const body = JSON.stringify({ first_name: "Anouk", unknown: "x".repeat(60_000) });
    const { socket, ended } = await begin(head(profile, body.length, `authorization: Bearer ${token}\r\nconnection: close\r\n`));
    trickle(socket, body, 600); // 2.4 kB a second: 25 seconds
    const { answer, ms } = await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(ms).toBeGreaterThan(20_000);
  });
});

test("whoever leaves in the middle of an upload is no fault of the server", { timeout: 30_000 }, async () => {
  let open = 0;
  (listening as Server).on("request", (_request, response) => {
    open += 1;
    response.on("close", () => {
      open -= 1;
    });
  });
  for (const path of [profile, "/v1/payments/webhook", "/api/user/extract-file"]) {
    const { socket, ended } = await begin(head(path, 500_000, `authorization: Bearer ${token}\r\n`));
    socket.write("x".repeat(50_000));
    await expect.poll(() => open).toBe(1);
    socket.destroy();
    await ended;
    await expect.poll(() => open).toBe(0);
  }
  // What came of it has come by the time that another call is answered.
  for (let n = 0; n < 5; n++) await server.raw("/api/user/check/auth/verify", { method: "POST", token });
  expect(server.errors).toEqual([]);
});
