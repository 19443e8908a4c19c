import { Button, Combobox, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";
import type { Filter } from "../define-list.ts";

interface SoughtFilterProps extends Pick<NonNullable<Filter["searched"]>, "useFound"> {
  label: string;
  onChoose: (value: string) => void;
}

/** Offers the values of a filter that are more than a menu can hold: what is typed finds them. */
export function SoughtFilter({ label, useFound, onChoose }: SoughtFilterProps) {
  const menu = useCombobox({ onDropdownClose: () => menu.resetSelectedOption(), onDropdownOpen: () => menu.focusSearchInput() });
  return (
    <Combobox
      store={menu}
      width={260}
      position="bottom-start"
      onOptionSubmit={(value) => {
        menu.closeDropdown();
        onChoose(value);
      }}
    >
      <Combobox.Target withAriaAttributes={false}>
        <Button
          variant="subtle"
          color="gray"
          rightSection={<IconChevronDown size={14} stroke={1.6} />}
          aria-expanded={menu.dropdownOpened}
          onClick={() => menu.toggleDropdown()}
        >
          {label}
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Found label={label} useFound={useFound} onType={() => menu.updateSelectedOptionIndex()} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Found({ label, useFound, onType }: Pick<SoughtFilterProps, "label" | "useFound"> & { onType: () => void }) {
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), 150);
  const { choices, nothing, more } = useFound(q);
  const left = more?.(choices.length);
  return (
    <>
      <Combobox.Search
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onType();
        }}
      />
      <Combobox.Options mah={320} style={{ overflowY: "auto" }} aria-label={label}>
        {choices.map((choice) => (
          <Combobox.Option key={choice.value} value={choice.value}>
            {choice.label}
          </Combobox.Option>
        ))}
        {choices.length === 0 && <Combobox.Empty>{nothing}</Combobox.Empty>}
      </Combobox.Options>
      {left && <Combobox.Footer>{left}</Combobox.Footer>}
    </>
  );
}
