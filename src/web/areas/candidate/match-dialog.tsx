import { MOST_AT_ONCE } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { showUndo } from "#web/ui/states/undo-toast.tsx";
import { useWords } from "#web/words/words.ts";
import { JobChoice } from "./job-choice.tsx";

export interface MatchDialogProps {
  candidateIds: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

/** Puts candidates in a job's list by a person's choice. */
export function MatchDialog({ candidateIds, onClose, onDone }: MatchDialogProps) {
  const t = useWords();
  const refreshes = [api.matching.matchedCandidates, api.matching.matchedJobs, api.candidate.list, api.candidate.show, api.job.list];
  const unmatch = useAction(api.matching.unmatchCandidates, { refreshes });
  const match = useAction(api.matching.matchCandidates, { refreshes });
  const undoAll = async (id: string, pinned: readonly string[]) => {
    for (const candidate_ids of inParts(pinned)) await unmatch.mutateAsync({ id, candidate_ids });
  };
  const matchAll = async ({ id, title }: { id: string; title: string }) => {
    const pinned: string[] = [];
    for (const candidate_ids of inParts(candidateIds)) {
      const { data } = await match.mutateAsync({ id, mode: "manual", candidate_ids });
      pinned.push(...data.pinned);
    }
    const message = t("candidates.matched_with", { job: title });
    if (pinned.length === 0) notify("info", message);
    else
      showUndo({
        id: `match-${id}`,
        message,
        undoLabel: t("common.undo"),
        closeLabel: t("common.close"),
        onUndo: () => void undoAll(id, pinned).catch(() => {}),
      });
    onDone?.();
    onClose();
  };
  return (
    <JobChoice
      title={t("candidates.match_title", { count: candidateIds.length })}
      text={t("candidates.match_text")}
      submitLabel={t("candidates.match_do")}
      isBusy={match.isPending}
      // A refusal is told where every call's is; the dialog stays for another try.
      onChoose={(job) => void matchAll(job).catch(() => {})}
      onClose={onClose}
    />
  );
}

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_part, at) => ids.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE));
