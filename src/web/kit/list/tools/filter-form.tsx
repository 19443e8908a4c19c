import { Button, MultiSelect, NumberInput, Select, TagsInput, TextInput } from "@mantine/core";
import { useState } from "react";
import { rangeIn } from "#contract/custom-field.ts";
import { Row, Stack } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import type { Filter, FilterInput, List, Listed, ListSearch } from "../define-list.ts";
import classes from "./filter-form.module.css";

export interface FilterFormProps {
  list: List;
  used: ListSearch;
  rows: readonly Listed[];
  onApply: (filters: ListSearch) => void;
}

/** Every filter that the list knows, applied together. */
export function FilterForm({ list, used, rows, onApply }: FilterFormProps) {
  const t = useWords();
  const [draft, setDraft] = useState(used);
  return (
    <Stack
      as="form"
      gap={12}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      {list.filters.map((filter, index) => {
        const { key, input } = filter;
        const shared = {
          value: draft[key],
          used: used[key],
          rows,
          onChange: (value: unknown) => setDraft({ ...draft, [key]: value }),
          isFirst: index === 0,
        };
        return input ? (
          <Asked key={key} input={input} {...shared} />
        ) : (
          filter.useChoices && <Chosen key={key} filter={filter} {...shared} />
        );
      })}
      <Row gap={8} align="stretch" justify="end" mt={4} className={classes.actions}>
        <Button variant="default" onClick={() => onApply({})}>
          {t("candidates.clear")}
        </Button>
        <Button type="submit">{list.words.apply?.(t) ?? t("lists.apply")}</Button>
      </Row>
    </Stack>
  );
}

interface InputProps {
  value: unknown;
  used: unknown;
  rows: readonly Listed[];
  onChange: (value: unknown) => void;
  isFirst: boolean;
}

/** The form stands in a popover, which a dropdown elsewhere would close; and its list scrolls without a region of its own. */
const within = {
  comboboxProps: { withinPortal: false },
  withScrollArea: false,
  styles: { dropdown: { maxHeight: 220, overflowY: "auto" } },
} as const;

function Asked({ input, value, used, rows, onChange, isFirst }: InputProps & { input: FilterInput }) {
  const t = useWords();
  const shared = { label: input.label(t), "data-autofocus": isFirst || undefined };
  const list = (value ?? []) as string[];
  const orNone = (values: string[]) => onChange(values.length > 0 ? values : undefined);
  switch (input.kind) {
    case "texts":
      return (
        <TagsInput
          {...shared}
          {...within}
          placeholder={list.length > 0 ? "" : input.hint(t)}
          data={input.suggested(rows as readonly never[])}
          limit={20}
          openOnFocus={false}
          value={list}
          onChange={orNone}
        />
      );
    case "several":
      return (
        <MultiSelect {...shared} {...within} data={input.choices((used ?? []) as string[], t)} searchable value={list} onChange={orNone} />
      );
    case "range":
      return <Range of={input.of} name={input.label(t)} value={value} onChange={onChange} isFirst={isFirst} />;
    case "number":
      return (
        <NumberInput
          {...shared}
          min={input.min}
          max={input.max}
          value={(value as number | undefined) ?? ""}
          onChange={(next) => onChange(next !== "" && (Number(next) > 0 || input.isZeroTold) ? Number(next) : undefined)}
        />
      );
    case "one": {
      const choices = input.choices(t);
      const any = input.any?.(t);
      return (
        <Select
          {...shared}
          allowDeselect={any === undefined}
          clearable={any === undefined}
          clearButtonProps={{ "aria-label": t("candidates.clear") }}
          value={value === undefined ? (any === undefined ? null : "any") : String(value)}
          onChange={(next) => onChange(choices.find((each) => String(each.value) === next)?.value)}
          data={[
            ...(any === undefined ? [] : [{ value: "any", label: any }]),
            ...choices.map((each) => ({ ...each, value: String(each.value) })),
          ]}
          comboboxProps={{ withinPortal: false }}
        />
      );
    }
    default:
      return (
        <TextInput
          {...shared}
          type={input.kind}
          {...(input.kind === "text" && { placeholder: input.hint(t) })}
          value={(value as string | undefined) ?? ""}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        />
      );
  }
}

/** From and up to: either may be open. */
function Range({
  of,
  name,
  value,
  onChange,
  isFirst,
}: Pick<InputProps, "value" | "onChange" | "isFirst"> & { of: "number" | "date"; name: string }) {
  const t = useWords();
  const ends = rangeIn(String(value ?? "")) ?? { from: null, to: null };
  const put = (end: "from" | "to", typed: string) => {
    const [from, to] = end === "from" ? [typed, ends.to] : [ends.from, typed];
    onChange(from || to ? `${from ?? ""}..${to ?? ""}` : undefined);
  };
  return (
    <Row gap={8} align="end">
      {(["from", "to"] as const).map((end) => {
        const shared = {
          label: t(`lists.custom.filter_${end}`, { name }),
          className: classes.end,
          "data-autofocus": (isFirst && end === "from") || undefined,
        };
        return of === "date" ? (
          <TextInput key={end} {...shared} type="date" value={ends[end] ?? ""} onChange={(event) => put(end, event.currentTarget.value)} />
        ) : (
          <NumberInput
            key={end}
            {...shared}
            hideControls
            decimalScale={6}
            value={ends[end] === null ? "" : Number(ends[end])}
            onChange={(next) => put(end, String(next))}
          />
        );
      })}
    </Row>
  );
}

/** One of the names that a filter knows: whose they are. */
function Chosen({ filter, value, onChange }: Pick<InputProps, "value" | "onChange"> & { filter: Filter }) {
  const t = useWords();
  const choices = filter.useChoices?.() ?? [];
  if (choices.length < 2 && !value) return null;
  return (
    <Select
      label={filter.label(t)}
      placeholder={t("candidates.filter_anybody")}
      clearable
      clearButtonProps={{ "aria-label": t("candidates.clear") }}
      data={choices}
      value={(value as string | undefined) ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
