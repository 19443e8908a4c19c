import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { nth } from "#contract/nth.ts";

/** What the server was asked, as OpenAI's chat protocol has it. */
export interface AskedModel {
  model: string;
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  stream: boolean;
  tools?: unknown;
  /** Which schema the answer is to have. */
  response_format?: unknown;
  authorization: string | undefined;
  /** Settled once the caller hung up, or the answer was whole. */
  ended: Promise<"hung up" | "whole">;
}

/** How it answers: as a model does, or as one that is in trouble. */
export type Manner =
  | { kind: "words"; words: string[]; after?: Promise<void>; pause_ms?: number; finish?: "stop" | "length" | "content_filter" }
  | { kind: "answers"; to: (asked: AskedModel) => string }
  /** From what was kept, without a count of tokens; null: it is out of reach. */
  | { kind: "kept"; answer: (asked: AskedModel) => string | null }
  | { kind: "status"; status: number }
  /** As a server that doesn't know schemas: what asks for one is refused. */
  | { kind: "schemaless"; words: string[] }
  | { kind: "silent" }
  | { kind: "silent_after"; words: string[] }
  | { kind: "cut"; words: string[] }
  | { kind: "unfinished"; words: string[] }
  | { kind: "drip"; word: string; pause_ms: number }
  | { kind: "flood"; bytes: number; shape: "words" | "one_line" }
  | { kind: "body"; type: string; body: string }
  | { kind: "frames"; frames: string[] }
  | { kind: "error_frame"; words: string[] };

/**
 * As much of OpenAI's chat protocol as a client needs (`POST /v1/chat/completions`, streamed; `GET /v1/models`), answering as it is told to; of
 * Anthropic's (`POST /v1/messages`) whole, unfinished and silent answers. It keeps every prompt, so that a test sees what left the
 * product.
 */
export async function startAssistantServer() {
  const asked: AskedModel[] = [];
  /**
   * `key`: any other one is refused. `models`: what it lists; null: it has no list. `look`: what a second look at a sentence finds missing;
   * null: it is answered as everything else, and kept among what was asked. `look_after`: not before that; null: at once.
   */
  const state: {
    look_after: Promise<void> | null;
    manner: Manner;
    key: string | null;
    models: object[] | null;
    look: ((sentence: string) => string | null) | null;
  } = {
    manner: { kind: "words", words: ["Hello."] },
    look: null,
    look_after: null,
    key: null,
    models: [{ id: "scripted" }],
  };
  /** The second looks, where `look` answers them. */
  const looks: AskedModel[] = [];
  const lookedAt = ({ messages }: AskedModel): string => {
    const sentences = (messages.at(-1)?.content ?? "").matchAll(/<sentence n="(\d+)"[^>]*>(.*?)<\/sentence>/gs);
    return JSON.stringify({
      sentences: [...sentences].map(([, n, text = ""]) => {
        const missing = state.look?.(text) ?? null;
        return { n: Number(n), says: missing === null ? "all" : "part", missing };
      }),
    });
  };
  /** When the first word went out, for who measures. */
  const firstWordAt: number[] = [];

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += String(chunk);
    });
    request.on("end", () => void answer(request, response, body));
  });

  async function answer(request: IncomingMessage, response: ServerResponse, body: string) {
    const ended = new Promise<"hung up" | "whole">((resolve) => {
      response.on("close", () => resolve(response.writableFinished ? "whole" : "hung up"));
    });
    const isAnthropic = request.url === "/v1/messages";
    const authorization = request.headers.authorization ?? (request.headers["x-api-key"] as string | undefined);
    if (state.key !== null && ![state.key, `Bearer ${state.key}`].includes(authorization ?? ""))
      return void response
        .writeHead(401, { "content-type": "application/json" })
        .end(`{"error":{"message":"Wrong key: ${authorization}"}}`);
    if (request.method === "GET" && request.url?.startsWith("/v1/models") && state.models)
      return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ data: state.models }));
    if (!isAnthropic && !request.url?.endsWith("/v1/chat/completions")) return void response.writeHead(404).end();
    const question: AskedModel = { ...JSON.parse(body), authorization, ended };
    const isLook = state.look !== null && question.messages[0]?.content.startsWith("You check sentences");
    (isLook ? looks : asked).push(question);
    const manner: Manner = isLook
      ? { kind: "words", words: [lookedAt(question)], ...(state.look_after && { after: state.look_after }) }
      : state.manner;
    const isThere = () => !response.destroyed;
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const isRefused = manner.kind === "schemaless" && nth(asked, asked.length - 1).response_format !== undefined;
    const kept = manner.kind === "kept" ? manner.answer(nth(asked, asked.length - 1)) : null;
    if (manner.kind === "status" || isRefused || (manner.kind === "kept" && kept === null)) {
      const status = manner.kind === "status" ? manner.status : isRefused ? 400 : 503;
      response.writeHead(status, { "content-type": "application/json" });
      return void response.end(JSON.stringify({ error: { message: "No", type: "error" } }));
    }
    if (manner.kind === "body") return void response.writeHead(200, { "content-type": manner.type }).end(manner.body);
    if (manner.kind === "silent") return;
    response.writeHead(200, { "content-type": "text/event-stream" });
    const frame = (text: string) => response.write(`data: ${text}\n\n`);
    const event = (type: string, more: object) => response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`);
    if (isAnthropic) {
      const message = {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: "scripted",
        content: [],
        stop_reason: null,
        stop_sequence: null,
      };
      event("message_start", { message: { ...message, usage: { input_tokens: 321, output_tokens: 1 } } });
      event("content_block_start", { index: 0, content_block: { type: "text", text: "" } });
      for (const text of "words" in manner ? manner.words : [])
        event("content_block_delta", { index: 0, delta: { type: "text_delta", text } });
      if (manner.kind === "silent_after") return;
      if (manner.kind === "unfinished") return void response.end();
      event("content_block_stop", { index: 0 });
      event("message_delta", { delta: { stop_reason: "end_turn", stop_sequence: null }, usage: { output_tokens: 12 } });
      event("message_stop", {});
      return void response.end();
    }
    const chunk = (delta: object, more: object = {}, beside: object = {}) =>
      frame(
        JSON.stringify({
          id: "chatcmpl-1",
          object: "chat.completion.chunk",
          created: 1,
          model: "scripted",
          choices: [{ index: 0, delta, finish_reason: null, ...more }],
          ...beside,
        }),
      );
    const say = (word: string) => chunk({ content: word });
    const finish = (reason: string) => {
      // Mistral tells it with the end, others after it.
      const usage = { prompt_tokens: 321, completion_tokens: 12, total_tokens: 333 };
      const isMistral = request.headers["user-agent"]?.includes("ai-sdk-mistral");
      chunk({}, { finish_reason: reason }, isMistral ? { usage } : {});
      if (!isMistral && kept === null)
        frame(
          JSON.stringify({
            id: "chatcmpl-1",
            object: "chat.completion.chunk",
            created: 1,
            model: "scripted",
            choices: [],
            usage,
          }),
        );
      frame("[DONE]");
      response.end();
    };
    switch (manner.kind) {
      case "answers":
        say(manner.to(nth(asked, asked.length - 1)));
        return finish("stop");
      case "kept":
        say(kept ?? "");
        return finish("stop");
      case "schemaless":
      case "words":
        if (manner.kind === "words") await manner.after;
        chunk({ role: "assistant", content: "" });
        firstWordAt.push(performance.now());
        for (const word of manner.words) {
          if (!isThere()) return;
          say(word);
          if (manner.kind === "words" && manner.pause_ms) await pause(manner.pause_ms);
        }
        return finish((manner.kind === "words" && manner.finish) || "stop");
      case "silent_after":
        for (const word of manner.words) say(word);
        return;
      case "cut":
        for (const word of manner.words) say(word);
        await pause(20);
        return void response.destroy();
      case "unfinished":
        for (const word of manner.words) say(word);
        return void response.end();
      case "drip":
        while (isThere()) {
          say(manner.word);
          await pause(manner.pause_ms);
        }
        return;
      case "flood": {
        const piece = "word ".repeat(200);
        if (manner.shape === "one_line") response.write("data: ");
        for (let sent = 0; sent < manner.bytes && isThere(); sent += piece.length) {
          const goesOn = manner.shape === "one_line" ? response.write(piece) : say(piece);
          if (!goesOn) await Promise.race([new Promise((resolve) => response.once("drain", resolve)), ended]);
        }
        return isThere() ? finish("stop") : undefined;
      }
      case "frames":
        for (const text of manner.frames) frame(text);
        return void response.end();
      case "error_frame":
        for (const word of manner.words) say(word);
        frame(JSON.stringify({ error: { message: "The server had an error", type: "server_error" } }));
        return void response.end();
    }
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    asked,
    looks,
    state,
    firstWordAt,
    /** Everything that left the product, as one text. */
    prompts: () => [...asked, ...looks].map(({ messages }) => messages.map(({ content }) => content).join("\n")).join("\n\n"),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
