import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { ChatMessage, Citation } from "#contract/chat.ts";
import { api } from "#contract/index.ts";
import { plainText } from "#web/areas/chat/answer/answer-marks.ts";
import { CancelButton } from "#web/areas/chat/cancel-button.tsx";
import { fieldErrors } from "#web/kit/calls/api.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { sourceText } from "#web/kit/record/match-words.ts";
import { showUndo } from "#web/ui/states/undo-toast.tsx";
import { useWords, type Words } from "#web/words/words.ts";
import { questionText, type UseAsDialogProps } from "./use-as.ts";

const NOTE_LENGTH = 5000;

/** An answer, or the questions in it, on their way to the candidate's timeline. */
export function NoteForm({ use, chat, message, citations, onClose }: UseAsDialogProps) {
  const t = useWords();
  const navigate = useNavigate();
  const [text, setText, kept] = useDraftText(
    `answer-${use} ${message.id} ${chat.candidate_id}`,
    use === "question" ? questionText(message) : noteText(t, message, citations),
  );
  const [error, setError] = useState<string | null>(null);
  const { candidate_id } = chat;
  const save = useAction(api.candidate.addNote, {
    refreshes: [api.candidate.show, api.note.list],
    onDone: (_answer, note) => {
      kept.forget();
      onClose();
      showUndo({
        id: `note-${message.id}`,
        message: t(use === "question" ? "chat.question_saved" : "chat.note_saved", { name: chat.candidate_name || t("common.unnamed") }),
        undoLabel: t("chat.open_timeline"),
        closeLabel: t("common.close"),
        onUndo: () => void navigate({ to: "/dashboard/candidates/$id", params: { id: note.candidate_id }, search: { tab: "timeline" } }),
      });
    },
    onFailed: (failure) => setError(fieldErrors(failure).text ?? null),
  });
  const marked = use === "question" ? t("chat.question_note", { text: text.trim() }) : text.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (candidate_id) save.mutate({ candidate_id, text: marked });
      }}
    >
      <p className={dialog.lead}>
        {t(use === "question" ? "chat.question_text" : "chat.note_text", { name: chat.candidate_name || t("common.unnamed") })}
      </p>
      <KeptTextarea
        kept={kept}
        data-autofocus
        autosize
        minRows={4}
        maxRows={14}
        maxLength={NOTE_LENGTH}
        label={t(use === "question" ? "chat.question_label" : "chat.note_label")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={error}
      />
      <DialogActions>
        <CancelButton onClose={onClose} />
        <Button type="submit" loading={save.isPending} disabled={!text.trim()}>
          {t("common.save")}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The answer, and where each of its passages stands. */
function noteText(t: Words, { content }: ChatMessage, citations: readonly Citation[]): string {
  const lines = citations.map((citation) => `${sourceText(t, citation)}: “${citation.quote}”`);
  const proof = lines.length > 0 ? `\n\n${t("chat.note_source")}\n${lines.join("\n")}` : "";
  return (plainText(content) + proof).slice(0, NOTE_LENGTH);
}
