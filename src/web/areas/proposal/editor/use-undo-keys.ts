import { useEffect, useRef } from "react";

/** Ctrl or Cmd with z takes a step back, with Shift forward again; inside a field the field's own does. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
      const target = event.target as HTMLElement | null;
      if (target?.closest("input:not([type=checkbox], [type=radio]), textarea, select") || document.querySelector("[aria-modal=true]"))
        return;
      event.preventDefault();
      if (event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
