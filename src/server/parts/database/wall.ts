import type { PostgresPool } from "kysely";
import pg from "pg";
import { inReach } from "#server/core/reach.ts";
import { askedByName, asking, type KeptNames } from "./kept-names.ts";
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
  config: { name: string | undefined; text: string; values: readonly unknown[]; queryMode: "extended" },
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

  constructor(config: { name: string | undefined; text: string; values: readonly unknown[] }, sight: string[], done: Done) {
    super({ ...config, queryMode: "extended" }, undefined, done);
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
function behindWall(client: pg.PoolClient, names: KeptNames | null) {
  /** What is set in the transaction that is open; null where none is. */
  let now: string | null = null;
  return (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
    // How a transaction is read is said before anything is asked in it.
    if (/^set transaction\b/i.test(text)) return client.query(text);
    if (/^(begin|start transaction|commit|rollback|savepoint|release)\b/i.test(text)) {
      if (/^(commit|rollback)$/i.test(text)) now = null;
      // A rollback to a savepoint takes back what was set since: what that was isn't kept.
      else if (/^(begin|start|rollback)/i.test(text)) now = "";
      return client.query(text);
    }
    const sight = sightOf(text);
    const isSet = now === sight.join();
    if (now !== null) now = sight.join();
    return askedByName(names, client, text, (name) => {
      if (isSet) return client.query({ ...(name && { name }), text, values: [...values] });
      return new Promise((resolve, reject) => {
        const statement = new BehindSetting({ name, text, values }, sight, (error, result) => (error ? reject(error) : resolve(result)));
        // What it needs of a statement is there: see above.
        client.query(statement as unknown as pg.Submittable);
      });
    });
  };
}

/** The same pool, whose connections see no workspace but those in reach: for a role that the policies bind. */
export const walled = (pool: pg.Pool, names: KeptNames | null): PostgresPool => asking(pool, (client) => behindWall(client, names));
