import { describe, expect, test } from "vitest";
import { readSearch } from "./search-words.ts";

const kinds = (text: string) =>
  readSearch(text)
    .pieces.filter(({ text: part }) => part.trim() !== "")
    .map(({ text: part, kind }) => `${part}:${kind}`);

describe("a search line", () => {
  test.each([
    [
      "python AND (kafka OR sql) NOT intern",
      ["python:word", "AND:operator", "(:word", "kafka:word", "OR:operator", "sql:word", "):word", "NOT:operator", "intern:word"],
    ],
    ['"senior engineer" or lead', ['"senior engineer":phrase', "or:operator", "lead:word"]],
    ["android orders", ["android:word", "orders:word"]],
  ])("colours what it understands in %s", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
    expect(readSearch(text).mistake).toBeNull();
  });

  test.each([
    ["python AND (kafka", "bracket_open", "("],
    ["python) AND kafka", "bracket_extra", ")"],
    ['python "senior eng', "quote_open", '"senior eng'],
  ])("says what is wrong in %s, and where", (text, mistake, place) => {
    const read = readSearch(text);
    expect(read.mistake).toBe(mistake);
    expect(read.pieces.find(({ kind }) => kind === "mistake")?.text).toBe(place);
  });

  test("keeps every letter of what was typed, in order", () => {
    for (const text of ['  a  "b c" (d) ', "((", '"', "", "a\tb"]) {
      expect(
        readSearch(text)
          .pieces.map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  });
});
