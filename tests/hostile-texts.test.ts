import { expect, test } from "vitest";
import { hostileTexts } from "./support/hostile-texts.ts";

const LENGTH = 2000;

test("there are more than 543 hostile texts, all of the length asked for", () => {
  expect(new Set(hostileTexts.map(({ of }) => of(LENGTH))).size).toBeGreaterThan(543);
  for (const { name, of } of hostileTexts) expect(of(LENGTH).length, name).toBe(LENGTH);
});
