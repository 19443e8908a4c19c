import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { closeServer, listen } from "#server/http/listen.ts";
import { startTestServer } from "./support/server.ts";

// Where a message ends has to be clear: else a proxy before the server sees one request where the server sees two.
const server = await startTestServer();
const listening = await listen(server.app, server.parts.config);
afterAll(async () => {
  await closeServer(listening);
  await server.stop();
});

const ANSWER = /HTTP\/1\.1 (\d{3}) /g;
const LOGIN = "POST /api/user/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
/** What would be a request of its own, if a message ended sooner than one side thinks. */
const HIDDEN = "GET /health HTTP/1.1\r\nhost: localhost\r\nx-hidden: 1\r\n\r\n";

/** The statuses of all answers that come on one connection until it is closed, or until `most` of them came. */
async function statuses(bytes: string, most = Number.POSITIVE_INFINITY): Promise<number[]> {
  const socket = connect((listening.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  let answer = "";
  const told = () => [...answer.matchAll(ANSWER)].map(([, status]) => Number(status));
  const over = new Promise<void>((resolve) => {
    socket.on("data", (chunk) => {
      answer += String(chunk);
      if (told().length >= most) resolve();
    });
    socket.on("error", () => {}).on("close", () => resolve());
  });
  socket.write(bytes, "latin1");
  await over;
  socket.destroy();
  return told();
}

const chunked = (chunks: string) => `${LOGIN}transfer-encoding: chunked\r\n\r\n${chunks}`;

describe("a message whose end can be understood in two ways", () => {
  test("is refused, and its connection closed", async () => {
    const messages: [name: string, bytes: string][] = [
      ["both lengths", `${LOGIN}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
      [
        "both lengths, the other way round",
        `${LOGIN}transfer-encoding: chunked\r\ncontent-length: ${HIDDEN.length}\r\n\r\n0\r\n\r\n${HIDDEN}`,
      ],
      ["two lengths that differ", `${LOGIN}content-length: 2\r\ncontent-length: ${2 + HIDDEN.length}\r\n\r\n{}${HIDDEN}`],
      ["two lengths that are the same", `${LOGIN}content-length: 2\r\ncontent-length: 2\r\n\r\n{}${HIDDEN}`],
      ["two lengths in one header", `${LOGIN}content-length: 2, 2\r\n\r\n{}${HIDDEN}`],
      ["a length with a sign", `${LOGIN}content-length: +2\r\n\r\n{}${HIDDEN}`],
      ["a length below zero", `${LOGIN}content-length: -2\r\n\r\n{}${HIDDEN}`],
      ["a length in hexadecimal", `${LOGIN}content-length: 0x2\r\n\r\n{}${HIDDEN}`],
      ["a length beyond every number", `${LOGIN}content-length: 99999999999999999999999\r\n\r\n{}${HIDDEN}`],
      ["a space before the colon", `${LOGIN}content-length : 2\r\n\r\n{}${HIDDEN}`],
      ["a tab before the colon", `${LOGIN}transfer-encoding\t: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
      ["a header that is folded", `${LOGIN}x-folded: one\r\n two\r\ncontent-length: 2\r\n\r\n{}${HIDDEN}`],
      ["a transfer-encoding that is folded", `${LOGIN}transfer-encoding:\r\n chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
      ["chunked that isn't the last encoding", `${LOGIN}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
      ["chunked twice", `${LOGIN}transfer-encoding: chunked\r\ntransfer-encoding: chunked, gzip\r\n\r\n0\r\n\r\n${HIDDEN}`],
      ["an encoding that is nearly chunked", `${LOGIN}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
      ["a chunk whose size is no number", chunked(`z\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
      ["a chunk whose size has a sign", chunked(`+2\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
      ["a chunk whose size says 0x", chunked(`0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
      ["a chunk whose size is beyond every number", chunked(`fffffffffffffffff\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
      ["a chunk that is longer than it says", chunked(`1\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
      ["a chunk that ends with a line feed alone", chunked(`2\r\n{}\n0\r\n\r\n${HIDDEN}`)],
      ["a size that ends with a line feed alone", chunked(`2\n{}\r\n0\r\n\r\n${HIDDEN}`)],
      ["headers that end with line feeds alone", `${LOGIN.replaceAll("\r\n", "\n")}content-length: 2\n\n{}${HIDDEN}`],
      ["a carriage return alone within a header", `${LOGIN}x-one: 1\rcontent-length: 2\r\n\r\n{}${HIDDEN}`],
      ["a NUL within a header", `${LOGIN}x-one: 1\0\r\ncontent-length: 2\r\n\r\n{}${HIDDEN}`],
      ["no host", `POST /api/user/login HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}${HIDDEN}`],
    ];
    const told = await Promise.all(messages.map(async ([name, bytes]) => [name, (await statuses(bytes)).slice(0, 2)]));
    expect(told).toEqual(messages.map(([name]) => [name, [400]]));
  });

  test("what a GET carries isn't taken for the next message", async () => {
    const [first, ...more] = await statuses(`GET /health HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`);
    expect([first, more]).toEqual([200, []]);
  });
});

test("messages whose end is clear are answered one by one on one connection", async () => {
  const whole = `${LOGIN}content-length: 2\r\n\r\n{}`;
  expect(await statuses(`${whole}${HIDDEN}`, 2)).toEqual([422, 200]);
  expect(await statuses(`${chunked("2\r\n{}\r\n0\r\n\r\n")}${HIDDEN}`, 2)).toEqual([422, 200]);
});
