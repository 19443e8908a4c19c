import { createServer, type Socket } from "node:net";

/** Bytes that stand for harmful ones. */
export const HARMFUL = "X5O!P%@AP-like, for tests alone";

/**
 * As much of clamd as INSTREAM needs: it takes length-prefixed chunks to the empty one, and finds `HARMFUL` in what they make together.
 * Or one that says nothing, that breaks off, or whose limit of size is reached.
 */
export async function startClamd() {
  const seen: number[] = [];
  const state: { manner: "right" | "silent" | "breaks" | "full" } = { manner: "right" };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let buffer = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (part: Buffer) => {
      buffer = Buffer.concat([buffer, part]);
      const content = contentOf(buffer);
      if (!content || state.manner === "silent") return;
      seen.push(content.length);
      if (state.manner === "breaks") return void socket.destroy();
      const verdict = content.includes(HARMFUL) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0";
      socket.end(state.manner === "full" ? "INSTREAM size limit exceeded. ERROR\0" : verdict);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    /** How long what it looked through was. */
    seen,
    state,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** What was streamed, once all of it is there. */
function contentOf(buffer: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (buffer.length >= command.length && buffer.toString("latin1", 0, command.length) !== command) throw new Error("no INSTREAM");
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= buffer.length; ) {
    const length = buffer.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(buffer.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
