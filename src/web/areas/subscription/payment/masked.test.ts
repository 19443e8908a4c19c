import { expect, test } from "vitest";
import { fitsMask } from "./masked.ts";

test.each([
  ["sanne@proffer.example", "s••••@p••••.example", true],
  ["Sanne@Proffer.Example", "s••••@p••••.example", true],
  ["s@p.example", "s••••@p••••.example", true],
  ["anouk@proffer.example", "s••••@p••••.example", false],
  ["sanne@lindekade.example", "s••••@p••••.example", false],
  ["sanne@proffer.test", "s••••@p••••.example", false],
  ["s+a.b@proffer.example", "s••••@p••••.example", true],
  ["(@[.example", "(••••@[••••.example", true],
])("%s behind %s: %s", (email, mask, fits) => {
  expect(fitsMask(email, mask)).toBe(fits);
});
