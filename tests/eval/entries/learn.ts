import { ACTIONS, after, BEGINNING, featuresOfHistory, mayFollow } from "#engine/cv/entry/entry-reading.ts";
import { numbers } from "../learned/numbers.ts";
import type { Lesson } from "./labelled.ts";

const COUNT = ACTIONS.length;

/** One decision to learn from: the features that stand by it, which actions may be taken (a bit each), and which is right. */
interface Step {
  features: Int32Array;
  allowed: number;
  right: number;
}

const EPOCHS = 6;
/** The weights are the mean of what they were after each epoch from this one on. */
const SETTLED = 3;
const RATE = 0.12;
/** How hard weights are pulled to nothing at each use. */
const DECAY = 0.0006;
/** A feature counts that stands in at least so many CVs. */
const FEWEST = 3;
/** What is this sure already teaches nothing. */
const KNOWN = 0.999;

/** Weights of a choice among actions (softmax, AdaGrad), learnt decision by decision along the right ones. */
export function learnEntries(lessons: readonly Lesson[]): Map<string, Float32Array> {
  const known = new Map<string, { id: number; cvs: number; last: number }>();
  const all = lessons.flatMap((lesson, cv) => stepsOf(lesson, cv, known));
  const isKept = new Uint8Array(known.size);
  for (const { id, cvs } of known.values()) isKept[id] = cvs >= FEWEST ? 1 : 0;
  const steps: Step[] = all.map((step) => ({ ...step, features: step.features.filter((id) => isKept[id] === 1) }));
  const weights = new Float32Array(known.size * COUNT);
  const squares = new Float32Array(known.size * COUNT).fill(1e-4);
  const mean = new Float32Array(known.size * COUNT);
  const random = numbers(7);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let index = steps.length - 1; index > 0; index--) {
      const other = Math.floor(random.next().value * (index + 1));
      [steps[index], steps[other]] = [steps[other] as Step, steps[index] as Step];
    }
    for (const step of steps) learnStep(step, weights, squares);
    if (epoch >= SETTLED) for (const [place, weight] of weights.entries()) mean[place] = (mean[place] ?? 0) + weight / (EPOCHS - SETTLED);
  }
  const learnt = new Map<string, Float32Array>();
  for (const [name, { id }] of known) if (isKept[id]) learnt.set(name, mean.slice(id * COUNT, (id + 1) * COUNT));
  return learnt;
}

function stepsOf({ tokens, actions }: Lesson, cv: number, known: Map<string, { id: number; cvs: number; last: number }>): Step[] {
  let history = BEGINNING;
  return actions.map((right, index) => {
    const token = tokens.tokens[index];
    if (!token) throw new Error("More actions than tokens");
    const features = Int32Array.from([...token.features, ...featuresOfHistory(history, index, tokens)], (name) => {
      const feature = known.get(name) ?? { id: known.size, cvs: 0, last: -1 };
      if (feature.last !== cv) feature.cvs += 1;
      feature.last = cv;
      known.set(name, feature);
      return feature.id;
    });
    let allowed = 0;
    for (let action = 0; action < COUNT; action++) if (mayFollow(history, token, action)) allowed |= 1 << action;
    history = after(history, index, right, tokens.tokens);
    return { features, allowed, right };
  });
}

function learnStep({ features, allowed, right }: Step, weights: Float32Array, squares: Float32Array): void {
  const scores = new Float64Array(COUNT);
  for (const id of features)
    for (let action = 0; action < COUNT; action++) scores[action] = (scores[action] ?? 0) + (weights[id * COUNT + action] ?? 0);
  let most = -Infinity;
  for (let action = 0; action < COUNT; action++) if (allowed & (1 << action)) most = Math.max(most, scores[action] ?? 0);
  let sum = 0;
  for (let action = 0; action < COUNT; action++) {
    const share = allowed & (1 << action) ? Math.exp((scores[action] ?? 0) - most) : 0;
    scores[action] = share;
    sum += share;
  }
  if ((scores[right] ?? 0) / sum > KNOWN) return;
  for (let action = 0; action < COUNT; action++) {
    const error = (scores[action] ?? 0) / sum - (action === right ? 1 : 0);
    if (!(allowed & (1 << action)) || Math.abs(error) < 1 - KNOWN) continue;
    for (const id of features) {
      const place = id * COUNT + action;
      const slope = error + DECAY * (weights[place] ?? 0);
      const square = (squares[place] ?? 0) + slope * slope;
      squares[place] = square;
      weights[place] = (weights[place] ?? 0) - (RATE * slope) / Math.sqrt(square);
    }
  }
}
