import { NativeSelect } from "@mantine/core";
import { refusalSides } from "#contract/choices.ts";
import type { RefusalReason } from "#contract/job/pipeline.ts";
import { reasonName } from "#web/kit/record/stage/stages.ts";
import { useWords } from "#web/words/words.ts";

interface ReasonSelectProps {
  reasons: readonly RefusalReason[];
  /** A reason's key; empty: none. */
  value: string;
  onChange: (key: string) => void;
}

/** Why somebody is turned down, from the workspace's list, by whose no it is. One that is gone stays where it was chosen. */
export function ReasonSelect({ reasons, value, onChange }: ReasonSelectProps) {
  const t = useWords();
  const groups = refusalSides.map((side) => ({
    group: t(`pipeline.side.${side}`),
    items: reasons
      .filter((one) => one.side === side && (!one.is_gone || one.key === value))
      .map((one) => ({ value: one.key, label: reasonName(t, one) })),
  }));
  return (
    <NativeSelect
      label={t("pipeline.reason")}
      data={[{ value: "", label: t("pipeline.no_reason") }, ...groups.filter(({ items }) => items.length > 0)]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
