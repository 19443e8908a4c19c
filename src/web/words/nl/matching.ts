import type { matching as en } from "../en/matching.ts";
import type { Shape } from "../shape.ts";

export const matching: Shape<typeof en> = {
  score: "Score",
};
