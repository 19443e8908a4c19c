import { type KeyboardEvent, type PointerEvent, useState } from "react";

/** A list in which one place has moved to another. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = list.filter((_one, at) => at !== from);
  next.splice(to, 0, ...list.slice(from, from + 1));
  return next;
}

/**
 * Rows that a person orders: by dragging their handle with mouse or finger, or with Alt and the arrows on it.
 * `row` and `handle` are spread over the elements of a row; a row that a drop would land on carries `data-over`.
 */
export function useOrdering(keys: readonly string[], onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const move = (key: string, to: number) => {
    const from = keys.indexOf(key);
    if (from >= 0 && to >= 0 && to < keys.length && from !== to) onMove(from, to);
  };
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const row = (key: string) => ({
    "data-place": key,
    "data-dragged": dragged === key || undefined,
    "data-over": (dragged !== null && dragged !== key && over === key) || undefined,
  });
  const handle = (key: string) => ({
    // A finger on it drags, and doesn't scroll.
    style: { touchAction: "none" as const },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(key);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged !== key) return;
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-place]")?.getAttribute("data-place");
      setOver(keys.find((each) => each === under) ?? null);
    },
    onPointerUp: () => {
      if (over !== null) move(key, keys.indexOf(over));
      end();
    },
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
      event.preventDefault();
      move(key, keys.indexOf(key) + (event.key === "ArrowUp" ? -1 : 1));
    },
  });
  return { row, handle };
}
