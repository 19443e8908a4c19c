import { Button, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCalendar } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Stack } from "#web/ui/layout.tsx";
import { Popover } from "#web/ui/overlays.tsx";
import { useWords } from "#web/words/words.ts";
import { daysBetween, LONGEST_DAYS } from "./addresses.ts";
import { askedOf, type Preset, presetOf, presets, today } from "./period.ts";
import classes from "./period-control.module.css";

const route = getRouteApi("/dashboard/statistics");
const names = { "4w": "statistics.four_weeks", "12w": "statistics.twelve_weeks", year: "statistics.year" } as const;

/** Four or twelve weeks or a year that end today, or one's own dates; the address keeps it. */
export function PeriodControl() {
  const t = useWords();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const chosen = presetOf(search);
  const [isOpen, { open, close }] = useDisclosure(false);
  const choose = (preset: Preset) =>
    void navigate({ search: (before) => ({ ...before, from: undefined, to: undefined, period: preset === "12w" ? undefined : preset }) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row everywhere
    <div role="group" aria-label={t("statistics.period")} className={classes.control}>
      {presets.map((preset) => (
        <button key={preset} type="button" aria-pressed={chosen === preset} className={classes.choice} onClick={() => choose(preset)}>
          {t(names[preset])}
        </button>
      ))}
      <Popover opened={isOpen} onChange={(isNow) => (isNow ? open() : close())} position="bottom-end" trapFocus returnFocus>
        <Popover.Target>
          <button type="button" aria-pressed={chosen === "dates"} className={classes.choice} onClick={isOpen ? close : open}>
            <IconCalendar size={15} stroke={1.6} aria-hidden="true" />
            {t("statistics.dates")}
          </button>
        </Popover.Target>
        <Popover.Dropdown p={16} aria-label={t("statistics.dates")}>
          <DatesForm
            {...askedOf(search)}
            onChoose={(from, to) => {
              close();
              void navigate({ search: (before) => ({ ...before, from, to, period: undefined }) });
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}

function DatesForm({ from, to, onChoose }: { from: string; to: string; onChoose: (from: string, to: string) => void }) {
  const t = useWords();
  const [first, setFirst] = useState(from);
  const [last, setLast] = useState(to);
  const [isTried, setTried] = useState(false);
  const days = first && last ? daysBetween(first, last) : 0;
  const wrong = days < 1 ? t("statistics.backwards") : days > LONGEST_DAYS ? t("statistics.too_long") : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong) onChoose(first, last);
  };
  return (
    <Stack as="form" gap={12} className={classes.dates} onSubmit={submit} noValidate>
      <TextInput
        type="date"
        label={t("statistics.first_day")}
        value={first}
        max={today()}
        onChange={(event) => setFirst(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t("statistics.last_day")}
        value={last}
        max={today()}
        error={isTried && wrong}
        onChange={(event) => setLast(event.currentTarget.value)}
      />
      <Button type="submit">{t("statistics.show")}</Button>
    </Stack>
  );
}
