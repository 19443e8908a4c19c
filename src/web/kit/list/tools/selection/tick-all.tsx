import { TickBox } from "#web/ui/input/tick-box.tsx";
import { useWords } from "#web/words/words.ts";
import type { Select } from "./use-selection.ts";

interface TickAllProps {
  rows: readonly { id: string }[];
  selected: ReadonlySet<string>;
  onSelect: Select;
}

/** The box in a table's head: it ticks every row that was loaded, and shows when some of them are. */
export function TickAll({ rows, selected, onSelect }: TickAllProps) {
  const t = useWords();
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <TickBox
      aria-label={t("candidates.select_all")}
      checked={isAll}
      indeterminate={!isAll && selected.size > 0}
      onChange={(event) =>
        onSelect(
          rows.map(({ id }) => id),
          event.currentTarget.checked,
        )
      }
    />
  );
}
