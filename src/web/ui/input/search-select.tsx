import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";

export interface Choice {
  value: string;
  label: string;
  /** The heading under which it stands. */
  group?: string;
}

/** What fits what is typed; `nothing` is said where that is none, `more` where there is more than the so many that are shown. */
export interface FoundChoices<C extends Choice = Choice> {
  choices: readonly C[];
  nothing: string;
  more?: (shown: number) => string | undefined;
}

type Offered = ComboboxItem | { group: string; items: ComboboxItem[] };
/** No choice: it only says that there are more. */
const MORE = "more";

export type InputProps = Pick<SelectProps, "label" | "aria-label" | "placeholder" | "size" | "className" | "openOnFocus"> & {
  "data-autofocus"?: boolean;
};

interface SearchSelectProps<C extends Choice> extends InputProps {
  chosen: C | null;
  /** Offered before the others while nothing is typed. */
  first?: readonly C[];
  /** A hook: looks for what is typed; the empty text asks for what is offered before. */
  useFound: (q: string) => FoundChoices<C>;
  /** Where none may be chosen too. */
  clearLabel?: string;
  onChoose: (choice: C | null) => void;
}

/** One of more than a list can hold: what is typed is looked for elsewhere. */
export function SearchSelect<C extends Choice>({ chosen, first = [], useFound, clearLabel, onChoose, ...input }: SearchSelectProps<C>) {
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed === chosen?.label ? "" : typed.trim(), 150);
  const { choices: found, nothing, more } = useFound(q);
  const choices = q ? found : [...first, ...found.filter(({ value }) => !first.some((one) => one.value === value))];
  const left = more?.(choices.length);
  const isAmong = choices.some(({ value }) => value === chosen?.value);
  const all = chosen && !isAmong ? [chosen, ...choices] : choices;
  const groups = [...new Set(all.map(({ group }) => group))];
  // The one that is chosen is a choice always; what fits was found already.
  const filter: OptionsFilter = ({ options }) =>
    options.flatMap((option): typeof options => {
      const isShown = ({ value }: ComboboxItem) => isAmong || value !== chosen?.value;
      if (!("items" in option)) return isShown(option) ? [option] : [];
      const items = option.items.filter(isShown);
      return items.length > 0 ? [{ ...option, items }] : [];
    });
  const data = [
    ...groups.flatMap((group): Offered[] => {
      const items = all.filter((one) => one.group === group).map(({ value, label }) => ({ value, label }));
      return group === undefined ? items : [{ group, items }];
    }),
    ...(left === undefined ? [] : [{ value: MORE, label: left, disabled: true }]),
  ];
  return (
    <Select
      {...input}
      searchable
      clearable={clearLabel !== undefined}
      // The library makes it small, and hides it from whoever has no pointer.
      clearButtonProps={{ "aria-label": clearLabel, "aria-hidden": false, tabIndex: 0, size: "24px" }}
      data={data}
      filter={filter}
      nothingFoundMessage={nothing}
      maxDropdownHeight={320}
      value={chosen?.value ?? null}
      onSearchChange={setTyped}
      onChange={(next) => onChoose(all.find(({ value }) => value === next) ?? null)}
    />
  );
}
