import { Button } from "@mantine/core";
import { useWords } from "#web/words/words.ts";
import classes from "./below-level.module.css";

interface BelowLevelProps {
  /** From which score on people are shown by themselves; null: everybody is shown. */
  level: number | null;
  /** How many stand below it. */
  below: number;
  onAll: () => void;
}

/** The end of the list that is shown by itself: how many more there are, why they aren't shown, and the way to them. */
export function BelowLevel({ level, below, onAll }: BelowLevelProps) {
  const t = useWords();
  if (level === null || below <= 0) return null;
  return (
    <div className={classes.below}>
      <p>{t("matching.below_level", { count: below, level })}</p>
      <p className={classes.why}>{t("matching.below_level_why")}</p>
      <Button size="xs" variant="default" onClick={onAll}>
        {t("matching.below_level_show", { count: below })}
      </Button>
    </div>
  );
}
