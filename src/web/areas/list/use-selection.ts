import { useCallback, useEffect, useState } from "react";

/** Which rows are ticked; another list begins with none. */
export function useSelection(list: string) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isPicking, setPicking] = useState(false);
  const clear = useCallback(() => {
    setPicking(false);
    setSelected((before) => (before.size === 0 ? before : new Set()));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other rows
  useEffect(clear, [list]);
  const select = useCallback((ids: readonly string[], isSelected: boolean) => {
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids) isSelected ? after.add(id) : after.delete(id);
      return after;
    });
  }, []);
  /** Whether rows are being ticked: on a phone the boxes are there only then. */
  return { selected, select, clear, isPicking: isPicking || selected.size > 0, pick: () => setPicking(true) };
}
