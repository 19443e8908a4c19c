export interface Ranked {
  id: string;
  /** What the judges would nearly say, 0…100. */
  score: number;
}

/** Bins that scores are counted in, to find the best without sorting all. */
const BINS = 2000;
const MOST = 100;
const binOf = (score: number) => Math.min(BINS - 1, Math.floor((score / MOST) * BINS));

/** Best first; of equals whoever came last, as in lists. */
const inOrder = (one: Ranked, other: Ranked) => other.score - one.score || (one.id < other.id ? 1 : -1);

/** Everybody of an index by their nearly-scores for one job, as of when it was made. */
export class Ranking {
  readonly #ids: readonly string[];
  readonly #scores: Float64Array;
  /** Whether somebody is there and something speaks for them. */
  readonly #fits: Uint8Array;
  /** How many something speaks for, of them how many fail a knock-out, and the others. */
  readonly counts = { fits: 0, knocked_out: 0, rest: 0 };

  constructor(ids: readonly string[], isHere: Uint8Array, scores: Float64Array, fits: Uint8Array, isKnockedOut: Uint8Array) {
    this.#ids = ids;
    this.#scores = scores;
    this.#fits = fits.map((fit, place) => fit & (isHere[place] as number));
    for (let place = 0; place < fits.length; place += 1) {
      if (!isHere[place]) continue;
      if (!fits[place]) this.counts.rest += 1;
      else {
        this.counts.fits += 1;
        if (isKnockedOut[place]) this.counts.knocked_out += 1;
      }
    }
  }

  get bytes(): number {
    return this.#scores.byteLength + this.#fits.byteLength;
  }

  /**
   * The best `most` for whom something speaks, best first, and how many there are in all: after a place in this order where one is
   * named (`after` counts for the page, not for the number), without `except`, of `only` alone, and from `least` on.
   */
  best(most: number, { after, except, only, least = 0 }: RankingPart = {}): { page: Ranked[]; total: number } {
    const bins = new Uint32Array(BINS);
    const places: number[] = [];
    let total = 0;
    for (let place = 0; place < this.#scores.length; place += 1) {
      const score = this.#scores[place] as number;
      if (!this.#fits[place] || score < least) continue;
      const id = this.#ids[place] as string;
      if (except?.has(id) || (only && !only.has(id))) continue;
      total += 1;
      if (after && (score > after.score || (score === after.score && id >= after.id))) continue;
      const bin = binOf(score);
      bins[bin] = (bins[bin] as number) + 1;
      places.push(place);
    }
    let bin = BINS;
    for (let count = 0; bin > 0 && count < most; ) {
      bin -= 1;
      count += bins[bin] as number;
    }
    const page = places
      .filter((place) => binOf(this.#scores[place] as number) >= bin)
      .map((place): Ranked => ({ id: this.#ids[place] as string, score: this.#scores[place] as number }))
      .sort(inOrder)
      .slice(0, most);
    return { page, total };
  }
}

export interface RankingPart {
  after?: Ranked | undefined;
  except?: ReadonlySet<string> | undefined;
  only?: ReadonlySet<string> | undefined;
  least?: number | undefined;
}
