import { Button } from "@mantine/core";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

interface EndOtherSessionsProps {
  /** What was just changed about the ways to log in; null: nothing was. */
  after: string | null;
  onDone: () => void;
}

/** Offered once the ways to log in have changed: whoever is logged in elsewhere got there by the old ones. */
export function EndOtherSessions({ after, onDone }: EndOtherSessionsProps) {
  const t = useWords();
  const sessions = useCall(api.account.sessions, {}, { quiet: true, enabled: after !== null });
  const others = sessions.data?.data.sessions.filter(({ is_current }) => !is_current).length ?? 0;
  const end = useAction(api.account.revokeOtherSessions, {
    refreshes: [api.account.sessions],
    onDone: (answer) => {
      notify("info", answer.response_message);
      onDone();
    },
  });
  return (
    <Modal opened={after !== null && others > 0} onClose={onDone} title={t("account.end_others_title")} centered>
      <Text size={13} tone="secondary">
        {after} {t("account.end_others_text", { count: others })}
      </Text>
      <DialogActions onCancel={onDone} cancel={t("account.end_others_keep")}>
        <Button loading={end.isPending} onClick={() => end.mutate({})}>
          {t("account.end_others")}
        </Button>
      </DialogActions>
    </Modal>
  );
}
