import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastWithWhite, darkened, isColor, lightened, READABLE } from "./brand-color.ts";

test.each([
  ["#ffffff", 1],
  ["#000000", 21],
  ["#767676", 4.54],
  ["#777777", 4.48],
  ["#0000FF", 8.59],
  ["#ff0000", 4],
])("white on %s has a contrast of %d", (color, contrast) => {
  expect(contrastWithWhite(color)).toBeCloseTo(contrast, 1);
});

test("any color becomes one on which white can be read; one that is such stays", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const color = `#${value.toString(16).padStart(6, "0")}`;
      const made = darkened(color);
      expect(isColor(made)).toBe(true);
      expect(contrastWithWhite(made)).toBeGreaterThanOrEqual(READABLE);
      if (contrastWithWhite(color) >= READABLE) expect(made).toBe(color);
    }),
  );
});

test("any color becomes one that can be read on a dark page", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const made = lightened(`#${value.toString(16).padStart(6, "0")}`, "#1a1b1f");
      expect(isColor(made)).toBe(true);
      expect(contrastWithWhite("#1a1b1f") / contrastWithWhite(made)).toBeGreaterThanOrEqual(READABLE);
    }),
  );
});
