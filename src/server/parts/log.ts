import type { Log } from "./parts.ts";

/** Lines on standard output and error. Never the content of a CV, a letter or a token: what failed, where, and a reference. */
export const log: Log = {
  info: (text) => console.log(text),
  error: (error) => console.error(`${new Date().toISOString()} ${describe(error)}`),
};

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `\n  because ${describe(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
