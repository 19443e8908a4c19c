import { AsyncLocalStorage } from "node:async_hooks";

/** The request that something is done for: at once, or by a task that it queued. */
interface ForRequest {
  /** Goes out with the answer (`X-Request-Id`), and stands in each line that is logged meanwhile. */
  id: string;
  /** Where spans hang that begin meanwhile, as whoever makes them knows it; null where no traces are sent. */
  span: object | null;
}

const requests = new AsyncLocalStorage<ForRequest | undefined>();

export const forRequest = <T>(request: ForRequest, work: () => T): T => requests.run(request, work);
/** For work that a request begins, and that is done for others as well. */
export const forNoRequest = <T>(work: () => T): T => requests.run(undefined, work);
/** Undefined outside any request: at the start, and in what the clock begins. */
export const currentRequest = (): ForRequest | undefined => requests.getStore();
