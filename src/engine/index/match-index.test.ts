import { describe, expect, test } from "vitest";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { matchCandidate, mayFit } from "#engine/matching/match.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { nobody, nothingAsked } from "#tests/support/matchables.ts";
import { largePerson, seeded } from "../../../scripts/demo/large-people.ts";
import { entryOf, packEntry, unpackEntry } from "./entry.ts";
import { MatchIndex } from "./match-index.ts";

const PEOPLE = 240;
const people = Array.from({ length: PEOPLE }, (_, number) => {
  const { fields, cv_text } = largePerson(number);
  // Some look for other work than they did.
  const titles = number % 7 === 0 ? ["Logistiek planner"] : number % 7 === 1 ? ["Verpleegkundige", "Iets heel anders"] : [];
  return prepareCandidate({ ...nobody, ...fields, desired: { ...fields.desired, titles }, cv_text } as typeof nobody);
});
const entries = people.map(entryOf);
const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

const ask = (
  id: string,
  text: string,
  kind: "must" | "nice" | "knock_out",
  skill: string | null = null,
  min_years: number | null = null,
) => ({
  id,
  text,
  kind,
  skill,
  min_years,
  weight: null,
  quote: null,
  start: null,
  end: null,
});
const jobs = [
  {
    title: "Senior backend engineer",
    city: "Utrecht",
    description: "We look for somebody who builds services with Python and Kafka, and who coaches juniors.",
    requirements: [
      ask("a", "At least 3 years of experience with Python", "must", "Python", 3),
      ask("b", "Kafka or RabbitMQ", "must"),
      ask("c", "Coaching colleagues", "nice"),
      ask("d", "A bachelor's degree in informatics", "nice"),
      ask("e", "English at C1", "knock_out"),
    ],
  },
  {
    title: "Wijkverpleegkundige",
    city: "Zwolle",
    description: "In de wijk zorg je voor cliënten met wonden en dementie.",
    requirements: [
      ask("a", "Ervaring met wondzorg", "must"),
      ask("b", "Twee jaar ervaring als verpleegkundige", "must", null, 2),
      ask("c", "Beschikbaar in avonden en weekenden", "nice"),
    ],
  },
  {
    title: "Logistiek planner",
    requirements: [
      ask("a", "WMS", "must", "WMS"),
      ask("b", "Ritten plannen voor filialen", "must"),
      ask("c", "Eigen vervoer", "nice"),
      ask("d", "Woonachtig in de regio Utrecht", "nice"),
    ],
  },
].map((job) => prepareJob({ ...nothingAsked, ...job } as typeof nothingAsked));

const filled = (numbers: Iterable<number>): MatchIndex => {
  const index = new MatchIndex();
  for (const number of numbers) index.put(idOf(number), entries[number % PEOPLE] as (typeof entries)[number]);
  return index;
};
const told = (index: MatchIndex) => jobs.map((job) => ({ ...index.rank(job).best(1_000_000), counts: index.rank(job).counts }));

describe("an index of people", () => {
  test("is the same after ten thousand changes as when it is made of who is left", () => {
    const random = seeded(3);
    const index = new MatchIndex();
    const here = new Map<string, number>();
    for (let change = 0; change < 10_000; change += 1) {
      const id = idOf(Math.floor(random() * 900));
      const number = Math.floor(random() * PEOPLE);
      if (random() < 0.4) {
        index.remove(id);
        here.delete(id);
      } else {
        index.put(id, entries[number] as (typeof entries)[number]);
        here.set(id, number);
      }
      if (change % 2500 !== 2499) continue;
      const anew = new MatchIndex();
      for (const [one, of] of here) anew.put(one, entries[of] as (typeof entries)[number]);
      expect(index.size).toBe(here.size);
      expect(told(index)).toEqual(told(anew));
    }
    // What left takes no memory for ever.
    expect(index.bytes).toBeLessThan(here.size * 16_000);
  });

  test("doesn't know in which order people came", () => {
    const numbers = Array.from({ length: 600 }, (_, number) => number);
    const shuffled = numbers.map((number) => ({ number, by: seeded(number)() })).sort((one, other) => one.by - other.by);
    expect(told(filled(shuffled.map(({ number }) => number)))).toEqual(told(filled(numbers)));
  });

  test("has everybody that something speaks for on one page, each once, in one order; the others are counted", () => {
    const index = filled(Array.from({ length: 500 }, (_, number) => number));
    for (const job of jobs) {
      const ranking = index.rank(job);
      const all = ranking.best(1000);
      const paged = [];
      for (let after = undefined as (typeof all.page)[number] | undefined; ; ) {
        const { page, total } = ranking.best(7, { after });
        expect(total).toBe(all.total);
        if (page.length === 0) break;
        paged.push(...page);
        after = page.at(-1);
      }
      expect(paged).toEqual(all.page);
      const { fits, rest } = ranking.counts;
      expect(fits).toBe(all.total);
      expect(fits + rest).toBe(500);
    }
  });

  test("leaves out whom it is told to, and keeps to whom it is told", () => {
    const index = filled(people.keys());
    const ranking = index.rank(jobs[0] as (typeof jobs)[number]);
    const { page } = ranking.best(20);
    const except = new Set(page.slice(0, 5).map(({ id }) => id));
    expect(ranking.best(15, { except }).page).toEqual(page.slice(5));
    expect(ranking.best(20, { only: except })).toEqual({ page: page.slice(0, 5), total: 5 });
    const least = page[9]?.score as number;
    expect(ranking.best(20, { least }).page.every(({ score }) => score >= least)).toBe(true);
  });

  test("scores nearly as the judges do, and misses nobody whom they put on top", () => {
    const index = filled(people.keys());
    for (const job of jobs) {
      const near = new Map(
        index
          .rank(job)
          .best(1000)
          .page.map(({ id, score }) => [id, score]),
      );
      const exact = people
        .map((person, number) => ({ id: idOf(number), criteria: matchCandidate(job, person).criteria }))
        .filter(({ criteria }) => mayFit(criteria))
        .map(({ id, criteria }) => ({ id, score: scoreOf(criteria).exact_score }))
        .sort((one, other) => other.score - one.score);
      const apart = exact.map(({ id, score }) => Math.abs(score - (near.get(id) ?? 0)));
      // An ask in free words is shown by more ways of saying it to the judges than to the index: 6 points in the mean, of the first job.
      expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThan(8);
      const best = new Set(
        index
          .rank(job)
          .best(40)
          .page.map(({ id }) => id),
      );
      for (const { id } of exact.slice(0, 10)) expect(best).toContain(id);
    }
  });

  test("holds what is stored, word for word, and no text", () => {
    const person = people[0] as (typeof people)[number];
    const packed = packEntry(entryOf(person));
    expect(packEntry(unpackEntry(packed))).toBe(packed);
    expect(packed).not.toContain(person.candidate.experience[0]?.description?.slice(0, 30));
  });
});
