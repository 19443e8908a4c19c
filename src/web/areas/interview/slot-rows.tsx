import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { MOST_SLOTS } from "#contract/choices.ts";
import { clockAt } from "#contract/text/local-time.ts";
import { Stack } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./interviews.module.css";

/** A time while it is typed, by the clock of a zone. */
interface TypedTime {
  key: number;
  day: string;
  clock: string;
}
let keys = 0;
export const typedTime = (instant: string | null, zone: string): TypedTime => ({
  key: ++keys,
  ...(instant ? clockAt(instant, zone) : { day: "", clock: "" }),
});

interface SlotRowsProps {
  typed: readonly TypedTime[];
  onChange: (typed: TypedTime[]) => void;
  error: string | null;
}

/** Times to choose from: a day and a time each. */
export function SlotRows({ typed, onChange, error }: SlotRowsProps) {
  const t = useWords();
  const change = (key: number, part: Partial<TypedTime>) => onChange(typed.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <Stack gap={8} align="start">
      {typed.map(({ key, day, clock }, at) => (
        <div key={key} className={classes.slot}>
          <TextInput
            type="date"
            aria-label={t("interviews.slot_date", { n: at + 1 })}
            value={day}
            error={error !== null && !day}
            onChange={(event) => change(key, { day: event.currentTarget.value })}
          />
          <TextInput
            type="time"
            aria-label={t("interviews.slot_time", { n: at + 1 })}
            value={clock}
            error={error !== null && !clock}
            onChange={(event) => change(key, { clock: event.currentTarget.value })}
          />
          <ActionIcon
            size={32}
            aria-label={t("interviews.remove_slot", { n: at + 1 })}
            disabled={typed.length === 1}
            onClick={() => onChange(typed.filter((one) => one.key !== key))}
          >
            <IconX size={16} stroke={1.6} />
          </ActionIcon>
        </div>
      ))}
      {typed.length < MOST_SLOTS && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPlus size={14} stroke={1.6} />}
          onClick={() => onChange([...typed, { ...typedTime(null, "UTC"), clock: typed.at(-1)?.clock ?? "" }])}
        >
          {t("interviews.add_slot")}
        </Button>
      )}
    </Stack>
  );
}
