import { expect, test } from "vitest";
import type { ActivityLine } from "#contract/dashboard.ts";
import { toldLines } from "./activity-lines.ts";

let number = 0;
const line = (kind: ActivityLine["kind"], time: string, more: Partial<ActivityLine> = {}): ActivityLine => ({
  id: `${number++}`,
  kind,
  actor_name: "Sanne Verhoeven",
  is_own: true,
  candidate: { id: `c${number}`, name: "Noor" },
  job: null,
  proposal_id: null,
  to: null,
  names: null,
  at: `2026-11-19T${time}:00.000Z`,
  ...more,
});
const told = (lines: ActivityLine[]) => toldLines(lines).map((each) => [each.line.kind, each.count]);

test("eight CVs that somebody drops at once are one line", () => {
  expect(told(Array.from({ length: 8 }, () => line("created", "11:02")))).toEqual([["created", 8]]);
});

test("another person, another hour, another kind of record, or a proposal is a line of its own", () => {
  expect(
    told([
      line("created", "11:02"),
      line("created", "11:01", { actor_name: "Tom Brand", is_own: false }),
      line("created", "09:30", { actor_name: "Tom Brand", is_own: false }),
      line("created", "09:29", {
        actor_name: "Tom Brand",
        is_own: false,
        candidate: null,
        job: { id: "j", title: "Welder", client_name: null },
      }),
      line("proposal_submitted", "09:28"),
      line("proposal_submitted", "09:27"),
    ]),
  ).toEqual([
    ["created", 1],
    ["created", 1],
    ["created", 1],
    ["created", 1],
    ["proposal_submitted", 1],
    ["proposal_submitted", 1],
  ]);
});

test("that matches were brought up to date is nothing to tell", () => {
  expect(told([line("matched", "11:02"), line("note", "11:01")])).toEqual([["note", 1]]);
});
