import type { jobs as en } from "../en/jobs.ts";
import type { Shape } from "../shape.ts";

export const jobs: Shape<typeof en> = {
  title: "Vacatures",
  empty: "Nog geen vacatures",
  empty_text: "Plak een vacature: de eisen volgen vanzelf.",
  new: "Nieuwe vacature",
  matches_one: "{{count}} match",
  matches_other: "{{count}} matches",
};
