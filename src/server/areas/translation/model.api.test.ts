import { afterAll, expect, test } from "vitest";
import { api } from "#contract/index.ts";
import { startAssistantServer } from "#tests/support/assistant-server.ts";
import { startTestServer } from "#tests/support/server.ts";

const model = await startAssistantServer();
const server = await startTestServer({ settings: { ASSISTANT_BASE_URL: model.url, ASSISTANT_MODEL: "scripted" } });
const { send } = await server.signIn();
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const texts = ["Mail noor@post.example about the job.", " "];

test("a language model translates where there is one, without contact data", async () => {
  model.state.manner = { kind: "words", words: ['["Mail {{EMAIL_1}} ', 'over de vacature."]'] };
  const { data } = await send(api.translation.translate, { texts, target: "nl", source: "en" });
  expect(data).toEqual({
    provider: "openai-compatible",
    service: "answered",
    translations: [
      { text: "Mail noor@post.example over de vacature.", translated: true },
      { text: " ", translated: false },
    ],
  });
  expect(model.prompts()).not.toContain("noor@post.example");
});

test("where it fails, the product's own words are translated and the rest comes back as it is", async () => {
  for (const words of [["no JSON"], ['["one text of two"]'], []]) {
    model.state.manner = { kind: "words", words };
    const { data } = await send(api.translation.translate, { texts: ["Candidate", ...texts], target: "nl", source: "en" });
    expect([data.provider, data.service]).toEqual(["vocabulary", "silent"]);
    expect(data.translations.map(({ text }) => text)).toEqual(["Kandidaat", ...texts]);
  }
});

test("long texts are translated in batches; what one of them fails at comes back as it is, and the rest is translated", async () => {
  const long = (word: string) => `${word} ${"works in a warehouse. ".repeat(150)}`;
  const asked = ["Anna", "Bram", "Carlos"].map(long);
  model.asked.length = 0;
  model.state.manner = {
    kind: "answers",
    to: ({ messages }) => {
      const texts = JSON.parse(messages.at(-1)?.content ?? "[]") as string[];
      return texts.some((text) => text.startsWith("Bram")) ? "I'd rather not" : JSON.stringify(texts.map((text) => text.toUpperCase()));
    },
  };
  const { data } = await send(api.translation.translate, { texts: asked, target: "nl", source: "en" });
  expect(model.asked).toHaveLength(3);
  expect(data.translations.map(({ translated }) => translated)).toEqual([true, false, true]);
  expect(data.translations.map(({ text }) => text)).toEqual([asked[0]?.toUpperCase(), asked[1], asked[2]?.toUpperCase()]);
});
