import { oneOf } from "#contract/choices.ts";
import type { ProposalStatus } from "#contract/proposal.ts";

/** The steps of a proposal in their order; each is part of the address. */
export const steps = ["start", "strengths", "brand", "information", "cover-letter", "requirements", "review"] as const;
export type Step = (typeof steps)[number];
export const isStep = (value: string): value is Step => (steps as readonly string[]).includes(value);

export const proposalViews = ["draft", "sent", "answered", "shortlists", "trash"] as const;
export type ProposalView = (typeof proposalViews)[number];

/** What the address of the proposals list holds; a default stays out of it. */
export interface ProposalsSearch {
  view?: ProposalView | undefined;
  q?: string | undefined;
  sort?: ProposalsSort | undefined;
  status?: ProposalStatus | undefined;
  client_id?: string | undefined;
  /** Whose they are. */
  recruiter_id?: string | undefined;
}
export const proposalsSorts = ["created_at", "candidate", "job", "client", "status"] as const;
export type ProposalsSort = (typeof proposalsSorts)[number];
export const proposalStatuses = [
  "draft",
  "submitted",
  "viewed",
  "interview",
  "accepted",
  "declined",
  "withdrawn",
] as const satisfies readonly ProposalStatus[];

export function readProposalsSearch(search: Record<string, unknown>): ProposalsSearch {
  // The router reads `q=112` as a number.
  const q = search.q === undefined ? "" : String(search.q);
  const idOf = (value: unknown) => (typeof value === "string" && /^[0-9a-f-]{36}$/.test(value) ? value : undefined);
  return {
    view: oneOf(proposalViews, search.view),
    q: q || undefined,
    sort: oneOf(proposalsSorts, search.sort),
    status: oneOf(proposalStatuses, search.status),
    client_id: idOf(search.client_id),
    recruiter_id: idOf(search.recruiter_id),
  };
}
