import { Button } from "@mantine/core";
import type { Plan } from "#contract/account/plan.ts";
import type { Subscription } from "#contract/account/subscription.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/subscription/subscription-screen.module.css";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { useUser } from "#web/kit/session/session.ts";
import { Row } from "#web/ui/layout.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { ReadOnly } from "./read-only.tsx";

interface CancelDialogProps {
  plan: Plan;
  running: Subscription;
  free: Plan | undefined;
  onDone: () => void;
}

/** Till when everything stays, and what can only be read afterwards. */
export function CancelDialog({ plan, running, free, onDone }: CancelDialogProps) {
  const t = useWords();
  const { workspace } = useUser();
  const preview = useCall(
    api.subscription.preview,
    { subscription_id: free?.id ?? "", interval: running.interval },
    { quiet: true, enabled: free !== undefined, staleTime: 0 },
  );
  const options = {
    refreshes: [api.subscription.purchased],
    onDone: (answer: { response_message: string }) => {
      notify("info", answer.response_message);
      onDone();
    },
  };
  const cancel = useAction(api.subscription.cancel, options);
  const cancelTeam = useAction(api.subscription.cancelTeam, options);
  const confirm = () => {
    if (workspace.kind === "team") cancelTeam.mutate({ team_id: workspace.id });
    else cancel.mutate({ subscriptionId: running.subscription_id });
  };
  return (
    <>
      <Row as="p" gap={8} tone="secondary" mt={16} className={classes.modalText}>
        {t("subscription.cancel_text", {
          plan: plan.name,
          date: formatDate(running.current_period_end ?? ""),
          workspace: workspace.name,
        })}
      </Row>
      {preview.data && <ReadOnly counts={preview.data.data.preview.read_only} />}
      <DialogActions onCancel={onDone} cancel={t("subscription.cancel_back")}>
        <Button color="red" loading={cancel.isPending || cancelTeam.isPending} onClick={confirm}>
          {t("subscription.cancel_confirm")}
        </Button>
      </DialogActions>
    </>
  );
}
