import { useCallback, useState } from "react";

/** What ties a form to its text: which pair is lit, and where a click goes. */
export function usePairing() {
  const [lit, setLit] = useState<string | null>(null);
  const [reveal, setReveal] = useState<{ key: string } | null>(null);
  /** From a field to its passage. */
  const showPassage = useCallback((key: string) => {
    setLit(key);
    setReveal({ key });
  }, []);
  /** From a passage to its field. */
  const showField = useCallback((key: string) => {
    setLit(key);
    const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(key)}"]`);
    field?.scrollIntoView({ block: "center", behavior: "smooth" });
    field?.querySelector<HTMLElement>("input, select, textarea")?.focus({ preventScroll: true });
  }, []);
  return { lit, setLit, reveal, showPassage, showField };
}

export type Pairing = ReturnType<typeof usePairing>;
