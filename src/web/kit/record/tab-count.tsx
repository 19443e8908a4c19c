import { tabCountClass } from "#web/ui/screen/screen-head.tsx";
import { formatNumber } from "#web/words/format.ts";

/** How many a tab holds, behind its name; not known yet, its room is kept, so that the tabs stay where they are. Of null nothing is told. */
export function TabCount({ of }: { of: number | null | undefined }) {
  return of === null ? null : <span className={tabCountClass}>{of === undefined ? "" : formatNumber(of)}</span>;
}
