// A process of its own: opens connections that want something and never come to its end, and tells when each was closed.
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

export type SlowKind = "forms" | "bodies" | "headers" | "idle";
/** `places`: from so many addresses of the loopback network. */
export interface Attack {
  port: number;
  kinds: Record<SlowKind, number>;
  places: number;
}
export interface Closed {
  kind: SlowKind;
  /** Since it was open, in milliseconds; null: it still is. */
  ms: number | null;
  /** What it was answered, 0 where nothing. */
  status: number;
}

const MB = 1024 * 1024;
/** What a form says that it is: as long as one may be. What comes stays below what a file, or a body, may be. */
const TOLD = 3 * MB;
const AT_ONCE = { forms: 1.8 * MB, bodies: 0.8 * MB, headers: 0, idle: 0 };
const piece = Buffer.alloc(64 * 1024, "x");
/** More than the least that a body has to grow by. */
const DROP = piece.subarray(0, 2500);

const line = "host: localhost\r\n";
const part = '--b\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
const head: Record<SlowKind, string> = {
  forms: `POST /api/user/register HTTP/1.1\r\n${line}content-type: multipart/form-data; boundary=b\r\ncontent-length: ${TOLD}\r\n\r\n${part}`,
  bodies: `POST /api/user/login HTTP/1.1\r\n${line}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  headers: `GET /health HTTP/1.1\r\n${line}x-slow: `,
  idle: `GET /health HTTP/1.1\r\n${line}\r\n`,
};
const asChunk = (bytes: Buffer) => Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);

/** As much of a body as comes before its end, as fast as it is taken, and then drop by drop. */
async function fill(socket: Socket, kind: SlowKind): Promise<void> {
  const framed = kind === "bodies" ? asChunk : (bytes: Buffer) => bytes;
  let left = AT_ONCE[kind];
  const isOpen = () => !socket.destroyed && socket.writable;
  for (; left > 0 && isOpen(); left -= piece.length)
    if (!socket.write(framed(piece))) await Promise.race([once(socket, "drain"), once(socket, "close")]).catch(() => {});
  while (kind !== "idle" && isOpen()) {
    await pause(1000);
    if (isOpen()) socket.write(kind === "headers" ? "x" : framed(DROP));
  }
}

async function open({ port }: Attack, kind: SlowKind, place: number, told: Closed[]): Promise<void> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: `127.1.${Math.floor(place / 200)}.${1 + (place % 200)}` });
  const closed: Closed = { kind, ms: null, status: 0 };
  told.push(closed);
  const start = performance.now();
  socket.on("error", () => {});
  socket.on("close", () => {
    closed.ms ??= performance.now() - start;
  });
  socket.on("end", () => {
    closed.ms ??= performance.now() - start;
  });
  socket.once("data", (chunk) => {
    closed.status = Number(/^HTTP\/1\.1 (\d+)/.exec(String(chunk))?.[1] ?? 0);
  });
  await Promise.race([once(socket, "connect"), once(socket, "close")]).catch(() => {});
  if (socket.destroyed) return;
  socket.write(head[kind]);
  void fill(socket, kind);
}

if (process.send)
  process.once("message", async (message) => {
    const attack = message as Attack; // by the suite, which sends nothing else
    const told: Closed[] = [];
    process.on("message", () => process.send?.(told, () => process.exit()));
    for (let n = 0; n < Math.max(...Object.values(attack.kinds)); n++)
      for (const kind of ["forms", "bodies", "headers", "idle"] as const)
        if (n < attack.kinds[kind]) await open(attack, kind, n % attack.places, told);
    process.send?.("open");
  });
