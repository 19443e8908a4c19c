import { Socket } from "node:net";
import pg from "pg";
import { turnsOf } from "#server/core/reach.ts";
import { NOBODY, Places } from "../places.ts";
import { isInTransaction } from "./database.ts";

const LOOK_MS = 250;
/** When somebody waits and nothing at all was heard for so long, the server is asked on a line of its own. */
const QUIET_MS = 600;
/** It has so long to answer that. A busy one accepts and says something; a dead machine, or a network that swallows, says nothing. */
const PROBE_MS = 800;
/** Once it is known to be silent it gets longer, so that one that is slow to come back is heard. */
const RETURN_MS = 3000;
/** Where this process itself gets so little of its machine, silence says nothing about the server. */
const STARVED_MS = 500;

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: (error?: unknown) => void) => void;

const silent = () => Object.assign(new Error("Connection terminated: the database says nothing"), { code: "ETIMEDOUT" });

/**
 * A pool that doesn't wait for a server which says nothing. A server that is gone closes its connections; one behind a network that
 * swallows, or that stands still, leaves whoever asks waiting. Then all of its connections are ended, and nobody gets a new one
 * before the server has answered again. Workspaces take turns for its connections, and none has all of them.
 */
export class HearingPool extends pg.Pool {
  private readonly sockets = new Set<Socket>();
  private readonly taken = new Set<pg.PoolClient>();
  /** Whose turn each connection was taken in. */
  private readonly turns = new WeakMap<pg.PoolClient, string>();
  private readonly places: Places;
  private readonly timer: NodeJS.Timeout;
  private is_silent = false;
  private is_asking = false;
  private bytes = 0;
  private heard_at = performance.now();
  private looked_at = performance.now();

  constructor(config: pg.PoolConfig) {
    super({ ...config, stream: () => this.newSocket() });
    this.places = new Places(this.options.max);
    this.on("acquire", (client) => this.taken.add(client));
    this.on("release", (_error, client) => {
      this.taken.delete(client);
      this.places.leave(this.turns.get(client) ?? NOBODY);
    });
    this.on("remove", (client) => this.taken.delete(client));
    this.timer = setInterval(() => this.look(config), LOOK_MS);
    this.timer.unref();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<pg.PoolClient> | undefined {
    if (!done)
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)));
      });
    if (this.is_silent) done(silent(), undefined, () => {});
    else this.inTurn(done);
  }

  /** How many wait for a connection. */
  get waits(): number {
    return this.places.waiting + this.waitingCount;
  }

  private inTurn(done: Done): void {
    // Who has one already and needs another isn't kept from it by those who wait for the first one's end.
    const owner = (isInTransaction() ? null : turnsOf()) ?? NOBODY;
    let late: NodeJS.Timeout | null = null;
    let hasBegun = false;
    const go = this.places.enter(owner, () => {
      hasBegun = true;
      if (late) clearTimeout(late);
      const taken: Done = (error, client, release) => {
        if (client) this.turns.set(client, owner);
        else this.places.leave(owner);
        done(error, client, release);
      };
      if (this.is_silent) taken(silent(), undefined, () => {});
      else super.connect(taken);
    });
    if (hasBegun) return;
    late = setTimeout(() => {
      go();
      done(new Error("timeout exceeded when trying to connect"), undefined, () => {}); // in the pool's own words
    }, this.options.connectionTimeoutMillis);
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
    const isWaitedFor = this.taken.size + this.waits > 0;
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
