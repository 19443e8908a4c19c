import { describe, expect, test } from "vitest";
import { steepness } from "./growth.ts";

const LENGTH = 16_000;
const blanks = (length: number) => `${" ".repeat(length - 1)}x`;

/** Each counts what it looks at: a loop without a result may be left out by the compiler. */
const pairs = (text: string) => () => {
  let same = 0;
  for (let one = 0; one < text.length; one++)
    for (let other = 0; other < text.length; other++) if (text.charCodeAt(one) === text.charCodeAt(other)) same++;
  return same;
};
const sorted = (text: string) => () => text.split("").sort();

describe("the timing of growth", () => {
  test.each([
    ["a loop in a loop", pairs],
    ["a pattern that looks from each blank to the end of their run", (text: string) => () => /\s+$/.test(text)],
    ["each line sought in all of them", (text: string) => () => text.split("").filter((one, at, all) => all.indexOf(`${one}${at}`) >= 0)],
  ])("tells %s", (_, call) => {
    expect(steepness(call, blanks, LENGTH)).toMatch(/ms at/);
  });

  test.each([
    ["a look at each character", (text: string) => () => text.replaceAll(" ", "-").length],
    ["a sort", sorted],
  ])("lets %s pass", (_, call) => {
    expect(steepness(call, (length) => blanks(length * 20), LENGTH)).toBeNull();
  });
});
