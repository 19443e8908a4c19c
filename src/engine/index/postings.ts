// Indexed reads: of typed arrays at places that were counted when they were filled; a check at each would be most of the time.

/** Cells of a term's first stretch, and of its longest. */
const FIRST = 4;
const LONGEST = 4096;
/** A place of the index and a byte in one cell. */
const BYTE = 8;
/** More places than this an index can't hold. */
export const MOST_PLACES = 2 ** 24;

/** Grows a typed array to hold at least so many; what it held stays. */
export function grown<A extends Uint32Array | Uint16Array | Uint8Array | Int8Array | Float64Array>(array: A, length: number): A {
  if (array.length >= length) return array;
  const larger = new (array.constructor as new (length: number) => A)(Math.max(length, Math.ceil(array.length * 1.5), 1024));
  // The two are of one kind: the types know only that each is one of five.
  larger.set(array as never);
  return larger;
}

/**
 * Terms with the places that hold them, each with a byte and where asked a mask: one long array in which each term has stretches that
 * double, the last cell of each telling where the next begins. Adding is constant in time; nothing is moved or taken out.
 */
export class Postings {
  #cells = new Uint32Array(1024);
  #masks: Uint32Array | null;
  #used = 1;
  /** Of each term: its first stretch, the next free cell, cells left in the last stretch, the length of that, and how many in all. */
  #first = new Uint32Array(256);
  #next = new Uint32Array(256);
  #left = new Uint16Array(256);
  #size = new Uint16Array(256);
  #count = new Uint32Array(256);
  #terms = 0;

  constructor(hasMasks: boolean) {
    this.#masks = hasMasks ? new Uint32Array(1024) : null;
  }

  /** Of all its arrays. */
  get bytes(): number {
    const arrays = [this.#cells, this.#masks, this.#first, this.#next, this.#left, this.#size, this.#count];
    return arrays.reduce((sum, array) => sum + (array?.byteLength ?? 0), 0);
  }

  get terms(): number {
    return this.#terms;
  }

  /** A number for one more term: how many there were. */
  newTerm(): number {
    const term = this.#terms++;
    this.#first = grown(this.#first, this.#terms);
    this.#next = grown(this.#next, this.#terms);
    this.#left = grown(this.#left, this.#terms);
    this.#size = grown(this.#size, this.#terms);
    this.#count = grown(this.#count, this.#terms);
    return term;
  }

  count(term: number): number {
    return this.#count[term] ?? 0;
  }

  add(term: number, place: number, value: number, mask = 0): void {
    if (this.#left[term] === 0) this.#newStretch(term);
    const at = this.#next[term] as number;
    this.#cells[at] = ((place << BYTE) | value) >>> 0;
    if (this.#masks) this.#masks[at] = mask;
    this.#next[term] = at + 1;
    this.#left[term] = (this.#left[term] as number) - 1;
    this.#count[term] = (this.#count[term] as number) + 1;
  }

  #newStretch(term: number): void {
    const size = Math.min(LONGEST, (this.#size[term] as number) * 2 || FIRST);
    const at = this.#used;
    this.#used += size + 1;
    this.#cells = grown(this.#cells, this.#used);
    if (this.#masks) this.#masks = grown(this.#masks, this.#used);
    if (this.#size[term] === 0) this.#first[term] = at;
    else this.#cells[this.#next[term] as number] = at;
    this.#next[term] = at;
    this.#left[term] = size;
    this.#size[term] = size;
  }

  /** Copies a term's cells, in the order they were added, and tells how many: `cell >>> 8` is the place, `cell & 255` the byte. */
  read(term: number, cells: Uint32Array, masks?: Uint32Array): number {
    const count = this.count(term);
    let from = this.#first[term] as number;
    let size = FIRST;
    for (let done = 0; done < count; size = Math.min(LONGEST, size * 2)) {
      const length = Math.min(size, count - done);
      cells.set(this.#cells.subarray(from, from + length), done);
      if (masks && this.#masks) masks.set(this.#masks.subarray(from, from + length), done);
      done += length;
      from = this.#cells[from + size] as number;
    }
    return count;
  }
}
