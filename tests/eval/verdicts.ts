/**
 * `npm run eval -- verdicts [DIR]`: takes the vacancies, CVs and questions of a labelled folder through the product's own calls,
 * and prints how far its reading, verdicts, ranking and answers agree with the labels, as `score_verdicts.mjs` beside the data
 * measures it: for all, and for two halves. Which half a vacancy or CV is in follows from its id alone. Rules are written
 * looking at half A; half B is only ever counted, so that a rule that fits nothing but what it was written for shows.
 *
 * DIR: default `verdicts` in `EVAL_DATA`, else in `../shared/data`; without it this says so and stops. `--vacancies` and `--cvs`
 * run one part alone, `--wrong` lists the faults of half A (of another set: all), `--keep FILE` keeps what was predicted,
 * `--questions FILE` asks those of another file in the folder.
 *
 * With `--model live` or `--model recorded` the product alone and the product with a language model stand beside each other: see
 * `model/compare.ts`.
 */
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hasRest, startTestServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";
import { type Answered, type LabelledQuestion, tableOf } from "./verdicts/answers.ts";
import { takeThrough } from "./verdicts/product.ts";
import { data, scored, scorerFor } from "./verdicts/scored.ts";
import { type Half, VerdictSet } from "./verdicts/set.ts";
import { vacancyFigures } from "./verdicts/vacancy-facts.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    vacancies: { type: "boolean", default: false },
    cvs: { type: "boolean", default: false },
    wrong: { type: "boolean", default: false },
    keep: { type: "string" },
    questions: { type: "string" },
  },
});
const folder = resolve(positionals[0] ?? join(data, "verdicts"));
/** The set whose half B is never looked at; others may be, once they were measured. */
const isLabelledSet = folder.endsWith(join(data, "verdicts"));
const scorer = scorerFor(folder);

if (!existsSync(join(folder, "jobs")) || !scorer) {
  console.log(
    `No verdict set to measure with: ${scorer ? join(folder, "jobs") : join(data, "eval/score_verdicts.mjs")} isn't there (EVAL_DATA names the folder).`,
  );
} else {
  const set = new VerdictSet(folder, options.questions ? [options.questions] : undefined);
  const server = await startTestServer({ settings: { SUBSCRIPTIONS: "off" } });
  const isWhole = !options.vacancies && !options.cvs;
  const predictions = await takeThrough(
    await server.signIn(),
    set,
    { vacancies: isWhole || options.vacancies, cvs: isWhole || options.cvs, pairs: isWhole, questions: isWhole },
    { rest: () => until(() => hasRest(server.parts)) },
  );
  await server.stop();
  const measure = (name: string, half: Half | null) => {
    console.log(`\n${name}`);
    const more = options.wrong && (half === "A" || (half === null && !isLabelledSet)) ? ["--wrong"] : [];
    const { said, also } = scored(scorer, set, { half, predictions, more }, (of, lines) => ({
      lines,
      vacancies: vacancyFigures(
        of,
        lines.filter((line) => line.kind === "job"),
      ),
    }));
    console.log(isWhole ? said : said.replace(/^(?:verdicts|ranking|chat|truth| {2}[^ /]+-q\d| {2}[^ /]+\/[^ /]+\/).*\n/gm, ""));
    console.log(also.vacancies);
    if (!isWhole) return;
    const answers = new Map<string, Answered>(also.lines.flatMap((line) => (line.kind === "answer" ? [[line.id, line] as const] : [])));
    console.log(tableOf(set.questions as LabelledQuestion[], answers));
  };
  measure("all", null);
  measure("half A (open)", "A");
  measure("half B (held back)", "B");
  if (options.keep) writeFileSync(options.keep, predictions.map((line) => `${JSON.stringify(line)}\n`).join(""));
}
