import { useNavigate, useSearch } from "@tanstack/react-router";
import { InvoiceHistory } from "#web/areas/subscription/payment/invoice-history.tsx";
import { ChangeDialog } from "#web/areas/subscription/plan/change-dialog.tsx";
import { CurrentPlan } from "#web/areas/subscription/plan/current-plan.tsx";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { mayManage, useUser } from "#web/kit/session/session.ts";
import { ScreenHead } from "#web/ui/screen/screen-head.tsx";
import { SettingsSection } from "#web/ui/screen/settings-section.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { useWords } from "#web/words/words.ts";
import type { SubscriptionSearch } from "./addresses.ts";
import { Meters, SeatsMeter } from "./meters.tsx";
import classes from "./subscription-screen.module.css";
import { usePlans, usePurchased } from "./use-subscriptions.ts";

/** What the workspace has, how much of it is used, and what was paid for. */
export function SubscriptionScreen() {
  const t = useWords();
  const user = useUser();
  const navigate = useNavigate();
  const search = useSearch({ from: "/dashboard/subscription/" });
  const { all, offer, error: offerError, refetch: refetchOffer } = usePlans();
  const { userSubscriptions, userSubscriptionsHistory, purchased, error, refetch } = usePurchased();
  const look = (chosen: SubscriptionSearch) => void navigate({ to: "/dashboard/subscription", search: chosen, replace: true });
  const isOwner = user.role === "owner";
  // A seat that a member pays for is told apart from what the workspace has.
  const running = userSubscriptions.find((each) => !each.is_extra_seat && each.state !== "expired" && each.state !== "incomplete") ?? null;
  if (error || offerError)
    return (
      <>
        <ScreenHead title={t("frame.subscription")} />
        <LoadError
          of={{ error: error ?? offerError, refetch: () => Promise.all([refetch(), refetchOffer()]) }}
          title={t("subscription.failed")}
        />
      </>
    );
  if (!purchased || !offer)
    return (
      <>
        <ScreenHead title={t("frame.subscription")} />
        <div className={classes.page}>
          <SkeletonRows rows={6} height={56} label={t("common.loading")} />
        </div>
      </>
    );
  return (
    <>
      <ScreenHead title={t("frame.subscription")} />
      <div className={classes.page}>
        <SettingsSection title={t("subscription.plan")} lead={t("subscription.plan_text", { workspace: user.workspace.name })}>
          <CurrentPlan
            plan={purchased.plan}
            running={running}
            plans={all}
            ownSeat={purchased.own_seat}
            onChange={() => look({ plan: running ? purchased.plan?.key : all.find((plan) => plan.prices.length > 0)?.key })}
          />
        </SettingsSection>
        <SettingsSection title={t("subscription.use")} lead={t("subscription.use_text")}>
          <Meters usage={purchased.usage} plans={all} onLook={isOwner ? (plan) => look({ plan }) : undefined} />
        </SettingsSection>
        {(user.workspace.kind === "team" || (purchased.seats.total ?? 0) > 1) && (
          <SettingsSection title={t("subscription.seats")} lead={t("subscription.seats_text")}>
            <SeatsMeter seats={purchased.seats} />
          </SettingsSection>
        )}
        {mayManage(user) && (
          <SettingsSection title={t("subscription.history")} lead={t("subscription.history_text")}>
            <InvoiceHistory orders={userSubscriptionsHistory} />
          </SettingsSection>
        )}
      </div>
      {isOwner && offer.is_on && (
        <ChangeDialog
          plans={all}
          running={running}
          vatRate={offer.vat_rate}
          search={search.plan ? search : null}
          onLook={look}
          onClose={() => look({})}
        />
      )}
    </>
  );
}
