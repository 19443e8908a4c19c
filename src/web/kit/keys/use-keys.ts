import { useEffect, useRef } from "react";
import { isTyping } from "./is-typing.ts";

/** Keys of a screen, by `event.key`, a letter with Shift as `Shift x`. They are off while someone types or a dialog is open. */
export function useKeys(bindings: Record<string, (event: KeyboardEvent) => void>, isOn = true): void {
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  useEffect(() => {
    if (!isOn) return;
    // Asked before a dialog hears of the key: the Escape that closes it is no longer ours.
    let isTaken = false;
    const ask = (event: KeyboardEvent) => {
      isTaken = isTyping(event);
    };
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken || isTyping(event)) return;
      // An open menu has the arrows and letters for itself.
      if ((event.target as HTMLElement | null)?.closest("[role=menu], [role=listbox]")) return;
      const isLetter = /^\p{Lu}$/u.test(event.key);
      latest.current[event.shiftKey && isLetter ? `Shift ${event.key.toLowerCase()}` : event.key]?.(event);
    };
    addEventListener("keydown", ask, { capture: true });
    addEventListener("keydown", listen);
    return () => {
      removeEventListener("keydown", ask, { capture: true });
      removeEventListener("keydown", listen);
    };
  }, [isOn]);
}
