import { connect, createServer, type Socket } from "node:net";

/**
 * A line to a server on this machine that can be cut and mended: nobody answers while it is cut. Or held and let go: it stands open,
 * and nothing comes through, nor through a new one.
 */
export async function startLine(to: string) {
  const at = new URL(to);
  const sockets = new Set<Socket>();
  let isHeld = false;
  const server = createServer((near) => {
    const far = connect(Number(at.port), at.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      if (isHeld) one.pause();
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  const hold = () => {
    isHeld = true;
    for (const socket of sockets) socket.pause();
  };
  const release = () => {
    isHeld = false;
    for (const socket of sockets) socket.resume();
  };
  return { hold, release, url: Object.assign(new URL(to), { port: String(port) }).toString(), cut, mend: () => listen(port) };
}
