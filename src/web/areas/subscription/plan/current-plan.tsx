import { Button } from "@mantine/core";
import { useState } from "react";
import type { Plan } from "#contract/account/plan.ts";
import type { Subscription } from "#contract/account/subscription.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/subscription/subscription-screen.module.css";
import { notify } from "#web/kit/calls/failures.ts";
import { useAction } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { useUser } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { Badge, type BadgeTone } from "#web/ui/marks/marks.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { formatDate } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { planPriceText, purchaseText } from "./plan-words.ts";

interface CurrentPlanProps {
  /** null where subscriptions are off. */
  plan: Plan | null;
  /** What was bought and still runs; null on Free. */
  running: Subscription | null;
  plans: readonly Plan[];
  /** One's own seat in somebody's team, where one pays for it. */
  ownSeat: Subscription | null;
  onChange: () => void;
}

const tones = { past_due: "not_met", cancelled: "partly", active: "plain", incomplete: "plain", expired: "plain" } as const;

/** The plan, how it stands, and what its owner can do about it. */
export function CurrentPlan({ plan, running, plans, ownSeat, onChange }: CurrentPlanProps) {
  const t = useWords();
  const user = useUser();
  const [isCancelling, setCancelling] = useState(false);
  if (!plan)
    return (
      <>
        <Row as="p" gap={10} isWrapped size={22} weight={600} className={classes.name}>
          {t("subscription.off")}
        </Row>
        <Text tone="secondary" mt={2} isTabular>
          {t("subscription.off_text")}
        </Text>
      </>
    );
  const isOwner = user.role === "owner";
  const end = running?.current_period_end ?? null;
  const ends = running?.state === "cancelled" || running?.cancel_at_period_end === true;
  return (
    <>
      <Row as="p" gap={10} isWrapped size={22} weight={600} className={classes.name}>
        {plan.name}
        {running && <Badge tone={tones[running.state] satisfies BadgeTone}>{t(`subscription.state.${running.state}`)}</Badge>}
      </Row>
      <Text tone="secondary" mt={2} isTabular>
        {running ? planPriceText(t, plan, running) : t("subscription.price_free")}
      </Text>
      {running?.state === "active" && !ends && !running.pending_change && end && (
        <Text tone="secondary" mt={2} isTabular>
          {t("subscription.renews", { date: formatDate(end) })}
        </Text>
      )}
      {running?.state === "past_due" && (
        <Row justify="between" isWrapped mt={16} className={classes.notice} role="status">
          <p>{t("subscription.past_due_text", { date: formatDate(running.grace_ends_at ?? end ?? "") })}</p>
          {isOwner && <PortalButton isPrimary />}
        </Row>
      )}
      {running && ends && end && (
        <Row justify="between" isWrapped mt={16} className={classes.notice} role="status">
          <p>{t("subscription.cancelled_text", { date: formatDate(end) })}</p>
          {isOwner && <KeepButton label={t("subscription.keep", { plan: plan.name })} />}
        </Row>
      )}
      {running?.pending_change && !ends && (
        <Row justify="between" isWrapped mt={16} className={classes.notice} role="status">
          <p>
            {t("subscription.pending_text", {
              date: formatDate(running.pending_change.at),
              what: purchaseText(
                t,
                running.pending_change,
                plans.find((each) => each.id === running.pending_change?.subscription_id),
              ),
            })}
          </p>
          {isOwner && <KeepButton label={t("subscription.keep_present")} />}
        </Row>
      )}
      {isOwner ? (
        <Row gap={8} align="stretch" isWrapped mt={20} className={classes.buttons}>
          {!ends && (
            <Button variant={running ? "default" : "filled"} onClick={onChange}>
              {t(!running ? "subscription.choose" : plan.kind === "team" ? "subscription.change" : "subscription.change_plan")}
            </Button>
          )}
          {running && running.state !== "past_due" && <PortalButton />}
          {running && !ends && (
            <Button variant="subtle" color="red" onClick={() => setCancelling(true)}>
              {t("subscription.cancel")}
            </Button>
          )}
        </Row>
      ) : (
        <Text size={12} isReading tone="dimmed" mt={8}>
          {t("subscription.owner_only", { workspace: user.workspace.name })}
        </Text>
      )}
      {ownSeat && <OwnSeat seat={ownSeat} />}
      <Modal
        opened={isCancelling && running !== null}
        onClose={() => setCancelling(false)}
        title={t("subscription.cancel_title", { plan: plan.name })}
      >
        {running && (
          <CancelDialog
            plan={plan}
            running={running}
            free={plans.find((each) => each.prices.length === 0)}
            onDone={() => setCancelling(false)}
          />
        )}
      </Modal>
    </>
  );
}

/** A member's own seat: paid by them, so theirs to end. */
function OwnSeat({ seat }: { seat: Subscription }) {
  const t = useWords();
  const [isAsking, setAsking] = useState(false);
  const date = formatDate(seat.current_period_end ?? "");
  const cancel = useAction(api.subscription.cancel, {
    refreshes: [api.subscription.purchased],
    onDone: (answer) => {
      notify("info", answer.response_message);
      setAsking(false);
    },
  });
  if (seat.cancel_at_period_end)
    return (
      <Text tone="secondary" mt={2} isTabular>
        {t("subscription.own_seat_ends", { date })}
      </Text>
    );
  return (
    <>
      <Text tone="secondary" mt={2} isTabular>
        {t("subscription.own_seat")}
      </Text>
      <Row gap={8} align="stretch" isWrapped mt={20} className={classes.buttons}>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t("subscription.own_seat_cancel")}
        </Button>
      </Row>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title={t("subscription.own_seat_cancel")}>
        <Row as="p" gap={8} tone="secondary" mt={16} className={classes.modalText}>
          {t("subscription.own_seat_text", { date })}
        </Row>
        <DialogActions onCancel={() => setAsking(false)} cancel={t("subscription.cancel_back")}>
          <Button color="red" loading={cancel.isPending} onClick={() => cancel.mutate({ subscriptionId: seat.subscription_id })}>
            {t("subscription.own_seat_cancel")}
          </Button>
        </DialogActions>
      </Modal>
    </>
  );
}

function PortalButton({ isPrimary = false }: { isPrimary?: boolean }) {
  const t = useWords();
  const portal = useAction(api.subscription.portal, { onDone: ({ data }) => location.assign(data.portal_url) });
  return (
    <Button variant={isPrimary ? "filled" : "default"} loading={portal.isPending} onClick={() => portal.mutate({})}>
      {t("subscription.change_payment")}
    </Button>
  );
}

/** Takes a cancellation, or a change that waits, back. */
function KeepButton({ label }: { label: string }) {
  const keep = useAction(api.subscription.reactivate, {
    refreshes: [api.subscription.purchased],
    onDone: (answer) => notify("info", answer.response_message),
  });
  return (
    <Button variant="default" loading={keep.isPending} onClick={() => keep.mutate({})}>
      {label}
    </Button>
  );
}
