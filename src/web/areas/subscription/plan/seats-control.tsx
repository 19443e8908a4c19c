import { ActionIcon, Slider } from "@mantine/core";
import { IconMinus, IconPlus } from "@tabler/icons-react";
import { Row, Text } from "#web/ui/layout.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./seats-control.module.css";

/** As far as the slider goes, unless more were chosen; the buttons go on. */
const SLIDER_SEATS = 25;

export interface SeatsProps {
  value: number;
  min: number;
  max: number;
  onChange: (seats: number) => void;
}

/** How many seats, one by one. */
export function SeatsStepper({ value, min, max, onChange }: SeatsProps) {
  const t = useWords();
  return (
    <Row justify="between" flex="none" isInline className={classes.stepper} role="group" aria-label={t("price.seats_label")}>
      <ActionIcon size={32} aria-label={t("price.seat_fewer")} disabled={value <= min} onClick={() => onChange(value - 1)}>
        <IconMinus size={14} stroke={1.6} />
      </ActionIcon>
      <Text as="output" size={13} weight={600} isOneLine isTabular className={classes.seats}>
        {t("price.seats", { count: value, n: value })}
      </Text>
      <ActionIcon size={32} aria-label={t("price.seat_more")} disabled={value >= max} onClick={() => onChange(value + 1)}>
        <IconPlus size={14} stroke={1.6} />
      </ActionIcon>
    </Row>
  );
}

/** The same by one pull. */
export function SeatsSlider({ value, min, max, onChange }: SeatsProps) {
  const t = useWords();
  return (
    <Slider
      size={4}
      thumbSize={18}
      label={null}
      min={min}
      max={Math.min(max, Math.max(SLIDER_SEATS, value))}
      value={value}
      onChange={onChange}
      thumbLabel={t("price.seats_label")}
      classNames={{ root: classes.slider, bar: classes.bar, track: classes.track, thumb: classes.thumb }}
    />
  );
}
