import type { Hono } from "hono";
import { readFeed } from "#server/areas/interview/feed/tasks.ts";
import { tokenHash } from "#server/core/link-token.ts";
import { sayingOf } from "#server/core/said.ts";
import type { Parts } from "#server/parts/parts.ts";

/** Seconds until a calendar program should look again. */
const FRESH = 900;

/** Feeds of interviews under their secret addresses, for calendar programs: so often an hour each, and so often an hour from a wrong address. */
export function serveCalendars(server: Hono, parts: Parts): void {
  const reads = parts.limiters.limiter({ name: "calendar", points: 60, duration: 3600 });
  server.get("/v1/calendars/:file{[A-Za-z0-9_-]{43}\\.ics}", async (c) => {
    const token = c.req.param("file").slice(0, -".ics".length);
    const isTooOften = await reads.consume(tokenHash(token).toString("base64url")).then(
      () => false,
      () => true,
    );
    if (isTooOften) return c.text("Too many requests. Try again in an hour.", 429, { "retry-after": "3600" });
    const feed = await readFeed(parts, token);
    if (!feed) return c.text("This calendar doesn't exist any more.", 404);
    const row =
      feed.candidates.size > 0 && sayingOf({ act: "read", call: "calendar", by: "link" }, null, new Map([["candidate", feed.candidates]]));
    if (row) await parts.audit.note(feed.workspace, row);
    return c.body(feed.file, 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="interviews.ics"',
      "cache-control": `private, max-age=${FRESH}`,
      "x-robots-tag": "noindex",
    });
  });
}
