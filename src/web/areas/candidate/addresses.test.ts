import { describe, expect, test } from "vitest";
import { listBody, readCandidateSearch, readCandidatesSearch } from "./addresses.ts";

const known = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe("the address of the candidates list", () => {
  test.each([
    [{ q: 112 }, { q: "112" }],
    [{ sort: "-created_at" }, {}],
    [{ sort: "-best_match" }, { sort: "-best_match" }],
    [{ sort: "salary" }, {}],
    [{ skills: "Python" }, { skills: ["Python"] }],
    [{ skills: ["Python", "Python", ""] }, { skills: ["Python"] }],
    [{ min_years: "3" }, { min_years: 3 }],
    [{ min_years: -1 }, {}],
    [{ available_before: "2027-04-01" }, { available_before: "2027-04-01" }],
    [{ available_before: "soon" }, {}],
    [{ has_cv: "false" }, { has_cv: false }],
    [{ recruiter_id: "0193e4a0-0000-7000-8000-00000000000f" }, { recruiter_id: "0193e4a0-0000-7000-8000-00000000000f" }],
    [{ recruiter_id: "me" }, {}],
    [{ view: "trash" }, { view: "trash" }],
    [{ view: "nowhere", other: 1 }, {}],
  ])("takes %j as %j", (search, expected) => {
    expect(known(readCandidatesSearch(search))).toEqual(expected);
  });

  test("asks the server for exactly what it holds", () => {
    expect(listBody({})).toEqual({});
    expect(listBody({ view: "check", q: "  " })).toEqual({ unchecked: true });
    expect(listBody({ view: "trash", skills: ["Go"], has_cv: false })).toEqual({ trashed: true, skills: ["Go"], has_cv: false });
  });
});

test("the address of a candidate takes a passage only as two numbers", () => {
  expect(known(readCandidateSearch({ passage: "10-24", tab: "files" }))).toEqual({ passage: "10-24", tab: "files" });
  expect(known(readCandidateSearch({ passage: "10-", tab: "profile" }))).toEqual({});
});
