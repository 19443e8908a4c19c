import { Button, Radio } from "@mantine/core";
import { useState } from "react";
import { interviewOutcomes, oneOf } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { Interview } from "#contract/interview/interview.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { readsMatches } from "#web/kit/record/reads-matches.ts";
import { DialogActions } from "#web/ui/input/dialog-actions.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { MoveField, moveOf, stays } from "./move-field.tsx";
import { readsInterviews } from "./reads-interviews.ts";

/** What an interview came to, with a note; it can be taken back. */
export function OutcomeDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const t = useWords();
  const [outcome, setOutcome] = useState<string>(interview.outcome ?? "");
  const [note, setNote, kept] = useDraftText(`outcome ${interview.id}`, interview.outcome_note ?? "");
  const [move, setMove] = useState(stays);
  const save = useAction(api.interview.outcome, {
    refreshes: [...readsInterviews, ...readsMatches],
    onDone: () => {
      kept.forget();
      onClose();
    },
  });
  const { id, version, job_id } = interview;
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
          save.mutate({ id, version, outcome: oneOf(interviewOutcomes, outcome) ?? null, note: note.trim() || null, ...moveOf(move) });
        }}
      >
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
        <DialogActions>
          <Button
            variant="default"
            onClick={() => {
              kept.discard();
              onClose();
            }}
          >
            {t("common.cancel")}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!outcome && !interview.outcome}>
            {t("common.save")}
          </Button>
        </DialogActions>
      </form>
    </Modal>
  );
}
