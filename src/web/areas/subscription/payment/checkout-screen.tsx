import { Button, Loader, VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { api } from "#contract/index.ts";
import { invitationOf } from "#web/areas/subscription/addresses.ts";
import { SUBSCRIPTION_POLL_MS, SUBSCRIPTION_WAIT_MS, usePurchased } from "#web/areas/subscription/use-subscriptions.ts";
import { CallFailed } from "#web/kit/calls/api.ts";
import { failureText, notify } from "#web/kit/calls/failures.ts";
import { useAction, useCall } from "#web/kit/calls/use-call.ts";
import { enterWorkspace, sessionNow, updateUser, useUser } from "#web/kit/session/session.ts";
import { keptWayOn, takeWayOn } from "#web/kit/session/way-on.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row, Stack } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./notice.module.css";
import { Notice } from "./notice.tsx";
import { useCheckout } from "./use-checkout.ts";

/** What the address of a checkout's end says. None of it is believed: the provider is asked. */
interface CheckoutEnd {
  subscriptionId: string;
  orderId: string;
  orderEmail: string;
  status: string;
  sessionId: string;
}

/** In the address where the provider gives no session: the person turned back. */
const NO_SESSION = "none";
/** How long the three ticked lines stay before the page goes on. */
const DONE_MS = 1500;

/** Where the provider sends the browser back to. */
export function CheckoutScreen({ end }: { end: CheckoutEnd }) {
  return end.status === "cancelled" || end.sessionId === NO_SESSION ? <Closing end={end} /> : <Verification end={end} />;
}

const isUnknown = (failure: unknown): boolean => failure instanceof CallFailed && (failure.status === 404 || failure.status === 422);

/** Asks what became of the checkout, twice a second and for a minute at most. */
function Verification({ end }: { end: CheckoutEnd }) {
  const t = useWords();
  const [isLate, setLate] = useState(false);
  const asked = useCall(
    api.subscription.session,
    { session_id: end.sessionId },
    {
      quiet: true,
      staleTime: 0,
      refetchInterval: ({ state: { data, error } }) =>
        isLate || isUnknown(error) || data?.data.session.payment_status === "paid" ? false : SUBSCRIPTION_POLL_MS,
    },
  );
  useEffect(() => {
    if (isLate) return;
    const timer = setTimeout(() => setLate(true), SUBSCRIPTION_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isLate]);

  const session = asked.data?.data.session;
  if (isUnknown(asked.error) || (session && session.order_id !== end.orderId)) return <Unknown />;
  if (session?.payment_status === "paid") return <Activation end={end} />;
  if (session?.payment_status === "failed")
    return <NotPaid end={end} title={t("checkout.payment_failed")} text={t("checkout.payment_failed_text")} />;
  if (session?.status === "expired") return <NotPaid end={end} title={t("checkout.expired")} text={t("checkout.expired_text")} />;
  if (session?.status === "open") return <NotPaid end={end} title={t("checkout.unpaid")} text={t("checkout.unpaid_text")} />;
  if (!isLate) return <Steps done={0} />;
  return (
    <Notice
      title={t("checkout.later")}
      text={t("checkout.later_text")}
      actions={
        <>
          <ButtonLink to="/dashboard">{t("shell.dashboard")}</ButtonLink>
          <Button variant="default" onClick={() => setLate(false)}>
            {t("checkout.check_again")}
          </Button>
        </>
      }
    />
  );
}

/** Paid: the plan starts, whoever else was told of it, and the page goes on. */
function Activation({ end: { subscriptionId, orderId, orderEmail, status, sessionId } }: { end: CheckoutEnd }) {
  const t = useWords();
  const navigate = useNavigate();
  const purchased = usePurchased();
  const succeed = useAction(api.subscription.succeed, {
    quiet: true,
    onDone: async ({ user, data }) => {
      updateUser(user);
      await purchased.refetch();
      notify("info", t("checkout.active", { plan: data.subscription.name }));
    },
  });
  const { mutate, isSuccess } = succeed;
  useEffect(() => {
    mutate({ subscriptionId, orderId, orderEmail, status, sessionId });
  }, [mutate, subscriptionId, orderId, orderEmail, status, sessionId]);

  const isExtraSeat = succeed.data?.data.subscription.is_extra_seat ?? false;
  useEffect(() => {
    if (!isSuccess) return;
    // A seat in somebody's team was bought from its invitation: it leads into that team.
    const team = isExtraSeat ? invitationOf(takeWayOn())?.team_id : undefined;
    const goOn = async () => {
      if (team && team !== sessionNow().loggedInUserInfo?.user.workspace.id) await enterWorkspace(team);
      await navigate({ to: "/dashboard", replace: true });
    };
    const timer = setTimeout(() => void goOn(), DONE_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, isExtraSeat, navigate]);
  if (succeed.isError)
    return (
      <Notice
        isAlert
        title={t("checkout.not_checked")}
        text={failureText(succeed.error)}
        actions={
          <Button onClick={() => mutate({ subscriptionId, orderId, orderEmail, status, sessionId })}>{t("checkout.try_again")}</Button>
        }
      />
    );
  return <Steps done={isSuccess ? 3 : succeed.data ? 2 : 1} />;
}

/** Paid, activated, ready: ticked off one by one. */
function Steps({ done }: { done: number }) {
  const t = useWords();
  const steps = [t("checkout.step_paid"), t("checkout.step_activated"), t("checkout.step_ready")];
  const stateOf = (index: number) => (index < done ? "done" : index === done ? "busy" : "waiting");
  return (
    <Notice title={t(done === 3 ? "checkout.title_done" : "checkout.title")} text={t("checkout.lead")}>
      <Stack as="ol" mt={28} className={classes.steps} aria-live="polite">
        {steps.map((step, index) => (
          <li key={step} data-state={stateOf(index)}>
            <Row as="span" justify="center" isInline className={classes.mark}>
              {stateOf(index) === "done" ? (
                <IconCheck size={20} stroke={2} />
              ) : stateOf(index) === "busy" ? (
                <Loader size={16} />
              ) : (
                <span className={classes.open} />
              )}
            </Row>
            {step}
            <VisuallyHidden component="span">{t(`checkout.is_${stateOf(index)}`)}</VisuallyHidden>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}

/** The person turned back: the unfinished order is closed. */
function Closing({ end: { orderId, subscriptionId } }: { end: CheckoutEnd }) {
  const t = useWords();
  const close = useAction(api.subscription.cancel, { quiet: true, refreshes: [api.subscription.purchased] });
  const { mutate } = close;
  useEffect(() => {
    mutate({ orderId });
  }, [mutate, orderId]);
  if (isUnknown(close.error)) return <Unknown />;
  if (close.error)
    return (
      <Notice
        isAlert
        title={t("checkout.not_checked")}
        text={failureText(close.error)}
        actions={<Button onClick={() => mutate({ orderId })}>{t("checkout.try_again")}</Button>}
      />
    );
  // Nothing depends on the answer: whoever turned back sees so at once.
  return <NotPaid end={{ orderId, subscriptionId }} title={t("checkout.cancelled")} text={t("checkout.cancelled_text")} />;
}

/** Nothing was paid, and the way to try once more. */
function NotPaid({ end, title, text }: { end: Pick<CheckoutEnd, "orderId" | "subscriptionId">; title: string; text: string }) {
  const t = useWords();
  const user = useUser();
  const checkout = useCheckout();
  const { userSubscriptionsHistory } = usePurchased();
  const order = userSubscriptionsHistory.find((each) => each.order_id === end.orderId);
  const way = keptWayOn();
  const invitation = invitationOf(way);
  const navigate = useNavigate();
  return (
    <Notice
      title={title}
      text={text}
      actions={
        <>
          {way && invitation ? (
            <Button onClick={() => void navigate({ href: way })}>{t("checkout.try_again")}</Button>
          ) : order && user.role === "owner" ? (
            <Button
              loading={checkout.isPending}
              onClick={() => checkout.open({ subscription_id: order.subscription_id, interval: order.interval, seats: order.seats })}
            >
              {t("checkout.try_again")}
            </Button>
          ) : null}
          <ButtonLink to="/price" variant="default">
            {t("checkout.to_prices")}
          </ButtonLink>
          <ButtonLink to="/dashboard" variant="subtle">
            {t("shell.dashboard")}
          </ButtonLink>
        </>
      }
    />
  );
}

/** No such checkout, or somebody else's: the address may be made up. */
function Unknown() {
  const t = useWords();
  return (
    <Notice
      title={t("checkout.unknown")}
      text={t("checkout.unknown_text")}
      actions={
        <>
          <ButtonLink to="/dashboard">{t("shell.dashboard")}</ButtonLink>
          <ButtonLink to="/price" variant="default">
            {t("checkout.to_prices")}
          </ButtonLink>
        </>
      }
    />
  );
}
