import { Button } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useColleagues } from "#web/kit/people/use-colleagues.ts";
import { Chip } from "#web/ui/marks/marks.tsx";
import { Menu } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import type { Filter, ListSearch } from "../define-list.ts";
import { SoughtFilter } from "./sought-filter.tsx";

/** Whose records they are. */
export const recruiterFilter: Filter = {
  key: "recruiter_id",
  label: (t) => t("lists.chip_recruiter"),
  useChoices: () => useColleagues().map(({ id, name }) => ({ value: id, label: name })),
};

interface FilterProps {
  filter: Filter;
  search: ListSearch;
  onChange: (change: ListSearch) => void;
}

/** A filter: each of its values in use with its cross, or the menu that offers them. */
export function ListFilter({ filter, search, onChange }: FilterProps) {
  const t = useWords();
  // A filter's hook is the same in every drawing: the filters of a list are declared once.
  const choices = filter.useChoices?.();
  const used = search[filter.key];
  const name = filter.searched?.useName(typeof used === "string" ? used : undefined);
  const label = filter.label(t);
  const values = [used ?? []].flat();
  const without = (value: unknown) => {
    const left = Array.isArray(used) ? used.filter((each) => each !== value) : [];
    onChange({ [filter.key]: left.length > 0 ? left : undefined });
  };
  if (values.length === 0 && filter.searched)
    return (
      filter.isOffered && <SoughtFilter label={label ?? ""} {...filter.searched} onChoose={(value) => onChange({ [filter.key]: value })} />
    );
  if (values.length === 0)
    return filter.isOffered && <Offer label={label} choices={choices ?? []} onChoose={(value) => onChange({ [filter.key]: value })} />;
  return values.map((value) => {
    const known = filter.searched ? [{ value, label: name }] : choices;
    // What stands in the address under the filter's name is what the filter takes.
    const said = known ? (known.find((each) => each.value === value)?.label ?? "…") : (filter.say?.(value as never, t) ?? String(value));
    return (
      <Chip
        key={String(value)}
        label={label}
        value={said}
        onRemove={() => without(value)}
        removeLabel={t("candidates.chip_remove", { name: [label, said].filter(Boolean).join(" ") })}
      />
    );
  });
}

function Offer(props: { label: string | null; choices: readonly { value: string; label: string }[]; onChoose: (value: string) => void }) {
  if (props.choices.length < 2) return null;
  return (
    <Menu position="bottom-start" width={240}>
      <Menu.Target>
        <Button variant="subtle" color="gray" rightSection={<IconChevronDown size={14} stroke={1.6} />}>
          {props.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: "auto" }}>
        {props.choices.map(({ value, label }) => (
          <Menu.Item key={value} onClick={() => props.onChoose(value)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
