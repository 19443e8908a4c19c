import { Button, SegmentedControl, Skeleton } from "@mantine/core";
import { IconCheck, IconInfoCircle } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { Interval, Plan } from "#contract/account/plan.ts";
import { MOST_SEATS } from "#contract/choices.ts";
import { addressOfChoice, type PriceSearch } from "#web/areas/subscription/addresses.ts";
import { useCheckout } from "#web/areas/subscription/payment/use-checkout.ts";
import { usePlans } from "#web/areas/subscription/use-subscriptions.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { PublicFrame } from "#web/kit/frame/public-frame.tsx";
import { isVerified, useSession } from "#web/kit/session/session.ts";
import { keepWayOn } from "#web/kit/session/way-on.ts";
import { ButtonLink } from "#web/ui/input/links.tsx";
import { Row, Text } from "#web/ui/layout.tsx";
import { FullScreenSpinner } from "#web/ui/states/full-screen-spinner.tsx";
import { useWords } from "#web/words/words.ts";
import { ComparePlans } from "./compare-plans.tsx";
import { PlanCard } from "./plan-card.tsx";
import classes from "./price.module.css";
import { SeatsSlider, SeatsStepper } from "./seats-control.tsx";
import { freeMonths, isFree, seatsWithin, soldFor } from "./sums.ts";

/** What it costs for me, or for us. */
export function PriceScreen() {
  const t = useWords();
  const { all, offer, error, refetch } = usePlans();
  return (
    <PublicFrame title={t("price.nav")} withPlaces>
      {error ? (
        <LoadError of={{ error, refetch }} title={t("price.failed")} />
      ) : !offer ? (
        <Waiting />
      ) : offer.is_on ? (
        <Offer plans={all.toSorted((a, b) => a.position - b.position)} isTest={offer.is_test} />
      ) : (
        <EverythingIncluded />
      )}
    </PublicFrame>
  );
}

function Offer({ plans, isTest }: { plans: Plan[]; isTest: boolean }) {
  const t = useWords();
  const navigate = useNavigate();
  const search = useSearch({ from: "/price/" });
  const user = useSession().loggedInUserInfo?.user;
  const checkout = useCheckout();
  const interval: Interval = search.interval ?? "year";
  const set = (change: PriceSearch) => void navigate({ to: "/price", search: { ...search, ...change }, replace: true, resetScroll: false });
  const present = plans.find((plan) => plan.id === user?.subscription_id);
  const seatsOf = (plan: Plan) => seatsWithin(plan, search.seats ?? plan.seats.min);
  const mayChoose = !user || user.role === "owner" || !isVerified(user);

  const choose = (plan: Plan, replace = false) => {
    const choice = { plan: plan.key, interval: soldFor(plan, interval), seats: seatsOf(plan) };
    if (!user || !isVerified(user)) {
      const to = addressOfChoice(choice);
      keepWayOn(to);
      void navigate(user ? { to: "/email-verification" } : { to: "/register", search: { to } });
    } else if (present && !isFree(present)) void navigate({ to: "/dashboard/subscription", search: choice, replace });
    else checkout.open({ subscription_id: plan.id, interval: choice.interval, seats: choice.seats });
  };

  // Chosen before there was an account: go on with it, once. The address forgets it, so that the way back ends here.
  const ordered = search.order ? plans.find((plan) => plan.key === search.plan && !isFree(plan)) : undefined;
  const isGoingOn = Boolean(ordered && user && isVerified(user) && user.role === "owner");
  const wentOn = useRef(false);
  useEffect(() => {
    if (!isGoingOn || !ordered || wentOn.current) return;
    wentOn.current = true;
    choose(ordered, true);
    if (!present || isFree(present)) set({ plan: undefined, order: undefined });
  });
  if (isGoingOn || (wentOn.current && checkout.isPending)) return <FullScreenSpinner label={t("price.to_checkout")} />;

  const months = freeMonths(plans);
  const individual = plans.filter((plan) => plan.kind === "individual");
  const card = (plan: Plan) => {
    const seats = seatsOf(plan);
    const control = {
      value: seats,
      min: plan.seats.min,
      max: plan.seats.max ?? MOST_SEATS,
      onChange: (value: number) => set({ seats: value }),
    };
    const isPresent = present?.id === plan.id && user !== undefined && isVerified(user);
    const hasChoice = control.max > control.min;
    const hasControl = hasChoice && !isPresent && mayChoose;
    return (
      <PlanCard
        key={plan.id}
        plan={plan}
        interval={soldFor(plan, interval)}
        seats={seats}
        isOutlined={hasChoice}
        slider={hasControl && <SeatsSlider {...control} />}
        action={
          <>
            {hasControl && <SeatsStepper {...control} />}
            {isPresent ? (
              <ButtonLink to="/dashboard/subscription" variant="default" size="md">
                {t("price.your_plan")}
              </ButtonLink>
            ) : isFree(plan) ? (
              user ? (
                <ButtonLink to="/dashboard/subscription" variant="default" size="md">
                  {t("price.to_subscription")}
                </ButtonLink>
              ) : (
                <ButtonLink to="/register" variant="default" size="md">
                  {t("shell.start_free")}
                </ButtonLink>
              )
            ) : (
              <Button
                size="md"
                variant={hasChoice ? "filled" : "default"}
                disabled={!mayChoose}
                loading={checkout.isPending}
                onClick={() => choose(plan)}
              >
                {t(present && !isFree(present) ? "price.change_to" : "price.choose", { plan: plan.name })}
              </Button>
            )}
          </>
        }
      />
    );
  };
  return (
    <>
      <Row gap={20} align="end" justify="between" isWrapped>
        <div>
          <Text as="h1" size={36} weight={600}>
            {t("price.headline")}
          </Text>
          <Text size={16} isReading tone="secondary" mt={8}>
            {t("price.lead")}
          </Text>
        </div>
        <SegmentedControl
          aria-label={t("price.pay")}
          className={classes.interval}
          data={[
            { value: "month", label: t("price.monthly") },
            { value: "year", label: months > 0 ? t("price.yearly_free", { count: months }) : t("price.yearly") },
          ]}
          value={interval}
          onChange={(value) => set({ interval: value as Interval })}
        />
      </Row>
      {!mayChoose && (
        <Text size={13} mt={24} className={classes.told} role="status">
          {t("price.owner_decides", { workspace: user?.workspace.name })}
        </Text>
      )}
      <div className={classes.groups}>
        <section className={classes.group} style={{ gridColumn: `span ${individual.length}` }} aria-label={t("price.for_yourself")}>
          <h2>{t("price.for_yourself")}</h2>
          {individual.map(card)}
        </section>
        <section
          className={classes.group}
          style={{ gridColumn: `span ${plans.length - individual.length}` }}
          aria-label={t("price.for_team")}
        >
          <h2>{t("price.for_team")}</h2>
          {plans.filter((plan) => plan.kind === "team").map(card)}
        </section>
      </div>
      <Row as="p" gap={12} align="start" size={13} tone="secondary" mt={20} className={classes.limits}>
        <IconInfoCircle size={17} stroke={1.6} />
        {t("price.limit_note")}
      </Row>
      <ComparePlans plans={plans} />
      <Text size={12} isReading tone="dimmed" mt={16}>
        {t("price.note")} {isTest && t("price.test_note")}
      </Text>
    </>
  );
}

/** Where the operator has turned subscriptions off. */
function EverythingIncluded() {
  const t = useWords();
  const { isLoggedIn } = useSession();
  return (
    <article className={classes.only}>
      <Text as="h1" size={28} weight={600}>
        {t("price.all_included")}
      </Text>
      <Text size={14} isReading tone="secondary" mt={8}>
        {t("price.all_included_text")}
      </Text>
      <Text as="ul" size={13} tone="secondary" mt={14} className={classes.holds}>
        {[t("price.all_candidates"), t("price.all_seats"), t("price.all_team"), t("price.has_export")].map((line) => (
          <li key={line}>
            <IconCheck size={16} stroke={1.8} />
            {line}
          </li>
        ))}
      </Text>
      <ButtonLink to={isLoggedIn ? "/dashboard" : "/register"} size="md" fullWidth>
        {t(isLoggedIn ? "shell.dashboard" : "shell.start_free")}
      </ButtonLink>
    </article>
  );
}

/** The page before its prices are there: the words stand, the cards wait. */
function Waiting() {
  const t = useWords();
  return (
    <>
      <Row gap={20} align="end" justify="between" isWrapped>
        <div>
          <Text as="h1" size={36} weight={600}>
            {t("price.headline")}
          </Text>
          <Text size={16} isReading tone="secondary" mt={8}>
            {t("price.lead")}
          </Text>
        </div>
      </Row>
      <div className={classes.waiting} role="status" aria-label={t("common.loading")}>
        {[1, 2, 3].map((each) => (
          <div key={each} className={classes.card}>
            <Skeleton height={16} width="30%" radius="xs" />
            <Skeleton height={36} width="55%" radius="xs" mt={32} />
            <Skeleton height={40} radius="sm" mt={40} />
            {[70, 45, 60, 50].map((width) => (
              <Skeleton key={width} height={12} width={`${width}%`} radius="xs" mt={16} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
