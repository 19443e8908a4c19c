import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Interval, Plan } from "#contract/account/plan.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { Badge } from "#web/ui/marks/marks.tsx";
import { formatMoney, formatNumber } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import classes from "./price.module.css";
import { isFree, monthlyPrice, priceOf } from "./sums.ts";

interface PlanCardProps {
  plan: Plan;
  interval: Interval;
  seats: number;
  /** The one with a choice in it. */
  isOutlined: boolean;
  action: ReactNode;
  slider?: ReactNode;
}

/** One plan: its name, what it costs, the way to get it, and what it holds. */
export function PlanCard({ plan, interval, seats, isOutlined, action, slider }: PlanCardProps) {
  const t = useWords();
  const currency = plan.prices[0]?.currency ?? "EUR";
  return (
    <article className={classes.card} data-outlined={isOutlined || undefined} aria-label={plan.name}>
      <div className={classes.head}>
        <Text as="h3" size={16} isReading weight={600}>
          {plan.name}
        </Text>
        {plan.seats.min > 1 && <Badge tone="accent">{t("price.seats_or_more", { count: plan.seats.min })}</Badge>}
        <p>{plan.description}</p>
      </div>
      <Text as="div" mt={16} isTabular className={classes.price}>
        <Text>
          <b>{formatMoney(monthlyPrice(plan, interval), currency)}</b>
          {!isFree(plan) && (
            <Text as="span" size={13} tone="secondary">
              {plan.kind === "team" ? t("price.per_seat_month") : t("price.a_month")}
            </Text>
          )}
        </Text>
        <Text className={classes.sum} aria-live="polite">
          {isFree(plan) ? t("price.no_card") : sumText(t, plan, interval, seats)}
        </Text>
      </Text>
      <Row gap={8} align="stretch" mt={16} className={classes.action}>
        {action}
      </Row>
      <div className={classes.slider}>{slider}</div>
      <Text as="ul" size={13} tone="secondary" mt={14} className={classes.holds}>
        {whatItHolds(t, plan).map((line) => (
          <li key={line}>
            <IconCheck size={16} stroke={1.8} />
            {line}
          </li>
        ))}
      </Text>
    </article>
  );
}

/** "4 seats × €590 = €2,360 a year, excluding VAT". */
function sumText(t: Words, plan: Plan, interval: Interval, seats: number): string {
  const each = priceOf(plan, interval) ?? 0;
  const currency = plan.prices[0]?.currency ?? "EUR";
  const total = formatMoney(each * seats, currency);
  if (plan.kind === "individual") return t(`price.sum_${interval}`, { total });
  return t(`price.sum_seats_${interval}`, {
    seats: t("price.seats", { count: seats, n: formatNumber(seats) }),
    each: formatMoney(each, currency),
    total,
  });
}

/** What the card says the plan holds, from its limits. */
function whatItHolds(t: Words, { limits, kind }: Plan): string[] {
  const { candidates, active_jobs, proposals_per_month, chat_messages_per_month } = limits;
  const people = candidates === null ? t("price.has_candidates_unlimited") : t("price.has_candidates", { n: formatNumber(candidates) });
  const jobs = active_jobs === null ? t("price.has_jobs_unlimited") : t("price.has_jobs", { n: formatNumber(active_jobs) });
  const proposals =
    proposals_per_month === null ? t("price.has_proposals_unlimited") : t("price.has_proposals", { n: formatNumber(proposals_per_month) });
  const chat =
    chat_messages_per_month === null ? t("price.has_chat_unlimited") : t("price.has_chat", { n: formatNumber(chat_messages_per_month) });
  return [
    candidates === null && active_jobs === null ? t("price.has_both_unlimited") : `${people}, ${jobs}`,
    ...(proposals_per_month === null && chat_messages_per_month === null ? [t("price.has_proposals_chat_unlimited")] : [proposals, chat]),
    ...(kind === "team" ? [t("price.has_roles"), t("price.has_brand")] : [t("price.has_export")]),
  ];
}
