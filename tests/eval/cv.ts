import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { DocumentContent } from "#engine/cv/page/document.ts";
import { readCv } from "#engine/cv/read-cv.ts";
import { readDocx } from "#server/parts/documents/docx.ts";
import { readPdf } from "#server/parts/documents/pdf.ts";
import { halfOf } from "./halves.ts";
import { predictionOf } from "./reading/prediction.ts";

/** Measures CV reading on annotated CVs outside the repository: field by field, as their own script scores it. */

interface Annotated {
  id: string;
  file?: string;
  text?: string;
  /** Who designed how it looks: documents of one template are in the same half. */
  template?: string;
}

const TODAY = new Date().toISOString().slice(0, 10);
const folder = resolve(process.env.EVAL_DATA ?? "../shared/data");
const script = join(folder, "eval/score_parse.py");

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A document as the set keeps it: in a file that it names, in one that is called as it is, or as text. */
async function contentOf(set: string, { id, file, text = "" }: Annotated): Promise<DocumentContent> {
  const names = file ? [file] : ["pdf", "docx"].map((end) => `files/${id}.${end}`);
  const at = names.map((name) => join(folder, set, name)).find((name) => existsSync(name));
  if (!at) return { kind: "text", text, links: [], hidden: [] };
  return at.endsWith(".pdf") ? await readPdf(readFileSync(at)) : readDocx(readFileSync(at));
}

async function measure(set: string): Promise<void> {
  const gold = ["gold_dev.jsonl", "gold.jsonl"].map((name) => join(folder, set, name)).find((name) => existsSync(name));
  if (!gold) {
    console.log(`${set}: skipped, no gold file in ${join(folder, set)} (EVAL_DATA names the folder)`);
    return;
  }
  const times: number[] = [];
  const lines: string[] = [];
  const halves = new Map<string, ReturnType<typeof halfOf>>();
  for (const line of readFileSync(gold, "utf8").split("\n").filter(Boolean)) {
    const document = JSON.parse(line) as Annotated;
    const began = performance.now();
    const reading = readCv(await contentOf(set, document), { today: TODAY });
    times.push(performance.now() - began);
    halves.set(document.id, halfOf(document.template ?? document.id));
    lines.push(JSON.stringify({ id: document.id, pred: predictionOf(reading.profile) }));
  }
  const scratch = mkdtempSync(join(tmpdir(), "eval-cv-"));
  try {
    const predictions = join(scratch, `${set}.jsonl`);
    writeFileSync(predictions, `${lines.join("\n")}\n`);
    console.log(`\n${set}: ${lines.length} CVs, median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`);
    console.log(execFileSync("python3", [script, gold, predictions, ...process.argv.slice(2)], { encoding: "utf8" }));
    for (const half of ["read", "unread"] as const) {
      const ids = join(scratch, half);
      writeFileSync(ids, [...halves].flatMap(([id, own]) => (own === half ? [id] : [])).join("\n"));
      const { ALL: all } = JSON.parse(execFileSync("python3", [script, gold, predictions, "--ids", ids, "--json"], { encoding: "utf8" }));
      const fields = Object.entries<{ F1?: number }>(all).flatMap(([name, { F1 }]) => (F1 === undefined ? [] : [`${name} ${F1}`]));
      console.log(
        `half ${half === "read" ? "that rules were written with" : "that nobody looked at"}: core ${all.core} · ${fields.join(" · ")}`,
      );
    }
  } catch (error) {
    console.log(`${set}: no score, python3 or ${script} is missing (${error instanceof Error ? error.message.split("\n")[0] : error})`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (!existsSync(folder)) console.log(`CV reading: skipped, no folder ${folder} (EVAL_DATA names it)`);
else for (const set of ["cv_docs", "layouts", "ner_dataturks"]) await measure(set);
