import { EventSourceParserStream } from "eventsource-parser/stream";
import type * as z from "zod";
import type { BodyInput, Call } from "#contract/call.ts";
import { NotReached, notReached, reach, readEnvelope, refused, type SendOptions, statusOf } from "./api.ts";

type Events = Record<string, z.ZodType>;
/** What a call tells while it answers: the name of an event and what came with it. */
export type StreamEvent<E extends Events> = { [Name in keyof E & string]: { name: Name; data: z.output<E[Name]> } }[keyof E & string];

/** Makes one call of the contract and gives its events, of the type `E`, as they come. Throws as `send` does. */
export async function* stream<C extends Call, E extends Events>(
  call: C,
  body: BodyInput<C>,
  options: SendOptions = {},
): AsyncGenerator<StreamEvent<E>> {
  const isStream = (reply: Response) => reply.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  const { response, text, asked } = await reach(call, body, "text/event-stream", options, async (reply) =>
    reply.status === 200 && isStream(reply) ? "" : reply.text(),
  );
  if (!isStream(response) || response.status !== 200) {
    const envelope = readEnvelope(text);
    const status = statusOf(response, envelope);
    if (status !== null && status !== 200) throw refused(status, envelope, asked);
  }
  if (!response.body || !isStream(response)) throw new NotReached("other", new Error("The answer isn't a stream"));
  const reader = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw notReached(cause, options);
      });
      if (done) return;
      if (value.event) yield { name: value.event, data: JSON.parse(value.data) } as StreamEvent<E>;
    }
  } finally {
    // Whoever stops listening hangs up.
    await reader.cancel().catch(() => {});
  }
}
