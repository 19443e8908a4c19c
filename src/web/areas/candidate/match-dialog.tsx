import { Button, Modal, Select } from "@mantine/core";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { useAction, useCall } from "#web/api.ts";
import { notify } from "#web/failures.ts";
import { ButtonLink } from "#web/ui/links.tsx";
import { showUndo } from "#web/ui/undo-toast.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./dialog.module.css";

export interface MatchDialogProps {
  candidateIds: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}

/** Puts candidates in a job's list by a person's choice. */
export function MatchDialog({ candidateIds, onClose, onDone }: MatchDialogProps) {
  const t = useWords();
  const [jobId, setJobId] = useState<string | null>(null);
  const jobs = useCall(api.job.list, { status: 1, limit: 200 });
  const open = jobs.data?.data.jobs ?? [];
  const refreshes = [api.matching.matchedCandidates, api.matching.matchedJobs, api.candidate.list, api.candidate.show, api.job.list];
  const unmatch = useAction(api.matching.unmatchCandidates, { refreshes });
  const match = useAction(api.matching.matchCandidates, {
    refreshes,
    onDone: ({ data: { pinned } }, { id }) => {
      const message = t("candidates.matched_with", { job: open.find((each) => each.id === id)?.title ?? "" });
      if (pinned.length === 0) notify("info", message);
      else
        showUndo({
          id: `match-${id}`,
          message,
          undoLabel: t("common.undo"),
          closeLabel: t("common.close"),
          onUndo: () => unmatch.mutate({ id, candidate_ids: pinned }),
        });
      onDone?.();
      onClose();
    },
  });
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
          if (jobId) match.mutate({ id: jobId, mode: "manual", candidate_ids: [...candidateIds] });
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
