import type { BodyInput } from "#contract/call.ts";
import type { api } from "#contract/index.ts";
import type { ProposalStatus } from "#contract/proposal/proposal.ts";
import { among, asked, id, listReader } from "#web/kit/list/address.ts";

/** The steps of a proposal in their order; each is part of the address. */
export const steps = ["start", "strengths", "brand", "information", "cover-letter", "requirements", "review"] as const;
export type Step = (typeof steps)[number];
export const isStep = (value: string): value is Step => (steps as readonly string[]).includes(value);

/** What the address of a proposal holds: that the notes on it stand open. */
export const readProposalSearch = ({ notes }: Record<string, unknown>): { notes?: boolean | undefined } => ({
  notes: notes === true || undefined,
});

export const proposalViews = ["draft", "sent", "answered", "shortlists", "trash"] as const;
export const proposalsSorts = ["created_at", "candidate", "job", "client", "status"] as const;
export const proposalStatuses = [
  "draft",
  "submitted",
  "viewed",
  "interview",
  "accepted",
  "declined",
  "withdrawn",
] as const satisfies readonly ProposalStatus[];

/** What the address of the proposals list holds; a default stays out of it. */
export const readProposalsSearch = listReader({
  views: proposalViews,
  sorts: proposalsSorts,
  filters: {
    status: among(proposalStatuses),
    client_id: id,
    /** Whose they are. */
    recruiter_id: id,
  },
});
export type ProposalsSearch = ReturnType<typeof readProposalsSearch>;

const statusesOf: Partial<Record<(typeof proposalViews)[number], ProposalStatus[]>> = {
  draft: ["draft"],
  sent: ["submitted", "viewed"],
  answered: ["interview", "accepted", "declined"],
};

/** The list that an address asks for. */
export const proposalsBody = ({ view, status, ...search }: ProposalsSearch): BodyInput<typeof api.proposal.list> =>
  asked({
    ...search,
    status: status ? [status] : view && statusesOf[view],
    trashed: view === "trash" || undefined,
  });
