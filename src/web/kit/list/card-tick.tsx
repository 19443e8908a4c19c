import { Checkbox } from "@mantine/core";
import { withShift } from "#web/ui/tick-box.tsx";
import { useWords } from "#web/words/words.ts";
import classes from "./card-tick.module.css";

export interface CardTickProps {
  name: string;
  isTicked: boolean;
  onTick: (isTicked: boolean, isRange: boolean) => void;
}

/** The box to tick on a card. */
export function CardTick({ name, isTicked, onTick }: CardTickProps) {
  const t = useWords();
  return (
    <Checkbox
      size="md"
      className={classes.tick}
      aria-label={t("lists.select_row", { name })}
      checked={isTicked}
      onChange={(event) => onTick(event.currentTarget.checked, withShift(event))}
    />
  );
}
