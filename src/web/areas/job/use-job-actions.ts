import { api } from "#contract/index.ts";
import type { Job } from "#contract/job.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { showUndo } from "#web/ui/undo-toast.tsx";
import { useWords } from "#web/words/words.ts";

const readsJobs = [api.job.list, api.job.show, ...readsMatches];
type Named = Pick<Job, "id" | "title">;

/** Opening, closing, deleting and restoring a job: done at once, told with the way back. */
export function useJobActions() {
  const t = useWords();
  const status = useAction(api.job.updateStatus, { refreshes: readsJobs });
  // The job's own matches are gone with it: asking for them again would only fail.
  const trash = useAction(api.job.remove, { refreshes: [api.job.list, api.matching.matchedJobs, api.candidate.list, api.candidate.show] });
  const bring = useAction(api.job.restore, { refreshes: readsJobs });

  const setOpen = (job: Named, open: boolean) =>
    status.mutate(
      { id: job.id, status: open ? 1 : 0 },
      {
        onSuccess: () =>
          showUndo({
            id: `status-${job.id}`,
            message: t(open ? "jobs.now_open" : "jobs.now_closed", { title: job.title }),
            undoLabel: t("common.undo"),
            closeLabel: t("common.close"),
            onUndo: () => status.mutate({ id: job.id, status: open ? 0 : 1 }),
          }),
      },
    );
  const restore = (id: string, onDone?: () => void) => bring.mutate({ id }, { onSuccess: () => onDone?.() });
  const remove = (job: Named, onDone?: () => void) =>
    trash.mutate(
      { id: job.id },
      {
        onSuccess: () => {
          showUndo({
            id: `trash-${job.id}`,
            message: t("jobs.trashed", { title: job.title }),
            undoLabel: t("common.undo"),
            closeLabel: t("common.close"),
            onUndo: () => restore(job.id),
          });
          onDone?.();
        },
      },
    );
  return { setOpen, remove, restore, isBusy: status.isPending || trash.isPending || bring.isPending };
}
