import { useCallback, useEffect, useRef, useState } from "react";

/** Ticks rows, or takes their ticks away; as a range, everything from the row that was ticked last as well. */
export type Select = (ids: readonly string[], isSelected: boolean, isRange?: boolean) => void;

/** Which rows are ticked; another list begins with none. */
export function useSelection(list: string, rows: readonly { id: string }[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isPicking, setPicking] = useState(false);
  const last = useRef<string | null>(null);
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  });
  const clear = useCallback(() => {
    last.current = null;
    setPicking(false);
    setSelected((before) => (before.size === 0 ? before : new Set()));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other rows
  useEffect(clear, [list]);
  const select: Select = useCallback((ids, isSelected, isRange = false) => {
    const changed = isRange ? rangeTo(shown.current, last.current, ids) : ids;
    last.current = ids.at(-1) ?? null;
    setSelected((before) => {
      const after = new Set(before);
      for (const id of changed) isSelected ? after.add(id) : after.delete(id);
      return after;
    });
  }, []);
  /** Whether rows are being ticked: on a phone the boxes are there only then. */
  return { selected, select, clear, isPicking: isPicking || selected.size > 0, pick: () => setPicking(true) };
}

/** The rows from the one ticked last to this one, whichever stands first; this one alone where no other is there any more. */
export function rangeTo(rows: readonly { id: string }[], from: string | null, to: readonly string[]): readonly string[] {
  const ends = [from, to.at(-1)].map((end) => rows.findIndex(({ id }) => id === end));
  if (ends.includes(-1)) return to;
  return rows.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ id }) => id);
}
