import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locate, piecesOf, type Run } from "./passages.ts";

describe("the pieces of a marked text", () => {
  test("overlapping passages are cut at each other's borders, the shortest first", () => {
    const passages = [
      { key: "line", start: 2, end: 10 },
      { key: "word", start: 4, end: 6 },
    ];
    expect(piecesOf(12, passages)).toEqual([
      { start: 0, end: 2, keys: [] },
      { start: 2, end: 4, keys: ["line"] },
      { start: 4, end: 6, keys: ["word", "line"] },
      { start: 6, end: 10, keys: ["line"] },
      { start: 10, end: 12, keys: [] },
    ]);
  });

  test("whatever is marked, the pieces are the whole text, once", () => {
    const passage = fc.record({ key: fc.string(), start: fc.integer({ min: -5, max: 60 }), end: fc.integer({ min: -5, max: 60 }) });
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.array(passage), (text, passages) => {
        expect(
          piecesOf(text.length, passages)
            .map(({ start, end }) => text.slice(start, end))
            .join(""),
        ).toBe(text);
      }),
    );
  });
});

describe("a quote looked up on a page", () => {
  const run = (text: string, x: number, y: number): Run => ({ text, x, y, width: text.length * 10, height: 10 });
  const runs = [run("Built booking", 0, 0), run("sites in Django", 0, 20)];

  test("is found across lines and differing spaces", () => {
    expect(locate(runs, "booking  sites", 3)).toEqual([
      { page: 3, x: expect.closeTo(54.17, 1), y: 0, width: expect.closeTo(75.83, 1), height: 10 },
      { page: 3, x: 0, y: 20, width: expect.closeTo(57.69, 1), height: 10 },
    ]);
  });

  test("is not found where it doesn't stand", () => {
    expect(locate(runs, "Kubernetes", 1)).toBeNull();
    expect(locate(runs, "  ", 1)).toBeNull();
  });
});
