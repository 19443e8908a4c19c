import { messages, PGlite, type PGliteOptions, parse, protocol, type Results, type Transaction } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
import { nth } from "#contract/nth.ts";

const { serialize } = protocol;
const { CommandCompleteMessage, DataRowMessage, RowDescriptionMessage } = messages;

/** As many are kept, the least recently asked leave first. */
const KEPT = 300;
/** A plan was made for tables of the size they had then: it is made anew as they grow. */
const KEPT_MS = 60_000;

type Told = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/** A statement that the database has parsed: by which name, what it takes and what it gives, each as PostgreSQL's number of the type. */
interface Kept {
  name: string;
  takes: number[];
  gives: { name: string; type: number }[];
}

/**
 * PGlite, which keeps the statements it is asked. By itself it parses and plans each anew, in six messages that it answers one by one:
 * on most that costs more than to carry it out. What was parsed is the database's own to throw away when a table changes.
 */
export class KeepingPGlite extends PGlite {
  private readonly kept = new LRUCache<string, Kept>({ max: KEPT, ttl: KEPT_MS, dispose: ({ name }) => this.over.push(name) });
  /** Names of statements that nobody will ask again, to be told with the next. */
  private readonly over: string[] = [];
  private count = 0;
  private readonly before: (text: string) => void;

  /** `before` hears each statement that is about to be asked, and throws where it may not be. */
  constructor({ before = () => {}, ...options }: PGliteOptions & { before?: ((text: string) => void) | undefined }) {
    super(options);
    this.before = before;
  }

  override async exec(text: string): Promise<Results[]> {
    this.before(text);
    return super.exec(text);
  }

  override async query<T>(text: string, values: unknown[] = []): Promise<Results<T>> {
    await this._checkReady();
    return this._runExclusiveTransaction(() => this.ask<T>(text, values));
  }

  override transaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((trx) => {
      const query: Transaction["query"] = (text, values) => (trx.closed ? trx.query(text) : this.ask(text, values));
      return work({ ...trx, query });
    });
  }

  private ask<T>(text: string, values: unknown[] = []): Promise<Results<T>> {
    return this.runExclusive(async () => {
      this.before(text);
      const isOld = this.kept.has(text);
      try {
        return await this.carryOut<T>(text, values);
      } catch (error) {
        // What it gives isn't what it was when it was parsed: the database refuses to say the one and give the other.
        const isOutdated = (error as { code?: unknown }).code === "0A000" && this.kept.delete(text);
        if (!isOld || !isOutdated || this.isInTransaction()) throw error;
        return this.carryOut<T>(text, values);
      }
    });
  }

  private async carryOut<T>(text: string, values: unknown[]): Promise<Results<T>> {
    const { name, takes, gives } = this.kept.get(text) ?? (await this.keep(text));
    const told = values.map((value, at) => this.inWords(value, nth(takes, at)));
    const bound = serialize.bind({ statement: name, values: told });
    return resultOf<T>(await this.say(bound, serialize.execute({})), gives, this.parsers);
  }

  private async keep(text: string): Promise<Kept> {
    const name = `kept_${++this.count}`;
    const told = await this.say(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const fields = told.find((one) => one instanceof RowDescriptionMessage)?.fields ?? [];
    const gives = fields.map((field) => ({ name: field.name, type: field.dataTypeID }));
    const kept = { name, takes: parse.parseDescribeStatementResults(told), gives };
    this.kept.set(text, kept);
    return kept;
  }

  /** Several messages in one way to the database and back; the first failure is thrown once it is ready again. */
  private say(...asked: Uint8Array[]): Promise<Told> {
    const closing = this.over.splice(0).map((name) => serialize.close({ type: "S", name }));
    return this.execProtocolStream(Buffer.concat([...closing, ...asked, serialize.sync()]));
  }

  private inWords(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    return this.serializers[type]?.(value) ?? String(value);
  }
}

function resultOf<T>(told: Told, gives: Kept["gives"], parsers: PGlite["parsers"]): Results<T> {
  const columns = gives.map(({ name, type }) => ({ name, type, parse: parsers[type] }));
  const rows: T[] = [];
  let affectedRows = 0;
  for (const message of told) {
    if (message instanceof DataRowMessage) {
      const row: Record<string, unknown> = {};
      columns.forEach(({ name, type, parse }, at) => {
        const field = message.fields[at] ?? null;
        row[name] = field === null || !parse ? field : parse(field, type);
      });
      rows.push(row as T);
    } else if (message instanceof CommandCompleteMessage) {
      // `INSERT 0 5`, `UPDATE 3`: how many rows it changed; `SELECT 2` changed none.
      const [, changed] = /^(?:INSERT|UPDATE|DELETE|MERGE)\b.* (\d+)$/.exec(message.text) ?? [];
      affectedRows += Number(changed ?? 0);
    }
  }
  return { rows, affectedRows, fields: gives.map(({ name, type }) => ({ name, dataTypeID: type })) };
}
