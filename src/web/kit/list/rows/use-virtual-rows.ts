import { useWindowVirtualizer, type VirtualizerOptions, windowScroll } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { afterPaint } from "#web/ui/states/first-paint.ts";

/** Rows before the end at which the next page is asked for. */
const AHEAD = 40;
/** Rows drawn before and after those in sight. */
const OVERSCAN = 6;
/** Pixels of a screen above its list, at least. */
const HEAD = 120;

/** To scroll to where the page is already, as a new virtualizer does, costs a layout of the page. */
const scrollToFn: VirtualizerOptions<Window, Element>["scrollToFn"] = (offset, options, virtual) => {
  const isMove = offset !== virtual.scrollOffset || options.adjustments !== undefined || options.behavior !== undefined;
  if (isMove) windowScroll(offset, options, virtual);
};

/** The rows in sight of a table or list whose rows are all about `height` high; the rest is room before and after them. */
export function useVirtualRows(
  body: RefObject<HTMLElement | null>,
  options: { count: number; height: number; hasMore: boolean; onNeedMore: () => void },
) {
  const { count, height, hasMore, onNeedMore } = options;
  const [top, setTop] = useState(0);
  // What fits the window is drawn at once, not after it was measured; what is near it after the frame that shows it.
  const [isShown, setShown] = useState(false);
  useEffect(() => afterPaint(() => setShown(true)), []);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: isShown ? OVERSCAN : 0,
    scrollMargin: top,
    scrollToFn,
    initialRect: { width: innerWidth, height: innerHeight - HEAD },
  });
  useLayoutEffect(() => {
    // To ask where the list begins costs a layout of the page. It doesn't change while one scrolls, nor matter before.
    if (virtual.isScrolling ? top > 0 : !isShown && virtual.scrollOffset === 0) return;
    const measured = body.current ? Math.round(body.current.getBoundingClientRect().top + scrollY) : 0;
    if (measured !== top) setTop(measured);
  });
  const drawn = useRef(height);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape has other heights
  useEffect(() => {
    if (drawn.current !== height) virtual.measure();
    drawn.current = height;
  }, [height]);
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const lastIndex = last?.index ?? 0;
  useEffect(() => {
    if (hasMore && lastIndex >= count - AHEAD) onNeedMore();
  }, [hasMore, lastIndex, count, onNeedMore]);
  return {
    items,
    /** Pixels from the list's beginning to its first row's. */
    top,
    whole: virtual.getTotalSize(),
    scrollTo: virtual.scrollToIndex,
    measure: virtual.measureElement,
    before: first ? first.start - top : 0,
    after: last ? virtual.getTotalSize() - (last.end - top) : 0,
  };
}
