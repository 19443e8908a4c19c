import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useWords } from "#web/words/words.ts";
import { PointBar } from "./point-bar.tsx";
import { stretchOf } from "./selected-stretch.ts";
import { useSelection } from "./use-selection.ts";

interface RequirementFromSelectionProps {
  text: string;
  within: RefObject<HTMLElement | null>;
  onAdd: (start: number, end: number) => void;
}

/** Selected words of a vacancy that is being looked over, as a requirement of its form. */
export function RequirementFromSelection({ text, within, onAdd }: RequirementFromSelectionProps) {
  const t = useWords();
  const selected = useSelection(within, true);
  const stretch = selected && stretchOf(text, selected.words, selected.before);
  if (!selected || !stretch) return null;
  return (
    <PointBar place={selected.place}>
      <Button
        size="xs"
        leftSection={<IconPlus size={14} stroke={1.6} />}
        onClick={() => {
          onAdd(stretch.start, stretch.end);
          getSelection()?.removeAllRanges();
        }}
      >
        {t("jobs.from_selection")}
      </Button>
    </PointBar>
  );
}
