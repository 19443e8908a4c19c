import { expect, test } from "vitest";
import { prepareCandidate } from "#engine/matching/candidate.ts";
import { prepareJob } from "#engine/matching/job.ts";
import { matchCandidate } from "#engine/matching/match.ts";
import { quantised } from "#engine/matching/meaning/meaning.ts";
import { scoreOf } from "#engine/matching/score.ts";
import { nobody, nothingAsked } from "#tests/support/matchables.ts";
import { largePerson, seeded } from "../../../scripts/demo/large-people.ts";
import { entryOf } from "./entry.ts";
import { MatchIndex } from "./match-index.ts";

const SIZE = 16;
const PEOPLE = 40;
const random = seeded(7);
const anyVector = () => quantised(Array.from({ length: SIZE }, () => random() - 0.4)) as Int8Array;
const people = Array.from({ length: PEOPLE }, (_, number) => {
  const { fields, cv_text } = largePerson(number);
  return prepareCandidate({ ...nobody, ...fields, cv_text } as typeof nobody);
});
const entries = people.map(entryOf);
const vectors = people.map((_, number) => Int8Array.from(Array.from({ length: 1 + (number % 4) }, anyVector).flatMap((one) => [...one])));
const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
const job = prepareJob({
  ...nothingAsked,
  title: "Senior backend engineer",
  skills: [
    { name: "Python", kind: "must" },
    { name: "Kafka", kind: "nice" },
  ],
} as typeof nothingAsked);
const asked = { model: "m", vector: anyVector(), gauge: { apart: -0.2, alike: 0.6 } };

test("the index adds what is near in meaning exactly as the judge does", () => {
  const index = new MatchIndex();
  // Every third has no vectors: the line isn't theirs, and costs them nothing.
  for (const [number, entry] of entries.entries())
    index.put(idOf(number), entry, number % 3 === 0 ? null : { vectors: vectors[number] as Int8Array, size: SIZE });
  const near = new Map(
    index
      .rank(job, asked)
      .best(PEOPLE)
      .page.map(({ id, score }) => [id, score]),
  );
  const plain = new Map(
    index
      .rank(job)
      .best(PEOPLE)
      .page.map(({ id, score }) => [id, score]),
  );
  let moved = 0;
  for (const [number, person] of people.entries()) {
    const id = idOf(number);
    if (!near.has(id)) continue;
    const held = vectors[number] as Int8Array;
    const passages = Array.from({ length: held.length / SIZE }, (_, at) => ({ start: at, end: at + 1 }));
    const meaning = number % 3 === 0 ? undefined : { job: asked, candidate: { model: "m", passages, vectors: held } };
    const exact = scoreOf(matchCandidate(job, person, meaning).criteria).exact_score;
    const without = scoreOf(matchCandidate(job, person).criteria).exact_score;
    // Where the index is exact without the line, it is so with it.
    if (Math.abs((plain.get(id) as number) - without) < 0.01) expect(Math.abs((near.get(id) as number) - exact)).toBeLessThan(0.01);
    if (number % 3 === 0) expect(near.get(id)).toBe(plain.get(id));
    else if (near.get(id) !== plain.get(id)) moved += 1;
  }
  expect(moved).toBeGreaterThan(5);
});

test("vectors are the same after thousands of changes as when all is made anew", () => {
  const index = new MatchIndex();
  const here = new Map<string, number>();
  for (let change = 0; change < 6000; change += 1) {
    const id = idOf(Math.floor(random() * 1500));
    const number = Math.floor(random() * PEOPLE);
    if (random() < 0.45) {
      index.remove(id);
      here.delete(id);
    } else {
      index.put(id, entries[number] as (typeof entries)[number], { vectors: vectors[number] as Int8Array, size: SIZE });
      here.set(id, number);
    }
  }
  const anew = new MatchIndex();
  for (const [id, number] of here)
    anew.put(id, entries[number] as (typeof entries)[number], { vectors: vectors[number] as Int8Array, size: SIZE });
  expect(index.rank(job, asked).best(10_000)).toEqual(anew.rank(job, asked).best(10_000));
});

test("vectors of another length aren't compared", () => {
  const index = new MatchIndex();
  index.put(idOf(1), entries[1] as (typeof entries)[number], { vectors: vectors[1] as Int8Array, size: SIZE });
  const short = { ...asked, vector: quantised([1, 0]) as Int8Array };
  expect(index.rank(job, short).best(10)).toEqual(index.rank(job).best(10));
});
