import { ActionIcon, Button, NativeSelect, NumberInput, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { requirementKinds } from "#contract/choices.ts";
import { useUndo } from "#web/kit/calls/undo.ts";
import { useUser } from "#web/kit/session/session.ts";
import { Row, Text } from "#web/ui/layout.tsx";
import { CountBadge } from "#web/ui/marks/marks.tsx";
import { OriginMark } from "#web/ui/marks/origin-mark.tsx";
import { Tooltip } from "#web/ui/overlays.tsx";
import { formatNumber } from "#web/words/format.ts";
import { useWords } from "#web/words/words.ts";
import type { JobForm } from "./job-form.ts";
import { newRequirement, type RequirementValues, requirementKey } from "./job-form.ts";
import classes from "./requirement-rows.module.css";
import type { Pairing } from "./use-pairing.ts";

/** The requirements as rows to change, add, remove and put in order; each tied to its sentence. */
export function RequirementRows({ form, pairing }: { form: JobForm; pairing: Pairing }) {
  const t = useWords();
  const undo = useUndo();
  const rows = form.values.requirements;
  const add = () => {
    const row = newRequirement();
    form.insertListItem("requirements", row);
    setTimeout(() => pairing.showField(requirementKey(row)));
  };
  const remove = (index: number) => {
    const row = rows[index];
    if (!row) return;
    form.removeListItem("requirements", index);
    undo(`requirement-${row.key}`, t("jobs.requirement_removed"), () => form.insertListItem("requirements", row, index));
  };
  const move = (from: number, to: number) => {
    if (to >= 0 && to < rows.length) form.reorderListItem("requirements", { from, to });
  };
  return (
    <section className={classes.section}>
      <Row as="h2" gap={8} size={15} weight={600}>
        {t("jobs.requirements")} <CountBadge count={rows.length} />
      </Row>
      <Text size={12} tone="dimmed" className={classes.hint}>
        {t("jobs.points_hint")}
      </Text>
      {rows.length === 0 && (
        <Text size={12} tone="dimmed" className={classes.none}>
          {t("jobs.no_requirements")}
        </Text>
      )}
      <ol className={classes.rows}>
        {rows.map((row, index) => (
          <RequirementRow
            key={row.key}
            row={row}
            index={index}
            last={rows.length - 1}
            form={form}
            pairing={pairing}
            onRemove={() => remove(index)}
            onMove={(to) => move(index, to)}
          />
        ))}
      </ol>
      <Button size="xs" variant="default" leftSection={<IconPlus size={14} stroke={1.6} />} onClick={add}>
        {t("jobs.add_requirement")}
      </Button>
    </section>
  );
}

interface RequirementRowProps {
  row: RequirementValues;
  index: number;
  last: number;
  form: JobForm;
  pairing: Pairing;
  onRemove: () => void;
  onMove: (to: number) => void;
}

function RequirementRow({ row, index, last, form, pairing, onRemove, onMove }: RequirementRowProps) {
  const t = useWords();
  const path = `requirements.${index}` as const;
  const key = requirementKey(row);
  const { weights } = useUser().workspace.settings;
  const isPaired = row.start !== null && row.end !== null;
  const setKind = (kind: RequirementValues["kind"]) => {
    form.setFieldValue(path, { ...row, kind, weight: kind === "knock_out" ? "" : row.weight });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onMove(index + (event.key === "ArrowUp" ? -1 : 1));
  };
  return (
    <li
      className={classes.row}
      data-field={key}
      data-lit={(isPaired && pairing.lit === key) || undefined}
      onMouseEnter={() => isPaired && pairing.setLit(key)}
      onMouseLeave={() => isPaired && pairing.setLit(null)}
      onFocus={() => isPaired && pairing.setLit(key)}
      onKeyDown={onKeyDown}
    >
      <Row gap={2} align="start" className={classes.line}>
        <TextInput
          className={classes.text}
          aria-label={t("jobs.requirement_n", { n: index + 1 })}
          placeholder={t("jobs.requirement")}
          maxLength={500}
          {...form.getInputProps(`${path}.text`)}
        />
        <Tooltip label={t("jobs.move_up")}>
          <ActionIcon size={28} aria-label={t("jobs.move_up")} disabled={index === 0} onClick={() => onMove(index - 1)}>
            <IconArrowUp size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t("jobs.move_down")}>
          <ActionIcon size={28} aria-label={t("jobs.move_down")} disabled={index === last} onClick={() => onMove(index + 1)}>
            <IconArrowDown size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t("jobs.remove_requirement")}>
          <ActionIcon size={28} aria-label={t("jobs.remove_requirement")} onClick={onRemove}>
            <IconX size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Row>
      <Row gap={6} isWrapped mt={6}>
        <NativeSelect
          size="xs"
          aria-label={t("jobs.kind")}
          className={classes.kind}
          data={requirementKinds.map((value) => ({ value, label: t(`common.kind.${value}`) }))}
          {...form.getInputProps(`${path}.kind`)}
          onChange={(event) => setKind(event.currentTarget.value as RequirementValues["kind"])}
        />
        <NumberInput
          size="xs"
          aria-label={t("jobs.points")}
          placeholder={t("matching.points_short", { n: formatNumber(row.kind === "knock_out" ? 0 : weights[row.kind]) })}
          className={classes.number}
          suffix=" pt"
          min={0}
          max={10}
          hideControls
          allowNegative={false}
          disabled={row.kind === "knock_out"}
          {...form.getInputProps(`${path}.weight`)}
        />
        <TextInput
          size="xs"
          aria-label={t("jobs.skill")}
          placeholder={t("jobs.skill")}
          className={classes.skill}
          maxLength={80}
          {...form.getInputProps(`${path}.skill`)}
        />
        <NumberInput
          size="xs"
          aria-label={t("jobs.min_years")}
          placeholder={t("jobs.min_years")}
          className={classes.number}
          suffix={t("jobs.years_suffix")}
          min={0}
          max={50}
          hideControls
          allowNegative={false}
          {...form.getInputProps(`${path}.min_years`)}
        />
        <span className={classes.origin}>
          {isPaired ? (
            <OriginMark
              kind="passage"
              text={t("jobs.in_text")}
              label={`${t("jobs.in_text")}: ${t("jobs.source_sentence")}`}
              onOpen={() => pairing.showPassage(key)}
            />
          ) : (
            <OriginMark kind="none" text={t("jobs.no_sentence")} />
          )}
        </span>
      </Row>
    </li>
  );
}
