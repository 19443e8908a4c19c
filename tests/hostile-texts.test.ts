import { expect, test } from "vitest";
import { calls } from "./assurance/texts/calls.ts";
import { hostileTexts } from "./support/hostile-texts.ts";

const LENGTH = 2000;
const LONG = 200_000;

test("there are more than 750 hostile texts, all of the length asked for", () => {
  expect(new Set(hostileTexts.map(({ of }) => of(LENGTH))).size).toBeGreaterThan(750);
  for (const { name, of } of hostileTexts) expect(of(LENGTH).length, name).toBe(LENGTH);
});

/** Of each weakness one: runs of blanks, many numbers, letters that fold into two, a mixture. How long they take: `npm run assurance -- texts`. */
const CHOSEN = ["tab, in rows", "ordinal, in rows", "sharp s", "mixture 7"];

test("every function takes 200,000 hostile characters, each its turn of four texts", () => {
  const texts = hostileTexts.filter(({ name }) => CHOSEN.includes(name));
  const failed = Object.entries(calls).flatMap(([call, made], at) => {
    const text = texts[at % texts.length];
    try {
      made(text?.of(LONG) ?? "")();
      return [];
    } catch (failure) {
      return [`${call} on ${text?.name}: ${failure}`];
    }
  });
  expect(failed).toEqual([]);
});
