import { AsyncLocalStorage } from "node:async_hooks";

const place = new AsyncLocalStorage<object | null>();

/** Lets what `work` reads outside of transactions be read from another database with the same rows, given by its base handle. */
export const readElsewhere = <T>(handle: object, work: () => T): T => place.run(handle, work);
/** For work that is begun meanwhile and not waited for: it may write what it has read. */
export const readHere = <T>(work: () => T): T => place.run(null, work);
/** From where is read; null: from where is written. */
export const readsFrom = (): object | null => place.getStore() ?? null;
