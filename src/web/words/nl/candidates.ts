import type { candidates as en } from "../en/candidates.ts";
import type { Shape } from "../shape.ts";

export const candidates: Shape<typeof en> = {
  title: "Kandidaten",
  empty: "Nog geen kandidaten",
  empty_text: "Sleep cv's hierheen om de eerste toe te voegen.",
};
