/**
 * `npm run eval -- clauses`: what the reader of vacancies finds of what they ask, in seconds: recall and precision of labelled vacancies, of
 * those it learnt from and of those it didn't. `--learn` learns anew which clauses ask (`engine/vacancy/learned`) and writes the weights.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { labelledClauses, readingOf } from "./clauses/labelled.ts";
import { learnClauses } from "./clauses/learn.ts";
import { packed } from "./learned/packed.ts";
import { data } from "./verdicts/scored.ts";

const { values: options } = parseArgs({ options: { learn: { type: "boolean", default: false } } });
const here = import.meta.dirname;
const sets = (names: readonly number[]) => names.map((name) => join(here, "sets", String(name), "jobs"));
const folders = {
  learnt: [...sets([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), join(here, "vacancies-labelled/jobs"), join(here, "vacancies-labelled/strangers")],
  "not learnt": [...sets([11, 12]), join(here, "vacancies-labelled/held-back"), join(data, "verdicts/jobs")],
};
const file = join(here, "../../src/engine/data/shared/clause-weights.json");
/** A weight below this isn't kept. */
const LEAST = 0.02;
const source =
  "Learnt by `npm run eval -- clauses --learn` from the labelled vacancies in tests/eval/sets (1 to 10) and tests/eval/vacancies-labelled";

if (options.learn) {
  const clauses = folders.learnt.flatMap(labelledClauses);
  writeFileSync(file, `${JSON.stringify({ source, ...packed(learnClauses(clauses), LEAST) })}\n`);
  console.log(`Learnt from ${clauses.length} clauses. Run again without --learn to measure.`);
} else
  for (const [name, all] of Object.entries(folders))
    for (const folder of all.filter((one) => existsSync(one))) {
      const { found, asked, right, read } = readingOf(folder);
      console.log(
        `${name.padEnd(11)} ${folder.split("/").slice(-2).join("/").padEnd(32)} recall ${(found / asked).toFixed(3)} of ${asked}   precision ${(right / read).toFixed(3)} of ${read}`,
      );
    }
