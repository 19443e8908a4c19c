import { SILENT_DAYS } from "#contract/choices.ts";
import type { Proposal } from "#contract/proposal/proposal.ts";

type Told = Pick<Proposal, "status" | "thread" | "response" | "shares" | "submitted_at">;

/** What helps a proposal on that was sent; `does` is what its button does. */
export type NextAction =
  | { kind: "answer"; name: string; does: "answer" }
  | { kind: "plan" | "plan_open"; name: string; does: "write" }
  | { kind: "met" | "interview" | "accepted"; does: null }
  | { kind: "declined"; does: "matches" }
  | { kind: "no_link"; does: "send_again" }
  | { kind: "copy"; does: null }
  /** `until`: from that day on it makes sense to ask. */
  | { kind: "unopened_wait" | "opened_wait"; until: string; does: null }
  | { kind: "unopened"; days: number; does: "send_again" }
  | { kind: "silent"; days: number; does: "write" };

const DAY_MS = 86_400_000;
const daysSince = (time: string, now: number) => Math.floor((now - Date.parse(time)) / DAY_MS);
const after = (time: string, days: number) => new Date(Date.parse(time) + days * DAY_MS).toISOString();

export const isLive = ({ revoked_at, expires_at }: Proposal["shares"][number], now = Date.now()): boolean =>
  !revoked_at && Date.parse(expires_at) > now;

/** The one thing to do now; null where nothing is left to do. Who waits for an answer comes before everything. */
export function nextAction(proposal: Told, now = Date.now()): NextAction | null {
  const { status, thread, response, shares } = proposal;
  if (status === "withdrawn" || status === "draft") return null;
  const last = thread.at(-1);
  if (last?.from === "client") return { kind: "answer", name: last.name, does: "answer" };
  if (status === "accepted") return { kind: "accepted", does: null };
  if (status === "declined") return { kind: "declined", does: "matches" };
  if (status === "interview") {
    if (response?.decision !== "interview") return { kind: "interview", does: null };
    if (last && last.at > response.at) return { kind: "met", does: null };
    return { kind: response.moments.length > 0 ? "plan" : "plan_open", name: response.name, does: "write" };
  }
  const live = shares.filter((share) => isLive(share, now));
  const sent = shares.at(-1)?.created_at ?? proposal.submitted_at ?? new Date(now).toISOString();
  const opened = shares
    .flatMap(({ last_viewed_at }) => last_viewed_at ?? [])
    .sort()
    .at(-1);
  if (shares.length > 0 && live.length === 0) return { kind: "no_link", does: "send_again" };
  // Opened on a shortlist, it has no opening of its own.
  if (status === "viewed" || opened) {
    // A message of one's own starts the waiting anew.
    const since = [opened ?? sent, last?.at ?? ""].sort().at(-1) as string;
    const days = daysSince(since, now);
    return days >= SILENT_DAYS
      ? { kind: "silent", days, does: "write" }
      : { kind: "opened_wait", until: after(since, SILENT_DAYS), does: null };
  }
  if (live.length > 0 && live.every(({ recipients }) => recipients.length === 0)) return { kind: "copy", does: null };
  const days = daysSince(sent, now);
  return days >= SILENT_DAYS
    ? { kind: "unopened", days, does: "send_again" }
    : { kind: "unopened_wait", until: after(sent, SILENT_DAYS), does: null };
}
