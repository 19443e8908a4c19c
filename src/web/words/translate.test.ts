import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { languages } from "#contract/text/languages.ts";
import { type WordKey, wordsFrom } from "./translate.ts";

const words = {
  seats: {
    taken_zero: "no seat",
    taken_one: "{{count}} seat of {{max}}",
    taken_other: "{{count}} seats of {{max}}",
    free_one: "one",
    free_other: "{{count}}",
  },
  plain: "Plain",
};
const t = wordsFrom([words]) as (key: string, values?: object) => string;

test("names are filled in as often as they stand there; what isn't given is left out", () => {
  const names = wordsFrom([{ hello: "{{name}}, {{name}} of {{place}}{{none}}" }]) as typeof t;
  expect(names("hello", { name: "{{place}} $& <b>", place: "Zaandam" })).toBe("{{place}} $& <b>, {{place}} $& <b> of Zaandam");
});

test("a count chooses its form; without a form of its own, none is as many", () => {
  expect([0, 1, 2, 1.5].map((count) => t("seats.taken", { count, max: 3 }))).toEqual([
    "no seat",
    "1 seat of 3",
    "2 seats of 3",
    "1.5 seats of 3",
  ]);
  expect(t("seats.free", { count: 0 })).toBe("0");
  expect(t("plain", { count: 2 })).toBe("Plain");
});

test("words that come later are found, and go before those that were there", () => {
  const trees = [{ a: { b: "first" } }] as Parameters<typeof wordsFrom>[0] & unknown[];
  const late = wordsFrom(trees);
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(late("a.c" as WordKey)).toBe("a.c");
  expect(told).toHaveBeenCalledWith("No words for a.c");
  trees.push({ a: { c: "third" } });
  expect([late("a.b" as WordKey), late("a.c" as WordKey)]).toEqual(["first", "third"]);
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});

test("what runs before the app knows the languages that the app does", () => {
  const written = /const languages = (\[[^\]]*\]);/.exec(readFileSync("src/web/public/boot.js", "utf8"))?.[1];
  expect(JSON.parse(written ?? "[]")).toEqual(languages);
});
