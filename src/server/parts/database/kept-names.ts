import type { PostgresPool, PostgresPoolClient } from "kysely";
import { LRUCache } from "lru-cache";
import type pg from "pg";

/** As many statements a connection keeps, the least recently asked leave first: each takes some ten kilobytes of the database. */
const KEPT = 200;
/** As many texts are known to have been asked before. */
const KNOWN = 5000;

/** What pg's types leave out of a connection. */
interface Line {
  parsedStatements: Record<string, string>;
  close(message: { type: "S"; name: string }): void;
  sync(): void;
}

/** Tells the database that a statement won't be asked by its name any more. */
class Farewell {
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  submit(line: Line): null {
    line.close({ type: "S", name: this.name });
    line.sync();
    delete line.parsedStatements[this.name];
    return null;
  }

  handleReadyForQuery(): void {}

  handleError(): void {}
}

export interface KeptNames {
  /** By which name a connection keeps a statement; undefined where it is asked for the first time, which may be the last. */
  nameOn(client: pg.PoolClient, text: string): string | undefined;
  /** What is kept by that name isn't this statement any more: it gets another one. */
  outdated(text: string): void;
}

/**
 * Names for statements, by which PostgreSQL keeps them parsed, and planned by its own rule: five times for its values, then once for all
 * values where that costs no more. Only the connection that heard a name knows it: for lines on which nobody stands between who lends
 * connections by the transaction.
 */
export function keptNames(): KeptNames {
  const names = new LRUCache<string, string>({ max: KNOWN });
  const heard = new WeakMap<pg.PoolClient, LRUCache<string, true>>();
  let count = 0;
  const heardBy = (client: pg.PoolClient) => {
    // What pg needs of something to be asked is there: see above.
    const forget = (name: string) => void client.query(new Farewell(name) as unknown as pg.Submittable);
    const known = heard.get(client) ?? new LRUCache<string, true>({ max: KEPT, dispose: (_, name) => forget(name) });
    heard.set(client, known);
    return known;
  };
  return {
    nameOn: (client, text) => {
      const name = names.get(text);
      if (name) heardBy(client).set(name, true);
      else names.set(text, `kept_${++count}`);
      return name;
    },
    outdated: (text) => void names.delete(text),
  };
}

/** Whether nobody stands between who lends connections: the process that was told of at the beginning is the one that answers. */
export async function isOwnLine(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    // pg doesn't type what it was told at the beginning.
    return rows[0]?.pid === (client as unknown as { processID: number | null }).processID;
  } finally {
    client.release();
  }
}

/** Failures, by PostgreSQL's numbers, of a name alone: its statement gives other columns by now, it isn't known, or is somebody else's. */
const ofTheName = new Set<unknown>(["0A000", "26000", "42P05"]);

/** Asks by the name that is kept, where names are; anew without one where that is out of date. */
export async function askedByName<R>(
  names: KeptNames | null,
  client: pg.PoolClient,
  text: string,
  ask: (name: string | undefined) => Promise<R>,
): Promise<R> {
  const name = names?.nameOn(client, text);
  try {
    return await ask(name);
  } catch (error) {
    if (!name || !ofTheName.has((error as { code?: unknown }).code)) throw error;
    names?.outdated(text);
    if (client.getTransactionStatus() !== "I") throw error;
    return ask(undefined);
  }
}

/** The same pool, whose connections are asked in another way: the one of pg's that Kysely uses. */
export function asking(
  pool: pg.Pool,
  way: (client: pg.PoolClient) => (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>,
): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      // pg types a dozen ways to ask.
      const query = way(client) as unknown as PostgresPoolClient["query"];
      const found = known.get(client) ?? { query, release: (destroy) => client.release(destroy) };
      known.set(client, found);
      return found;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** The same pool, whose connections keep what they are asked again. */
export const keepingStatements = (pool: pg.Pool, names: KeptNames): PostgresPool =>
  asking(pool, (client) => (text, values) => {
    if (values.length === 0) return client.query(text);
    return askedByName(names, client, text, (name) => client.query({ ...(name && { name }), text, values: [...values] }));
  });

/** Plain statements, kept as well where there is one in a text: the queue asks the same ones all the time. */
export async function askPlainly(pool: pg.Pool, names: KeptNames | null, text: string, values?: unknown[]): Promise<pg.QueryResult> {
  if (!names || text.includes(";")) return pool.query(text, values);
  const client = await pool.connect();
  try {
    const result = await askedByName(names, client, text, (name) => client.query({ ...(name && { name }), text, values: values ?? [] }));
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
