import { expect, test } from "vitest";
import { passagesOf, quoteAround } from "./passages.ts";

test("a quote never takes a whole line of 160,000 characters, and never half a letter", () => {
  for (const piece of ["Utrecht Amsterdam ", "x😀"]) {
    const text = piece.repeat(160_000 / piece.length);
    const passage = passagesOf(text)[0] ?? { start: 0, end: 0 };
    const { start, end } = quoteAround(text, passage, passage);
    expect(end - start).toBeGreaterThan(100);
    expect(end - start).toBeLessThanOrEqual(2000);
    expect(text.slice(start, end).isWellFormed()).toBe(true);
  }
});

test("a sentence that was found is quoted whole", () => {
  const text = `Noor ${"bouwde dit, en ".repeat(60)}klaar.`;
  const passage = passagesOf(text)[0] ?? { start: 0, end: 0 };
  expect(quoteAround(text, passage, passage)).toEqual({ start: 0, end: text.length });
});
