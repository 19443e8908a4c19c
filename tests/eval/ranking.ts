/**
 * Ranks with the engine what people have ranked before, and prints how well it agrees with them: figures, not verdicts.
 * Names of tasks as arguments run only those; `EVAL_KEEP` names a folder to keep the runs in. Data: `EVAL_DATA`, default `../shared/data`, with `rank_dev/<task>/{queries,docs,qrels}.jsonl` and
 * `eval/score_rank.py`. Without it this says so and stops.
 *
 * A document's place is its score from the engine; text relevance only orders documents of equal score.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { JobDraft } from "#contract/job.ts";
import { type MatchableCandidate, type PreparedCandidate, prepareCandidate } from "#engine/matching/candidate.ts";
import { type MatchableJob, type PreparedJob, prepareJob } from "#engine/matching/job.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import { TextIndex, TitleIndex } from "#engine/matching/relevance.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { findSkills } from "#engine/skills/lexicon.ts";
import { readVacancy } from "#engine/vacancy/read-vacancy.ts";

interface Text {
  id: string;
  text: string;
}
interface Judgement {
  q: string;
  d: string;
}

const TODAY = "2026-01-01";
const folder = resolve(process.env.EVAL_DATA ?? "../shared/data");
const tasks = join(folder, "rank_dev");

function lines<T>(path: string): T[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
}

function load(task: string) {
  const at = join(tasks, task);
  return {
    at,
    queries: lines<Text>(join(at, "queries.jsonl")),
    docs: lines<Text>(join(at, "docs.jsonl")),
    judgements: lines<Judgement>(join(at, "qrels.jsonl")),
  };
}

/** A candidate known by a CV alone. */
function candidateOf(cv_text: string): PreparedCandidate {
  const candidate: MatchableCandidate = {
    headline: null,
    city: null,
    country: null,
    skills: [],
    experience: [],
    education: [],
    certifications: [],
    languages: [],
    years_experience: null,
    desired: {},
    available_from: null,
    notice_weeks: null,
    work_permit: null,
    summary: null,
    cv_text,
  };
  return prepareCandidate(candidate);
}

/** A job as `create` would store it from a draft. */
function jobOf(draft: JobDraft): PreparedJob {
  const job: MatchableJob = {
    title: draft.title ?? "",
    city: null,
    country: null,
    remote: null,
    employment_type: null,
    hours_per_week: null,
    salary_min: null,
    salary_max: null,
    currency: null,
    period: null,
    description: draft.description ?? null,
    requirements: (draft.requirements ?? []).map((requirement, index) => ({
      ...requirement,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    })),
    skills: draft.skills ?? [],
    min_years: draft.min_years ?? null,
    education_level: draft.education_level ?? null,
    languages: draft.languages ?? [],
    start_date: null,
  };
  return prepareJob(job);
}

/** An occupation with its description: the first line is the title, the skills it names are wishes. */
function occupation(text: string): PreparedJob {
  const draft = readVacancy(text, { today: TODAY }).job;
  const title = text.split("\n")[0] ?? "";
  const names = [...new Set(findSkills(text).map((found) => found.name))].slice(0, 100);
  return jobOf({ ...draft, title, skills: names.map((name) => ({ name, kind: "nice" as const })) });
}

/** Key skills, parted by commas: each a must. */
function keySkills(text: string): PreparedJob {
  const names = [
    ...new Set(
      text
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && name.length <= 80),
    ),
  ];
  return jobOf({ title: "", description: text, skills: names.slice(0, 100).map((name) => ({ name, kind: "must" as const })) });
}

/** `score` in points, then relevance within (0, 1). */
function order(points: number, relevance: number, most: number): number {
  return points + (most > 0 ? (0.999 * relevance) / most : 0);
}

interface Run {
  q: string;
  d: string;
  score: number;
}

function rankCandidates(task: string, read: (text: string) => PreparedJob): { run: Run[]; pairs: number; ms: number } {
  const { queries, docs } = load(task);
  const index = new TextIndex(docs.map((doc) => doc.text));
  const candidates = docs.map((doc) => candidateOf(doc.text));
  const started = performance.now();
  const run: Run[] = [];
  for (const query of queries) {
    const job = read(query.text);
    const relevance = index.scores(query.text);
    const most = relevance.reduce((one, other) => Math.max(one, other), 0);
    docs.forEach((doc, at) => {
      const { score } = scoreOf(matchCandidate(job, candidates[at] as PreparedCandidate).criteria);
      run.push({ q: query.id, d: doc.id, score: order(score, relevance[at] ?? 0, most) });
    });
  }
  return { run, pairs: queries.length * docs.length, ms: performance.now() - started };
}

/** One CV against many vacancies. */
function rankJobs(task: string): { run: Run[]; pairs: number; ms: number } {
  const { queries, docs } = load(task);
  const index = new TextIndex(docs.map((doc) => doc.text));
  const started = performance.now();
  const run: Run[] = [];
  for (const query of queries) {
    const candidate = candidateOf(query.text);
    const relevance = index.scores(query.text);
    const most = relevance.reduce((one, other) => Math.max(one, other), 0);
    docs.forEach((doc, at) => {
      const job = jobOf(readVacancy(doc.text, { today: TODAY }).job);
      const { score } = scoreOf(matchCandidate(job, candidate).criteria);
      run.push({ q: query.id, d: doc.id, score: order(score, relevance[at] ?? 0, most) });
    });
  }
  return { run, pairs: queries.length * docs.length, ms: performance.now() - started };
}

/** Job titles against titles: likeness alone, there is nothing to match. */
function rankTitles(task: string): { run: Run[]; pairs: number; ms: number } {
  const { queries, docs } = load(task);
  const started = performance.now();
  const index = new TitleIndex(docs.map((doc) => doc.text));
  const run: Run[] = [];
  for (const query of queries) {
    const scores = index.scores(query.text);
    const best = docs
      .map((doc, at) => ({ q: query.id, d: doc.id, score: scores[at] ?? 0 }))
      .sort((one, other) => other.score - one.score)
      .slice(0, 200);
    run.push(...best);
  }
  return { run, pairs: queries.length * docs.length, ms: performance.now() - started };
}

function report(task: string, { run, pairs, ms }: { run: Run[]; pairs: number; ms: number }): void {
  const temporary = mkdtempSync(join(tmpdir(), "proffer-eval-"));
  const path = join(temporary, "run.jsonl");
  writeFileSync(path, run.map((line) => JSON.stringify(line)).join("\n"));
  const figures = execFileSync("python3", [join(folder, "eval", "score_rank.py"), join(tasks, task), path], { encoding: "utf8" }).trim();
  if (process.env.EVAL_KEEP) writeFileSync(join(process.env.EVAL_KEEP, `${task}.jsonl`), readFileSync(path));
  rmSync(temporary, { recursive: true });
  console.log(`${task.padEnd(16)} ${figures}  (${pairs} pairs, ${Math.round(ms)} ms)`);
}

if (!existsSync(tasks)) {
  console.log(`Skipped: no ranking data at ${tasks}. Set EVAL_DATA to the folder that holds rank_dev and eval.`);
} else {
  const only = process.argv.slice(2);
  const all: Record<string, () => { run: Run[]; pairs: number; ms: number }> = {
    cat_livecareer: () => rankCandidates("cat_livecareer", occupation),
    cat_updated: () => rankCandidates("cat_updated", occupation),
    ferr: () => rankCandidates("ferr", keySkills),
    panoslin: () => rankJobs("panoslin"),
    melo_bel: () => rankTitles("melo_bel"),
  };
  for (const [task, run] of Object.entries(all)) if (only.length === 0 || only.includes(task)) report(task, run());
}
