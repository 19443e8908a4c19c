import { type Standing, standings } from "#engine/facts/learned/learned-standing.ts";
import { numbers } from "../learned/numbers.ts";

const EPOCHS = 14;
/** The weights are the mean of what they were after each epoch from this one on. */
const SETTLED = 6;
const RATE = 0.1;
/** How hard weights are pulled to nothing at each use. */
const DECAY = 0.003;
/** A feature counts that stands in at least so many passages. */
const FEWEST = 2;

/** Weights of how far somebody is with what a passage mentions (multinomial logistic regression, AdaGrad); the same each time. */
export function learnStandings(all: readonly { label: Standing; features: readonly string[] }[]): Map<string, Float32Array> {
  const counts = new Map<string, number>();
  for (const { features } of all) for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= FEWEST).map(([feature]) => feature);
  const ids = new Map(kept.map((feature, id) => [feature, id]));
  const examples = all.map(({ features, label }) => ({
    label: standings.indexOf(label),
    ids: [...new Set(features)].flatMap((feature) => ids.get(feature) ?? []),
  }));
  const choices = standings.length;
  const weights = new Float64Array(kept.length * choices);
  const squares = new Float64Array(kept.length * choices).fill(1e-4);
  const mean = new Float64Array(kept.length * choices);
  const random = numbers(11);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let index = examples.length - 1; index > 0; index--) {
      const other = Math.floor(random.next().value * (index + 1));
      const [one, two] = [examples[index], examples[other]];
      if (one && two) [examples[index], examples[other]] = [two, one];
    }
    for (const example of examples) {
      const sums = standings.map((_, choice) => example.ids.reduce((sum, id) => sum + (weights[id * choices + choice] ?? 0), 0));
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const total = powers.reduce((sum, one) => sum + one, 0);
      for (const [choice, power] of powers.entries()) {
        const error = power / total - (choice === example.label ? 1 : 0);
        for (const id of example.ids) {
          const at = id * choices + choice;
          const step = error + DECAY * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + step * step;
          weights[at] = (weights[at] ?? 0) - (RATE * step) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
    if (epoch >= SETTLED) for (const [at, weight] of weights.entries()) mean[at] = (mean[at] ?? 0) + weight / (EPOCHS - SETTLED);
  }
  return new Map(kept.map((feature, id) => [feature, Float32Array.from(mean.slice(id * choices, (id + 1) * choices))]));
}
