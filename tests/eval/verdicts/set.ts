import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Prediction } from "./product.ts";

export type Half = "A" | "B";

export interface Question {
  id: string;
  scope: "candidate" | "job" | "both";
  job?: string;
  cv?: string;
  question: string;
  /** The question asked before it in the same talk. */
  after?: string;
}
interface Line {
  job?: string;
  cv?: string;
}

/** A labelled folder: `jobs` and `cvs` as text, and lines of verdicts, grades and questions. Its labels are the scorer's to read. */
export class VerdictSet {
  readonly jobs: string[];
  readonly cvs: string[];
  readonly pairs: { job: string; cv: string }[];
  readonly questions: Question[];
  readonly folder: string;

  /** `asked`: the files whose questions are asked: a folder may hold more than one, over the same records. */
  constructor(folder: string, asked: readonly string[] = ["questions.jsonl"]) {
    this.folder = folder;
    this.jobs = this.named("jobs");
    this.cvs = this.named("cvs");
    this.pairs = this.lines("grades.jsonl") as { job: string; cv: string }[];
    this.questions = asked.flatMap((file) => this.lines(file)) as unknown as Question[];
  }

  textOf(kind: "jobs" | "cvs", id: string): string {
    return readFileSync(join(this.folder, kind, `${id}.txt`), "utf8");
  }

  halfOf(id: string): Half {
    return (createHash("sha256").update(id).digest()[0] as number) % 2 === 0 ? "A" : "B";
  }

  /** A set of vacancies alone has no such files. */
  lines(file: string): Line[] {
    if (!existsSync(join(this.folder, file))) return [];
    return readFileSync(join(this.folder, file), "utf8")
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => JSON.parse(line) as Line);
  }

  private named(kind: string): string[] {
    if (!existsSync(join(this.folder, kind))) return [];
    const names = readdirSync(join(this.folder, kind)).filter((name) => name.endsWith(".txt"));
    return names.map((name) => name.slice(0, -4)).sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
  }
}

/** The records that a prediction rests on. */
export function recordsOf(line: Prediction, set: VerdictSet): string[] {
  const { job, cv } = line.kind === "answer" ? (set.questions.find(({ id }) => id === line.id) as Question) : (line as Line);
  return [job, cv].filter((id) => id !== undefined);
}

/** The set with the records of one half alone, or all (null); what is about a pair stays where both are in it. Returns `to`. */
export function copyOf(set: VerdictSet, half: Half | null, to: string): string {
  for (const kind of ["jobs", "cvs"] as const) {
    mkdirSync(join(to, kind), { recursive: true });
    for (const id of set[kind].filter((one) => half === null || set.halfOf(one) === half))
      for (const name of [`${id}.txt`, `${id}.json`]) copyFileSync(join(set.folder, kind, name), join(to, kind, name));
  }
  for (const file of ["verdicts.jsonl", "grades.jsonl", "questions.jsonl"]) {
    const kept = (file === "questions.jsonl" ? (set.questions as Line[]) : set.lines(file)).filter(({ job, cv }) =>
      [job, cv].every((id) => id === undefined || half === null || set.halfOf(id) === half),
    );
    writeFileSync(join(to, file), kept.map((line) => `${JSON.stringify(line)}\n`).join(""));
  }
  return to;
}
