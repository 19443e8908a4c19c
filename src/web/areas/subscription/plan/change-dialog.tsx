import { Button, Loader, SegmentedControl } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import type { Interval, Plan, PlanKey } from "#contract/account/plan.ts";
import type { Subscription } from "#contract/account/subscription.ts";
import { MOST_SEATS } from "#contract/choices.ts";
import { api } from "#contract/index.ts";
import type { SubscriptionSearch } from "#web/areas/subscription/addresses.ts";
import { useCheckout } from "#web/areas/subscription/payment/use-checkout.ts";
import classes from "#web/areas/subscription/subscription-screen.module.css";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { DialogActions } from "#web/kit/dialog/dialog-actions.tsx";
import { updateUser } from "#web/kit/session/session.ts";
import { Row, Stack, Text } from "#web/ui/layout.tsx";
import { Modal } from "#web/ui/overlays.tsx";
import { formatDate, formatMoney } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { planPriceText } from "./plan-words.ts";
import { ReadOnly } from "./read-only.tsx";
import { SeatsStepper } from "./seats-control.tsx";
import { isFree, priceOf, seatsWithin, soldFor, vatOn } from "./sums.ts";

interface ChangeDialogProps {
  plans: readonly Plan[];
  running: Subscription | null;
  vatRate: number;
  /** What the address asks to look at; null keeps the dialog closed. */
  search: SubscriptionSearch | null;
  onLook: (chosen: SubscriptionSearch) => void;
  onClose: () => void;
}

/** Another plan, interval or number of seats, with what it costs before it is chosen. */
export function ChangeDialog({ plans, running, vatRate, search, onLook, onClose }: ChangeDialogProps) {
  const t = useWords();
  const sold = plans.filter((plan) => !isFree(plan));
  const plan = sold.find((each) => each.key === search?.plan) ?? sold[0];
  const wished = search?.interval ?? running?.interval ?? "year";
  const interval: Interval = plan ? soldFor(plan, wished) : wished;
  const seats = plan ? seatsWithin(plan, search?.seats ?? running?.seats ?? 1) : 1;
  const set = (change: SubscriptionSearch) => onLook({ plan: plan?.key, interval, seats, ...change });
  return (
    <Modal
      opened={search !== null && plan !== undefined}
      onClose={onClose}
      title={t(running ? "subscription.change_title" : "subscription.choose_title")}
    >
      {plan && (
        <>
          <Stack gap={12} align="start" className={classes.choices}>
            <SegmentedControl
              fullWidth
              aria-label={t("subscription.plan")}
              data={sold.map((each) => ({ value: each.key, label: each.name }))}
              value={plan.key}
              onChange={(key) => set({ plan: key as PlanKey })}
            />
            <SegmentedControl
              fullWidth
              aria-label={t("subscription.interval")}
              data={[
                { value: "month", label: t("price.monthly") },
                { value: "year", label: t("price.yearly") },
              ]}
              value={interval}
              onChange={(value) => set({ interval: value as Interval })}
            />
            {plan.seats.max !== plan.seats.min && (
              <SeatsStepper
                value={seats}
                min={plan.seats.min}
                max={plan.seats.max ?? MOST_SEATS}
                onChange={(value) => set({ seats: value })}
              />
            )}
          </Stack>
          <Text size={13} tone="secondary" mt={12} isTabular aria-live="polite">
            {planPriceText(t, plan, { interval, seats })}
          </Text>
          {running ? (
            <Change plan={plan} interval={interval} seats={seats} onDone={onClose} />
          ) : (
            <Buy plan={plan} interval={interval} seats={seats} vatRate={vatRate} />
          )}
        </>
      )}
    </Modal>
  );
}

interface Choice {
  plan: Plan;
  interval: Interval;
  seats: number;
}

function Buy({ plan, interval, seats, vatRate }: Choice & { vatRate: number }) {
  const t = useWords();
  const checkout = useCheckout();
  const amount = (priceOf(plan, interval) ?? 0) * seats;
  const vat = vatOn(amount, vatRate);
  const currency = plan.prices[0]?.currency ?? "EUR";
  return (
    <>
      <Text as="dl" size={14} mt={20} className={classes.due}>
        <div>
          <dt>{t("subscription.due_now")}</dt>
          <Text as="dd" isTabular>
            {formatMoney(amount + vat, currency)}
          </Text>
        </div>
      </Text>
      <Text size={12} isReading tone="dimmed" mt={8}>
        {t("subscription.due_checkout_text", { vat: formatMoney(vat, currency) })}
      </Text>
      <DialogActions>
        <Button loading={checkout.isPending} onClick={() => checkout.open({ subscription_id: plan.id, interval, seats })}>
          {t("subscription.to_checkout")}
        </Button>
      </DialogActions>
    </>
  );
}

function Change({ plan, interval, seats, onDone }: Choice & { onDone: () => void }) {
  const t = useWords();
  const body = { subscription_id: plan.id, interval, seats };
  const [asked] = useDebouncedValue(body, 250);
  const shown = useCall(api.subscription.preview, asked, { quiet: true, staleTime: 0, placeholderData: keepPreviousData });
  const change = useAction(api.subscription.change, {
    refreshes: [api.subscription.purchased],
    onDone: (answer) => {
      updateUser(answer.user);
      notify("info", answer.response_message);
      onDone();
    },
  });
  const preview = shown.data?.data.preview;
  // What is shown must be what is confirmed.
  const isCurrent = !shown.isPlaceholderData && !shown.isFetching && JSON.stringify(asked) === JSON.stringify(body);
  if (shown.error)
    return (
      <div role="alert">
        <Row as="p" gap={8} tone="secondary" mt={16} className={classes.modalText}>
          {failureText(shown.error)}
        </Row>
        <DialogActions>
          <Button variant="default" onClick={() => void shown.refetch()}>
            {t("common.try_again")}
          </Button>
        </DialogActions>
      </div>
    );
  if (!preview)
    return (
      <Row as="p" gap={8} tone="secondary" mt={16} className={classes.modalText} role="status">
        <Loader size={14} /> {t("subscription.working_out")}
      </Row>
    );
  const date = preview.at ? formatDate(preview.at) : "";
  return (
    <div data-stale={!isCurrent || undefined} className={classes.preview} aria-busy={!isCurrent}>
      {preview.takes_effect === "none" ? (
        <Row as="p" gap={8} tone="secondary" mt={16} className={classes.modalText}>
          {t("subscription.no_change")}
        </Row>
      ) : (
        <>
          <Text as="dl" size={14} mt={20} className={classes.due}>
            <div>
              <dt>{t(preview.takes_effect === "now" ? "subscription.due_now" : "subscription.due_nothing")}</dt>
              {preview.takes_effect === "now" && (
                <Text as="dd" isTabular>
                  {formatMoney(preview.due_now, preview.currency)}
                </Text>
              )}
            </div>
            <div>
              <dt>{t(`subscription.then_${interval}`)}</dt>
              <Text as="dd" isTabular>
                {formatMoney(preview.next_amount, preview.currency)}
              </Text>
            </div>
          </Text>
          <Text size={12} isReading tone="dimmed" mt={8}>
            {preview.takes_effect === "now"
              ? t("subscription.due_now_text", { vat: formatMoney(preview.vat_due_now, preview.currency) })
              : t("subscription.from_date", { date })}
          </Text>
          <ReadOnly counts={preview.read_only} />
        </>
      )}
      <DialogActions>
        <Button disabled={preview.takes_effect === "none" || !isCurrent} loading={change.isPending} onClick={() => change.mutate(body)}>
          {preview.takes_effect === "period_end" ? t("subscription.change_later", { date }) : t("subscription.pay_and_change")}
        </Button>
      </DialogActions>
    </div>
  );
}
