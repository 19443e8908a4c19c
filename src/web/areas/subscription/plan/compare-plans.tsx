import { VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { Feature, Plan } from "#contract/account/plan.ts";
import { useSubscriptionFeatures } from "#web/areas/subscription/use-subscriptions.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { Text } from "#web/ui/layout.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import classes from "./compare-plans.module.css";

/** The plans line by line: a table, and on a phone a list for each plan. */
export function ComparePlans({ plans }: { plans: readonly Plan[] }) {
  const t = useWords();
  const { all: features, error, refetch } = useSubscriptionFeatures();
  return (
    <section className={classes.compare} aria-labelledby="compare">
      <Text as="h2" size={18} weight={600} id="compare">
        {t("price.compare")}
      </Text>
      {error ? (
        <LoadError of={{ error, refetch }} title={t("price.failed")} />
      ) : !features ? (
        <SkeletonRows rows={11} height={36} label={t("common.loading")} />
      ) : (
        <>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden component="span">{t("price.feature")}</VisuallyHidden>
                </th>
                {plans.map((plan) => (
                  <th key={plan.id} scope="col">
                    {plan.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {features.map((feature) => (
                <tr key={feature.key}>
                  <th scope="row">{feature.label}</th>
                  {plans.map((plan) => (
                    <td key={plan.id}>
                      <Value value={feature.values[plan.key]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <div className={classes.lists}>
            {plans.map((plan) => (
              <div key={plan.id}>
                <h3>{plan.name}</h3>
                <dl>
                  {features.map((feature) => (
                    <div key={feature.key}>
                      <dt>{feature.label}</dt>
                      <dd>
                        <Value value={feature.values[plan.key]} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function Value({ value }: { value: Feature["values"]["free"] | undefined }) {
  const t = useWords();
  if (value === null) return t("price.unlimited");
  if (typeof value === "number") return formatNumber(value);
  if (typeof value === "string") return value;
  return value ? (
    <IconCheck size={18} stroke={1.8} className={classes.tick} role="img" aria-label={t("price.yes")} />
  ) : (
    <Text as="span" tone="dimmed">
      <span aria-hidden="true">–</span>
      <VisuallyHidden component="span">{t("price.no")}</VisuallyHidden>
    </Text>
  );
}
