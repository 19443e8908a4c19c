import { expect, test } from "vitest";
import { calls, plain, plainJob } from "./assurance/texts/calls.ts";
import { hostileTexts, readersTexts } from "./support/hostile-texts.ts";

const LENGTH = 2000;
const LONG = 200_000;

test("there are more than 2,200 hostile texts, all of the length asked for", () => {
  const texts = [...hostileTexts, ...readersTexts];
  expect(new Set(texts.map(({ of }) => of(LENGTH))).size).toBeGreaterThan(2200);
  expect(texts.filter(({ of }) => of(LENGTH).length !== LENGTH).map(({ name }) => name)).toEqual([]);
});

/** What of a result says where it stands in a text, and doesn't: as its path, to where. */
function misplaced(result: unknown, texts: readonly string[], path = ""): string[] {
  if (typeof result !== "object" || result === null) return [];
  // Anything may stand in a result; what is looked at is asked for its kind first.
  const { start, end, quote, source } = result as Record<string, unknown>;
  const below = Object.entries(result).flatMap(([key, value]) => misplaced(value, texts, `${path}.${key}`));
  if (typeof start !== "number" || typeof end !== "number") return below;
  const isOfText = typeof quote === "string" && (source === undefined || source === "cv");
  const stands = 0 <= start && start <= end && (!isOfText || texts.some((text) => text.slice(start, end) === quote));
  return stands ? below : [...below, `${path}: ${start} to ${end}`];
}

/** Of each weakness one: runs of blanks, many numbers, letters that fold into two, lines, skills, a mixture. */
const CHOSEN = ["tab, in rows", "ordinal, in rows", "sharp s", "line", "skill", "mixture 7"];

// How long each takes, on all of them, and how it grows: `npm run assurance -- texts`.
test.each(CHOSEN)("every call takes 200,000 characters of %s, and what it quotes stands there", (name) => {
  const text = hostileTexts.find((one) => one.name === name)?.of(LONG) ?? "";
  expect(text).toHaveLength(LONG);
  const faults = Object.entries(calls).flatMap(([call, made]) => {
    try {
      const result = made(text)();
      const own = (result as { text?: string } | undefined)?.text ?? "";
      return misplaced(result, [text, own, plain.cv_text ?? "", plainJob.description ?? ""]).map((fault) => `${call}${fault}`);
    } catch (failure) {
      return [`${call}: ${failure}`];
    }
  });
  expect(faults).toEqual([]);
});
