import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Kysely,
  type KyselyConfig,
  type KyselyPlugin,
  type OperationNode,
  type RawBuilder,
  RawNode,
  type RootOperationNode,
  sql,
  TableNode,
  type Transaction,
} from "kysely";
import { currentAct, readsFrom } from "#server/core/act.ts";
import type { Tables } from "./tables.ts";
import { recordTables } from "./tenancy.ts";

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

/** What is to happen once the transaction has committed. */
const inTransaction = new AsyncLocalStorage<(() => void)[]>();

/**
 * Puts the rule "only trx inside a transaction" around a handle, on both databases alike: on the embedded one an awaited
 * query through the base handle would wait for ever, on PostgreSQL it would pass, so that tests on one would not tell.
 */
export function guarded(base: Db): Pick<Database, "db" | "transaction"> {
  const db: Db = new Proxy(base, {
    get(own, name) {
      if (inTransaction.getStore() && name !== "dynamic" && name !== "fn")
        throw new Error("Inside a transaction only `trx` may be used, not the base handle.");
      const elsewhere = readsFrom();
      const target = elsewhere === null || elsewhere === db ? own : elsewhere;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    db,
    transaction: async (work) => {
      if (inTransaction.getStore()) throw new Error("Transactions don't nest: pass `trx` on.");
      const act = currentAct();
      const written = new Set<string>();
      let committed = () => {};
      const afterwards: (() => void)[] = [];
      const result = await base.transaction().execute((trx) =>
        inTransaction.run(afterwards, async () => {
          if (!act) return work(trx);
          const done = await work(trx.withPlugin(noteWrites(written)));
          if (written.size > 0) committed = await act.write(trx);
          return done;
        }),
      );
      committed();
      for (const each of afterwards) each();
      return result;
    },
  };
}

/** Keeps which tables of records a transaction writes. */
const noteWrites = (written: Set<string>): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    for (const table of tablesWritten(node)) if (recordTables.has(table)) written.add(table);
    return node;
  },
  transformResult: async ({ result }) => result,
});

/** A statement written as SQL, with the tables that stand in it by `sql.table`. */
const rawText = (node: OperationNode): string =>
  RawNode.is(node)
    ? node.sqlFragments.map((text, n) => text + (node.parameters[n] ? rawText(node.parameters[n]) : "")).join("")
    : TableNode.is(node)
      ? node.table.identifier.name
      : "$";

/** The tables that a statement changes, by its first verb; of one written as SQL by every verb that stands in it. */
export function tablesWritten(node: RootOperationNode): string[] {
  if (node.kind === "RawNode")
    return [...rawText(node).matchAll(/\b(?:insert into|update|delete from)\s+"?([a-z_]+)/gi)].map(([, table = ""]) => table);
  const into = node.kind === "InsertQueryNode" ? node.into : node.kind === "UpdateQueryNode" ? node.table : null;
  const all = into ? [into] : node.kind === "DeleteQueryNode" ? node.from.froms : [];
  return all.flatMap((one) => (TableNode.is(one) ? one.table.identifier.name : []));
}

/** Whether what is asked now is asked within a transaction. */
export const isInTransaction = (): boolean => inTransaction.getStore() !== undefined;

/** Once what is written now is there for everybody: at once, within a transaction when it has committed, and never when it is rolled back. */
export function afterCommit(run: () => void): void {
  const afterwards = inTransaction.getStore();
  if (afterwards) afterwards.push(run);
  else run();
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
