import { describe, expect, test } from "vitest";
import { jobsBody, readJobSearch, readJobsSearch } from "./addresses.ts";

const known = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe("the address of the jobs list", () => {
  test.each([
    [{}, {}],
    [{ view: "open" }, { status: 1 }],
    [{ view: "closed", q: " react " }, { status: 0 }],
    [{ view: "trash" }, { trashed: true }],
    [{ view: "nowhere", recruiter_id: "me" }, {}],
  ])("asks the server, for %j, for %j", (search, expected) => {
    expect(known(jobsBody(readJobsSearch(search)))).toMatchObject(expected);
  });
});

test.each([
  [{ tab: "board" }, { tab: "board" }],
  [{ tab: "matches" }, {}],
  [
    { candidate: "a", edit: true },
    { candidate: "a", edit: true },
  ],
  [{ candidate: 7, edit: "true" }, {}],
])("the address of a job takes %j as %j", (search, expected) => {
  expect(known(readJobSearch(search))).toEqual(expected);
});
