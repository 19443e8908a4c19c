import { Button } from "@mantine/core";
import type { Recruiter } from "#contract/account/team.ts";
import { api } from "#contract/index.ts";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { useUser } from "#web/kit/session/session.ts";
import { Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { nameOf } from "./recruiter-facts.ts";

interface EndSessionsDialogProps {
  /** Null: of everybody in the team. */
  recruiter: Recruiter | null;
  onClose: () => void;
}

/** Logs somebody out of the workspace everywhere, or everybody, once it has said what that does. */
export function EndSessionsDialog({ recruiter, onClose }: EndSessionsDialogProps) {
  const t = useWords();
  const { workspace } = useUser();
  const name = recruiter ? nameOf(recruiter) : "";
  const end = useAction(api.team.endSessions, {
    onDone: ({ data }) => {
      notify("info", t("team.sessions_ended", { count: data.ended }));
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={recruiter ? t("team.end_sessions_title", { name }) : t("team.end_all_sessions_title", { workspace: workspace.name })}
    >
      <Text size={14} isReading tone="secondary" mb={12} isBreakable>
        {recruiter ? t("team.end_sessions_text", { name }) : t("team.end_all_sessions_text")}
      </Text>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button color="red" loading={end.isPending} onClick={() => end.mutate(recruiter ? { id: recruiter.id } : {})}>
          {t("team.end_sessions")}
        </Button>
      </DialogActions>
    </Modal>
  );
}
