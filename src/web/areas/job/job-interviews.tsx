import { Button, Select } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useState } from "react";
import { stages } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { Job } from "#contract/job/job.ts";
import type { Stage } from "#contract/job/match.ts";
import { Interviews } from "#web/areas/interview/interviews.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { Modal } from "#web/ui/overlays.tsx";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { shownName } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./job-screen.module.css";

const InterviewDialog = lazyPart(() => import("#web/areas/interview/interview-dialog.tsx").then((part) => part.InterviewDialog));

/** Interviews about a job, with whichever candidate. */
export function JobInterviews({ job }: { job: Job }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const [step, setStep] = useState<"choose" | { candidate_id: string } | null>(null);
  const close = () => setStep(null);
  const action = isEditor && (
    <Button variant="default" leftSection={<IconCalendarPlus size={16} stroke={1.6} />} onClick={() => setStep("choose")}>
      {t("interviews.plan")}
    </Button>
  );
  return (
    <div className={classes.interviews}>
      <Interviews of={{ job_id: job.id }} action={action} />
      {step === "choose" && <CandidateChoice job_id={job.id} onChoose={(candidate_id) => setStep({ candidate_id })} onClose={close} />}
      {step && step !== "choose" && <InterviewDialog pair={{ ...step, job_id: job.id }} interview={null} onClose={close} />}
    </div>
  );
}

/** With whom: those who have come furthest first. */
function CandidateChoice({ job_id, onChoose, onClose }: { job_id: string; onChoose: (id: string) => void; onClose: () => void }) {
  const t = useWords();
  const [picked, setPicked] = useState<string | null>(null);
  const ranked = useCall(api.matching.matchedCandidates, { id: job_id, limit: 100, with_touched: true });
  const place = (stage: Stage) => (stage === "rejected" ? -1 : stages.indexOf(stage));
  const people = [...(ranked.data?.data.candidates ?? [])].sort((a, b) => place(b.match.stage) - place(a.match.stage));
  return (
    <Modal opened onClose={onClose} title={t("interviews.plan_with")} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (picked) onChoose(picked);
        }}
      >
        <p className={dialog.lead}>{t("interviews.plan_with_text")}</p>
        <Select
          label={t("interviews.candidate")}
          placeholder={t("interviews.candidate_hint")}
          searchable
          data-autofocus
          disabled={ranked.isPending}
          nothingFoundMessage={t("common.nothing_found")}
          data={people.map((one) => ({
            value: one.id,
            label: `${shownName(t, one)}, ${t(`candidates.stage.${one.match.stage}`).toLocaleLowerCase()}`,
          }))}
          value={picked}
          onChange={setPicked}
        />
        <DialogActions onCancel={onClose} save={t("interviews.next")} isDisabled={!picked} />
      </form>
    </Modal>
  );
}
