import { AsyncLocalStorage } from "node:async_hooks";
import type { ActKind, RecordKind } from "#contract/call.ts";

/** What a call does with records, as the audit trail will tell it. */
export interface Act {
  kind: ActKind;
  /** `candidate.update` */
  call: string;
  /** Which records, as far as they are known yet. */
  records: Map<RecordKind, Set<string>>;
  /** Writes it down within the transaction that has just changed records, and says what is to be done once that is committed. */
  write(trx: unknown): Promise<() => void>;
  /** Writes it down before the transaction changes them: for what takes them away. */
  writeFirst(trx: unknown): Promise<void>;
}

const acts = new AsyncLocalStorage<Act | null>();
const places = new AsyncLocalStorage<object | null>();

export const withAct = <T>(act: Act, work: () => T): T => acts.run(act, work);
/** For work that a call begins and doesn't wait for: it isn't the caller's any more, and reads where it writes. */
export const withoutAct = <T>(work: () => T): T => acts.run(null, () => places.run(null, work));
export const currentAct = (): Act | null => acts.getStore() ?? null;

/** Lets what `work` reads outside of transactions be read from another database with the same rows, given by its base handle. */
export const readElsewhere = <T>(handle: object, work: () => T): T => places.run(handle, work);
/** From where is read; null: from where is written. */
export const readsFrom = (): object | null => places.getStore() ?? null;

/** Says which records the call that runs is about, where its body and its reply don't tell in time: one it makes, or a link's. */
export function nameRecord(kind: RecordKind, id: string | null | undefined): void {
  const act = acts.getStore();
  if (act && id) addRecords(act.records, kind, [id]);
}

export function addRecords(records: Act["records"], kind: RecordKind, ids: Iterable<string>): void {
  const known = records.get(kind) ?? new Set();
  for (const id of ids) known.add(id);
  if (known.size > 0) records.set(kind, known);
}
