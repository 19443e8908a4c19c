import * as fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startTranslationServer } from "#tests/support/translation-server.ts";
import { en } from "#web/words/en/all.ts";
import { nl } from "#web/words/nl/all.ts";
import { openChain } from "./chain.ts";
import { openLibreTranslate } from "./libretranslate.ts";
import type { Translation } from "./translation.ts";
import { openVocabulary } from "./vocabulary.ts";
import { pairs } from "./words.ts";

const server = await startTranslationServer({ api_key: "key" });
beforeEach(() => {
  server.asked.length = 0;
  server.trouble.kind = "none";
});
afterAll(() => server.stop());

const vocabulary = openVocabulary();
const libre = () => openLibreTranslate(`${server.url}/`, "key");
const implementations: [string, () => Translation][] = [
  ["the vocabulary", () => vocabulary],
  ["LibreTranslate", libre],
];

describe.each(implementations)("%s", (_name, open) => {
  test("answers one text per text, in their order", async () => {
    const { translations } = await open().translate(["candidate", " ", "job"], { target: "nl", source: "en" });
    expect(translations.map(({ translated }) => translated)).toEqual([true, false, true]);
    expect(translations[1]?.text).toBe(" ");
    expect(translations[0]?.text).not.toBe("candidate");
  });
  test("leaves texts alone that are in the language already", async () => {
    const { translations } = await open().translate(["kandidaat"], { target: "nl", source: "nl" });
    expect(translations).toEqual([{ text: "kandidaat", translated: false }]);
  });
  test("takes an empty list", async () => {
    expect((await open().translate([], { target: "en" })).translations).toEqual([]);
  });
});

describe("the product's own words", () => {
  const translate = async (text: string, target: "en" | "nl") => (await vocabulary.translate([text], { target })).translations[0];
  const inDutch = [
    ["Candidate", "Kandidaat"],
    ["NOT MET", "VOLDOET NIET"],
    ["Requirements:", "Eisen:"],
    ["dutch", "Nederlands"],
    ["Dutch, English", "Nederlands, Engels"],
    ["32-40 hours per week", "32-40 uur per week"],
    ["Full-time / part-time", "Voltijd / deeltijd"],
    ["  notice   period  ", "  opzegtermijn  "],
  ] as const;
  const inEnglish = [
    ["Opdrachtgever", "Client"],
    ["Detachering", "Secondment"],
    ["Wat we bieden:", "What we offer:"],
    ["Duits", "German"],
    ["5 jaar ervaring", "5 years of experience"],
  ] as const;
  test.each([
    ["nl", inDutch],
    ["en", inEnglish],
  ] as const)("are translated as they are written, to %s", async (target, words) => {
    const told = await Promise.all(words.map(async ([text]) => [text, await translate(text, target)]));
    expect(told).toEqual(words.map(([text, translated]) => [text, { text: translated, translated: true }]));
  });
  test("are no others, which stay as they are", async () => {
    const others = ["We are looking for a candidate.", "Zwolle", "Dutch, Klingonian", "constructor", "2.5 hours", ","];
    const told = await Promise.all(others.map((text) => translate(text, "nl")));
    expect(told).toEqual(others.map((text) => ({ text, translated: false })));
  });
  test("are those that the screens use", async () => {
    const shown = [
      [en.common.verdict, nl.common.verdict],
      [en.common.kind, nl.common.kind],
      [en.matching.stages, nl.matching.stages],
      [en.candidates.employment, nl.candidates.employment],
    ] as const;
    for (const [english, dutch] of shown)
      for (const [key, text] of Object.entries(english))
        expect(await translate(text, "nl")).toEqual({ text: (dutch as Record<string, string>)[key], translated: true });
  });
  test("each has a way there and one back", async () => {
    for (const [english, dutch] of pairs) {
      expect((await translate(english, "nl"))?.translated, english).toBe(true);
      expect((await translate(dutch, "en"))?.translated, dutch).toBe(true);
    }
  });
  test("whatever the text: what isn't translated is unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
        const answer = await translate(text, "nl");
        if (!answer?.translated) expect(answer?.text).toBe(text);
      }),
    );
  });
});

describe("a LibreTranslate server", () => {
  test("is asked once for all texts, with the key, and the language found out where none is given", async () => {
    const { provider, translations } = await libre().translate(["one", "", "two"], { target: "nl" });
    expect(server.asked).toEqual([{ q: ["one", "two"], source: "auto", target: "nl", format: "text", api_key: "key" }]);
    expect(provider).toBe("libretranslate");
    expect(translations.map(({ text }) => text)).toEqual(["[auto>nl] one", "", "[auto>nl] two"]);
  });
  test.each(["error", "short", "redirect", "garbage"] as const)(
    "that has trouble (%s) leaves the answer to our own words",
    async (kind) => {
      const errors: unknown[] = [];
      server.trouble.kind = kind;
      const chain = openChain(libre(), vocabulary, { error: (error) => errors.push(error) });
      expect(await chain.translate(["Candidate", "Something else"], { target: "nl" })).toEqual({
        provider: "vocabulary",
        translations: [
          { text: "Kandidaat", translated: true },
          { text: "Something else", translated: false },
        ],
      });
      expect(errors).toHaveLength(1);
    },
  );
  test("that refuses the key, or isn't there, fails with a reason", async () => {
    await expect(openLibreTranslate(server.url, "other").translate(["one"], { target: "nl" })).rejects.toThrow("403");
    await expect(openLibreTranslate("http://127.0.0.1:4914").translate(["one"], { target: "nl" })).rejects.toThrow();
  });
  test("answers through the chain while it is well", async () => {
    const chain = openChain(libre(), vocabulary, { error: () => {} });
    expect((await chain.translate(["Candidate"], { target: "nl", source: "en" })).translations).toEqual([
      { text: "[en>nl] Candidate", translated: true },
    ]);
  });
});
