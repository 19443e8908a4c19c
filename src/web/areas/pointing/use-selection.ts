import { type RefObject, useEffect, useState } from "react";

/** What somebody selected on a page, what the page says before it, and where it stands in the window. */
export interface Selected {
  words: string;
  before: string;
  place: { top: number; bottom: number; left: number };
}

/** Follows what is selected inside a box, by mouse, keyboard or touch; null while nothing is. */
export function useSelection(box: RefObject<HTMLElement | null>, isOn: boolean): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const look = () => setSelected((was) => selectedIn(box.current, was));
    document.addEventListener("selectionchange", look);
    // It moves with what it stands beside.
    addEventListener("scroll", look, { capture: true, passive: true });
    addEventListener("resize", look);
    return () => {
      document.removeEventListener("selectionchange", look);
      removeEventListener("scroll", look, { capture: true });
      removeEventListener("resize", look);
    };
  }, [box, isOn]);
  return selected;
}

function selectedIn(box: HTMLElement | null, was: Selected | null): Selected | null {
  const selection = getSelection();
  if (!box || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.commonAncestorContainer)) return null;
  const words = selection.toString();
  if (words.trim().length < 2) return null;
  const { top, bottom, left } = range.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  // Scrolled out of its box it stands nowhere.
  if (bottom < view.top || top > view.bottom) return null;
  if (was?.words === words && was.place.top === top && was.place.left === left) return was;
  const ahead = document.createRange();
  ahead.setStart(box, 0);
  ahead.setEnd(range.startContainer, range.startOffset);
  return { words, before: ahead.toString().slice(-600), place: { top, bottom, left } };
}
