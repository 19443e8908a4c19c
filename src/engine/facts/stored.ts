import type { Evidence } from "#contract/fields.ts";
import { FACTS_VERSION, type Fact, type Ledger } from "./fact.ts";

/** A ledger as it lies beside its record: what stands in the CV is kept by its place, not twice. */
export type StoredLedger = Omit<Ledger, "facts"> & { facts: (Omit<Fact, "quotes"> & { quotes: (Evidence | [number, number])[] })[] };

export function packFacts({ facts, ...rest }: Ledger): StoredLedger {
  return {
    ...rest,
    facts: facts.map((fact) => ({
      ...fact,
      quotes: fact.quotes.map((quote) => (quote.source === "cv" ? [quote.start, quote.end] : quote)),
    })),
  };
}

/** The ledger with its quotes; null where none is stored, or one of another version of the reader. */
export function unpackFacts(stored: StoredLedger | null | undefined, cv: string | null): Ledger | null {
  if (stored?.version !== FACTS_VERSION) return null;
  const text = cv ?? "";
  return {
    ...stored,
    facts: stored.facts.map((fact) => ({
      ...fact,
      quotes: fact.quotes.map((quote) =>
        Array.isArray(quote) ? { source: "cv", quote: text.slice(...quote), start: quote[0], end: quote[1] } : quote,
      ),
    })),
  };
}
