import { Button, Select } from "@mantine/core";
import { useState } from "react";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import classes from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/ui/input/dialog-actions.tsx";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

interface JobChoiceProps {
  title: string;
  text: string;
  submitLabel: string;
  /** These come first, in their order; the first is chosen already. */
  first?: readonly { job_id: string; note: string }[];
  isBusy: boolean;
  onChoose: (job: { id: string; title: string }) => void;
  onClose: () => void;
}

/** One of the open jobs, for something that is about to be done with it. */
export function JobChoice({ title, text, submitLabel, first = [], isBusy, onChoose, onClose }: JobChoiceProps) {
  const t = useWords();
  const jobs = useCall(api.job.list, { status: 1, limit: 200 });
  const open = jobs.data?.data.jobs ?? [];
  const placeOf = (id: string) => {
    const at = first.findIndex(({ job_id }) => job_id === id);
    return at < 0 ? first.length : at;
  };
  const sorted = [...open].sort((a, b) => placeOf(a.id) - placeOf(b.id));
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = open.find(({ id }) => id === picked) ?? sorted.find(({ id }) => placeOf(id) < first.length);
  const hasNoJobs = jobs.data?.data.total === 0;
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
          <Select
            label={t("candidates.match_job")}
            placeholder={t("candidates.match_job_hint")}
            searchable
            data-autofocus
            disabled={jobs.isPending}
            nothingFoundMessage={t("common.nothing_found")}
            data={sorted.map(({ id, title: name, client }) => ({
              value: id,
              label: [name, client?.name, first[placeOf(id)]?.note].filter(Boolean).join(", "),
            }))}
            value={chosen?.id ?? null}
            onChange={setPicked}
          />
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
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
