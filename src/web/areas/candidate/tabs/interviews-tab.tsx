import { Button } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { ShownCandidate } from "#web/areas/candidate/use-candidate.ts";
import { Interviews } from "#web/areas/interview/interviews.tsx";
import { mayEdit, useUser } from "#web/kit/session/session.ts";
import { lazyPart } from "#web/ui/states/lazy-part.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./tabs.module.css";

const InterviewDialog = lazyPart(() => import("#web/areas/interview/interview-dialog.tsx").then((part) => part.InterviewDialog));
const JobChoice = lazyPart(() => import("#web/areas/candidate/job-choice.tsx").then((part) => part.JobChoice));

/** Interviews of a candidate, whichever job they are about. */
export function InterviewsTab({ candidate: { id, matches } }: { candidate: ShownCandidate }) {
  const t = useWords();
  const isEditor = mayEdit(useUser());
  const [step, setStep] = useState<"choose" | { job_id: string } | null>(null);
  const close = () => setStep(null);
  const action = isEditor && (
    <Button variant="default" leftSection={<IconCalendarPlus size={16} stroke={1.6} />} onClick={() => setStep("choose")}>
      {t("interviews.plan")}
    </Button>
  );
  return (
    <div className={classes.lines}>
      <Interviews of={{ candidate_id: id }} action={action} />
      {step === "choose" && (
        <JobChoice
          title={t("interviews.plan_for")}
          text={t("interviews.plan_for_text")}
          submitLabel={t("interviews.next")}
          first={matches.map(({ job_id }) => ({ job_id, note: "" }))}
          isBusy={false}
          onChoose={(job) => setStep({ job_id: job.id })}
          onClose={close}
        />
      )}
      {step && step !== "choose" && <InterviewDialog pair={{ ...step, candidate_id: id }} interview={null} onClose={close} />}
    </div>
  );
}
