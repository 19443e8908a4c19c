import { Button } from "@mantine/core";
import { api } from "#contract/index.ts";
import { notify } from "#web/failures.ts";
import { leaveSession, useUser } from "#web/session.ts";
import { Modal } from "#web/ui/floating.tsx";
import { useAction } from "#web/use-call.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./dialog.module.css";

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
    <Modal
      opened
      onClose={onClose}
      title={t("team.leave_title", { workspace: workspace.name })}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <p className={classes.text}>{t("team.leave_text")}</p>
      <div className={classes.actions}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button color="red" loading={leave.isPending} onClick={() => leave.mutate({})}>
          {t("team.leave")}
        </Button>
      </div>
    </Modal>
  );
}
