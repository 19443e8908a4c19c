import { expect, test } from "vitest";
import { maskOf } from "#engine/anonymity/mask/mask.ts";
import { checkAnswer } from "#engine/chat/check/check.ts";
import { passagesOf } from "#engine/chat/passages.ts";
import { recordsFrom } from "#tests/eval/chat/records.ts";
import { NOOR } from "#tests/support/pair.ts";
import { endsSentence, mendingPrompt, titleOf } from "./rules.ts";

test("a talk is called after its question, on one line and shortened at a word", () => {
  expect(titleOf("  Does she\nknow   Kafka? ")).toBe("Does she know Kafka?");
  expect(titleOf("word ".repeat(40))).toBe(`${"word ".repeat(16).trim()}…`);
  expect(titleOf("x".repeat(200))).toBe(`${"x".repeat(80)}…`);
});

test.each([
  ["She knows Kafka", false],
  ["She knows Kafka.", false],
  ["She knows Kafka. [3]", false],
  ["She knows Kafka [3]. And", true],
  ["- Kafka\n- Py", true],
  ["Version 1.4 of it", false],
])("of %j a sentence has ended, and another begun: %j", (text, isEnded) => {
  expect(endsSentence(text, 0)).toBe(isEnded);
});

test("what its passages don't bear is asked for once more, with what is wrong, and nobody's name", () => {
  const about = recordsFrom(NOOR, null);
  const passages = passagesOf(about);
  const [{ n }] = passages as [(typeof passages)[number]];
  const raw = `Noor led 40 people [${n}]. Noor works.`;
  const { turns } = mendingPrompt(
    { system: "You help.", turns: [] },
    raw,
    checkAnswer(raw, passages, about),
    maskOf(about.candidate ? [about.candidate] : []),
  );
  expect(turns.map(({ role }) => role)).toEqual(["assistant", "user"]);
  expect(turns[1]?.content).toContain(`led 40 people [${n}]`);
  expect(turns[1]?.content).toContain("“40 people” isn't the number");
  expect(turns[1]?.content).not.toContain("Noor");
});
