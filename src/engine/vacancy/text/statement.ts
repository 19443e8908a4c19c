import type { Section } from "#engine/words/vacancy-wording.ts";

/** A sentence or list item of the vacancy; places are JavaScript string indices into the whole text. */
export interface Statement {
  start: number;
  end: number;
  section: Section;
  bullet: boolean;
  /** The first of its line. */
  leads: boolean;
  /** Behind a label on its own line ("Pluspunten: …"): its parts are a list. */
  listed?: boolean;
  /** Nothing of its paragraph was asked before it. */
  opens?: boolean;
  /** Nothing but its words says that it asks: no heading does. */
  assumed?: boolean;
  /** Prose right behind a list of what is asked. */
  trails?: boolean;
  /** A sentence before it said that what comes next describes whom they look for. */
  told?: boolean;
  /** The box before it. */
  box?: "ticked" | "open";
  /** Points that a table or list gives it. */
  points?: number;
  /** Number of its line, headings and empty lines counted. */
  line: number;
}
