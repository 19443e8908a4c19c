import { findSkills, impliedBy } from "#engine/skills/lexicon.ts";
import { findTitles, relatedRoles, titleFamily } from "#engine/skills/titles.ts";
import { fold, tokensOf } from "#engine/skills/tokens.ts";
import { stemsOf } from "./stems.ts";

/**
 * Relevance of many texts to a query text: an order among equals, never a part of a score. BM25 (Robertson and Zaragoza
 * 2009; k1 = 1.2, b = 0.75, idf = ln(1 + (N − n + ½) / (n + ½))) over stems of words, and beside them over the skills and
 * professions that the lexicon finds, so that texts meet in meaning where their words differ ("RN", "verpleegkundige").
 */
const K1 = 1.2;
const B = 0.75;

interface Posting {
  documents: number[];
  counts: number[];
}

class Index {
  private readonly postings = new Map<string, Posting>();
  private readonly lengths: number[] = [];
  private total = 0;

  add(terms: Iterable<string>): void {
    const document = this.lengths.length;
    let length = 0;
    for (const term of terms) {
      length += 1;
      let posting = this.postings.get(term);
      if (!posting) {
        posting = { documents: [], counts: [] };
        this.postings.set(term, posting);
      }
      const last = posting.documents.length - 1;
      if (posting.documents[last] === document) posting.counts[last] = (posting.counts[last] as number) + 1;
      else {
        posting.documents.push(document);
        posting.counts.push(1);
      }
    }
    this.lengths.push(length);
    this.total += length;
  }

  /** Adds `weight × BM25` of each document to `scores`. Terms may carry weights of their own. */
  addScores(query: ReadonlyMap<string, number>, weight: number, scores: Float64Array): void {
    const count = this.lengths.length;
    const average = this.total / Math.max(1, count) || 1;
    for (const [term, own] of query) {
      const posting = this.postings.get(term);
      if (!posting) continue;
      const held = posting.documents.length;
      const idf = Math.log(1 + (count - held + 0.5) / (held + 0.5));
      for (let at = 0; at < held; at += 1) {
        const document = posting.documents[at] as number;
        const frequency = posting.counts[at] as number;
        const norm = 1 - B + (B * (this.lengths[document] as number)) / average;
        scores[document] = (scores[document] as number) + (weight * own * idf * frequency * (K1 + 1)) / (frequency + K1 * norm);
      }
    }
  }
}

/** Term → how often, dampened: a word said ten times in a query isn't ten times as important. */
function weighted(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [term, count] of counts) counts.set(term, 1 + Math.log(count));
  return counts;
}

function* conceptsOf(text: string): Generator<string> {
  for (const { name } of findSkills(text)) {
    yield name;
    for (const brought of impliedBy(name)) yield brought;
  }
  for (const { role, general } of findTitles(text)) if (!general) yield `role:${role}`;
}

/** What stands at the head of a CV or vacancy tells what it is about: its words count this many times more. */
const HEAD = 160;
const HEAD_WEIGHT = 3;

const repeated = (terms: string[]) => Array.from({ length: HEAD_WEIGHT }, () => terms).flat();

/** Long texts by their words and by what the lexicon knows in them. */
export class TextIndex {
  private readonly words = new Index();
  private readonly concepts = new Index();
  readonly size: number;

  constructor(texts: readonly string[]) {
    this.size = texts.length;
    for (const text of texts) {
      const head = text.slice(0, HEAD);
      this.words.add([...stemsOf(text), ...repeated(stemsOf(head))]);
      this.concepts.add([...conceptsOf(text), ...repeated([...conceptsOf(head)])]);
    }
  }

  /** Relevance of every text, in their order: 0 and up, comparable within one query only. */
  scores(query: string): Float64Array {
    const scores = new Float64Array(this.size);
    const head = query.slice(0, HEAD).split("\n")[0] ?? "";
    this.words.addScores(weighted([...stemsOf(query), ...repeated(stemsOf(head))]), 1, scores);
    this.concepts.addScores(weighted([...conceptsOf(query), ...repeated([...conceptsOf(head)])]), 0.7, scores);
    return scores;
  }
}

const SHORTEST = 3;
const LONGEST = 5;

/** Letter groups of three to five, word by word, with marks at the ends: "kok" and "scheepskok" share "kok$". */
function* lettersOf(title: string): Generator<string> {
  for (const key of tokensOf(title).keys) {
    const word = `^${key}$`;
    for (let size = SHORTEST; size <= LONGEST; size += 1) {
      for (let at = 0; at + size <= word.length; at += 1) yield word.slice(at, at + size);
    }
  }
}

/** Short titles by their letters, their words and their family. Cosine of tf-idf over letter groups and stems, 0…1, plus the family. */
export class TitleIndex {
  private readonly idf = new Map<string, number>();
  private readonly postings = new Map<string, { documents: number[]; weights: number[] }>();
  private readonly roles: (string | null)[];
  readonly size: number;

  constructor(titles: readonly string[]) {
    this.size = titles.length;
    const counts = new Map<string, number>();
    const vectors = titles.map((title) => termCounts(title));
    for (const vector of vectors) for (const term of vector.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) this.idf.set(term, Math.log(1 + titles.length / count));
    vectors.forEach((vector, document) => {
      for (const [term, weight] of this.unit(vector)) {
        let posting = this.postings.get(term);
        if (!posting) {
          posting = { documents: [], weights: [] };
          this.postings.set(term, posting);
        }
        posting.documents.push(document);
        posting.weights.push(weight);
      }
    });
    this.roles = titles.map((title) => {
      const family = titleFamily(title);
      return family.general ? null : family.role;
    });
  }

  private unit(vector: Map<string, number>): Map<string, number> {
    let sum = 0;
    for (const [term, count] of vector) {
      const weight = count * (this.idf.get(term) ?? 0);
      vector.set(term, weight);
      sum += weight * weight;
    }
    const length = Math.sqrt(sum) || 1;
    for (const [term, weight] of vector) vector.set(term, weight / length);
    return vector;
  }

  /** Likeness of every title, in their order. */
  scores(query: string): Float64Array {
    const scores = new Float64Array(this.size);
    for (const [term, weight] of this.unit(termCounts(query))) {
      const posting = this.postings.get(term);
      if (!posting) continue;
      for (let at = 0; at < posting.documents.length; at += 1) {
        const document = posting.documents[at] as number;
        scores[document] = (scores[document] as number) + weight * (posting.weights[at] as number);
      }
    }
    const family = titleFamily(query);
    if (family.role && !family.general) {
      const near = relatedRoles(family.role);
      for (let document = 0; document < this.size; document += 1) {
        const role = this.roles[document];
        if (!role) continue;
        if (role === family.role) scores[document] = (scores[document] as number) + 0.15;
        else if (near.has(role)) scores[document] = (scores[document] as number) + 0.03;
      }
    }
    return scores;
  }
}

function termCounts(title: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of lettersOf(title)) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const stem of stemsOf(title)) counts.set(`=${stem}`, (counts.get(`=${stem}`) ?? 0) + 2);
  counts.set(
    `==${fold(title)
      .replace(/[^a-z0-9]+/g, " ")
      .trim()}`,
    1,
  );
  return counts;
}
