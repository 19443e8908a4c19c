import { ActionIcon, Button, NativeSelect, NumberInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { stageColors, stageKinds, stages as usual } from "#contract/choices.ts";
import type { PipelineStage } from "#contract/job/pipeline.ts";
import { kindOfStage } from "#contract/job/stages.ts";
import { stageName } from "#web/kit/record/stage/stages.ts";
import { Grip } from "#web/ui/input/grip.tsx";
import { moved, useOrdering } from "#web/ui/input/ordering.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { StageDot } from "#web/ui/marks/stage-dot.tsx";
import { useWords } from "#web/words/words.ts";
import { NameFields } from "./name-fields.tsx";
import classes from "./pipeline.module.css";

/** A stage as it is being edited: `id` is its key, or what a new one is known by until it is saved. */
export type StageRow = Omit<PipelineStage, "key"> & { id: string; key: string | undefined };

export const rowOf = (stage: PipelineStage): StageRow => ({ ...stage, id: stage.key });

interface StageRowsProps {
  rows: StageRow[];
  onChange: (rows: StageRow[]) => void;
  /** Of a job: stages of the workspace are chosen and ordered here, and named elsewhere. */
  job_id: string | null;
  errors: Readonly<Record<string, string>>;
}

/** Stages in their order, each with its names, colour, meaning and limit. */
export function StageRows({ rows, onChange, job_id, errors }: StageRowsProps) {
  const t = useWords();
  const ordering = useOrdering(
    rows.map(({ id }) => id),
    // Those that were suggested stand first.
    (from, to) => from > 0 && to > 0 && onChange(moved(rows, from, to)),
  );
  const change = (id: string, given: Partial<StageRow>) => onChange(rows.map((row) => (row.id === id ? { ...row, ...given } : row)));
  const add = () => {
    const at = rows.findIndex(({ counts_as }) => counts_as === "placed");
    const row: StageRow = {
      id: crypto.randomUUID(),
      key: undefined,
      names: {},
      counts_as: "interview",
      color: "blue",
      card_limit: null,
      job_id,
    };
    onChange([...rows.slice(0, at), row, ...rows.slice(at)]);
  };
  const isOwn = (row: StageRow) => job_id === null || row.job_id !== null;
  /** The last that is placed, or out, stays. */
  const mayGo = ({ counts_as, id }: StageRow) =>
    counts_as !== "suggested" &&
    (!["placed", "rejected"].includes(counts_as) || rows.some((other) => other.id !== id && other.counts_as === counts_as));
  return (
    <>
      <ol className={classes.rows}>
        {rows.map((row, at) => {
          const name = stageName(t, row) || t("pipeline.new_stage");
          return (
            <li key={row.id} className={classes.row} {...ordering.row(row.id)}>
              <Row gap={8} className={classes.line}>
                {at === 0 ? (
                  <span className={classes.noGrip} />
                ) : (
                  <Grip aria-label={t("pipeline.order_of", { name })} {...ordering.handle(row.id)} />
                )}
                <span className={classes.dot}>
                  <StageDot color={row.color} />
                </span>
                {isOwn(row) ? (
                  <NameFields
                    names={row.names}
                    of="stages"
                    by={row.key === row.counts_as ? row.key : undefined}
                    name={name}
                    error={errors[`stages.${at}.names`]}
                    onChange={(names) => change(row.id, { names })}
                  />
                ) : (
                  <Text weight={500} className={classes.said}>
                    {name}
                  </Text>
                )}
                <Row gap={4} isAtEnd flex="none">
                  {([-1, 1] as const).map((by) => (
                    <ActionIcon
                      key={by}
                      size={32}
                      disabled={at === 0 || at + by <= 0 || at + by >= rows.length}
                      onClick={() => onChange(moved(rows, at, at + by))}
                      aria-label={t(by < 0 ? "pipeline.earlier" : "pipeline.later", { name })}
                    >
                      {by < 0 ? <IconArrowUp size={16} stroke={1.6} /> : <IconArrowDown size={16} stroke={1.6} />}
                    </ActionIcon>
                  ))}
                  <ActionIcon
                    size={32}
                    disabled={!mayGo(row)}
                    onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
                    aria-label={t("pipeline.take_away", { name })}
                  >
                    <IconTrash size={16} stroke={1.6} />
                  </ActionIcon>
                </Row>
              </Row>
              {isOwn(row) && (
                <Row gap={8} isWrapped className={classes.more}>
                  <NativeSelect
                    size="xs"
                    label={t("pipeline.counts_as")}
                    data={stageKinds.map((kind) => ({
                      group: t(`pipeline.kinds.${kind}`),
                      items: usual
                        .filter((one) => kindOfStage[one] === kind && (one !== "suggested" || row.counts_as === "suggested"))
                        .map((one) => ({ value: one, label: t(`matching.stages.${one}`) })),
                    }))}
                    // What it means stays: who stands there would have been somewhere else.
                    disabled={row.key !== undefined}
                    value={row.counts_as}
                    onChange={(event) =>
                      change(row.id, { counts_as: usual.find((one) => one === event.currentTarget.value) ?? row.counts_as })
                    }
                  />
                  <NativeSelect
                    size="xs"
                    label={t("pipeline.color")}
                    data={stageColors.map((color) => ({ value: color, label: t(`pipeline.colors.${color}`) }))}
                    value={row.color}
                    onChange={(event) =>
                      change(row.id, { color: stageColors.find((one) => one === event.currentTarget.value) ?? row.color })
                    }
                  />
                  <NumberInput
                    size="xs"
                    className={classes.limit}
                    label={t("pipeline.card_limit")}
                    placeholder={t("pipeline.no_limit")}
                    min={1}
                    max={999}
                    allowDecimal={false}
                    value={row.card_limit ?? ""}
                    onChange={(value) => change(row.id, { card_limit: typeof value === "number" ? value : null })}
                  />
                </Row>
              )}
            </li>
          );
        })}
      </ol>
      <Button size="xs" variant="default" leftSection={<IconPlus size={16} stroke={1.6} />} onClick={add}>
        {t("pipeline.add_stage")}
      </Button>
    </>
  );
}
