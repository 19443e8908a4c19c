import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskOf } from "#engine/anonymity/mask/mask.ts";
import { noor } from "#tests/support/proposals.ts";
import { titleOf, writingOf } from "./rules.ts";

test("a talk is called after its question, on one line and shortened at a word", () => {
  expect(titleOf("  Does she\nknow   Kafka? ")).toBe("Does she know Kafka?");
  expect(titleOf("word ".repeat(40))).toBe(`${"word ".repeat(16).trim()}…`);
  expect(titleOf("x".repeat(200))).toBe(`${"x".repeat(80)}…`);
});

describe("what a model writes", () => {
  const written = (pieces: string[], offered = 3) => {
    const mask = maskOf([noor]);
    mask.hide("Noor van der Hazelaar. Ask Noor.");
    const numbers = new Map<number, number>();
    const writing = writingOf(mask, (n) => {
      if (n > offered) return null;
      numbers.set(n, numbers.get(n) ?? numbers.size + 1);
      return numbers.get(n) as number;
    });
    return [...pieces.map((piece) => writing.add(piece)), writing.end()].join("");
  };

  test.each([
    ["She knows Kafka [3]. And Python [1][3].", "She knows Kafka [1]. And Python [2][1]."],
    ["Both [3, 1].", "Both [1][2]."],
    ["Never offered [9]. Half offered [9; 2].", "Never offered. Half offered [1]."],
    ["Ask {{PERSON_1}} or {{ person_1b }}.", "Ask Noor van der Hazelaar or Noor."],
    ["A list [x] and {one} and {{two}} and [", "A list [x] and {one} and {{two}} and ["],
    ["Open {{PERSON_1", "Open {{PERSON_1"],
  ])("%j is read as %j, however it is cut", (text, read) => {
    expect(written([text])).toBe(read);
    expect(written([...text])).toBe(read);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 6 }), (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), text.length];
        expect(written(at.slice(1).map((end, index) => text.slice(at[index], end)))).toBe(read);
      }),
    );
  });
});
