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
  /** What is yet to be seen is told as certain. */
  promised: string;
  /** A sentence that begins with it speaks of the one before. */
  leans: string;
  /** Within a question: what was said before. */
  pointsBack: string;
  /** Words that papers have in common. */
  ofAnyPaper: string;
  /** Things without a name in the lexicon, each at the place that it has in the other language's list. */
  alike: readonly string[];
}

/** What a sentence may make more of somebody with than a passage says; `peerless`: by a no, "nobody knows it as well". */
export type RaisedKind = "alone" | "whole" | "best" | "peerless" | "others" | "cause" | "wish";

/** Of each kind how a sentence tells it, and by what words beside those a passage bears it: patterns in lower case, empty for none. */
export type RaisedWords = Record<RaisedKind, { told: string; held: string }>;
