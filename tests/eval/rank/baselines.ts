/** What the product is measured against: words alone, with how rare they are among the documents at hand. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#.]+/gu) ?? []).map((word) => word.replace(/^\.+|\.+$/g, "")).filter((word) => word.length > 1);

export class Words {
  private readonly postings = new Map<string, { document: number; count: number }[]>();
  private readonly lengths: number[];
  private readonly average: number;

  constructor(texts: readonly string[]) {
    this.lengths = texts.map((text, document) => {
      const words = wordsOf(text);
      for (const [word, count] of counted(words)) {
        const known = this.postings.get(word);
        if (known) known.push({ document, count });
        else this.postings.set(word, [{ document, count }]);
      }
      return words.length;
    });
    this.average = this.lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, texts.length);
  }

  /** BM25 with k1 = 1.2 and b = 0.75. */
  bm25(query: string): Float64Array {
    const scores = new Float64Array(this.lengths.length);
    for (const word of counted(wordsOf(query)).keys()) {
      const held = this.postings.get(word) ?? [];
      const rarity = Math.log(1 + (this.lengths.length - held.length + 0.5) / (held.length + 0.5));
      for (const { document, count } of held)
        scores[document] =
          (scores[document] as number) +
          (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * (this.lengths[document] as number)) / this.average));
    }
    return scores;
  }

  /** Cosine of dampened counts times rarity. */
  tfIdf(query: string): Float64Array {
    this.norms ??= this.lengthsOfVectors();
    const scores = new Float64Array(this.lengths.length);
    for (const [word, often] of counted(wordsOf(query))) {
      const held = this.postings.get(word) ?? [];
      const rarity = this.rarity(held.length);
      for (const { document, count } of held)
        scores[document] =
          (scores[document] as number) + ((1 + Math.log(often)) * (1 + Math.log(count)) * rarity ** 2) / (this.norms[document] || 1);
    }
    return scores;
  }

  private norms: Float64Array | undefined;
  private rarity = (held: number) => Math.log((1 + this.lengths.length) / (1 + held)) + 1;
  private lengthsOfVectors(): Float64Array {
    const squares = new Float64Array(this.lengths.length);
    for (const held of this.postings.values())
      for (const { document, count } of held)
        squares[document] = (squares[document] as number) + ((1 + Math.log(count)) * this.rarity(held.length)) ** 2;
    return squares.map(Math.sqrt);
  }
}

function counted(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
