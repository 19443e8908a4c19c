import { Radio } from "@mantine/core";
import { useState } from "react";
import { interviewOutcomes, oneOf } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { Interview } from "#contract/interview/interview.ts";
import { showFailure } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { Stack } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { MoveField, moveOf, stays } from "./move-field.tsx";
import { readsInterviews } from "./reads-interviews.ts";
import { currentIn, StaleInterview } from "./stale-interview.tsx";

/** What an interview came to, with a note; it can be taken back. */
export function OutcomeDialog({ interview: opened, onClose }: { interview: Interview; onClose: () => void }) {
  const t = useWords();
  // What somebody else saves meanwhile is told before it is gone over.
  const [interview, setInterview] = useState(opened);
  const [before, setBefore] = useState<Interview | null>(null);
  const [outcome, setOutcome] = useState<string>(interview.outcome ?? "");
  const [note, setNote, kept] = useDraftText(`outcome ${interview.id}`, interview.outcome_note ?? "");
  const [move, setMove] = useState(stays);
  const save = useAction(api.interview.outcome, {
    refreshes: [...readsInterviews, ...readsMatches],
    quiet: true,
    onDone: () => {
      kept.forget();
      onClose();
    },
    onFailed: (failure) => {
      const current = currentIn(failure);
      if (!current || current.state === "cancelled") return showFailure(failure);
      setBefore(before ?? interview);
      setInterview(current);
    },
  });
  const { id, version, job_id } = interview;
  const submit = () =>
    save.mutate({ id, version, outcome: oneOf(interviewOutcomes, outcome) ?? null, note: note.trim() || null, ...moveOf(move) });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("interviews.outcome_title", { name: interview.candidate_name || t("common.unnamed") })}
      centered
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {before && (
          <StaleInterview
            before={before}
            current={interview}
            mine={{ outcome_note: note }}
            isBusy={save.isPending}
            onKeep={submit}
            onTake={() => {
              setOutcome(interview.outcome ?? "");
              setNote(interview.outcome_note ?? "");
              setBefore(null);
            }}
          />
        )}
        <p className={dialog.lead}>{t("interviews.outcome_text")}</p>
        <Radio.Group value={outcome} onChange={setOutcome} label={t("interviews.outcome_label")}>
          <Stack gap={8} mt={6} mb={12}>
            {interviewOutcomes.map((value) => (
              <Radio key={value} value={value} label={t(`interviews.outcome.${value}`)} />
            ))}
            {interview.outcome && <Radio value="" label={t("interviews.outcome_none")} />}
          </Stack>
        </Radio.Group>
        <KeptTextarea
          kept={kept}
          label={t("interviews.outcome_note")}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={10_000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Stack mt={12}>
          <MoveField job_id={job_id} stand={interview} value={move} onChange={setMove} />
        </Stack>
        <DialogActions kept={kept} onCancel={onClose} isPending={save.isPending} isDisabled={!outcome && !interview.outcome} />
      </form>
    </Modal>
  );
}
