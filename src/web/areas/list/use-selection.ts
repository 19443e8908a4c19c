import { useCallback, useEffect, useState } from "react";

/** Which rows are ticked; another list begins with none. */
export function useSelection(list: string) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const clear = useCallback(() => setSelected((before) => (before.size === 0 ? before : new Set())), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other rows
  useEffect(clear, [list]);
  const select = useCallback((ids: readonly string[], isSelected: boolean) => {
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids) isSelected ? after.add(id) : after.delete(id);
      return after;
    });
  }, []);
  return { selected, select, clear };
}
