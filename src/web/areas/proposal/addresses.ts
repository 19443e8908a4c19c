import { oneOf } from "#contract/choices.ts";
/** The steps of a proposal in their order; each is part of the address. */
export const steps = ["start", "strengths", "brand", "information", "cover-letter", "requirements", "review"] as const;
export type Step = (typeof steps)[number];
export const isStep = (value: string): value is Step => (steps as readonly string[]).includes(value);

export const proposalViews = ["draft", "sent", "answered", "trash"] as const;
export type ProposalView = (typeof proposalViews)[number];

/** What the address of the proposals list holds; a default stays out of it. */
export interface ProposalsSearch {
  view?: ProposalView | undefined;
  q?: string | undefined;
  /** Whose they are. */
  recruiter_id?: string | undefined;
}

export function readProposalsSearch(search: Record<string, unknown>): ProposalsSearch {
  // The router reads `q=112` as a number.
  const q = search.q === undefined ? "" : String(search.q);
  const { recruiter_id } = search;
  return {
    view: oneOf(proposalViews, search.view),
    q: q || undefined,
    recruiter_id: typeof recruiter_id === "string" && /^[0-9a-f-]{36}$/.test(recruiter_id) ? recruiter_id : undefined,
  };
}
