import { Checkbox } from "@mantine/core";
import { useWords } from "#web/words/words.ts";
import classes from "./card-tick.module.css";

/** The box to tick on a card. */
export function CardTick({ name, isTicked, onTick }: { name: string; isTicked: boolean; onTick: (isTicked: boolean) => void }) {
  const t = useWords();
  return (
    <Checkbox
      size="md"
      className={classes.tick}
      aria-label={t("lists.select_row", { name })}
      checked={isTicked}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
  );
}
