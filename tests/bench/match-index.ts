import MiniSearch from "minisearch";
import { entryOf, packEntry, unpackEntry } from "#engine/index/entry.ts";
import { MatchIndex } from "#engine/index/match-index.ts";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { type PreparedJob, prepareJob } from "#engine/matching/job.ts";
import { matchCandidate, mayFit } from "#engine/matching/match.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { nobody, nothingAsked } from "#tests/support/matchables.ts";
import { largePerson } from "../../scripts/demo/large-people.ts";
import { ms, percentile, seconds, tell } from "./figures.ts";
import type { Budget } from "./filled.ts";
import { madeVacancy } from "./made.ts";

/** So many different people; larger sizes hold each of them more than once, which the index can't know. */
const PEOPLE = 1000;
const SIZES = [10_000, 100_000, 1_000_000];
const RUNS = 20;
const BEST = 200;
const SHOWN = 50;
const RECALL_JOBS = 20;
const MINISEARCH = 10_000;

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const since = (start: number) => performance.now() - start;

/** The index alone: building, memory, changes, ranking with the explained top, beside MiniSearch; and whom it misses. */
export function benchMatchIndex(budget: Budget, sizes = SIZES): void {
  const made = Array.from({ length: PEOPLE }, (_, number) => largePerson(number));
  let start = performance.now();
  const people = made.map(({ fields, cv_text }) => prepareCandidate({ ...nobody, ...fields, cv_text } as typeof nobody));
  tell(`facts of a person read anew, of ${PEOPLE}`, ms(since(start) / PEOPLE));
  start = performance.now();
  const entries = people.map((person) => packEntry(entryOf(person)));
  tell("an entry made of the facts, the first time", ms(since(start) / PEOPLE));
  const jobs = Array.from({ length: RUNS }, (_, number) => prepareJob({ ...nothingAsked, ...madeVacancy(number) } as typeof nothingAsked));
  const filled = (size: number) => {
    const index = new MatchIndex();
    for (let number = 0; number < size; number += 1) index.put(idOf(number), unpackEntry(entries[number % PEOPLE] as string));
    return index;
  };
  filled(10_000);
  const indexes = sizes.map((size) => {
    start = performance.now();
    const index = filled(size);
    const took = since(start);
    tell(`index of ${size}: built from entries; memory a candidate`, `${seconds(took)}; ${Math.round(index.bytes / size)} bytes`);
    if (size === 100_000) {
      budget.most("an index of 100,000 is built", took, 20_000);
      budget.most("bytes a candidate at 100,000", index.bytes / size, 3000);
    }
    return { size, index, times: [] as number[] };
  });
  const searched = miniSearch(made.map(({ cv_text }) => cv_text));
  const mini: number[] = [];
  for (const [run, job] of jobs.entries()) {
    for (const { index, times } of indexes) {
      start = performance.now();
      rankExplained(index, job, people);
      if (run > 1) times.push(since(start));
    }
    start = performance.now();
    searched.search(madeVacancy(run).description).slice(0, SHOWN);
    if (run > 1) mini.push(since(start));
  }
  for (const { size, times } of indexes) {
    tell(`one job with ${size}, the best ${BEST} found and ${SHOWN} judged: median of ${times.length}`, ms(percentile(times, 0.5)));
    if (size === 100_000) budget.most("one job with 100,000, explained", percentile(times, 0.5), 15);
  }
  tell(`MiniSearch, the same words in ${MINISEARCH} texts: median`, ms(percentile(mini, 0.5)));
  const large = indexes.find(({ size }) => size === 100_000);
  start = performance.now();
  for (let change = 0; change < 1000; change += 1)
    large?.index.put(idOf((change * 7919) % large.size), unpackEntry(entries[(change * 31) % PEOPLE] as string));
  tell("one change at 100,000, mean of 1,000", ms(since(start) / 1000));
  budget.most("one change at 100,000", since(start) / 1000, 5);
  recall(filled(PEOPLE), people, budget);
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
