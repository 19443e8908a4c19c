import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { nth } from "#contract/nth.ts";
import { readConfig } from "#server/config.ts";
import { PATIENCE, type Patience } from "#server/http/bounds/patience.ts";
import { closeServer, listen } from "#server/http/listen.ts";
import { createServer } from "#server/http/serve.ts";
import { startTestServer } from "./support/server.ts";

const server = await startTestServer();
const { token } = await server.signIn();
/** Little room: 128 kB for all without a session, 32 kB for one address, 512 kB for a workspace. Their addresses are told by a proxy. */
const config = { ...server.parts.config, bytes_under_way: 1024 * 1024, trust_proxy: readConfig({ TRUST_PROXY: "127.0.0.1" }).trust_proxy };
const open = (waiting: Patience) => listen(createServer({ ...server.parts, config }, undefined, waiting), config, waiting);
/** Where nobody's time is over while a test lasts. */
const patient = await open(PATIENCE);
/** Where one time alone is soon over, so that nobody is cut but for that. */
const LOOK_MS = 50;
const [short_of_headers, short_of_stretch, short_of_strangers] = [
  await open({ ...PATIENCE, headers: 300, look: LOOK_MS }),
  await open({ ...PATIENCE, stretch: 500, look: LOOK_MS }),
  await open({ ...PATIENCE, stranger: 500, look: LOOK_MS }),
];
const portOf = (of: typeof patient) => (of.address() as AddressInfo).port;
afterAll(async () => {
  await Promise.all([patient, short_of_headers, short_of_stretch, short_of_strangers].map((one) => closeServer(one)));
  await server.stop();
});

/** A connection on which a request has begun; and what came back, once it has ended. */
async function begin(text: string, at = patient) {
  const socket: Socket = connect(portOf(at), "127.0.0.1");
  await once(socket, "connect");
  let answer = "";
  socket.on("data", (chunk) => {
    answer += String(chunk);
  });
  const ended = new Promise<{ answer: string }>((resolve) => {
    socket.on("error", () => {}).on("close", () => resolve({ answer }));
  });
  socket.write(text);
  return { socket, ended };
}
const head = (path: string, length: number, more = "") =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;
const profile = "/api/user/profile/edit";
/** Sends a body byte by byte, until the connection is closed. */
function trickle(socket: Socket, body: string) {
  let sent = 0;
  const timer = setInterval(() => socket.write(body.charAt(sent++)), 100);
  socket.once("close", () => clearInterval(timer));
}

const from = (address: string) => `x-forwarded-for: ${address}\r\n`;
const signedIn = `authorization: Bearer ${token}\r\n`;
/** Bodies that are begun and don't come to their end, each from an address; ended by whoever began them. */
async function begun(addresses: string[], bytes: number) {
  const all = await Promise.all(addresses.map((address) => begin(head("/api/user/login", 500_000, from(address)))));
  for (const { socket } of all) socket.write("x".repeat(bytes));
  const leave = async () => {
    for (const { socket } of all) socket.destroy();
    await Promise.all(all.map(({ ended }) => ended));
  };
  return { all, leave };
}
const statusOf = ({ answer }: { answer: string }) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
/** A call that comes whole, with a body of so many bytes. */
async function whole(path: string, more: string, bytes = 100) {
  const body = JSON.stringify({ email: "nobody@proffer.example", password: "x".repeat(bytes) });
  const { socket, ended } = await begin(head(path, body.length, `${more}connection: close\r\n`));
  socket.write(body);
  return ended;
}

describe.concurrent("whoever is slow", () => {
  test("has 15 seconds for the headers, a minute without a session, ten with one", () => {
    expect(PATIENCE).toMatchObject({ headers: 15_000, stranger: 60_000, request: 600_000 });
    expect(patient as Server).toMatchObject({ headersTimeout: PATIENCE.headers, requestTimeout: PATIENCE.request });
  });

  test.each(["GET /health HTTP/1.1\r\nhost: localhost\r\nx-slow: ", ""])("and sends no whole headers is cut after that", async (text) => {
    const { ended } = await begin(text, short_of_headers);
    expect((await ended).answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("and sends a body drop by drop is cut with 408, told in their language", async () => {
    const body = JSON.stringify({ first_name: "Anouk", phone: "0".repeat(20_000) });
    const { socket, ended } = await begin(head(profile, body.length, `${signedIn}accept-language: nl\r\n`), short_of_stretch);
    trickle(socket, body);
    const { answer } = await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('"response_status":408');
    expect(answer).toContain("Er kwam te weinig");
  });

  test("but goes on may take longer than that with a session, and without one until its time is over", async () => {
    const body = JSON.stringify({ first_name: "Anouk", unknown: "x".repeat(10_000) });
    const half = async (path: string, more: string) => {
      const begun = await begin(head(path, body.length, `${more}connection: close\r\n`), short_of_strangers);
      begun.socket.write(body.slice(0, 5000));
      return begun;
    };
    const caller = await half(profile, signedIn);
    const stranger = await half("/api/user/login", from("192.0.2.9"));
    expect(statusOf(await stranger.ended)).toBe(408);
    caller.socket.write(body.slice(5000));
    expect(statusOf(await caller.ended)).toBe(200);
  });
});

describe("many who are slow", () => {
  const addresses = (count: number) => Array.from({ length: count }, (_, n) => `198.51.100.${n}`);

  test("of one address are told to come again, before their bodies are read; nobody else is", async () => {
    const { leave } = await begun(Array<string>(50).fill("203.0.113.1"), 10);
    await expect.poll(async () => statusOf(await whole("/api/user/login", from("203.0.113.1")))).toBe(429);
    const { ended } = await begin(head("/api/user/login", 500_000, from("203.0.113.1")));
    expect((await ended).answer).toMatch(/retry-after: 5/i);
    expect(statusOf(await whole("/api/user/login", from("203.0.113.2")))).toBe(401);
    expect(statusOf(await whole(profile, from("203.0.113.1") + signedIn))).toBe(200);
    await leave();
    await expect.poll(async () => statusOf(await whole("/api/user/login", from("203.0.113.1")))).toBe(401);
  });

  test("of an address that is over a call's limit hear it before their bodies are read", async () => {
    const body = JSON.stringify({ name: "Anouk", email: "anouk@proffer.example", message: "A question" });
    const asked = async (sent: string) => {
      const { socket, ended } = await begin(head("/v1/contact", body.length, `${from("203.0.113.7")}connection: close\r\n`));
      socket.write(sent);
      return statusOf(await ended);
    };
    for (let n = 0; n < 5; n++) expect(await asked(body)).toBe(200);
    expect(await asked(body)).toBe(429); // this one counts
    expect(await asked("")).toBe(429);
  });

  test("have so much room and no more: of an address 429, of all 503, but who logs in or is logged in finds some", async () => {
    const one = await begun(["203.0.113.3"], 100_000);
    expect(statusOf(await nth(one.all, 0).ended)).toBe(429);
    const { all, leave } = await begun(addresses(10), 40_000);
    const refused = await Promise.race(all.map(({ ended }) => ended));
    expect(refused.answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused.answer).toMatch(/retry-after: 5/i);
    expect(statusOf(await whole("/api/user/login", from("203.0.113.4")))).toBe(401);
    expect(statusOf(await whole("/api/user/login", from("203.0.113.5"), 40_000))).toBe(503);
    expect(statusOf(await whole(profile, signedIn, 300_000))).toBe(200);
    await leave();
    await expect.poll(async () => statusOf(await whole("/api/user/login", from("203.0.113.6"), 40_000))).toBe(422);
  });
});

test("a GET with a body that doesn't come is answered, and its connection closed", async () => {
  const { ended } = await begin("GET /health HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000\r\n\r\n");
  expect((await ended).answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
});

/** What lies on the disk of uploads that came, or are on their way. */
const arriving = () => readdir(join(config.files.folder, ".arriving")).catch(() => []);
const part = '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
const form = (length: number) =>
  `POST ${profile} HTTP/1.1\r\nhost: localhost\r\n${signedIn}content-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${part}`;

describe("an upload lies on the disk while it comes, and is gone", () => {
  /** Half of a form. */
  async function half(at = patient) {
    const { socket, ended } = await begin(form(400_000), at);
    socket.write("x".repeat(200_000));
    return { socket, ended };
  }
  const isGone = () => expect.poll(arriving, { interval: 10 }).toEqual([]);

  test("when its sender leaves", async () => {
    const { socket } = await half();
    await expect.poll(arriving, { interval: 10 }).toHaveLength(1);
    socket.destroy();
    await isGone();
  });

  test("when it comes no further", async () => {
    const { ended } = await half(short_of_stretch);
    expect(statusOf(await ended)).toBe(408);
    await isGone();
  });

  test("when it is too much for the room there is", async () => {
    const { socket, ended } = await begin(form(1_500_000));
    socket.write("x".repeat(1_000_000));
    expect(statusOf(await ended)).toBe(503);
    await isGone();
  });

  test("when it is whole and can't be used, or can", async () => {
    const end = "\r\n--b--\r\n";
    const picture = await readFile(join(import.meta.dirname, "../docs/pictures/candidate.png"));
    for (const [bytes, status] of [
      [Buffer.from("no picture"), 422],
      [picture, 200],
    ] as const) {
      const { socket, ended } = await begin(form(part.length + bytes.length + end.length));
      socket.write(bytes);
      socket.write(end);
      expect(statusOf(await ended)).toBe(status);
      await isGone();
    }
  });
});

test("whoever leaves in the middle of an upload is no fault of the server", async () => {
  let calls = 0;
  (patient as Server).on("request", (_request, response) => {
    calls += 1;
    response.on("close", () => {
      calls -= 1;
    });
  });
  for (const path of [profile, "/v1/payments/webhook", "/api/user/extract-file"]) {
    const { socket, ended } = await begin(head(path, 500_000, `authorization: Bearer ${token}\r\n`));
    socket.write("x".repeat(40_000));
    await expect.poll(() => calls).toBe(1);
    socket.destroy();
    await ended;
    await expect.poll(() => calls).toBe(0);
  }
  // What came of it has come by the time that another call is answered.
  for (let n = 0; n < 5; n++) await server.raw("/api/user/check/auth/verify", { method: "POST", token });
  expect(server.errors).toEqual([]);
});
