import type { ClientThread, ThreadMessage } from "#contract/proposal/proposal.ts";

/** As the client reads it. */
export const toClient = (thread: readonly ThreadMessage[]): ClientThread =>
  thread.map(({ id, from, name, text, at }) => ({ id, from, name, text, at }));
