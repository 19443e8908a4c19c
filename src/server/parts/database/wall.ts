import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import { inReach } from "#server/core/reach.ts";
import { crossingOf } from "./tenancy.ts";

/** What the policies of migration 0048 ask for: whose rows may be seen, or why it is everybody's. Both end with the transaction. */
const SETTING = "select set_config('app.workspace', $1, true), set_config('app.across', $2, true)";

/** What a statement may see: the workspaces that were proven where it is asked, or all of them where it says why. */
const sightOf = (statement: string): [string, string] => [[...(inReach() ?? [])].join(","), crossingOf(statement) ?? ""];

/** The driver's connection and query, in what its types leave out. */
interface Line {
  stream: { cork(): void; uncork(): void };
  parse(message: { text: string; name: string }): void;
  bind(message: { values: string[] }): void;
  execute(message: object): void;
}
interface Statement {
  submit(line: Line): Error | null;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, line: Line): void;
}
type Done = (error: unknown, result: pg.QueryResult) => void;
// pg types neither this constructor nor what it hands to a connection.
const Statement = pg.Query as unknown as new (
  config: { text: string; values: readonly unknown[]; queryMode: "extended" },
  values: undefined,
  done: Done,
) => Statement;

/**
 * A statement with its setting in front, in one way to the database and back: what is sent before one Sync is one transaction, and
 * the setting ends with it. No connection keeps a workspace, so a pooler that lends them by the transaction may stand between.
 */
class BehindSetting extends Statement {
  private readonly sight: string[];
  private is_set = false;

  constructor(text: string, values: readonly unknown[], sight: string[], done: Done) {
    super({ text, values, queryMode: "extended" }, undefined, done);
    this.sight = sight;
  }

  override submit(line: Line) {
    line.stream.cork();
    try {
      line.parse({ text: SETTING, name: "" });
      line.bind({ values: this.sight });
      line.execute({});
      return super.submit(line);
    } finally {
      line.stream.uncork();
    }
  }

  override handleDataRow(message: unknown) {
    if (this.is_set) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, line: Line) {
    if (this.is_set) super.handleCommandComplete(message, line);
    this.is_set = true;
  }
}

/** A connection whose statements each see what `sightOf` says; in a transaction that is set again only where it changes. */
function behindWall(client: pg.PoolClient): PostgresPoolClient {
  /** What is set in the transaction that is open; null where none is. */
  let now: string | null = null;
  const ask = (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    if (/^(begin|start transaction|commit|rollback|savepoint|release)\b/i.test(text)) {
      if (/^(commit|rollback)$/i.test(text)) now = null;
      // A rollback to a savepoint takes back what was set since: what that was isn't kept.
      else if (/^(begin|start|rollback)/i.test(text)) now = "";
      return client.query(text);
    }
    const sight = sightOf(text);
    if (now === sight.join()) return client.query(text, [...values]);
    if (now !== null) now = sight.join();
    return new Promise((resolve, reject) => {
      const statement = new BehindSetting(text, values, sight, (error, result) => (error ? reject(error) : resolve(result)));
      // What it needs of a statement is there: see above.
      client.query(statement as unknown as pg.Submittable);
    });
  };
  // It answers one of the ways in which pg can be asked, the one that Kysely uses.
  return { query: ask as unknown as PostgresPoolClient["query"], release: (destroy) => client.release(destroy) };
}

/** The same pool, whose connections see no workspace but those in reach: for a role that the policies bind. */
export function walled(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const found = known.get(client) ?? behindWall(client);
      known.set(client, found);
      return found;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
