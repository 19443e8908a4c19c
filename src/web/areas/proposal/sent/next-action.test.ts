import { describe, expect, test } from "vitest";
import type { Proposal } from "#contract/proposal/proposal.ts";
import { nextAction } from "./next-action.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString();
const share = (more: Partial<Proposal["shares"][number]> = {}): Proposal["shares"][number] => ({
  id: "0193e4a0-0000-7000-8000-000000000001",
  url: null,
  recipients: [{ name: "Marjan", email: "marjan@halderstroom.example" }],
  has_password: false,
  expires_at: ago(-20),
  revoked_at: null,
  views: 0,
  last_viewed_at: null,
  created_at: ago(1),
  ...more,
});
const message = (from: "client" | "recruiter", at: string) => ({ id: at, from, name: "Marjan", text: "?", at, seen_at: null });
const said = (decision: "interview" | "question", at: string, moments: string[] = []) => ({
  decision,
  comment: null,
  reason: null,
  name: "Marjan",
  moments,
  at,
});
const of = (more: Partial<Proposal>) =>
  nextAction({ status: "submitted", thread: [], response: null, shares: [share()], submitted_at: ago(1), ...more }, now);

describe("what to do next", () => {
  test.each<[string, Partial<Proposal>, object | null]>([
    ["waits for three days while nobody opens it", {}, { kind: "unopened_wait", until: ago(-2) }],
    ["says so when they are over", { shares: [share({ created_at: ago(3) })] }, { kind: "unopened", days: 3, does: "send_again" }],
    ["counts from the last sending", { shares: [share({ created_at: ago(9) }), share()] }, { kind: "unopened_wait" }],
    ["sends a link oneself that nobody was mailed", { shares: [share({ recipients: [] })] }, { kind: "copy" }],
    [
      "gives a reader three days",
      { status: "viewed", shares: [share({ last_viewed_at: ago(1), views: 1 })] },
      { kind: "opened_wait", until: ago(-2) },
    ],
    [
      "asks a reader who stays silent",
      { status: "viewed", shares: [share({ last_viewed_at: ago(4), views: 2 })] },
      { kind: "silent", days: 4 },
    ],
    [
      "gives as long again to who was asked",
      { status: "viewed", thread: [message("recruiter", ago(1))], shares: [share({ last_viewed_at: ago(4) })] },
      { kind: "opened_wait" },
    ],
    ["knows an opening on a shortlist", { status: "viewed" }, { kind: "opened_wait" }],
    ["answers before everything else", { status: "declined", thread: [message("client", ago(1))] }, { kind: "answer", name: "Marjan" }],
    [
      "plans an interview by the client's moments",
      { status: "interview", response: said("interview", ago(1), ["Tuesday"]) },
      { kind: "plan" },
    ],
    ["or by one's own", { status: "interview", response: said("interview", ago(1)) }, { kind: "plan_open" }],
    [
      "leaves an interview alone that was written about",
      { status: "interview", response: said("interview", ago(2)), thread: [message("recruiter", ago(1))] },
      { kind: "met", does: null },
    ],
    ["sends anew when no link is open", { shares: [share({ revoked_at: ago(0) })] }, { kind: "no_link" }],
    ["and when the time of all is over", { shares: [share({ expires_at: ago(0.1) })] }, { kind: "no_link" }],
    ["looks further after a no", { status: "declined" }, { kind: "declined", does: "matches" }],
    ["leaves what was withdrawn alone", { status: "withdrawn" }, null],
  ])("%s", (_, more, expected) => {
    if (expected === null) expect(of(more)).toBeNull();
    else expect(of(more)).toMatchObject(expected);
  });
});
