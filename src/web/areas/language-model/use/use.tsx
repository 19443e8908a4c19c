import { Button, SegmentedControl } from "@mantine/core";
import { useId, useState } from "react";
import type { ModelSettings } from "#contract/account/model.ts";
import { api } from "#contract/index.ts";
import classes from "#web/areas/language-model/model.module.css";
import { costText } from "#web/areas/language-model/model-words.ts";
import { LoadError } from "#web/kit/calls/load-error.tsx";
import { useCall } from "#web/kit/calls/use-call.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { ScrollRegion } from "#web/ui/screen/scroll-region.tsx";
import { SkeletonRows } from "#web/ui/states/states.tsx";
import { formatDate, formatNumber } from "#web/words/format.ts";
import { useWords, type Words } from "#web/words/words.ts";
import { type Grouping, groupings, type Line, linesOf, totalOf, type UseRow } from "./lines.ts";

/** Days that stand there at first. */
const SHOWN = 7;

/** What models were asked today and lately: by day, by what for, by model, with what it cost. */
export function Use({ today, days }: { today: ModelSettings["today"]; days: number }) {
  const t = useWords();
  const use = useCall(api.model.use, { days }, { quiet: true });
  const ofToday = [
    { name: t("model.requests"), ...today.requests },
    { name: t("model.tokens_name"), ...today.tokens },
  ];
  return (
    <Stack gap={20}>
      <div>
        <Text as="h3" size={13} weight={600} mb={8}>
          {t("model.today")}
        </Text>
        <dl className={classes.figures}>
          {ofToday.map(({ name, used, max }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{max === null ? formatNumber(used) : t("model.used_of", { used: formatNumber(used), max: formatNumber(max) })}</dd>
            </div>
          ))}
        </dl>
      </div>
      {use.data ? (
        <Lately rows={use.data.data.rows} />
      ) : use.isError ? (
        <LoadError of={use} title={t("model.use_failed")} />
      ) : (
        <SkeletonRows rows={4} height={36} label={t("common.loading")} />
      )}
    </Stack>
  );
}

const nameOf = (t: Words, by: Grouping, { key }: Line): string =>
  by === "day" ? formatDate(key) : by === "use" ? t(`model.uses.${key as UseRow["use"]}`) : key;

function Lately({ rows }: { rows: UseRow[] }) {
  const t = useWords();
  const label = useId();
  const [by, setBy] = useState<Grouping>("day");
  const [isAll, setAll] = useState(false);
  if (rows.length === 0)
    return (
      <Text size={13} tone="dimmed">
        {t("model.use_none")}
      </Text>
    );
  const lines = linesOf(rows, by);
  const shown = isAll ? lines : lines.slice(0, SHOWN);
  const most = Math.max(1, ...lines.map(({ input_tokens, output_tokens }) => input_tokens + output_tokens));
  const total = totalOf(rows);
  const hasCost = rows.some(({ cost }) => cost !== null);
  const isMixed = hasCost && total.cost === null;
  const isPart = hasCost && rows.some(({ cost }) => cost === null);
  const cells = (line: Omit<Line, "key">) => (
    <>
      <td>{formatNumber(line.requests)}</td>
      <td>{formatNumber(line.input_tokens)}</td>
      <td>{formatNumber(line.output_tokens)}</td>
      {hasCost && <td>{line.cost === null ? "–" : costText(t, line.cost, line.currency)}</td>}
    </>
  );
  return (
    <div>
      <Text id={label} as="h3" size={13} weight={600} mb={8}>
        {t("model.by")}
      </Text>
      <SegmentedControl
        aria-labelledby={label}
        data={groupings.map((value) => ({ value, label: t(`model.by_${value}`) }))}
        value={by}
        onChange={(next) => {
          setBy(next as Grouping);
          setAll(false);
        }}
      />
      <ScrollRegion label={t("model.use")} className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t(`model.by_${by}`)}</th>
              <td className={classes.barCell} />
              <th scope="col">{t("model.requests")}</th>
              <th scope="col">{t("model.input")}</th>
              <th scope="col">{t("model.output")}</th>
              {hasCost && <th scope="col">{t("model.cost")}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.key}>
                <th scope="row" translate={by === "model" ? "no" : undefined}>
                  {nameOf(t, by, line)}
                </th>
                <td className={classes.barCell} aria-hidden="true">
                  <span className={classes.bar} style={{ width: `${(100 * (line.input_tokens + line.output_tokens)) / most}%` }} />
                </td>
                {cells(line)}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("model.total")}</th>
              <td className={classes.barCell} />
              {cells(total)}
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      {lines.length > shown.length && (
        <Button size="xs" variant="default" mt={8} onClick={() => setAll(true)}>
          {t("dashboard.show_more", { count: lines.length - shown.length })}
        </Button>
      )}
      {(isPart || isMixed) && (
        <Text size={12} tone="dimmed" mt={8}>
          {isPart && t("model.unpriced")} {isMixed && t("model.currencies")}
        </Text>
      )}
    </div>
  );
}
