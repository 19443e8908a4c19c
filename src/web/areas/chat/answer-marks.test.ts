import { describe, expect, test } from "vitest";
import { parseMarkdown } from "#contract/markdown.ts";
import { markUnsupported, piecesOf, plainText, questionsIn, titleOf, withoutMarks } from "./answer-marks.ts";

const content = "The CV names Kafka. [1] She likes it.";
const liked = { start: content.indexOf("She"), end: content.length };

describe("an answer is cut where it is marked", () => {
  test("a mark stands between its words, and an unsupported sentence has an end", () => {
    const { pieces } = piecesOf(markUnsupported(content, [liked]), false);
    expect(pieces).toEqual([
      { kind: "words", text: "The CV names Kafka.", isUnsupported: false },
      { kind: "mark", n: 1 },
      { kind: "words", text: " ", isUnsupported: false },
      { kind: "words", text: "She likes it.", isUnsupported: true },
      { kind: "end" },
    ]);
  });

  test("a marked line of a list stays a line of the list", () => {
    const list = "- She led a team.\n- She likes it.";
    const blocks = parseMarkdown(markUnsupported(list, [{ start: 0, end: list.length }]));
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({ kind: "list", items: [[{ kind: "text" }], [{ kind: "text" }]] });
  });

  test("a stretch outside the text, or within another, marks nothing", () => {
    const marked = markUnsupported(content, [
      { start: 0, end: 19 },
      { start: 4, end: 9 },
      { start: 30, end: 900 },
    ]);
    expect(marked.match(/\uE000/g)).toHaveLength(1);
  });

  test("a text can't bring borders of its own", () => {
    expect(piecesOf(markUnsupported("\uE000all of this\uE001", []), false).pieces).toEqual([
      { kind: "words", text: " all of this ", isUnsupported: false },
    ]);
  });
});

describe("an answer leaves as text", () => {
  test("without marks, and Markdown only where it is asked for", () => {
    expect(withoutMarks("**Kafka** since 2021. [1][2] So.")).toBe("**Kafka** since 2021. So.");
    expect(plainText("**Kafka** since 2021. [1]\n\n1. One [2]\n2. Two")).toBe("Kafka since 2021.\n\n1. One\n2. Two");
  });

  test("its questions are found in lists and lines", () => {
    expect(questionsIn("Ask these:\n\n1. Which cluster did you run? [1]\n2. Who was on call?\n\nThat is all.")).toEqual([
      "Which cluster did you run?",
      "Who was on call?",
    ]);
  });

  test("a title ends at a word", () => {
    expect(titleOf("Yes: ten years of Python. [1] More.")).toBe("Yes");
    expect(titleOf("Rebuilt the dispatch platform of Vaartzicht Logistiek in Python and FastAPI. [1]")).toBe(
      "Rebuilt the dispatch platform of Vaartzicht Logistiek in",
    );
  });
});
