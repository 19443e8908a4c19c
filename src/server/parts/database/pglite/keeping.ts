import { messages, PGlite, type PGliteOptions, protocol, type Results, type Transaction } from "@electric-sql/pglite";
import { LRUCache } from "lru-cache";
import { nth } from "#contract/nth.ts";

const { Parser, serialize } = protocol;

/** As many are kept, the least recently asked leave first: of the largest, lists of candidates, these are 40 MB. */
const KEPT = 150;
/** A plan was made for tables of the size they had then: it is made anew as they grow. */
const KEPT_MS = 60_000;
/** So long statements follow each other before anything else has its turn, in milliseconds. */
const IN_A_ROW_MS = 10;

/** A statement that the database has parsed: by which name, what it takes and what it gives, each as PostgreSQL's number of the type. */
interface Kept {
  name: string;
  takes: number[];
  gives: { name: string; type: number; read: PGlite["parsers"][number] | undefined }[];
}

/**
 * PGlite, which keeps the statements it is asked. By itself it parses and plans each anew, in six messages that it answers one by one:
 * on most that costs more than to carry it out. What was parsed is the database's own to throw away when a table changes.
 */
export class KeepingPGlite extends PGlite {
  private readonly kept = new LRUCache<string, Kept>({
    max: KEPT,
    ttl: KEPT_MS,
    ttlResolution: 0,
    dispose: ({ name }) => this.over.push(name),
  });
  /** Names of statements that nobody will ask again, to be told with the next. */
  private readonly over: string[] = [];
  private count = 0;
  private readonly before: (text: string) => void;
  private turnAt = 0;

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
      await this.letOthers(); // in its place among the others: a transaction that ends meanwhile ends after it
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

  /**
   * The database works in the thread by which everybody is answered, and one statement after the other never leaves it: work of many
   * would keep every request waiting until its end.
   */
  private async letOthers(): Promise<void> {
    if (performance.now() - this.turnAt < IN_A_ROW_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    this.turnAt = performance.now();
  }

  private async carryOut<T>(text: string, values: unknown[]): Promise<Results<T>> {
    const { name, takes, gives } = this.kept.get(text) ?? (await this.keep(text));
    const told = values.map((value, at) => this.inWords(value, nth(takes, at)));
    const bound = serialize.bind({ statement: name, values: told });
    return resultOf<T>(await this.say(bound, serialize.execute({})), gives);
  }

  private async keep(text: string): Promise<Kept> {
    const name = `kept_${++this.count}`;
    const told = await this.say(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const kept: Kept = { name, takes: [], gives: [] };
    new Parser().parse(told, (message) => {
      if (message instanceof messages.ParameterDescriptionMessage) kept.takes = message.dataTypeIDs;
      if (message instanceof messages.RowDescriptionMessage)
        kept.gives = message.fields.map(({ name, dataTypeID: type }) => ({ name, type, read: this.parsers[type] }));
    });
    this.kept.set(text, kept);
    return kept;
  }

  /** Several messages in one way to the database and back. A failure is thrown once it is ready again. */
  private async say(...asked: Uint8Array[]): Promise<Buffer> {
    const closing = this.over.splice(0).map((name) => serialize.close({ type: "S", name }));
    const pieces: Buffer[] = [];
    // The database writes the next piece where this one stands.
    const onRawData = (piece: Uint8Array) => void pieces.push(Buffer.from(piece));
    await this.execProtocolRawStream(Buffer.concat([...closing, ...asked, serialize.sync()]), { onRawData });
    const told = Buffer.concat(pieces);
    for (const { kind } of messagesIn(told)) if (kind === "E") throw failureIn(told);
    return told;
  }

  private inWords(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    return this.serializers[type]?.(value) ?? String(value);
  }
}

function failureIn(told: Buffer): unknown {
  let failure: unknown;
  new Parser().parse(told, (message) => {
    if (message instanceof messages.DatabaseError) failure ??= message;
  });
  return failure;
}

/** Each message by its letter, and where what it says begins: after the letter and its length. */
function* messagesIn(told: Buffer) {
  for (let at = 0; at < told.length; at += 1 + told.readInt32BE(at + 1))
    yield { kind: String.fromCharCode(nth(told, at)), from: at + 5, to: at + 1 + told.readInt32BE(at + 1) };
}

/** Rows, in the words of the protocol: how many fields, and each with its length before it; -1 is null. */
function resultOf<T>(told: Buffer, gives: Kept["gives"]): Results<T> {
  const rows: T[] = [];
  let affectedRows = 0;
  for (const { kind, from, to } of messagesIn(told)) {
    if (kind === "D") {
      const row: Record<string, unknown> = {};
      let at = from + 2;
      for (const { name, type, read } of gives) {
        const length = told.readInt32BE(at);
        at += 4;
        const text = length < 0 ? null : told.toString("utf8", at, at + length);
        at += Math.max(0, length);
        row[name] = text === null || !read ? text : read(text, type);
      }
      // Its columns are those of the statement: what they are called and hold, the query's type says.
      rows.push(row as T);
    } else if (kind === "C") {
      // `INSERT 0 5`, `UPDATE 3`: how many rows it changed; `SELECT 2` changed none.
      const [, changed] = /^(?:INSERT|UPDATE|DELETE|MERGE)\b.* (\d+)/.exec(told.toString("latin1", from, to)) ?? [];
      affectedRows += Number(changed ?? 0);
    }
  }
  return { rows, affectedRows, fields: gives.map(({ name, type }) => ({ name, dataTypeID: type })) };
}
