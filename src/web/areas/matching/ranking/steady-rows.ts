import { useEffect, useState } from "react";

interface Identified {
  id: string;
}

/** Rows where they were shown before, as they are now: what is new follows, and who left stays as last seen. */
export function inShownOrder<R extends Identified>(shown: readonly R[], rows: readonly R[]): R[] {
  const now = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  return [...shown.map((row) => now.get(row.id) ?? row), ...rows.filter(({ id }) => !known.has(id))];
}

const isSameOrder = (one: readonly Identified[], other: readonly Identified[]) =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/**
 * Rows that don't move under the reader's hand: from `begins` on they stay in the order in which they were shown, until the reader asks for
 * the new one, or asks something else (`question`). While `isLoose` they go where they belong.
 */
export function useSteadyRows<R extends Identified>(
  rows: R[],
  { question, begins, isLoose }: { question: string; begins: boolean; isLoose: boolean },
) {
  const [held, setHeld] = useState<{ question: string; rows: R[] } | null>(null);
  const isHeld = held?.question === question && !isLoose;
  const shown = isHeld ? inShownOrder(held.rows, rows) : rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was shown is kept once for each answer
  useEffect(() => {
    setHeld(!isLoose && (isHeld || begins) ? { question, rows: shown } : null);
  }, [rows, question, begins, isLoose]);
  return { rows: shown, isMoved: isHeld && !isSameOrder(shown, rows), showNew: () => setHeld(begins ? { question, rows } : null) };
}
