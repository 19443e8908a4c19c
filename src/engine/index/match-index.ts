import { wordsKey } from "#contract/text/words-key.ts";
import type { PreparedJob } from "#engine/matching/job.ts";
import { weightOfMeaning } from "#engine/matching/judges/meaning.ts";
import { speaking } from "#engine/matching/match.ts";
import { type JobMeaning, worthOfLikeness } from "#engine/matching/meaning/meaning.ts";
import { K1 } from "#engine/matching/relevance.ts";
import { verdictsOn } from "./asks.ts";
import { titleWorths } from "./asks-work.ts";
import { type Entry, kinds } from "./entry.ts";
import { Held } from "./held.ts";
import { Meanings } from "./meanings.ts";
import { grown } from "./postings.ts";
import { Ranking } from "./ranking.ts";
import { NO_LINE, Sums } from "./sums.ts";
import { MET } from "./verdicts.ts";

// Indexed reads: of typed arrays at places that were counted when they were filled; a check at each would be most of the time.

/** More gone than this share of all places, and than so many: then the index is packed anew. */
const MOST_GONE = 0.25;
const FEW_GONE = 1000;
/** An id as text with its place in a map and in a list. */
const ID_BYTES = 140;
/** A verdict, two sums and whether somebody fits, of each place: each written, read, or both. */
const BYTES_OF_LINE = 2 + 4 * 4 + 2;
/** How often a word stands there, at most, in one byte. */
const OFTEN = 256;

/**
 * Everybody of a workspace in typed arrays, so that one job is compared with all of them at once: not by the judges, but by what they
 * would nearly say. The same people give the same scores in whatever order they came, left and changed. It holds no text and
 * proves nothing: the judges do, of the best.
 */
export class MatchIndex {
  #held = new Held();
  #meanings = new Meanings();
  #passed = 0;
  #ids: string[] = [];
  #isHere = new Uint8Array(1024);
  readonly #places = new Map<string, number>();

  /** How many people it holds. */
  get size(): number {
    return this.#places.size;
  }

  /** About what it takes in memory. */
  get bytes(): number {
    return this.#held.bytes + this.#meanings.bytes + this.#ids.length * ID_BYTES + this.#isHere.byteLength;
  }

  /** Bytes that rankings have read and written so far, of its lists and in passing everybody line by line: what their speed is measured by. */
  get touched(): number {
    return this.#held.touched + this.#passed;
  }

  /** Adds somebody, or what they are now in place of what they were; with the vectors of their passages, each `size` long. */
  put(id: string, entry: Entry, meaning?: { vectors: Int8Array; size: number } | null): void {
    this.remove(id);
    const place = this.#held.add(entry);
    if (meaning) this.#meanings.add(place, meaning.vectors, meaning.size);
    this.#ids[place] = id;
    this.#isHere = grown(this.#isHere, place + 1);
    this.#isHere[place] = 1;
    this.#places.set(id, place);
  }

  remove(id: string): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#isHere[place] = 0;
    this.#places.delete(id);
    const gone = this.#held.places - this.#places.size;
    if (gone > FEW_GONE && gone > MOST_GONE * this.#held.places) this.#pack();
  }

  #pack(): void {
    const kept = this.#ids.filter((_, place) => this.#isHere[place] === 1);
    this.#meanings = this.#meanings.only(this.#isHere, this.#held.places);
    this.#held = this.#held.only(this.#isHere);
    this.#ids = kept;
    this.#isHere = new Uint8Array(Math.max(1024, kept.length)).fill(1, 0, kept.length);
    kept.forEach((id, place) => {
      this.#places.set(id, place);
    });
  }

  /** Everybody by what a job would nearly score them; with its vector also by meaning, as exactly as the judge does. */
  rank(job: PreparedJob, meaning?: JobMeaning | null): Ranking {
    const held = this.#held;
    const sums = new Sums(held.places, job);
    for (const { asked, kind, weight, criterion, text } of job.asks) {
      const verdicts = verdictsOn(held, asked);
      const worths = asked.about === "title" ? titleWorths(held, verdicts, asked, job.title) : null;
      if (text !== null)
        held.each(kinds.said, wordsKey(text), (place) => {
          verdicts[place] = MET;
          if (worths) worths[place] = 1;
        });
      const speaks = speaking.has(criterion);
      if (kind === "knock_out") sums.knockOut(verdicts);
      if (worths && kind !== "knock_out") sums.addWorths(weight, verdicts, worths);
      else sums.add(kind === "knock_out" ? 0 : weight, verdicts, speaks);
    }
    if (job.relevance) sums.addRelevance(job.relevance.weight, relevanceOf(held, job.relevance.asked));
    this.#passed += held.places * BYTES_OF_LINE * (job.asks.length + (job.relevance ? 1 : 0));
    if (meaning) {
      const worths = new Float64Array(held.places).fill(NO_LINE);
      this.#meanings.nearest(meaning.vector, (place, like) => {
        worths[place] = worthOfLikeness(like, meaning.gauge);
      });
      sums.addForSome(weightOfMeaning(job), worths);
    }
    const everybody = { ids: this.#ids, placeOf: this.#places, isHere: this.#isHere };
    return new Ranking(everybody, sums.total(everybody));
  }
}

/** As `relevanceOf` of the judges, and as exact. */
function relevanceOf(held: Held, { words, concepts, all, usual }: NonNullable<PreparedJob["relevance"]>["asked"]): Float64Array {
  const shares = new Float64Array(held.places);
  const byOften = new Float64Array(OFTEN);
  const add = (kind: Parameters<Held["addWorth"]>[0], terms: typeof words) => {
    for (const [name, { weight }] of terms) {
      for (let often = 1; often < OFTEN; often += 1) byOften[often] = (weight * often) / (often + K1) / all;
      held.addWorth(kind, name, byOften, shares);
    }
  };
  add(kinds.word, words);
  add(kinds.concept, concepts);
  for (let place = 0; place < held.places; place += 1) shares[place] = 1 - Math.exp(-(shares[place] as number) / usual);
  return shares;
}
