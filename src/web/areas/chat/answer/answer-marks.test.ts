import { describe, expect, test } from "vitest";
import { parseMarkdown } from "#contract/text/markdown.ts";
import {
  forClient,
  linesCiting,
  markUnsupported,
  piecesOf,
  plainText,
  questionsIn,
  strengthOf,
  titleOf,
  withoutMarks,
  withoutUnsupported,
} from "./answer-marks.ts";

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

  test("what no passage bears is left out on request, with the line that it leaves empty", () => {
    expect(withoutUnsupported(content, [liked])).toBe("The CV names Kafka. [1]");
    const list = "She knows:\n\n- Kafka [1]\n- Klingon\n\nShe led 40 people. She lives in Hoorn. [2]";
    const place = (words: string) => ({ start: list.indexOf(words), end: list.indexOf(words) + words.length });
    expect(withoutUnsupported(list, [place("Klingon"), place("She led 40 people.")])).toBe(
      "She knows:\n\n- Kafka [1]\n\nShe lives in Hoorn. [2]",
    );
    expect(withoutUnsupported("She likes it.", [{ start: 0, end: 13 }])).toBe("");
    expect(withoutUnsupported(content, [{ start: 30, end: 900 }])).toBe(content);
  });

  test("a stretch outside the text, or within another, marks nothing", () => {
    const marked = markUnsupported(content, [
      { start: 0, end: 19 },
      { start: 4, end: 9 },
      { start: 30, end: 900 },
    ]);
    expect(marked.match(/\uE000/g)).toHaveLength(1);
  });

  test("sentences that follow each other bear one mark, on one line", () => {
    const text = "One. Two. \nThree. Four [1] Five.";
    const stretch = (sentence: string) => ({ start: text.indexOf(sentence), end: text.indexOf(sentence) + sentence.length });
    const marked = markUnsupported(text, ["One.", "Two.", "Three.", "Five."].map(stretch));
    expect(marked).toBe("\uE000One. Two.\uE001 \n\uE000Three.\uE001 Four [1] \uE000Five.\uE001");
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
    expect(questionsIn("- Where did you do this? Why: the vacancy asks it. [1]\n- No question.")).toEqual(["Where did you do this?"]);
  });

  test("for a client, without the yes that answered the recruiter and what the vacancy alone says", () => {
    const content = "Yes, at Veerstroom: “Moved a 1.4 TB database to partitioned tables”. [1]\n\nThe vacancy lists it as a must. [2]";
    const told = forClient(content, (n) => n === 2);
    expect(told).toBe("At Veerstroom: “Moved a 1.4 TB database to partitioned tables”. [1]");
    expect(strengthOf(told)).toEqual({
      title: "Moved a 1.4 TB database to partitioned tables",
      text: "At Veerstroom: “Moved a 1.4 TB database to partitioned tables”.",
    });
    expect(strengthOf("Ten years of Python. [1]").title).toBe("Ten years of Python");
    expect(strengthOf("**Kafka in practice.** At Veerstroom, over Kafka. [1]")).toEqual({
      title: "Kafka in practice",
      text: "At Veerstroom, over Kafka.",
    });
    expect(forClient("The vacancy asks it. [2]", () => true)).toBe("The vacancy asks it. [2]");
  });

  test("about one of several candidates, in the lines that cite that one", () => {
    const content = "Two fit.\n\n- Noor: Python. [1][2]\n- Tess: Go. [3]";
    expect(linesCiting(content, (n) => n === 3)).toBe("- Tess: Go. [3]");
    expect(linesCiting(content, (n) => n === 9)).toBe(content);
  });

  test("a title ends at a word", () => {
    expect(titleOf("Yes: ten years of Python. [1] More.")).toBe("Yes");
    expect(titleOf("Rebuilt the dispatch platform of Vaartzicht Logistiek in Python and FastAPI. [1]")).toBe(
      "Rebuilt the dispatch platform of Vaartzicht Logistiek in",
    );
  });
});
