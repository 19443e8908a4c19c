import { useState } from "react";
import { api } from "#contract/index.ts";
import type { Interview } from "#contract/interview/interview.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords, type Words } from "#web/words/words.ts";
import { isOver } from "./moments.ts";
import { readsInterviews } from "./reads-interviews.ts";
import { currentIn } from "./stale-interview.tsx";

/** Calls an interview off, once it was said who hears of it. */
export function CancelDialog({ interview: opened, onClose }: { interview: Interview; onClose: () => void }) {
  const t = useWords();
  // What somebody else saves meanwhile is told first: it may be others who hear of it.
  const [interview, setInterview] = useState(opened);
  const [message, setMessage, kept] = useDraftText(`cancelling ${interview.id}`);
  const cancel = useAction(api.interview.cancel, {
    refreshes: readsInterviews,
    onDone: ({ data }) => {
      kept.forget();
      notify("info", t("interviews.cancelled", { count: data.letters }));
      onClose();
    },
    onFailed: (failure) => setInterview(currentIn(failure) ?? interview),
  });
  const told = whoIsTold(t, interview);
  return (
    <Modal opened onClose={onClose} title={t("interviews.cancel_title")} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          cancel.mutate({ id: interview.id, version: interview.version, message: message.trim() || null });
        }}
      >
        <p className={dialog.lead}>{told}</p>
        <KeptTextarea
          kept={kept}
          label={t("interviews.cancel_message")}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={1000}
          data-autofocus
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <DialogActions
          kept={kept}
          onCancel={onClose}
          cancel={t("interviews.cancel_keep")}
          save={t("interviews.cancel")}
          isPending={cancel.isPending}
          isDangerous
        />
      </form>
    </Modal>
  );
}

function whoIsTold(t: Words, interview: Interview): string {
  const { state, contacts, recruiters, candidate_name, candidate_email, recruiter_name, client_name } = interview;
  if (state === "offered" && interview.invites_client) return t("interviews.cancel_offer");
  if (state !== "planned" || isOver(interview)) return t("interviews.cancel_nobody");
  const theirs = contacts.filter(({ email }) => email).map(({ name }) => name);
  const names = [
    ...(interview.invites_candidate && candidate_email ? [candidate_name || candidate_email] : []),
    ...(interview.invites_client
      ? theirs.length > 0
        ? theirs
        : interview.proposal_id
          ? [client_name ?? t("interviews.the_client")]
          : []
      : []),
    ...new Set([recruiter_name ?? t("interviews.you"), ...recruiters.map(({ name }) => name)]),
  ];
  return t("interviews.cancel_told", { names: names.join(", ") });
}
