import { AsyncLocalStorage } from "node:async_hooks";
import { type Kysely, type KyselyConfig, type RawBuilder, sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** What queries take: the base handle, or the transaction they run in. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
/** Who looks on at what is asked: the tests. */
export type Watch = Pick<KyselyConfig, "plugins" | "log">;

/** PostgreSQL, embedded or remote. Rows come in wire form: timestamps and dates as text, counts and numerics as numbers. */
export interface Database {
  /** One line for the start-up report. */
  about: string;
  /** The base handle. Inside `transaction` every use of it throws: take `trx`. */
  db: Db;
  /** Runs `work` in one transaction. What `work` throws rolls it back. Not to be nested. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Plain statements, several in one text where there are no values: for migrations and the task queue. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** How its connections are used; null where it is one, within this process. */
  connections(): { total: number; idle: number; waiting: number } | null;
  /**
   * Rewrites its tables, so that what was deleted leaves the disk as well. The embedded one alone: on PostgreSQL rows are overwritten
   * by autovacuum's leave, and files and archives are its operator's.
   */
  compact(): Promise<void>;
  close(): Promise<void>;
}

const inTransaction = new AsyncLocalStorage<true>();

/**
 * Puts the rule "only trx inside a transaction" around a handle, on both databases alike: on the embedded one an awaited
 * query through the base handle would wait for ever, on PostgreSQL it would pass, so that tests on one would not tell.
 */
export function guarded(base: Db): Pick<Database, "db" | "transaction"> {
  const db = new Proxy(base, {
    get(target, name) {
      if (inTransaction.getStore() && name !== "dynamic" && name !== "fn")
        throw new Error("Inside a transaction only `trx` may be used, not the base handle.");
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    db,
    transaction: (work) => {
      if (inTransaction.getStore()) throw new Error("Transactions don't nest: pass `trx` on.");
      return base.transaction().execute((trx) => inTransaction.run(true, () => work(trx)));
    },
  };
}

/** For what a roll-back can't take back: it happens before a transaction, or is queued in it. */
export function refuseInTransaction(what: string): void {
  if (inTransaction.getStore()) throw new Error(`Inside a transaction ${what}: do it before, or queue it with { trx }.`);
}

/** A value for a jsonb column. */
export const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value ?? null)}::jsonb`;

/** Wire forms shared by both drivers, by PostgreSQL's type ids. */
export const wireParsers: Record<number, (text: string) => unknown> = {
  1184: (text) => new Date(text).toISOString(), // timestamptz
  1082: (text) => text, // date
  20: Number, // int8
  1700: Number, // numeric
};
