/**
 * `npm run eval -- verdicts|chat|reading|requirements|drafted --model live|recorded [SET…]`: labelled sets through the product's own calls, by the product alone and
 * with a language model, the figures beside each other, and what the model took for a hundred pairs, questions, documents or drafts.
 *
 * `live` is the model that the environment sets up (`ASSISTANT_MODEL` and its companions); `recorded` answers from what was kept: of the
 * project's own sets in `tests/eval/recorded`, of others in the folder that `EVAL_RECORDS` names. Where a prompt has no record, that is told,
 * and what is built in stands. `--record DIR` takes answers from that folder and lays the open prompts into it (see `record.ts`).
 * `--price IN,OUT`: what a million tokens cost that it reads and that it writes. `--keep FILE` keeps what was predicted.
 */
import { existsSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hasRest, startTestServer } from "#tests/support/server.ts";
import { until } from "#tests/support/until.ts";
import { type Answered, type LabelledQuestion, tableOf } from "../verdicts/answers.ts";
import { type Prediction, type Taken, takeThrough } from "../verdicts/product.ts";
import { data, scored, scorerFor } from "../verdicts/scored.ts";
import { type Half, VerdictSet } from "../verdicts/set.ts";
import { type EvalModel, evalModel, type Price, type Task, tellSpent } from "./model.ts";
import { Records, tellRecords } from "./records.ts";

/** A model that is silent for so long doesn't answer any more. */
const LONGEST_MS = 4 * 3_600_000;

interface About {
  /** The project's own sets that are taken unless others are named. */
  sets: string[];
  questions?: string[];
  taken: Taken;
  /** Of the scorer's measures those that it is about, with what they are asked to come to. */
  measures: RegExp;
  /** What is counted in hundreds. */
  what: string;
  count: (set: VerdictSet) => number;
}

const about: Record<Task, About> = {
  verdicts: {
    sets: ["11", "12"],
    taken: { vacancies: true, cvs: true, pairs: true, questions: false },
    measures: /^(verdicts|ranking)\./,
    what: "pairs",
    count: ({ pairs }) => pairs.length,
  },
  chat: {
    sets: ["11"],
    questions: ["questions.jsonl", "premises.jsonl"],
    taken: { vacancies: true, cvs: true, pairs: true, questions: true },
    measures: /^chat\./,
    what: "questions",
    count: ({ questions }) => questions.length,
  },
  reading: {
    sets: ["11"],
    taken: { vacancies: true, cvs: true, pairs: false, questions: false },
    measures: /^(vacancy|requirements|protected|cv)\./,
    what: "documents",
    count: ({ jobs, cvs }) => jobs.length + cvs.length,
  },
  requirements: {
    sets: ["11", "12"],
    taken: { vacancies: true, cvs: false, pairs: false, questions: false },
    measures: /^(vacancy|requirements|protected)\./,
    what: "vacancies",
    count: ({ jobs }) => jobs.length,
  },
  drafted: {
    sets: ["11", "12"],
    taken: { vacancies: true, cvs: true, pairs: true, questions: false, drafts: true },
    measures: /^$/,
    what: "drafts",
    count: ({ pairs }) => pairs.filter(({ grade }) => grade >= 2).length,
  },
};

const goals: Record<string, number> = {
  "verdicts.right": 0.92,
  "verdicts.met_is_met": 0.95,
  "verdicts.unknown_is_unknown": 0.92,
  "verdicts.quote_proves": 0.98,
  "ranking.ndcg": 0.99,
  "chat.right": 0.93,
  "chat.declined": 0.97,
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { model: { type: "string" }, record: { type: "string" }, price: { type: "string" }, keep: { type: "string" } },
});
const own = join(import.meta.dirname, "../sets");
const [named, ...folders] = positionals;
if (named === undefined || !(named in about)) throw new Error(`Not an evaluation with a model: ${named}`);
const task = named as Task; // a name of `about`
if (options.model !== "live" && options.model !== "recorded") throw new Error("--model is either live or recorded");
const isRecorded = options.model === "recorded";

const [input, output] = (options.price ?? "").split(",").map(Number);
const price: Price | null = options.price && input !== undefined && output !== undefined ? { input, output } : null;

/** Where the records of a set lie; null: it is of somebody else, and no setting says where. */
function recordsOf(folder: string): string | null {
  const isOwn = !relative(own, folder).startsWith("..");
  const at = isOwn ? join(import.meta.dirname, "../recorded") : process.env.EVAL_RECORDS;
  return at ? join(resolve(at), task, `${basename(folder)}.jsonl`) : null;
}

async function through(set: VerdictSet, model: EvalModel | null) {
  const server = await startTestServer({ settings: { SUBSCRIPTIONS: "off", ...model?.settings } });
  model?.watch(server.parts);
  const rest = () => until(() => hasRest(server.parts), LONGEST_MS);
  const predictions = await takeThrough(await server.signIn(), set, about[task].taken, { rest, ...(model && { open: model.open }) });
  const spent = model && (await model.spent(server.parts));
  await server.stop();
  return { predictions, spent };
}

/** A line of what the scorer says: a measure, its figure, and of how many. */
const MEASURE = /^(\S+) +([\d.]+) +of (\d+)$/gm;

function figuresOf(scorer: string, set: VerdictSet, half: Half | null, predictions: readonly Prediction[]) {
  const { said } = scored(scorer, set, { half, predictions }, () => null);
  return new Map([...said.matchAll(MEASURE)].map(([, name = "", figure, of]) => [name, { figure: Number(figure), of: Number(of) }]));
}

const part = (figure: number | undefined) => (figure?.toFixed(3) ?? "–").padStart(8);

/** Each measure by the product alone and with the model, for all and for both halves. */
function tellBeside(scorer: string, set: VerdictSet, alone: readonly Prediction[], modelled: readonly Prediction[]): void {
  const halves = [null, "A", "B"] as const;
  const columns = halves.flatMap((half) => [alone, modelled].map((predictions) => figuresOf(scorer, set, half, predictions)));
  const [all] = columns;
  console.log(`${"".padEnd(28)}${"all".padStart(20)}${"half A".padStart(20)}${"half B".padStart(20)}`);
  console.log(`${"".padEnd(28)}${"  built in   model  ".repeat(3)}   asked   of`);
  for (const [name, { of }] of all ?? []) {
    if (!about[task].measures.test(name)) continue;
    const row = columns.map((figures) => part(figures.get(name)?.figure));
    const pairs = [0, 2, 4].map((at) => `${row[at]}${row[at + 1]}    `.padStart(20));
    console.log(`${name.padEnd(28)}${pairs.join("")}${part(goals[name])} ${String(of).padStart(4)}`);
  }
}

function tellAnswers(name: string, set: VerdictSet, predictions: readonly Prediction[]): void {
  const answers = new Map<string, Answered>(predictions.flatMap((line) => (line.kind === "answer" ? [[line.id, line] as const] : [])));
  console.log(`\n${name}\n${tableOf(set.questions as LabelledQuestion[], answers)}`);
}

/** What rules can tell of drafts; whether a sentence is true is for a person who reads it beside the CV. */
function tellDrafts(predictions: readonly Prediction[]): void {
  const drafts = predictions.filter((line) => line.kind === "draft");
  const written = drafts.filter(({ written_by }) => written_by?.model);
  const sum = (count: (draft: (typeof drafts)[number]) => number) => written.reduce((all, one) => all + count(one), 0);
  console.log(`${written.length} of ${drafts.length} drafts were written by the model, the others are built in.`);
  console.log(`  sentences put right when it was told what is missing  ${sum(({ written_by }) => written_by?.repaired ?? 0)}`);
  console.log(`  left out because no passage bears them               ${sum(({ written_by }) => written_by?.left_out.length ?? 0)}`);
  console.log(`  left in without a source                              ${sum(({ unsourced }) => unsourced.length)}`);
  if (!options.keep) console.log("False statements are counted by people: --keep FILE keeps what was written.");
}

const keyOf = (line: Prediction) => (line.kind === "answer" ? line.id : null);

/** Where the model gave no answer the built-in one stands. */
function filled(alone: readonly Prediction[], modelled: readonly Prediction[]) {
  const answered = new Set(modelled.map(keyOf));
  const missing = alone.filter((line) => keyOf(line) !== null && !answered.has(keyOf(line)));
  return { all: [...modelled, ...missing], missing: missing.length };
}

async function compare(folder: string): Promise<void> {
  const scorer = scorerFor(folder);
  const file = recordsOf(folder);
  if (!existsSync(join(folder, "jobs")) || !scorer)
    return console.log(`${folder}: skipped; no labelled set, or no scorer at ${join(data, "eval")} (EVAL_DATA names the folder).`);
  if (isRecorded && !file) return console.log(`${folder}: skipped; EVAL_RECORDS names the folder with the records of sets of others.`);
  const set = new VerdictSet(folder, about[task].questions);
  const records = isRecorded && file ? new Records(file, options.record) : null;
  const model = await evalModel(task, records);
  const alone = await through(set, null);
  const { predictions, spent } = await through(set, model);
  await model.stop();
  const modelled = filled(alone.predictions, predictions);
  console.log(
    `\n${task}, ${relative(".", folder)}: the product alone and with ${isRecorded ? "a recorded model" : process.env.ASSISTANT_MODEL}`,
  );
  if (task === "drafted") tellDrafts(predictions);
  else tellBeside(scorer, set, alone.predictions, modelled.all);
  if (task === "chat") {
    tellAnswers("built in", set, alone.predictions);
    tellAnswers("with the model", set, modelled.all);
    if (modelled.missing > 0)
      console.log(`${modelled.missing} of ${set.questions.length} questions without an answer: the built-in one counts.`);
  }
  const judged = predictions.filter((line) => line.kind === "match").map((line) => line.judged);
  if (task === "verdicts") console.log(`${judged.filter(Boolean).length} of ${judged.length} pairs were judged by the model.`);
  if (spent) console.log(tellSpent(spent, { count: about[task].count(set), what: about[task].what }, { price, isRecorded }));
  if (records) tellRecords(records);
  if (options.keep) writeFileSync(options.keep, modelled.all.map((line) => `${JSON.stringify(line)}\n`).join(""), { flag: "a" });
}

for (const folder of folders.length > 0 ? folders : about[task].sets.map((name) => join(own, name))) await compare(resolve(folder));
