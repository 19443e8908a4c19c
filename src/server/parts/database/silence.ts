import { Socket } from "node:net";
import pg from "pg";

const LOOK_MS = 250;
/** When somebody waits and nothing at all was heard for so long, the server is asked on a line of its own. */
const QUIET_MS = 600;
/** It has so long to answer that. A busy one accepts and says something; a dead machine, or a network that swallows, says nothing. */
const PROBE_MS = 800;
/** Once it is known to be silent it gets longer, so that one that is slow to come back is heard. */
const RETURN_MS = 3000;
/** Where this process itself gets so little of its machine, silence says nothing about the server. */
const STARVED_MS = 500;

const silent = () => Object.assign(new Error("Connection terminated: the database says nothing"), { code: "ETIMEDOUT" });

/**
 * A pool that doesn't wait for a server which says nothing. A server that is gone closes its connections; one behind a network that
 * swallows, or that stands still, leaves whoever asks waiting. Then all of its connections are ended, and nobody gets a new one
 * before the server has answered again.
 */
export class HearingPool extends pg.Pool {
  private readonly sockets = new Set<Socket>();
  private readonly taken = new Set<pg.PoolClient>();
  private readonly timer: NodeJS.Timeout;
  private is_silent = false;
  private is_asking = false;
  private bytes = 0;
  private heard_at = performance.now();
  private looked_at = performance.now();

  constructor(config: pg.PoolConfig) {
    super({ ...config, stream: () => this.newSocket() });
    this.on("acquire", (client) => this.taken.add(client));
    this.on("release", (_error, client) => this.taken.delete(client));
    this.on("remove", (client) => this.taken.delete(client));
    this.timer = setInterval(() => this.look(config), LOOK_MS);
    this.timer.unref();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: unknown) => void) => void): void;
  override connect(done?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    if (!this.is_silent && !done) return super.connect();
    if (!done) return Promise.reject(silent());
    if (this.is_silent) done(silent(), undefined, () => {});
    else super.connect(done);
  }

  close(): Promise<void> {
    clearInterval(this.timer);
    return this.end();
  }

  private newSocket(): Socket {
    const socket = new Socket();
    this.sockets.add(socket);
    socket.once("close", () => this.sockets.delete(socket));
    return socket;
  }

  private look(config: pg.PoolConfig): void {
    const now = performance.now();
    let bytes = 0;
    for (const socket of this.sockets) bytes += socket.bytesRead;
    const isWaitedFor = this.taken.size + this.waitingCount > 0;
    const isStarved = now - this.looked_at > LOOK_MS + STARVED_MS;
    this.looked_at = now;
    if (bytes !== this.bytes || isStarved || !(isWaitedFor || this.is_silent)) this.heard_at = now;
    this.bytes = bytes;
    if (!this.is_asking && (this.is_silent || now - this.heard_at > QUIET_MS)) void this.ask(config);
  }

  private async ask({ connectionString, ssl }: pg.PoolConfig): Promise<void> {
    this.is_asking = true;
    const says = await saysSomething({ connectionString, ssl }, this.is_silent ? RETURN_MS : PROBE_MS);
    this.is_asking = false;
    if (says || this.heard_at > performance.now() - QUIET_MS) this.is_silent = false;
    else {
      this.is_silent = true;
      for (const socket of this.sockets) socket.destroy(silent());
    }
    this.heard_at = performance.now();
  }
}

/** Whether a server says anything within the time: that it refuses, or has no room, is an answer as well. */
async function saysSomething(config: pg.ClientConfig, within_ms: number): Promise<boolean> {
  const socket = new Socket();
  const client = new pg.Client({ ...config, stream: () => socket });
  client.on("error", () => {});
  const answered = client.connect().then(
    () => true,
    () => true,
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    // What has come while this process was busy is read before it counts as late.
    timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(socket.bytesRead > 0))), within_ms);
  });
  const says = await Promise.race([answered, late]);
  clearTimeout(timer);
  socket.destroy();
  return says;
}
