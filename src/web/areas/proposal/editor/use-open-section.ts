import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Step } from "#web/areas/proposal/addresses.ts";

/** A section counts as being read once its head is this near the top of what is in sight. */
const READING_LINE_PX = 96;
/** The address follows when the page has come to rest. */
const REST_MS = 250;

/** What of the page scrolls: the pane itself where it stands beside the preview, else the window. */
const scrollerOf = (pane: HTMLElement): Element =>
  getComputedStyle(pane).overflowY === "auto" ? pane : (document.scrollingElement ?? document.documentElement);

/** How far below the window's top reading begins: under the pane's edge, or under what sticks there. */
const topOf = (pane: HTMLElement, scroller: Element): number =>
  scroller === pane ? pane.getBoundingClientRect().top : Number.parseFloat(getComputedStyle(pane).scrollPaddingTop) || 0;

/**
 * The sections of one page that scrolls, each with an address. A step that is asked for is scrolled to; what is scrolled to becomes
 * the step that is read, and `onRest` hears of it once the page rests. `pane` holds elements with `data-section`; where another one
 * comes `first`, the page is another, and the step is scrolled to anew.
 */
export function useOpenSection(
  step: Step,
  pane: RefObject<HTMLElement | null>,
  isShown: boolean,
  first: Step | undefined,
  onRest: (step: Step) => void,
): Step {
  const [read, setRead] = useState(step);
  /** Where the page was taken to: what can't reach the top, near the end, stays the one that was asked for. */
  const aim = useRef<{ step: Step; top: number } | null>(null);
  const told = useRef<Step | null>(null);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });

  const goTo = useCallback(
    (to: Step) => {
      const section = pane.current?.querySelector<HTMLElement>(`[data-section="${to}"]`);
      if (!pane.current || !section) return;
      const scroller = scrollerOf(pane.current);
      // Above the first there is the page's own head, which belongs to it.
      if (pane.current.querySelector("[data-section]") === section) scroller.scrollTop = 0;
      else section.scrollIntoView({ block: "start" });
      aim.current = { step: to, top: scroller.scrollTop };
      setRead(to);
      return section;
    },
    [pane],
  );

  const isFirst = useRef(true);
  const began = useRef(first);
  useLayoutEffect(() => {
    if (began.current !== first) {
      began.current = first;
      told.current = null;
    }
    if (!isShown) {
      isFirst.current = true;
      return;
    }
    // The address followed the reader: nothing to scroll.
    if (told.current === step) {
      told.current = null;
      return;
    }
    const section = goTo(step);
    if (!isFirst.current) section?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [step, isShown, first, goTo]);

  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      frame = 0;
      if (!pane.current) return;
      const scroller = scrollerOf(pane.current);
      if (aim.current && Math.abs(scroller.scrollTop - aim.current.top) < 4) return;
      aim.current = null;
      const line = topOf(pane.current, scroller) + READING_LINE_PX;
      const sections = [...pane.current.querySelectorAll<HTMLElement>("[data-section]")];
      const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 4;
      const open = isAtEnd ? sections.at(-1) : (sections.findLast((each) => each.getBoundingClientRect().top <= line) ?? sections[0]);
      const next = open?.dataset.section as Step | undefined;
      if (!next) return;
      setRead(next);
      clearTimeout(rest);
      rest = setTimeout(() => {
        told.current = next;
        latest.current(next);
      }, REST_MS);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    document.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener("scroll", onScroll, { capture: true });
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [isShown, pane]);

  return read;
}
