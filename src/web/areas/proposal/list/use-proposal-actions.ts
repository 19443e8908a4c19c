import { api } from "#contract/index.ts";
import { useRemoval } from "#web/kit/record/use-removal.ts";
import { useWords } from "#web/words/words.ts";

const readsOthers = [api.proposal.list, api.candidate.show, api.job.list, api.job.showProposals];
/** The calls that tell of proposals. */
export const readsProposals = [api.proposal.show, ...readsOthers];

/** Deleting and restoring a proposal. */
export function useProposalActions() {
  const t = useWords();
  const { remove, ...rest } = useRemoval({ calls: api.proposal, refreshes: readsProposals, afterRemoval: readsOthers });
  return {
    ...rest,
    remove: (proposal: { id: string; candidate_name: string }, onDone?: () => void) =>
      remove(proposal.id, t("proposals.trashed", { name: proposal.candidate_name }), onDone),
  };
}
