import { Button, Select } from "@mantine/core";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { useAction, useCall } from "#web/api.ts";
import { notify } from "#web/failures.ts";
import { Modal } from "#web/ui/floating.tsx";
import { ButtonLink } from "#web/ui/links.tsx";
import { showUndo } from "#web/ui/undo-toast.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./dialog.module.css";

export interface MatchDialogProps {
  candidateIds: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

/** As many as one call takes. */
const AT_ONCE = 500;

/** Puts candidates in a job's list by a person's choice. */
export function MatchDialog({ candidateIds, onClose, onDone }: MatchDialogProps) {
  const t = useWords();
  const [jobId, setJobId] = useState<string | null>(null);
  const jobs = useCall(api.job.list, { status: 1, limit: 200 });
  const open = jobs.data?.data.jobs ?? [];
  const refreshes = [api.matching.matchedCandidates, api.matching.matchedJobs, api.candidate.list, api.candidate.show, api.job.list];
  const unmatch = useAction(api.matching.unmatchCandidates, { refreshes });
  const match = useAction(api.matching.matchCandidates, { refreshes });
  const undoAll = async (id: string, pinned: readonly string[]) => {
    for (const candidate_ids of inParts(pinned)) await unmatch.mutateAsync({ id, candidate_ids });
  };
  const matchAll = async (id: string) => {
    const pinned: string[] = [];
    for (const candidate_ids of inParts(candidateIds)) {
      const { data } = await match.mutateAsync({ id, mode: "manual", candidate_ids });
      pinned.push(...data.pinned);
    }
    const message = t("candidates.matched_with", { job: open.find((each) => each.id === id)?.title ?? "" });
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
  const hasNoJobs = jobs.data?.data.total === 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("candidates.match_title", { count: candidateIds.length })}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // A refusal is told where every call's is; the dialog stays for another try.
          if (jobId) void matchAll(jobId).catch(() => {});
        }}
      >
        <p className={classes.lead}>{hasNoJobs ? t("candidates.match_no_jobs") : t("candidates.match_text")}</p>
        {!hasNoJobs && (
          <Select
            label={t("candidates.match_job")}
            placeholder={t("candidates.match_job_hint")}
            searchable
            data-autofocus
            disabled={jobs.isPending}
            nothingFoundMessage={t("common.nothing_found")}
            data={open.map((job) => ({ value: job.id, label: [job.title, job.client?.name].filter(Boolean).join(", ") }))}
            value={jobId}
            onChange={setJobId}
          />
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          {hasNoJobs ? (
            <ButtonLink to="/dashboard/jobs/new">{t("candidates.matches.new_job")}</ButtonLink>
          ) : (
            <Button type="submit" disabled={!jobId} loading={match.isPending}>
              {t("candidates.match_do")}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_part, at) => ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
