import { describe, expect, test } from "vitest";
import { among, asked, day, declaredReaders, id, listReader, text, texts, upTo, yesNo } from "./address.ts";

const read = listReader({
  views: ["open", "trash"],
  sorts: ["name", "-created_at"],
  filters: { skills: texts(5), city: text(10), years: upTo(70), from: day, has_cv: yesNo, owner: id, status: among(["new", "old"]) },
});
const known = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe("a list's address", () => {
  test.each([
    [{ q: 112 }, { q: "112" }],
    [{ q: "" }, {}],
    [{ view: "open" }, { view: "open" }],
    [{ view: "nowhere", other: 1 }, {}],
    [{ sort: "name" }, { sort: "name" }],
    [{ sort: "-name" }, {}],
    [{ skills: "Python" }, { skills: ["Pytho"] }],
    [{ skills: ["Go", "Go", " "] }, { skills: ["Go"] }],
    [{ years: "3" }, { years: 3 }],
    [{ years: 71 }, {}],
    [{ from: "2027-04-01" }, { from: "2027-04-01" }],
    [{ from: "2027-13-01" }, {}],
    [{ has_cv: "false" }, { has_cv: false }],
    [{ has_cv: "perhaps" }, {}],
    [{ owner: "me" }, {}],
    [{ status: "old" }, { status: "old" }],
  ])("is read: %j as %j", (search, expected) => {
    expect(known(read(search))).toEqual(expected);
  });

  test("asks only what it holds, without the blanks around a search", () => {
    expect(asked({ q: "  ", city: undefined, has_cv: false })).toEqual({ has_cv: false });
    expect(asked({ q: " go " })).toEqual({ q: "go" });
  });
});

test("declared fields are read by their kind: nought counts where it is the most that is asked", () => {
  const readers = declaredReaders([
    { path: "weeks", kind: "number", min: 0, max: 52, filter: { as: "max_weeks", asks: "at_most" } },
    { path: "years", kind: "number", min: 0, max: 70, filter: { as: "min_years", asks: "at_least" } },
    { path: "free", kind: "date", filter: { as: "free_before", asks: "before" } },
    { path: "where", kind: "choice", choices: ["home", "office"], words: "x.", filter: { as: "where", asks: "is" } },
    { path: "car", kind: "yes_no", filter: { as: "has_car", asks: "is" } },
    { path: "phone", kind: "phone" },
  ]);
  const readThem = listReader({ sorts: [], filters: readers });
  const given = { max_weeks: 0, min_years: 0, free_before: "soon", where: "office", has_car: false, phone: "1" };
  expect(known(readThem(given))).toEqual({ max_weeks: 0, where: "office", has_car: false });
  expect(known(readThem({ max_weeks: "", min_years: "2.5", where: "nowhere", has_car: "perhaps" }))).toEqual({ min_years: 2.5 });
});
