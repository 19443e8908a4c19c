import { describe, expect, test } from "vitest";
import { hoursAsked } from "#engine/matching/asks/hours.ts";
import { verdictOn } from "#tests/support/verdict-on.ts";

describe("hours as they are asked", () => {
  test.each([
    ["28 to 36 hours a week", { hours: 28, least: false, most: 36 }],
    ["Between 12 and 20 hours per week", { hours: 12, least: false, most: 20 }],
    ["Minimum 16 and maximum 28 hours a week", { hours: 16, least: false, most: 28 }],
    ["Up to 36 hours a week", { hours: 0, least: false, most: 36 }],
    ["A maximum of 28 hours", { hours: 0, least: false, most: 28 }],
    ["20 hours or less", { hours: 0, least: false, most: 20 }],
    ["From 16 hours a week", { hours: 16, least: true, most: null }],
    ["28+ hours", { hours: 28, least: true, most: null }],
    ["36 hours a week", { hours: 36, least: false, most: null }],
    ["Tussen de 20 en 28 uur per week", { hours: 20, least: false, most: 28 }],
    ["Minimaal 16 uur per week", { hours: 16, least: true, most: null }],
    ["Max. 28 uur", { hours: 0, least: false, most: 28 }],
    ["Tot 36 uur per week", { hours: 0, least: false, most: 36 }],
    ["24 à 32 uur", { hours: 24, least: false, most: 32 }],
    ["Vier dagen per week", { hours: 32, least: false, most: null }],
    ["Nice colleagues", null],
  ])("%s", (asked, hours) => {
    expect(hoursAsked(asked)).toEqual(hours);
  });

  test.each([
    ["met", "Up to 36 hours a week", "Available for 28 hours a week."],
    ["partly", "Up to 28 hours a week", "Available for 38 hours a week."],
    ["met", "28 to 36 hours a week", "Available for 36 hours a week."],
    ["partly", "28 to 36 hours a week", "Available for 24 hours a week."],
    ["not_met", "28 to 36 hours a week", "Available for 12 hours a week."],
    ["met", "16-24 uur per week", "Beschikbaar: 20 tot 32 uur per week."],
    ["not_met", "Minimaal 16 uur per week", "Beschikbaar: 12 uur per week."],
    ["met", "Vanaf 16 uur per week", "Beschikbaar: 32 uur per week."],
    ["unknown", "Max. 28 uur per week", "Houdt van wandelen."],
  ])("%s: %s beside %s", (verdict, asked, said) => {
    expect(verdictOn(asked, said)).toBe(verdict);
  });
});
