import { type Entry, type EntryTitle, type Facets, kinds } from "./entry.ts";
import { grown, MOST_PLACES, Postings } from "./postings.ts";
import { Titles } from "./titles.ts";

// Indexed reads: of typed arrays at places that were counted when they were filled; a check at each would be most of the time.

/** A number that nobody told. */
export const UNTOLD = 0xffff;
const FULL = 1;
const RELOCATES = 2;
const IN_DUTCH = 4;
const IN_ENGLISH = 8;
const JOB = 16;
const LEARNER = 32;
const WISH = 64;
const AGE = 15;
/** Letters by which words that a concept may be a part of are found; as long as the judges' (`judges/words.ts`). */
const HEAD = 4;
const TAIL = 5;
const TAILED = 8;

/** Strings by number; 0 is none. */
class Names {
  readonly list: string[] = [""];
  readonly #byName = new Map<string, number>([["", 0]]);
  numberOf(name: string | null): number {
    const before = this.#byName.get(name ?? "");
    if (before !== undefined) return before;
    const number = this.list.push(name as string) - 1;
    this.#byName.set(name as string, number);
    return number;
  }
}

const whole = (value: number | null): number => (value === null ? UNTOLD : Math.max(0, Math.min(UNTOLD - 1, Math.round(value))));

/**
 * What an index holds of people, by place: postings of their terms, their titles, and one value each of the rest, in typed arrays. Places
 * are given in the order of adding and never change.
 */
export class Held {
  places = 0;
  /** Bytes read of its lists so far. */
  touched = 0;
  readonly titles = new Titles();
  readonly cities = new Names();
  readonly names = new Names();
  readonly #words = new Postings(true);
  readonly #others = new Postings(false);
  /** By title number: who holds it. */
  readonly #titlePlaces = new Postings(false);
  readonly #wordTerms = new Map<string, number>();
  readonly #otherTerms = new Map<string, number>();
  readonly #heads = new Map<string, string[]>();
  readonly #tails = new Map<string, string[]>();
  #cells = new Uint32Array(1024);
  #masks = new Uint32Array(1024);
  /** Of each place its titles: where they begin in the three arrays below. */
  titleFrom = new Uint32Array(1025);
  title = new Uint32Array(1024);
  titleMonths = new Uint16Array(1024);
  titleInfo = new Uint8Array(1024);
  /** Of each place whether a title is of a role that is known. */
  isInRole = new Uint8Array(1024);
  /** One value of each place. */
  of = {
    years: new Uint16Array(1024),
    studied: new Uint16Array(1024),
    studying: new Uint16Array(1024),
    city: new Uint32Array(1024),
    country: new Uint16Array(1024),
    radius: new Uint16Array(1024),
    hours: new Uint16Array(1024),
    from: new Uint16Array(1024),
    pay: new Float64Array(1024),
    currency: new Uint16Array(1024),
    transport: new Uint8Array(1024),
    permit: new Uint8Array(1024),
    flags: new Uint8Array(1024),
  };

  /** Of its arrays, and what its dictionaries take about. */
  get bytes(): number {
    const arrays = [
      this.#cells,
      this.#masks,
      this.titleFrom,
      this.title,
      this.titleMonths,
      this.titleInfo,
      this.isInRole,
      ...Object.values(this.of),
    ];
    const own = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
    const named = this.#wordTerms.size * 2 + this.#otherTerms.size + this.titles.list.length * 6 + this.cities.list.length;
    return own + named * NAME_BYTES + this.#words.bytes + this.#others.bytes + this.#titlePlaces.bytes;
  }

  /** Gives an entry the next place. */
  add(entry: Entry): number {
    const place = this.places;
    if (place >= MOST_PLACES) throw new RangeError(`An index holds at most ${MOST_PLACES} people.`);
    this.places += 1;
    const terms = entry.terms === "" ? [] : entry.terms.split("\n");
    const words = entry.masks.length;
    for (let at = 0; at < terms.length; at += 1) {
      const value = entry.values[at] as number;
      if (at < words) this.#words.add(this.#wordTerm(terms[at] as string), place, value, entry.masks[at]);
      else this.#others.add(this.#otherTerm(terms[at] as string), place, value);
    }
    this.#addTitles(place, entry.titles);
    this.#addFacets(place, entry.facets);
    return place;
  }

  /** Of a term with the letter of its kind. */
  #wordTerm(name: string): number {
    const known = this.#wordTerms.get(name);
    if (known !== undefined) return known;
    const term = this.#words.newTerm();
    // A slice would keep the whole entry in memory.
    const own = structuredClone(name);
    this.#wordTerms.set(own, term);
    const stem = own.slice(1);
    const put = (list: Map<string, string[]>, key: string) => {
      const same = list.get(key);
      if (same) same.push(stem);
      else list.set(key, [stem]);
    };
    if (stem.length >= HEAD) put(this.#heads, stem.slice(0, HEAD));
    if (stem.length >= TAILED) put(this.#tails, stem.slice(-TAIL));
    return term;
  }

  #otherTerm(name: string): number {
    const known = this.#otherTerms.get(name);
    if (known !== undefined) return known;
    const term = this.#others.newTerm();
    this.#otherTerms.set(structuredClone(name), term);
    return term;
  }

  #addTitles(place: number, titles: EntryTitle[]): void {
    const from = this.titleFrom[place] as number;
    const end = from + titles.length;
    this.title = grown(this.title, end);
    this.titleMonths = grown(this.titleMonths, end);
    this.titleInfo = grown(this.titleInfo, end);
    titles.forEach(({ title, role, age, months, isJob, isLearner, isWish }, step) => {
      const number = this.titles.numberOf(title, role);
      if (number === this.#titlePlaces.terms) this.#titlePlaces.newTerm();
      this.#titlePlaces.add(number, place, 0);
      this.title[from + step] = number;
      this.titleMonths[from + step] = whole(months);
      this.titleInfo[from + step] = Math.min(AGE, age) | (isJob ? JOB : 0) | (isLearner ? LEARNER : 0) | (isWish ? WISH : 0);
    });
    this.titleFrom = grown(this.titleFrom, place + 2);
    this.titleFrom[place + 1] = end;
    this.isInRole = grown(this.isInRole, place + 1);
    this.isInRole[place] = Number(titles.some(({ role, isWish }) => role !== null && !isWish));
  }

  /** The places that hold one of the marked titles, each once. */
  withTitles(marked: Uint8Array): Uint32Array {
    const isFound = new Uint8Array(this.places);
    const places = new Uint32Array(this.places);
    let found = 0;
    for (let number = 0; number < marked.length; number += 1) {
      if (!marked[number]) continue;
      const count = this.#titlePlaces.count(number);
      this.#cells = grown(this.#cells, count);
      this.#titlePlaces.read(number, this.#cells);
      this.touched += count * this.#cells.BYTES_PER_ELEMENT;
      for (let at = 0; at < count; at += 1) {
        const place = (this.#cells[at] as number) >>> 8;
        if (isFound[place]) continue;
        isFound[place] = 1;
        places[found] = place;
        found += 1;
      }
    }
    return places.subarray(0, found);
  }

  #addFacets(place: number, facets: Facets): void {
    const written = facets.written === "nl" ? IN_DUTCH : facets.written === "en" ? IN_ENGLISH : 0;
    this.#set(place, {
      years: whole(facets.years),
      studied: whole(facets.studied),
      studying: whole(facets.studying),
      city: this.cities.numberOf(facets.city),
      country: this.names.numberOf(facets.country),
      radius: whole(facets.radius_km),
      hours: whole(facets.hours),
      from: whole(facets.from),
      pay: facets.pay ?? 0,
      currency: this.names.numberOf(facets.currency),
      transport: facets.transport,
      permit: facets.permit,
      flags: (facets.hasFullCareer ? FULL : 0) | (facets.relocates ? RELOCATES : 0) | written,
    });
  }

  #set(place: number, values: Record<keyof Held["of"], number>): void {
    for (const name of Object.keys(this.of) as (keyof Held["of"])[]) {
      const column = grown(this.of[name], place + 1);
      column[place] = values[name];
      (this.of as Record<string, unknown>)[name] = column;
    }
  }

  /** The same of the places that are marked, in their order. */
  only(kept: Uint8Array): Held {
    const packed = new Held();
    const moved = new Int32Array(this.places).fill(-1);
    for (let place = 0; place < this.places; place += 1) {
      if (!kept[place]) continue;
      const to = packed.places;
      packed.places += 1;
      moved[place] = to;
      const [from, end] = [this.titleFrom[place] as number, this.titleFrom[place + 1] as number];
      packed.#copyTitles(to, this, from, end);
      const values = Object.fromEntries(Object.entries(this.of).map(([name, column]) => [name, column[place]]));
      packed.#set(to, {
        ...(values as Record<keyof Held["of"], number>),
        city: packed.cities.numberOf(this.cities.list[this.of.city[place] as number] || null),
        country: packed.names.numberOf(this.names.list[this.of.country[place] as number] || null),
        currency: packed.names.numberOf(this.names.list[this.of.currency[place] as number] || null),
      });
    }
    for (const name of this.#wordTerms.keys())
      this.eachWord(name.slice(1), (place, mask, value) => {
        const to = moved[place] as number;
        if (to >= 0) packed.#words.add(packed.#wordTerm(name), to, value, mask);
      });
    for (const name of this.#otherTerms.keys())
      this.each(name.slice(0, 1), name.slice(1), (place, value) => {
        const to = moved[place] as number;
        if (to >= 0) packed.#others.add(packed.#otherTerm(name), to, value);
      });
    return packed;
  }

  #copyTitles(place: number, other: Held, first: number, end: number): void {
    const titles = Array.from({ length: end - first }, (_, step) => {
      const at = first + step;
      const { title, role } = other.titles.list[other.title[at] as number] as { title: string; role: string | null };
      const months = other.titleMonths[at] as number;
      return {
        title,
        role,
        age: other.ageOf(at),
        months: months === UNTOLD ? null : months,
        isJob: other.isJob(at),
        isLearner: other.isLearner(at),
        isWish: other.isWish(at),
      };
    });
    this.#addTitles(place, titles);
  }

  hasFullCareer = (place: number): boolean => ((this.of.flags[place] as number) & FULL) !== 0;
  relocates = (place: number): boolean => ((this.of.flags[place] as number) & RELOCATES) !== 0;
  isWrittenIn = (place: number, language: string): boolean =>
    ((this.of.flags[place] as number) & (language === "nl" ? IN_DUTCH : language === "en" ? IN_ENGLISH : 0)) !== 0;
  ageOf = (at: number): number => (this.titleInfo[at] as number) & AGE;
  isJob = (at: number): boolean => ((this.titleInfo[at] as number) & JOB) !== 0;
  isWish = (at: number): boolean => ((this.titleInfo[at] as number) & WISH) !== 0;
  isLearner = (at: number): boolean => ((this.titleInfo[at] as number) & LEARNER) !== 0;

  /** The places that hold a term of a kind, each with its byte. */
  each(kind: string, name: string, visit: (place: number, value: number) => void): void {
    const term = this.#otherTerms.get(kind + name);
    if (term === undefined) return;
    const count = this.#others.count(term);
    this.#cells = grown(this.#cells, count);
    this.#others.read(term, this.#cells);
    this.touched += count * this.#cells.BYTES_PER_ELEMENT;
    const cells = this.#cells;
    for (let at = 0; at < count; at += 1) visit((cells[at] as number) >>> 8, (cells[at] as number) & 255);
  }

  /** The places that hold a word, with the passages and how often. */
  eachWord(stem: string, visit: (place: number, mask: number, value: number) => void): void {
    const term = this.#wordTerms.get(kinds.word + stem);
    if (term === undefined) return;
    const count = this.#words.count(term);
    this.#cells = grown(this.#cells, count);
    this.#masks = grown(this.#masks, count);
    this.#words.read(term, this.#cells, this.#masks);
    this.touched += 2 * count * this.#cells.BYTES_PER_ELEMENT;
    const [cells, masks] = [this.#cells, this.#masks];
    for (let at = 0; at < count; at += 1) visit((cells[at] as number) >>> 8, masks[at] as number, (cells[at] as number) & 255);
  }

  /** Adds `worth[how often]` of a word or concept to each place that holds it. */
  addWorth(kind: typeof kinds.word | typeof kinds.concept, name: string, worth: Float64Array, sums: Float64Array): void {
    const isWord = kind === kinds.word;
    const postings = isWord ? this.#words : this.#others;
    const term = (isWord ? this.#wordTerms : this.#otherTerms).get(kind + name);
    if (term === undefined) return;
    const count = postings.count(term);
    this.#cells = grown(this.#cells, count);
    postings.read(term, this.#cells);
    this.touched += count * this.#cells.BYTES_PER_ELEMENT;
    const cells = this.#cells;
    for (let at = 0; at < count; at += 1) {
      const cell = cells[at] as number;
      sums[cell >>> 8] = (sums[cell >>> 8] as number) + (worth[cell & 255] as number);
    }
  }

  /** In how many documents a word stands, or stood. */
  countOfWord(stem: string): number {
    const term = this.#wordTerms.get(kinds.word + stem);
    return term === undefined ? 0 : this.#words.count(term);
  }

  /** Words of the index that begin as a stem does, or end as it does, itself among them. */
  wordsNear(stem: string): string[] {
    return [
      ...(stem.length < HEAD && this.#wordTerms.has(kinds.word + stem) ? [stem] : []),
      ...(this.#heads.get(stem.slice(0, HEAD)) ?? []),
      ...(stem.length >= TAIL ? (this.#tails.get(stem.slice(-TAIL)) ?? []) : []),
    ];
  }
}

/** A name in a dictionary: its letters, its place in the map and in a list. */
const NAME_BYTES = 90;
