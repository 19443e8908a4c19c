import type { Config } from "#server/config.ts";
import { currentRequest } from "#server/parts/telemetry/request.ts";
import type { Log } from "./parts.ts";

/**
 * Lines on standard output and error. Never the content of a CV, a letter or a token: what failed, where, and the request it failed
 * for. As `json` each is an object of its own with `time` (UTC), `level`, `event` and, where it is a request's, `request_id`; as
 * `text` people read it, and events are the same objects.
 */
export function openLog(format: Config["log_format"]): Log {
  const line = (level: "info" | "error", event: string, fields: object) => {
    const request_id = currentRequest()?.id;
    return JSON.stringify({ time: new Date().toISOString(), level, event, ...(request_id && { request_id }), ...fields });
  };
  return {
    event: (event, fields) => console.log(line("info", event, fields)),
    info: (text) => console.log(format === "json" ? line("info", "note", { message: text.trim() }) : text),
    error: (error) =>
      console.error(
        format === "json"
          ? line("error", "fault", { message: describe(error) })
          : [new Date().toISOString(), currentRequest()?.id, describe(error)].filter(Boolean).join(" "),
      ),
  };
}

/** Why something failed, in closed words and numbers: what kind of error, its code where it has one, and where in the code. */
export function reasonOf(error: unknown): { error: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = codesOf(error);
  const at = /\/(src\/[\w./-]+\.ts:\d+)/.exec(error.stack ?? "")?.[1];
  return { error: error.constructor.name, ...(code && { code }), ...(at && { at }) };
}

/** What the system, the database, a mail server or a model's provider calls a failure. */
function codesOf(error: Error): string {
  const { code, responseCode, statusCode } = error as { code?: unknown; responseCode?: unknown; statusCode?: unknown };
  const isCode = (one: unknown) => typeof one === "number" || (typeof one === "string" && /^\w{1,40}$/.test(one));
  return [code, responseCode, statusCode].filter(isCode).join(" ");
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return withoutContent(String(error));
  const cause = error.cause === undefined ? "" : `\n  because ${describe(error.cause)}`;
  const said = isAboutValues(error) ? codesOf(error) || "…" : withoutContent(error.message);
  return `${error.name}: ${said}${framesOf(error)}${cause}`;
}

/** The lines of a stack that tell places: what stands before them repeats the message. */
const framesOf = ({ stack = "" }: Error) => (/(?:\n {4}at [^\n]+)+$/.exec(stack) ?? [""])[0];

/** Errors that quote what they were given: of a parser, of the database about a value (class 22 of its codes), of a model's library. */
const isAboutValues = (error: Error) =>
  error instanceof SyntaxError || /^22/.test(String((error as { code?: unknown }).code)) || error.name.startsWith("AI_");

const MOST_OF_MESSAGE = 500;
const EMAIL = /[^\s"'<>@]+@[^\s"'<>@]+/g;
/** Digits as telephones and numbers of identity have them; neither a part of an id nor a moment. */
const NUMBER = /(?<![\w.:-])\+?\d[\d ()/-]{6,}\d(?![\w:-])/g;
const QUERY = /\?[^\s"']+=[^\s"']*/g;
const QUOTED = /"[^"]*"|(?<!\w)'[^']*'(?!\w)|`[^`]*`/g;
/** A quoted name of ours: a table's or a column's, or the path of a file, which is made of ids. */
const isName = (quoted: string) => /^.([a-z][a-z0-9_.]*|(\/[\w.-]+)+).$/.test(quoted);

/** A message without what others wrote: libraries put addresses and pieces of texts into theirs. */
function withoutContent(message: string): string {
  return message
    .slice(0, MOST_OF_MESSAGE)
    .replace(QUOTED, (quoted) => (isName(quoted) ? quoted : "…"))
    .replace(EMAIL, "…@…")
    .replace(QUERY, "?…")
    .replace(NUMBER, "…");
}
