import { Skeleton } from "@mantine/core";
import { useWords } from "#web/words/words.ts";
import classes from "./board.module.css";

/** A board before its cards are there. */
export function BoardWaiting() {
  const t = useWords();
  return (
    <div role="status" aria-label={t("common.loading")} className={classes.board} data-late>
      {[3, 2, 4, 1, 2].map((cards, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={column} className={classes.column}>
          <Skeleton height={14} width="60%" radius="xs" />
          {Array.from({ length: cards }, (_card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <Skeleton key={index} height={96} radius="md" />
          ))}
        </div>
      ))}
    </div>
  );
}
