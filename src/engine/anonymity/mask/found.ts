/** A stretch of a text that a mask hides. */
export interface Found {
  kind: string;
  start: number;
  end: number;
}
