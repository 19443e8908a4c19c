import type { Config } from "#server/config.ts";
import type { Log } from "./parts.ts";

/**
 * Lines on standard output and error. Never the content of a CV, a letter or a token: what failed, where, and a reference. As `json`
 * each is an object of its own with `time` (UTC), `level` and `event`; as `text` people read it, and events are the same objects.
 */
export function openLog(format: Config["log_format"]): Log {
  const line = (level: "info" | "error", event: string, fields: object) =>
    JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  return {
    event: (event, fields) => console.log(line("info", event, fields)),
    info: (text) => console.log(format === "json" ? line("info", "note", { message: text.trim() }) : text),
    error: (error) =>
      console.error(
        format === "json" ? line("error", "fault", { message: describe(error) }) : `${new Date().toISOString()} ${describe(error)}`,
      ),
  };
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `\n  because ${describe(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
