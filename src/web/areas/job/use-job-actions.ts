import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { useRemoval } from "#web/kit/record/use-removal.ts";
import { useWords } from "#web/words/words.ts";

const readsJobs = [api.job.list, api.job.show, ...readsMatches];
type Named = Pick<Job, "id" | "title">;

/** Opening, closing, deleting and restoring a job: done at once, told with the way back. */
export function useJobActions() {
  const t = useWords();
  const undo = useUndo();
  const status = useAction(api.job.updateStatus, { refreshes: readsJobs });
  const { remove, restore, isBusy } = useRemoval({
    calls: api.job,
    refreshes: readsJobs,
    // The job's own matches are gone with it: asking for them again would only fail.
    afterRemoval: [api.job.list, api.matching.matchedJobs, api.candidate.list, api.candidate.show],
  });
  const setOpen = ({ id, title }: Named, open: boolean) => {
    const change = (isOpen: boolean) => ({ id, status: isOpen ? 1 : 0 }) as const;
    status.mutate(change(open), {
      onSuccess: () => undo(`status-${id}`, t(open ? "jobs.now_open" : "jobs.now_closed", { title }), () => status.mutate(change(!open))),
    });
  };
  return {
    setOpen,
    restore,
    remove: ({ id, title }: Named, onDone?: () => void) => remove(id, t("jobs.trashed", { title }), onDone),
    isBusy: status.isPending || isBusy,
  };
}
