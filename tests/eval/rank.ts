/**
 * `npm run eval -- rank [TASKDIR …] [--out RUN.jsonl]`: ranks a labelled folder as the product does, and prints how well that agrees
 * with the labels, beside BM25 and TF-IDF. A folder holds `queries.jsonl` and `docs.jsonl` (lines of `id` and `text`), `meta.json`
 * (`direction` says what both sides are, `mode` whether all documents count or only the judged ones, `pos` from which relevance on
 * one is a hit) and `qrels.jsonl` (`q`, `d`, `rel`); without the last it only writes. `--out` writes a line `{q,d,score}` for each
 * pair that the product would rank. Without a folder: those of `rank_dev` in `EVAL_DATA`, else `../shared/data`.
 *
 * Nothing here scores: texts are read by the product's readers, compared and put in order by the functions that the server calls.
 */
import { createWriteStream, existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Words } from "./rank/baselines.ts";
import { type Measures, mean, measure, measures } from "./rank/measures.ts";
import { type Pair, rankTask, type Text } from "./rank/product.ts";

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: "string" } } });
const data = resolve(process.env.EVAL_DATA ?? "../shared/data");

function lines<T>(path: string): T[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
}

interface Judged {
  mode: string;
  least: number;
  /** Query → document → relevance. */
  relevances: Map<string, Map<string, number>>;
}

function judgedOf(folder: string, meta: { mode?: string; pos?: number }): Judged | null {
  const file = join(folder, "qrels.jsonl");
  if (!existsSync(file)) return null;
  const relevances = new Map<string, Map<string, number>>();
  for (const { q, d, rel } of lines<{ q: string; d: string; rel: number }>(file)) {
    const known = relevances.get(q);
    if (known) known.set(d, rel);
    else relevances.set(q, new Map([[d, rel]]));
  }
  return { mode: meta.mode ?? "full", least: meta.pos ?? 1, relevances };
}

/** The documents that count for a query, with what was given to each. */
function measured(judged: Judged, query: Text, docs: readonly Text[], scoreOf: (d: string, at: number) => number | null): Measures | null {
  const known = judged.relevances.get(query.id);
  if (!known) return null;
  const list = docs.flatMap((doc, at) =>
    judged.mode === "judged" && !known.has(doc.id) ? [] : [{ d: doc.id, relevance: known.get(doc.id) ?? 0, score: scoreOf(doc.id, at) }],
  );
  return measure(list, judged.least);
}

const row = (name: string, figures: Measures, rest = "") =>
  console.log(`  ${name.padEnd(8)} ${measures.map((one) => `${one} ${figures[one].toFixed(3)}`).join("  ")}  ${rest}`);

function run(folder: string, out: NodeJS.WritableStream | null): void {
  const meta = JSON.parse(readFileSync(join(folder, "meta.json"), "utf8")) as { direction: string; mode?: string; pos?: number };
  const queries = lines<Text>(join(folder, "queries.jsonl"));
  const docs = lines<Text>(join(folder, "docs.jsonl"));
  const judged = judgedOf(folder, meta);
  const each: Record<"product" | "BM25" | "TF-IDF", Measures[]> = { product: [], BM25: [], "TF-IDF": [] };
  const started = performance.now();
  let pairs = 0;
  for (const { query, ranked } of rankTask(meta.direction, queries, docs)) {
    pairs += ranked.length;
    for (const { d, score } of ranked) out?.write(`${JSON.stringify({ q: query.id, d, score } satisfies Pair)}\n`);
    if (!judged) continue;
    const scores = new Map(ranked.map(({ d, score }) => [d, score]));
    const figures = measured(judged, query, docs, (d) => scores.get(d) ?? null);
    if (figures) each.product.push(figures);
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${basename(folder)}: ${meta.direction}`);
  if (!judged) {
    console.log(`  ${pairs} pairs ranked in ${seconds} s; no labels to measure with`);
    return;
  }
  const words = new Words(docs.map(({ text }) => text));
  for (const query of queries) {
    for (const [name, scores] of [
      ["BM25", words.bm25(query.text)],
      ["TF-IDF", words.tfIdf(query.text)],
    ] as const) {
      const figures = measured(judged, query, docs, (_, at) => scores[at] || null);
      if (figures) each[name].push(figures);
    }
  }
  row("product", mean(each.product), `(${each.product.length} queries, ${pairs} pairs ranked, ${seconds} s)`);
  row("BM25", mean(each.BM25));
  row("TF-IDF", mean(each["TF-IDF"]));
}

const all = join(data, "rank_dev");
const folders =
  positionals.length > 0 ? positionals.map((one) => resolve(one)) : existsSync(all) ? readdirSync(all).map((name) => join(all, name)) : [];
const tasks = folders.filter((folder) => existsSync(join(folder, "meta.json")));
if (tasks.length === 0)
  console.log(`No ranking task to measure with: ${folders[0] ?? all} has no meta.json (EVAL_DATA names the folder that holds rank_dev).`);
const out = options.out ? createWriteStream(options.out) : null;
for (const task of tasks) run(task, out);
out?.end();
