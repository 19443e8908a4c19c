import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** Rows before the end at which the next page is asked for. */
const AHEAD = 40;

/** The rows in sight of a table or list whose rows are all about `height` high; the rest is room before and after them. */
export function useVirtualRows(
  body: RefObject<HTMLElement | null>,
  options: { count: number; height: number; hasMore: boolean; onNeedMore: () => void },
) {
  const { count, height, hasMore, onNeedMore } = options;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measured = body.current ? Math.round(body.current.getBoundingClientRect().top + scrollY) : 0;
    if (measured !== top) setTop(measured);
  });
  const virtual = useWindowVirtualizer({ count, estimateSize: () => height, overscan: 12, scrollMargin: top });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape has other heights
  useEffect(() => virtual.measure(), [height]);
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const lastIndex = last?.index ?? 0;
  useEffect(() => {
    if (hasMore && lastIndex >= count - AHEAD) onNeedMore();
  }, [hasMore, lastIndex, count, onNeedMore]);
  return {
    items,
    measure: virtual.measureElement,
    before: first ? first.start - top : 0,
    after: last ? virtual.getTotalSize() - (last.end - top) : 0,
  };
}
