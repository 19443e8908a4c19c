import type { PreparedJob } from "#engine/matching/job.ts";
import { ALIKE } from "#engine/matching/match.ts";
import { UNKNOWN as COST_OF_UNKNOWN, worth } from "#engine/matching/score.ts";
import { type Everybody, FITS, KNOCKED_OUT, REST, type Standings } from "./ranking.ts";
import { NOT_MET, type Verdicts } from "./verdicts.ts";

// Indexed reads: of typed arrays at places that were counted when they were filled; a check at each would be most of the time.

/** Sums are whole numbers of so many parts of a point: adding them is exact, in whatever order, and quick. */
const PARTS = 10_000;
/** So many places are summed up at a time: their sums stay in the memory that is nearest to the processor. */
const BLOCK = 2048;
/** A worth that says that there is no such line for somebody: it costs them nothing. */
export const NO_LINE = -1;

/** The places from `from` on: what each has, out of what, and whether something speaks for them. */
interface Block {
  from: number;
  over: Int32Array;
  under: Int32Array;
  fits: Uint8Array;
}
type Line = (block: Block) => void;

const gainOf = (verdict: "met" | "partly", weight: number) => Math.round(weight * worth[verdict] * PARTS);

function lineOfVerdicts(weight: number, verdicts: Verdicts, speaks: boolean): Line {
  // By verdict, so that no place has to be asked which it is.
  const gains = Int32Array.of(0, 0, gainOf("partly", weight), gainOf("met", weight));
  const fitting = Uint8Array.of(0, 0, Number(speaks), Number(speaks));
  const known = Math.round(weight * (1 - COST_OF_UNKNOWN) * PARTS);
  const costs = Int32Array.of(0, known, known, known);
  return ({ from, over, under, fits }) => {
    const of = verdicts.subarray(from, from + over.length);
    for (let at = 0; at < of.length; at += 1) {
      const verdict = of[at] as number;
      over[at] = (over[at] as number) + (gains[verdict] as number);
      under[at] = (under[at] as number) + (costs[verdict] as number);
      fits[at] = (fits[at] as number) | (fitting[verdict] as number);
    }
  };
}

/** What is worth half or more is all known; below that the rest is unknown, or with these verdicts not met. */
function lineOfWorths(weight: number, worths: Float64Array, verdicts: Verdicts | null, speaksFrom: number): Line {
  const known = weight * (1 - COST_OF_UNKNOWN);
  return ({ from, over, under, fits }) => {
    for (let at = 0; at < over.length; at += 1) {
      const own = worths[from + at] as number;
      if (own > 0) {
        over[at] = (over[at] as number) + Math.round(weight * own * PARTS);
        under[at] = (under[at] as number) + Math.round(known * Math.min(1, 2 * own) * PARTS);
        if (own >= speaksFrom) fits[at] = 1;
      } else if (verdicts !== null && verdicts[from + at] === NOT_MET) under[at] = (under[at] as number) + Math.round(known * PARTS);
    }
  };
}

/** The sums of `scoreOf`, for everybody at once: line by line is told what counts, then summed up. */
export class Sums {
  readonly #lines: Line[] = [];
  readonly #base: number;
  readonly #isKnockedOut: Uint8Array;

  constructor(places: number, { asks, relevance }: PreparedJob) {
    const weight = asks.reduce((sum, one) => sum + (one.kind === "knock_out" ? 0 : one.weight), relevance?.weight ?? 0);
    this.#base = Math.round(weight * COST_OF_UNKNOWN * PARTS);
    this.#isKnockedOut = new Uint8Array(places);
  }

  /** `speaks`: whoever has some of it fits. */
  add(weight: number, verdicts: Verdicts, speaks: boolean): void {
    this.#lines.push(lineOfVerdicts(weight, verdicts, speaks));
  }

  /** A line whose worth is told more exactly than by a verdict; whoever has any of it fits. */
  addWorths(weight: number, verdicts: Verdicts, worths: Float64Array): void {
    this.#lines.push(lineOfWorths(weight, worths, verdicts, 0));
  }

  addRelevance(weight: number, worths: Float64Array): void {
    this.#lines.push(lineOfWorths(weight, worths, null, ALIKE));
  }

  /** A line that only some have (`NO_LINE` for the others). */
  addForSome(weight: number, worths: Float64Array): void {
    const unknown = Math.round(weight * COST_OF_UNKNOWN * PARTS);
    this.#lines.push(({ from, under }) => {
      for (let at = 0; at < under.length; at += 1) if (worths[from + at] !== NO_LINE) under[at] = (under[at] as number) + unknown;
    });
    this.#lines.push(lineOfWorths(weight, worths, null, Number.POSITIVE_INFINITY));
  }

  knockOut(verdicts: Verdicts): void {
    for (let place = 0; place < verdicts.length; place += 1) if (verdicts[place] === NOT_MET) this.#isKnockedOut[place] = 1;
  }

  /** Everybody's score, 0…100, and how they stand, of those who are there. */
  total({ isHere }: Pick<Everybody, "isHere">): Standings {
    const isKnockedOut = this.#isKnockedOut;
    const places = isKnockedOut.length;
    const scores = new Float64Array(places);
    const standings = new Uint8Array(places);
    const counts = { fits: 0, knocked_out: 0, rest: 0 };
    const sums = { over: new Int32Array(BLOCK), under: new Int32Array(BLOCK), fits: new Uint8Array(BLOCK) };
    for (let from = 0; from < places; from += BLOCK) {
      const count = Math.min(BLOCK, places - from);
      const [over, under, fits] = [sums.over.subarray(0, count), sums.under.subarray(0, count), sums.fits.subarray(0, count)];
      over.fill(0);
      under.fill(this.#base);
      fits.fill(0);
      for (const line of this.#lines) line({ from, over, under, fits });
      for (let at = 0; at < count; at += 1) {
        const place = from + at;
        const isOut = isKnockedOut[place] === 1;
        const below = under[at] as number;
        if (below !== 0) scores[place] = ((100 * (over[at] as number)) / below) * (isOut ? 0.5 : 1);
        if (isHere[place] === 0) continue;
        if (fits[at] === 0) {
          standings[place] = REST;
          counts.rest += 1;
        } else {
          standings[place] = isOut ? KNOCKED_OUT : FITS;
          counts.fits += 1;
          if (isOut) counts.knocked_out += 1;
        }
      }
    }
    return { scores, standings, counts };
  }
}
