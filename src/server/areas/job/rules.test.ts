import { expect, test } from "vitest";
import { requirementsIn } from "./rules.ts";

const must = { text: "Python", kind: "must" as const };

test("a quote that stands where it says keeps its place", () => {
  expect(requirementsIn("You know Python.", [{ ...must, quote: "Python", start: 9, end: 15 }])[0]).toMatchObject({
    quote: "Python",
    start: 9,
    end: 15,
  });
});

test("a quote whose text moved gets its new place", () => {
  expect(requirementsIn("Well, you know Python.", [{ ...must, quote: "Python", start: 9, end: 15 }])[0]).toMatchObject({
    start: 15,
    end: 21,
  });
});

test("a quote that left the text leaves the requirement without a place", () => {
  expect(requirementsIn("You know Go.", [{ ...must, quote: "Python", start: 9, end: 15 }])[0]).toMatchObject({
    text: "Python",
    quote: null,
    start: null,
    end: null,
  });
});

test("a new requirement gets an id, a known one keeps its own", () => {
  const id = "0193e4a0-0000-7000-8000-000000000001";
  const [made, kept] = requirementsIn(null, [must, { ...must, id }]);
  expect(made?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(kept?.id).toBe(id);
});
