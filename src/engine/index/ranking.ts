// Indexed reads: of typed arrays at places that were counted when they were filled; a check at each would be most of the time.

export interface Ranked {
  id: string;
  /** What the judges would nearly say, 0…100. */
  score: number;
}

/** Who of everybody: for whom something speaks, who of these fails a knock-out, and the others. */
type RankedGroup = "fits" | "knocked_out" | "rest";

/** Bins that scores are counted in, to find the best without sorting all. */
const BINS = 2000;
const MOST = 100;
const binOf = (score: number) => Math.min(BINS - 1, Math.floor((score / MOST) * BINS));

/** Best first; of equals whoever came last, as in lists. */
const inOrder = (one: Ranked, other: Ranked) => other.score - one.score || (one.id < other.id ? 1 : -1);

/** How somebody stands: gone (0), or the group they are in. */
export const REST = 1;
export const FITS = 2;
export const KNOCKED_OUT = 3;
/** The least and the most that a group's people stand as. */
const standingsOf: Record<RankedGroup, readonly [number, number]> = {
  fits: [FITS, KNOCKED_OUT],
  knocked_out: [KNOCKED_OUT, KNOCKED_OUT],
  rest: [REST, REST],
};

/** The people of an index by place, with those who left. */
export interface Everybody {
  ids: readonly string[];
  placeOf: ReadonlyMap<string, number>;
  isHere: Uint8Array;
}

/** What everybody scores for a job and how they stand; how many something speaks for, of them how many fail a knock-out, and the others. */
export interface Standings {
  scores: Float64Array;
  standings: Uint8Array;
  counts: Record<RankedGroup, number>;
}

/** Everybody of an index by their nearly-scores for one job, as of when it was made. */
export class Ranking {
  readonly #ids: readonly string[];
  readonly #placeOf: ReadonlyMap<string, number>;
  readonly #scores: Float64Array;
  readonly #standings: Uint8Array;
  readonly counts: Record<RankedGroup, number>;

  constructor({ ids, placeOf }: Everybody, { scores, standings, counts }: Standings) {
    this.#ids = ids;
    this.#placeOf = placeOf;
    this.#scores = scores;
    this.#standings = standings;
    this.counts = counts;
  }

  get bytes(): number {
    return this.#scores.byteLength + this.#standings.byteLength;
  }

  /**
   * The best `most` of those for whom something speaks, or of another group, best first, and how many there are in all: after a place in
   * this order where one is named (`after` counts for the page, not for the number), without `except`, of `only` alone, and from
   * `least` on.
   */
  best(most: number, { after, except, only, least = 0, of = "fits" }: RankingPart = {}): { page: Ranked[]; total: number } {
    const [from, to] = standingsOf[of];
    const standings = this.#asked(except, only);
    const scores = this.#scores;
    const bins = new Uint32Array(BINS);
    const places = new Uint32Array(most === 0 ? 0 : scores.length);
    let [total, count] = [0, 0];
    for (let place = 0; place < scores.length; place += 1) {
      const standing = standings[place] as number;
      const score = scores[place] as number;
      if (standing < from || standing > to || score < least) continue;
      total += 1;
      if (most === 0 || (after && (score > after.score || (score === after.score && (this.#ids[place] as string) >= after.id)))) continue;
      const bin = binOf(score);
      bins[bin] = (bins[bin] as number) + 1;
      places[count] = place;
      count += 1;
    }
    let bin = BINS;
    for (let held = 0; bin > 0 && held < most; ) {
      bin -= 1;
      held += bins[bin] as number;
    }
    const page: Ranked[] = [];
    for (const place of places.subarray(0, count)) {
      const score = scores[place] as number;
      if (binOf(score) >= bin) page.push({ id: this.#ids[place] as string, score });
    }
    return { page: page.sort(inOrder).slice(0, most), total };
  }

  /** How people stand, but for those who aren't asked. */
  #asked(except: Iterable<string> | undefined, only: Iterable<string> | undefined): Uint8Array {
    if (!except && !only) return this.#standings;
    const placesOf = (ids: Iterable<string>) =>
      Array.from(ids, (id) => this.#placeOf.get(id)).filter((place) => place !== undefined && place < this.#standings.length) as number[];
    const asked = only ? new Uint8Array(this.#standings.length) : this.#standings.slice();
    if (only) for (const place of placesOf(only)) asked[place] = this.#standings[place] as number;
    if (except) for (const place of placesOf(except)) asked[place] = 0;
    return asked;
  }
}

export interface RankingPart {
  after?: Ranked | undefined;
  except?: Iterable<string> | undefined;
  only?: Iterable<string> | undefined;
  least?: number | undefined;
  of?: RankedGroup | undefined;
}
