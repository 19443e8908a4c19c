/**
 * `npm run eval -- weights`: what the labelled sets say about the weights of the score (contract/choices.ts), and from which score on
 * a list is worth reading. Whoever was graded higher for a vacancy should stand above whoever was graded lower. Weights are learned
 * (`engine/weights`) on all sets but one and counted on that one, each left out in turn; today's stand beside them. Of the labelled
 * folder in `EVAL_DATA` only half A, which may be looked at.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Weights } from "#contract/account/workspace.ts";
import { usualWeights } from "#contract/choices.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { learnWeights, type Pair, pairsInOrder, USUAL_LEARNING } from "#engine/weights/learn.ts";
import { type Shares, sharesOf } from "#engine/weights/shares.ts";
import { candidateFrom, draftFrom, jobFrom } from "./rank/product.ts";
import { VerdictSet } from "./verdicts/set.ts";

interface Graded {
  job: string;
  grade: number;
  shares: Shares;
  score: number;
}
interface Learned {
  name: string;
  graded: Graded[];
  pairs: Pair[];
}

/** Weights before anything was learned from these sets, which learning is held near. */
const byHand: Weights = { ...usualWeights };
/** From here on somebody is worth a call. */
const GOOD = 2;

const labelled = join(resolve(process.env.EVAL_DATA ?? "../shared/data"), "verdicts");
const folders = ["1", "2", "3", "4", "5", "6"].map((name) => ({ name: `set ${name}`, folder: join(import.meta.dirname, "sets", name) }));
if (existsSync(labelled)) folders.push({ name: "half A", folder: labelled });
const sets = folders.map(({ name, folder }) => readSet(name, folder, folder === labelled));

function readSet(name: string, folder: string, onlyOpen: boolean): Learned {
  const set = new VerdictSet(folder);
  const isOpen = (id: string) => !onlyOpen || set.halfOf(id) === "A";
  const kept = <T>(ids: string[], of: (id: string) => T) => new Map(ids.filter(isOpen).map((id) => [id, of(id)]));
  const jobs = kept(set.jobs, (id) => jobFrom(draftFrom(set.textOf("jobs", id), "vacancy")));
  const people = kept(set.cvs, (id) => candidateFrom(set.textOf("cvs", id)));
  const graded = (set.pairs as { job: string; cv: string; grade: number }[]).flatMap(({ job, cv, grade }): Graded[] => {
    const [asked, person] = [jobs.get(job), people.get(cv)];
    if (!asked || !person) return [];
    const { criteria } = matchCandidate(asked, person);
    return [{ job, grade, shares: sharesOf(criteria, byHand), score: scoreOf(criteria).exact_score }];
  });
  const pairs = graded.flatMap((one) =>
    graded.flatMap((other): Pair[] =>
      one.job === other.job && one.grade > other.grade ? [{ better: one.shares, worse: other.shares, counts: 1 }] : [],
    ),
  );
  return { name, graded, pairs };
}

const shareOf = (pairs: readonly Pair[], weights: Weights): number | null => {
  const { right, all: count } = pairsInOrder(pairs, weights);
  return count === 0 ? null : right / count;
};
const shown = (share: number | null) => (share === null ? "–" : share.toFixed(3)).padStart(7);
const all = (of: readonly Learned[]) => of.flatMap(({ pairs }) => pairs);
const others = (set: Learned) => sets.filter((other) => other !== set);

for (const pull of [1, 4, 16])
  for (const steepness of [5, 10, 20]) {
    const learning = { pull, steepness };
    console.log(`\npull ${pull}, steepness ${steepness}`);
    let [right, before, count] = [0, 0, 0];
    for (const set of sets) {
      const [today, learned] = [shareOf(set.pairs, byHand), shareOf(set.pairs, learnWeights(all(others(set)), byHand, learning))];
      console.log(
        `  ${set.name.padEnd(8)}${String(set.pairs.length).padStart(5)} pairs  today ${shown(today)}  learned on the others ${shown(learned)}`,
      );
      right += (learned ?? 0) * set.pairs.length;
      before += (today ?? 0) * set.pairs.length;
      count += set.pairs.length;
    }
    console.log(
      `  all     ${String(count).padStart(5)} pairs  today ${shown(before / count)}  learned on the others ${shown(right / count)}`,
    );
    console.log(`  learned on all: ${JSON.stringify(learnWeights(all(sets), byHand, learning))}`);
  }

console.log("\nA workspace of its own: weights learned on half of a set's vacancies, counted on its other half, both ways round");
for (const pull of [1, 2, 4, 8, 16]) {
  let [right, before, count] = [0, 0, 0];
  for (const set of sets) {
    const jobs = [...new Set(set.graded.map(({ job }) => job))];
    for (const half of [0, 1]) {
      const pairsOfHalf = (which: number) =>
        set.graded.flatMap((one) =>
          set.graded.flatMap((other): Pair[] =>
            one.job === other.job && one.grade > other.grade && jobs.indexOf(one.job) % 2 === which
              ? [{ better: one.shares, worse: other.shares, counts: 1 }]
              : [],
          ),
        );
      const own = learnWeights(pairsOfHalf(half), byHand, { ...USUAL_LEARNING, pull });
      const held = pairsOfHalf(1 - half);
      right += (shareOf(held, own) ?? 0) * held.length;
      before += (shareOf(held, byHand) ?? 0) * held.length;
      count += held.length;
    }
  }
  console.log(`  pull ${String(pull).padStart(2)}: usual ${shown(before / count)}  own ${shown(right / count)}`);
}

console.log(
  `\nFrom a score on: how many are listed, how many of them are worth a call (grade ${GOOD} or 3), and how many of those it finds`,
);
const everybody = sets.flatMap(({ graded }) => graded);
const good = everybody.filter(({ grade }) => grade >= GOOD).length;
for (const level of [20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70]) {
  const listed = everybody.filter(({ score }) => score >= level);
  const right = listed.filter(({ grade }) => grade >= GOOD).length;
  const bySet = sets.map(({ graded }) => {
    const own = graded.filter(({ score }) => score >= level);
    return shown(own.length ? own.filter(({ grade }) => grade >= GOOD).length / own.length : null);
  });
  console.log(
    `  ${level}: ${String(listed.length).padStart(4)} of ${everybody.length}  right ${shown(listed.length ? right / listed.length : null)}  found ${shown(right / good)}  by set ${bySet.join("")}`,
  );
}

/** What a list by default shows should be worth reading: of it at least so many. */
const WANTED = 0.7;
const shareFrom = (of: readonly Graded[], level: number) => {
  const listed = of.filter(({ score }) => score >= level);
  return { listed: listed.length, right: listed.filter(({ grade }) => grade >= GOOD).length };
};
const levels = Array.from({ length: 16 }, (_, at) => 20 + 5 * at);
const counted = { listed: 0, right: 0, all: 0, good: 0 };
const chosen = sets.map((set) => {
  const rest = others(set).flatMap(({ graded }) => graded);
  const level =
    levels.find((one) => {
      const { listed, right } = shareFrom(rest, one);
      return right >= WANTED * listed;
    }) ?? 100;
  const { listed, right } = shareFrom(set.graded, level);
  counted.listed += listed;
  counted.right += right;
  counted.all += set.graded.length;
  counted.good += set.graded.filter(({ grade }) => grade >= GOOD).length;
  return level;
});
console.log(`\nThe lowest level at which ${WANTED} of the other sets' lists are right, counted on the set left out: ${chosen.join(", ")}`);
console.log(
  `  above it ${counted.right} of ${counted.listed} are worth a call, below it ${counted.good - counted.right} of ${counted.all - counted.listed}`,
);
