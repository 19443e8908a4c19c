import type { Reply } from "#contract/call.ts";
import type { ClosedConsent, SharedConsent } from "#contract/candidate/consent.ts";
import type { Language } from "#contract/fields.ts";
import type { ClientInterview } from "#contract/interview/interview-link.ts";
import type { proposalCalls } from "./proposal-calls.ts";
import type { ClosedShare } from "./shared-proposal.ts";

export type OpenShare = Reply<typeof proposalCalls.shared>["data"];

/** What stands behind a link now: what its call replied, or why it replied nothing. */
export type LinkState =
  | { kind: "share"; share: OpenShare; interviews: ClientInterview[] }
  | { kind: "closed"; closed: ClosedShare }
  | { kind: "consent"; shared: SharedConsent }
  | { kind: "closed_consent"; closed: ClosedConsent }
  | { kind: "missing" | "failed" }
  | { kind: "too_many"; wait_seconds: number };

/** The page of a client's or candidate's link: what the server draws, and what the page's script takes over in the browser. */
export interface LinkPage {
  token: string;
  /** The page's whole address, as it was sent. */
  address: string;
  language: Language;
  /** The language was asked for in the address, so it stays there. */
  is_chosen: boolean;
  /** Whose page of a shortlist is open; null: all of them. */
  place: number | null;
  /** The day on which it is drawn, `2026-11-23`: script and server say the same. */
  today: string;
  state: LinkState;
}

/** A page drawn to HTML, before it stands in its document. */
export interface Drawing {
  title: string;
  /** The agency's colours as the text of a style. */
  colors: string;
  body: string;
  /** The file of the page that its script takes over; null where nothing can be answered. */
  script: string | null;
}
