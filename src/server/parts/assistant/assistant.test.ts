import { afterAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { modelProviders } from "#contract/choices.ts";
import { type Manner, startAssistantServer } from "#tests/support/assistant-server.ts";
import { AssistantFailure, type Prompt, type Usage } from "./assistant.ts";
import { openModel } from "./model.ts";

const server = await startAssistantServer();
afterAll(() => server.stop());
beforeEach(() => {
  server.asked.length = 0;
});

const prompt = { system: "You help.", turns: [{ role: "user" as const, content: "Does she know Kafka?" }] };
const WORDS = ["She knows ", "Kafka."];

describe.each(modelProviders)("a model behind %s", (provider) => {
  const modelOf = (timeout_seconds: number) =>
    openModel({ provider, base_url: server.url, api_key: "key", model: "scripted", timeout_seconds, whole_seconds: 600 });

  /** What it said, and why it stopped. */
  async function said(manner: Manner, timeout_seconds = 60) {
    server.state.manner = manner;
    const told: { text: string; trouble: string | null; usage: Usage | null } = { text: "", trouble: null, usage: null };
    try {
      for await (const words of modelOf(timeout_seconds).stream(prompt, new AbortController().signal, (usage) => {
        told.usage = usage;
      }))
        told.text += words;
    } catch (error) {
      expect(error).toBeInstanceOf(AssistantFailure);
      told.trouble = (error as AssistantFailure).trouble;
    }
    return told;
  }

  test("says its words and what they cost, asked with the key and without tools", async () => {
    expect(await said({ kind: "words", words: WORDS })).toEqual({
      text: "She knows Kafka.",
      trouble: null,
      usage: { input_tokens: 321, output_tokens: 12 },
    });
    expect(server.asked[0]).toMatchObject({ model: "scripted", stream: true, authorization: expect.stringMatching(/key$/) });
    expect(server.asked[0]?.tools).toBeUndefined();
  });

  test.each([
    [{ kind: "status", status: 401 }, "refused", ""],
    [{ kind: "status", status: 429 }, "busy", ""],
    [{ kind: "status", status: 500 }, "unavailable", ""],
    [{ kind: "body", type: "text/html", body: "<html>" }, "unreadable", ""],
    [{ kind: "words", words: [] }, "empty", ""],
    [{ kind: "unfinished", words: WORDS }, "cut_off", "She knows Kafka."],
  ] as [Manner, string, string][])("in trouble (%j) it is %s, and what had come stays", async (manner, trouble, text) => {
    expect(await said(manner)).toMatchObject({ trouble, text });
  });

  test("of whose refusal without an end little is read", async () => {
    let pulled = 0;
    const body = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          pulled += 1024;
          if (pulled > 4 * 1024 * 1024) controller.error(new Error("all of it was read"));
          else controller.enqueue(new Uint8Array(1024).fill(120));
        },
      });
    const endless = openModel(
      { provider, base_url: server.url, api_key: "key", model: "scripted", timeout_seconds: 60 },
      async () => new Response(body(), { status: 500 }),
    );
    const answer = async () => {
      for await (const words of endless.stream(prompt, new AbortController().signal)) expect(words).toBe("");
    };
    await expect(answer()).rejects.toMatchObject({ trouble: "unavailable" });
    expect(pulled).toBeLessThan(256 * 1024);
  });

  test("is asked for JSON of a schema where that is wanted; a server that knows no schemas is asked without", async () => {
    const json = z.object({ verdict: z.string() });
    const wanted = { ...prompt, json };
    const words = ['{"verdict": ', '"met"}'];
    const model = modelOf(60);
    const answerTo = async (asked: Prompt) => {
      let text = "";
      for await (const part of model.stream(asked, new AbortController().signal)) text += part;
      return text;
    };
    server.state.manner = { kind: "words", words };
    expect(await answerTo(wanted)).toBe(words.join(""));
    if (provider === "anthropic") return;
    expect(server.asked[0]?.response_format).toMatchObject({ type: "json_schema", json_schema: { schema: { required: ["verdict"] } } });
    server.state.manner = { kind: "schemaless", words };
    server.asked.length = 0;
    expect([await answerTo(wanted), await answerTo(wanted)]).toEqual([words.join(""), words.join("")]);
    expect(server.asked.map(({ response_format }) => response_format !== undefined)).toEqual([true, false, false]);
  });

  test("is given up in the time there is when it never answers, and when it falls silent", async () => {
    for (const manner of [{ kind: "silent" }, { kind: "silent_after", words: WORDS }] as Manner[])
      expect((await said(manner, 0.5)).trouble).toBe("timeout");
  });

  test("hears no more once nobody listens", async () => {
    const leaving = new AbortController();
    server.state.manner = { kind: "silent_after", words: WORDS };
    for await (const words of modelOf(60).stream(prompt, leaving.signal)) if (words) break;
    expect(await server.asked[0]?.ended).toBe("hung up");
  });
});
