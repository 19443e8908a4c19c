import { Button } from "@mantine/core";
import { api } from "#contract/index.ts";
import type { Interview } from "#contract/interview/interview.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import dialog from "#web/kit/dialog/dialog.module.css";
import { KeptTextarea } from "#web/kit/draft/kept-textarea.tsx";
import { useDraftText } from "#web/kit/draft/use-draft.ts";
import { DialogActions } from "#web/ui/input/dialog-actions.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords, type Words } from "#web/words/words.ts";
import { isOver } from "./moments.ts";
import { readsInterviews } from "./reads-interviews.ts";

/** Calls an interview off, once it was said who hears of it. */
export function CancelDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const t = useWords();
  const [message, setMessage, kept] = useDraftText(`cancelling ${interview.id}`);
  const cancel = useAction(api.interview.cancel, {
    refreshes: readsInterviews,
    onDone: ({ data }) => {
      kept.forget();
      notify("info", t("interviews.cancelled", { count: data.letters }));
      onClose();
    },
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
        <DialogActions>
          <Button
            variant="default"
            onClick={() => {
              kept.discard();
              onClose();
            }}
          >
            {t("interviews.cancel_keep")}
          </Button>
          <Button type="submit" color="red" loading={cancel.isPending}>
            {t("interviews.cancel")}
          </Button>
        </DialogActions>
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
