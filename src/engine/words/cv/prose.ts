import { wordsByLanguage } from "#engine/data/read.ts";

/** How running prose tells of work: patterns. */
interface ProseWords {
  /** What comes behind is a title: "worked as a cook", "werd ik teamleider". */
  becomes: string;
  /** Words between those and the title itself. */
  articles: string;
  /** What comes behind is an employer. */
  employers: string;
  /** A title ends before these. */
  ends: string;
  /** What may stand before a date: it is no part of a title or name. */
  beforeDate: string;
  until: string;
  since: string;
  /** Somebody speaks of what they do today. */
  today: string;
  /** Somebody speaks of themselves: a sentence, no head of a job. */
  speaks: string;
}
export const { en: english, nl: dutch } = wordsByLanguage<ProseWords>("cv-prose");
