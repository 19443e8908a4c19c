import { expect, test } from "vitest";
import { templateOf, thatFit } from "./columns.ts";
import type { Column } from "./define-list.ts";

const column = (key: string, width: Column["width"], leaves?: number): Column => ({
  key,
  name: () => key,
  width,
  ...(leaves !== undefined && { leaves }),
});
const columns = [column("name", [100, 2]), column("city", [80, 1], 2), column("tags", [80, 1], 1), column("owner", [48, 0])];
const plain = { hasTicks: false, hasAction: false, isTrash: false };
const keys = (width: number, beside = plain) => thatFit(columns, width, beside).map(({ key }) => key);

test("the lowest number leaves first where the room is short; what has none stays", () => {
  const whole = 56 + 100 + 80 + 80 + 48 + 3 * 20;
  expect(keys(whole)).toEqual(["name", "city", "tags", "owner"]);
  expect(keys(whole - 1)).toEqual(["name", "city", "owner"]);
  expect(keys(whole - 101)).toEqual(["name", "owner"]);
  expect(keys(10)).toEqual(["name", "owner"]);
});

test("a column that somebody added leaves after those that everybody has", () => {
  const rate = { ...column("rate", [80, 0], 1), isExtra: true };
  const left = (width: number) => thatFit([...columns, rate], width, plain).map(({ key }) => key);
  expect(left(56 + 100 + 80 + 48 + 80 + 3 * 20)).toEqual(["name", "city", "owner", "rate"]);
  expect(left(10)).toEqual(["name", "owner"]);
});

test("boxes and actions take room too", () => {
  const whole = 56 + 100 + 80 + 80 + 48 + 3 * 20;
  expect(keys(whole + 27, { ...plain, hasTicks: true })).toEqual(["name", "city", "owner"]);
  expect(keys(whole + 28 + 48, { ...plain, hasTicks: true, hasAction: true })).toEqual(["name", "city", "tags", "owner"]);
});

test("all of them until the width is known", () => {
  expect(keys(0)).toHaveLength(4);
});

test("a share takes what is left, no share its least", () => {
  expect(templateOf(columns, { ...plain, hasTicks: true, hasAction: true })).toBe(
    "8px minmax(100px, 2fr) minmax(80px, 1fr) minmax(80px, 1fr) 48px 28px",
  );
});
