import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Prediction } from "./product.ts";
import { copyOf, type Half, recordsOf, type VerdictSet } from "./set.ts";

/** The folder of labelled data. */
export const data = resolve(process.env.EVAL_DATA ?? "../shared/data");

/** The scorer beside the data, or beside a set; undefined: there is none. */
export const scorerFor = (folder: string): string | undefined =>
  [join(data, "eval"), join(dirname(folder), "eval")].map((at) => join(at, "score_verdicts.mjs")).find((at) => existsSync(at));

/** What the scorer says, with `more` of its options, of predictions about one half of a set, or all (null); `also` looks at the same half. */
export function scored<T>(
  scorer: string,
  set: VerdictSet,
  { half, predictions, more = [] }: { half: Half | null; predictions: readonly Prediction[]; more?: string[] },
  also: (folder: string, lines: Prediction[]) => T,
): { said: string; also: T } {
  const temporary = mkdtempSync(join(tmpdir(), "proffer-eval-"));
  try {
    const lines = predictions.filter((line) => half === null || recordsOf(line, set).every((id) => set.halfOf(id) === half));
    const file = join(temporary, "predictions.jsonl");
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    const of = copyOf(set, half, join(temporary, "set"));
    const said = execFileSync(process.execPath, [scorer, of, file, ...more], { encoding: "utf8", maxBuffer: 1e8 });
    return { said, also: also(of, lines) };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
