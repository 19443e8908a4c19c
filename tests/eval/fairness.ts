/**
 * `npm run eval -- fairness [SETDIR …]`: the same people told with other names, in other genders, ages and origins, read and compared
 * as the product does. Prints the greatest change of a score, the rank-biased overlap of the rankings, and how often each group is
 * put forward beside the group that is most (below .80 the four-fifths rule speaks of adverse impact), and of how many a language model that
 * judges them is shown the same. Without folders: the
 * project's own sets of invented people.
 */
import { join, resolve } from "node:path";
import { outcomes } from "./fairness/measure.ts";
import { setIn } from "./fairness/people.ts";

const given = process.argv.slice(2);
const folders = given.length > 0 ? given.map((one) => resolve(one)) : ["1", "2"].map((set) => join(import.meta.dirname, "sets", set));
for (const folder of folders) {
  const { jobs, people } = setIn(folder);
  const { forward, each } = outcomes(jobs, people);
  const most = Math.max(forward, ...each.map((one) => one.forward));
  console.log(`${folder}: ${people.length} people, ${jobs.length} jobs; ${(100 * forward).toFixed(1)} % of pairs put forward`);
  for (const { variant, change, whose, overlap, shown, forward: own } of each)
    console.log(
      `  ${variant.kind.padEnd(7)} ${variant.group.padEnd(26)} score change ${change.toFixed(3)}  overlap ${overlap.toFixed(3)}  impact ${(most === 0 ? 1 : own / most).toFixed(3)}  shown alike ${shown.toFixed(3)}  ${whose}`,
    );
}
