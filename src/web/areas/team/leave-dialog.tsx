import { Button } from "@mantine/core";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { leaveSession, useUser } from "#web/kit/session/session.ts";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";

/** Leaves the team, once it has said what becomes of one's records. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const { workspace } = useUser();
  const leave = useAction(api.team.leave, {
    onDone: (answer) => {
      notify("info", answer.response_message);
      leaveSession("logged_out");
    },
  });
  return (
    <Modal opened onClose={onClose} title={t("team.leave_title", { workspace: workspace.name })}>
      <Text size={14} isReading tone="secondary" mb={12} isBreakable>
        {t("team.leave_text")}
      </Text>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button color="red" loading={leave.isPending} onClick={() => leave.mutate({})}>
          {t("team.leave")}
        </Button>
      </DialogActions>
    </Modal>
  );
}
