import { APICallError, type LanguageModel, Output, StreamProviderError, streamText } from "ai";
import { type Assistant, AssistantFailure, type AssistantTrouble, type Prompt, type Usage } from "./assistant.ts";
import { addressOf, languageModel, type ModelSettings } from "./providers.ts";

const MOST_OUTPUT_TOKENS = 2000;
/** In characters: above what any answer's tokens come to. */
const LONGEST_ANSWER = 30_000;
/** In bytes as they come from the provider, whose frames weigh many times their words. */
const LONGEST_RESPONSE = 8 * 1024 * 1024;
/** The same of a refusal, of which little is read. */
const LONGEST_REFUSAL = 64 * 1024;

/** A model behind an HTTP API, reached by `through`. */
export function openModel(settings: ModelSettings, through: typeof fetch = (...given) => fetch(...given)): Assistant {
  const { provider, model, timeout_seconds, whole_seconds = 3 * timeout_seconds } = settings;
  // Loaded with the first question.
  let opened: Promise<LanguageModel> | undefined;
  const language = () => {
    opened ??= languageModel(settings, carefulFetch(through));
    return opened;
  };
  const timeout = { chunkMs: Math.round(timeout_seconds * 1000), totalMs: Math.round(whole_seconds * 1000) };
  let takesSchema = true;
  async function* stream(prompt: Prompt, signal: AbortSignal, used?: (usage: Usage) => void): AsyncIterable<string> {
    let refused = false;
    if (prompt.json && takesSchema)
      try {
        return yield* wordsOf(await language(), prompt, timeout, signal, used);
      } catch (error) {
        if (!isAboutFormat(error)) throw error;
        refused = true;
      }
    yield* wordsOf(await language(), { ...prompt, json: undefined }, timeout, signal, used);
    // Only what is answered without one was refused for its schema.
    if (refused) takesSchema = false;
  }
  const { host } = new URL(addressOf(settings));
  return {
    about: `${model} at ${settings.base_url ? host : provider}`,
    provider,
    model,
    host,
    timeout_seconds,
    stream,
  };
}

async function* wordsOf(
  model: LanguageModel,
  { system, turns, json, most_tokens = MOST_OUTPUT_TOKENS }: Prompt,
  timeout: { chunkMs: number; totalMs: number },
  signal: AbortSignal,
  used?: (usage: Usage) => void,
): AsyncIterable<string> {
  const ended = new AbortController();
  // The library's own limit on the first word begins with the response: a server that never answers would have the whole time.
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    ended.abort();
  }, timeout.chunkMs);
  const { stream } = streamText({
    model,
    instructions: system,
    messages: turns,
    maxOutputTokens: most_tokens,
    temperature: 0,
    ...(json && { output: Output.object({ schema: json }) }),
    // The person decides about another try.
    maxRetries: 0,
    timeout,
    abortSignal: AbortSignal.any([signal, ended.signal]),
    telemetry: { isEnabled: false },
    // Told by the stream's own parts below.
    onError: () => undefined,
  });
  let length = 0;
  try {
    for await (const part of stream) {
      if (part.type === "text-delta" || part.type === "reasoning-delta") clearTimeout(late);
      if (part.type === "text-delta") {
        const room = LONGEST_ANSWER - length;
        length += part.text.length;
        if (part.text) yield part.text.slice(0, room);
        if (length > LONGEST_ANSWER) throw new AssistantFailure("too_long");
      } else if (part.type === "error") throw new AssistantFailure(troubleOf(part.error), part.error);
      else if (part.type === "abort") throw new AssistantFailure("timeout");
      else if (part.type === "finish") {
        used?.({ input_tokens: part.totalUsage.inputTokens ?? null, output_tokens: part.totalUsage.outputTokens ?? null });
        if (part.finishReason === "content-filter") throw new AssistantFailure("refused");
        if (part.finishReason === "length") throw new AssistantFailure("too_long");
        // A provider that has finished says why.
        if (part.rawFinishReason === undefined) throw new AssistantFailure("cut_off");
        if (length === 0) throw new AssistantFailure("empty");
      }
    }
  } catch (error) {
    if (isLate) throw new AssistantFailure("timeout", error);
    throw error instanceof AssistantFailure ? error : new AssistantFailure(troubleOf(error), error);
  } finally {
    clearTimeout(late);
    ended.abort();
  }
}

/** A server that doesn't know schemas refuses what asks for one, before it says anything. */
const isAboutFormat = (error: unknown): boolean =>
  error instanceof AssistantFailure &&
  APICallError.isInstance(error.cause) &&
  [400, 404, 415, 422, 501].includes(error.cause.statusCode ?? 0);

function troubleOf(error: unknown): AssistantTrouble {
  for (let cause = error, depth = 0; cause && depth < 6; cause = (cause as { cause?: unknown }).cause, depth++) {
    if (cause instanceof AssistantFailure) return cause.trouble;
    if ((cause as { name?: string }).name === "TimeoutError") return "timeout";
  }
  if (APICallError.isInstance(error) || StreamProviderError.isInstance(error)) return troubleOfStatus(error.statusCode);
  const { name, message } = error as { name?: string; message?: string };
  if (/without a finish reason/.test(message ?? "")) return "cut_off";
  if (name === "AI_JSONParseError" || name === "AI_TypeValidationError" || name === "AI_InvalidResponseDataError") return "unreadable";
  return "cut_off";
}

function troubleOfStatus(status: number | undefined): AssistantTrouble {
  if (status === undefined) return "unavailable";
  // It had begun to answer.
  if (status < 300) return "cut_off";
  if (status === 429) return "busy";
  if (status === 408 || status === 504) return "timeout";
  return status >= 500 ? "unavailable" : "refused";
}

/** The key goes to the server that was named and to no other; what isn't an event stream, or never ends, isn't read. */
const carefulFetch =
  (through: typeof fetch): typeof fetch =>
  async (input, init) => {
    let response: Response;
    try {
      response = await through(input, { ...init, redirect: "error" });
    } catch (error) {
      if (init?.signal?.aborted) throw error;
      throw new AssistantFailure("unavailable", error);
    }
    if (!response.ok) {
      const bounded = response.body?.pipeThrough(upTo(LONGEST_REFUSAL, (controller) => controller.terminate()));
      return new Response(bounded, response);
    }
    if (!/^text\/event-stream\b/i.test(response.headers.get("content-type") ?? "") || !response.body) {
      await response.body?.cancel();
      throw new AssistantFailure("unreadable");
    }
    const bounded = upTo(LONGEST_RESPONSE, (controller) => controller.error(new AssistantFailure("too_long")));
    return new Response(response.body.pipeThrough(bounded), response);
  };

/** Lets so many bytes through; what is beyond them ends it in the way that is given. */
function upTo(most: number, end: (controller: TransformStreamDefaultController<Uint8Array>) => void) {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.length;
      if (bytes > most) end(controller);
      else controller.enqueue(chunk);
    },
  });
}
