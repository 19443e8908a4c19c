import { createServer, type Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { certificate } from "./certificate.ts";

type Manner = "refuses" | "silent" | "dribbles" | "starttls" | "drops";

/**
 * A mail server that takes every letter and keeps it: as much of SMTP (RFC 5321) as a client needs to hand one over. Or one
 * that refuses recipients, never greets, dribbles its answer to a letter without ever ending it, takes a letter and hangs up without
 * a word, or offers TLS. It behaves as `state` says at the moment, and can be away for a while.
 */
export async function startSmtpServer({ manner }: { manner?: Manner } = {}) {
  const state: { manner: Manner | undefined } = { manner };
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  const dribble = (socket: Socket) => {
    const timer = setInterval(() => socket.write("250-wait\r\n"), 20);
    socket.on("close", () => clearInterval(timer));
  };
  const talk = (socket: Socket, isSecure = false) => {
    const { manner } = state;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    if (manner === "silent") return;
    let isData = false;
    let buffer = "";
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (!isSecure) say("220 localhost");
    socket.on("data", (chunk: Buffer) => {
      buffer += chunk.toString("utf8");
      for (let end = buffer.indexOf(isData ? "\r\n.\r\n" : "\r\n"); end >= 0; end = buffer.indexOf(isData ? "\r\n.\r\n" : "\r\n")) {
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          if (manner === "dribbles") return dribble(socket);
          messages.push(part);
          if (manner === "drops") return socket.destroy();
          say("250 taken");
        } else if (/^DATA/i.test(part)) {
          isData = true;
          say("354 go on");
        } else if (/^STARTTLS/i.test(part) && manner !== "starttls") say("502 not here");
        else if (/^STARTTLS/i.test(part)) {
          say("220 go on");
          socket.removeAllListeners("data");
          return talk(new TLSSocket(socket, { isServer: true, ...certificate }), true);
        } else if (/^QUIT/i.test(part)) {
          say("221 bye");
          socket.end();
        } else if (/^RCPT/i.test(part) && manner === "refuses") say("451 not now");
        else if (manner === "starttls" && !isSecure && /^EHLO/i.test(part)) say("250-localhost\r\n250 STARTTLS");
        else say("250 localhost");
      }
    });
  };
  const server = createServer((socket) => talk(socket));
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { url: `smtp://127.0.0.1:${port}`, state, messages, stop, again: () => listen(port) };
}
