import { useLayoutEffect, useRef, useState } from "react";
import { drop, keep, keptAs } from "./kept.ts";

export interface Kept {
  /** What is shown came from this browser, and isn't saved. */
  isKept: boolean;
  /** And what was saved has changed since it was typed. */
  isBehind: boolean;
  /** It was saved, or nobody wants it: nothing is kept any more. What is shown stays. */
  forget: () => void;
  /** Forgets it, and what was saved is shown again. */
  discard: () => void;
}

interface Keeping<Value> {
  value: Value;
  saved: Value;
  /** Shows a value: what was kept, or what was saved. */
  show: (value: Value) => void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** What was typed, laid over what is saved by now: of a form the fields that were typed in alone. */
export function laidOver<Value>(
  saved: Value,
  { value, base = saved }: { value: Value; base?: Value },
): { value: Value; isBehind: boolean } {
  if (!isObject(saved) || !isObject(value) || !isObject(base)) return { value, isBehind: !isSame(base, saved) };
  const typed = Object.keys(saved).filter((name) => name in value && !isSame(value[name], base[name]));
  const isBehind = typed.some((name) => !isSame(base[name], saved[name]));
  return { value: { ...saved, ...Object.fromEntries(typed.map((name) => [name, value[name]])) }, isBehind };
}

/**
 * Keeps under a key what a field or a form holds and isn't saved, from the first change on, and shows what is kept there when it
 * begins. Without a key nothing is kept. It begins after the first drawing, so that it may be drawn on the server.
 */
export function useKept<Value>(key: string | null, { value, saved, show }: Keeping<Value>): Kept {
  const begun = useRef<{ key: string; saved: Value } | null>(null);
  const [state, setState] = useState({ isKept: false, isBehind: false });
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed, and where it belongs, are what this follows
  useLayoutEffect(() => {
    if (key === null) return;
    if (begun.current?.key === key) {
      if (isSame(value, begun.current.saved)) drop(key);
      else keep(key, value, begun.current.saved);
      return;
    }
    begun.current = { key, saved };
    const kept = keptAs<Value>(key);
    // What a screen was opened with goes before what was left.
    const found = kept && isSame(value, saved) ? laidOver(saved, kept) : null;
    const isKept = found !== null && !isSame(found.value, saved);
    if (isKept) show(found.value);
    setState({ isKept, isBehind: isKept && found.isBehind });
  }, [key, text]);
  const forget = () => {
    if (key === null) return;
    drop(key);
    // What is shown now counts as saved, until something else is typed.
    begun.current = { key, saved: value };
    setState({ isKept: false, isBehind: false });
  };
  return {
    ...state,
    forget,
    discard: () => {
      forget();
      begun.current = key === null ? null : { key, saved };
      show(saved);
    },
  };
}
