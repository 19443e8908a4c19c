import { UnstyledButton } from "@mantine/core";
import type { Plan, PlanKey } from "#contract/account/plan.ts";
import type { Usage } from "#contract/account/subscription.ts";
import { NOTICE_AT, shareOf } from "#web/kit/plan/usage.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./meters.module.css";

interface MetersProps {
  usage: readonly Usage[];
  plans: readonly Plan[];
  /** Looks at a plan that holds more; absent for who can't buy it. */
  onLook: ((plan: PlanKey) => void) | undefined;
}

/** How much of each limit is used. */
export function Meters({ usage, plans, onLook }: MetersProps) {
  const t = useWords();
  return (
    <Stack as="ul" className={classes.meters}>
      {usage.map(({ limit, used, max, resets_at }) => {
        const larger = plans
          .toSorted((a, b) => a.position - b.position)
          .find((plan) => max !== null && (plan.limits[limit] === null || (plan.limits[limit] ?? 0) > max));
        return (
          <Meter
            key={limit}
            name={t(`frame.limit.${limit}`)}
            used={used}
            max={max}
            note={resets_at && max !== null ? t("subscription.resets", { date: formatDate(resets_at) }) : null}
            more={larger && onLook ? { name: larger.name, look: () => onLook(larger.key) } : null}
          />
        );
      })}
    </Stack>
  );
}

export function SeatsMeter({ seats }: { seats: { total: number | null; used: number } }) {
  const t = useWords();
  return (
    <Stack as="ul" className={classes.meters}>
      <Meter name={t("frame.limit.seats")} used={seats.used} max={seats.total} note={null} more={null} isCalm />
    </Stack>
  );
}

interface MeterProps {
  name: string;
  used: number;
  max: number | null;
  note: string | null;
  more: { name: string; look: () => void } | null;
  /** Full is nothing to warn of. */
  isCalm?: boolean;
}

function Meter({ name, used, max, note, more, isCalm = false }: MeterProps) {
  const t = useWords();
  const share = shareOf(used, max);
  const isNear = !isCalm && share >= NOTICE_AT;
  const figures =
    max === null
      ? t("subscription.used_unlimited", { used: formatNumber(used) })
      : t("frame.used_of", { used: formatNumber(used), max: formatNumber(max) });
  return (
    <li className={classes.meter}>
      <Text className={classes.line}>
        <span>{name}</span>
        <Text as="span" tone="secondary" isTabular>
          {figures}
        </Text>
      </Text>
      {max !== null && (
        // biome-ignore lint/a11y/useSemanticElements: the bar of the element can't be drawn alike in every browser
        <div
          className={classes.bar}
          role="meter"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={Math.min(used, max)}
          aria-valuetext={figures}
        >
          <span style={{ width: `${Math.min(1, share) * 100}%` }} />
        </div>
      )}
      {(isNear || note) && (
        <Text className={classes.note}>
          {isNear && (
            <Text as="b" weight={500} tone="text">
              {share >= 1 ? t("subscription.full") : t("subscription.almost", { percent: Math.floor(share * 100) })}
            </Text>
          )}
          {note && <span>{note}</span>}
          {isNear && more && (
            <UnstyledButton className={classes.more} onClick={more.look}>
              {t("subscription.limit_button", { plan: more.name })}
            </UnstyledButton>
          )}
        </Text>
      )}
    </li>
  );
}
