import { isPrivate, shownStretches } from "#engine/cv/private/private.ts";
import type { MatchableJob } from "../matchable-job.ts";
import type { Span } from "../passages.ts";

// Indexed reads: of two vectors of one length.

/**
 * What an embedding model makes of a vacancy and of the passages of a CV: unit vectors in whole numbers, −127…127 each. Models lie
 * differently far apart: `gauge` says how like texts are to a model that have nothing to do with one another, and that say the same.
 */
export interface JobMeaning {
  model: string;
  vector: Int8Array;
  gauge: Gauge;
}
export interface CandidateMeaning {
  model: string;
  /** Stretches of the CV, and their vectors one after the other. */
  passages: Span[];
  vectors: Int8Array;
}
export interface Gauge {
  apart: number;
  alike: number;
}

const WHOLE = 127;

/** A vector at unit length in whole numbers; null where it has no direction. */
export function quantised(vector: readonly number[]): Int8Array | null {
  let squares = 0;
  for (const one of vector) squares += one * one;
  const length = Math.sqrt(squares);
  if (!(length > 0 && Number.isFinite(length))) return null;
  const whole = new Int8Array(vector.length);
  for (const [at, one] of vector.entries()) whole[at] = Math.round((one / length) * WHOLE);
  return whole;
}

/** How like two vectors are, −1…1: the first against the one that begins at a place in the second. */
export function likeness(one: Int8Array, other: Int8Array, from = 0): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[from + at] as number);
  return sum / (WHOLE * WHOLE);
}

/** What a likeness is worth, 0…1: nothing for texts that are no more like than any two, all for those that say the same. */
export const worthOfLikeness = (like: number, { apart, alike }: Gauge): number =>
  Math.max(0, Math.min(1, (like - apart) / (alike - apart)));

const LONGEST_STRETCH = 300;
const MOST_STRETCHES = 48;
/** Shorter ones say nothing: a name, a place, a heading. */
const SHORTEST_STRETCH = 25;

/** Ways to reach somebody: no proof of anything, and nobody else's business. */
const CONTACT = /@|\d[\d\s().-]{6,}\d|(?:https?:|www\.|linkedin)/i;

/** The stretches of a CV that are compared by meaning: neighbouring passages together, of what may be weighed. */
export function stretchesOf(cv: string, passages: readonly Span[]): Span[] {
  const stretches: Span[] = [];
  let open: Span | null = null;
  const close = () => {
    if (open && open.end - open.start >= SHORTEST_STRETCH) stretches.push(open);
    open = null;
  };
  for (const { start, end } of passages) {
    const text = cv.slice(start, end);
    if (isPrivate(text) || CONTACT.test(text)) {
      close();
      continue;
    }
    if (open && end - open.start > LONGEST_STRETCH) close();
    open = { start: (open as Span | null)?.start ?? start, end: Math.min(end, start + 2 * LONGEST_STRETCH) };
  }
  close();
  return stretches.slice(0, MOST_STRETCHES);
}

const LONGEST_VACANCY = 2000;

/** What is compared of a vacancy: its title, what it asks, and the beginning of its text, without what is private. */
export function meaningOfJob(job: Pick<MatchableJob, "title" | "requirements" | "description">): string {
  const body = job.description ?? "";
  const shown = shownStretches(body).map(({ start, end }) => body.slice(start, end));
  return [job.title, ...job.requirements.map(({ text }) => text), ...shown].join("\n").slice(0, LONGEST_VACANCY);
}

/** Texts that say the same in two ways, of work that has nothing to do with the other pairs': by them a model's likeness is read. */
export const gaugeTexts: readonly (readonly [string, string])[] = [
  ["Provides wound care to elderly clients at home", "Verzorgt wonden van oudere cliënten in de thuiszorg"],
  ["Builds web services in Python with a PostgreSQL database", "Backend developer: Python APIs on PostgreSQL"],
  ["Drives an articulated lorry through the Benelux", "Vrachtwagenchauffeur CE op ritten in de Benelux"],
  ["Keeps the books and prepares VAT returns", "Boekhouder die de administratie en de btw-aangiften doet"],
  ["Teaches mathematics to pupils of twelve to sixteen", "Docent wiskunde in de onderbouw van de middelbare school"],
  ["Welds steel pipes in a shipyard", "Lasser van stalen leidingen op een scheepswerf"],
];

/** Closer together than this a model tells nothing apart. */
const LEAST_APART = 0.03;

/** How a model's likeness is to be read, by its vectors of `gaugeTexts` in pairs; null where it tells nothing apart. */
export function gaugeOf(vectors: readonly (readonly [Int8Array, Int8Array])[]): Gauge | null {
  let [same, other, others] = [0, 0, 0];
  for (const [at, [one, twin]] of vectors.entries()) {
    same += likeness(one, twin);
    for (const [more, [, stranger]] of vectors.entries()) {
      if (more === at) continue;
      other += likeness(one, stranger);
      others += 1;
    }
  }
  const gauge = { apart: other / others, alike: same / vectors.length };
  return gauge.alike - gauge.apart >= LEAST_APART ? gauge : null;
}
