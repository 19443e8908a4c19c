import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AskedField,
  CUSTOM_NUMBER,
  type CustomKind,
  type CustomValue,
  checkCustomValue,
  customIdIn,
  customName,
  customPath,
  parseCustomValue,
  rangeIn,
  readCustomFilter,
  tellCustomValue,
} from "#contract/custom-field.ts";
import { languages } from "#contract/text/languages.ts";

const [NORTH, SOUTH, GONE] = [
  "11111111-1111-4111-8111-111111111111",
  "22222222-2222-4222-8222-222222222222",
  "33333333-3333-4333-8333-333333333333",
];
const choices = [
  { id: NORTH, names: { en: "North, upper", nl: "Noord" }, color: "#2443a6" },
  { id: SOUTH, names: { nl: "Zuid" }, color: "#2443a6" },
  { id: GONE, names: { en: "West" }, color: "#2443a6", is_gone: true },
];
const field = (kind: CustomKind): AskedField => ({ id: NORTH, kind, names: { nl: "Regio" }, choices });

describe("a value as it is typed or stands in a table", () => {
  test.each<[CustomKind, string, "en" | "nl", CustomValue | null | "refused"]>([
    ["text", "  two words ", "en", "two words"],
    ["text", " ", "en", null],
    ["text", "x".repeat(2001), "en", "refused"],
    ["number", "1,234.5", "en", 1234.5],
    ["number", "1.234,5", "nl", 1234.5],
    ["number", "1.234", "nl", 1234],
    ["number", "1.5", "nl", 1.5],
    ["number", "-12", "nl", -12],
    ["number", "1e3", "en", "refused"],
    ["number", "1,23", "en", "refused"],
    ["number", "9999999999999", "en", "refused"],
    ["date", "31-1-2027", "nl", "2027-01-31"],
    ["date", "31/01/2027", "en", "2027-01-31"],
    ["date", "2027-01-31T10:00:00Z", "en", "2027-01-31"],
    ["date", "2027-02-30", "en", "refused"],
    ["date", "soon", "en", "refused"],
    ["yes_no", "Ja", "en", true],
    ["yes_no", "no", "nl", false],
    ["yes_no", "perhaps", "en", "refused"],
    ["choice", "noord", "en", NORTH],
    ["choice", "North, upper", "nl", NORTH],
    ["choice", "West", "en", "refused"],
    ["choice", "East", "en", "refused"],
    ["choices", "zuid; North, upper", "en", [NORTH, SOUTH]],
    ["choices", "Zuid, Noord", "nl", [NORTH, SOUTH]],
    ["choices", "Zuid; East", "nl", "refused"],
    ["link", "www.proffer.example/a?b", "en", "www.proffer.example/a?b"],
    ["link", "javascript:alert(1)", "en", "refused"],
  ])("%s %j in %s is %j", (kind, text, language, expected) => {
    const read = parseCustomValue(field(kind), text, language);
    expect("value" in read ? read.value : "refused").toEqual(expected);
  });
});

test("what is told of a value is read back as it, in either language", () => {
  const values: Record<CustomKind, fc.Arbitrary<CustomValue>> = {
    text: fc.string({ minLength: 1, maxLength: 200 }).filter((text) => text.trim() === text),
    number: fc.double({ min: -CUSTOM_NUMBER, max: CUSTOM_NUMBER, noNaN: true }).map((value) => Math.round(value * 1000) / 1000 || 0),
    date: fc
      .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    choice: fc.constantFrom(NORTH as string, SOUTH as string),
    choices: fc.constantFrom([NORTH as string], [SOUTH as string], [NORTH as string, SOUTH as string]),
    yes_no: fc.boolean(),
    link: fc.webUrl({ validSchemes: ["https"] }).filter((url) => "value" in checkCustomValue(field("link"), url)),
  };
  for (const [kind, value] of Object.entries(values) as [CustomKind, fc.Arbitrary<CustomValue>][])
    fc.assert(
      fc.property(value, fc.constantFrom(...languages), (one, language) => {
        expect(parseCustomValue(field(kind), tellCustomValue(field(kind), one, language), language)).toEqual({ value: one });
      }),
    );
});

test("a large number keeps its digits", () => {
  expect(checkCustomValue(field("number"), 323505279432.413)).toEqual({ value: 323505279432.413 });
});

test("no text makes the reader fail, and what it takes a body may hold", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<CustomKind>("text", "number", "date", "choice", "choices", "yes_no", "link"),
      fc.string(),
      fc.constantFrom(...languages),
      (kind, text, language) => {
        const read = parseCustomValue(field(kind), text, language);
        if ("value" in read) expect(checkCustomValue(field(kind), read.value)).toEqual(read);
      },
    ),
  );
});

test("a value of another kind is named as what it isn't", () => {
  expect(checkCustomValue(field("number"), "12")).toEqual({ problem: "custom_wrong_number" });
  expect(checkCustomValue(field("choice"), "North")).toEqual({ problem: "custom_wrong_choice" });
  expect(checkCustomValue(field("choices"), [SOUTH, NORTH, SOUTH])).toEqual({ value: [NORTH, SOUTH] });
  expect(checkCustomValue(field("choices"), [])).toEqual({ value: null });
  // A record may hold what nobody chooses any more.
  expect(checkCustomValue(field("choice"), GONE)).toEqual({ value: GONE });
  expect(checkCustomValue(field("date"), "2027-13-01")).toEqual({ problem: "custom_wrong_date" });
});

test("a field is called in the reader's language, or as far as it is written", () => {
  expect(customName({ en: "Region", nl: "Regio" }, "nl")).toBe("Regio");
  expect(customName({ nl: "Regio" }, "en")).toBe("Regio");
  expect(customIdIn(`-${customPath(NORTH as string)}`)).toBe(NORTH);
  expect(customIdIn("city")).toBeNull();
});

describe("a filter", () => {
  test.each([
    ["1..5", { from: "1", to: "5" }],
    ["-3..", { from: "-3", to: null }],
    ["..2027-01-31", { from: null, to: "2027-01-31" }],
    ["..", undefined],
    ["1", undefined],
    ["a..b", undefined],
  ])("%j asks from and to", (text, expected) => {
    expect(rangeIn(text)).toEqual(expected);
  });
  test("of another kind is none", () => {
    expect(readCustomFilter(field("number"), "1..5")).toBe("1..5");
    expect(readCustomFilter(field("number"), "1-2..5")).toBeUndefined();
    expect(readCustomFilter(field("date"), "2027-01-01..")).toBe("2027-01-01..");
    expect(readCustomFilter(field("date"), "5..")).toBeUndefined();
    expect(readCustomFilter(field("choice"), [SOUTH, "else"])).toEqual([SOUTH]);
    expect(readCustomFilter(field("yes_no"), "true")).toBe(true);
    expect(readCustomFilter(field("text"), 112)).toBe("112");
  });
});
