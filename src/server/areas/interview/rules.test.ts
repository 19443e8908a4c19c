import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { instantAt } from "#contract/text/local-time.ts";
import { feedFile, invitationFile, overlaps, slotsToKeep, uidOf } from "./rules.ts";

const event = {
  uid: uidOf("https://proffer.example", "1"),
  sequence: 0,
  starts_at: "2027-03-28T08:00:00.000Z",
  minutes: 60,
  summary: "Interview",
  description: "",
  location: null,
  link: null,
};
const people = {
  organizer: { name: "Sanne Verhoeven", email: "sanne@lindekade.example" },
  attendee: { name: "Noor", email: "noor@post.example" },
};
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

describe("an event's file", () => {
  test.each([
    ["2027-03-27", "20270327T090000Z"],
    ["2027-03-28", "20270328T080000Z"],
    ["2027-10-30", "20271030T080000Z"],
    ["2027-10-31", "20271031T090000Z"],
  ])("says 10 o'clock in Amsterdam on %s, when the clocks change, as an instant", (day, stamp) => {
    const file = invitationFile("REQUEST", { ...event, starts_at: instantAt(day, "10:00", "Europe/Amsterdam") ?? "" }, people);
    expect(linesOf(file)).toContain(`DTSTART:${stamp}`);
  });

  test("holds whatever somebody typed within its own line", () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("a\r\nBEGIN:VEVENT", 'x";CN=y', "A, B; C\\n", "\u2028ATTENDEE:mailto:x@y.example"),
    );
    const names = (file: string) => linesOf(file).map((line) => line.split(/[:;]/)[0]);
    const usual = names(invitationFile("REQUEST", { ...event, location: "x", link: "https://x.example" }, people));
    fc.assert(
      fc.property(typed, typed, (one, other) => {
        const held = { ...event, summary: one, description: other, location: other || "x", link: "https://x.example" };
        const named = { ...people, attendee: { name: one || "x", email: "noor@post.example" } };
        expect(names(invitationFile("REQUEST", held, named)).filter((name) => name !== "DESCRIPTION")).toEqual(
          usual.filter((name) => name !== "DESCRIPTION"),
        );
      }),
    );
  });

  test("of a feed invites nobody", () => {
    expect(feedFile("Lindekade", [event, { ...event, uid: "2" }])).not.toMatch(/ATTENDEE|ORGANIZER/);
  });
});

test("times to choose from stand in their order, each once, and none lies in the past", () => {
  const now = new Date("2027-01-01T00:00:00Z");
  expect(slotsToKeep(["2027-01-03T10:00:00Z", "2027-01-02T10:00:00Z", "2027-01-03T10:00:00.000Z"], now)).toEqual([
    "2027-01-02T10:00:00.000Z",
    "2027-01-03T10:00:00.000Z",
  ]);
  expect(() => slotsToKeep(["2026-12-31T10:00:00Z"], now)).toThrow();
});

test("what ends as another one begins doesn't overlap it", () => {
  const busy = [{ starts_at: "2027-01-01T10:00:00Z", ends_at: "2027-01-01T11:00:00Z" }];
  const at = (time: string) => overlaps(`2027-01-01T${time}:00Z`, 60, busy);
  expect(["08:59", "09:00", "09:01", "10:59", "11:00"].map(at)).toEqual([false, false, true, true, false]);
});
