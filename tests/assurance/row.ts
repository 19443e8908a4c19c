/** A line of the table of assurance: what is promised, what was measured now, and whether that holds. */
export interface Row {
  /** As the table in docs/assurance.md names it. */
  id: string;
  goal: string;
  figure: string;
  holds: boolean;
}

/** Measures, and tells what it found; it may write more than that to the console on its way. */
export type Suite = () => Promise<Row[]>;
