import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { PlanKey } from "#contract/account/plan.ts";
import type { ReachedLimit } from "#web/kit/calls/failures.ts";
import { sessionNow } from "#web/kit/session/session.ts";
import { t } from "#web/words/words.ts";
import classes from "./limit-toast.module.css";

/** Long enough to read it and reach the button. */
const SHOWN_MS = 12_000;

/** Tells what is full, with one way to the plan that lifts it. Many refusals of one limit are told once. */
export function showLimit({ limit, lifted_by }: ReachedLimit, message: string, lookAt: (plan: PlanKey) => void): void {
  const id = `limit-${limit}`;
  const isOwner = sessionNow().loggedInUserInfo?.user.role === "owner";
  const toast = {
    id,
    color: "yellow",
    autoClose: SHOWN_MS,
    closeButtonProps: { "aria-label": t("common.close") },
    message: (
      <>
        <span className={classes.message}>{message}</span>
        {lifted_by && isOwner && (
          <Button
            size="xs"
            variant="default"
            className={classes.button}
            onClick={() => {
              notifications.hide(id);
              lookAt(lifted_by.key);
            }}
          >
            {t("subscription.limit_button", { plan: lifted_by.name })}
          </Button>
        )}
        {lifted_by && !isOwner && <span className={classes.message}>{t("subscription.limit_owner")}</span>}
      </>
    ),
  };
  notifications.hide(id);
  notifications.show(toast);
}
