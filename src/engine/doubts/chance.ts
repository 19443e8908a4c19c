import fitted from "./chances.json" with { type: "json" };

/** What is asked about; each has signs and chances of its own. */
export type AskedKind = keyof typeof fitted.weights;

/** What speaks against a value, by name: yes or no, or how strongly. */
export type Signs = Partial<Record<string, boolean | number>>;

/** From this chance to be wrong on a question is worth its second. */
export const WORTH_ASKING = fitted.worth_asking;

/** So often a value that bears these signs is wrong, 0…1, as it was measured on labelled texts. */
export function chanceWrong(kind: AskedKind, signs: Signs): number {
  const weights: Partial<Record<string, number>> = fitted.weights[kind];
  const sum = Object.entries(signs).reduce((all, [sign, value]) => all + (weights[sign] ?? 0) * Number(value), weights.base ?? NEVER);
  return 1 / (1 + Math.exp(-sum));
}

/** The base of a kind that nothing was measured of. */
const NEVER = -4;
