import MiniSearch from "minisearch";
import { entryOf, packEntry, unpackEntry } from "#engine/index/entry.ts";
import { MatchIndex } from "#engine/index/match-index.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { type PreparedJob, prepareJob } from "#engine/matching/job.ts";
import { matchCandidate, mayFit } from "#engine/matching/match.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { nobody, nothingAsked } from "#tests/support/matchables.ts";
import { largePerson } from "../../scripts/demo/large-people.ts";
import { load, ms, percentile, seconds, tell } from "./figures.ts";
import type { Budget } from "./filled.ts";
import { madeVacancy } from "./made.ts";
import { openTextSearch } from "./text-search.ts";

/** So many different people; larger sizes hold each of them more than once, which the index can't know. */
const PEOPLE = 1000;
const MANY = 100_000;
const SIZES = [10_000, MANY, 1_000_000];
/** Entries of these are unpacked one by one, as the product does; of more people each once. */
const UNPACKED = MANY;
const RUNS = 20;
const FIRST_RUNS = 2;
const BEST = 200;
const SHOWN = 50;
const RECALL_JOBS = 20;
const MINISEARCH = 10_000;

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const since = (start: number) => performance.now() - start;
const median = (times: number[]) => percentile(times, 0.5);

/**
 * The index alone: building, memory, changes, ranking with the explained top; in turn with PostgreSQL's `ts_rank` over the same people's
 * texts, MiniSearch, and a copy in memory, so that what else the machine does is in all of them. And whom it misses.
 */
export async function benchMatchIndex(budget: Budget, sizes = SIZES): Promise<void> {
  const made = Array.from({ length: PEOPLE }, (_, number) => largePerson(number));
  let start = performance.now();
  const people = made.map(({ fields, cv_text }) => prepareCandidate({ ...nobody, ...fields, cv_text } as typeof nobody));
  tell(`facts of a person read anew, of ${PEOPLE}`, ms(since(start) / PEOPLE));
  start = performance.now();
  const entries = people.map((person) => packEntry(entryOf(person)));
  tell("an entry made of the facts, the first time", ms(since(start) / PEOPLE));
  const vacancies = Array.from({ length: RUNS + FIRST_RUNS }, (_, number) => madeVacancy(number));
  const jobs = vacancies.map((vacancy) => prepareJob({ ...nothingAsked, ...vacancy } as typeof nothingAsked));
  const unpacked = entries.map(unpackEntry);
  const filled = (size: number) => {
    const index = new MatchIndex();
    for (let number = 0; number < size; number += 1) {
      const at = number % PEOPLE;
      index.put(idOf(number), size <= UNPACKED ? unpackEntry(entries[at] as string) : (unpacked[at] as (typeof unpacked)[number]));
    }
    return index;
  };
  filled(10_000);
  const indexes = sizes.map((size) => {
    start = performance.now();
    const index = filled(size);
    const took = since(start);
    tell(
      `index of ${size}: built from entries${size > UNPACKED ? ", already unpacked" : ""}; memory a candidate`,
      `${seconds(took)}; ${Math.round(index.bytes / size)} bytes`,
    );
    budget.most(`bytes a candidate at ${size}`, index.bytes / size, 3000);
    if (size === MANY) budget.most("an index of 100,000 is built", took, 20_000);
    return { size, index, times: [] as number[], ratios: [] as number[], touched: [] as number[] };
  });
  const texts = made.map(({ cv_text }) => cv_text ?? "");
  const postgres = await openTextSearch(texts, MANY);
  const searched = miniSearch(texts);
  const [copies, mini, ranked] = [[] as number[], [] as number[], [] as number[]];
  tell("load of the machine, over one and five minutes", load());
  for (const [run, job] of jobs.entries()) {
    const isFirst = run < FIRST_RUNS;
    const bandwidth = copied();
    if (!isFirst) copies.push(bandwidth);
    for (const { index, times, ratios, touched } of indexes) {
      const before = index.touched;
      start = performance.now();
      rankExplained(index, job, people);
      const took = since(start);
      if (isFirst) continue;
      const bytes = index.touched - before;
      times.push(took);
      touched.push(bytes);
      ratios.push(took / (bytes / bandwidth));
    }
    const { description } = vacancies[run] as (typeof vacancies)[number];
    start = performance.now();
    searched.search(description).slice(0, SHOWN);
    if (!isFirst) mini.push(since(start));
    const tsRank = await postgres?.search(description, SHOWN);
    if (!isFirst && tsRank !== undefined) ranked.push(tsRank);
  }
  tell("memory: copied, read and written together", `${(median(copies) / 1e6).toFixed(1)} GB/s`);
  for (const { size, times, ratios, touched } of indexes) {
    tell(
      `one job with ${size}, the best ${BEST} found and ${SHOWN} judged: median, best of ${times.length}`,
      `${ms(median(times))}, ${ms(Math.min(...times))}`,
    );
    tell(
      `  bytes of the index touched; times as long as copying so much`,
      `${(median(touched) / 2 ** 20).toFixed(1)} MB; ${median(ratios).toFixed(1)}`,
    );
    if (size === MANY) {
      budget.most("one job with 100,000, explained", median(times), 15);
      budget.most("one job with 100,000: times the copying of what it touches", median(ratios), 20);
    }
  }
  tell(`MiniSearch, the same words in ${MINISEARCH} texts: median`, ms(median(mini)));
  const large = indexes.find(({ size }) => size === MANY);
  if (postgres) {
    const own = large ? median(large.times) : Number.NaN;
    tell(
      `PostgreSQL's ts_rank, the same words in ${MANY} texts: median; times as long`,
      `${ms(median(ranked))}; ${(median(ranked) / own).toFixed(0)}`,
    );
    budget.least("times that ts_rank takes as long", median(ranked) / own, 50);
    await postgres.stop();
  } else tell("PostgreSQL's ts_rank", "no PostgreSQL here");
  if (large) benchChanges(large.index, entries, budget);
  recall(filled(PEOPLE), people, budget);
  tell("load of the machine after", load());
}

function benchChanges(index: MatchIndex, entries: string[], budget: Budget): void {
  const times = Array.from({ length: 1000 }, (_, change) => {
    const start = performance.now();
    index.put(idOf((change * 7919) % index.size), unpackEntry(entries[(change * 31) % PEOPLE] as string));
    return since(start);
  });
  tell("one change at 100,000: median, worst of 1,000", `${ms(median(times))}, ${ms(Math.max(...times))}`);
  budget.most("one change at 100,000", median(times), 5);
}

const COPIED = new Uint8Array(64 * 2 ** 20);
const COPY = new Uint8Array(COPIED.length);
/** How many bytes a millisecond go through memory, read and written together, as a copy shows it. */
function copied(): number {
  const start = performance.now();
  COPY.set(COPIED);
  return (2 * COPIED.length) / since(start);
}

/** The best by the index, the first of them judged, in the order of their exact scores. */
function rankExplained(index: MatchIndex, job: PreparedJob, people: ReturnType<typeof prepareCandidate>[]) {
  return index
    .rank(job)
    .best(BEST)
    .page.slice(0, SHOWN)
    .map(({ id }) => {
      const person = people[Number(id.slice(-12)) % PEOPLE] as (typeof people)[number];
      return { id, ...scoreOf(matchCandidate(job, person).criteria) };
    })
    .sort((one, other) => other.exact_score - one.exact_score);
}

function miniSearch(texts: string[]): MiniSearch {
  const search = new MiniSearch({ fields: ["text"] });
  const start = performance.now();
  for (let number = 0; number < MINISEARCH; number += 1) search.add({ id: number, text: texts[number % texts.length] });
  tell(`MiniSearch: ${MINISEARCH} texts added`, seconds(since(start)));
  return search;
}

/** How many of the exact best 50, by the judges, are among the index's best 200. */
function recall(index: MatchIndex, people: ReturnType<typeof prepareCandidate>[], budget: Budget): void {
  let [found, all] = [0, 0];
  for (let number = 0; number < RECALL_JOBS; number += 1) {
    const job = prepareJob({ ...nothingAsked, ...madeVacancy(500 + number) } as typeof nothingAsked);
    const best = new Set(
      index
        .rank(job)
        .best(BEST)
        .page.map(({ id }) => id),
    );
    const exact = people
      .map((person, at) => ({ id: idOf(at), criteria: matchCandidate(job, person).criteria }))
      .filter(({ criteria }) => mayFit(criteria))
      .map(({ id, criteria }) => ({ id, score: scoreOf(criteria).exact_score }))
      .sort((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1))
      .slice(0, SHOWN);
    all += exact.length;
    found += exact.filter(({ id }) => best.has(id)).length;
  }
  tell(
    `of the judges' best ${SHOWN} of ${RECALL_JOBS} jobs among ${PEOPLE}, in the index's best ${BEST}`,
    `${((100 * found) / all).toFixed(1)} %`,
  );
  budget.least(`percent of the judges' best ${SHOWN} found`, (100 * found) / all, 98);
}
