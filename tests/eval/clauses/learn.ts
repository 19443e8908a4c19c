import { numbers } from "../learned/numbers.ts";
import type { LabelledClause } from "./labelled.ts";

const EPOCHS = 12;
/** The weights are the mean of what they were after each epoch from this one on. */
const SETTLED = 6;
const RATE = 0.08;
/** How hard weights are pulled to nothing at each use. */
const DECAY = 0.002;
/** A feature counts that stands in at least so many vacancies. */
const FEWEST = 2;

/** Weights of whether a clause asks (logistic regression, AdaGrad); the same each time for the same clauses. */
export function learnClauses(clauses: readonly LabelledClause[]): Map<string, Float32Array> {
  const vacancies = new Map<string, Set<string>>();
  for (const { features, vacancy } of clauses)
    for (const feature of features) {
      const known = vacancies.get(feature) ?? new Set();
      vacancies.set(feature, known.size < FEWEST ? known.add(vacancy) : known);
    }
  const kept = [...vacancies].filter(([, known]) => known.size >= FEWEST).map(([feature]) => feature);
  const ids = new Map(kept.map((feature, id) => [feature, id]));
  const examples = clauses.map(({ features, asks }) => ({ asks, ids: features.flatMap((feature) => ids.get(feature) ?? []) }));
  const weights = new Float64Array(kept.length);
  const squares = new Float64Array(kept.length).fill(1e-4);
  const mean = new Float64Array(kept.length);
  const random = numbers(7);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let index = examples.length - 1; index > 0; index--) {
      const other = Math.floor(random.next().value * (index + 1));
      const [one, two] = [examples[index], examples[other]];
      if (one && two) [examples[index], examples[other]] = [two, one];
    }
    for (const example of examples) {
      const sum = example.ids.reduce((all, id) => all + (weights[id] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-sum)) - (example.asks ? 1 : 0);
      for (const id of example.ids) {
        const step = error + DECAY * (weights[id] ?? 0);
        squares[id] = (squares[id] ?? 0) + step * step;
        weights[id] = (weights[id] ?? 0) - (RATE * step) / Math.sqrt(squares[id] ?? 1);
      }
    }
    if (epoch >= SETTLED) for (const [id, weight] of weights.entries()) mean[id] = (mean[id] ?? 0) + weight / (EPOCHS - SETTLED);
  }
  return new Map(kept.map((feature, id) => [feature, Float32Array.of(mean[id] ?? 0)]));
}
