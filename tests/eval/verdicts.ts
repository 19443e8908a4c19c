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
 * `--model live` lets the language model that is set up (`ASSISTANT_…`) judge the pairs; `--model recorded` takes its answers from a folder
 * (`--records`, else `EVAL_RECORDS`, else `tests/eval/recorded`): `KEY.answer.txt`, where KEY follows from the prompt. A prompt without an
 * answer is written beside it as `KEY.prompt.txt`, its pair keeps the built-in verdicts, and it is told. Questions are left out.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hasRest, startTestServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";
import { type Answered, type LabelledQuestion, tableOf } from "./verdicts/answers.ts";
import { takeThrough } from "./verdicts/product.ts";
import { judgingModel } from "./verdicts/records.ts";
import { copyOf, type Half, recordsOf, VerdictSet } from "./verdicts/set.ts";
import { vacancyFigures } from "./verdicts/vacancy-facts.ts";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    vacancies: { type: "boolean", default: false },
    cvs: { type: "boolean", default: false },
    wrong: { type: "boolean", default: false },
    keep: { type: "string" },
    questions: { type: "string" },
    model: { type: "string" },
    records: { type: "string" },
  },
});
const data = resolve(process.env.EVAL_DATA ?? "../shared/data");
const folder = resolve(positionals[0] ?? join(data, "verdicts"));
/** A model that is silent for so long doesn't answer any more. */
const LONGEST_MS = 4 * 3_600_000;
/** The set whose half B is never looked at; others may be, once they were measured. */
const isLabelledSet = folder.endsWith(join(data, "verdicts"));
const scorer = [join(data, "eval"), join(dirname(folder), "eval")].map((at) => join(at, "score_verdicts.mjs")).find((at) => existsSync(at));

if (!existsSync(join(folder, "jobs")) || !scorer) {
  console.log(
    `No verdict set to measure with: ${scorer ? join(folder, "jobs") : join(data, "eval/score_verdicts.mjs")} isn't there (EVAL_DATA names the folder).`,
  );
} else {
  const set = new VerdictSet(folder, options.questions);
  const model = await judgingModel(options.model, options.records);
  const server = await startTestServer({ settings: { SUBSCRIPTIONS: "off", ...model?.settings } });
  const isWhole = !options.vacancies && !options.cvs;
  const predictions = await takeThrough(
    await server.signIn(),
    set,
    { vacancies: isWhole || options.vacancies, cvs: isWhole || options.cvs, questions: !model },
    model && (async () => void (await until(() => hasRest(server.parts), LONGEST_MS))),
  );
  if (model) console.log(await model.told(server.parts));
  await server.stop();
  const temporary = mkdtempSync(join(tmpdir(), "proffer-eval-"));
  const measure = (name: string, half: Half | null) => {
    const file = join(temporary, `${half ?? "all"}.jsonl`);
    const lines = predictions.filter((line) => half === null || recordsOf(line, set).every((id) => set.halfOf(id) === half));
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    const of = copyOf(set, half, join(temporary, half ?? "whole"));
    console.log(`\n${name}`);
    const wrong = options.wrong && (half === "A" || (half === null && !isLabelledSet)) ? ["--wrong"] : [];
    const table = execFileSync(process.execPath, [scorer, of, file, ...wrong], { encoding: "utf8", maxBuffer: 1e8 });
    console.log(isWhole ? table : table.replace(/^(?:verdicts|ranking|chat|truth| {2}[^ /]+-q\d| {2}[^ /]+\/[^ /]+\/).*\n/gm, ""));
    console.log(
      vacancyFigures(
        of,
        lines.filter((line) => line.kind === "job"),
      ),
    );
    if (!isWhole) return;
    const kept = new Set(lines);
    const answers = new Map<string, Answered>(
      predictions.flatMap((line) => (line.kind === "answer" && kept.has(line) ? [[line.id, line] as const] : [])),
    );
    console.log(tableOf(set.questions as LabelledQuestion[], answers));
  };
  measure("all", null);
  measure("half A (open)", "A");
  measure("half B (held back)", "B");
  if (options.keep) writeFileSync(options.keep, predictions.map((line) => `${JSON.stringify(line)}\n`).join(""));
  rmSync(temporary, { recursive: true, force: true });
}
