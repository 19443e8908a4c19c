import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { isReady } from "../../scripts/running-product.ts";
import { HANGING_STEP_MS } from "./hangs.ts";

/** So often each is asked whether it may be sent somebody. */
const LOOK_MS = 250;

interface Backend {
  url: string;
  agent: Agent;
  is_ready: boolean;
  answered: number;
}

/**
 * Balances a load as simply as it can be done: each request goes, once and over kept connections, to the next of those whose `/ready`
 * said yes when it was last asked. What one doesn't answer is 502, and is sent to nobody else.
 */
export async function startBalancer(urls: string[]) {
  const backends = urls.map((url): Backend => ({ url, agent: new Agent({ keepAlive: true }), is_ready: false, answered: 0 }));
  let turn = 0;
  const next = () => {
    const ready = backends.filter(({ is_ready }) => is_ready);
    return ready[turn++ % ready.length];
  };
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const to = next();
    if (!to) return void answer.writeHead(503).end();
    const on = request(new URL(asked.url ?? "", to.url), { method: asked.method, headers: asked.headers, agent: to.agent }, (said) => {
      to.answered++;
      const { connection: _, ...headers } = said.headers; // of that connection, not of the client's
      answer.writeHead(said.statusCode ?? 502, headers);
      said.pipe(answer);
    });
    on.on("error", () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    asked.pipe(on);
  };
  const look = async (of: Backend) => {
    // Late is no no: on a busy machine it stays what it was meanwhile.
    of.is_ready = await isReady(of.url, HANGING_STEP_MS);
  };
  let is_open = true;
  await Promise.all(backends.map(look));
  const looking = Promise.all(
    backends.map(async (backend) => {
      while (is_open) {
        await pause(LOOK_MS);
        await look(backend);
      }
    }),
  );
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (url: string) => backends.some((one) => one.url === url && one.is_ready),
    /** How many requests each has answered. */
    answered: () => backends.map(({ answered }) => answered),
    stop: async () => {
      is_open = false;
      await looking;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      for (const { agent } of backends) agent.destroy();
    },
  };
}
