import fc from "fast-check";
import { expect, test } from "vitest";
import { linesOf } from "./text-lines.ts";

const text = "Noor Akkerman\n\nExperience\n• Built sites\n2018 - 2021   Planner, Drukkerij Lindeboom";

test("lines are told apart by what they are in their document; a row of a table by its cells", () => {
  const formatting = [
    { kind: "title" as const, start: 0, end: 13 },
    { kind: "heading" as const, start: 15, end: 25 },
    { kind: "item" as const, start: 26, end: 39 },
    { kind: "bold" as const, start: 28, end: 33 },
    { kind: "row" as const, start: 40, end: text.length },
  ];
  const shown = linesOf(text, formatting).map(({ kind, cells }) => [kind, ...cells.map(({ start, end }) => text.slice(start, end))]);
  expect(shown).toEqual([
    ["title", "Noor Akkerman"],
    ["blank", ""],
    ["heading", "Experience"],
    ["item", "• Built sites"],
    ["row", "2018 - 2021", "Planner, Drukkerij Lindeboom"],
  ]);
});

test("whatever the looks, the lines are the whole text", () => {
  const format = fc.record({
    kind: fc.constantFrom("row" as const, "heading" as const, "bold" as const),
    start: fc.nat(60),
    end: fc.nat(60),
  });
  fc.assert(
    fc.property(fc.string({ maxLength: 60, unit: fc.constantFrom("a", " ", "   ", "\n") }), fc.array(format), (any, formatting) => {
      const lines = linesOf(any, formatting);
      expect(lines.map(({ start, end }) => any.slice(start, end)).join("\n")).toBe(any);
      for (const { start, end, cells } of lines) expect([cells[0]?.start, cells.at(-1)?.end]).toEqual([start, end]);
    }),
  );
});
