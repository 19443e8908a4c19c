/** What one language writes where a text claims more than a name or a number: patterns in lower case. */
export interface ClaimWords {
  /** Somebody led others or a piece of work. */
  led: string;
  /** A title of whoever leads. */
  leader: string;
  /** Somebody was there, helped or stood in: whoever did that didn't lead. */
  helped: string;
  /** Somebody begins, or can. */
  begins: string;
  /** Somebody did work: what a vacancy says of its own is none of it. */
  worked: string;
  /** A sentence that begins with it speaks of the one before. */
  leans: string;
  /** Within a question: what was said before. */
  pointsBack: string;
  /** Words that papers have in common. */
  ofAnyPaper: string;
  /** Things without a name in the lexicon, each at the place that it has in the other language's list. */
  alike: readonly string[];
}
