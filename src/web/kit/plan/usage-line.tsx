import { Link } from "@tanstack/react-router";
import { api } from "#contract/index.ts";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { useHasPainted } from "#web/ui/states/first-paint.ts";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import { nearestLimit, shareOf } from "./usage.ts";
import classes from "./usage-line.module.css";

/** In the sidebar's foot, once a limit comes near: which, and how near. */
export function UsageLine() {
  const t = useWords();
  const { data } = useCall(api.subscription.purchased, {}, { quiet: true, staleTime: 60_000, enabled: useHasPainted() });
  const near = nearestLimit(data?.data.usage ?? []);
  if (!near) return null;
  const { limit, used, max } = near;
  const name = t(`frame.limit.${limit}`);
  return (
    <Link to="/dashboard/subscription" className={classes.line}>
      <Row as="span" gap="0 8" align="stretch" justify="between" isWrapped>
        <span>{name}</span>
        <Text as="span" isTabular>
          {t("frame.used_of", { used: formatNumber(used), max: formatNumber(max) })}
        </Text>
      </Row>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(1, shareOf(used, max)) * 100}%` }} />
      </span>
    </Link>
  );
}
