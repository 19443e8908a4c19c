import { api } from "#contract/index.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { showUndo } from "#web/ui/undo-toast.tsx";
import { useWords } from "#web/words/words.ts";

/** The calls that tell of proposals. */
export const readsProposals = [api.proposal.list, api.proposal.show, api.candidate.show, api.job.list, api.job.showProposals];

/** Deleting and restoring a proposal: done at once, told with the way back. */
export function useProposalActions() {
  const t = useWords();
  const trash = useAction(api.proposal.remove, { refreshes: [api.proposal.list, api.candidate.show, api.job.list, api.job.showProposals] });
  const bring = useAction(api.proposal.restore, { refreshes: readsProposals });
  const restore = (id: string) => bring.mutate({ id });
  const remove = (proposal: { id: string; candidate_name: string }, onDone?: () => void) =>
    trash.mutate(
      { id: proposal.id },
      {
        onSuccess: () => {
          showUndo({
            id: `trash-${proposal.id}`,
            message: t("proposals.trashed", { name: proposal.candidate_name }),
            undoLabel: t("common.undo"),
            closeLabel: t("common.close"),
            onUndo: () => restore(proposal.id),
          });
          onDone?.();
        },
      },
    );
  return { remove, restore, isBusy: trash.isPending || bring.isPending };
}
