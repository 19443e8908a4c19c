import { wordsByLanguage } from "#engine/data/read.ts";

/** What tells how a line of a CV can be told again: patterns. */
interface RetoldWords {
  /** A verb that makes a statement of a note, which is then no list of work. */
  finite: string;
  /** Opens a line before a number, with a capital, and is no name. */
  about: string;
  /** Said to whoever reads the CV: no sentence about its writer takes it over. */
  chatty: string;
}

export const wordings = wordsByLanguage<RetoldWords>("cv-retold");
