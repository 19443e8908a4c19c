import { Skeleton } from "@mantine/core";
import { useWords } from "#web/words/words.ts";
import classes from "./candidates-screen.module.css";

/** Rows in waiting, in the shape of the rows that come. */
export function ListSkeleton() {
  const t = useWords();
  return (
    <div role="status" aria-label={t("common.loading")} className={classes.skeletons}>
      {Array.from({ length: 12 }, (_row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={index} className={classes.skeleton}>
          <Skeleton circle height={28} />
          <div>
            <Skeleton height={10} width={120 + ((index * 37) % 60)} radius="xs" />
            <Skeleton height={8} width={90 + ((index * 53) % 70)} mt={8} radius="xs" />
          </div>
          <Skeleton height={10} width="40%" radius="xs" ml="auto" />
        </div>
      ))}
    </div>
  );
}
