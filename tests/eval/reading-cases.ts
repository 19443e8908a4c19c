/**
 * `npm run eval -- reading-cases [NAME…] [--wrong]`: small CVs outside the repository, each with one thing that is easily read wrong, read
 * by the product's own reader: which of them come out right in every field, as `score_parse.py` compares them.
 *
 * NAME…: only those whose name holds it. `--wrong` lists, for each field that is wrong, what should have been read and what was.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readCv } from "#engine/cv/read-cv.ts";
import { readPdf } from "#server/parts/documents/pdf.ts";
import { predictionOf } from "./reading/prediction.ts";

const TODAY = "2026-11-28";
const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { wrong: { type: "boolean", default: false } } });
const data = resolve(process.env.EVAL_DATA ?? "../shared/data");
const folder = join(data, "reading-cases");
const scorer = join(data, "eval/score_parse.py");

type Cv = ReturnType<typeof predictionOf>;

/** Which of the scorer's fields stand in which list of a CV. */
const LIST_OF: Record<string, keyof Cv> = {
  employer: "work",
  title: "work",
  work_dates: "work",
  work_entry: "work",
  institution: "education",
  degree: "education",
  edu_dates: "education",
};

/** "01-name {'name': (1, 1, 1), …}": for each document the fields that were not all found, or of which more was read than there is. */
function wrongFields(perDocument: string): Map<string, string[]> {
  const wrong = new Map<string, string[]>();
  for (const [, id = "", fields = ""] of perDocument.matchAll(/^(\S+) \{(.+)\}$/gm)) {
    const counts = [...fields.matchAll(/'(\w+)': \((\d+), (\d+), (\d+)\)/g)];
    wrong.set(
      id,
      counts.flatMap(([, field = "", right, said, asked]) => (right === said && right === asked ? [] : [field])),
    );
  }
  return wrong;
}

async function measure(names: string[]): Promise<void> {
  const gold = new Map<string, Cv>();
  const read = new Map<string, Cv>();
  for (const name of names) {
    gold.set(name, JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")));
    const { profile } = readCv(await readPdf(readFileSync(join(folder, `${name}.pdf`))), { today: TODAY });
    read.set(name, predictionOf(profile));
  }
  const scratch = mkdtempSync(join(tmpdir(), "eval-reading-cases-"));
  const kept = (file: string, key: "gold" | "pred", cvs: Map<string, Cv>) => {
    writeFileSync(join(scratch, file), [...cvs].map(([id, cv]) => `${JSON.stringify({ id, [key]: cv })}\n`).join(""));
    return join(scratch, file);
  };
  try {
    const scored = execFileSync("python3", [scorer, kept("gold", "gold", gold), kept("read", "pred", read), "--per-doc"], {
      encoding: "utf8",
    });
    const wrong = wrongFields(scored);
    for (const name of names) {
      const fields = wrong.get(name) ?? [];
      console.log(`${fields.length === 0 ? "right" : "wrong"}  ${name}  ${fields.join(" ")}`);
      if (!options.wrong) continue;
      for (const list of new Set(fields.map((field) => LIST_OF[field] ?? (field as keyof Cv))))
        console.log(
          `    ${list}\n      right ${JSON.stringify(gold.get(name)?.[list])}\n      read  ${JSON.stringify(read.get(name)?.[list])}`,
        );
    }
    console.log(scored.split("\n").find((line) => line.startsWith("ALL")));
    console.log(`${names.filter((name) => wrong.get(name)?.length === 0).length} of ${names.length} read right in every field`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (!existsSync(folder) || !existsSync(scorer)) console.log(`Reading cases: skipped, no ${folder} (EVAL_DATA names the folder above it)`);
else {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith(".json") ? [file.slice(0, -5)] : []));
  await measure(names.filter((name) => positionals.length === 0 || positionals.some((part) => name.includes(part))).sort());
}
