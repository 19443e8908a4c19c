import type { Weights } from "#contract/account/workspace.ts";
import { learnWeights, type Pair, pairsInOrder, pairsOf } from "./learn.ts";
import { pointsNames, type Shares } from "./shares.ts";

/** Somebody was chosen for a job, or declined, on what the match said then. */
export interface Decided {
  job_id: string;
  isChosen: boolean;
  shares: Shares;
}

/** What a suggestion was learned from, and what it changes: how many pairs of the decisions stand in order, in parts of one. */
interface Grounds {
  chosen: number;
  declined: number;
  jobs: number;
  /** By today's weights, and by weights learned on the other jobs: nobody's own decision speaks for itself. */
  in_order: { today: number; learned: number };
}

type Suggestion =
  /** How many more are missing before anything is learned. */
  | { is: "few"; missing: { chosen: number; declined: number; jobs: number; decisions: number } }
  /** Other weights would put no more of the decisions in order. */
  | { is: "fitting"; grounds: Grounds }
  | { is: "better"; weights: Weights; grounds: Grounds };

/** Decisions of jobs in which somebody was chosen and somebody declined: fewer teach chance. */
export const LEAST = { decisions: 20, chosen: 5, declined: 5, jobs: 3 };
/** People of one job on either side, the newest: one large job doesn't teach everything. */
const MOST_OF_JOB = 12;
/** Pairs that are learned from; beyond these the oldest jobs stay out. */
const MOST_PAIRS = 600;
const FOLDS = 5;
/** So much more of the decisions must stand in order. */
const WORTH_IT = 0.01;
/** And so many times what chance alone does from job to job: of twenty workspaces that decide by nothing, one hears a suggestion. */
const BEYOND_CHANCE = 1.64;

/**
 * What a workspace's own decisions say about its weights. `decided` newest first; `base` is what the workspace began with, which learning
 * is held near; `today` what it has now. The same decisions give the same suggestion. Only weights that put more of the decisions of
 * jobs which they were not learned from in order are suggested.
 */
export function suggestWeights(decided: readonly Decided[], base: Weights, today: Weights): Suggestion {
  const jobs = byJob(decided);
  const count = (isChosen: boolean) => jobs.reduce((sum, { chosen, declined }) => sum + (isChosen ? chosen.length : declined.length), 0);
  const [chosen, declined] = [count(true), count(false)];
  const missing = {
    chosen: Math.max(0, LEAST.chosen - chosen),
    declined: Math.max(0, LEAST.declined - declined),
    jobs: Math.max(0, LEAST.jobs - jobs.length),
    decisions: Math.max(0, LEAST.decisions - chosen - declined),
  };
  if (Object.values(missing).some((one) => one > 0)) return { is: "few", missing };
  const pairs = jobs.map((job) => pairsOf(job.chosen, job.declined));
  const held = { today: 0, learned: 0, all: 0, spread: 0 };
  for (let fold = 0; fold < Math.min(FOLDS, jobs.length); fold += 1) {
    const learned = learnWeights(pairs.filter((_, at) => at % FOLDS !== fold).flat(), base);
    for (const own of pairs.filter((_, at) => at % FOLDS === fold)) {
      const [before, after] = [pairsInOrder(own, today), pairsInOrder(own, learned)];
      held.today += before.right;
      held.learned += after.right;
      held.all += before.all;
      held.spread += (after.right - before.right) ** 2;
    }
  }
  const in_order = { today: held.today / held.all, learned: held.learned / held.all };
  const grounds: Grounds = { chosen, declined, jobs: jobs.length, in_order };
  const weights = learnWeights(pairs.flat() satisfies Pair[], base);
  const isSame = pointsNames.every((name) => weights[name] === today[name]);
  const gain = held.learned - held.today;
  if (isSame || gain < WORTH_IT * held.all || gain < BEYOND_CHANCE * Math.sqrt(held.spread)) return { is: "fitting", grounds };
  return { is: "better", weights, grounds };
}

/** The jobs in which somebody was chosen and somebody declined, newest first, as many as their pairs allow. */
function byJob(decided: readonly Decided[]): { chosen: Shares[]; declined: Shares[] }[] {
  const jobs = new Map<string, { chosen: Shares[]; declined: Shares[] }>();
  for (const { job_id, isChosen, shares } of decided) {
    const job = jobs.get(job_id) ?? { chosen: [], declined: [] };
    jobs.set(job_id, job);
    const side = isChosen ? job.chosen : job.declined;
    if (side.length < MOST_OF_JOB) side.push(shares);
  }
  let pairs = 0;
  return [...jobs.values()].filter(({ chosen, declined }) => {
    const own = chosen.length * declined.length;
    if (own === 0 || pairs + own > MOST_PAIRS) return false;
    pairs += own;
    return true;
  });
}
