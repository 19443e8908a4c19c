import type { Line } from "./line.ts";
import type { AskedWord } from "./topic.ts";

export interface Near {
  line: Line;
  score: number;
  /** How much of what was asked stands in the line itself and around it, 0…1, rare words counting more. */
  covers: number;
  /** Of that, what stands in the line itself. */
  own: number;
  /** It holds the sort of thing that was asked for. */
  fits: boolean;
  /** Asked words that neither the line nor what is around it holds. */
  lacks: AskedWord[];
  /** Those that the line holds as they were asked. */
  exact: AskedWord[];
}
