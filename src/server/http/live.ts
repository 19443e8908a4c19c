import type * as z from "zod";
import type { Live } from "#server/core/caller.ts";

/** So often a silent stream says that it is alive: proxies close what says nothing. */
const BEAT_MS = 10_000;

export const wantsStream = (request: Request) => /\btext\/event-stream\b/i.test(request.headers.get("accept") ?? "");

export interface LiveReply {
  live: Live;
  /** Ends when the reader is gone. */
  signal: AbortSignal;
  /** The stream, once it has begun. */
  begun: Promise<Response>;
  hasBegun(): boolean;
  close(): void;
}

/** A reply as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), each checked by its schema. */
export function openLive(events: Record<string, z.ZodType>): LiveReply {
  const gone = new AbortController();
  const encoder = new TextEncoder();
  let to: ReadableStreamDefaultController<Uint8Array> | null = null;
  let beat: NodeJS.Timeout | undefined;
  let begin: (response: Response) => void = () => {};
  const begun = new Promise<Response>((resolve) => {
    begin = resolve;
  });
  let hasBegun = false;
  const write = (text: string) => to?.enqueue(encoder.encode(text));
  const end = () => {
    clearInterval(beat);
    to = null;
  };
  const live: Live = {
    begin: () => {
      if (hasBegun) return;
      hasBegun = true;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          to = controller;
        },
        cancel: () => {
          end();
          gone.abort();
        },
      });
      write(":\n\n");
      beat = setInterval(() => write(":\n\n"), BEAT_MS).unref();
      begin(
        new Response(body, {
          headers: { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store", "x-accel-buffering": "no" },
        }),
      );
    },
    tell: (event, data) => {
      const schema = events[event];
      if (!schema) throw new Error(`The call has no event ${event}`);
      live.begin();
      write(`event: ${event}\ndata: ${JSON.stringify(schema.parse(data))}\n\n`);
    },
  };
  return {
    live,
    signal: gone.signal,
    begun,
    hasBegun: () => hasBegun,
    close: () => {
      to?.close();
      end();
    },
  };
}
