import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSearch, soughtOf, tooMuchIn } from "./search.ts";
import { finderOf } from "./search-marks.ts";

const kinds = (text: string) =>
  readSearch(text)
    .pieces.filter(({ text: part }) => part.trim() !== "")
    .map(({ text: part, kind }) => `${part}:${kind}`);
const mistakes = (text: string) => readSearch(text).mistakes.map(({ kind, start }) => `${kind}@${start}`);
const found = (search: string, text: string) =>
  (finderOf(readSearch(search).node)?.(text) ?? []).map(([start, end]) => text.slice(start, end));

describe("a search line", () => {
  test.each([
    [
      "python AND (kafka OR sql) NOT intern",
      ["python:word", "AND:operator", "(:word", "kafka:word", "OR:operator", "sql:word", "):word", "NOT:operator", "intern:word"],
    ],
    ['"senior engineer" or lead', ['"senior engineer":phrase', "or:operator", "lead:word"]],
    ["android orders", ["android:word", "orders:word"]],
    ["zorg OF welzijn NIET stage", ["zorg:word", "OF:operator", "welzijn:word", "NIET:operator", "stage:word"]],
    ["hoofd of leider en niet stage", ["hoofd:word", "of:word", "leider:word", "en:word", "niet:word", "stage:word"]],
  ])("colours what it understands in %s", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
    expect(mistakes(text)).toEqual([]);
  });

  test.each([
    ["python AND (kafka", ["bracket_open@11"]],
    ["python) AND kafka", ["bracket_extra@6"]],
    ['python "senior eng', ["quote_open@7"]],
    ["python AND", ["operand_missing@7"]],
    ["OR python", ["operand_missing@0"]],
    ["python OR", ["operand_missing@7"]],
    ["python NOT", ["operand_missing@7"]],
    ["python AND AND kafka", ["operand_missing@11"]],
    ["python ()", ["bracket_empty@7"]],
    ["((kafka", ["bracket_open@0", "bracket_open@1"]],
  ])("says what is wrong in %s, and where", (text, expected) => {
    expect(mistakes(text)).toEqual(expected);
  });

  test("reads NOT before AND before OR", () => {
    expect(readSearch("a OR b NOT c").node).toEqual({ or: [{ term: "a" }, { and: [{ term: "b" }, { not: { term: "c" } }] }] });
    expect(readSearch("NOT NOT a").node).toEqual({ term: "a" });
  });

  test("keeps every letter of what was typed, in order, and goes on with whatever it is given", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("(", ")", '"', " ", "AND", "or", "NOT", "-", "kafka", "Ω", "\t", "İ", "++")), (parts) => {
        const text = parts.join("");
        const { pieces, mistakes: told } = readSearch(text);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
        for (const { start, end } of told) expect(end).toBeGreaterThan(start);
      }),
    );
  });

  test("reads brackets beyond any sense in one pass", () => {
    const deep = `${"(".repeat(1500)}kafka${")".repeat(1500)}`;
    expect(readSearch(deep)).toMatchObject({ node: { term: "kafka" }, mistakes: [{ kind: "too_deep", start: 50 }] });
  });
});

describe("what a search found", () => {
  test.each([
    ["kafka", "Apache Kafka and kafkaesque", ["Kafka", "kafkaesque"]],
    ['"senior engineer"', "A senior  engineer, two senior engineers", ["senior  engineer"]],
    ["cafe", "Café Brinkman", ["Café"]],
    ["c++", "C++ and C# and C", ["C++"]],
    ["c", "C++ and cobol, C", ["C", "C"]],
    ["react NOT junior", "junior React", ["React"]],
    ["istanbul", "İstanbul", ["İstanbul"]],
    ['"c++ engineer"', "a C++ engineer, a C engineer", ["C++ engineer"]],
    ["c#", "C#, C#7 and c", ["C#"]],
    ['"node js" OR node', "Node.js and nodes", ["Node.js", "nodes"]],
    ["𝒶𝒷", "x 𝒶𝒷𝒸 y", []],
    ["kafka", "", []],
  ])("%s in %s", (search, text, words) => {
    expect(found(search, text)).toEqual(words);
  });

  test("is what is looked for, never what is left out", () => {
    expect(soughtOf(readSearch("a AND (b OR NOT c) d -e").node)).toEqual({ terms: ["a", "b", "d"], phrases: [] });
    expect(finderOf(readSearch("NOT a").node)).toBeNull();
  });
});

describe("a search that is too much", () => {
  const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n}`).join(" ");
  test.each([
    [`${"a".repeat(499)}b`, null],
    [`${"a".repeat(500)}b`, "too_long"],
    [words(100), null],
    [`"${words(20)}"`, null],
    [`"${words(12)}" NOT "${words(9)}"`, "too_many_words"],
    [`(x OR ${words(21).replaceAll(" ", "-")})`, "too_many_words"],
  ])("%s", (text, expected) => {
    expect(tooMuchIn(text)).toBe(expected);
  });
});
