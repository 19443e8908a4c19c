import type { ProposalRow } from "#contract/proposal/proposal.ts";
import type { Shortlist } from "#contract/proposal/shortlist.ts";
import type { SheetColumns } from "#web/kit/list/define-list.ts";

/** What a spreadsheet gets of a proposal. */
export const proposalSheet: SheetColumns<ProposalRow> = [
  ["candidate", ({ candidate_name }) => candidate_name],
  ["job", ({ job_title }) => job_title],
  ["client", ({ client_name }) => client_name],
  ["status", ({ status }) => status],
  ["language", ({ language }) => language],
  ["anonymity", ({ anonymity }) => anonymity],
  ["edition", ({ edition }) => edition],
  ["views", ({ views }) => views],
  ["last_viewed_at", ({ last_viewed_at }) => last_viewed_at, "time"],
  ["recruiter", ({ recruiter_id }, { nameOf }) => nameOf(recruiter_id)],
  ["created_at", ({ created_at }) => created_at, "time"],
  ["updated_at", ({ updated_at }) => updated_at, "time"],
  ["submitted_at", ({ submitted_at }) => submitted_at, "time"],
  ["candidate_id", ({ candidate_id }) => candidate_id],
  ["job_id", ({ job_id }) => job_id],
  ["client_id", ({ client_id }) => client_id],
  ["id", ({ id }) => id],
];

/** What a spreadsheet gets of a shortlist: who stands on it in their order, each with what the client answered. */
export const shortlistSheet: SheetColumns<Shortlist> = [
  ["title", ({ title }) => title],
  ["job", ({ job_title }) => job_title],
  ["client", ({ client_name }) => client_name],
  ["language", ({ language }) => language],
  [
    "candidates",
    ({ candidates }) =>
      candidates.map(({ candidate_name, decision }) => (decision ? `${candidate_name} (${decision})` : candidate_name)).join("; "),
  ],
  ["views", ({ shares }) => shares.reduce((sum, { views }) => sum + views, 0)],
  ["recruiter", ({ recruiter_id }, { nameOf }) => nameOf(recruiter_id)],
  ["created_at", ({ created_at }) => created_at, "time"],
  ["job_id", ({ job_id }) => job_id],
  ["id", ({ id }) => id],
];
