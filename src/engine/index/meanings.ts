import { likeness } from "#engine/matching/meaning/meaning.ts";
import { grown } from "./postings.ts";

// Indexed reads: of typed arrays at places that were counted when they were filled; a check at each would be most of the time.

/** The vectors of people's passages, one after the other, by place. All have one length; others aren't taken. */
export class Meanings {
  #vectors = new Int8Array(0);
  #used = 0;
  #size = 0;
  /** Of each place where its vectors begin and end; both 0 where it has none. */
  #from = new Uint32Array(0);
  #to = new Uint32Array(0);

  get bytes(): number {
    return this.#vectors.byteLength + this.#from.byteLength + this.#to.byteLength;
  }

  add(place: number, vectors: Int8Array, size: number): void {
    if (vectors.length === 0 || (this.#size !== 0 && size !== this.#size)) return;
    this.#size = size;
    this.#vectors = grown(this.#vectors, this.#used + vectors.length);
    this.#vectors.set(vectors, this.#used);
    this.#from = grown(this.#from, place + 1);
    this.#to = grown(this.#to, place + 1);
    this.#from[place] = this.#used;
    this.#used += vectors.length;
    this.#to[place] = this.#used;
  }

  /** The same of the places that are marked, in their order. */
  only(kept: Uint8Array, places: number): Meanings {
    const packed = new Meanings();
    let to = 0;
    for (let place = 0; place < places; place += 1) {
      if (!kept[place]) continue;
      const [from = 0, end = 0] = [this.#from[place], this.#to[place]];
      if (end > from) packed.add(to, this.#vectors.subarray(from, end), this.#size);
      to += 1;
    }
    return packed;
  }

  /** How like the nearest of each one's passages is to a vector; `visit` hears nothing of who has none. */
  nearest(vector: Int8Array, visit: (place: number, like: number) => void): void {
    if (vector.length !== this.#size) return;
    for (let place = 0; place < this.#from.length; place += 1) {
      const [from, end] = [this.#from[place] as number, this.#to[place] as number];
      let best = Number.NEGATIVE_INFINITY;
      for (let at = from; at < end; at += this.#size) best = Math.max(best, likeness(vector, this.#vectors, at));
      if (end > from) visit(place, best);
    }
  }
}
