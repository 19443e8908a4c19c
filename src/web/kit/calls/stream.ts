import { EventSourceParserStream } from "eventsource-parser/stream";
import type * as z from "zod";
import type { BodyInput, Call, Reply } from "#contract/call.ts";
import type { Failure } from "#contract/envelope.ts";
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
  const { response } = await open(call, body, options);
  if (!isStream(response)) throw new NotReached("other", new Error("The answer isn't a stream"));
  yield* eventsOf<E>(response, options);
}

/**
 * Makes a call that may take long: what it tells on the way goes to `onProgress`, and its answer is given as `send` gives it,
 * whether it streams or not. Throws as `send` does.
 */
export async function sendPatiently<C extends Call, P>(
  call: C,
  body: BodyInput<C>,
  onProgress: (progress: P) => void,
  options: SendOptions = {},
): Promise<Reply<C>> {
  const { response, envelope, asked } = await open(call, body, options);
  if (!isStream(response)) return envelope as Reply<C>;
  for await (const { name, data } of eventsOf<Events>(response, options)) {
    if (name === "done") return { data } as Reply<C>;
    if (name !== "error") onProgress(data as P);
    else throw refused((data as Failure).response_status, data as Failure, asked);
  }
  throw new NotReached("network", new Error("The answer broke off"));
}

const isStream = (reply: Response) => reply.headers.get("content-type")?.startsWith("text/event-stream") ?? false;

async function open<C extends Call>(call: C, body: BodyInput<C>, options: SendOptions) {
  const { response, text, asked } = await reach(call, body, "text/event-stream", options, async (reply) =>
    reply.status === 200 && isStream(reply) ? "" : reply.text(),
  );
  const envelope = readEnvelope(text);
  if (!isStream(response) || response.status !== 200) {
    const status = statusOf(response, envelope);
    if (status === null) throw new NotReached("other", new Error("The answer isn't an envelope"));
    if (status !== 200) throw refused(status, envelope, asked);
  }
  return { response, envelope, asked };
}

async function* eventsOf<E extends Events>(response: Response, options: SendOptions): AsyncGenerator<StreamEvent<E>> {
  if (!response.body) throw new NotReached("other", new Error("The answer isn't a stream"));
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
