import { NativeSelect } from "@mantine/core";
import { stageName } from "#web/kit/record/stage/stages.ts";
import { Stack, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import type { StageRow } from "./stage-rows.tsx";

interface WaysOutProps {
  /** Stages that go, with how many stand in each. */
  gone: { row: StageRow; cards: number }[];
  rows: readonly StageRow[];
  moves: Readonly<Record<string, string>>;
  onChange: (moves: Record<string, string>) => void;
}

/** Where the candidates go of stages that are taken away. */
export function WaysOut({ gone, rows, moves, onChange }: WaysOutProps) {
  const t = useWords();
  const kept = rows.flatMap(({ key, ...row }) => (key && row.counts_as !== "suggested" ? [{ value: key, label: stageName(t, row) }] : []));
  return (
    <Stack gap={12} role="alert" mt={16}>
      <Text weight={500}>{t("pipeline.where_to")}</Text>
      {gone.map(({ row, cards }) => (
        <NativeSelect
          key={row.id}
          label={t("pipeline.cards_of", { count: cards, stage: stageName(t, row) })}
          data={[{ value: "", label: t("pipeline.choose_stage") }, ...kept]}
          value={moves[row.id] ?? ""}
          onChange={(event) => onChange({ ...moves, [row.id]: event.currentTarget.value })}
        />
      ))}
    </Stack>
  );
}
