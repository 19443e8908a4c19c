import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { PICKED_AT_ONCE } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import classes from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { JobField, type NamedJob } from "#web/kit/record/field/job-field.tsx";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

interface JobChoiceProps {
  title: string;
  text: string;
  submitLabel: string;
  /** These come first, in their order; the first is chosen already. */
  first?: readonly { job_id: string; note: string }[];
  /** What is to be known of the chosen one. */
  about?: (job_id: string) => ReactNode;
  isBusy: boolean;
  onChoose: (job: { id: string; title: string }) => void;
  onClose: () => void;
}

/** One of the open jobs, for something that is about to be done with it. */
export function JobChoice({ title, text, submitLabel, first = [], about, isBusy, onChoose, onClose }: JobChoiceProps) {
  const t = useWords();
  const any = useCall(api.job.list, { status: 1, limit: 1 });
  const ids = first.slice(0, PICKED_AT_ONCE).map(({ job_id }) => job_id);
  const fitting = useCall(api.job.list, { status: 1, ids, limit: ids.length }, { enabled: ids.length > 0 });
  const open = first.flatMap(({ job_id, note }) => {
    const job = fitting.data?.data.jobs.find(({ id }) => id === job_id);
    return job ? { job, note } : [];
  });
  const [picked, setPicked] = useState<NamedJob | null>(null);
  const chosen = picked ?? open[0]?.job ?? null;
  const hasNoJobs = any.data?.data.total === 0;
  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) onChoose(chosen);
        }}
      >
        <p className={classes.lead}>{hasNoJobs ? t("candidates.match_no_jobs") : text}</p>
        {!hasNoJobs && (
          <JobField
            label={t("candidates.match_job")}
            placeholder={t("candidates.match_job_hint")}
            data-autofocus
            // The dialog has one of them chosen: its button isn't to lie below the others.
            openOnFocus={false}
            first={open}
            value={chosen}
            onChange={setPicked}
          />
        )}
        {chosen && about?.(chosen.id)}
        <DialogActions onCancel={onClose}>
          {hasNoJobs ? (
            <ButtonLink to="/dashboard/jobs/new">{t("candidates.matches.new_job")}</ButtonLink>
          ) : (
            <Button type="submit" disabled={!chosen} loading={isBusy}>
              {submitLabel}
            </Button>
          )}
        </DialogActions>
      </form>
    </Modal>
  );
}
